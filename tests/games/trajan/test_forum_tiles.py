"""TR-4.8, TR-4.9: every kind of forum tile does its work once, and then leaves the game."""

import pytest

from games.trajan.scene import (
    SEAPORT,
    SENATE,
    ask,
    bonus,
    demand,
    do,
    forum_kind,
    give,
    held,
    hold,
    line,
    options,
    stack_tops,
    table,
)
from panj.games.trajan.rules.actions import OfferAction
from panj.games.trajan.rules.demands import PayDemands
from panj.games.trajan.rules.senate import EvaluateSenate, votes_of
from panj.games.trajan.rules.turn import CleanUp
from panj.games.trajan.tables import ACTIONS, FORUM_NAMES, SYMBOL_NAMES
from support import asked, rule

DEMANDS = ["bread", "games", "religion"]
VOTES = ["votes_2", "votes_3", "votes_4", "votes_5"]
EXTRAS = [f"extra_{action}" for action in ACTIONS]
WILDS = ["wild_extra_action", "wild_commodity", "wild_demand", "wild_construction"]
FIRST = dict(
    zip(
        ACTIONS,
        [
            *("take left", "take_forum g0 games", "march alpes"),
            *("advance", "take_tile v1", "recruit_worker"),
        ],
        strict=True,
    )
)


def test_all_seventeen_kinds_are_tested_here() -> None:
    assert sorted([*DEMANDS, *VOTES, *EXTRAS, *WILDS]) == sorted(FORUM_NAMES)
    assert len(FORUM_NAMES) == 17


@rule("TR-4.9.1", "TR-3.6.1")
@pytest.mark.parametrize("kind", DEMANDS)
def test_a_demand_tile_meets_its_own_symbol_only(kind: str) -> None:
    for symbol in SYMBOL_NAMES:
        s = table()
        hold(s, 0, kind)
        demand(s, symbol)
        ask(s, PayDemands(0, 0, 0))
        is_met = symbol == kind
        assert s.players[0].points[5] == (0 if is_met else -4)
        assert held(s, 0, kind) == (0 if is_met else 1)
        assert s.gone.forum == ([forum_kind(kind)] if is_met else [])


@rule("TR-4.9.2", "TR-3.6.5")
@pytest.mark.parametrize("kind", VOTES)
def test_a_senate_tile_brings_its_votes_to_the_election(kind: str) -> None:
    s = table()
    hold(s, 0, kind)
    s.senate.positions = [0, 1]
    assert votes_of(s, 0) == int(kind[-1])
    ask(s, EvaluateSenate())
    # against two votes of a position, two votes of a tile lose the tie
    assert asked(s).who == (1 if kind == "votes_2" else 0)
    s.agenda.clear()
    ask(s, CleanUp())
    assert held(s, 0, kind) == 0
    assert s.gone.forum == [forum_kind(kind)]


@rule("TR-4.8.1", "TR-4.8.3")
@pytest.mark.parametrize("kind", EXTRAS)
def test_an_extra_action_tile_is_offered_after_its_own_action_only(kind: str) -> None:
    own = kind.removeprefix("extra_")
    for action, name in enumerate(ACTIONS):
        s = table()
        hold(s, 0, kind)
        stack_tops(s, "v1")
        s.forum.spaces[:2] = [forum_kind("games"), forum_kind("bread")]
        ask(s, OfferAction(0, action, 1))
        do(s, FIRST[name])
        if name == own:
            assert options(s) == [f"use_extra {own}", "decline"]
            do(s, f"use_extra {own}")
            assert s.gone.forum == [forum_kind(kind)]
        else:
            assert s.decision() is None
            assert held(s, 0, kind) == 1


@rule("TR-4.9.3", "TR-4.8.2")
def test_the_wild_extra_action_tile_leaves_the_game_when_used() -> None:
    s = table()
    hold(s, 0, "wild_extra_action")
    ask(s, OfferAction(0, SENATE, 1))
    do(s, "advance", "use_extra wild", "advance")
    assert s.senate.positions[0] == 2
    assert s.gone.forum == [forum_kind("wild_extra_action")]


@rule("TR-4.9.3", "TR-4.1.5")
def test_the_wild_commodity_tile_sails_or_counts_at_the_end() -> None:
    s = table()
    s.players[0].yellow = [bonus("wine_fish")]
    give(s, 0, "oil")
    hold(s, 0, "wild_commodity")
    assert line(s, "bonus") == [3, 0]
    ask(s, OfferAction(0, SEAPORT, 1))
    do(s, "ship same", "load_same oil 1 1")
    assert s.players[0].points[0] == 6
    assert line(s, "bonus") == [0, 0]


@rule("TR-4.9.3", "TR-3.6.1")
def test_the_wild_demand_tile_is_spent_for_any_symbol() -> None:
    s = table()
    hold(s, 0, "wild_demand wild_demand")
    demand(s, "games religion bread")
    ask(s, PayDemands(0, 0, 0))
    assert s.players[0].points[5] == -4
    assert s.gone.forum == [forum_kind("wild_demand")] * 2


@rule("TR-4.9.3", "TR-5.3.5")
def test_the_wild_construction_tile_completes_a_set() -> None:
    s = table()
    s.players[0].built = 0b0011 << 8
    assert line(s, "sets") == [0, 0]
    hold(s, 0, "wild_construction")
    assert line(s, "sets") == [10, 0]
