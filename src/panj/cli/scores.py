"""The score sheet: points by source, what breaks ties, places."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from panj.core.scores import ScoreLine
from panj.core.state import State
from panj.terminal.badges import COLOURS
from panj.terminal.screen import Screen
from panj.words.direction import plain


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


def result_text(screen: Screen, s: State, names: Sequence[str]) -> str:
    """Who won, in a sentence."""
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
