"""Arguments and options that several commands share, and what they stand for."""

from pathlib import Path
from typing import Annotated

import typer

from panj.bots.registry import DEFAULT_BOT, bot_names
from panj.cli.errors import Wrong
from panj.cli.files import texts_in
from panj.core.codec import Json
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.options import Form, Option
from panj.core.registry import REGISTRY
from panj.table.seats import check_bots

GameArgument = Annotated[str, typer.Argument(help="cli.help.game", show_default=False)]
FileArgument = Annotated[Path, typer.Argument(help="cli.help.file", show_default=False)]
SeatsOption = Annotated[int | None, typer.Option("--seats", help="cli.help.seats")]
BotsOption = Annotated[str | None, typer.Option("--bots", help="cli.help.bots")]
OptionOption = Annotated[list[str] | None, typer.Option("--option", help="cli.help.option")]
JsonOption = Annotated[bool, typer.Option("--json", help="cli.help.json")]
ObservationsOption = Annotated[bool, typer.Option("--observations", help="cli.help.observations")]
LegalOption = Annotated[bool, typer.Option("--legal", help="cli.help.legal")]
SecondsOption = Annotated[float | None, typer.Option("--seconds", min=0.0, help="cli.help.seconds")]
CoresOption = Annotated[int, typer.Option("--cores", min=1, max=64, help="cli.help.cores")]


def game_of(slug: str) -> Game:
    """The game of this name; refused with the names that there are."""
    try:
        return REGISTRY.game(slug)
    except Refused:
        raise Wrong("cli.error.game", name=slug, known=", ".join(REGISTRY.slugs())) from None


def seat_count(game: Game, seats: int | None) -> int:
    """The number of seats asked for, or as many as the game has."""
    return max(game.seat_counts) if seats is None else seats


def bots_of(game: Game, text: str | None) -> list[str]:
    """Names of bots, separated by commas; every one of them can play this game."""
    names = [
        name.strip() for name in (DEFAULT_BOT if text is None else text).split(",") if name.strip()
    ]
    if not names:
        raise Wrong("cli.error.no_bots", known=", ".join(bot_names()))
    check_bots(game.slug, names)
    return names


def options_of(game: Game, given: list[str] | None) -> dict[str, Json]:
    """Options typed as `name=value`; a switch may stand alone and is on then."""
    known = {option.name: option for option in game.options}
    settled: dict[str, Json] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if name not in known:
            raise Wrong("cli.error.option", name=name, known=", ".join(known))
        if name in settled:
            raise Wrong("cli.error.twice", name=name)
        if not equals and known[name].form == Form.SWITCH:
            value = "on"
        settled[name] = value_of(known[name], value)
    return settled


def value_of(option: Option, text: str) -> Json:
    """The value typed for an option; refused with the values that there are."""
    if option.files and text != option.default:
        return texts_in(Path(text), option.files)
    try:
        return option.read(text)
    except Refused:
        raise Wrong(
            "cli.error.value", name=option.name, value=text, known=values_text(option)
        ) from None


def values_text(option: Option) -> str:
    """What may be typed as the value of an option."""
    if option.form == Form.SWITCH:
        return "on, off"
    if option.form == Form.NUMBER:
        return f"{option.least}-{option.most}"
    return (" + " if option.form == Form.SUBSET else ", ").join(option.choices)


def default_text(option: Option) -> str:
    """The default of an option as it would be typed."""
    if option.form == Form.SWITCH:
        return "on" if option.default else "off"
    if isinstance(option.default, list):
        return "+".join(str(member) for member in option.default)
    return str(option.default)
