"""The score sheet: points by source, what breaks ties, places."""

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from panj.core.game import Game
from panj.core.report import report_of
from panj.core.scores import ScoreLine
from panj.core.state import State
from panj.terminal.badges import COLOURS
from panj.terminal.cells import Block, Cell, Parts, grid, widest
from panj.terminal.names import short_names
from panj.terminal.screen import Screen
from panj.words.direction import plain

ROOMS: Final = tuple((most, gap) for gap in (2, 1) for most in (60, 30, 20, 14, 10, 8, 6, 5, 4))
"""How long names are and how far apart columns stand, as long as there is no room for more."""


def score_table(screen: Screen, s: State, names: Sequence[str]) -> Table:
    """The score sheet with one column for each seat; sources that gave nothing are left out."""
    table = Table(box=ROUNDED, title=screen.cell(screen.text("cli.scores.title")))
    table.add_column(screen.cell(screen.text("cli.scores.source")))
    for seat, name in enumerate(names):
        table.add_column(Text(screen.cell(name), COLOURS[seat]), justify="right")
    for line in s.score_sheet():
        if any(line.points):
            add_line(screen, table, line)
    table.add_section()
    add_row(screen, table, screen.text("core.total"), s.scores(), "bold")
    for line in s.tie_breaks():
        add_line(screen, table, line, "dim")
    if s.result() is None:
        add_row(screen, table, screen.text("core.place"), s.ranking(), "bold")
    return table


def add_line(screen: Screen, table: Table, line: ScoreLine, style: str = "") -> None:
    """One source of points, or one tie-break."""
    add_row(screen, table, plain(screen.words.called(line.key)), line.points, style)


def add_row(
    screen: Screen, table: Table, title: str, numbers: Sequence[int], style: str = ""
) -> None:
    """A title and a number for every seat."""
    shown = [screen.cell(screen.number(number)) for number in numbers]
    table.add_row(screen.cell(title), *shown, style=style)


def score_lines(screen: Screen, game: Game, s: State, names: Sequence[str], columns: int) -> Block:
    """The score sheet in lines of cells, which every terminal orders rightly: its columns as far
    apart, its names and sources as long as so many columns let them be."""
    title = [Cell(screen.text("cli.scores.title"), "bold")]
    rows = score_rows(screen, game, s)
    for most, gap in ROOMS:
        head: list[Parts] = [Cell(screen.text("cli.scores.source"), "dim")]
        head += [Cell(each, COLOURS[at]) for at, each in enumerate(short_names(names, most))]
        lines = grid([head, *rows], "<" + ">" * len(names), gap)
        if widest(lines) <= columns:
            return [title, *lines]
    left = columns - widest(grid([each[1:] for each in [head, *rows]], gap=gap)) - gap
    return [title, *grid([head, *rows], "<" + ">" * len(names), gap, [left])]


def score_rows(screen: Screen, game: Game, s: State) -> list[list[Parts]]:
    """The rows of the sheet, below the names."""
    rows: list[list[Parts]] = []
    for line in s.score_sheet():
        if any(line.points):
            rows.append(row_of(screen, plain(screen.words.called(line.key)), line.points))
    rows.append(row_of(screen, screen.text("core.total"), s.scores(), "bold"))
    for tie in report_of(game).tie_lines(s):
        rows.append(row_of(screen, plain(screen.words.called(tie.key)), tie.shown, "dim"))
    if s.result() is None:
        rows.append(row_of(screen, screen.text("core.place"), s.ranking(), "bold"))
    return rows


def row_of(screen: Screen, title: str, numbers: Sequence[int], style: str = "") -> list[Parts]:
    """A title and a number for every seat, as cells."""
    return [Cell(title, style), *[Cell(screen.number(each), style) for each in numbers]]


def result_text(screen: Screen, s: State, names: Sequence[str]) -> str:
    """Who won, in a sentence; alone, what the points earned."""
    result = s.result()
    if result is not None:
        return screen.message(result, names)
    scores = s.scores()
    winners = [seat for seat, place in enumerate(s.ranking()) if place == 1]
    who = screen.listed([names[seat] for seat in winners])
    key = "cli.result.winner" if len(winners) == 1 else "cli.result.shared"
    return screen.text(key, who=who, points=scores[winners[0]])


def sheet_json(s: State) -> dict[str, object]:
    """The score sheet for a script."""
    return {
        "scores": list(s.scores()),
        "places": list(s.ranking()),
        "sources": [{"key": line.key, "points": list(line.points)} for line in s.score_sheet()],
        "tie_breaks": [{"key": line.key, "points": list(line.points)} for line in s.tie_breaks()],
    }
