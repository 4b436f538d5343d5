"""TR-3.4, TR-4.8: actions, extra-action tiles, [+2] markers, bonus actions."""

import pytest

from games.trajan.scene import (
    CONSTRUCTION,
    FORUM,
    MILITARY,
    SEAPORT,
    SENATE,
    TRAJAN,
    ask,
    do,
    forum_kind,
    held,
    hold,
    log,
    on_top,
    options,
    question,
    stack_tops,
    table,
)
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.turn import TakeTurn
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import ACTIONS, CENTRE, NONE
from support import asked, rule

FIRST = {
    SEAPORT: "take left",
    FORUM: "take_forum g0 bread",
    MILITARY: "recruit_legionnaire",
    SENATE: "advance",
    TRAJAN: "take_tile v1",
    CONSTRUCTION: "recruit_worker",
}
"""One option of each action."""


def offered(action: int, tiles: str = "", plus_two: bool = False) -> TrajanState:
    """Seat 0 is offered an action, with these forum tiles on the mat."""
    s = table()
    s.forum.spaces[:4] = [0, 0, 0, 0]
    stack_tops(s, "v2", "v3", "v1")
    hold(s, 0, tiles)
    if plus_two:
        s.players[0].plus_two = 1 << action
    ask(s, OfferAction(0, action, 1))
    return s


@rule("TR-3.4.1")
@pytest.mark.parametrize("action", range(6), ids=ACTIONS)
def test_every_action_may_be_declined(action: int) -> None:
    s = offered(action)
    assert FIRST[action] in options(s)
    assert options(s)[-1] == "decline"
    before = s.players[0].score()
    do(s, "decline")
    assert s.decision() is None
    assert s.players[0].score() == before


@rule("TR-3.4.1")
def test_an_action_without_a_legal_option_is_skipped() -> None:
    s = table()
    s.notes = []
    ask(s, OfferAction(0, FORUM, 1))
    assert s.decision() is None
    assert log(s) == ["impossible"]


@rule("TR-3.4.2", "TR-4.8.1")
@pytest.mark.parametrize("action", range(6), ids=ACTIONS)
def test_an_extra_tile_repeats_its_action_once(action: int) -> None:
    s = offered(action, f"extra_{ACTIONS[action]}")
    do(s, FIRST[action])
    assert question(s) == "UseExtraTile"
    assert options(s) == [f"use_extra {ACTIONS[action]}", "decline"]
    do(s, f"use_extra {ACTIONS[action]}")
    assert question(s) == "TakeAction"
    do(s, options(s)[0])
    while s.decision() is not None and question(s) != "TakeAction":
        do(s, options(s)[0])
    assert s.decision() is None
    assert held(s, 0, f"extra_{ACTIONS[action]}") == 0


@rule("TR-3.4.2")
def test_the_extra_tile_need_not_be_used() -> None:
    s = offered(SENATE, "extra_senate")
    do(s, "advance", "decline")
    assert s.decision() is None
    assert held(s, 0, "extra_senate") == 1


@rule("TR-3.4.2", "TR-4.8.3")
def test_only_one_extra_tile_is_used_in_a_turn() -> None:
    s = offered(SENATE, "extra_senate extra_senate wild_extra_action")
    do(s, "advance", "use_extra senate", "advance")
    assert s.decision() is None
    assert s.senate.positions[0] == 2
    assert held(s, 0, "extra_senate") == 1
    assert s.gone.forum == [forum_kind("extra_senate")]


@rule("TR-3.4.2")
def test_the_next_turn_allows_an_extra_tile_again() -> None:
    s = offered(MILITARY, "extra_military extra_military")
    do(s, "recruit_legionnaire", "use_extra military", "decline")
    assert s.extra_used
    ask(s, TakeTurn(0))
    do(s, "sow 0", "march alpes")
    assert options(s) == ["use_extra military", "decline"]


@rule("TR-4.8.1")
@pytest.mark.parametrize("action", range(6), ids=ACTIONS)
def test_with_a_plus_two_marker_the_action_is_repeated_twice(action: int) -> None:
    s = offered(action, f"extra_{ACTIONS[action]}", plus_two=True)
    assert asked(s).prompt(s).operands == [action]
    do(s, FIRST[action])
    assert asked(s).prompt(s).operands == [action, 2]
    do(s, f"use_extra {ACTIONS[action]}")
    done = 0
    while s.decision() is not None:
        done += question(s) == "TakeAction"
        do(s, options(s)[0])
    assert done == 2
    assert s.players[0].plus_two == 1 << action


@rule("TR-4.8.2", "TR-4.9.3")
@pytest.mark.parametrize("action", range(6), ids=ACTIONS)
def test_a_wild_extra_tile_fits_every_action_and_its_plus_two(action: int) -> None:
    s = offered(action, "wild_extra_action", plus_two=True)
    do(s, FIRST[action])
    assert options(s) == ["use_extra wild", "decline"]
    assert asked(s).prompt(s).operands == [action, 2]
    do(s, "use_extra wild")
    assert held(s, 0, "wild_extra_action") == 0
    assert s.gone.forum[-1] == forum_kind("wild_extra_action")


@rule("TR-4.8.2")
def test_the_owner_of_both_may_choose_the_wild_tile() -> None:
    s = offered(SENATE, "extra_senate wild_extra_action")
    do(s, "advance")
    assert options(s) == ["use_extra senate", "use_extra wild", "decline"]


@rule("TR-4.8.1")
def test_a_tile_of_another_action_does_not_help() -> None:
    s = offered(SENATE, "extra_forum extra_trajan")
    do(s, "advance")
    assert s.decision() is None


@rule("TR-4.8.3")
def test_the_plus_two_marker_stays_for_ever() -> None:
    s = offered(SENATE, "extra_senate", plus_two=True)
    do(s, "advance", "use_extra senate", "advance", "advance")
    assert s.players[0].plus_two == 1 << SENATE


@rule("TR-4.8.4")
def test_no_window_opens_after_a_declined_action() -> None:
    s = offered(SENATE, "extra_senate")
    do(s, "decline")
    assert s.decision() is None


@rule("TR-4.8.4")
def test_no_window_opens_when_the_repetition_is_impossible() -> None:
    s = offered(SENATE, "extra_senate")
    s.senate.positions[0] = 6
    do(s, "advance")
    assert s.decision() is None
    assert held(s, 0, "extra_senate") == 1


@rule("TR-4.8.4")
def test_a_repetition_that_became_impossible_is_lost() -> None:
    s = offered(SENATE, "extra_senate", plus_two=True)
    s.senate.positions[0] = 5
    do(s, "advance", "use_extra senate", "advance")
    assert s.senate.positions[0] == 7
    assert s.decision() is None


@rule("TR-4.8.4")
def test_a_repetition_may_choose_another_option() -> None:
    s = offered(MILITARY, "extra_military", plus_two=True)
    do(s, "recruit_legionnaire", "use_extra military", "march alpes", "occupy alpes")
    assert s.players[0].points[1] == 3


@rule("TR-9.34")
def test_a_declined_repetition_ends_the_repetitions() -> None:
    s = offered(MILITARY, "extra_military", plus_two=True)
    do(s, "recruit_legionnaire", "use_extra military", "decline")
    assert s.decision() is None


@rule("TR-4.8.5", "TR-3.4.3")
def test_a_repeated_construction_brings_bonus_actions_but_no_second_tile() -> None:
    s = offered(CONSTRUCTION, "extra_construction extra_senate")
    s.sites[0] = 4  # a door
    do(s, "recruit_worker", "use_extra construction", "build 0")
    assert (question(s), options(s)) == ("TakeAction", ["advance", "decline"])
    do(s, "advance")
    assert s.decision() is None
    assert held(s, 0, "extra_senate") == 1


@rule("TR-4.8.6")
def test_a_tile_can_be_used_in_the_turn_in_which_it_was_taken() -> None:
    s = offered(FORUM)
    s.forum.spaces[12] = forum_kind("extra_forum")
    do(s, "take_forum y0 extra_forum", "use_extra forum", "take_forum g0 bread")
    assert held(s, 0, "bread") == 1


@rule("TR-3.4.3")
@pytest.mark.parametrize(
    ("tile", "action"),
    [(0, FORUM), (4, SENATE), (8, SEAPORT), (12, TRAJAN), (16, MILITARY)],
    ids=["stairs", "door", "fountain", "roof", "window"],
)
def test_a_first_building_brings_its_bonus_action_which_is_optional(tile: int, action: int) -> None:
    s = offered(CONSTRUCTION, "extra_construction")
    s.sites[7] = tile
    do(s, "build 7")
    assert asked(s).prompt(s).operands == [action]
    do(s, "decline")
    assert question(s) == "UseExtraTile"  # the window of the construction itself comes last


@rule("TR-3.4.3", "TR-3.4.2")
def test_the_bonus_action_has_its_own_window() -> None:
    s = offered(CONSTRUCTION, "extra_senate extra_construction")
    s.sites[7] = 4
    do(s, "build 7", "advance")
    assert options(s) == ["use_extra senate", "decline"]
    do(s, "use_extra senate", "advance")
    assert s.decision() is None
    assert s.senate.positions[0] == 2


@rule("TR-3.4.3", "TR-3.4.4")
def test_the_trail_shows_the_actions_inside_each_other() -> None:
    s = offered(CONSTRUCTION)
    s.sites[7] = 4
    do(s, "build 7")
    assert GAME.view(s, 0)["trail"] == [
        {"action": "construction", "times": 0},
        {"action": "senate", "times": 1},
    ]


@rule("TR-3.4.4")
def test_the_window_opens_after_everything_the_action_brought() -> None:
    s = offered(SEAPORT, "extra_seaport")
    on_top(s, "wine fish")
    do(s, "draw_two")
    assert question(s) == "DiscardCard"
    do(s, "discard wine left")
    assert question(s) == "UseExtraTile"


@rule("TR-3.4.3")
def test_an_impossible_bonus_action_is_skipped() -> None:
    s = offered(CONSTRUCTION)
    s.sites[7] = 12
    s.players[0].arch = CENTRE
    do(s, "build 7")
    assert s.decision() is None
    assert s.sites[7] == NONE
