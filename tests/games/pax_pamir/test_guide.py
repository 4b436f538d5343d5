"""What a turn of Pax Pamir holds, what is asked about before it ends, what a move changes."""

import pytest

from games.pax_pamir.scene import (
    AFGHAN,
    KABUL,
    act,
    coins,
    court,
    gift,
    hand,
    market,
    play,
    rich,
    table,
    tribes,
)
from panj.core.guide import Chip, Ends
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import Suit
from support import moves, rule
from support.turns import changes, chip, chips, ledger, left, move_at


def with_favored_cards() -> PaxState:
    """Seat 0 has two economic cards, which are favored, and there is a rupee to be taxed."""
    s = table()
    court(s, 0, 9, 13)
    market(s, T0=61)
    coins(s, T0=3)
    s.favored = Suit.ECONOMIC
    act(s)
    return s


@rule("PP-3.13")
def test_the_ledger_counts_the_two_actions() -> None:
    s = table()
    market(s, T0=6, T1=7)
    rich(s, 9)
    act(s)
    assert chip(GAME, s, "actions").said.operands == [2, 2]
    play(s, "buy 6")
    assert chip(GAME, s, "actions").said.operands == [1, 2]
    s.memory.actions_left = 0
    act(s)
    assert chip(GAME, s, "actions").state == Chip.DONE
    assert chips(GAME, s) == ["actions done"]


@rule("PP-3.34", "PP-3.35")
def test_cards_of_the_favored_suit_are_bonus_actions_by_name() -> None:
    s = with_favored_cards()
    assert [each.said.operands for each in ledger(GAME, s)[1:]] == [[9], [13]]
    assert chips(GAME, s)[1:] == ["bonus open", "bonus open"]
    play(s, "use 9 tax", "tax_card 61")
    assert chips(GAME, s)[1:] == ["bonus done", "bonus open"]


@rule("PP-3.33")
def test_actions_and_free_bonus_actions_that_are_left_are_asked_about() -> None:
    s = with_favored_cards()
    assert left(GAME, s, "end_turn") == ["actions", "bonus", "bonus"]
    s.memory.actions_left = 0
    act(s)
    s.memory.actions_left = 0
    assert left(GAME, s, "end_turn") == ["bonus", "bonus"]


@rule("PP-3.33")
def test_actions_with_which_nothing_can_be_done_are_not_asked_about() -> None:
    s = table()
    rich(s, 0)
    act(s)
    assert left(GAME, s, "end_turn") == []


@rule("PP-3.27", "PP-3.28")
def test_what_is_over_a_limit_is_asked_about_with_its_count() -> None:
    s = table()
    rich(s, 0)
    court(s, 0, 85, 86, 87, 88)
    hand(s, 0, *range(40, 41 + int(s.players[0].hand_limit())))
    s.memory.actions_left = 0
    act(s)
    s.memory.actions_left = 0
    found = GAME.guide.leaves(s, move_at(GAME, s, "end_turn"), moves(s))
    told = [(each.said.key, each.said.operands) for each in found]
    assert told == [("pax_pamir.preview.over_court", [1]), ("pax_pamir.preview.over_hand", [1])]


@rule("PP-3.33")
def test_cards_in_hand_that_could_be_played_are_not_asked_about() -> None:
    s = table()
    hand(s, 0, 46)
    s.memory.actions_left = 0
    act(s)
    s.memory.actions_left = 0
    assert left(GAME, s, "end_turn") == []


@rule("PP-4.15")
def test_a_change_of_loyalty_says_what_is_lost_and_what_is_got() -> None:
    s = table()
    court(s, 0, 6)
    tribes(s, 0, KABUL, 2)
    gift(s, 0, 0, 1)
    s.players[0].prizes = [2]
    hand(s, 0, 51)
    act(s)
    assert s.players[0].loyalty == AFGHAN
    assert changes(GAME, s, "play 51 left") == [
        ("loyalty", 0),
        ("influence", -1),
        ("gifts_lost", -1),
        ("prize_lost", -1),
        ("patriot_lost", -1),
        ("overthrow_tribes", -1),
        ("patriot", 1),
    ]
    (lost,) = [
        each
        for each in GAME.guide.changes(s, move_at(GAME, s, "play 51 left"))
        if each.said.key.endswith("patriot_lost")
    ]
    assert lost.things == ["card:6"]


@rule("PP-4.15")
def test_what_leaves_the_loyalty_as_it_is_changes_nothing() -> None:
    s = table()
    hand(s, 0, 42)
    act(s)
    s.players[0].loyalty = AFGHAN
    for text in [GAME.moves.text(move) for move in moves(s)]:
        if text.startswith("play"):
            assert changes(GAME, s, text) == []


@rule("PP-3.30")
@pytest.mark.parametrize(("text", "ends"), [("end_turn", Ends.SHOWING), ("buy 6", Ends.NO)])
def test_only_the_button_ends_a_turn_and_shows_the_market(text: str, ends: int) -> None:
    s = table()
    market(s, T0=6)
    act(s)
    assert GAME.guide.ends(s, move_at(GAME, s, text)) == ends
