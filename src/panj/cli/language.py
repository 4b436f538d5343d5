"""Which language the program speaks: asked for, or the one of the surroundings."""

from collections.abc import Mapping, Sequence
from typing import Final

from panj.cli.errors import Wrong
from panj.words import LANGUAGES

FLAG: Final = "--lang"
VARIABLE: Final = "PANJ_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def take_language(args: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the other arguments."""
    asked: str | None = None
    rest: list[str] = []
    waiting = list(args)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            return asked, [*rest, word, *waiting]
        if word == FLAG:
            asked = waiting.pop(0) if waiting else ""
        elif word.startswith(FLAG + "="):
            asked = word.removeprefix(FLAG + "=")
        else:
            rest.append(word)
    return asked, rest


def chosen(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for on the command line or by PANJ_LANG; refused if there is none."""
    wanted = asked if asked is not None else environment.get(VARIABLE)
    if not wanted and asked is None:
        return surrounding(environment)
    if wanted not in LANGUAGES:
        raise Wrong("cli.error.language", name=str(wanted), known=", ".join(LANGUAGES))
    return str(wanted)


def surrounding(environment: Mapping[str, str]) -> str:
    """The language of the locale, or English."""
    for variable in LOCALE_VARIABLES:
        locale = environment.get(variable)
        if locale:
            lang = locale[:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
