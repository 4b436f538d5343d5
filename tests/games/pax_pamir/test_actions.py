"""PP-4.1, PP-4.3, PP-4.5 to PP-4.11: purchase, icons and the card-based actions."""

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
    act,
    armies,
    asked_kind,
    asks,
    coins,
    coins_now,
    court,
    even_table,
    full_market,
    gift,
    hand,
    loses,
    market,
    move_of,
    play,
    rich,
    roads,
    rupees,
    slot,
    spies,
    table,
    texts_now,
    told,
    tribes,
    with_verb,
)
from panj.games.pax_pamir.rules.battle import ChooseBattle
from panj.games.pax_pamir.rules.build import Build
from panj.games.pax_pamir.rules.market import cost_of, pay_for_card
from panj.games.pax_pamir.rules.move import MovePiece
from panj.games.pax_pamir.rules.play import ResolveIcons
from panj.games.pax_pamir.rules.power import counts_as_favored, influence_of
from panj.games.pax_pamir.tables import Effect, Suit
from support import asked, moves, rule

# Purchase


@rule("PP-4.1")
def test_a_bought_court_card_goes_to_the_hand_with_the_rupees_on_it() -> None:
    s = table()
    full_market(s)
    coins(s, T1=2)
    play(s, "buy 86")
    assert s.players[0].hand == [86]
    assert rupees(s)[0] == 5
    assert s.market[slot("T1")] == 0
    assert coins_now(s) == {"T0": 1}


@rule("PP-4.1")
def test_the_price_is_due_before_the_rupees_on_the_card_are_taken() -> None:
    s = table()
    full_market(s)
    coins(s, T2=5)
    rich(s, 1)
    assert "buy 87" not in texts_now(s)
    lack = [found for found in asked(s).blocked(s) if found.thing == "card:87"]
    assert lack[0].reason.operands == [1]


@rule("PP-4.1")
def test_a_free_purchase_marks_nothing() -> None:
    s = table()
    full_market(s)
    play(s, "buy 85")
    assert s.memory.paid == 0
    assert "buy 91" in texts_now(s)


@rule("PP-4.1", "PP-9.R21")
def test_rupees_for_a_column_that_is_vacant_in_both_rows_leave_the_game() -> None:
    s = table()
    full_market(s)
    market(s, T0=0, B0=0)
    pay_for_card(s, 0, slot("T2"))
    assert rupees(s)[0] == 2
    assert coins_now(s) == {"T1": 1}


@rule("PP-4.1", "PP-4.20")
def test_public_withdrawal_cannot_be_bought_and_swallows_rupees() -> None:
    s = table()
    full_market(s)
    market(s, T0=111)
    assert "buy 111" not in texts_now(s)
    play(s, "buy 87")
    assert coins_now(s) == {"T1": 1}
    assert any(f.reason.key.endswith("withdrawal") for f in asked(s).blocked(s))


@rule("PP-4.1", "PP-5.1")
def test_the_turn_goes_on_after_a_purchased_check() -> None:
    s = even_table(T0=101, T5=102)
    assert told(s, move_of("buy 101")) == ["rupees", "unsuccessful", "points", "points"]
    play(s, "buy 101")
    assert s.scores() == [2, 2, 0]
    assert asked_kind(s) == "TakeActions"
    assert s.memory.actions_left == 1


@rule("PP-4.1")
def test_new_tactics_does_not_double_prices() -> None:
    s = table()
    full_market(s)
    s.players[0].effects = Effect.NEW_TACTICS
    assert cost_of(s, 0, slot("B4")) == 4
    s.favored = Suit.MILITARY
    assert cost_of(s, 0, slot("B4")) == 8


# Icons


@rule("PP-4.3")
def test_blocks_have_the_new_loyalty_of_the_player() -> None:
    s = table()
    hand(s, 0, 50)
    act(s)
    play(s, "play 50 right")
    assert s.players[0].loyalty == BRITISH
    assert (s.blocks[BRITISH], s.blocks[AFGHAN]) == (10, 12)


@rule("PP-4.3")
def test_icons_are_resolved_in_the_printed_order() -> None:
    s = table()
    hand(s, 0, 42)
    act(s)
    play(s, "play 42 right")
    assert s.tribes(0, KANDAHAR) == 1
    assert rupees(s)[0] == 6
    assert s.favored == Suit.ECONOMIC


@rule("PP-4.3")
def test_the_rest_is_skipped_when_the_card_has_left_the_court() -> None:
    s = table()
    asks(s, ResolveIcons(0, 42, 0))
    assert s.tribes(0, KANDAHAR) == 0


@rule("PP-4.2")
def test_a_card_joins_the_chosen_end_of_the_court() -> None:
    s = table()
    court(s, 0, 9)
    hand(s, 0, 17, 16)
    act(s)
    play(s, "play 17 left", "play 16 right")
    assert s.players[0].court == [17, 9, 16]


# Favor


@rule("PP-4.5")
def test_what_counts_as_favored() -> None:
    s = table()
    court(s, 0, 5, 9, 91, 99, 15)
    s.favored = Suit.ECONOMIC
    assert [c for c in s.players[0].court if counts_as_favored(s, 0, c)] == [9, 91, 99]
    s.players[0].effects = Effect.NEW_TACTICS
    assert [c for c in s.players[0].court if counts_as_favored(s, 0, c)] == [9, 91, 99, 15]


# Tax


@rule("PP-4.6")
def test_only_players_with_a_card_of_a_ruled_region_can_be_taxed() -> None:
    s = table()
    court(s, 0, 9)
    court(s, 1, 61)
    court(s, 2, 15)
    tribes(s, 0, KABUL)
    rich(s, 0, 9, 9)
    play(s, "use 9 tax")
    assert texts_now(s) == ["tax_player 2"]


@rule("PP-4.6")
def test_tax_does_not_touch_the_paid_cards() -> None:
    s = table()
    court(s, 0, 9)
    market(s, T0=61)
    coins(s, T0=1)
    s.memory.paid = 1
    play(s, "use 9 tax", "tax_card 61")
    assert s.memory.paid == 1


@rule("PP-4.6")
def test_rupees_on_a_vacant_slot_cannot_be_taxed() -> None:
    s = table()
    court(s, 0, 9)
    coins(s, T0=1)
    assert with_verb(s, "use") == []


# Gift


@rule("PP-4.7", "PP-9.R14")
def test_gift_spaces_are_taken_in_any_order() -> None:
    s = table()
    full_market(s)
    court(s, 0, 12)
    rich(s, 5)
    play(s, "use 12 gift")
    assert texts_now(s) == ["give 2", "give 4"]
    lacking = asked(s).blocked(s)
    assert [(found.thing, found.reason.operands) for found in lacking] == [("gift:6", [1])]
    assert asked(s).preview(s, moves(s)[1])[0].operands == [5, 1]
    play(s, "give 4")
    assert s.has_gift(0, 1)
    assert coins_now(s) == {"T4": 1, "T5": 1, "B4": 1, "B5": 1}
    assert influence_of(s, 0, AFGHAN) == 2


@rule("PP-4.7")
def test_there_are_at_most_three_gifts() -> None:
    s = table()
    court(s, 0, 12)
    gift(s, 0, 0, 1, 2)
    rich(s, 9)
    assert with_verb(s, "use") == []


# Build


@rule("PP-4.8")
def test_armies_and_roads_are_built_where_the_player_rules() -> None:
    s = table()
    tribes(s, 0, PERSIA)
    asks(s, Build(0, 0))
    assert texts_now(s) == [
        "build_army persia",
        "build_road herat_persia",
        "build_road persia_transcaspia",
    ]


@rule("PP-4.8")
def test_at_most_three_blocks_are_built() -> None:
    s = table()
    tribes(s, 0, PERSIA)
    rich(s, 9)
    asks(s, Build(0, 0))
    play(s, *["build_army persia"] * 3)
    assert asked_kind(s) == ""
    assert rupees(s)[0] == 3


@rule("PP-4.8", "PP-4.16")
def test_ruling_is_checked_at_each_block() -> None:
    s = table()
    tribes(s, 0, KABUL)
    armies(s, AFGHAN, KABUL, 5)
    armies(s, BRITISH, KABUL, 5)
    armies(s, AFGHAN, HERAT, 7)
    rich(s, 9)
    asks(s, Build(0, 0))
    play(s, "build_road kabul_punjab", "take_army kabul afghan")
    assert asked_kind(s) == ""


# Move


@rule("PP-4.9")
def test_an_army_needs_an_own_road() -> None:
    s = table()
    armies(s, AFGHAN, KABUL)
    armies(s, BRITISH, KABUL)
    roads(s, AFGHAN, "kabul_punjab")
    roads(s, BRITISH, "herat_kabul")
    asks(s, MovePiece(0, 2, False))
    assert texts_now(s) == ["march kabul afghan punjab"]
    play(s, "march kabul afghan punjab")
    assert texts_now(s) == ["march punjab afghan kabul", "done"]


@rule("PP-4.9")
def test_a_spy_steps_round_the_circle_and_skips_empty_courts() -> None:
    s = table(seats=4)
    court(s, 0, 9, 10)
    court(s, 2, 13)
    spies(s, 0, 9)
    asks(s, MovePiece(0, 1, False))
    assert texts_now(s) == ["sneak 9 13", "sneak 9 10"]


@rule("PP-4.9")
def test_a_single_court_card_gives_a_spy_no_step() -> None:
    s = table()
    court(s, 0, 9)
    spies(s, 0, 9)
    assert with_verb(s, "use") == []


@rule("PP-4.9", "PP-4.14")
def test_leaving_with_the_last_tribe_is_an_overthrow() -> None:
    s = table()
    s.players[0].effects = Effect.NATIONALISM
    court(s, 0, 5)
    tribes(s, 0, KABUL)
    roads(s, AFGHAN, "kabul_punjab")
    asks(s, MovePiece(0, 2, False))
    assert told(s, move_of("migrate kabul 0 punjab")) == ["overthrow_card"]
    play(s, "migrate kabul 0 punjab")
    assert s.players[0].court == []
    assert s.tribes(0, PUNJAB) == 1
    assert texts_now(s) == ["migrate punjab 0 kabul", "done"]


# Betray


@rule("PP-4.10", "PP-3.21")
def test_a_prize_may_be_taken_or_left() -> None:
    s = table()
    full_market(s)
    court(s, 0, 16)
    court(s, 1, 4)
    spies(s, 0, 4)
    play(s, "use 16 betray")
    assert rupees(s)[0] == 2
    assert coins_now(s) == {"T5": 1, "B5": 1}
    play(s, "betray 4")
    assert texts_now(s) == ["take_prize 4", "decline"]
    play(s, "take_prize 4")
    assert s.players[0].prizes == [4]
    assert s.piles.discards == []


@rule("PP-4.10", "PP-3.21")
def test_a_declined_prize_stays_on_the_discard_pile() -> None:
    s = table()
    court(s, 0, 16)
    court(s, 1, 4)
    spies(s, 0, 4)
    play(s, "use 16 betray", "betray 4", "decline")
    assert s.piles.discards == [4]


@rule("PP-4.10", "PP-4.15", "PP-9.R34")
def test_a_prize_of_another_coalition_changes_the_loyalty_and_counts() -> None:
    s = table()
    court(s, 0, 16, 2)
    spies(s, 0, 2)
    gift(s, 0, 0)
    play(s, "use 16 betray", "betray 2")
    assert asked(s).is_final(s, moves(s)[0])
    play(s, "take_prize 2")
    assert s.players[0].loyalty == RUSSIAN
    assert s.gifts(0) == 0
    assert influence_of(s, 0, RUSSIAN) == 2


@rule("PP-4.10")
def test_betraying_needs_an_own_spy_and_two_rupees() -> None:
    s = table()
    court(s, 0, 16)
    court(s, 1, 4, 9)
    spies(s, 1, 9)
    assert with_verb(s, "use") == []
    spies(s, 0, 9)
    rich(s, 1)
    assert with_verb(s, "use") == []
    rich(s, 2)
    play(s, "use 16 betray")
    assert texts_now(s) == ["betray 9"]


# Battle


@rule("PP-4.11")
def test_a_battle_removes_at_most_as_many_pieces_as_fighters() -> None:
    s = table()
    armies(s, AFGHAN, KABUL)
    armies(s, BRITISH, KABUL, 3)
    asks(s, ChooseBattle(0, 59))
    play(s, "battle_region kabul", "remove_army kabul british")
    assert asked_kind(s) == ""
    assert s.blocks[BRITISH] == 10


@rule("PP-4.11")
def test_a_player_may_stop_a_battle_after_the_first_piece() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 2)
    armies(s, BRITISH, KABUL, 3)
    asks(s, ChooseBattle(0, 59))
    play(s, "battle_region kabul", "remove_army kabul british", "done")
    assert s.blocks[BRITISH] == 10


@rule("PP-4.11", "PP-9.R10")
def test_consequences_come_after_the_whole_battle() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 2)
    court(s, 1, 5)
    tribes(s, 1, KABUL)
    roads(s, BRITISH, "kabul_punjab")
    asks(s, ChooseBattle(0, 59))
    play(s, "battle_region kabul")
    assert asked(s).preview(s, move_of("remove_tribe kabul 1"))[0].operands == [1, 5]
    play(s, "remove_tribe kabul 1")
    assert s.players[1].court == [5]
    play(s, "remove_road kabul_punjab british")
    assert s.players[1].court == []


@rule("PP-4.11", "PP-3.24")
def test_the_own_removal_never_opens_a_safe_house() -> None:
    s = table()
    court(s, 0, 41)
    spies(s, 0, 41)
    loses(s, 0, 41)
    assert s.players[0].supply == 10


@rule("PP-4.11")
@pytest.mark.parametrize(("fighter", "asked_now"), [(True, ["battle_region herat"]), (False, [])])
def test_a_site_needs_an_own_fighter(fighter: bool, asked_now: list[str]) -> None:
    s = table()
    court(s, 0, 59)
    armies(s, RUSSIAN, HERAT)
    tribes(s, 1, TRANSCASPIA)
    if fighter:
        armies(s, AFGHAN, HERAT)
        play(s, "use 59 battle")
        assert texts_now(s) == asked_now
    else:
        assert with_verb(s, "use") == asked_now
