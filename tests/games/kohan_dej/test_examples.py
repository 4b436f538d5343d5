"""KO-8: the worked examples, number for number."""

import pytest

from games.kohan_dej.scene import (
    SEVEN,
    asks,
    call,
    cast,
    city,
    deck,
    do,
    gold,
    golds,
    hand,
    hold,
    keep_most,
    kind,
    names,
    offers,
    points,
    role,
    table,
    texts,
    threats,
    turn,
    verbs,
    warrants,
)
from panj.games.kohan_dej.rules.rounds import EndRound
from panj.games.kohan_dej.rules.targets import destroy_price, exchange_price, seize_price
from panj.games.kohan_dej.state import KohanState
from support import asked, moves, rule


@rule("KO-8.1", "KO-5.3")
def test_8_1_the_scoring_example_of_the_rulebook() -> None:
    s = table(4)
    city(s, 0, "manor castle market tavern barracks smithy haunted_quarter")
    city(s, 1, "temple church monastery tavern market docks town_hall")
    city(s, 2, "map_room dragon_gate palace harbor")
    city(s, 3, "imperial_treasury castle cathedral prison")
    hand(s, 2, "tavern temple manor docks")
    gold(s, 5, 5, 5, 6)
    s.ending.first = 0
    s.ending.ended = 1
    assert points(s, 0) == {"districts": 20, "first_complete": 4, "five_types": 3, "total": 27}
    assert points(s, 1) == {"districts": 17, "complete": 2, "total": 19}
    assert points(s, 2) == {"districts": 20, "map_room": 4, "dragon_gate": 2, "total": 26}
    assert points(s, 3) == {"districts": 16, "imperial_treasury": 6, "total": 22}
    assert s.ranking() == [1, 4, 2, 3]


@rule("KO-8.2")
def test_8_2_a_robbed_warlord_gathers_destroys_earns_and_builds() -> None:
    s = table(4)
    hold(s, thief=1, warlord=0)
    s.marks.robbed = role("warlord")
    s.marks.thief = 1
    gold(s, 4)
    city(s, 0, "prison watchtower")
    city(s, 2, "trading_post")
    hand(s, 0, "barracks")
    call(s, 8)
    assert golds(s)[0] == 0
    do(s, "gather_gold", "destroy 2,0")
    assert golds(s)[0] == 1
    do(s, "income")
    assert golds(s)[0] == 3
    do(s, "build barracks")
    assert golds(s)[0] == 0
    assert "income" not in verbs(s)


@rule("KO-8.3", "KO-3.14")
def test_8_3_two_roles_in_one_hand_keep_their_powers_apart() -> None:
    s = table(3)
    hold(s, architect=0, warlord=0)
    city(s, 1, "temple")
    deck(s, "tavern manor castle palace")
    gold(s, 3)
    call(s)
    do(s, "bonus")
    assert "destroy" not in verbs(s)
    do(s, "gather_gold", "end_turn")
    assert names(s.players[0].hand) == ["tavern", "manor"]
    do(s, "build tavern")
    assert offers(s, "build") == []
    assert offers(s, "destroy") == ["0,0", "1,0"]


@rule("KO-8.4", "KO-4.24")
@pytest.mark.parametrize("mix", [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_8_4_the_abbot_mixes_gold_and_cards(mix: tuple[int, int]) -> None:
    s = table(4)
    city(s, 0, "temple church cathedral")
    turn(s, 0, "abbot")
    do(s, "income")
    assert offers(s, "mix") == ["3", "2", "1", "0"]
    do(s, f"mix {mix[0]}")
    assert (golds(s)[0], len(s.players[0].hand)) == mix


def threatened(own: int) -> KohanState:
    s = table(4)
    hold(s, blackmailer=1, architect=0)
    gold(s, own)
    threats(s, 1, "architect", "king")
    call(s, 7)
    return s


@rule("KO-8.5", "KO-4.16")
@pytest.mark.parametrize(("own", "bribe"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (8, 4)])
def test_8_5_bribes(own: int, bribe: int) -> None:
    s = threatened(own)
    do(s, "gather_cards")
    do(s, texts(s)[0])
    if own > 1:
        do(s, "pay_bribe")
    assert golds(s)[:2] == [own - bribe, bribe]


@rule("KO-8.5", "KO-4.16")
def test_8_5_refusing_a_real_threat_costs_all() -> None:
    s = threatened(3)
    do(s, "gather_gold", "refuse")
    assert golds(s)[:2] == [0, 5]


@rule("KO-8.6", "KO-4.15")
def test_8_6_the_spy_finds_three_trade_cards() -> None:
    s = table(4)
    hand(s, 2, "tavern market docks castle temple")
    gold(s, 0, 0, 2)
    turn(s, 0, "spy")
    do(s, "spy 2", "name_type trade")
    assert golds(s)[0] == 2
    assert len(s.players[0].hand) == 3
    assert (golds(s)[2], len(s.players[2].hand)) == (0, 5)


@rule("KO-8.7", "KO-4.26")
def test_8_7_the_merchant_builds_before_his_income() -> None:
    s = table(4)
    city(s, 0, "tavern market")
    hand(s, 0, "trading_post")
    gold(s, 1)
    turn(s, 0, "merchant", gathered=False)
    assert golds(s)[0] == 2
    do(s, "build trading_post")
    assert golds(s)[0] == 0
    do(s, "gather_cards")
    do(s, texts(s)[0], "income")
    assert golds(s)[0] == 3


@rule("KO-8.8", "KO-4.27", "KO-3.40")
def test_8_8_poor_house_before_the_alchemists_refund() -> None:
    s = table(4)
    city(s, 0, "poor_house")
    hand(s, 0, "castle")
    gold(s, 4)
    turn(s, 0, "alchemist")
    do(s, "build castle")
    assert golds(s)[0] == 0
    do(s, "end_turn")
    assert golds(s)[0] == 5


@rule("KO-8.9", "KO-4.27")
def test_8_9_tax_is_not_refunded() -> None:
    s = table(4)
    cast(s, "tax_collector")
    hand(s, 0, "castle")
    gold(s, 5)
    turn(s, 0, "alchemist")
    do(s, "build castle")
    assert golds(s)[0] == 0
    do(s, "end_turn")
    assert golds(s)[0] == 4


def warranted(name: str, cards: str, own: int, **others: int) -> KohanState:
    """Seat 1 is the Magistrate with the sealed warrant on this role; seat 0 plays it."""
    s = table(4)
    hold(s, magistrate=1, **{name: 0})
    cast(s, "artist" if name != "tax_collector" else "tax_collector")
    hand(s, 0, cards)
    gold(s, own, others.get("magistrate", 0))
    warrants(s, 1, name, "thief king" if name != "king" else "thief warlord")
    return s


@rule("KO-8.10", "KO-3.37", "KO-3.38")
@pytest.mark.parametrize("taxed", [False, True])
def test_8_10_a_confiscated_palace(taxed: bool) -> None:
    s = warranted("architect", "palace tavern temple manor", 7, magistrate=2)
    if taxed:
        cast(s, "tax_collector")
    turn(s, 0, "architect")
    do(s, "build palace")
    assert golds(s)[0] == 2
    do(s, "confiscate")
    assert golds(s)[0] == 7
    assert golds(s)[1] == (1 if taxed else 2)
    assert s.now.built == 1
    do(s, "build tavern", "build temple")
    assert asks(s) == ("TakeTurn", 0)
    assert offers(s, "build") == []


@rule("KO-8.11", "KO-3.35", "KO-3.36")
def test_8_11_an_unpaid_build_opens_no_window_the_next_paid_one_does() -> None:
    s = warranted("scholar", "palace tavern", 3)
    cast(s, "tax_collector")
    city(s, 0, "framework")
    turn(s, 0, "scholar")
    do(s, "build palace")
    assert asks(s) == ("TakeTurn", 0)
    assert golds(s)[0] == 2
    do(s, "build tavern")
    assert asks(s) == ("AnswerWarrant", 1)


@rule("KO-8.12", "KO-3.36")
def test_8_12_a_duplicate_cannot_be_taken_and_later_builds_neither() -> None:
    s = warranted("architect", "tavern castle", 9)
    city(s, 1, "tavern quarry")
    turn(s, 0, "architect")
    do(s, "build tavern")
    assert texts(s) == ["let_pass"]
    do(s, "let_pass", "build castle")
    assert asks(s) == ("TakeTurn", 0)


@rule("KO-8.13", "KO-3.37", "KO-4.92")
def test_8_13_a_confiscated_thieves_den_returns_only_its_gold() -> None:
    s = warranted("king", "thieves_den tavern temple", 3)
    city(s, 0, "factory")
    turn(s, 0, "king")
    do(s, "build thieves_den", "pay_card tavern", "pay_card temple", "done")
    assert golds(s)[0] == 0
    do(s, "confiscate")
    assert golds(s)[0] == 3
    assert sorted(names(s.deck[:2])) == ["tavern", "temple"]
    assert names(s.players[1].city) == ["thieves_den"]


@rule("KO-8.14", "KO-4.25")
def test_8_14_the_cardinal_buys_a_castle() -> None:
    s = table(4)
    hand(s, 0, "castle tavern temple market")
    gold(s, 2, 5)
    turn(s, 0, "cardinal")
    do(s, "build castle", "borrow 1", "give tavern 1", "give temple 1")
    assert golds(s)[:2] == [0, 3]
    assert len(s.players[0].hand) == 1
    assert len(s.players[1].hand) == 2
    s = table(4)
    hand(s, 0, "castle prison market church")
    gold(s, 2, 1)
    turn(s, 0, "cardinal")
    assert "castle" not in offers(s, "build")


@rule("KO-8.15", "KO-4.32", "KO-4.83", "KO-4.86")
def test_8_15_prices_of_the_warlord() -> None:
    s = table(4)
    city(s, 1, "temple palace dragon_gate")
    city(s, 2, "temple* great_wall dragon_gate")
    assert [destroy_price(s, 1, kind(name)) for name in ("temple", "palace")] == [0, 4]
    assert destroy_price(s, 2, kind("temple*")) == 2
    assert destroy_price(s, 2, kind("great_wall")) == 6
    assert destroy_price(s, 1, kind("dragon_gate")) == 5
    s.ending.first = 3
    assert destroy_price(s, 1, kind("dragon_gate")) == 8
    assert destroy_price(s, 2, kind("dragon_gate")) == 9


@rule("KO-8.16", "KO-4.33", "KO-9.21")
def test_8_16_prices_of_the_diplomat() -> None:
    s = table(4)
    city(s, 1, "castle temple")
    city(s, 2, "castle temple great_wall")
    assert exchange_price(s, kind("tavern"), 1, kind("castle")) == 3
    assert exchange_price(s, kind("tavern"), 2, kind("castle")) == 4
    assert exchange_price(s, kind("palace"), 1, kind("temple")) == 0
    assert exchange_price(s, kind("palace"), 2, kind("temple")) == 1


@rule("KO-8.17", "KO-4.34")
def test_8_17_the_marshals_prices_and_limits() -> None:
    s = table(4)
    city(s, 1, "manor")
    city(s, 2, "manor great_wall keep")
    city(s, 3, SEVEN)
    assert seize_price(s, 1, kind("manor")) == 3
    assert seize_price(s, 2, kind("manor")) == 4
    gold(s, 20)
    turn(s, 0, "marshal")
    assert offers(s, "seize") == ["1,0", "2,0"]
    city(s, 1, "manor*")
    assert offers(s, "seize") == ["2,0"]


@rule("KO-8.18", "KO-3.41", "KO-4.20", "KO-4.35")
def test_8_18_a_killed_king_is_shown_at_the_end_of_the_final_round() -> None:
    s = table(5)
    s.crown = 0
    hold(s, assassin=1, king=2, queen=3)
    s.marks.killed = role("king")
    s.ending.first = 4
    city(s, 2, "statue")
    call(s, 2)
    assert asks(s) == ("TakeTurn", 3)
    do(s, "gather_gold")
    assert "queen_gold" not in verbs(s)
    do(s, "end_turn")
    assert s.decision() is None
    assert s.crown == 2
    assert golds(s)[3] == 5
    assert points(s, 2)["statue"] == 5


@rule("KO-8.19", "KO-3.41", "KO-4.21")
def test_8_19_a_killed_emperor_names_an_heir_for_nothing() -> None:
    s = table(4)
    s.crown = 0
    hold(s, assassin=0, emperor=1)
    s.marks.killed = role("emperor")
    gold(s, 1, 1, 1, 1)
    s.agenda.clear()
    s.then([EndRound()])
    s.run()
    assert asks(s) == ("NameHeir", 1)
    assert texts(s) == ["crown 2", "crown 3"]
    do(s, "crown 3")
    assert s.crown == 3
    assert golds(s) == [1, 1, 1, 1]


@rule("KO-8.20", "KO-3.39")
def test_8_20_the_monument_completes_a_city_of_six_with_four_players() -> None:
    s = table(4)
    city(s, 0, "monument manor temple tavern watchtower castle")
    s.ending.first = 1
    assert s.players[0].size() == 7
    assert points(s) == {"districts": 14, "complete": 2, "five_types": 3, "total": 19}
    small = table(3)
    city(small, 0, "monument manor temple tavern watchtower castle")
    assert not small.is_complete(0)


@rule("KO-8.21", "KO-5.4")
def test_8_21_ivory_tower_and_haunted_quarter() -> None:
    s = table(4)
    city(s, 0, "ivory_tower haunted_quarter manor temple watchtower castle")
    assert points(s) == {"districts": 16, "five_types": 3, "ivory_tower": 5, "total": 24}
    city(s, 0, "ivory_tower haunted_quarter manor temple watchtower castle tavern")
    s.ending.first = 0
    assert points(s)["total"] == 17 + 4 + 3 + 5


@rule("KO-8.22", "KO-5.6", "KO-9.4")
def test_8_22_the_vault_completes_a_city() -> None:
    for options, total in (({}, 23), ({"ruleset": "citadels_2016"}, 18)):
        s = table(4, **options)
        city(s, 0, "manor temple tavern watchtower castle palace")
        hand(s, 0, "secret_vault")
        s.ending.first = 1
        found = points(s)
        assert found["total"] == total
        assert found["districts"] == 15 if total == 18 else found["five_types"] == 3


@rule("KO-8.23", "KO-5.6", "KO-9.4")
def test_8_23_the_vault_is_better_hidden_beside_an_ivory_tower() -> None:
    s = table(4)
    city(s, 0, "ivory_tower manor castle palace")
    hand(s, 0, "secret_vault")
    assert points(s) == {"districts": 17, "ivory_tower": 5, "total": 22}
    s = table(4, secret_vault_counts_as_district=False)
    city(s, 0, "ivory_tower manor castle palace")
    hand(s, 0, "secret_vault")
    assert points(s)["total"] == 25


@rule("KO-8.24", "KO-5.6", "KO-5.5")
def test_8_24_well_haunted_quarter_map_room_and_vault() -> None:
    s = table(4)
    city(s, 0, "wishing_well haunted_quarter map_room smithy tavern")
    hand(s, 0, "secret_vault manor")
    assert points(s) == {
        "districts": 18,
        "map_room": 2,
        "secret_vault": 3,
        "wishing_well": 5,
        "total": 28,
    }


@rule("KO-8.25", "KO-5.5", "KO-4.36")
def test_8_25_the_basilica_counts_odd_costs() -> None:
    s = table(4)
    city(s, 0, "basilica manor castle temple market")
    assert points(s) == {"districts": 14, "basilica": 2, "total": 16}
    city(s, 0, "basilica* manor castle* temple market")
    assert points(s) == {"districts": 16, "basilica": 4, "total": 20}


@rule("KO-8.26", "KO-5.5")
def test_8_26_three_unique_districts_satisfy_the_capitol() -> None:
    s = table(4)
    city(s, 0, "capitol smithy laboratory tavern")
    assert points(s) == {"districts": 16, "capitol": 3, "total": 19}


@rule("KO-8.27", "KO-5.4", "KO-5.5")
def test_8_27_the_haunted_quarter_as_noble_for_the_capitol() -> None:
    s = table(4)
    city(s, 0, "capitol haunted_quarter manor castle tavern watchtower temple")
    s.ending.first = 0
    assert points(s) == {
        "districts": 17,
        "first_complete": 4,
        "five_types": 3,
        "capitol": 3,
        "total": 27,
    }


@rule("KO-8.28", "KO-5.5")
def test_8_28_statue_and_museum() -> None:
    s = table(4)
    city(s, 0, "statue museum palace")
    s.aside.museum = [1, 2, 3]
    s.crown = 0
    assert points(s) == {"districts": 12, "museum": 3, "statue": 5, "total": 20}


@rule("KO-8.29", "KO-9.3", "KO-3.22")
@pytest.mark.parametrize(("keep", "kept"), [("two", 2), ("all", 3)])
def test_8_29_observatory_and_library(keep: str, kept: int) -> None:
    s = table(4, library_keep=keep)
    city(s, 0, "observatory library")
    deck(s, "castle palace tavern temple church")
    turn(s, 0, "king", gathered=False)
    do(s, "gather_cards")
    keep_most(s)
    assert len(s.players[0].hand) == kept
    assert len(s.deck) == 5 - kept
    s = table(4, library_keep=keep)
    city(s, 0, "observatory library")
    deck(s, "castle palace")
    turn(s, 0, "king", gathered=False)
    do(s, "gather_cards", "keep_all")
    assert len(s.players[0].hand) == 2


@rule("KO-8.31", "KO-3.6", "KO-3.7")
@pytest.mark.parametrize(
    ("seats", "choices", "face_down"),
    [(7, [8, 7, 6, 5, 4, 3, 2], 2), (8, [8, 7, 6, 5, 4, 3, 2, 2], 1)],
)
def test_8_31_choices_with_seven_and_eight(seats: int, choices: list[int], face_down: int) -> None:
    s = table(seats)
    found = []
    while type(asked(s)).__name__ == "PickRole":
        found.append(len(moves(s)))
        s.play(moves(s)[0])
    assert found == choices
    held = sum(1 for holder in s.holders if holder >= 0)
    assert 9 - held == face_down


@rule("KO-8.32", "KO-5.8")
def test_8_32_the_higher_role_number_breaks_a_tie_even_if_killed() -> None:
    s = table(4)
    hold(s, magician=0, architect=1)
    s.marks.killed = role("architect")
    for seat in (0, 1):
        city(s, seat, "palace cathedral town_hall fortress park")
    s.ending.ended = 1
    assert s.scores()[0] == s.scores()[1]
    assert s.ranking()[:2] == [2, 1]


@rule("KO-8.33", "KO-9.39", "KO-3.38")
def test_8_33_the_magistrate_pays_tax_on_the_tax_collectors_castle() -> None:
    s = warranted("tax_collector", "castle", 6, magistrate=3)
    turn(s, 0, "tax_collector")
    do(s, "build castle")
    assert golds(s)[0] == 2
    passed = s.clone()
    do(s, "confiscate")
    assert golds(s)[:2] == [6, 2]
    assert s.tax == 1
    do(passed, "let_pass")
    assert golds(passed)[:2] == [2, 3]
    assert passed.tax == 0


@rule("KO-8.34", "KO-7.3", "KO-7.5")
def test_8_34_the_crowned_player_knows_the_first_burned_role() -> None:
    s = table(5)
    out = set(s.cast) - set(s.draft.face_up) - {move.a for move in moves(s)}
    assert len(moves(s)) == 6
    assert out == {s.draft.left[0]}
    s.play(moves(s)[0])
    assert len(moves(s)) == 5
    out = set(s.cast) - set(s.draft.face_up) - {move.a for move in moves(s)}
    assert len(out) == 2


@rule("KO-8.35", "KO-4.80", "KO-9.18", "KO-9.43")
def test_8_35_the_armory_of_a_completed_city() -> None:
    s = table(4)
    city(s, 0, "armory temple church tavern market manor watchtower")
    city(s, 1, "castle")
    turn(s, 0, "king")
    do(s, "armory")
    assert texts(s) == ["destroy 1,0"]
    do(s, "destroy 1,0")
    assert len(s.players[0].city) == 6
    assert not s.is_complete(0)
