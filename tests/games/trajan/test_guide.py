"""What a turn of Trajan holds, and what is asked about before it ends."""

import pytest

from games.trajan.scene import CONSTRUCTION, FORUM, MILITARY, SENATE, ask, do, hold, table
from panj.core.guide import Chip, Ends
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.actions import ExtraWindow, OfferAction, TakeAction
from panj.games.trajan.state import TrajanState
from support import moves, rule
from support.turns import chip, chips, ledger, left, move_at


def offered(action: int, tiles: str = "", times: int = 1) -> TrajanState:
    """Seat 0 has sown and is offered an action, with these forum tiles on the mat."""
    s = table()
    s.turn = 1
    hold(s, 0, tiles)
    ask(s, OfferAction(0, action, times))
    return s


@rule("TR-0.2")
def test_a_turn_is_sown_and_then_acted() -> None:
    s = table()
    s.turn = 1
    assert chips(GAME, s) == ["sow open", "action open"]
    s = offered(SENATE)
    assert chips(GAME, s) == ["sow done", "this_action open"]
    assert chip(GAME, s, "this_action").said.operands == [SENATE]


@rule("TR-4.8.1")
def test_extra_action_tiles_are_counted_and_say_whether_they_fit() -> None:
    s = offered(SENATE, "extra_senate wild_extra_action")
    assert chip(GAME, s, "extra").said.operands == [2]
    assert chip(GAME, s, "extra").state == Chip.OPEN
    other = chip(GAME, offered(SENATE, "extra_forum"), "extra")
    assert other.state == Chip.OFF
    assert other.reason is not None


@rule("TR-3.4.2")
def test_an_extra_tile_that_was_used_is_done_and_its_action_open() -> None:
    s = offered(SENATE, "extra_senate")
    do(s, "advance")
    assert chips(GAME, s) == ["sow done", "this_action done", "extra open"]
    do(s, "use_extra senate")
    assert chips(GAME, s) == ["sow done", "this_action open", "extra_used done"]


@rule("TR-3.4.3")
def test_bonus_actions_stand_behind_the_action_that_brought_them() -> None:
    s = table()
    s.turn = 1
    ask(s, TakeAction(0, FORUM, 1), ExtraWindow(0, CONSTRUCTION))
    told = [(each.said.operands, each.state) for each in ledger(GAME, s)[1:]]
    assert told == [([CONSTRUCTION], Chip.DONE), ([FORUM], Chip.OPEN)]


@rule("TR-4.8.1")
def test_a_repeated_action_stands_there_twice() -> None:
    s = offered(MILITARY, times=2)
    assert chips(GAME, s)[1:] == ["this_action open", "this_action open"]
    do(s, "recruit_legionnaire")
    assert chips(GAME, s)[1:] == ["this_action open"]


@rule("TR-3.4.2")
@pytest.mark.parametrize(
    ("tiles", "found"), [("extra_senate", ["extra*"]), ("wild_extra_action", ["extra*"])]
)
def test_an_extra_tile_that_fits_is_asked_about(tiles: str, found: list[str]) -> None:
    s = offered(SENATE, tiles)
    do(s, "advance")
    assert left(GAME, s, "decline") == found


@rule("TR-3.4.1")
def test_an_action_that_would_be_lost_is_asked_about() -> None:
    s = offered(SENATE)
    assert left(GAME, s, "decline") == ["action"]
    assert left(GAME, s, "advance") == []


@rule("TR-3.2.2")
def test_nothing_is_asked_about_a_sowing() -> None:
    s = table()
    s.turn = 1
    for move in moves(s):
        assert GAME.guide.leaves(s, move, moves(s)) == []
        assert GAME.guide.ends(s, move) == Ends.NO


@rule("TR-4.1.2")
def test_a_draw_that_nobody_has_seen_is_never_held_back() -> None:
    s = offered(0)
    assert GAME.guide.ends(s, move_at(GAME, s, "draw_two")) == Ends.NO
