"""Reviews: every decision of a match looked at again, as the one who made it could see it."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from panj.bots.search.budget import Budget
from panj.bots.search.hint import continuation_after, reasons, sequel
from panj.bots.search.search import Search
from panj.bots.search.tree import Edge
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import Aspect, Judgement
from panj.core.match import Match
from panj.core.moves import Move
from panj.core.state import State

COMPARED: Final = 2
"""The move that was made gets at least one of so many tries that the best one had."""

TURNING: Final = 0.05
"""A move that lost so much of its maker's chance turned the match."""

MOST_TURNS: Final = 8


class Verdict:
    """A decision: everybody's chances before it, the best move found, and the one that was made."""

    def __init__(
        self,
        who: int,
        chances: list[float],
        best: Move,
        best_chance: float,
        played_chance: float,
        continuation: list[tuple[int, Move]],
        reasons: list[Aspect],
    ) -> None:
        self.who = who
        self.chances = chances
        self.best = best
        self.best_chance = best_chance
        self.played_chance = played_chance
        self.continuation = continuation
        self.reasons = reasons

    def loss(self) -> float:
        """How much of its maker's chance the move gave away."""
        return max(0.0, self.best_chance - self.played_chance)


class Weighing(Search):
    """A search that remembers everybody's chances, and can be made to try one move again."""

    def __init__(self, game: Game, judgement: Judgement, budget: Budget, dice: Dice) -> None:
        super().__init__(game, judgement, budget, dice)
        self.sums: dict[int, list[float]] = {}
        self.forced: Edge | None = None

    def front(self, s: State, who: int, moves: list[Move], most: i64) -> list[Edge]:
        forced = self.forced
        if forced is not None:
            return [forced]
        return super().front(s, who, moves, most)

    def judge(self, s: State) -> list[float]:
        values = super().judge(s)
        if self.forced is None:
            sums = self.sums.setdefault(self.path[0].key, [0.0] * len(values))
            for seat in range(len(values)):
                sums[seat] += values[seat]
        return values

    def weigh(self, s: State, seat: int, edge: Edge, visits: int) -> None:
        """Try one move until it has so many visits, for half the time of the budget at most."""
        until = perf_counter() + self.budget.seconds / 2.0
        self.forced = edge
        while edge.visits < visits and perf_counter() < until:
            self.iterate(self.game.guess(s, seat, self.dice))
        self.forced = None

    def chances(self, edge: Edge) -> list[float]:
        """How it went for everybody after a move, on average."""
        return [total / float(edge.visits) for total in self.sums[edge.key]]


def appraise(
    game: Game, judgement: Judgement, s: State, played: Move, budget: Budget, dice: Dice
) -> Verdict:
    """What a move was worth in its maker's guess, beside the best one; there is a choice."""
    d = s.decision()
    assert d is not None
    search = Weighing(game, judgement, budget, dice)
    search.grow(s, d.who)
    best = search.ranked()[0]
    chances = search.chances(best)
    own = best
    for edge in search.root.edges:
        if edge.move == played:
            own = edge
    if own is not best:
        search.weigh(s, d.who, own, max(1, best.visits // COMPARED))
    if own.visits == 0 or own.mean() >= best.mean():
        best = own
    if best.mean() - own.mean() < TURNING:
        return Verdict(d.who, chances, best.move, best.mean(), own.mean(), [], [])
    why = reasons(
        sequel(game, judgement, s, d.who, best.move, dice).aspects,
        sequel(game, judgement, s, d.who, own.move, dice).aspects,
    )
    return Verdict(
        d.who, chances, best.move, best.mean(), own.mean(), continuation_after(best), why
    )


def choices(match: Match) -> list[int]:
    """The numbers of the moves that were chosen among several."""
    found: list[int] = []
    for number in range(1, match.version + 1):
        s = match.earlier(match.version - number + 1)
        d = s.decision()
        if d is not None and len(d.moves(s)) > 1:
            found.append(number)
    return found


def turning_points(losses: list[float]) -> list[int]:
    """Where the largest losses stand, in the order of the match."""
    large = [i for i in range(len(losses)) if losses[i] >= TURNING]
    large.sort(key=lambda i: losses[i], reverse=True)
    return sorted(large[:MOST_TURNS])
