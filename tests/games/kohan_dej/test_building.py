"""KO-3.30 to KO-3.39: building, payment, warrants, tax, completion."""

import pytest

from games.kohan_dej.scene import (
    SIX,
    asks,
    cast,
    city,
    do,
    gold,
    golds,
    hand,
    hold,
    keys,
    names,
    offers,
    table,
    texts,
    turn,
    verbs,
    warrants,
    without,
)
from panj.core.state import NOBODY
from panj.games.kohan_dej.state import KohanState
from support import asked, moves, rule


def builder(
    name: str = "king", cards: str = "", own: int = 20, districts: str = "", seats: int = 4
) -> KohanState:
    s = table(seats)
    hand(s, 0, cards)
    city(s, 0, districts)
    gold(s, own)
    turn(s, 0, name)
    return s


@rule("KO-3.30")
def test_a_card_of_the_hand_is_built_for_its_cost() -> None:
    s = builder(cards="castle tavern", own=5)
    do(s, "build castle")
    assert names(s.players[0].city) == ["castle"]
    assert names(s.players[0].hand) == ["tavern"]
    assert golds(s)[0] == 1


@rule("KO-3.30")
def test_a_card_that_is_too_dear_is_not_offered() -> None:
    s = builder(cards="castle tavern", own=3)
    assert offers(s, "build") == ["tavern"]


@rule("KO-3.30", "KO-5.6")
def test_the_secret_vault_is_never_built() -> None:
    assert offers(builder(cards="secret_vault", districts="framework"), "build") == []


@rule("KO-3.31")
@pytest.mark.parametrize(
    ("name", "limit"),
    [("king", 1), ("architect", 3), ("seer", 2), ("scholar", 2), ("navigator", 0), ("wizard", 1)],
)
def test_the_limit_depends_on_the_role(name: str, limit: int) -> None:
    s = builder(name, "tavern temple watchtower prison manor")
    built = 0
    while offers(s, "build"):
        s.play(next(move for move in moves(s) if move.kind == 9))
        built += 1
    assert built == limit


@rule("KO-3.31", "KO-4.93")
def test_the_stables_are_outside_the_limit() -> None:
    s = builder(cards="stables tavern temple")
    do(s, "build tavern")
    assert offers(s, "build") == ["stables"]
    do(s, "build stables")
    assert offers(s, "build") == []


@rule("KO-3.31", "KO-4.28")
def test_trade_districts_of_the_trader_are_outside_the_limit() -> None:
    s = builder("trader", "tavern market manor temple docks")
    do(s, "build tavern", "build market", "build manor")
    assert offers(s, "build") == ["docks"]


@rule("KO-3.32")
def test_no_district_stands_twice_in_a_city() -> None:
    assert offers(builder(cards="tavern temple", districts="tavern"), "build") == ["temple"]


@rule("KO-3.32", "KO-4.93")
def test_the_quarry_allows_duplicates() -> None:
    assert offers(builder(cards="tavern", districts="quarry tavern"), "build") == ["tavern"]


@rule("KO-3.32", "KO-4.18")
def test_the_wizard_may_build_duplicates_the_whole_turn() -> None:
    assert offers(builder("wizard", "tavern", districts="tavern"), "build") == ["tavern"]


@rule("KO-3.33", "KO-4.93", "KO-9.28")
@pytest.mark.parametrize(
    ("seats", "cards", "allowed"), [(4, 4, True), (4, 5, False), (3, 5, True), (3, 6, False)]
)
def test_the_monument_needs_a_small_city(seats: int, cards: int, allowed: bool) -> None:
    five = ["framework", "temple", "church", "tavern", "market", "manor"][:cards]
    s = builder(cards="monument", districts=" ".join(five), seats=seats)
    assert (offers(s, "build") == ["monument"]) == allowed


@rule("KO-3.34", "KO-4.84")
def test_the_factory_makes_other_unique_districts_cheaper() -> None:
    s = builder(cards="park castle", districts="factory", own=5)
    do(s, "build park")
    assert golds(s)[0] == 0
    s = builder(cards="factory", own=4)
    assert offers(s, "build") == []


@rule("KO-3.34", "KO-3.35", "KO-4.85")
def test_the_framework_pays_for_any_card() -> None:
    s = builder(cards="palace", districts="framework tavern", own=0)
    do(s, "build palace")
    assert names(s.players[0].city) == ["tavern", "palace"]
    assert names(s.deck)[0] == "framework"
    assert s.now.built == 1


@rule("KO-3.34", "KO-4.85", "KO-3.43")
def test_with_gold_and_framework_one_is_asked_how_to_pay() -> None:
    s = builder(cards="palace", districts="framework", own=5)
    do(s, "build palace")
    assert texts(s) == ["pay_gold", "pay_framework"]
    do(s, "pay_gold")
    assert golds(s)[0] == 0
    assert names(s.players[0].city) == ["framework", "palace"]


@rule("KO-3.34", "KO-4.90")
def test_the_necropolis_may_be_built_for_an_own_district() -> None:
    s = builder(cards="necropolis", districts="keep* tavern", own=0)
    do(s, "build necropolis")
    assert texts(s) == ["sacrifice 0,0", "sacrifice 0,1"]
    do(s, "sacrifice 0,0")
    assert names(s.players[0].city) == ["tavern", "necropolis"]
    assert golds(s)[0] == 0


@rule("KO-3.34", "KO-4.92", "KO-3.43")
def test_the_thieves_den_takes_cards_for_gold() -> None:
    s = builder(cards="thieves_den palace palace castle", own=4)
    do(s, "build thieves_den")
    assert texts(s) == ["pay_card palace", "pay_card castle"]
    do(s, "pay_card palace")
    assert "done" not in texts(s)
    do(s, "pay_card castle", "done")
    assert golds(s)[0] == 0
    assert names(s.players[0].hand) == ["palace"]
    assert sorted(names(s.deck[:2])) == ["castle", "palace"]


@rule("KO-4.92")
def test_the_den_cannot_be_paid_with_more_cards_than_its_price() -> None:
    cards = "thieves_den tavern temple market church manor docks prison harbor"
    s = builder(cards=cards, own=0)
    do(s, "build thieves_den")
    for name in ("tavern", "temple", "market", "church", "manor", "docks"):
        do(s, f"pay_card {name}")
    assert texts(s) == ["done"]
    do(s, "done")
    assert names(s.players[0].city) == ["thieves_den"]


@rule("KO-4.25", "KO-9.23", "KO-3.43")
def test_den_cards_first_then_the_cardinal_covers_the_rest() -> None:
    s = builder("cardinal", "thieves_den tavern temple market church docks", own=1)
    gold(s, 1, 0, 4, 0)
    do(s, "build thieves_den")
    assert texts(s) == ["pay_cards"] or asks(s)[0] == "PayWithCards"
    do(s, "pay_card tavern", "done")
    assert asks(s) == ("ChooseLender", 0)
    assert texts(s) == ["borrow 2"]
    do(s, "borrow 2")
    for name in ("temple", "market", "church", "docks"):
        do(s, f"give {name} 2")
    assert names(s.players[0].city) == ["thieves_den"]
    assert golds(s) == [0, 0, 0, 0]
    assert names(s.players[2].hand) == ["temple", "market", "church", "docks"]


@rule("KO-3.35")
def test_unpaid_builds_use_the_limit_and_are_taxed() -> None:
    s = builder(cards="palace tavern", districts="framework", own=3)
    cast(s, "tax_collector")
    do(s, "build palace")
    assert golds(s)[0] == 2
    assert s.tax == 1
    assert offers(s, "build") == []


# Warrants


def warranted(sealed: str, blanks: str, cards: str = "castle", own: int = 9) -> KohanState:
    """Seat 1 is the Magistrate; seat 0 takes the Architect's turn."""
    s = table(4)
    hold(s, magistrate=1, architect=0)
    without(s, "tax_collector")
    hand(s, 0, cards)
    gold(s, own)
    warrants(s, 1, sealed, blanks)
    turn(s, 0, "architect")
    return s


@rule("KO-3.36", "KO-4.13")
def test_the_magistrate_may_confiscate_the_first_paid_build() -> None:
    s = warranted("architect", "king thief")
    do(s, "build castle")
    assert asks(s) == ("AnswerWarrant", 1)
    assert texts(s) == ["confiscate", "let_pass"]


@rule("KO-3.36")
def test_a_blank_warrant_is_asked_in_the_same_way_and_must_pass() -> None:
    s = warranted("king", "architect thief")
    do(s, "build castle")
    assert asks(s) == ("AnswerWarrant", 1)
    assert asked(s).SECRET
    assert texts(s) == ["let_pass"]
    do(s, "let_pass")
    assert names(s.players[0].city) == ["castle"]
    assert len(s.marks.warrants) == 3


@rule("KO-3.36")
def test_a_role_without_a_warrant_opens_no_window() -> None:
    s = warranted("king", "thief warlord")
    do(s, "build castle")
    assert asks(s) == ("TakeTurn", 0)


@rule("KO-3.36", "KO-4.13")
def test_after_a_pass_later_builds_are_safe() -> None:
    s = warranted("architect", "king thief", "castle tavern")
    do(s, "build castle", "let_pass", "build tavern")
    assert asks(s) == ("TakeTurn", 0)
    assert sorted(names(s.players[0].city)) == ["castle", "tavern"]


@rule("KO-3.36", "KO-9.38")
def test_the_magistrates_own_second_role_opens_no_window() -> None:
    s = warranted("architect", "king thief")
    s.marks.magistrate = 0
    do(s, "build castle")
    assert asks(s) == ("TakeTurn", 0)


@rule("KO-3.36", "KO-9.29")
def test_a_monument_cannot_be_confiscated_into_a_large_city() -> None:
    s = warranted("architect", "king thief", "monument")
    city(s, 1, "temple church tavern market manor")
    do(s, "build monument")
    assert texts(s) == ["let_pass"]


@rule("KO-3.37")
def test_a_confiscated_district_is_built_by_the_magistrate_for_free() -> None:
    s = warranted("architect", "king thief", "castle", own=5)
    do(s, "build castle", "confiscate")
    assert names(s.players[1].city) == ["castle"]
    assert s.players[0].city == []
    assert golds(s) == [5, 0, 0, 0]
    assert s.now.built == 1
    assert s.marks.warrants == []


@rule("KO-3.37", "KO-3.31")
def test_confiscated_stables_do_not_use_the_limit() -> None:
    s = warranted("architect", "king thief", "stables")
    do(s, "build stables", "confiscate")
    assert s.now.built == 0


@rule("KO-3.37", "KO-4.25")
def test_the_cardinal_gets_back_what_he_took_but_not_his_cards() -> None:
    s = table(4)
    hold(s, magistrate=1, cardinal=0)
    hand(s, 0, "castle tavern temple")
    gold(s, 2, 0, 5, 0)
    warrants(s, 1, "cardinal", "thief king")
    turn(s, 0, "cardinal")
    do(s, "build castle", "borrow 2", "give tavern 2", "give temple 2", "confiscate")
    assert golds(s) == [4, 0, 3, 0]
    assert names(s.players[2].hand) == ["tavern", "temple"]
    assert s.players[0].hand == []


@rule("KO-3.37", "KO-4.27", "KO-9.41")
def test_the_alchemist_gets_a_confiscated_cost_back_exactly_once() -> None:
    s = table(4)
    hold(s, magistrate=1, alchemist=0)
    hand(s, 0, "castle")
    gold(s, 6)
    warrants(s, 1, "alchemist", "thief king")
    turn(s, 0, "alchemist")
    do(s, "build castle", "confiscate", "end_turn")
    assert golds(s)[0] == 6


# Tax


@rule("KO-3.38")
def test_every_build_is_taxed_while_the_tax_collector_is_in_the_cast() -> None:
    s = builder(cards="tavern", own=5)
    cast(s, "tax_collector")
    do(s, "build tavern")
    assert golds(s)[0] == 3
    assert s.tax == 1


@rule("KO-3.38")
def test_who_has_nothing_left_pays_no_tax() -> None:
    s = builder(cards="tavern", own=1)
    cast(s, "tax_collector")
    do(s, "build tavern")
    assert (golds(s)[0], int(s.tax)) == (0, 0)


@rule("KO-3.38")
def test_without_the_tax_collector_there_is_no_tax() -> None:
    s = builder(cards="tavern", own=5)
    do(s, "build tavern")
    assert (golds(s)[0], int(s.tax)) == (4, 0)


@rule("KO-3.38", "KO-4.37")
def test_the_tax_collector_builds_untaxed() -> None:
    s = builder("tax_collector", "tavern", 5)
    do(s, "build tavern")
    assert (golds(s)[0], int(s.tax)) == (4, 0)


@rule("KO-3.38", "KO-9.13", "KO-4.34")
def test_seizing_and_exchanging_are_not_taxed() -> None:
    for name, chosen in (
        ("marshal", ["seize 1,0"]),
        ("diplomat", ["hand_over 0,0", "exchange 1,0"]),
    ):
        s = builder(name, districts="palace", own=5)
        cast(s, "tax_collector")
        city(s, 1, "tavern")
        do(s, *chosen)
        assert s.tax == 0


# Completion


@rule("KO-3.39", "KO-0.4")
def test_the_first_completed_city_makes_the_round_final() -> None:
    s = builder(cards="castle", districts=SIX)
    assert not s.is_final_round()
    do(s, "build castle")
    assert s.ending.first == 0
    assert s.is_final_round()


@rule("KO-3.39", "KO-9.17")
def test_being_first_is_permanent() -> None:
    s = builder(cards="castle", districts=SIX)
    do(s, "build castle")
    city(s, 0, SIX)
    city(s, 1, SIX)
    hand(s, 1, "palace")
    gold(s, 0, 9)
    turn(s, 1, "warlord")
    do(s, "build palace")
    assert s.ending.first == 0
    assert not s.is_complete(0)


@rule("KO-3.39", "KO-9.8")
def test_the_monument_counts_two_for_completion() -> None:
    s = builder(districts="monument temple church tavern market", cards="castle")
    do(s, "build castle")
    assert s.ending.first == 0


@rule("KO-3.39")
def test_a_confiscation_can_complete_a_city_on_another_players_turn() -> None:
    s = warranted("architect", "king thief")
    city(s, 1, SIX)
    do(s, "build castle", "confiscate")
    assert s.ending.first == 1


@rule("KO-3.39")
def test_a_seizure_can_complete_a_city() -> None:
    s = builder("marshal", districts="temple church palace market manor watchtower")
    city(s, 1, "tavern")
    do(s, "seize 1,0")
    assert s.ending.first == 0


@rule("KO-3.39", "KO-4.33")
def test_an_exchange_of_the_monument_can_complete_the_others_city() -> None:
    s = builder("diplomat", districts="monument")
    city(s, 1, SIX)
    do(s, "hand_over 0,0", "exchange 1,0")
    assert s.ending.first == 1
    assert names(s.players[1].city)[-1] == "monument"


@rule("KO-5.2")
def test_a_city_may_grow_beyond_its_target() -> None:
    s = builder("architect", "castle palace harbor", districts=SIX)
    do(s, "build castle", "build palace", "build harbor")
    assert len(s.players[0].city) == 9
    assert s.ending.first == 0


@rule("KO-3.36")
def test_no_warrant_means_no_magistrate() -> None:
    s = builder(cards="castle")
    assert s.marks.magistrate == NOBODY
    do(s, "build castle")
    assert "confiscated" not in keys(s)
    assert "build" not in verbs(s)
