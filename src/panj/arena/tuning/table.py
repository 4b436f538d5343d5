"""The kind of table that weights are fitted for, and games at it between judgements."""

from random import Random
from typing import NamedTuple

from panj.bots.bot import Bot, ask
from panj.bots.greedy import JudgingBot
from panj.core.chance import KEY_BYTES
from panj.core.codec import Json
from panj.core.fits import Fit, reweighed
from panj.core.game import Game
from panj.core.judgement import Judgement
from panj.core.odds import Odds
from panj.core.purpose import bytes_for, dice_for
from panj.core.registry import REGISTRY
from panj.core.state import State

LUCK_BYTES = 8


class Table(NamedTuple):
    """A game, how many play, what they agreed on, and the seed of everything that is drawn."""

    slug: str
    seats: int
    options: dict[str, Json]
    seed: int

    @property
    def game(self) -> Game:
        """The rules."""
        return REGISTRY.game(self.slug)

    def purpose(self, use: str, number: int) -> str:
        """What is drawn for: one use in one game. Every use has deals of its own."""
        return f"panj tune {self.seed} {use} {number}"

    def deal(self, use: str, number: int) -> State:
        """The beginning of a game."""
        key = bytes_for(self.purpose(use, number), KEY_BYTES)
        return self.game.new(self.seats, self.options, key)

    def luck(self, use: str, number: int) -> Random:
        """Draws for one game, besides its deal."""
        drawn = bytes_for(self.purpose(f"{use} luck", number), LUCK_BYTES)
        return Random(int.from_bytes(drawn, "little"))

    def hand(self) -> Judgement:
        """The judgement with the weights that were chosen by hand."""
        return self.game.judgement_by_hand

    def weighed(self, weights: dict[str, float]) -> Judgement:
        """The judgement with these weights instead of those chosen by hand."""
        return reweighed(self.hand(), weights)

    def fit(self, weights: dict[str, float], grain: float, odds: Odds | None = None) -> Fit:
        """What was fitted for this table."""
        return Fit("tuned", self.seats, {}, weights, grain, odds)

    def finished(self, use: str, number: int, minds: list[Judgement]) -> State:
        """A game at its end, a judgement at each seat."""
        s = self.deal(use, number)
        bots: list[Bot] = [JudgingBot(mind) for mind in minds]
        dice = dice_for(self.purpose(f"{use} dice", number))
        game = self.game
        while (d := s.decision()) is not None:
            moves = d.moves(s)
            s.make(moves[0] if len(moves) == 1 else ask(bots[d.who], game, s, 0.0, dice, moves))
        return s


def shares_won(s: State) -> list[float]:
    """Who won, a shared win in parts."""
    places = s.ranking()
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def leads(s: State) -> list[float]:
    """Everybody's points less the mean of the others; alone, the points."""
    points = [float(score) for score in s.scores()]
    if len(points) == 1:
        return points
    total = sum(points)
    return [each - (total - each) / (len(points) - 1) for each in points]
