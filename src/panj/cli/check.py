"""`panj check`: the conformance suite for any registered game."""

from typing import Annotated

import typer

from panj.cli.arguments import GameArgument, JsonOption, game_of
from panj.terminal.screen import Screen


def check(
    context: typer.Context,
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help="cli.help.check_games")] = 2,
    seed: Annotated[int, typer.Option("--seed", help="cli.help.series_seed")] = 0,
    json: JsonOption = False,
) -> None:
    """Check a game against the contract."""
    from panj.core import conformance

    screen: Screen = context.obj
    rules = game_of(game)
    settings = conformance.settings(rules)
    problems: list[str] = []
    with screen.progress() as progress:
        task = progress.add_task(screen.text("cli.check.checking"), total=len(settings))
        for seats, options in settings:
            problems += conformance.check(rules, seats, options, games, seed)
            progress.advance(task)
    if json:
        screen.json({"game": rules.slug, "settings": len(settings), "problems": problems})
    else:
        show(screen, len(settings), games, problems)
    if problems:
        raise typer.Exit(1)


def show(screen: Screen, settings: int, games: int, problems: list[str]) -> None:
    """The problems, or that there are none."""
    for problem in problems:
        screen.show(problem)
    if problems:
        screen.say("cli.check.bad", problems=len(problems))
    else:
        screen.say("cli.check.good", settings=settings, games=settings * games)
