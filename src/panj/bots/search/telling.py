"""A search whose chances are told to people: the odds that were fitted to games and the walks of
the search in one, for all seats."""

from collections.abc import Callable
from typing import Final, TypeAlias

from panj.bots.search.budget import AS_JUDGED, Budget
from panj.bots.search.doubt import Estimate, estimate, estimate_of
from panj.bots.search.search import Search
from panj.bots.search.tree import Edge
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import TO_THE_END, Judgement
from panj.core.state import State

LOOKS: Final = 6
"""The odds of a position are the mean over so many guesses."""

Tell: TypeAlias = Callable[[Edge], Estimate]
"""What is said of a move that was tried."""


class Telling(Search):
    """A search that remembers everybody's chances. Its walks go to the end of the game, as those
    did to which the pool of the judgement was fitted."""

    def __init__(self, game: Game, judgement: Judgement, budget: Budget, dice: Dice) -> None:
        super().__init__(game, judgement, budget, dice)
        self.seat = 0
        self.odds: list[float] = []
        """Everybody's chances before any move, by the judgement's odds."""
        self.progress = 0.0
        self.counts: dict[int, int] = {}
        self.sums: dict[int, list[float]] = {}
        self.squares: dict[int, list[float]] = {}

    def look_from(self, s: State, seat: int) -> None:
        super().look_from(s, seat)
        if self.budget.horizon == AS_JUDGED:
            self.horizon = TO_THE_END
        self.seat = seat
        if self.judgement.pool is not None and len(self.odds) == 0:
            self.odds = [0.0] * s.seats
            self.progress = self.judgement.progress(s)
            for _ in range(LOOKS):
                self.add_odds(self.game.guess(s, seat, self.dice))

    def add_odds(self, s: State) -> None:
        """What one guess says of everybody's chances."""
        found = self.judgement.outlook(s)
        for seat in range(len(found)):
            self.odds[seat] += found[seat] / float(LOOKS)

    def judge(self, s: State) -> list[float]:
        values = super().judge(s)
        key = self.path[0].key
        self.counts[key] = self.counts.get(key, 0) + 1
        sums = self.sums.setdefault(key, [0.0] * len(values))
        squares = self.squares.setdefault(key, [0.0] * len(values))
        for seat in range(len(values)):
            sums[seat] += values[seat]
            squares[seat] += values[seat] * values[seat]
        return values

    def told(self, edge: Edge) -> Estimate:
        """What a move that was tried is worth to the seat that searches."""
        return estimate(edge) if len(self.odds) == 0 else self.chances(edge)[self.seat]

    def chances(self, edge: Edge) -> list[Estimate]:
        """Everybody's chances after a move that was tried."""
        walked = self.walked(edge)
        pool = self.judgement.pool
        if pool is None or len(self.odds) == 0:
            return walked
        means = [each.mean for each in walked]
        trials = float(edge.visits)
        found = pool.chances(self.odds, means, trials, self.progress)
        return [
            Estimate(
                found[seat],
                each.error * pool.slope(each.mean, found[seat], trials, self.progress),
                each.trials,
            )
            for seat, each in enumerate(walked)
        ]

    def walked(self, edge: Edge) -> list[Estimate]:
        """What the walks alone say. Helpers tell only how it went for who searches: the others
        share what is left as they do in the walks that were made here."""
        own = estimate(edge)
        count = self.counts.get(edge.key, 0)
        if count == 0:
            return [own for _ in self.odds]
        sums, squares = self.sums[edge.key], self.squares[edge.key]
        found = [estimate_of(count, sums[seat], squares[seat]) for seat in range(len(sums))]
        if count == edge.visits or len(found) == 1:
            return found
        others = 1.0 - found[self.seat].mean
        part = (1.0 - own.mean) / others if others > 0.0 else 0.0
        shared = [Estimate(each.mean * part, each.error, each.trials) for each in found]
        shared[self.seat] = own
        return shared
