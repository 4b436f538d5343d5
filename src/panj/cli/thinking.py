"""While a bot thinks: a line that says so and for how long already, and is gone afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import perf_counter
from typing import Final

from rich.console import Console

from panj.terminal.board import MOST_COLUMNS
from panj.terminal.cells import Cell, Line, cut_line, line
from panj.terminal.ink import Look
from panj.terminal.kit import bar
from panj.terminal.screen import Screen

FIRST_SECONDS: Final = 0.3
"""Who answers sooner was not waited for."""

STEP_SECONDS: Final = 0.1
BAR_CELLS: Final = 6


class ThinkingLine:
    """The line of one bot, on standard error."""

    def __init__(self, screen: Screen, look: Look, badge: Line, name: str, limit: float) -> None:
        self.screen = screen
        self.look = look
        self.badge = badge
        self.name = name
        self.limit = limit
        """How long the bot may think, in seconds."""

    def cells(self, seconds: float) -> Line:
        """The line after so many seconds."""
        done = int(BAR_CELLS * min(seconds / self.limit, 1.0)) if self.limit > 0 else BAR_CELLS
        told = self.screen.text("cli.seconds", seconds=self.screen.decimal(seconds))
        words = self.screen.text("cli.thinking", who=self.name)
        return line(self.badge, " ", Cell(words, "dim"), "  ", bar(done, BAR_CELLS), "  ", told)

    def write(self, seconds: float) -> None:
        """Show it in the place of what it said before."""
        err = self.screen.err
        columns = columns_of(err)
        err.file.write("\r")
        err.print(self.look.ink(cut_line(self.cells(seconds), columns), columns), end="")
        err.file.flush()

    def erase(self) -> None:
        """Leave the line empty, for what comes next."""
        err = self.screen.err
        err.file.write("\r" + " " * columns_of(err) + "\r")
        err.file.flush()


def columns_of(err: Console) -> int:
    """How many columns the line may take: the last one stays free, behind it a new line begins."""
    return min(err.width, MOST_COLUMNS) - 1


@contextmanager
def told_thinking(shown: ThinkingLine | None) -> Iterator[None]:
    """Show the line as long as the block runs, unless that is very short; None shows nothing."""
    if shown is None:
        yield
        return
    is_over = Event()
    clock = Thread(target=tick, args=(shown, is_over), daemon=True)
    clock.start()
    try:
        yield
    finally:
        is_over.set()
        clock.join()


def tick(shown: ThinkingLine, is_over: Event) -> None:
    """Write the line again and again until it is over, then erase it."""
    start = perf_counter()
    if is_over.wait(FIRST_SECONDS):
        return
    while True:
        shown.write(perf_counter() - start)
        if is_over.wait(STEP_SECONDS):
            break
    shown.erase()
