"""The bot that takes what looks best now."""

from panj.bots.bot import AT_ONCE, Bot
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import Judgement
from panj.core.moves import Move
from panj.core.state import State


class GreedyBot(Bot):
    """Rates every legal move by the game's judgement and plays the best; ties by chance."""

    def longest(self, seconds: float) -> float:
        return AT_ONCE

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        ratings = self.judgement(game).rate(s, moves)
        best = max(ratings)
        ties = [move for move, rating in zip(moves, ratings, strict=True) if rating == best]
        return ties[dice.below(len(ties))]


class JudgingBot(GreedyBot):
    """The same by a judgement that it is given: how weights are tried."""

    def __init__(self, judgement: Judgement) -> None:
        self.given = judgement

    def judgement(self, game: Game) -> Judgement:
        return self.given
