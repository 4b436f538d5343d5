"""The puzzle of the day: one for each game, the same for everybody, whenever they look."""

from datetime import date
from typing import Final

from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.purpose import dice_for
from panj.core.registry import REGISTRY
from panj.puzzles.puzzle import Puzzle, puzzles

FIRST: Final = date(2026, 1, 1)


def daily(game: Game, day: date) -> Puzzle | None:
    """The puzzle of a game for a day: every one has its turn before any comes again."""
    found = puzzles(game)
    if not found:
        return None
    numbers = sorted(found)
    round_number, place = divmod((day - FIRST).days, len(numbers))
    dice: Dice = dice_for(f"panj daily {game.slug} {round_number}")
    dice.shuffle(numbers)
    return found[numbers[place]]


def game_of_the_day(day: date) -> Game | None:
    """The game whose puzzle stands on the home page that day: they take turns."""
    slugs = [slug for slug in REGISTRY.slugs() if puzzles(REGISTRY.game(slug))]
    return REGISTRY.game(slugs[(day - FIRST).days % len(slugs)]) if slugs else None
