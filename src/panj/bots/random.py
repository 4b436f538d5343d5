"""The bot that plays anything legal."""

from panj.bots.bot import AT_ONCE, BlindBot
from panj.core.dice import Dice
from panj.core.moves import Move


class RandomBot(BlindBot):
    """Every legal move is equally likely; the measure of all other bots."""

    def longest(self, seconds: float) -> float:
        return AT_ONCE

    def pick(self, moves: list[Move], dice: Dice) -> Move:
        return moves[dice.below(len(moves))]
