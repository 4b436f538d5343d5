"""PP-4.12 to PP-4.16: discards, leverage, overthrow, loyalty, component limits."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.pax_pamir.scene import (
    AFGHAN,
    BRITISH,
    HERAT,
    KABUL,
    KANDAHAR,
    PUNJAB,
    RUSSIAN,
    TRANSCASPIA,
    act,
    armies,
    asked_kind,
    asks,
    court,
    gift,
    hand,
    loses,
    move_of,
    play,
    rich,
    roads,
    rupees,
    spies,
    table,
    texts_now,
    told,
    tribes,
    with_verb,
)
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.places import army_place, gift_place, spy_place, tribe_place
from panj.games.pax_pamir.rules.build import Build
from panj.games.pax_pamir.rules.discard import (
    Cause,
    ChangeLoyalty,
    LoseCards,
    after_losing_tribe,
    discard_from_court,
    discard_from_hand,
)
from panj.games.pax_pamir.rules.limits import PlaceUnit, can_place
from panj.games.pax_pamir.rules.placing import marks_at, place_new, relocate, remove
from panj.games.pax_pamir.rules.power import ruler_of
from panj.games.pax_pamir.state import PaxState
from support import asked, moves, play_on, rule


@rule("PP-4.12")
def test_a_hand_card_is_discarded_without_side_effects() -> None:
    s = table()
    hand(s, 0, 46)
    tribes(s, 0, KABUL)
    discard_from_hand(s, 0, 46)
    assert rupees(s)[0] == 4
    assert s.tribes(0, KABUL) == 1


@rule("PP-4.12")
def test_spies_return_before_the_card_leaves() -> None:
    s = table()
    court(s, 0, 9)
    spies(s, 1, 9, 2)
    spies(s, 2, 9)
    discard_from_court(s, 0, 9)
    assert [int(player.supply) for player in s.players] == [10, 10, 10]


@rule("PP-4.12", "PP-4.14", "PP-9.R09")
def test_overthrow_comes_before_the_debt() -> None:
    s = table()
    court(s, 0, 27, 42)
    tribes(s, 0, PUNJAB)
    rich(s, 0)
    s.agenda.clear()
    discard_from_court(s, 0, 27)
    assert s.tribes(0, PUNJAB) == 0
    s.run()
    assert asked_kind(s) == "PayDebt"


@rule("PP-4.12", "PP-3.23")
def test_the_owner_orders_discards_when_one_is_leveraged() -> None:
    s = table()
    court(s, 0, 42, 6)
    rich(s, 0)
    asks(s, LoseCards(0, Cause.LOYALTY, AFGHAN))
    assert asked_kind(s) == "DiscardOrder"
    assert texts_now(s) == ["discard 42", "discard 6"]


@rule("PP-3.23")
def test_the_order_is_not_asked_without_leverage() -> None:
    s = table()
    court(s, 0, 5, 6, 7)
    asks(s, LoseCards(0, Cause.OVERTHROW, KABUL))
    assert asked_kind(s) == ""
    assert s.players[0].court == []


@rule("PP-9.R36", "PP-4.13")
def test_a_debt_may_be_paid_with_a_card_that_must_go_anyway() -> None:
    s = table()
    court(s, 0, 42, 6)
    rich(s, 1)
    asks(s, LoseCards(0, Cause.LOYALTY, AFGHAN))
    play(s, "discard 42", "discard 6")
    assert asked_kind(s) == ""
    assert s.piles.discards == [42, 6]


@rule("PP-4.13")
def test_a_debt_can_chain() -> None:
    s = table()
    court(s, 0, 46, 14, 9)
    hand(s, 0, 5)
    rich(s, 1)
    loses(s, 0, 46)
    assert asked(s).prompt(s).operands == [1]
    assert told(s, move_of("discard 14")) == ["debt"]
    play(s, "discard 14")
    assert asked(s).prompt(s).operands == [2]
    play(s, "discard 9", "discard 5")
    assert asked_kind(s) == ""


@rule("PP-4.14")
def test_only_a_loss_triggers_the_overthrow() -> None:
    s = table()
    court(s, 0, 5)
    tribes(s, 0, KABUL, 2)
    after_losing_tribe(s, 0, KABUL)
    s.run()
    assert s.players[0].court == [5]
    tribes(s, 1, KABUL)
    assert s.tribes(1, KABUL) == 1


@rule("PP-4.14")
def test_another_political_card_of_the_region_keeps_the_tribes() -> None:
    s = table()
    court(s, 0, 5, 6)
    tribes(s, 0, KABUL, 2)
    discard_from_court(s, 0, 5)
    assert s.tribes(0, KABUL) == 2


@rule("PP-4.15")
def test_loyalty_changes_in_the_order_gifts_prizes_patriots_dial() -> None:
    s = table()
    gift(s, 0, 0, 2)
    court(s, 0, 6, 9, 88)
    s.players[0].prizes = [4, 10]
    armies(s, AFGHAN, KABUL, 2)
    tribes(s, 0, KABUL)
    asks(s, ChangeLoyalty(0, RUSSIAN))
    assert s.players[0].loyalty == RUSSIAN
    assert s.players[0].court == [9, 88]
    assert s.gifts(0) == 0
    assert s.piles.discards == [4, 10, 6]
    assert s.blocks[AFGHAN] == 10


@rule("PP-4.15", "PP-4.17")
def test_rulers_are_looked_at_anew_after_a_change_of_loyalty() -> None:
    s = table()
    tribes(s, 0, HERAT)
    armies(s, RUSSIAN, HERAT, 2)
    assert ruler_of(s, HERAT) == -1
    s.players[0].loyalty = RUSSIAN
    assert ruler_of(s, HERAT) == 0


# Component limits


def without_supply(s: PaxState) -> None:
    tribes(s, 0, KABUL, 10)


@rule("PP-4.16", "PP-3.19")
def test_a_missing_cylinder_is_taken_from_anywhere_in_play() -> None:
    s = table()
    court(s, 1, 9)
    tribes(s, 0, KABUL, 8)
    spies(s, 0, 9)
    gift(s, 0, 1)
    asks(s, PlaceUnit(0, int(tribe_place(0, HERAT))))
    assert texts_now(s) == ["take_tribe kabul 0", "take_spy 9 0", "take_gift 4"]
    play(s, "take_gift 4")
    assert s.gifts(0) == 0
    assert s.tribes(0, HERAT) == 1


@rule("PP-4.16", "PP-3.19")
def test_a_missing_block_is_taken_from_armies_and_roads() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 11)
    roads(s, AFGHAN, "kabul_punjab")
    asks(s, PlaceUnit(0, int(army_place(AFGHAN, HERAT))))
    assert texts_now(s) == ["take_army kabul afghan", "take_road kabul_punjab afghan"]
    play(s, "take_road kabul_punjab afghan")
    assert s.blocks[AFGHAN] == 0


@rule("PP-4.16", "PP-9.R37")
def test_pieces_placed_this_turn_are_never_taken() -> None:
    s = table()
    armies(s, AFGHAN, KABUL, 9)
    tribes(s, 0, KABUL)
    rich(s, 9)
    asks(s, Build(0, 0))
    play(s, *["build_army kabul"] * 3)
    asks(s, PlaceUnit(0, int(army_place(AFGHAN, HERAT))))
    for _ in range(9):
        play(s, "take_army kabul afghan")
        asks(s, PlaceUnit(0, int(army_place(AFGHAN, HERAT))))
    assert asked_kind(s) == ""
    assert not can_place(s, army_place(AFGHAN, HERAT))
    assert s.board[army_place(AFGHAN, HERAT)] == 9


@rule("PP-4.16")
def test_a_unit_is_not_placed_when_all_were_placed_this_turn() -> None:
    s = table()
    for _ in range(10):
        place_new(s, tribe_place(0, KABUL))
    asks(s, PlaceUnit(0, int(tribe_place(0, HERAT))))
    assert asked_kind(s) == ""
    assert s.tribes(0, HERAT) == 0


@rule("PP-4.16", "PP-4.14", "PP-9.R11")
def test_taking_the_last_tribe_warns_and_overthrows() -> None:
    s = table()
    court(s, 0, 58)
    tribes(s, 0, HERAT)
    spies(s, 0, 58, 9)
    asks(s, PlaceUnit(0, int(tribe_place(0, KABUL))))
    told = asked(s).preview(s, moves(s)[0])
    assert told[0].operands == [0, 58]
    play(s, "take_tribe herat 0")
    assert s.players[0].court == []
    assert s.players[0].supply == 9


@rule("PP-9.R37")
def test_unmarked_pieces_go_first_and_marks_travel() -> None:
    s = table()
    tribes(s, 0, KABUL)
    place_new(s, tribe_place(0, KABUL))
    relocate(s, tribe_place(0, KABUL), tribe_place(0, HERAT))
    assert marks_at(s, tribe_place(0, HERAT)) == 0
    relocate(s, tribe_place(0, KABUL), tribe_place(0, PUNJAB))
    assert marks_at(s, tribe_place(0, PUNJAB)) == 1
    remove(s, tribe_place(0, PUNJAB))
    assert s.memory.placed == []


@rule("PP-4.16", "PP-4.7")
def test_a_gift_can_take_its_cylinder_from_another_gift_space() -> None:
    s = table()
    court(s, 0, 12)
    tribes(s, 0, KABUL, 9)
    gift(s, 0, 0)
    play(s, "use 12 gift", "give 4", "take_gift 2")
    assert [s.has_gift(0, space) for space in range(3)] == [False, True, False]
    assert s.board[gift_place(0, 1)] == 1


@rule("PP-9.R45")
def test_a_gift_is_not_offered_when_no_cylinder_can_be_placed() -> None:
    s = table()
    court(s, 0, 12)
    without_supply(s)
    assert with_verb(s, "use") == ["use 12 gift"]
    s.memory.placed = [int(tribe_place(0, KABUL))] * 10
    assert with_verb(s, "use") == []


@rule("PP-4.16", "PP-1.1")
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 5))
def test_pieces_are_conserved_in_random_play(seed: int, seats: int) -> None:
    s = GAME.new(seats, {}, seed)
    before = GAME.pieces(s)
    play_on(s, seed, 120)
    assert GAME.pieces(s) == before


@rule("PP-4.14", "PP-4.16")
@pytest.mark.parametrize("region", [HERAT, KANDAHAR, TRANSCASPIA])
def test_a_spy_taken_from_a_card_overthrows_nothing(region: int) -> None:
    s = table()
    court(s, 0, 58)
    tribes(s, 0, KABUL, 9)
    spies(s, 0, 58)
    asks(s, PlaceUnit(0, int(tribe_place(0, region))))
    play(s, "take_spy 58 0")
    assert s.players[0].court == [58]
    assert s.board[spy_place(58, 0)] == 0


@rule("PP-4.15", "PP-4.13")
def test_a_new_patriot_that_pays_a_debt_has_no_impact() -> None:
    s = table()
    court(s, 0, 42)
    rich(s, 1)
    hand(s, 0, 51)
    act(s)
    play(s, "play 51 right", "discard 51")
    assert s.players[0].loyalty == BRITISH
    assert s.blocks[BRITISH] == 12
