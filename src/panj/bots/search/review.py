"""Reviews: every decision of a match looked at again, as the one who made it could see it.

What looks like a mistake is looked at once more, on guesses of its own and four times as often:
whoever compares many moves finds some that were only lucky.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from panj.bots.search.budget import Budget
from panj.bots.search.doubt import UNKNOWN, Estimate, estimate, estimate_of
from panj.bots.search.facts import facts
from panj.bots.search.hint import continuation_after
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

MISTAKE: Final = 0.03
"""A move that surely lost more than this was a mistake."""

FIND: Final = 0.06
"""A move that is surely so much better than any other one found is a good find."""

AGAIN: Final = 4
"""The second look has so many times the trials of the first."""


class Verdict:
    """A decision: everybody's chances before it, the best move, and the one that was made.

    If the best move was made, `other` is the next best one; otherwise it is the move made."""

    def __init__(
        self,
        who: int,
        chances: list[Estimate],
        best: Move,
        other: Move,
        is_played: bool,
        best_worth: Estimate,
        other_worth: Estimate,
    ) -> None:
        self.who = who
        self.chances = chances
        self.best = best
        self.other = other
        self.is_played = is_played
        """Whether the best move was made."""
        self.best_worth = best_worth
        self.other_worth = other_worth
        self.is_checked = False
        """Whether there was a second look."""
        self.continuation: list[tuple[int, Move]] = []
        self.reasons: list[Aspect] = []

    def played_worth(self) -> Estimate:
        """What the move that was made is worth."""
        return self.best_worth if self.is_played else self.other_worth

    def sure(self) -> float:
        """By how much the best move is better at least; below 0 if that may be chance."""
        return self.best_worth.surely_above(self.other_worth)

    def is_mistake(self) -> bool:
        """Whether the move made was worse than chance explains, in a second look, too."""
        return self.is_checked and not self.is_played and self.sure() > MISTAKE

    def is_find(self) -> bool:
        """Whether the move made was far better than any other, in a second look, too."""
        return self.is_checked and self.is_played and self.sure() > FIND

    def loss(self) -> float:
        """How much of its maker's chance the move gave away."""
        if self.is_played:
            return 0.0
        return max(0.0, self.best_worth.mean - self.other_worth.mean)


class Weighing(Search):
    """A search that remembers everybody's chances, and can be made to try one move again."""

    def __init__(self, game: Game, judgement: Judgement, budget: Budget, dice: Dice) -> None:
        super().__init__(game, judgement, budget, dice)
        self.sums: dict[int, list[float]] = {}
        self.squares: dict[int, list[float]] = {}
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
            squares = self.squares.setdefault(self.path[0].key, [0.0] * len(values))
            for seat in range(len(values)):
                sums[seat] += values[seat]
                squares[seat] += values[seat] * values[seat]
        return values

    def weigh(self, s: State, seat: int, edge: Edge, visits: int) -> None:
        """Try one move until it has so many visits, for half the time of the budget at most."""
        until = perf_counter() + self.budget.seconds / 2.0
        self.deadline = until
        self.forced = edge
        while edge.visits < visits and perf_counter() < until:
            self.iterate(self.game.guess(s, seat, self.dice))
        self.forced = None

    def chances(self, edge: Edge) -> list[Estimate]:
        """How it went for everybody after a move."""
        sums, squares = self.sums[edge.key], self.squares[edge.key]
        return [estimate_of(edge.visits, sums[seat], squares[seat]) for seat in range(len(sums))]


def appraise(
    game: Game, judgement: Judgement, s: State, played: Move, budget: Budget, dice: Dice
) -> Verdict:
    """What a move was worth in its maker's guess, beside the best one; there is a choice."""
    d = s.decision()
    assert d is not None
    search = Weighing(game, judgement, budget, dice)
    search.grow(s, d.who)
    ranked = search.ranked()
    best = ranked[0]
    chances = search.chances(best)
    own = best
    for edge in search.root.edges:
        if edge.move == played:
            own = edge
    if own is not best:
        search.weigh(s, d.who, own, max(1, best.visits // COMPARED))
    is_played = own is best or own.mean() >= best.mean()
    if is_played:
        best = own
        own = next_best(ranked, best)
    found = Verdict(
        d.who, chances, best.move, own.move, is_played, estimate(best), estimate_or_none(own, best)
    )
    if found.sure() > (FIND if is_played else MISTAKE):
        look_again(game, judgement, s, found, budget, dice)
    if found.is_mistake():
        found.continuation = continuation_after(best)
        found.reasons = facts(game, judgement, s, d.who, best.move, dice)
    return found


def next_best(ranked: list[Edge], best: Edge) -> Edge:
    """The best of the other moves that were tried; the same one if there is none."""
    for edge in ranked:
        if edge is not best:
            return edge
    return best


def estimate_or_none(edge: Edge, best: Edge) -> Estimate:
    """What is known about a move beside the best one; of the best one itself there is nothing."""
    return UNKNOWN if edge is best else estimate(edge)


def look_again(
    game: Game, judgement: Judgement, s: State, found: Verdict, budget: Budget, dice: Dice
) -> None:
    """Compare two moves once more, on the same fresh guesses each."""
    trials = AGAIN * max(1, found.other_worth.trials)
    until = perf_counter() + budget.seconds * float(AGAIN)
    search = Search(game, judgement, budget, dice)
    search.look_from(s, found.who)
    search.deadline = until
    first = Edge(0, found.best, 1.0)
    second = Edge(1, found.other, 1.0)
    while second.visits < trials and perf_counter() < until:
        guess = game.guess(s, found.who, dice)
        search.walk(guess.clone(), found.who, first)
        search.walk(guess, found.who, second)
    found.best_worth = estimate(first)
    found.other_worth = estimate(second)
    found.is_checked = True


def choices(match: Match) -> list[int]:
    """The numbers of the moves that were chosen among several."""
    found: list[int] = []
    for number in range(1, match.version + 1):
        s = match.earlier(match.version - number + 1)
        d = s.decision()
        if d is not None and len(d.moves(s)) > 1:
            found.append(number)
    return found
