"""`panj bench`: how fast the rules run here."""

import platform
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from panj.cli.arguments import JsonOption, SeatsOption, game_of
from panj.cli.build import build
from panj.cli.measure import measure, search_pace
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.terminal.screen import Screen

COLUMNS: Final = ("seats", "games", "decisions", "best", "clone", "view", "guess", "dump_load")
VECTOR_COLUMNS: Final = ("seats", "vector", "best")
VECTOR: Final = "vector_decisions_per_second"
SEARCH_COLUMNS: Final = ("seats", "judged", "blind")
SEARCH: Final = tuple(f"{how}_iterations_per_second" for how in ("judged", "blind"))


def bench(
    context: typer.Context,
    game: Annotated[
        list[str] | None, typer.Argument(help="cli.help.bench_games", show_default=False)
    ] = None,
    seats: SeatsOption = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help="cli.help.bench_seconds")
    ] = 2.0,
    search: Annotated[bool, typer.Option("--search", help="cli.help.bench_search")] = False,
    json: JsonOption = False,
) -> None:
    """Measure the speed of games."""
    screen: Screen = context.obj
    settings = settings_of([game_of(slug) for slug in game or REGISTRY.slugs()], seats)
    rows: list[dict[str, Any]] = []
    with screen.progress() as progress:
        task = progress.add_task(screen.text("cli.bench.measuring"), total=len(settings))
        for rules, count in settings:
            row = measure(rules, count, seconds)
            rows.append({**row, **search_pace(rules, count, seconds)} if search else row)
            progress.advance(task)
    report = {"build": build(), "python": platform.python_version(), "results": rows}
    if json:
        screen.json(report)
    else:
        show(screen, report)


def settings_of(games: list[Game], seats: int | None) -> list[tuple[Game, int]]:
    """What is measured: every game at every number of seats, or at the one asked for."""
    found = [
        (game, count)
        for game in games
        for count in game.seat_counts
        if seats is None or count == seats
    ]
    if not found:
        assert seats is not None
        least, most = min(games[0].seat_counts), max(games[0].seat_counts)
        raise Refused("core.refusal.seat_count", [games[0].slug, seats, least, most])
    return found


def show(screen: Screen, report: dict[str, Any]) -> None:
    """The report for a person."""
    how = screen.text(f"cli.version.{report['build']}")
    screen.say("cli.bench.heading", python=report["python"], build=how)
    show_table(screen, COLUMNS, [bench_row(screen, row) for row in report["results"]])
    screen.say("cli.bench.legend")
    vector = [vector_row(screen, row) for row in report["results"] if row[VECTOR] is not None]
    if vector:
        show_table(screen, VECTOR_COLUMNS, vector)
        screen.say("cli.bench.vector_legend")
    searches = [search_row(screen, row) for row in report["results"] if SEARCH[0] in row]
    if searches:
        show_table(screen, SEARCH_COLUMNS, searches)
        screen.say("cli.bench.search_legend")


def show_table(screen: Screen, columns: Sequence[str], rows: list[list[str]]) -> None:
    """A table of figures, game by game."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(screen.cell(screen.text("cli.bench.game")), no_wrap=True)
    for key in columns:
        title = screen.cell(screen.text(f"cli.bench.{key}"))
        table.add_column(title, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    screen.show(table)


def vector_row(screen: Screen, row: dict[str, Any]) -> list[str]:
    """How fast many games at once are."""
    rates = [screen.number(row[VECTOR]), screen.number(row[f"{VECTOR}_best"])]
    return [row["game"], screen.number(row["seats"]), *rates]


def search_row(screen: Screen, row: dict[str, Any]) -> list[str]:
    """How fast searches are."""
    return [row["game"], screen.number(row["seats"]), *(screen.number(row[key]) for key in SEARCH)]


def bench_row(screen: Screen, row: dict[str, Any]) -> list[str]:
    """One game at one number of seats."""
    rates = [
        screen.number(round(row[f"{name}_per_second{best}"]))
        for name, best in (("games", ""), ("decisions", ""), ("decisions", "_best"))
    ]
    costs = [
        screen.decimal(row[f"{name}_us"], 1) for name in ("clone", "view", "guess", "dump_load")
    ]
    return [row["game"], screen.number(row["seats"]), *rates, *costs]
