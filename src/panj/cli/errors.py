"""What goes wrong on a command line, and the sentence that says so."""

from typing import Final

import typer

from panj.core.messages import Refused
from panj.terminal.screen import Screen

EXIT_WRONG: Final = 2
EXIT_INTERRUPTED: Final = 130


class Wrong(Exception):
    """Something asked on the command line that cannot be done: the key and its operands."""

    def __init__(self, key: str, **operands: int | str) -> None:
        super().__init__(f"{key} {operands}")
        self.key = key
        self.operands = operands


USAGE: Final = {
    "NoSuchOption": "cli.usage.no_option",
    "MissingParameter": "cli.usage.missing",
    "BadParameter": "cli.usage.bad_value",
    "BadOptionUsage": "cli.usage.bad_option",
}
"""Mistakes that the parser of the command line finds, by the class of its exception."""


def explain(screen: Screen, error: Exception) -> str:
    """The sentence of an error, with the rule behind it where there is one."""
    if isinstance(error, Refused):
        text = screen.message(error.message)
        return f"{text} ({error.rule})" if error.rule else text
    if isinstance(error, Wrong):
        return screen.text(error.key, **error.operands)
    assert isinstance(error, typer.TyperException)
    return explain_usage(screen, error)


def explain_usage(screen: Screen, error: typer.TyperException) -> str:
    """What the parser did not understand; its own words where we have none."""
    key = USAGE.get(type(error).__name__)
    if key is None:
        return screen.text("cli.usage.other", reason=error.format_message())
    return screen.text(key, name=subject(error))


def subject(error: typer.TyperException) -> str:
    """The option or argument that an error of the parser is about."""
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if option is None and param is not None:
        option = param.opts[0] if param.param_type_name == "option" else param.name.upper()
    return str(option or "")
