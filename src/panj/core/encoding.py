"""The contract of a game's encoding: what a seat knows, as a fixed row of named numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from panj.core.cells import Cells
from panj.core.moves import MoveTable
from panj.core.numbering import Numbering
from panj.core.state import Decision, State
from panj.core.terms import Terms

SMALLEST: Final = -(1 << 15)
LARGEST: Final = (1 << 15) - 1
"""The bounds of a cell, for what has no bounds of its own."""

OVER: Final = -1
"""Who is asked when the game is over."""


class Field:
    """One named part of an observation.

    In a category the numbers are only names (terrains, cards): a network wants them one-hot.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        low: int,
        high: int,
        about: str,
        category: bool = False,
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.about = about
        self.category = category
        self.size = 1
        for length in shape:
            self.size *= length


def amount(name: str, shape: tuple[int, ...], high: int, about: str, low: int = 0) -> Field:
    """How many of something there are."""
    return Field(name, shape, low, high, about)


def flags(name: str, shape: tuple[int, ...], about: str) -> Field:
    """1 for what is so, 0 for what is not."""
    return Field(name, shape, 0, 1, about)


def category(name: str, shape: tuple[int, ...], high: int, about: str, low: int = 0) -> Field:
    """Which one of several things it is."""
    return Field(name, shape, low, high, about, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """What one seat knows of a game, in the order of `fields`; own things come first.

    This one serves a game that has no encoding of its own: it tells whose turn it is, and the
    points. Encodings of games derive from `GameEncoding` below.
    """

    def __init__(self, slug: str, version: int = 1, actions_version: int = 1) -> None:
        self.slug = slug
        self.version = version
        self.actions_version = actions_version

    def fields(self, terms: Terms) -> list[Field]:
        """The parts of an observation: the same for all games of this kind and seat count."""
        return [
            *head_fields(terms),
            amount("round", (1,), LARGEST, "The number of the round."),
            amount("points", (terms.seats,), LARGEST, "Points so far, the own first.", SMALLEST),
        ]

    def write(self, s: State, seat: i64, out: Cells) -> None:
        """Write all fields, as one seat knows them; the cells are still blank."""
        write_head(s.decision(), s, seat, out)
        out.put(s.round)
        points = s.scores()
        for i in range(s.seats):
            out.put(points[(seat + i) % s.seats])

    def numbering(self, moves: MoveTable) -> Numbering:
        """The action space: by default the numbers of the move table."""
        return Numbering(moves)

    def size(self, terms: Terms) -> int:
        """How many numbers an observation has."""
        return sum([field.size for field in self.fields(terms)])


def head_fields(terms: Terms) -> list[Field]:
    """The fields that every encoding begins with."""
    about = "Whose decision it is: 0 is the own seat, 1 the next one; -1 when the game is over."
    return [
        category("seat", (1,), terms.seats - 1, "The own seat, as moves number it."),
        category("asked", (1,), terms.seats - 1, about, OVER),
    ]


def write_head(d: Decision[State] | None, s: State, seat: i64, out: Cells) -> None:
    """The own seat, and whose decision it is."""
    out.put(seat)
    out.put(OVER if d is None else distance(d.who, seat, s.seats))


def distance(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats after one seat another one sits."""
    return (other - seat + seats) % seats


class Switches:
    """The options that matter to a player: a switch is on, or `option=choice` is chosen."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self._terms: Terms | None = None
        self._values = vec[i64]([0] * len(names))

    def field(self) -> Field:
        """The field that tells the options."""
        return flags("options", (len(self.names),), f"Agreed options: {', '.join(self.names)}.")

    def write(self, terms: Terms, out: Cells) -> None:
        """Write 1 for each option that was agreed on; read once for all states of a game."""
        if self._terms is not terms:
            self._terms = terms
            self._values = vec[i64]([1 if is_agreed(terms, name) else 0 for name in self.names])
        out.row(self._values)


def is_agreed(terms: Terms, name: str) -> bool:
    """Whether an option is on, or has the value after the equals sign."""
    option, equals, value = name.partition("=")
    return terms.options.get(option) == (value if equals else True)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding(Encoding):
    """The encoding of a game that has one: who is asked, what, and then the game's own part.

    The decisions are numbered from 1 in the order given; 0 is for a game that is over.
    """

    def __init__(
        self, slug: str, decisions: list[type], version: int = 1, actions_version: int = 1
    ) -> None:
        super().__init__(slug, version, actions_version)
        self.decisions = decisions
        self._numbers = {kind: number for number, kind in enumerate(decisions, 1)}

    def fields(self, terms: Terms) -> list[Field]:
        return [*head_fields(terms), self.decision_field(), *self.own_fields(terms)]

    def write(self, s: State, seat: i64, out: Cells) -> None:
        d = s.decision()
        write_head(d, s, seat, out)
        out.put(0 if d is None else self._numbers[type(d)])
        self.write_own(s, seat, out)

    def decision_field(self) -> Field:
        """The field that tells what is asked."""
        names = ", ".join(
            [f"{number} {kind.__name__}" for number, kind in enumerate(self.decisions, 1)]
        )
        return category("decision", (1,), len(self.decisions), f"What is asked: {names}.")

    def own_fields(self, terms: Terms) -> list[Field]:
        """What this game tells besides who is asked what."""
        raise NotImplementedError

    def write_own(self, s: State, seat: i64, out: Cells) -> None:
        """Write these fields, as one seat knows them."""
        raise NotImplementedError
