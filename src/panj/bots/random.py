"""The bot that plays anything legal."""

from panj.bots.bot import Bot
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State


class RandomBot(Bot):
    """Every legal move is equally likely; the measure of all other bots."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        return moves[dice.below(len(moves))]
