"""The bot that takes what looks best now."""

from panj.bots.bot import Bot
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State


class GreedyBot(Bot):
    """Rates every legal move by the game's judgement and plays the best; ties by chance."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        ratings = self.judgement(game).rate(s, moves)
        best = max(ratings)
        ties = [move for move, rating in zip(moves, ratings, strict=True) if rating == best]
        return ties[dice.below(len(ties))]
