"""`panj arena`: let bots meet on the same deals, rate them, and write a report."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.box import ROUNDED
from rich.table import Table

from panj.arena.crew import Crew
from panj.arena.entrants import Entrant, entrants
from panj.arena.folder import LOG, ArenaFolder, Damaged, InUse, OtherPlan, write_whole
from panj.arena.parquet import PARQUET, write_parquet
from panj.arena.plan import AUTOMA, Plan, PlayedGame
from panj.arena.report.page import Report
from panj.arena.schedule import FORMATS, SEATINGS, Format, Seating
from panj.arena.summary import Measured, Result, Summary, plain, summary_of
from panj.arena.supervisor import Broken
from panj.bots.guarded import GRACE_SECONDS
from panj.bots.registry import bot_names
from panj.cli.arguments import (
    GameArgument,
    JsonOption,
    OptionOption,
    SeatsOption,
    game_of,
    options_of,
    seat_count,
)
from panj.cli.errors import Wrong
from panj.cli.extras import ARENA_EXTRA, CLUSTER_EXTRA, need
from panj.cli.sim import interval
from panj.core.codec import canonical
from panj.core.game import Game
from panj.terminal.screen import Screen

log = logging.getLogger("panj.arena")

REPORT: Final = "report.html"
SUMMARY: Final = "summary.json"
HOME: Final = Path("arena")

BudgetOption = Annotated[
    float | None, typer.Option("--seconds", min=0.0, help="cli.help.arena_seconds")
]
GraceOption = Annotated[float, typer.Option("--grace", min=0.0, help="cli.help.grace")]
JobsOption = Annotated[int | None, typer.Option("--jobs", min=1, help="cli.help.arena_jobs")]


def arena(
    context: typer.Context,
    game: GameArgument,
    bots: Annotated[str | None, typer.Option("--bots", help="cli.help.entrants")] = None,
    seats: SeatsOption = None,
    format: Annotated[str, typer.Option("--format", help="cli.help.format")] = Format.ROUND_ROBIN,
    seating: Annotated[str, typer.Option("--seating", help="cli.help.seating")] = Seating.ROTATIONS,
    games: Annotated[int, typer.Option("--games", min=1, help="cli.help.arena_games")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="cli.help.series_seed")] = 0,
    option: OptionOption = None,
    seconds: BudgetOption = None,
    grace: GraceOption = GRACE_SECONDS,
    jobs: JobsOption = None,
    cluster: Annotated[str | None, typer.Option("--cluster", help="cli.help.cluster")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli.help.folder")] = None,
    parquet: Annotated[bool, typer.Option("--parquet", help="cli.help.parquet")] = False,
    json: JsonOption = False,
) -> None:
    """Let bots meet on the same deals."""
    screen: Screen = context.obj
    need_packages(parquet, cluster)
    rules = game_of(game)
    terms = rules.terms(seat_count(rules, seats), options_of(rules, option))
    plan = Plan(
        game=rules.slug,
        rules_version=rules.rules_version,
        seats=terms.seats,
        options=terms.options,
        entrants=entrants_of(rules, bots, seconds),
        format=chosen("--format", format, FORMATS),
        seating=chosen("--seating", seating, SEATINGS),
        seed=seed,
        grace=grace,
    )
    folder = HOME / folder_name(plan) if out is None else out
    with closing(opened(folder, plan)) as kept, logged(folder / LOG):
        play(screen, plan, kept, games, jobs, cluster, quiet=json)
        summary = written(screen, folder, plan, finished(kept, plan, games), parquet)
    tell(screen, summary, folder, json)


# What is asked for


def need_packages(parquet: bool, cluster: str | None) -> None:
    """Refuse at once what cannot be done without a package that is not installed."""
    if parquet:
        need("pyarrow", ARENA_EXTRA)
    if cluster is not None:
        need("ray", CLUSTER_EXTRA)


def chosen(name: str, value: str, known: Sequence[str]) -> str:
    """One of the words that an option allows."""
    if value not in known:
        raise Wrong("cli.error.choice", name=name, value=value, known=", ".join(known))
    return value


def entrants_of(game: Game, text: str | None, seconds: float | None) -> list[Entrant]:
    """The bots that take part: all of them can play, and no two have the same label."""
    found = entrants(text or "", seconds)
    if not found:
        raise Wrong("cli.error.entrants", known=", ".join(bot_names()))
    labels = [AUTOMA]
    for each in found:
        each.check(game.slug)
        if each.label in labels:
            raise Wrong("cli.error.label", name=each.label)
        labels.append(each.label)
    return found


def folder_name(plan: Plan) -> str:
    """A name that hangs on the plan, so that the same command finds its folder again."""
    mark = sha256(canonical(msgspec.to_builtins(plan))).hexdigest()[:8]
    return f"{plan.game}_{plan.seats}p_{mark}"


# Playing


def opened(folder: Path, plan: Plan) -> ArenaFolder:
    """The folder of this arena, new or to be gone on with; refused if nobody meets anybody."""
    if not plan.schedule().seatings:
        raise Wrong("cli.error.arena_one")
    try:
        return ArenaFolder(folder, plan)
    except OtherPlan as other:
        names = ", ".join(other.names)
        raise Wrong("cli.error.arena_settings", folder=str(folder), names=names) from None
    except InUse:
        raise Wrong("cli.error.arena_in_use", folder=str(folder)) from None
    except Damaged as damaged:
        raise Wrong("cli.error.unreadable", file=str(damaged.path)) from None
    except OSError:
        raise Wrong("cli.error.unwritable", file=str(folder)) from None


@contextmanager
def logged(path: Path) -> Iterator[None]:
    """What goes wrong with bots and workers goes into a file and not between the results."""
    handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.propagate = True
        handler.close()


def play(
    screen: Screen,
    plan: Plan,
    kept: ArenaFolder,
    games: int,
    jobs: int | None,
    cluster: str | None,
    quiet: bool,
) -> None:
    """Play what the folder does not have yet, and keep every game as soon as it is over."""
    total = plan.schedule().games(games)
    left = [number for number in range(total) if number not in kept.games]
    if not left:
        return
    if len(left) < total and not quiet:
        screen.remark("cli.arena.resumed", games=total - len(left))
    with screen.progress() as progress:
        task = progress.add_task(
            screen.text("cli.arena.playing"), total=total, completed=total - len(left)
        )
        for over in played(plan, left, jobs, cluster):
            kept.add(over)
            note_lapses(over)
            progress.advance(task, len(over))


def played(
    plan: Plan, left: Iterable[int], jobs: int | None, cluster: str | None
) -> Iterator[list[PlayedGame]]:
    """Games as they end, here or on a cluster."""
    try:
        if cluster is None:
            yield from Crew(plan, jobs or 1).play(left)
        else:
            yield from played_on_cluster(plan, left, jobs, cluster)
    except Broken as broken:
        raise Wrong("cli.error.arena_broken", reason=str(broken)) from None


def played_on_cluster(
    plan: Plan, left: Iterable[int], jobs: int | None, address: str
) -> Iterator[list[PlayedGame]]:
    """Games as they end on a Ray cluster."""
    from panj.arena.cluster import Cluster

    try:
        found = Cluster(plan, address, jobs)
    except (OSError, RuntimeError, ValueError) as problem:
        reason = str(problem).partition("\n")[0]
        raise Wrong("cli.error.cluster", address=address, reason=reason) from None
    with closing(found):
        yield from found.play(left)


def note_lapses(games: Iterable[PlayedGame]) -> None:
    """A line in the log for every decision that a bot lost."""
    for game in games:
        for lapse in game.lapses:
            log.warning(
                "game %d, decision %d: %s at seat %d %s and lost the decision to a substitute: %s",
                game.number,
                lapse.decision,
                game.bots[lapse.seat],
                lapse.seat,
                lapse.reason,
                lapse.detail or "-",
            )


# What came of it


def finished(kept: ArenaFolder, plan: Plan, games: int) -> list[PlayedGame]:
    """The games that were asked for; the folder may have more."""
    return [kept.games[number] for number in range(plan.schedule().games(games))]


def written(
    screen: Screen, folder: Path, plan: Plan, games: list[PlayedGame], parquet: bool
) -> Summary:
    """What came of the games, written down: the summary for scripts, the report for people, in the
    reader's language, and the games as data if that is wished."""
    summary = summary_of(plan, games)
    write_whole(folder / SUMMARY, msgspec.json.format(msgspec.json.encode(summary), indent=2))
    write_whole(folder / REPORT, Report(summary, screen.words).html().encode())
    if parquet:
        write_parquet(folder / PARQUET, games)
    return summary


def tell(screen: Screen, summary: Summary, folder: Path, json: bool) -> None:
    """The results for a script or for a person."""
    if json:
        screen.json({**plain(summary), "folder": str(folder), "report": str(folder / REPORT)})
    else:
        show(screen, summary, folder)


def show(screen: Screen, summary: Summary, folder: Path) -> None:
    """The results for a person."""
    screen.say("cli.arena.summary", games=summary.games, deals=summary.deals)
    table = Table(box=ROUNDED)
    table.add_column(screen.cell(screen.text("core.bot")))
    for key in ("cli.arena.rating", "cli.sim.rate", "cli.sim.score", "cli.arena.time"):
        table.add_column(screen.cell(screen.text(key)), justify="right")
    if summary.lapses:
        table.add_column(screen.cell(screen.text("cli.arena.lapses")), justify="right")
    for result in summary.results:
        table.add_row(*row(screen, result, bool(summary.lapses)))
    screen.show(table)
    if summary.lapses:
        screen.say("cli.arena.failed", count=summary.lapses, file=str(folder / LOG))
    screen.line(screen.text("cli.sim.digest", digest=summary.digest))
    screen.line(screen.text("cli.arena.report", file=str(folder / REPORT)))


def row(screen: Screen, result: Result, with_lapses: bool) -> list[str]:
    """One bot's results with their intervals."""
    report_key = "arena.automa" if result.bot == AUTOMA else f"core.bot.{result.bot}"
    cells = [
        screen.cell(screen.name(report_key, result.bot)),
        shown(result.rating, lambda value: screen.number(round(value))),
        shown(result.win_rate, lambda value: screen.words.percent(value, 1)),
        shown(result.score, screen.decimal),
        screen.decimal(1000 * result.seconds, 2),
    ]
    lost = sum(result.lapses.values())
    return [*cells, screen.number(lost)] if with_lapses else cells


def shown(value: Measured, show: Callable[[float], str]) -> str:
    """An estimate and its bounds."""
    return interval({"mean": show(value.mean), "low": show(value.low), "high": show(value.high)})
