"""Judgement for Minerva: every move by what it adds to the points that its seat may expect."""

from typing import Final

from panj.core.judgement import Aspect, Judgement, with_promise
from panj.core.moves import Move
from panj.core.state import State
from panj.games.minerva.moves import Do
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.special import MoveTile
from panj.games.minerva.rules.temples import city_points
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import GOODS_PER_POINT, Good
from panj.games.minerva.thinking.glory import glory_value
from panj.games.minerva.thinking.moving import city_value
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
        self.weights = weights

    def value(self, s: State, seat: int) -> float:
        """Points so far, goods, and what the city still promises."""
        assert isinstance(s, MinervaState)
        points = float(s.scores()[seat])
        if s.decision() is None:
            return points
        here = Situation(s, seat, self.weights)
        player = s.players[seat]
        points -= float((player.denarii + player.resources) // GOODS_PER_POINT)
        points -= float(city_points(s.tiles, player.city, player.goods))
        promise = city_value(here, player.city)
        glory = glory_value(here, float(player.goods[Good.GLORY]))
        return points + goods_value(here) + promise + glory

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, MinervaState)
        d = s.decision()
        assert d is not None
        if len(moves) == 1:
            return [0.0]
        here = Situation(s, d.who, self.weights)
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

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        """MI-5.1 to MI-5.4 Tiles won, temples, lines to come, and what is in the hand."""
        assert isinstance(s, MinervaState)
        player = s.players[seat]
        tiles = s.tiles
        culture = float(sum([tiles.culture_points[tile] for tile in player.culture]))
        glory = float(sum([tiles.glory_points[tile] for tile in player.glory]))
        temples = float(city_points(tiles, player.city, player.goods))
        lines = 0.0
        goods = float((player.denarii + player.resources) // GOODS_PER_POINT)
        if s.decision() is not None:
            here = Situation(s, seat, self.weights)
            glory += glory_value(here, float(player.goods[Good.GLORY]))
            temples = temples_value(here, player.city)
            lines = city_value(here, player.city) - temples
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
