"""What a board is given to draw, and the list of moves below it."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.cells import set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from panj.cli.choices import Choice
from panj.cli.screen import Screen, right
from panj.cli.seats import ASCII_MARKS, COLOURS, MARKS

FEW_CHOICES: Final = 8
NARROW_NAME: Final = 14
WIDE: Final = 96


class Sight:
    """What one seat sees of a table: its view, the names, and the moves it may make."""

    def __init__(
        self,
        screen: Screen,
        view: dict[str, Any],
        names: Sequence[str],
        me: int,
        choices: Sequence[Choice] = (),
        ascii: bool = False,
    ) -> None:
        self.screen = screen
        self.view = view
        self.names = names
        self.me = me
        self.choices = choices
        self.ascii = ascii

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.screen.out.width

    @property
    def is_wide(self) -> bool:
        """Whether there is room beside a board."""
        return self.width >= WIDE

    @property
    def is_low(self) -> bool:
        """Whether the terminal has too few lines for a full board."""
        return self.screen.out.is_terminal and self.screen.out.height < 34

    def mark(self, seat: int) -> Text:
        """A seat's shape in its colour."""
        return Text((ASCII_MARKS if self.ascii else MARKS)[seat], COLOURS[seat])

    def king(self, seat: int) -> Text:
        """A seat's shape and name where there is little room."""
        name = set_cell_size(self.names[seat], NARROW_NAME).rstrip()
        return self.mark(seat).append(f" {self.screen.cell(name)}", COLOURS[seat])

    def badge(self, seat: int) -> Text:
        """A seat's shape and name."""
        text = self.mark(seat)
        text.append(f" {self.screen.cell(self.names[seat])}", COLOURS[seat])
        if seat == self.me:
            text.append(f" {self.screen.cell(self.screen.text('cli.you'))}", "dim")
        return text


class Board:
    """How a game looks in a terminal; every game may have its own."""

    def draw(self, sight: Sight) -> RenderableType:
        """The table as the seat sees it."""
        raise NotImplementedError

    def choices(self, sight: Sight) -> RenderableType:
        """The numbered moves; a long list in columns."""
        lines = [choice_line(sight.screen, choice) for choice in sight.choices]
        if len(lines) <= FEW_CHOICES:
            return Group(*lines)
        return Columns(lines, padding=(0, 2), column_first=True)


def choice_line(screen: Screen, choice: Choice) -> Text:
    """A move with its number, its words and what it would bring."""
    line = number_text(screen, choice.number)
    line.append(f" {screen.cell(choice.words)}", "default not bold")
    if choice.gains:
        line.append(f"  {screen.cell(' '.join(choice.gains))}", "green not bold")
    return line


def number_text(screen: Screen, number: int) -> Text:
    """The number that is typed to choose a move."""
    return Text(right(screen.cell(screen.number(number)), 3), "bold cyan")


def board_for(slug: str) -> Board:
    """The board of a game: the module of its name beside this one, or the general one."""
    name = f"panj.cli.boards.{slug}"
    found = getattr(import_module(name), "BOARD", None) if find_spec(name) else None
    if not isinstance(found, Board):
        found = import_module("panj.cli.boards.generic").BOARD
    assert isinstance(found, Board)
    return found
