"""`panj tune`: fit a game's weights and chances to games, and keep them with a card."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Shown

from panj import __version__
from panj.cli.arguments import GameArgument, OptionOption, SeatsOption, game_of, options_of
from panj.cli.arguments import seat_count as seats_of
from panj.cli.errors import Wrong
from panj.cli.extras import ARENA_EXTRA, need
from panj.cli.files import check_target, save_text
from panj.cli.sim import interval
from panj.core.codec import Json
from panj.core.game import Game
from panj.terminal.screen import Screen

if TYPE_CHECKING:
    from panj.arena.tuning.table import Table
    from panj.arena.tuning.tuning import Effort, Tuned

RoundsOption = Annotated[int, typer.Option("--rounds", min=0, help="cli.help.tune_rounds")]
GamesOption = Annotated[int, typer.Option("--games", min=10, help="cli.help.tune_games")]
PositionsOption = Annotated[int, typer.Option("--positions", min=0, help="cli.help.tune_positions")]
ProofOption = Annotated[int, typer.Option("--proof", min=0, help="cli.help.tune_proof")]


def tune(
    context: typer.Context,
    game: GameArgument,
    seats: SeatsOption = None,
    option: OptionOption = None,
    rounds: RoundsOption = 8,
    games: GamesOption = 2000,
    positions: PositionsOption = 4000,
    proof: ProofOption = 1000,
    seed: Annotated[int, typer.Option("--seed", help="cli.help.tune_seed")] = 0,
    usual: Annotated[bool, typer.Option("--usual", help="cli.help.tune_usual")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="cli.help.tune_jobs")] = 1,
    out: Annotated[Path | None, typer.Option("--out", help="cli.help.tune_out")] = None,
) -> None:
    """Fit weights to games."""
    need("numpy", ARENA_EXTRA)
    from panj.arena.tuning.table import Table
    from panj.arena.tuning.tuning import Effort

    screen: Screen = context.obj
    rules = game_of(game)
    check_weights(rules)
    count = seats_of(rules, seats)
    options = options_of(rules, option)
    rules.terms(count, options)
    path = Path(f"{rules.slug}_{count}p.json") if out is None else out
    check_target(path)
    table = Table(rules.slug, count, options, seed)
    effort = Effort(rounds, games, positions, proof, jobs)
    found = climb(screen, table, effort, path, {} if usual else options)
    show(screen, table, found, path)


def check_weights(rules: Game) -> None:
    """Refuse a game whose judgement has no weights."""
    if rules.judgement_by_hand.weighed_by() is None:
        raise Wrong("cli.error.no_weights", game=rules.slug)


def climb(
    screen: Screen, table: "Table", effort: "Effort", path: Path, options: dict[str, Json]
) -> "Tuned":
    """All steps; what is known after each is in the file at once."""
    from panj.arena.tuning.tuning import Tuned, Tuning, written

    command = command_of(table, effort, options)
    found = Tuned({}, table.hand().grain, [])
    with screen.progress() as progress:
        task = progress.add_task(screen.text("cli.tune.playing"), total=effort.total())
        for found in Tuning(table, effort, lambda: progress.advance(task)).steps():
            kept = written(table, options, found, command, __version__)
            save_text(path, json.dumps(kept, indent=1) + "\n")
    return found


def command_of(table: "Table", effort: "Effort", options: dict[str, Json]) -> str:
    """What has to be typed to find the same again; the number of processes does not matter."""
    chosen = "".join(f" --option {name}={written_value(v)}" for name, v in table.options.items())
    usual = "" if options == table.options else " --usual"
    return (
        f"panj tune {table.slug} --seats {table.seats}{chosen} --rounds {effort.rounds}"
        f" --games {effort.games} --positions {effort.positions} --proof {effort.proof}"
        f" --seed {table.seed}{usual}"
    )


def written_value(value: Json) -> str:
    """A value as it is typed."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def show(screen: Screen, table: "Table", found: "Tuned", path: Path) -> None:
    """The weights beside the hand's, the proof, and where all of it lies."""
    weights = table.hand().weighed_by()
    assert weights is not None
    shown = Shown(box=SIMPLE_HEAD)
    for key in ("weight", "hand", "fitted"):
        shown.add_column(screen.cell(screen.text(f"cli.tune.{key}")), justify="right")
    for name, value in found.weights.items():
        hand = screen.decimal(weights.number(name), 2)
        shown.add_row(name, hand, screen.decimal(value, 2))
    screen.show(shown)
    if found.chances is not None:
        before, after = found.chances["hand"], found.chances["fitted"]
        screen.say(
            "cli.tune.chances",
            before=screen.decimal(before.loss, 3),
            after=screen.decimal(after.loss, 3),
            error=screen.words.percent(after.error, 1),
        )
    if found.proof is not None:
        proof = found.proof
        bounds = {"mean": proof.share, "low": proof.low, "high": proof.high}
        won = interval({name: screen.words.percent(each, 1) for name, each in bounds.items()})
        even = screen.words.percent(proof.even, 1)
        screen.say("cli.tune.proof", won=won, games=proof.games, even=even)
    screen.line(screen.text("cli.tune.written", file=str(path)))
