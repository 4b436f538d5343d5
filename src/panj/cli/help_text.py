"""The help of the command line in the reader's language."""

from typing import Any

import typer

from panj.terminal.screen import Screen


def translate(command: Any, screen: Screen) -> None:
    """Put words where the declarations have keys, in a command and all its subcommands."""
    from typer import rich_utils  # slow to load, and only help needs it

    rich_utils.ARGUMENTS_PANEL_TITLE = screen.text("cli.help.title.arguments")
    rich_utils.OPTIONS_PANEL_TITLE = screen.text("cli.help.title.options")
    rich_utils.COMMANDS_PANEL_TITLE = screen.text("cli.help.title.commands")
    translate_command(command, screen)


def translate_command(command: Any, screen: Screen) -> None:
    """One command: its own help, its parameters, then its subcommands."""
    command.help = screen.text(command.help)
    context = typer.Context(command)
    for param in [*command.params, command.get_help_option(context)]:
        if param.name == "help":
            param.help = screen.text("cli.help.help")
        elif param.help:
            param.help = screen.text(param.help)
    for inner in getattr(command, "commands", {}).values():
        translate_command(inner, screen)
