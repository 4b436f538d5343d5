"""The bot that takes what looks best now."""

from panj.bots.bot import Bot
from panj.bots.sense.sense import sense_for
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State


class GreedyBot(Bot):
    """Rates every legal move by the game's judgement and plays the best; ties by chance."""

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        sense = sense_for(game.slug)
        ratings = sense.rate(s, d.moves(s))
        best = max(ratings)
        ties = [move for move, rating in zip(d.moves(s), ratings, strict=True) if rating == best]
        return ties[dice.below(len(ties))]
