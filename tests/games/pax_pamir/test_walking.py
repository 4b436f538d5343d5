"""The walking player of Pax Pamir: its gains against what playing the moves brings."""

from collections import Counter
from collections.abc import Iterator

import pytest

from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.moves import Move
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.moves import Do, End
from panj.games.pax_pamir.rules.bribes import action_holder, play_holder
from panj.games.pax_pamir.rules.cleanup import DiscardCourt
from panj.games.pax_pamir.rules.dominance import award, is_final_if_taken
from panj.games.pax_pamir.rules.market import has_check
from panj.games.pax_pamir.rules.power import dominant_coalition
from panj.games.pax_pamir.rules.turn import TakeActions
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    BLOCK_ICONS,
    CYLINDER_ICONS,
    NONE,
    PATRIOT_OF,
    Act,
    is_court_card,
)
from panj.games.pax_pamir.thinking.check import NextCheck
from panj.games.pax_pamir.thinking.judgement import JUDGEMENT
from panj.games.pax_pamir.thinking.lookahead import rating
from panj.games.pax_pamir.thinking.walking.cards import loss
from panj.games.pax_pamir.thinking.walking.choice import gain_of
from panj.games.pax_pamir.thinking.walking.glance import Glance
from support import asked, moves

TABLES: list[tuple[int, dict[str, Json]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"wakhan": True}),
    (3, {"wakhan": True, "wakhan_edition": "second"}),
]


def positions(seats: int, options: dict[str, Json], seed: int) -> Iterator[PaxState]:
    """All positions of a game in which the walking player makes most moves, and chance some."""
    s = GAME.new(seats, options, seed)
    assert isinstance(s, PaxState)
    dice = Dice(seed)
    while s.decision() is not None:
        found = moves(s)
        if len(found) > 1:
            yield s
        is_walk = dice.below(6) > 0
        s.make(found[JUDGEMENT.pick(s, found) if is_walk else dice.below(len(found))])


def is_exact(s: PaxState, who: int, move: Move) -> bool:
    """Whether the gain of an action is no estimate: nobody is bribed, the supply lasts, the loyalty
    stays. Building is left out: all numbers of blocks are tried, where steps may miss the best."""
    player = s.players[who]
    if move.kind == Do.BUY:
        return is_court_card(move.a)
    if move.kind == Do.USE:
        is_free = action_holder(s, who, move.a) < 0
        return is_free and move.b in (Act.TAX, Act.GIFT) and player.supply > 0
    if move.kind != Do.PLAY or move.b == End.LEFT or play_holder(s, who, move.a) >= 0:
        return False
    blocks = int(s.blocks[player.loyalty])
    lasts = CYLINDER_ICONS[move.a] <= player.supply and BLOCK_ICONS[move.a] <= blocks
    return lasts and PATRIOT_OF[move.a] in (NONE, player.loyalty)


def loss_by_playing(s: PaxState, move: Move) -> float:
    """What discarding a court card changes on a copy, its debt paid."""
    d = asked(s)
    after = s.clone()
    after.agenda.clear()
    after.then([TakeActions(d.who)])
    d.choose(after, move)
    after.run()
    return JUDGEMENT.value(after, d.who) - JUDGEMENT.value(s, d.who)


def check_gains(s: PaxState) -> Counter[int]:
    """Compare what is no estimate, and that the position is as it was; how many moves of which
    kind that were."""
    d = asked(s)
    found = moves(s)
    before = GAME.dump(s)
    JUDGEMENT.pick(s, found)
    at = Glance(JUDGEMENT, s, d.who)
    checked: Counter[int] = Counter()
    for move in found:
        if isinstance(d, DiscardCourt):
            assert loss(at, move.a) == pytest.approx(loss_by_playing(s, move), abs=1e-9), move
        elif isinstance(d, TakeActions) and is_exact(s, d.who, move):
            played = rating(JUDGEMENT, s, move, d.who) - JUDGEMENT.value(s, d.who)
            assert gain_of(at, move) == pytest.approx(played, abs=1e-9), move
            checked[move.kind] += 1
    assert GAME.dump(s) == before
    return checked


def lead_by_lists(s: PaxState, seat: int) -> int:
    """PP-5.2 to PP-5.5 The lead after a check, as the rules share out its points."""
    points = award(s, dominant_coalition(s), is_final_if_taken(s, 1))
    return points[seat] - max(points[:seat] + points[seat + 1 :])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gains_are_what_playing_the_moves_brings(seats: int, options: dict[str, Json]) -> None:
    checked: Counter[int] = Counter()
    for seed in range(3):
        for s in positions(seats, options, seed):
            checked += check_gains(s)
    assert {Do.BUY, Do.PLAY, Do.USE} <= set(checked)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_gains_are_right_in_many_games(seats: int, options: dict[str, Json]) -> None:
    for seed in range(100, 130):
        for s in positions(seats, options, seed):
            check_gains(s)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_next_check_is_looked_at_as_the_rules_resolve_it(
    seats: int, options: dict[str, Json]
) -> None:
    for s in positions(seats, options, seed=7):
        check = NextCheck(s)
        assert check.is_out == has_check(s)
        for seat in range(seats):
            assert check.lead(s, seat) == lead_by_lists(s, seat)


def test_a_walk_mostly_chooses_what_a_long_look_finds_best() -> None:
    """It counts on paying bribes in full, tries numbers of blocks, and does not see what is drawn
    at the end of a turn."""
    asked_for = 0
    as_good = 0
    for seats, seed in ((2, 21), (3, 22), (4, 23), (5, 24)):
        for s in positions(seats, {}, seed):
            found = moves(s)
            ratings = JUDGEMENT.rate(s, found)
            asked_for += 1
            as_good += ratings[JUDGEMENT.pick(s, found)] >= max(ratings) - 1e-9
    assert as_good > 0.85 * asked_for
