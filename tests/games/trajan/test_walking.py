"""The walking player of Trajan: its gains against what playing the moves brings."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.trajan.scene import new
from panj.core.dice import Dice
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.trajan.game import GAME
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.actions import OfferAction, TakeAction
from panj.games.trajan.rules.seaport import DiscardCard
from panj.games.trajan.rules.senate import ChooseBonus
from panj.games.trajan.rules.shipping import LoadSame
from panj.games.trajan.rules.sowing import ChooseTray
from panj.games.trajan.rules.tiles import PlacePlusTwo
from panj.games.trajan.state import TrajanState
from panj.games.trajan.thinking.judgement import JUDGEMENT
from panj.games.trajan.thinking.value import position_value
from panj.games.trajan.thinking.walking.choice import gains_of
from panj.games.trajan.thinking.weights import Weights
from support import asked, moves

TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (2, {}),
    (3, {"wild_demand_for_bonus": True}),
    (4, {"bonus_demand": "per_tile", "wild_demand_for_bonus": True, "time_cycle": "longer"}),
    (2, {"bonus_demand": "per_tile", "marker_setup": "random", "commodity_reshuffle": False}),
    (3, {"purge_votes_in_provinces": False, "final_senate_reset": True}),
]

ESTIMATED = (Do.DRAW_TWO, Do.PLAY, Do.SHIP)
"""What is drawn cannot be known, and what is loaded is planned and not tried."""

WHOLE = (LoadSame, DiscardCard, ChooseBonus, PlacePlusTwo)
"""Decisions whose moves are all there is to them."""

WEIGHTS = Weights()


def positions(seats: int, options: dict[str, bool | str], seed: int) -> Iterator[TrajanState]:
    """All positions of a game in which the walking player makes most moves, and chance some."""
    s = new(seats, seed, **options)
    dice = Dice(seed)
    while s.decision() is not None:
        found = moves(s)
        if len(found) > 1:
            yield s
        is_walk = dice.below(6) > 0
        s.make(found[JUDGEMENT.pick(s, found) if is_walk else dice.below(len(found))])


def exact_moves(d: Decision[State], found: list[Move]) -> list[int]:
    """The places of the moves whose gain is no estimate."""
    if isinstance(d, WHOLE):
        return list(range(len(found)))
    if isinstance(d, TakeAction):
        return [at for at, move in enumerate(found) if move.kind not in ESTIMATED]
    return []


def gain_by_playing(s: TrajanState, move: Move) -> float:
    """What a move gains on a copy, before the rules go on to what others see and do."""
    d = asked(s)
    after = s.clone()
    after.agenda.clear()
    to_come = 0.0
    if not isinstance(d, TakeAction):
        d.choose(after, move)
    elif move.kind != Do.DECLINE:
        d.perform(after, move)
        if any(isinstance(step, OfferAction) for step in after.agenda):
            to_come = WEIGHTS.action_to_come
    after.agenda.clear()
    return position_value(WEIGHTS, after, d.who) + to_come - position_value(WEIGHTS, s, d.who)


def check_gains(s: TrajanState) -> int:
    """Compare what is no estimate, and that the position is as it was; how many moves that were."""
    d = asked(s)
    found = moves(s)
    before = GAME.dump(s)
    gains = gains_of(WEIGHTS, s, d, found)
    JUDGEMENT.pick(s, found)
    assert GAME.dump(s) == before
    exact = exact_moves(d, found)
    for at in exact:
        assert gains[at] == pytest.approx(gain_by_playing(s, found[at]), abs=1e-9), found[at]
    return len(exact)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gains_are_what_playing_the_moves_brings(
    seats: int, options: dict[str, bool | str]
) -> None:
    assert sum(check_gains(s) for s in positions(seats, options, seed=seats)) > 300


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gains_are_right_in_many_games(seats: int, options: dict[str, bool | str]) -> None:
    checked = [check_gains(s) for seed in range(100, 120) for s in positions(seats, options, seed)]
    assert sum(checked) > 20 * 300


def test_a_walk_mostly_chooses_what_a_long_look_finds_best() -> None:
    """The estimates are of ships, of drawn cards, and of what a sowing leads to in the end."""
    asked_for: Counter[type] = Counter()
    as_good: Counter[type] = Counter()
    for seats, seed in ((2, 21), (3, 22), (4, 23)):
        for s in positions(seats, {}, seed):
            found = moves(s)
            ratings = JUDGEMENT.rate(s, found)
            kind = type(s.decision())
            asked_for[kind] += 1
            as_good[kind] += ratings[JUDGEMENT.pick(s, found)] >= max(ratings) - 1e-9
    shares = {kind: as_good[kind] / asked_for[kind] for kind in asked_for}
    assert shares[ChooseTray] > 0.7
    assert shares[TakeAction] > 0.85
    assert shares[DiscardCard] == 1.0
