"""What a board is given to draw, and the list of moves below it."""

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from panj.terminal.badges import ASCII_SHAPES, COLOURS, SHAPES
from panj.terminal.choices import Choice
from panj.terminal.screen import Screen, right

FEW_CHOICES: Final = 8
NARROW_NAME: Final = 14
WIDE: Final = 96
HIGH: Final = 34
"""So many lines a full board needs."""


class Pane:
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
        return self.screen.out.is_terminal and self.screen.out.height < HIGH

    def shape(self, seat: int) -> Text:
        """A seat's shape in its colour."""
        return Text((ASCII_SHAPES if self.ascii else SHAPES)[seat], COLOURS[seat])

    def short_badge(self, seat: int) -> Text:
        """A seat's shape and name where there is little room."""
        name = set_cell_size(self.names[seat], NARROW_NAME).rstrip()
        return self.shape(seat).append(f" {self.screen.cell(name)}", COLOURS[seat])

    def badge(self, seat: int) -> Text:
        """A seat's shape and name."""
        text = self.shape(seat)
        text.append(f" {self.screen.cell(self.names[seat])}", COLOURS[seat])
        if seat == self.me:
            text.append(f" {self.screen.cell(self.screen.text('cli.you'))}", "dim")
        return text


class Board:
    """How a game looks in a terminal; every game may have its own."""

    def draw(self, pane: Pane) -> RenderableType:
        """The table as the seat sees it."""
        raise NotImplementedError

    def choices(self, pane: Pane) -> RenderableType:
        """The numbered moves; a long list in columns."""
        lines = [choice_line(pane.screen, choice) for choice in pane.choices]
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
