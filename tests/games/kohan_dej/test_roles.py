"""KO-4.11 to KO-4.37: every role. `test_<role>...` names the role; a test counts them."""

import pytest

from games.kohan_dej.scene import (
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
    keys,
    names,
    offers,
    role,
    table,
    texts,
    threats,
    turn,
    verbs,
    warrants,
)
from panj.core.state import NOBODY
from panj.games.kohan_dej.card_numbers import KNOWN
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, ROLE_NAMES
from support import rule

# Rank 1


@rule("KO-4.11")
def test_assassin_kills_any_other_role() -> None:
    s = table(4)
    hold(s, assassin=0, king=1, warlord=2)
    call(s)
    assert "assassin" not in offers(s, "kill")
    assert len(offers(s, "kill")) == 8
    do(s, "kill king", "gather_gold", "end_turn")
    assert s.marks.killed == role("king")
    assert asks(s) == ("TakeTurn", 2)


@rule("KO-4.11", "KO-4.23")
def test_assassin_makes_a_killed_bishop_protect_nobody() -> None:
    s = table(4)
    hold(s, assassin=0, bishop=1, warlord=2)
    city(s, 1, "temple")
    call(s)
    do(s, "kill bishop", "gather_gold", "end_turn")
    assert offers(s, "destroy") == ["1,0"]


@rule("KO-4.11", "KO-4.37", "KO-3.38")
def test_assassin_does_not_stop_the_tax() -> None:
    s = table(4)
    hold(s, assassin=0, king=1, tax_collector=2)
    hand(s, 1, "tavern")
    gold(s, 0, 3)
    call(s)
    do(s, "kill tax_collector", "gather_gold", "end_turn", "build tavern")
    assert s.tax == 1


@rule("KO-4.12")
def test_witch_has_no_main_loop_of_her_own() -> None:
    s = table(4)
    hold(s, witch=3)
    hand(s, 3, "tavern")
    gold(s, 0, 0, 0, 5)
    call(s)
    do(s, "gather_gold", "bewitch king")
    assert "built" not in keys(s)
    assert s.marks.witch in (3, NOBODY)


@rule("KO-4.13", "KO-3.43", "KO-9.37")
def test_magistrate_places_three_warrants_on_other_roles() -> None:
    s = table(4)
    turn(s, 1, "magistrate")
    assert len(offers(s, "seal")) == 8
    do(s, "seal king")
    assert "king" not in offers(s, "blank")
    do(s, "blank thief")
    assert len(offers(s, "blank")) == 6
    do(s, "blank warlord")
    assert s.marks.warrants == [role("thief"), role("king"), role("warlord")]
    assert s.marks.sealed == role("king")
    assert "seal" not in verbs(s)


@rule("KO-4.13")
def test_magistrate_cannot_take_a_seized_district() -> None:
    s = table(4)
    hold(s, magistrate=1, marshal=0)
    city(s, 2, "tavern")
    gold(s, 5)
    warrants(s, 1, "marshal", "thief king")
    turn(s, 0, "marshal")
    do(s, "seize 2,0")
    assert asks(s) == ("TakeTurn", 0)


# Rank 2


@rule("KO-4.14", "KO-9.37")
def test_thief_may_not_name_ranks_one_and_two_the_killed_or_the_bewitched() -> None:
    s = table(4)
    s.marks.killed = role("king")
    turn(s, 0, "thief")
    assert offers(s, "rob") == [
        ROLE_NAMES[r] for r in s.cast if r not in (role("assassin"), role("thief"), role("king"))
    ]
    s = table(4)
    s.marks.bewitched = role("merchant")
    turn(s, 0, "thief")
    assert "merchant" not in offers(s, "rob")


@rule("KO-4.14")
def test_thief_gets_the_whole_stash_when_the_role_is_revealed() -> None:
    s = table(4)
    hold(s, thief=0, warlord=3)
    gold(s, 1, 0, 0, 6)
    call(s)
    do(s, "rob warlord", "gather_gold", "end_turn")
    assert golds(s) == [9, 0, 0, 0]


@rule("KO-4.14", "KO-9.38")
def test_thief_who_holds_the_robbed_role_himself_moves_nothing() -> None:
    s = table(3)
    hold(s, thief=0, warlord=0)
    gold(s, 4)
    call(s)
    do(s, "rob warlord", "gather_gold", "end_turn")
    assert golds(s)[0] == 6
    assert "stolen" not in keys(s)


@rule("KO-4.15", "KO-3.43")
def test_spy_names_player_and_type_then_takes_gold_and_draws() -> None:
    s = table(4)
    hand(s, 2, "tavern market castle")
    gold(s, 0, 0, 1)
    turn(s, 0, "spy")
    do(s, "spy 2")
    assert offers(s, "name_type") == ["noble", "religious", "trade", "military", "unique"]
    do(s, "name_type trade")
    assert golds(s)[:3] == [1, 0, 0]
    assert len(s.players[0].hand) == 2
    assert len(s.players[2].hand) == 3


@rule("KO-4.15")
def test_spy_may_look_at_an_empty_hand() -> None:
    s = table(4)
    gold(s, 0, 3)
    turn(s, 0, "spy")
    do(s, "spy 1", "name_type noble")
    assert golds(s)[:2] == [0, 3]
    assert s.players[0].hand == []


def threatened(name: str, own: int, real: str, **options: str) -> KohanState:
    """Seat 1 is the Blackmailer and has threatened Merchant and Architect; seat 0 is called."""
    s = table(4, **options)
    hold(s, blackmailer=1, **{name: 0})
    cast(s, "merchant architect")
    gold(s, own)
    threats(s, 1, real, "architect" if real == "merchant" else "merchant")
    call(s, 6 if name == "merchant" else 7)
    return s


@rule("KO-4.16", "KO-3.43")
def test_blackmailer_places_a_real_and_an_empty_threat() -> None:
    s = table(4)
    turn(s, 1, "blackmailer")
    assert "assassin" not in offers(s, "threaten")
    assert "blackmailer" not in offers(s, "threaten")
    do(s, "threaten king")
    assert "king" not in offers(s, "bluff")
    do(s, "bluff merchant")
    assert s.marks.threats == [role("king"), role("merchant")]
    assert s.marks.real == role("king")


@rule("KO-4.16")
def test_blackmailer_is_paid_half_the_gold() -> None:
    s = threatened("merchant", 3, "architect")
    do(s, "gather_gold", "pay_bribe")
    assert golds(s)[:2] == [4, 2]
    assert s.marks.threats == [role("architect")]
    assert s.marks.turned == 0


@rule("KO-4.16", "KO-9.9")
def test_blackmailer_takes_all_from_who_refuses_a_real_threat() -> None:
    s = threatened("merchant", 3, "merchant")
    do(s, "gather_gold", "refuse")
    assert golds(s)[:2] == [1, 5]


@rule("KO-4.16")
def test_blackmailer_gets_nothing_for_an_empty_threat() -> None:
    s = threatened("architect", 3, "merchant")
    do(s, "gather_gold", "refuse")
    assert golds(s)[:2] == [5, 0]
    assert s.marks.turned == 1


@rule("KO-4.16", "KO-3.24")
def test_blackmailer_lets_nobody_act_before_the_answer() -> None:
    s = threatened("merchant", 3, "merchant")
    assert verbs(s) == ["gather_gold", "gather_cards"]
    do(s, "gather_gold")
    assert texts(s) == ["pay_bribe", "refuse"]


@rule("KO-4.16", "KO-9.26")
def test_blackmailer_exempts_who_has_no_more_than_one_gold() -> None:
    for own in (0, 1):
        s = threatened("architect", own, "architect")
        do(s, "gather_cards")
        do(s, texts(s)[0], "bonus")
        assert asks(s) == ("TakeTurn", 0)
        assert golds(s)[0] == own
        assert "exempt" in keys(s)


@rule("KO-4.16", "KO-9.27")
def test_blackmailers_second_marker_stays_after_the_real_one_is_turned() -> None:
    s = threatened("merchant", 3, "merchant")
    do(s, "gather_gold", "refuse")
    assert s.marks.threats == [role("architect")]
    s.holders[7] = 2
    gold(s, 0, 0, 4)
    call(s, 7)
    do(s, "gather_gold", "refuse")
    assert golds(s)[2] == 6


@rule("KO-4.16", "KO-9.38")
def test_blackmailer_who_is_threatened_by_himself_just_takes_the_marker_away() -> None:
    s = table(3)
    hold(s, blackmailer=0, merchant=0)
    gold(s, 6)
    call(s)
    do(s, "threaten merchant", "bluff king", "gather_gold", "end_turn")
    assert asks(s) == ("TakeTurn", 0)
    assert "gather_gold" in verbs(s)
    assert s.marks.threats == [role("king")]


# Rank 3


@rule("KO-4.17", "KO-7.2")
def test_magician_swaps_hands_even_empty_ones() -> None:
    s = table(4)
    hand(s, 2, "castle palace")
    turn(s, 0, "magician")
    do(s, "swap_hands 2")
    assert names(s.players[0].hand) == ["castle", "palace"]
    assert s.players[2].hand == []
    assert s.players[0].hand[0] >> 6 & BIT[2]
    assert "redraw" not in verbs(s)


@rule("KO-4.17", "KO-3.43")
def test_magician_discards_card_by_card_and_draws_as_many() -> None:
    s = table(4)
    hand(s, 0, "castle palace tavern")
    deck(s, "temple church market docks")
    turn(s, 0, "magician")
    do(s, "redraw")
    assert "done" not in verbs(s)
    do(s, "discard castle", "discard tavern", "done")
    assert names(s.players[0].hand) == ["palace", "temple", "church"]
    assert sorted(names(s.deck[:2])) == ["castle", "tavern"]


@rule("KO-4.17", "KO-1.5")
def test_magician_who_discards_with_an_empty_deck_draws_his_own_cards_again() -> None:
    s = table(4)
    hand(s, 0, "castle palace")
    deck(s, "")
    turn(s, 0, "magician")
    do(s, "redraw", "discard castle", "done")
    assert sorted(names(s.players[0].hand)) == ["castle", "palace"]


@rule("KO-4.17")
def test_magician_may_act_after_building() -> None:
    s = table(4)
    hand(s, 0, "tavern")
    gold(s, 1)
    turn(s, 0, "magician")
    do(s, "build tavern")
    assert "swap_hands" in verbs(s)


@rule("KO-4.18", "KO-9.24")
def test_wizard_takes_one_of_the_cards_he_looks_at() -> None:
    s = table(4)
    hand(s, 1, "castle palace")
    gold(s, 4)
    turn(s, 0, "wizard")
    assert offers(s, "look") == ["1"]
    do(s, "look 1")
    assert texts(s) == ["take castle", "take palace", "build_now castle"]
    do(s, "take palace")
    assert names(s.players[0].hand) == ["palace"]
    assert names(s.players[1].hand) == ["castle"]


@rule("KO-4.18", "KO-3.31", "KO-3.32")
def test_wizard_builds_the_card_at_once_outside_the_limit_even_a_duplicate() -> None:
    s = table(4)
    hand(s, 0, "tavern")
    hand(s, 1, "castle")
    city(s, 0, "castle")
    gold(s, 5)
    turn(s, 0, "wizard")
    do(s, "look 1", "build_now castle")
    assert names(s.players[0].city) == ["castle", "castle"]
    do(s, "build tavern")
    assert golds(s)[0] == 0


@rule("KO-4.18", "KO-3.34")
def test_wizard_may_pay_at_once_in_any_way() -> None:
    s = table(4)
    hand(s, 0, "tavern temple")
    hand(s, 1, "thieves_den")
    city(s, 0, "framework factory")
    gold(s, 3)
    turn(s, 0, "wizard")
    do(s, "look 1", "build_now thieves_den")
    assert texts(s) == ["pay_framework", "pay_cards"]
    do(s, "pay_cards", "pay_card tavern", "pay_card temple", "done")
    assert names(s.players[0].city) == ["framework", "factory", "thieves_den"]
    assert golds(s)[0] == 0


@rule("KO-4.19", "KO-3.43")
def test_seer_takes_from_everybody_and_gives_everybody_one_back() -> None:
    s = table(4)
    hand(s, 0, "castle")
    hand(s, 1, "tavern")
    hand(s, 3, "temple church")
    turn(s, 0, "seer")
    do(s, "see")
    assert len(s.players[0].hand) == 3
    assert asks(s) == ("GiveBack", 0)
    assert {text.split()[2] for text in texts(s)} == {"1"}
    do(s, "give castle 1")
    assert {text.split()[2] for text in texts(s)} == {"3"}
    do(s, "give tavern 3")
    assert names(s.players[1].hand) == ["castle"]
    assert len(s.players[3].hand) == 2
    assert len(s.players[0].hand) == 1


@rule("KO-4.19")
def test_seer_needs_somebody_with_cards() -> None:
    s = table(4)
    turn(s, 0, "seer")
    assert "see" not in verbs(s)


@rule("KO-4.19")
def test_seer_takes_a_random_card() -> None:
    taken = set()
    for seed in range(30):
        s = table(2, seed=seed)
        hand(s, 1, "temple church tavern")
        turn(s, 0, "seer")
        do(s, "see")
        taken.add(names(s.players[0].hand)[0])
    assert taken == {"temple", "church", "tavern"}


# Rank 4


@rule("KO-4.20", "KO-4.2", "KO-3.42")
def test_king_keeps_the_crown_he_has_and_earns_noble_gold() -> None:
    s = table(4)
    s.crown = 1
    hold(s, king=1)
    city(s, 1, "manor palace temple")
    call(s)
    assert "took_crown" not in keys(s)
    do(s, "income")
    assert golds(s)[1] == 2


@rule("KO-4.21", "KO-9.16")
def test_emperor_must_give_the_crown_for_gold_or_a_card() -> None:
    s = table(5)
    s.crown = 3
    hold(s, emperor=0)
    gold(s, 0, 2)
    hand(s, 1, "castle")
    hand(s, 2, "tavern")
    call(s)
    assert asks(s) == ("GiveCrown", 0)
    assert texts(s) == ["crown_gold 1", "crown_card 1", "crown_card 2", "crown 4"]
    do(s, "crown_card 1")
    assert s.crown == 1
    assert names(s.players[0].hand) == ["castle"]
    assert s.players[0].hand[0] // KNOWN & BIT[1]


@rule("KO-4.21", "KO-9.25")
def test_emperor_answers_a_threat_before_he_gives_the_crown() -> None:
    s = table(5)
    hold(s, blackmailer=1, emperor=0)
    gold(s, 4)
    s.marks.blackmailer = 1
    s.marks.threats = [role("emperor"), role("warlord")]
    s.marks.threatened = list(s.marks.threats)
    call(s, 4)
    do(s, "gather_gold", "pay_bribe")
    assert asks(s) == ("GiveCrown", 0)


@rule("KO-4.22", "KO-4.20")
def test_patrician_takes_the_crown_and_earns_cards() -> None:
    s = table(4)
    s.crown = 0
    hold(s, patrician=2)
    city(s, 2, "manor castle")
    call(s)
    assert s.crown == 2
    do(s, "income")
    assert len(s.players[2].hand) == 2


# Rank 5


@rule("KO-4.23")
def test_bishop_protects_his_city_until_the_round_ends() -> None:
    s = table(4)
    hold(s, bishop=1, warlord=0)
    city(s, 1, "temple")
    city(s, 2, "tavern")
    call(s)
    do(s, "gather_gold", "end_turn")
    assert offers(s, "destroy") == ["2,0"]


@rule("KO-4.23", "KO-9.40")
def test_bishop_protects_also_from_his_own_warlord_but_may_hand_over() -> None:
    s = table(3)
    hold(s, bishop=1, warlord=1)
    city(s, 1, "temple")
    call(s)
    do(s, "gather_gold", "end_turn")
    assert offers(s, "destroy") == []
    s = table(3)
    hold(s, bishop=1, diplomat=1)
    city(s, 1, "temple")
    city(s, 0, "tavern")
    call(s)
    do(s, "gather_gold", "end_turn")
    assert offers(s, "hand_over") == ["1,0"]


@rule("KO-4.24")
def test_abbot_takes_a_gold_from_a_richest_player() -> None:
    s = table(4)
    gold(s, 1, 3, 4, 4)
    turn(s, 0, "abbot")
    assert offers(s, "take_from_richest") == ["2", "3"]
    do(s, "take_from_richest 3")
    assert golds(s) == [2, 3, 4, 3]
    assert "take_from_richest" not in verbs(s)


@rule("KO-4.24")
def test_abbot_among_the_richest_takes_nothing() -> None:
    s = table(4)
    gold(s, 4, 3, 4, 4)
    turn(s, 0, "abbot")
    assert "take_from_richest" not in verbs(s)


@rule("KO-4.25")
def test_cardinal_builds_with_gold_taken_for_cards() -> None:
    s = table(4)
    hand(s, 0, "castle tavern temple market")
    gold(s, 2, 1, 5, 3)
    turn(s, 0, "cardinal")
    do(s, "build castle")
    assert texts(s) == ["borrow 2", "borrow 3"]
    do(s, "borrow 3")
    assert [text.split()[0] for text in texts(s)] == ["give"] * 3
    do(s, "give tavern 3", "give market 3")
    assert names(s.players[0].city) == ["castle"]
    assert golds(s) == [0, 1, 5, 1]
    assert names(s.players[0].hand) == ["temple"]


@rule("KO-4.25")
def test_cardinal_uses_the_exchange_once_in_a_turn() -> None:
    s = table(4)
    hand(s, 0, "stables tavern temple market")
    gold(s, 1, 9)
    turn(s, 0, "cardinal")
    do(s, "build stables", "borrow 1", "give tavern 1")
    assert golds(s)[0] == 0
    assert offers(s, "build") == []


@rule("KO-4.25", "KO-9.1")
def test_cardinal_may_take_his_income_in_gold_first() -> None:
    s = table(4)
    city(s, 0, "temple church")
    turn(s, 0, "cardinal")
    do(s, "income")
    assert golds(s)[0] == 2


# Rank 6


@rule("KO-4.26")
def test_merchant_gets_a_gold_whatever_he_gathers() -> None:
    s = table(4)
    turn(s, 0, "merchant", gathered=False)
    assert golds(s)[0] == 1
    do(s, "gather_cards")
    do(s, texts(s)[0])
    assert golds(s)[0] == 1


@rule("KO-4.27")
def test_alchemist_gets_back_what_his_districts_cost() -> None:
    s = table(4)
    hand(s, 0, "castle")
    city(s, 0, "smithy")
    gold(s, 7)
    turn(s, 0, "alchemist")
    do(s, "build castle", "smithy", "end_turn")
    assert golds(s)[0] == 5


@rule("KO-4.27", "KO-4.92")
def test_alchemist_gets_back_only_the_gold_of_a_thieves_den() -> None:
    s = table(4)
    hand(s, 0, "thieves_den tavern temple")
    gold(s, 4)
    turn(s, 0, "alchemist")
    do(s, "build thieves_den", "pay_card tavern", "pay_card temple", "done", "end_turn")
    assert golds(s)[0] == 4


@rule("KO-4.27", "KO-3.35")
def test_alchemist_gets_nothing_for_an_unpaid_build() -> None:
    s = table(4)
    hand(s, 0, "castle")
    city(s, 0, "framework")
    gold(s, 1)
    turn(s, 0, "alchemist")
    do(s, "build castle", "end_turn")
    assert golds(s)[0] == 1


@rule("KO-4.28", "KO-4.2")
def test_trader_builds_trade_without_limit_and_earns_trade_gold() -> None:
    s = table(4)
    hand(s, 0, "tavern market docks harbor")
    gold(s, 10)
    turn(s, 0, "trader")
    do(s, "build tavern", "build market", "build docks", "build harbor", "income")
    assert golds(s)[0] == 4


# Rank 7


@rule("KO-4.29")
def test_architect_draws_two_and_builds_three() -> None:
    s = table(4)
    hand(s, 0, "tavern temple watchtower prison")
    gold(s, 9)
    turn(s, 0, "architect")
    assert len(s.players[0].hand) == 6
    do(s, "build tavern", "build temple", "build watchtower")
    assert "build" not in verbs(s)


@rule("KO-4.30", "KO-3.30")
def test_navigator_gains_four_and_never_builds() -> None:
    s = table(4)
    hand(s, 0, "stables tavern")
    city(s, 0, "framework")
    gold(s, 9)
    turn(s, 0, "navigator")
    assert "build" not in verbs(s)
    do(s, "sail_cards")
    assert len(s.players[0].hand) == 6
    assert "sail_gold" not in verbs(s)


@rule("KO-4.30", "KO-9.31")
def test_navigator_gets_no_cards_from_an_empty_deck() -> None:
    s = table(4)
    deck(s, "")
    turn(s, 0, "navigator")
    assert "sail_cards" not in verbs(s)
    do(s, "sail_gold")
    assert golds(s)[0] == 4


@rule("KO-4.31", "KO-9.2", "KO-7.3")
def test_scholar_keeps_one_of_seven_and_the_others_go_back_on_top() -> None:
    s = table(4)
    deck(s, "castle palace tavern temple church market docks harbor prison")
    turn(s, 0, "scholar")
    do(s, "study")
    assert len(texts(s)) == 7
    do(s, "keep tavern")
    assert names(s.players[0].hand) == ["tavern"]
    top = {"castle", "palace", "temple", "church", "market", "docks"}
    assert set(names(s.deck[-6:])) == top
    assert names(s.deck[:2]) == ["prison", "harbor"]


@rule("KO-4.31", "KO-9.31")
def test_scholar_uses_what_the_deck_has() -> None:
    s = table(4)
    deck(s, "castle")
    turn(s, 0, "scholar")
    do(s, "study", "keep castle")
    assert s.deck == []
    s = table(4)
    deck(s, "")
    turn(s, 0, "scholar")
    assert "study" not in verbs(s)


# Rank 8


@rule("KO-4.32", "KO-9.14")
def test_warlord_destroys_for_one_less_than_the_cost_his_own_too() -> None:
    s = table(4)
    city(s, 0, "castle")
    city(s, 1, "castle*")
    gold(s, 4)
    turn(s, 0, "warlord")
    assert offers(s, "destroy") == ["0,0", "1,0"]
    do(s, "destroy 1,0")
    assert golds(s) == [0, 0, 0, 0]
    assert names(s.deck)[0] == "castle"
    assert "destroy" not in verbs(s)


@rule("KO-4.33", "KO-9.20", "KO-9.21")
def test_diplomat_pays_the_difference_to_the_owner() -> None:
    s = table(4)
    city(s, 0, "tavern")
    city(s, 1, "castle")
    city(s, 2, "palace great_wall")
    gold(s, 3)
    turn(s, 0, "diplomat")
    do(s, "hand_over 0,0")
    assert offers(s, "exchange") == ["1,0"]
    do(s, "exchange 1,0")
    assert golds(s)[:2] == [0, 3]
    assert names(s.players[0].city) == ["castle"]
    assert names(s.players[1].city) == ["tavern"]


@rule("KO-4.33", "KO-9.42", "KO-4.87", "KO-9.22")
def test_diplomat_makes_no_duplicates_and_never_gets_the_keep() -> None:
    s = table(4)
    city(s, 0, "keep tavern")
    city(s, 1, "tavern castle")
    city(s, 2, "market")
    gold(s, 20)
    turn(s, 0, "diplomat")
    do(s, "hand_over 0,1")
    assert offers(s, "exchange") == ["2,0"]
    do(s, "exchange 2,0")
    s = table(4)
    city(s, 0, "keep")
    city(s, 1, "castle")
    gold(s, 9)
    turn(s, 0, "diplomat")
    assert offers(s, "hand_over") == ["0,0"]
    s = table(4)
    city(s, 0, "castle")
    city(s, 1, "keep")
    gold(s, 9)
    turn(s, 0, "diplomat")
    assert offers(s, "hand_over") == []


@rule("KO-4.33")
def test_diplomat_may_exchange_out_of_his_own_completed_city_but_not_into_one() -> None:
    seven = "temple church tavern market manor watchtower docks"
    s = table(4)
    city(s, 0, seven)
    city(s, 1, "castle")
    gold(s, 9)
    turn(s, 0, "diplomat")
    assert len(offers(s, "hand_over")) == 7
    s = table(4)
    city(s, 0, "castle")
    city(s, 1, seven)
    gold(s, 9)
    turn(s, 0, "diplomat")
    assert offers(s, "hand_over") == []


@rule("KO-4.34")
def test_marshal_seizes_a_cheap_district_and_pays_its_owner() -> None:
    s = table(4)
    city(s, 0, "tavern")
    city(s, 1, "manor castle tavern keep")
    gold(s, 5)
    turn(s, 0, "marshal")
    assert offers(s, "seize") == ["1,0"]
    do(s, "seize 1,0")
    assert golds(s)[:2] == [2, 3]
    assert names(s.players[0].city) == ["tavern", "manor"]


# Rank 9


@rule("KO-4.35")
@pytest.mark.parametrize(("king", "paid"), [(1, True), (4, True), (2, False), (3, False)])
def test_queen_gets_three_gold_beside_a_revealed_rank_four(king: int, paid: bool) -> None:
    s = table(5)
    hold(s, king=king, queen=0)
    call(s)
    do(s, "gather_gold", "end_turn")
    assert ("queen_gold" in verbs(s)) == paid
    if paid:
        do(s, "queen_gold")
        assert golds(s)[0] == 3
        assert "queen_gold" not in verbs(s)


@rule("KO-4.35", "KO-3.41")
def test_queen_who_was_not_revealed_gets_nothing_at_the_end_of_the_round() -> None:
    s = table(5)
    hold(s, king=1)
    cast(s, "queen")
    s.marks.killed = role("king")
    call(s)
    assert "queen" not in keys(s)


@rule("KO-4.36")
def test_artist_beautifies_up_to_two_own_districts() -> None:
    s = table(4)
    city(s, 0, "tavern temple manor*")
    city(s, 1, "castle")
    gold(s, 5)
    turn(s, 0, "artist")
    assert offers(s, "beautify") == ["0,0", "0,1"]
    do(s, "beautify 0,1")
    assert offers(s, "beautify") == ["0,0"]
    do(s, "beautify 0,0")
    assert golds(s)[0] == 3
    assert "beautify" not in verbs(s)
    assert s.scores()[0] == 2 + 2 + 4


@rule("KO-4.36")
def test_artist_stops_after_two_coins() -> None:
    s = table(4)
    city(s, 0, "tavern temple manor")
    gold(s, 5)
    turn(s, 0, "artist")
    do(s, "beautify 0,0", "beautify 0,1")
    assert "beautify" not in verbs(s)


@rule("KO-4.37", "KO-3.2")
def test_tax_collector_takes_the_pile_of_all_rounds() -> None:
    s = table(4)
    s.tax = 5
    turn(s, 0, "tax_collector")
    do(s, "take_tax")
    assert golds(s)[0] == 5
    assert s.tax == 0
    assert "take_tax" not in verbs(s)


@rule("KO-4.37", "KO-3.14")
def test_tax_collector_is_taxed_in_his_other_role() -> None:
    s = table(3)
    hold(s, merchant=0, tax_collector=0)
    hand(s, 0, "tavern")
    gold(s, 2)
    call(s)
    do(s, "build tavern")
    assert golds(s)[0] == 1
    assert s.tax == 1


def test_every_role_has_a_test() -> None:
    found = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    missing = [name for name in ROLE_NAMES if not any(test.startswith(name) for test in found)]
    assert missing == []
    assert len(ROLE_NAMES) == 27
