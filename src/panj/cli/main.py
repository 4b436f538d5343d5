"""The program `panj`: its commands, its language, and what it says when something is wrong."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from panj.cli.errors import EXIT_INTERRUPTED, EXIT_WRONG, Wrong, explain
from panj.cli.help_text import translate
from panj.cli.language import chosen, surrounding, take_language
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.terminal.screen import Screen
from panj.words import words_for

COMMANDS: Final = {
    "games": ("cli.help.games", "panj.cli.games:games"),
    "play": ("cli.help.play", "panj.cli.play:play"),
    "learn": ("cli.help.learn", "panj.cli.learn:learn"),
    "puzzles": ("cli.help.puzzles", "panj.cli.puzzles:app"),
    "replay": ("cli.help.replay", "panj.cli.replay:replay"),
    "review": ("cli.help.review", "panj.cli.review:review"),
    "hint": ("cli.help.hint", "panj.cli.hint:hint"),
    "verify": ("cli.help.verify", "panj.cli.replay:verify"),
    "serve": ("cli.help.serve", "panj.cli.serve:serve"),
    "admin": ("cli.help.admin", "panj.cli.admin:app"),
    "sim": ("cli.help.sim", "panj.cli.sim:sim"),
    "convert": ("cli.help.convert", "panj.cli.convert:convert"),
    "arena": ("cli.help.arena", "panj.cli.arena:arena"),
    "tune": ("cli.help.tune", "panj.cli.tune:tune"),
    "mcp": ("cli.help.mcp", "panj.cli.mcp:mcp"),
    "check": ("cli.help.check", "panj.cli.check:check"),
    "bench": ("cli.help.bench", "panj.cli.bench:bench"),
}
"""What each command is for and where it lives. Only the one that is asked for is loaded: all of
them were more than half of every start."""

GUIDE: Final = {
    "table": "panj",
    "play": "panj play {game}",
    "learn": "panj learn {game} 1",
    "serve": "panj serve",
    "games": "panj games",
    "sim": "panj sim {game}",
    "arena": "panj arena {game} --bots greedy,random",
    "mcp": "panj mcp",
    "admin": "panj admin --help",
    "help": "panj --help",
}


def app_with(asked: str) -> typer.Typer:
    """The program with one command that works; the others are only named in its help."""
    app = typer.Typer(
        name="panj", add_completion=False, pretty_exceptions_enable=False, help="cli.help.panj"
    )
    app.callback(invoke_without_command=True)(panj_alone)
    for name, (about, place) in COMMANDS.items():
        module, _, attribute = place.partition(":")
        found: Any = getattr(import_module(module), attribute) if name == asked else named_only
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name, help=about)
        else:
            app.command(name, help=about)(found)
    return app


def named_only() -> None:
    """Stands for a command that is not asked for."""


def panj_alone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli.help.version")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="cli.help.lang")] = None,
) -> None:
    """The program without a command; `--lang` was taken off before and is here for its help."""
    screen: Screen = context.obj
    if version:
        from panj.cli.build import version_text

        screen.show(version_text(screen))
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    if is_terminal():
        from panj.cli.serve import serve_here

        serve_here(screen)
    else:
        show_guide(screen)


def is_terminal() -> bool:
    """Whether a person sits there: a script that runs `panj` alone gets the guide."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def show_guide(screen: Screen) -> None:
    """The first steps."""
    from rich.table import Table
    from rich.text import Text

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
    asked = next((word for word in args if not word.startswith("-")), "")
    command: Any = typer.main.get_command(app_with(asked))
    if "--help" in args:
        translate(command, screen)
    try:
        check_command(args, sorted(COMMANDS))
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
