"""What a board is given to draw, and what it answers with: facts, the table, groups of moves."""

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from panj.core.game import Game
from panj.core.state import Blocked
from panj.terminal.badges import COLOURS, SHAPES
from panj.terminal.cells import Block, Cell, Line, Parts, line
from panj.terminal.choices import Choice
from panj.terminal.names import short_name
from panj.terminal.order import LEFT_ISOLATE, POP_ISOLATE
from panj.terminal.screen import Screen
from panj.words.numbers import in_digits
from panj.words.telling import Telling

MOST_COLUMNS: Final = 100
"""Over so many columns nothing stretches."""

COORDINATES: Final = re.compile(r"(-?\d+),(-?\d+)")

WIDE: Final = 96
NARROW_NAME: Final = 10


class Fold:
    """How far a screen is folded: each step only if the one before was not enough."""

    NOTHING: Final = 0
    LEGENDS: Final = 1
    STORY: Final = 2
    RIVALS: Final = 3
    PARTS: Final = 4
    NAMES: Final = 5
    MOVES: Final = 6
    """Groups of moves are told in short, one after another."""
    SILENT: Final = 7
    """There is no story either."""
    ALL: Final = range(8)


class Room:
    """How many columns and lines there are; endless where nobody has to see all at once."""

    ENDLESS: Final = 10_000

    def __init__(self, columns: int, lines: int = ENDLESS) -> None:
        self.columns = min(columns, MOST_COLUMNS)
        self.lines = lines


class Pane:
    """What one seat sees of a table, what it may do and what not, and the room for it."""

    def __init__(
        self,
        screen: Screen,
        view: dict[str, Any],
        names: Sequence[str],
        me: int,
        room: Room,
        game: Game,
        choices: Sequence[Choice] = (),
        blocked: Sequence[Blocked] = (),
    ) -> None:
        self.screen = screen
        self.view = view
        self.names = names
        self.me = me
        """Who sits at the terminal; -1 for somebody who only watches."""
        self.room = room
        self.telling = Telling(game, screen.words, names)
        """The words of what the view names."""
        self.choices = choices
        self.blocked = blocked
        self.fold = Fold.NOTHING
        self.brief_groups = 0
        """How many groups of moves are told in short."""
        self.turn_lines = 0
        """How many lines more than usual a turn takes in the story."""
        self.focus = max(me, 0)
        """Whose mat is drawn large: one's own, or that of another seat (`v 2`)."""

    # The room

    @property
    def columns(self) -> int:
        """How many columns there are."""
        return self.room.columns

    @property
    def is_wide(self) -> bool:
        """Whether there is room beside a board."""
        return self.columns >= WIDE

    @property
    def has_legends(self) -> bool:
        """Whether what letters mean is told."""
        return self.fold < Fold.LEGENDS

    @property
    def has_rivals(self) -> bool:
        """Whether rivals are drawn; otherwise each has one line."""
        return self.fold < Fold.RIVALS

    @property
    def has_parts(self) -> bool:
        """Whether parts are drawn that the question does not touch; otherwise each is one line with
        the key that opens it."""
        return self.fold < Fold.PARTS

    # Words

    def word(self, key: str, /, **operands: int | str) -> str:
        """The text of a key."""
        return self.screen.text(key, **operands)

    def short(self, key: str) -> str:
        """The short form of a name."""
        return self.screen.short(key)

    def digits(self, value: int) -> str:
        """A whole number in the language's digits, a minus before it."""
        number = self.screen.number(abs(value))
        return f"\u2212{number}" if value < 0 else number

    def called(self, thing: str) -> str:
        """The name of a thing by its id, as far as the game has a word for it."""
        kind, _, text = thing.partition(":")
        found = self.telling.kinds.get(kind)
        value = found.parse(text) if found is not None else -1
        key = found.key(value) if found is not None and value >= 0 else ""
        if key and self.screen.words.has(key):
            return self.word(key)
        if kind == "seat" and text.isdigit() and int(text) < len(self.names):
            return self.names[int(text)]
        if place := COORDINATES.fullmatch(text):
            column, row = (self.digits(int(each)) for each in place.groups())
            shown = f"({column}{self.screen.words.comma}{row})"  # as they stand at a grid's edges
            return f"{LEFT_ISOLATE}{shown}{POP_ISOLATE}" if self.is_rtl else shown
        return in_digits(text.replace("_", " "), self.screen.words.lang)

    # Seats

    def shape(self, seat: int) -> Cell:
        """A seat's shape in its colour."""
        return Cell(SHAPES[seat], COLOURS[seat])

    def badge(self, seat: int, most: int = 0) -> Line:
        """A seat's shape and name, cut to so many columns."""
        name = short_name(self.names[seat], self.names, most) if most else self.names[seat]
        return line(self.shape(seat), " ", Cell(name, f"bold {COLOURS[seat]}"))

    def badge_with_you(self, seat: int, most: int = 0) -> Line:
        """A badge that says which one is the reader's."""
        badge = self.badge(seat, most)
        if seat == self.me:
            badge += line(" ", Cell(self.word("cli.you"), "dim"))
        return badge

    @property
    def rivals(self) -> list[int]:
        """The seats whose mats are not drawn large, in turn order after it."""
        count = len(self.names)
        return [(self.focus + step) % count for step in range(1, count)]

    # Moves

    def at(self, thing: str, verb: str = "") -> list[Choice]:
        """The moves that touch a thing, such as `card:7`, of one verb or of any."""
        return [
            each
            for each in self.choices
            if thing in each.things and (not verb or each.verb == verb)
        ]

    def of(self, *verbs: str) -> list[Choice]:
        """The moves of these verbs."""
        return [each for each in self.choices if each.verb in verbs]

    @property
    def is_rtl(self) -> bool:
        """Whether the page runs from right to left."""
        return self.screen.words.is_rtl

    @property
    def forward(self) -> str:
        """An arrow the way reading goes."""
        return "◂" if self.is_rtl else "▸"


class Group:
    """Moves that do the same: how they are called, each of them, and the same in short."""

    def __init__(
        self, title: str, items: Sequence[Parts], brief: Sequence[Parts] | None = None
    ) -> None:
        self.title = title
        self.items = [line(each) for each in items]
        self.brief = None if brief is None else [line(each) for each in brief]


class Board:
    """How a game looks in a terminal; every game may have its own."""

    routine: ClassVar[frozenset[str]] = frozenset()
    """Keys of log lines that the story leaves out: that a turn begins or ends, that a row is filled
    up again. `l` tells them."""

    is_endless: ClassVar[bool] = False
    """Whether the table may be longer than the window."""

    def title(self, pane: Pane) -> list[Parts]:
        """The facts that stand beside the game's name."""
        return []

    def table(self, pane: Pane) -> list[Block]:
        """The parts of the table, from above, as far as `pane.fold` lets them be."""
        raise NotImplementedError

    def groups(self, pane: Pane) -> list[Group]:
        """The moves by what they do; those that no group and no thing shows are told at the end."""
        return []

    def part(self, pane: Pane, key: str) -> Block | None:
        """A part that may be folded, in full: what `v t` shows for `t`."""
        return None

    def thing(self, pane: Pane, thing: str) -> str:
        """What a thing is called, such as `card:castle`: in the sentences of `?`."""
        return pane.called(thing)
