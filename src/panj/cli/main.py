"""The program `panj`: its commands, its language, and what it says when something is wrong."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from panj.cli import (
    admin,
    arena,
    bench,
    check,
    convert,
    games,
    hint,
    mcp,
    play,
    replay,
    review,
    serve,
    sim,
)
from panj.cli.build import version_text
from panj.cli.errors import EXIT_INTERRUPTED, EXIT_WRONG, Wrong, explain
from panj.cli.help_text import translate
from panj.cli.language import chosen, surrounding, take_language
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.terminal.screen import Screen
from panj.words import words_for

app: Final = typer.Typer(
    name="panj",
    add_completion=False,
    pretty_exceptions_enable=False,
    help="cli.help.panj",
)
app.command("games", help="cli.help.games")(games.games)
app.command("play", help="cli.help.play")(play.play)
app.command("replay", help="cli.help.replay")(replay.replay)
app.command("review", help="cli.help.review")(review.review)
app.command("hint", help="cli.help.hint")(hint.hint)
app.command("verify", help="cli.help.verify")(replay.verify)
app.command("serve", help="cli.help.serve")(serve.serve)
app.add_typer(admin.app, name="admin", help="cli.help.admin")
app.command("sim", help="cli.help.sim")(sim.sim)
app.command("convert", help="cli.help.convert")(convert.convert)
app.command("arena", help="cli.help.arena")(arena.arena)
app.command("mcp", help="cli.help.mcp")(mcp.mcp)
app.command("check", help="cli.help.check")(check.check)
app.command("bench", help="cli.help.bench")(bench.bench)


GUIDE: Final = {
    "table": "panj",
    "play": "panj play {game}",
    "serve": "panj serve",
    "games": "panj games",
    "sim": "panj sim {game}",
    "arena": "panj arena {game} --bots greedy,random",
    "mcp": "panj mcp",
    "admin": "panj admin --help",
    "help": "panj --help",
}


@app.callback(invoke_without_command=True)
def panj_alone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli.help.version")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="cli.help.lang")] = None,
) -> None:
    """The program without a command; `--lang` was taken off before and is here for its help."""
    screen: Screen = context.obj
    if version:
        screen.show(version_text(screen))
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    if is_terminal():
        serve.serve_here(screen)
    else:
        show_guide(screen)


def is_terminal() -> bool:
    """Whether a person sits there: a script that runs `panj` alone gets the guide."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def show_guide(screen: Screen) -> None:
    """The first steps."""
    screen.say("cli.guide")
    table = Table.grid(padding=(0, 2))
    game = next(iter(REGISTRY.slugs()), "GAME")
    for name, pattern in GUIDE.items():
        typed = Text(f"  {pattern.format(game=game)}", "bold cyan")
        table.add_row(typed, screen.cell(screen.text(f"cli.guide.{name}")))
    screen.show(table)


def main(args: Sequence[str] | None = None) -> None:
    """Run the program and leave it with an exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    asked, rest = take_language(sys.argv[1:] if args is None else args)
    try:
        lang = chosen(asked, os.environ)
    except Wrong as wrong:
        screen = screen_for(surrounding(os.environ))
        screen.complain(explain(screen, wrong))
        sys.exit(EXIT_WRONG)
    sys.exit(run(screen_for(lang), rest))


def screen_for(lang: str) -> Screen:
    """The screen of somebody who reads this language."""
    out = Console(highlight=False, markup=False, emoji=False)
    err = Console(highlight=False, markup=False, emoji=False, stderr=True)
    return Screen(words_for(lang), out, err)


def run(screen: Screen, args: Sequence[str]) -> int:
    """Carry out a command line; the exit code. Nothing that is wrong outside ends in a trace."""
    command: Any = typer.main.get_command(app)
    if "--help" in args:
        translate(command, screen)
    try:
        check_command(args, sorted(command.commands))
        code = command.main(list(args), prog_name="panj", standalone_mode=False, obj=screen)
    except (Refused, Wrong, typer.TyperException) as error:
        screen.complain(explain(screen, error))
        return EXIT_WRONG
    except (typer.Abort, KeyboardInterrupt):
        return EXIT_INTERRUPTED
    return code if isinstance(code, int) else 0


def check_command(args: Sequence[str], known: Sequence[str]) -> None:
    """Refuse a command that does not exist, with those that do."""
    if args and not args[0].startswith("-") and args[0] not in known:
        raise Wrong("cli.error.command", name=args[0], known=", ".join(known))
