"""The contract of a game's judgement: what a position and a move are worth to a seat."""

import math
from typing import Final

from mypy_extensions import mypyc_attr

from panj.core.moves import Move
from panj.core.odds import Odds, Pool
from panj.core.state import State
from panj.core.weights import Weights, fitted_names

TO_THE_END: Final = 10_000
"""More decisions than any game has."""

NEVER: Final = -1.0e9
"""Less than any rating."""

POINTS: Final = "core.aspect.points"
"""The points that a position has already."""

PROMISE: Final = "core.aspect.promise"
"""What a position may still bring, beyond everything that has a name of its own."""


class Aspect:
    """A part of a judgement: the key of its words, how much it counts, and for what."""

    def __init__(self, key: str, amount: float, unit: float = 1.0) -> None:
        self.key = key
        self.amount = amount
        self.unit = unit
        """What one of the things counts that the words speak of: a card, a coin, a point."""


def whole(amount: float) -> int:
    """An amount in whole numbers, as it is told; what counts at all counts one."""
    return max(1, round(abs(amount)))


def with_promise(aspects: list[Aspect], value: float) -> list[Aspect]:
    """Aspects that add up to a value: what they leave out is what the position promises."""
    # A list and not a generator, as wherever compiled code is hot: mypyc makes an object of each
    # generator and a call of each of its steps. Elsewhere a generator may stand.
    rest = value - sum([aspect.amount for aspect in aspects])
    return [*aspects, Aspect(PROMISE, rest)]


def shares(values: list[float], scale: float) -> list[float]:
    """Values as chances that add up to 1; a single one as its own distance from nothing."""
    if len(values) == 1:
        return [values[0] / (abs(values[0]) + 5.0 * scale) / 2.0 + 0.5]
    top = max(values)
    weights = [math.exp((value - top) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def best_of(ratings: list[float]) -> int:
    """Where the highest rating stands."""
    # A loop, as in all hot code: `max` is no faster compiled than interpreted.
    best = 0
    for i in range(1, len(ratings)):
        if ratings[i] > ratings[best]:
            best = i
    return best


def highest(ratings: list[float], width: int) -> list[int]:
    """Where the highest ratings stand, best first."""
    left = ratings[:]
    found: list[int] = []
    while len(found) < width and len(found) < len(left):
        top = best_of(left)
        found.append(top)
        left[top] = NEVER
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """What a game's position is worth to a seat. This one only counts points."""

    def __init__(self) -> None:
        self.scale = 10.0
        """A lead of so much in `value` wins clearly more often than not."""
        self.grain = 3.0
        """A move that `rate` puts so much below another one is clearly less promising."""
        self.lead = 0.2
        """Of the payoff of a game, the part that the lead counts; the rest is for the win."""
        self.horizon = TO_THE_END
        """So many decisions does a search play on by `pick` before it asks for the `outlook`.

        By hand to the end, wherever it was measured: a value that is right for comparing the
        moves of one decision is not right for comparing moments of the game, and a search finds
        that out. Odds that were fitted know how far the game has come: see `opening`.
        """
        self.opening = TO_THE_END
        """The horizon where odds were fitted for the table."""

        self.abreast = 1
        """So many moves does a search try on each of its guesses, to compare them fairly."""

        self.facts: tuple[str, ...] = ()
        """Of its aspects those that anybody can count on the table; the others are opinions."""

        self.odds: Odds | None = None
        """Chances of winning that were fitted to games; otherwise the values alone tell them."""
        self.told_by: Judgement | None = None
        """Whose inputs the odds were fitted to: weights that win games may be far from what things
        are worth. Its own, if nobody else's."""
        self.pool: Pool | None = None
        """What is told to people from the odds and a search together, if that was fitted."""

    # What it counts how much

    def at(self, s: State) -> "Judgement":
        """The judgement for this table: one that has weights for several chooses among them."""
        return self

    def weighed_by(self) -> Weights | None:
        """What it counts how much; None where there is nothing to be fitted."""
        return None

    def by_hand(self) -> "Judgement":
        """A new one of the same kind, with weights of its own as they were chosen by hand."""
        raise NotImplementedError

    def weighing(self, s: State) -> tuple[str, ...]:
        """The names of the weights that matter at this table."""
        weights = self.weighed_by()
        return () if weights is None else fitted_names(weights)

    # What it says

    def value(self, s: State, seat: int) -> float:
        """How good the position is for the seat: about its points at the end."""
        return float(s.scores()[seat])

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        """How good each legal move is for the seat that decides now."""
        d = s.decision()
        assert d is not None
        ratings: list[float] = []
        for move in moves:
            after = s.clone()
            after.make(move)
            ratings.append(self.value(after, d.who))
        return ratings

    def prior(self, s: State, moves: list[Move]) -> list[float]:
        """How promising each move looks to a search, whose guesses change from walk to walk: what
        is hidden in this one should not count."""
        return self.rate(s, moves)

    def pick(self, s: State, moves: list[Move]) -> int:
        """Which of the moves a player takes who does not think long: how searches play on."""
        return best_of(self.rate(s, moves))

    def is_guesswork(self, moves: list[Move]) -> bool:
        """Whether these moves are guesses at what others hide. All walks of a search agree on what
        the searching seat hides: the others must not learn it from them."""
        return False

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        """What the value is made of, named, so that it can be told in words."""
        return with_promise([Aspect(POINTS, float(s.scores()[seat]))], self.value(s, seat))

    def forecast(self, s: State, seat: int) -> float:
        """What the position is worth in the points of the game, leaving the others aside."""
        return self.value(s, seat)

    def outlook(self, s: State) -> list[float]:
        """How likely every seat is to win, from 0 to 1; alone, how near it is to a high score."""
        d = s.decision()
        if d is None:
            return self.payoff(s)
        odds = self.odds
        if odds is not None and s.seats > 1:
            teller = self if self.told_by is None else self.told_by
            inputs = [teller.inputs(s, seat) for seat in range(s.seats)]
            return odds.chances(inputs, self.progress(s), d.who)
        values = [self.value(s, seat) for seat in range(s.seats)]
        return shares(values, self.scale)

    def inputs(self, s: State, seat: int) -> list[float]:
        """What a seat's chances are told from: numbers, always as many."""
        return [aspect.amount for aspect in self.aspects(s, seat)]

    def progress(self, s: State) -> float:
        """How far the game has come, from about 0 to 1: a lead counts the more, the later it is."""
        return 0.0

    def payoff(self, s: State) -> list[float]:
        """What the end of a game is worth to every seat: mostly the place, a little the lead."""
        points = [float(score) for score in s.scores()]
        if len(points) == 1:
            return shares(points, self.scale)
        winners = sum(1 for place in s.ranking() if place == 1)
        lead = shares(points, self.scale)
        return [
            self.lead * lead[seat] + ((1.0 - self.lead) / winners if place == 1 else 0.0)
            for seat, place in enumerate(s.ranking())
        ]

    def points_of(self, nearness: float) -> int:
        """The points that a seat that plays alone has when it is so near to a high score: what
        `shares` makes of one value, backwards."""
        part = min(0.99, 2.0 * nearness - 1.0)
        return round(5.0 * self.scale * part / (1.0 - part)) if part > 0.0 else 0

    def merits(self, s: State, values: list[float]) -> list[float]:
        """What a search compares moves by at the end of a walk, where everybody's chances are
        these: the chances, or something that hangs less on luck."""
        return values
