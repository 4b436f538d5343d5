"""Positions for fitting chances: play is loose up to some moment, and by the judgement from there;
only what comes later is looked at, so that a loose player's later mistakes do not speak against
what it owns."""

import math
from random import Random
from typing import Final, NamedTuple

from panj.arena.tuning.table import Table, shares_won
from panj.bots.styles import styled, styles_of
from panj.core.dice import Dice
from panj.core.fits import Fit
from panj.core.judgement import Judgement, best_of, highest
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.state import State

EACH: Final = 12
"""So many positions are looked at in a game."""

EARLIEST: Final = -0.3
LATEST: Final = 0.8
"""Between these, by progress, a game settles down; some never were loose."""

LEANING: Final = 0.35
"""How many of the loose players have a style; the others choose softly."""

CONSIDERED: Final = 4
SOFT: Final = (0.5, 1.5)
"""Among so many moves, and how softly, in grains."""


class Position(NamedTuple):
    """What every seat has, how far the game has come, who is asked, and who won in the end."""

    game: int
    inputs: list[list[float]]
    values: list[float]
    told: list[float]
    progress: float
    who: int
    won: list[float]


class Loose:
    """A player that does not choose by the judgement alone."""

    def __init__(self, mind: Judgement, softness: float) -> None:
        self.mind = mind
        self.softness = softness

    def choose(self, s: State, moves: list[Move], luck: Random) -> Move:
        """One of the better moves."""
        ratings = self.mind.rate(s, moves)
        if self.softness == 0.0:
            return moves[best_of(ratings)]
        good = highest(ratings, CONSIDERED)
        top = ratings[good[0]]
        spread = self.softness * self.mind.grain
        chances = [math.exp(max(-30.0, (ratings[i] - top) / spread)) for i in good]
        return moves[luck.choices(good, chances)[0]]


class Collect:
    """Games of which positions are kept; goes to other processes."""

    def __init__(self, table: Table, weights: dict[str, float], grain: float, length: int) -> None:
        self.table = table
        self.weights = weights
        self.grain = grain
        self.length = length

    def mind(self) -> Judgement:
        """The judgement whose positions these are."""
        fit: Fit = self.table.fit(self.weights, self.grain)
        return fit.judgement(self.table.hand())

    def __call__(self, number: int) -> list[Position]:
        """The positions of one game."""
        table, mind = self.table, self.mind()
        luck = table.luck("positions", number)
        settles = luck.uniform(EARLIEST, LATEST)
        loose = [self.loose(mind, luck) for _ in range(table.seats)]
        sober = Loose(mind, 0.0)
        s = table.deal("positions", number)
        dice = dice_for(table.purpose("positions dice", number))
        found: list[Position] = []
        while (d := s.decision()) is not None:
            is_settled = mind.progress(s) >= settles
            if is_settled and luck.random() < EACH / self.length:
                found.append(self.seen(s, d.who, number))
            player = sober if is_settled else loose[d.who]
            self.step(s, player, dice, luck)
        won = shares_won(s)
        return [position._replace(won=won) for position in found]

    def step(self, s: State, player: Loose, dice: Dice, luck: Random) -> None:
        """One decision."""
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        if len(moves) > 1:
            guess = self.table.game.guess(s, d.who, dice)
            moves = [player.choose(guess, moves, luck)]
        s.make(moves[0])

    def loose(self, mind: Judgement, luck: Random) -> Loose:
        """A player for one seat, for as long as play is loose."""
        styles = styles_of(self.table.slug)
        if styles and luck.random() < LEANING:
            return Loose(styled(self.table.game, luck.choice(styles)), SOFT[0])
        return Loose(mind, luck.choice((0.0, *SOFT)))

    def seen(self, s: State, who: int, number: int) -> Position:
        """What is kept of a position."""
        # By the hand's judgement: weights that win games may be far from what things are worth.
        seats, hand = range(s.seats), self.table.hand()
        return Position(
            number,
            [hand.inputs(s, seat) for seat in seats],
            [hand.value(s, seat) for seat in seats],
            hand.outlook(s),
            hand.progress(s),
            who,
            [],
        )
