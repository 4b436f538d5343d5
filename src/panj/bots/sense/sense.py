"""The contract of a game's judgement, and where judgements are found."""

import math
from importlib.metadata import entry_points
from typing import Final

from mypy_extensions import mypyc_attr

from panj.core.moves import Move
from panj.core.state import State

GROUP: Final = "panj.senses"


TO_THE_END: Final = 10_000
"""More decisions than any game has."""

NEVER: Final = -1.0e9
"""Less than any rating."""

POINTS: Final = "core.term.points"
"""The points that a position has already."""

PROMISE: Final = "core.term.promise"
"""What a position may still bring, beyond everything that has a name of its own."""


class Term:
    """A part of a judgement: the key of its words, how much it counts, and for what."""

    def __init__(self, key: str, amount: float, worth: float = 1.0) -> None:
        self.key = key
        self.amount = amount
        self.worth = worth
        """What one of the things counts that the words speak of: a card, a coin, a point."""


def with_promise(terms: list[Term], value: float) -> list[Term]:
    """Terms that add up to a value: what they leave out is what the position promises."""
    rest = value - sum([term.amount for term in terms])
    return [*terms, Term(PROMISE, rest)]


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
class Sense:
    """What a game's position is worth to a seat. This one only counts points."""

    def __init__(self) -> None:
        self.scale = 10.0
        """A lead of so much in `value` wins clearly more often than not."""
        self.grain = 3.0
        """A move that `rate` puts so much below another one is clearly less promising."""
        self.lead = 0.2
        """Of the outcome of a game, the part that the lead counts; the rest is for the win."""
        self.ahead = TO_THE_END
        """So many decisions does a search play on by `pick` before it asks for the `outlook`.

        To the end, wherever it was measured: a value that is right for comparing the moves of
        one decision is not right for comparing moments of the game, and a search finds that out.
        """

        self.abreast = 1
        """So many moves does a search try on each of its guesses, to compare them fairly."""

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
            after.play(move)
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

    def terms(self, s: State, seat: int) -> list[Term]:
        """What the value is made of, named, so that it can be told in words."""
        return with_promise([Term(POINTS, float(s.scores()[seat]))], self.value(s, seat))

    def forecast(self, s: State, seat: int) -> float:
        """What the position is worth in the points of the game, leaving the others aside."""
        return self.value(s, seat)

    def outlook(self, s: State) -> list[float]:
        """How likely every seat is to win, from 0 to 1; alone, how near it is to a high score."""
        if s.decision() is None:
            return self.outcome(s)
        values = [self.value(s, seat) for seat in range(s.seats)]
        return shares(values, self.scale)

    def outcome(self, s: State) -> list[float]:
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

    def merits(self, s: State, values: list[float]) -> list[float]:
        """What a search compares moves by at the end of a walk, where everybody's chances are
        these: the chances, or something that hangs less on luck."""
        return values


class Senses:
    """Judgements by slug, loaded when first asked for; a game without one counts points."""

    def __init__(self) -> None:
        self._known: dict[str, Sense] = {}

    def of(self, slug: str) -> Sense:
        """The judgement for a game."""
        found = self._known.get(slug)
        if found is None:
            found = self.load(slug)
            self._known[slug] = found
        return found

    def load(self, slug: str) -> Sense:
        """Look among the entry points, which also games from outside use."""
        for point in entry_points(group=GROUP, name=slug):
            loaded: object = point.load()
            assert isinstance(loaded, Sense)
            return loaded
        return Sense()


SENSES: Final = Senses()


def sense_for(slug: str) -> Sense:
    """The judgement for a game."""
    return SENSES.of(slug)
