"""`panj sim`: play many games between bots and say how they did."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import typer
from rich.box import ROUNDED
from rich.table import Table

from panj.arena.playing import Outcome
from panj.arena.simulate import Series, in_order, play_series
from panj.arena.stats import mean_interval, wilson
from panj.cli.arguments import (
    BotsOption,
    GameArgument,
    JsonOption,
    LegalOption,
    ObservationsOption,
    OptionOption,
    SeatsOption,
    SecondsOption,
    bots_of,
    game_of,
    options_of,
    seat_count,
)
from panj.cli.build import build
from panj.cli.errors import Wrong
from panj.cli.extras import DATA_EXTRA, need
from panj.cli.files import check_target
from panj.core.codec import digest_of_all
from panj.core.terms import Terms
from panj.terminal.screen import Screen

SHOWN_EVERY: Final = 0.1
"""Seconds after which a progress bar has something new to show."""


def sim(
    context: typer.Context,
    game: GameArgument,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", min=1, help="cli.help.count")] = 100,
    bots: BotsOption = None,
    seed: Annotated[int, typer.Option("--seed", help="cli.help.series_seed")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="cli.help.jobs")] = 1,
    option: OptionOption = None,
    seconds: SecondsOption = None,
    record: Annotated[Path | None, typer.Option("--record", help="cli.help.record")] = None,
    observations: ObservationsOption = False,
    legal: LegalOption = False,
    json: JsonOption = False,
) -> None:
    """Simulate many games."""
    screen: Screen = context.obj
    if record is None and (observations or legal):
        raise Wrong("cli.error.record_what")
    rules = game_of(game)
    terms = rules.terms(seat_count(rules, seats), options_of(rules, option))
    names = tuple(bots_of(rules, bots))
    series = Series(rules.slug, terms.seats, terms.options, names, seed, seconds)
    start = perf_counter()
    if record is None:
        outcomes = gather(screen, games, play_series(series, games, jobs))
    else:
        need("pyarrow", DATA_EXTRA)
        check_target(record)
        with recorded(record, series, terms, games, jobs, (observations, legal)) as played:
            outcomes = gather(screen, games, played)
    report = report_of(series, outcomes, perf_counter() - start)
    if record is not None:
        report["record"] = str(record)
    if json:
        screen.json(report)
    else:
        show(screen, report)


def gather(screen: Screen, games: int, played: Iterable[Outcome]) -> list[Outcome]:
    """All outcomes in order, with a progress bar."""
    outcomes: list[Outcome] = []
    with screen.progress() as progress:
        task = progress.add_task(screen.text("cli.sim.playing"), total=games)
        shown = perf_counter()
        for outcome in played:
            outcomes.append(outcome)
            if perf_counter() - shown > SHOWN_EVERY:  # drawing costs more than many a game
                progress.update(task, completed=len(outcomes))
                shown = perf_counter()
        progress.update(task, completed=len(outcomes))
    return outcomes


@contextmanager
def recorded(
    path: Path, series: Series, terms: Terms, games: int, jobs: int, kept: tuple[bool, bool]
) -> Iterator[Iterator[Outcome]]:
    """The outcomes of a series whose decisions are written to a file meanwhile."""
    from panj.lab.about import about_of
    from panj.lab.recording import Recorder, keep
    from panj.lab.rows import Wants, record_game

    wants = Wants(*kept)
    about = about_of(terms, list(series.bots), series.seed)
    play = partial(record_game, series, wants)
    try:
        with Recorder(path, about, wants) as recorder:
            yield keep(recorder, in_order(play, games, jobs))
    except OSError:
        raise Wrong("cli.error.unwritable", file=str(path)) from None


def report_of(series: Series, outcomes: Sequence[Outcome], took: float) -> dict[str, Any]:
    """Everything that a series tells."""
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "game": series.game,
        "seats": series.seats,
        "options": series.options,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": len(outcomes),
        "decisions": decisions,
        "build": build(),
        "elapsed": round(took, 3),
        "games_per_second": round(len(outcomes) / took, 2),
        "decisions_per_second": round(decisions / took, 1),
        "results": [result_of(series, outcomes, name) for name in sorted(set(series.bots))],
        "digest": digest_of_all(outcome.digest for outcome in outcomes),
    }


def result_of(series: Series, outcomes: Sequence[Outcome], name: str) -> dict[str, Any]:
    """How one kind of bot did, over all seats that it had."""
    scores: list[float] = []
    wins = 0.0
    players = series.players()
    seatings = [series.seating(players, number) for number in range(len(series.bots))]
    for outcome in outcomes:
        for seat, bot in seatings[outcome.number % len(seatings)].items():
            if bot == name:
                scores.append(outcome.scores[seat])
                wins += (outcome.places[seat] == 1) / outcome.places.count(1)
    if not scores:
        return {"bot": name, "played": 0}
    score, score_low, score_high = (round(value, 3) for value in mean_interval(scores))
    rate, rate_low, rate_high = (round(value, 4) for value in wilson(wins, len(scores)))
    return {
        "bot": name,
        "played": len(scores),
        "score": {"mean": score, "low": score_low, "high": score_high},
        "wins": round(wins, 3),
        "win_rate": {"mean": rate, "low": rate_low, "high": rate_high},
    }


def show(screen: Screen, report: dict[str, Any]) -> None:
    """The report for a person."""
    screen.say(
        "cli.sim.summary",
        games=report["games"],
        decisions=report["decisions"],
        seconds=screen.decimal(report["elapsed"], 2),
    )
    screen.say(
        "cli.sim.speed",
        games=screen.decimal(report["games_per_second"]),
        decisions=screen.number(round(report["decisions_per_second"])),
    )
    table = Table(box=ROUNDED)
    table.add_column(screen.cell(screen.text("core.bot")))
    for key in ("played", "score", "wins", "rate"):
        table.add_column(screen.cell(screen.text(f"cli.sim.{key}")), justify="right")
    for result in report["results"]:
        table.add_row(*result_row(screen, result))
    screen.show(table)
    screen.line(screen.text("cli.sim.digest", digest=report["digest"]))
    if "record" in report:
        screen.line(screen.text("cli.sim.recorded", file=report["record"]))


def result_row(screen: Screen, result: dict[str, Any]) -> list[str]:
    """A bot's results with their intervals."""
    title = screen.cell(screen.name(f"core.bot.{result['bot']}", result["bot"]))
    if not result["played"]:
        return [title, screen.number(0)]
    rate = {name: screen.words.percent(value, 1) for name, value in result["win_rate"].items()}
    score = {name: screen.decimal(value, 2) for name, value in result["score"].items()}
    wins = screen.decimal(result["wins"])
    return [title, screen.number(result["played"]), interval(score), wins, interval(rate)]


def interval(shown: dict[str, str]) -> str:
    """An estimate and its bounds, such as `41.2 (40.1-42.3)`."""
    return f"{shown['mean']} ({shown['low']}\u2013{shown['high']})"
