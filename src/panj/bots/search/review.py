"""Reviews: every decision of a match looked at again, as the one who made it could see it.

What looks like a mistake is looked at once more, on guesses of its own and four times as often:
whoever compares many moves finds some that were only lucky.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from panj.bots.search.budget import Budget
from panj.bots.search.doubt import UNKNOWN, Estimate
from panj.bots.search.facts import facts
from panj.bots.search.hint import continuation_after
from panj.bots.search.telling import Telling
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

LONGER: Final = 2.0
"""It takes at most so many times as long as the first."""

HALF: Final = 0.5
"""Part of the time of a look in which a move may be tried again."""

WHOLE_SECONDS: Final = 30.0
"""A whole match is looked at in so much time, at most."""

MOST_SECONDS: Final = 0.5
"""No decision of a short match is looked at for longer."""


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


class Weighing(Telling):
    """A search that can be made to try one move again."""

    def __init__(self, game: Game, judgement: Judgement, budget: Budget, dice: Dice) -> None:
        super().__init__(game, judgement, budget, dice)
        self.forced: Edge | None = None

    def front(self, s: State, who: int, moves: list[Move], most: i64) -> list[Edge]:
        forced = self.forced
        if forced is not None:
            return [forced]
        return super().front(s, who, moves, most)

    def weigh(self, s: State, seat: int, edge: Edge, visits: int) -> None:
        """Try one move until it has so many visits, for half the time of the budget at most."""
        until = perf_counter() + self.budget.seconds * HALF
        self.deadline = until
        self.forced = edge
        while edge.visits < visits and perf_counter() < until:
            self.iterate(self.game.guess(s, seat, self.dice))
        self.forced = None


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
    is_played = own is best or search.told(own).mean >= search.told(best).mean
    if is_played:
        best = own
        own = next_best(ranked, best)
    other_worth = UNKNOWN if own is best else search.told(own)  # there may be no other move
    best_worth = search.told(best)
    found = Verdict(d.who, chances, best.move, own.move, is_played, best_worth, other_worth)
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


def look_again(
    game: Game, judgement: Judgement, s: State, found: Verdict, budget: Budget, dice: Dice
) -> None:
    """Compare two moves once more, on the same fresh guesses each."""
    trials = AGAIN * max(1, found.other_worth.trials)
    until = perf_counter() + budget.seconds * LONGER
    search = Telling(game, judgement, budget, dice)
    search.look_from(s, found.who)
    search.deadline = until
    first = Edge(0, found.best, 1.0)
    second = Edge(1, found.other, 1.0)
    while second.visits < trials and perf_counter() < until:
        guess = game.guess(s, found.who, dice)
        search.walk(guess.clone(), found.who, first)
        search.walk(guess, found.who, second)
    found.best_worth = search.told(first)
    found.other_worth = search.told(second)
    found.is_checked = True


def share_of(decisions: int) -> float:
    """How long one of so many decisions is looked at, if each may need a second look."""
    whole = WHOLE_SECONDS / (1.0 + HALF + LONGER)
    return min(MOST_SECONDS, whole / float(max(1, decisions)))


def choices(match: Match) -> list[int]:
    """The numbers of the moves that were chosen among several."""
    found: list[int] = []
    for number in range(1, match.version + 1):
        s = match.earlier(match.version - number + 1)
        d = s.decision()
        if d is not None and len(d.moves(s)) > 1:
            found.append(number)
    return found
