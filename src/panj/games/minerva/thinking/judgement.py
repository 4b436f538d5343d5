"""Judgement for Minerva: every move by what it adds to the points that its seat may expect."""

from typing import Final

from panj.core.judgement import Aspect, Judgement, best_of, with_promise
from panj.core.moves import Move
from panj.core.state import State
from panj.core.weights import Weights as CoreWeights
from panj.games.minerva.moves import Do
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.special import MoveTile
from panj.games.minerva.rules.temples import city_points
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import ROUNDS
from panj.games.minerva.thinking.glory import glory_now
from panj.games.minerva.thinking.moving import city_value, lines_value
from panj.games.minerva.thinking.ratings import (
    rate_cells,
    rate_culture,
    rate_destination,
    rate_other,
)
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.spending import goods_value, rate_resource
from panj.games.minerva.thinking.temples import temples_value
from panj.games.minerva.thinking.weights import Weights


class MinervaJudgement(Judgement):
    """Rates a move by what it adds to the points that its seat may expect."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.opening = 16
        self.weights = weights

    def weighed_by(self) -> CoreWeights:
        return self.weights

    def by_hand(self) -> Judgement:
        return MinervaJudgement(Weights())

    def value(self, s: State, seat: int) -> float:
        """Points so far, goods, and what the city still promises."""
        assert isinstance(s, MinervaState)
        if s.decision() is None:
            return float(s.scores()[seat])
        here = Situation(s, seat, self.weights)
        player = here.player
        points = s.culture_points(player) + s.glory_points(player) + s.order_points(player)
        total = float(points) + goods_value(here) + city_value(here, player.city)
        return total + glory_now(here)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, MinervaState)
        return self.ratings(s, moves, False)

    def pick(self, s: State, moves: list[Move]) -> int:
        """The best by `rate`, but that what an Aqueduct may move is told at a glance."""
        assert isinstance(s, MinervaState)
        return best_of(self.ratings(s, moves, True))

    def ratings(self, s: MinervaState, moves: list[Move], is_walk: bool) -> list[float]:
        """What each move adds, thoroughly or on a walk."""
        d = s.decision()
        assert d is not None
        if len(moves) == 1:
            return [0.0]
        here = Situation(s, d.who, self.weights)
        here.is_walk = is_walk
        if isinstance(d, PlaceTile):
            return rate_cells(here, d, moves)
        if isinstance(d, MoveTile):
            return [rate_destination(here, d, move) for move in moves]
        kind = moves[0].kind
        if kind == Do.GAIN or kind == Do.BUY:
            return [rate_resource(here, d, move) for move in moves]
        if kind == Do.CULTURE:
            return [rate_culture(here, move) for move in moves]
        return [rate_other(here, d, move) for move in moves]

    def progress(self, s: State) -> float:
        """MI-3.1 The rounds that are over."""
        assert isinstance(s, MinervaState)
        return float(s.round - 1) / float(ROUNDS)

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        """MI-5.1 to MI-5.4 Tiles won, temples, lines to come, and what is in the hand."""
        assert isinstance(s, MinervaState)
        player = s.players[seat]
        culture = float(s.culture_points(player))
        glory = float(s.glory_points(player))
        temples = float(city_points(s.tiles, player.city, player.goods))
        lines = 0.0
        goods = float(s.money_points(player))
        if s.decision() is not None:
            here = Situation(s, seat, self.weights)
            glory += glory_now(here)
            temples = temples_value(here, player.city)
            lines = lines_value(here, player.city)
            goods = goods_value(here)
        found = [
            Aspect("minerva.aspect.culture", culture),
            Aspect("minerva.aspect.glory", glory),
            Aspect("minerva.aspect.temples", temples),
            Aspect("minerva.aspect.lines", lines),
            Aspect("minerva.aspect.goods", goods),
        ]
        return with_promise(found, self.value(s, seat))


JUDGEMENT: Final = MinervaJudgement(Weights())
