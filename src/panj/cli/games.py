"""`panj games`: which games there are, and what can be agreed on for each."""

import typer
from rich.box import ROUNDED
from rich.table import Table
from rich.text import Text

from panj.bots.registry import bot_names
from panj.cli.arguments import JsonOption, default_text, values_text
from panj.core.game import Game
from panj.core.options import Option
from panj.core.registry import REGISTRY
from panj.terminal.screen import Screen


def games(context: typer.Context, json: JsonOption = False) -> None:
    """List the games."""
    screen: Screen = context.obj
    found = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
    if json:
        screen.json([game_json(screen, game) for game in found])
        return
    for game in found:
        show_game(screen, game)
    screen.say("cli.games.bots", names=", ".join(bot_names()))


def show_game(screen: Screen, game: Game) -> None:
    """A game with its name, its seats and a table of its options."""
    line = Text(game.slug, "bold cyan")
    line.append(f"  {screen.cell(screen.name(f'{game.slug}.name', game.slug))}", "bold default")
    counts = ", ".join(screen.number(count) for count in game.seat_counts)
    line.append(f"  {screen.cell(screen.text('cli.games.players', counts=counts))}", "default")
    screen.show(line)
    if game.options:
        screen.show(option_table(screen, game))


def option_table(screen: Screen, game: Game) -> Table:
    """The options of a game as they are typed, with their values and meaning."""
    table = Table(box=ROUNDED)
    for key in ("option", "values", "seats", "meaning"):
        table.add_column(screen.cell(screen.text(f"cli.games.{key}")))
    for option in game.options:
        table.add_row(*option_row(screen, game, option))
    return table


def option_row(screen: Screen, game: Game, option: Option) -> list[Text]:
    """An option: its name, its values with the default first, for which seats, its words."""
    values = Text(values_text(option).replace(", ", "\n"))
    values.highlight_words([default_text(option)], "bold")
    seats = ", ".join(screen.number(count) for count in option.seats)
    key = f"{game.slug}.option.{option.name}"
    meaning = Text(screen.cell(screen.name(key, option.name)), "bold")
    about = screen.about(key)
    if about:
        meaning.append(f"\n{screen.cell(about)}", "not bold")
    return [Text(option.name, "cyan"), values, Text(seats), meaning]


def game_json(screen: Screen, game: Game) -> dict[str, object]:
    """A game for a script."""
    return {
        "slug": game.slug,
        "name": screen.name(f"{game.slug}.name", game.slug),
        "rules_version": game.rules_version,
        "seats": list(game.seat_counts),
        "options": [option.to_json() for option in game.options],
    }
