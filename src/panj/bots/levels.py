"""The levels of opponents, from one that makes human mistakes to one that thinks long."""

import math
from typing import Final

from panj.bots.bot import AT_ONCE, Bot
from panj.bots.search.budget import Budget
from panj.bots.search.grown_tree import GrownTree
from panj.bots.search.search import Search
from panj.bots.search.team import Team, grow
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import highest
from panj.core.moves import Move
from panj.core.state import State

MEDIUM_SECONDS: Final = 0.3
HARD_SECONDS: Final = 2.0
EXPERT_SECONDS: Final = 10.0

SEEN: Final = 9
"""Of ten moves, so many come to an easy player's mind."""

CONSIDERED: Final = 4
"""Among so many of them it chooses: in a large choice most moves are too bad even for beginners."""

LOOSENESS: Final = 0.5
"""How far below the best a move may look and still be taken often, in grains of the judgement."""


class EasyBot(Bot):
    """Overlooks moves, and takes a good one rather than the best: the mistakes of a beginner."""

    def longest(self, seconds: float) -> float:
        return AT_ONCE

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        seen = [move for move in moves if dice.below(10) < SEEN]
        if len(seen) == 0:
            seen = [moves[dice.below(len(moves))]]
        judgement = self.judgement(game).at(s)
        ratings = judgement.rate(s, seen)
        good = highest(ratings, CONSIDERED)
        top, spread = ratings[good[0]], LOOSENESS * judgement.grain
        weights = [math.exp((ratings[i] - top) / spread) for i in good]
        return seen[good[drawn(weights, dice)]]


def drawn(weights: list[float], dice: Dice) -> int:
    """A place drawn by weight."""
    left = sum(weights) * float(dice.below(1 << 24)) / float(1 << 24)
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1


class SearchBot(Bot):
    """Thinks by search, as long as its level and the table allow, and goes on from there in the
    next part of its turn."""

    def __init__(self, thinking: float) -> None:
        self.thinking = thinking
        self.grown: GrownTree | None = None
        self.team: Team | None = None

    def seconds(self) -> float:
        return self.thinking

    def longest(self, seconds: float) -> float:
        return min(self.thinking, seconds)

    def budget(self, seconds: float) -> Budget:
        """How it spends the time that it has."""
        return Budget(seconds=self.longest(seconds))

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        if len(moves) == 1:
            return moves[0]
        search = Search(game, self.judgement(game), self.budget(seconds), dice)
        if self.grown is not None:
            search.root = self.grown.node(game, s, d.who)
        grow(search, s, d.who, self.style, self.team)
        best = search.ranked()[0]
        self.grown = GrownTree(game.slug, d.who, best.after)
        return best.move


class MediumBot(SearchBot):
    def __init__(self) -> None:
        super().__init__(MEDIUM_SECONDS)


class HardBot(SearchBot):
    def __init__(self) -> None:
        super().__init__(HARD_SECONDS)


class ExpertBot(SearchBot):
    def __init__(self) -> None:
        super().__init__(EXPERT_SECONDS)
