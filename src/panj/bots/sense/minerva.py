"""Judgement for Minerva: every move by what it adds to the points that its seat may expect."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.bots.sense.minerva_best import MOST_LINES, insert
from panj.bots.sense.minerva_mind import Mind
from panj.bots.sense.minerva_weights import Weights
from panj.bots.sense.sense import Sense, Term, with_promise
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.minerva.activation import ChooseDirection, WalkLine
from panj.games.minerva.bath import ChooseBather
from panj.games.minerva.city import City
from panj.games.minerva.exchanges import BuyResources, PayPairs, SetExchanges
from panj.games.minerva.moves import Do, beside
from panj.games.minerva.payment import SellResource, missing
from panj.games.minerva.placing import PlaceTile
from panj.games.minerva.special import MoveTile, RemoveResidence
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import (
    CULTURES,
    GOODS_PER_POINT,
    HELD,
    LOCATION_FACES,
    RESOURCE_LIMIT,
    RESOURCES,
    Face,
    Good,
    Op,
    Type,
)
from panj.games.minerva.temples import city_points, is_temple

NEVER: Final = -1000.0


class MinervaSense(Sense):
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
        mind = Mind(s, seat, self.weights)
        player = s.players[seat]
        goods = float(player.denarii) * self.weights.denarius
        goods += float(player.resources) * mind.resource
        points -= float((player.denarii + player.resources) // 3)
        points -= float(city_points(s.tiles, player.city, player.goods))
        promise = mind.worth_of(player.city)
        return points + goods + promise + mind.glory_worth(player.goods[Good.GLORY])

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, MinervaState)
        d = s.decision()
        assert d is not None
        if len(moves) == 1:
            return [0.0]
        mind = Mind(s, d.who, self.weights)
        if isinstance(d, PlaceTile):
            return rate_cells(mind, d, moves)
        if isinstance(d, MoveTile):
            return [rate_destination(mind, d, move) for move in moves]
        kind = moves[0].kind
        if kind == Do.GAIN or kind == Do.BUY:
            return [rate_resource(mind, d, move) for move in moves]
        if kind == Do.CULTURE:
            return [rate_culture(mind, move) for move in moves]
        return [rate_other(mind, d, move) for move in moves]

    def terms(self, s: State, seat: int) -> list[Term]:
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
            mind = Mind(s, seat, self.weights)
            glory += mind.glory_worth(player.goods[Good.GLORY])
            temples = mind.temples(player.city)
            lines = mind.worth_of(player.city) - temples
            goods = float(player.denarii) * self.weights.denarius
            goods += float(player.resources) * mind.resource
        found = [
            Term("minerva.term.culture", culture),
            Term("minerva.term.glory", glory),
            Term("minerva.term.temples", temples),
            Term("minerva.term.lines", lines),
            Term("minerva.term.goods", goods),
        ]
        return with_promise(found, self.value(s, seat))


def rate_cells(mind: Mind, d: PlaceTile, moves: list[Move]) -> list[float]:
    """MI-3.14 A cell by the line that it starts or joins, and by the temples around."""
    ratings: list[float] = []
    city = mind.player.city
    for move in moves:
        rating = 0.0
        if d.face == Face.RESIDENCE:
            rating = mind.best_line(city, move.a)
        elif mind.tiles.op[d.face] == Op.ACTIVATE_THREE:
            around = vec[float]([0.0] * MOST_LINES)
            for near in city.ring(move.a):
                insert(around, mind.tile_now(city.at(near)))
            rating = around[0] + around[1] + around[2]
        after = city.clone()
        after.put(move.a, d.face)
        now = mind.worth_of(after)
        rating += now
        if mind.tiles.op[d.face] == Op.MOVE_TILE:
            rating += best_lift(mind, after, move.a, now)
        ratings.append(rating)
    return ratings


def best_lift(mind: Mind, city: City, cell: i64, now: float) -> float:
    """MI-4.25 The most that moving a tile of a ring gains."""
    best = 0.0
    for near in city.ring(cell):
        best = max(best, mind.moving_gain(city, near, now))
    return best


def rate_destination(mind: Mind, d: MoveTile, move: Move) -> float:
    """MI-4.25 What the city promises with the tile in its new place."""
    after = mind.player.city.clone()
    face = after.lift(d.cell)
    after.put(move.a, face)
    return mind.worth_of(after)


def rate_resource(mind: Mind, d: Decision[State], move: Move) -> float:
    """MI-4.4, MI-4.21 The resource that the wanted tiles lack most."""
    if move.kind != Do.GAIN and move.kind != Do.BUY:
        return 0.0
    need = resource_need(mind, move.a)
    if isinstance(d, BuyResources):
        return need - 2.0 * mind.weights.denarius - 0.55
    return need


def resource_need(mind: Mind, good: i64) -> float:
    """What one more token of a resource is worth, by the tiles on offer that still lack it."""
    goods = mind.player.goods
    if goods[good] >= RESOURCE_LIMIT:
        return mind.weights.denarius
    tiles = mind.tiles
    worth = mind.resource
    points = mind.best_points()
    best = 0.0
    for face in offered_faces(mind.s):
        cost = tiles.cost[face * RESOURCES + good]
        if cost > goods[good]:
            gain = mind.build_worth(face, points) - mind.cost_worth(face)
            best = max(best, gain / float(1 + missing(tiles, mind.player, face)))
    worth += 0.25 * best
    for cell in mind.player.city.tiles():
        face = mind.player.city.at(cell)
        if is_temple(face) and tiles.target[face] == HELD + good:
            worth += float(tiles.points[face]) * (1.0 - 0.5 * mind.early)
    return worth - 0.1 * float(goods[good])


def offered_faces(s: MinervaState) -> list[int]:
    """Every face that can be built now."""
    if s.is_solo:
        found = [face for face in s.pairs if Face.EMPTY < face < LOCATION_FACES]
    else:
        found = [face for face in range(LOCATION_FACES) if s.display[face]]
    return found + s.row


def rate_culture(mind: Mind, move: Move) -> float:
    """MI-4.7 The category in which one more point completes the most."""
    s = mind.s
    if s.stack_height(move.a) == 0:
        return 0.0
    goods = mind.player.goods
    rest = rest_of_line(mind)
    have = goods[Good.THEATRE + move.a] + rest[move.a]
    top = s.top_culture(move.a)
    lack = s.tiles.symbols[top] - have
    if lack <= 0:
        return 0.1
    points = float(s.tiles.culture_points[top])
    return points / float(lack) if lack <= 1 + rest[CULTURES] else 0.2 * points / float(lack)


def rest_of_line(mind: Mind) -> list[int]:
    """The points that the rest of the line will give by category, and those of free choice."""
    found = [0] * (CULTURES + 1)
    agenda = mind.s.agenda
    below = agenda[len(agenda) - 2] if len(agenda) > 1 else None
    if not isinstance(below, WalkLine):
        return found
    city = mind.player.city
    cell: i64 = below.cell
    face = city.at(cell)
    while face != Face.EMPTY and mind.tiles.type[face] != Type.RESIDENCE:
        good = mind.tiles.right[face]
        if mind.tiles.acts_in_line(face) and mind.tiles.op[face] == Op.GAIN:
            if good == Good.ANY_CULTURE:
                found[CULTURES] += mind.tiles.right_count[face]
            elif Good.THEATRE <= good <= Good.SCIENCE:
                found[good - Good.THEATRE] += mind.tiles.right_count[face]
        cell = beside(cell, below.way)
        face = city.at(cell)
    return found


def rate_other(mind: Mind, d: Decision[State], move: Move) -> float:
    """Every other move, by its verb."""
    kind = move.kind
    if kind == Do.SELL:
        return rate_sale(mind, d, move)
    if kind == Do.BUILD or kind == Do.BUILD_HALF:
        face = move.a if kind == Do.BUILD else move.b
        worth = mind.build_worth(face, mind.best_points())
        return (
            worth
            - mind.cost_worth(face)
            - fee_worth(mind)
            - thirst(mind, tile_spending(mind, face))
        )
    if kind == Do.TAKE:
        return 3.0 * mind.weights.denarius
    if kind == Do.RESIDENCE:
        return activation_worth(mind, best_residence(mind)) - mind.hold_residence()
    if kind == Do.ASSISTANT:
        line = mind.best_line(mind.player.city, move.a)
        return activation_worth(mind, line) - mind.hold_assistant()
    if kind == Do.ACTIVATE:
        assert isinstance(d, ChooseDirection)
        return mind.line_value(mind.player.city, d.cell, move.a)
    return rate_rare(mind, d, move)


def fee_worth(mind: Mind) -> float:
    """MI-3.8 What the fee costs, together with the denarius that a passed player would get."""
    return mind.weights.denarius * float(mind.s.fee)


def thirst(mind: Mind, spent: float) -> float:
    """MI-3.8 The harm of spending: every later action may cost a fee that must be paid."""
    have = float(mind.player.denarii + mind.player.resources)
    return dryness(mind, have - spent) - dryness(mind, have)


def dryness(mind: Mind, liquid: float) -> float:
    """How bad it is to hold so little that can be turned into money."""
    s = mind.s
    if s.is_solo:
        return 0.0
    need = mind.weights.liquid
    if s.is_last_round:
        need = min(need, float(mind.player.residences + mind.player.assistants))
    stuck = mind.weights.broke if liquid < 1.0 and need > 0.0 else 0.0
    return mind.weights.reserve * max(0.0, need - liquid) + stuck


def tile_spending(mind: Mind, face: i64) -> float:
    """MI-3.13 All that a tile takes out of a player's hand."""
    player = mind.player
    spent = mind.s.fee + 3 * missing(mind.tiles, player, face)
    for good in range(i64(RESOURCES)):
        spent += min(player.goods[good], mind.tiles.cost[face * RESOURCES + good])
    return float(spent)


def activation_worth(mind: Mind, line: float) -> float:
    """A line, dearer to somebody who has run dry, less the fee."""
    earned = min(3.0, line)
    return line - fee_worth(mind) - thirst(mind, float(mind.s.fee) - earned)


def best_residence(mind: Mind) -> float:
    """The best line that a residence could start."""
    best = 0.0
    for cell in mind.player.city.empty_beside():
        best = max(best, mind.best_line(mind.player.city, cell))
    return best


def rate_sale(mind: Mind, d: Decision[State], move: Move) -> float:
    """MI-3.13 Sell what is needed least, and only when a payment asks for it."""
    if not isinstance(d, SellResource):
        return NEVER
    return -resource_need(mind, move.a)


def rate_rare(mind: Mind, d: Decision[State], move: Move) -> float:
    """Exchanges, hiring, special tiles."""
    kind = move.kind
    s = mind.s
    if kind == Do.EXCHANGE:
        assert isinstance(d, SetExchanges)
        return rate_exchange(mind, d.face, move.a)
    if kind == Do.PAY_PAIR:
        assert isinstance(d, PayPairs)
        glory = mind.player.goods[Good.GLORY]
        more = mind.glory_worth(glory + mind.tiles.right_count[d.face]) - mind.glory_worth(glory)
        return more + 0.4 - resource_need(mind, move.a) - resource_need(mind, move.b)
    if kind == Do.SIDE:
        return float(move.a) * (
            resource_need(mind, move.b) if move.b < RESOURCES else mind.good_value(move.b)
        )
    if kind == Do.TAKE_CULTURE:
        return float(s.tiles.culture_points[s.top_culture(move.a)])
    if kind == Do.HIRE_DENARII or kind == Do.HIRE_GLORY:
        return rate_hire(mind, kind)
    if kind == Do.USE:
        return 1.0
    if kind == Do.CHOOSE:
        return rate_choice(mind, d, move)
    return 0.0


def rate_exchange(mind: Mind, face: i64, times: i64) -> float:
    """MI-4.13 Glory for a resource, as long as it wins a place or an assistant."""
    tiles = mind.tiles
    cost = float(times * tiles.left_count[face]) * 0.8 * mind.resource
    if tiles.right[face] != Good.GLORY:
        return mind.good_value(tiles.right[face]) * float(times * tiles.right_count[face]) - cost
    have = mind.player.goods[Good.GLORY]
    more = mind.glory_worth(have + times * tiles.right_count[face]) - mind.glory_worth(have)
    return more - cost


def rate_hire(mind: Mind, kind: i64) -> float:
    """MI-3.20 An assistant for money or for glory."""
    player = mind.player
    tiles = mind.tiles
    line = 0.0
    for cell in player.city.residences():
        line = max(line, mind.best_line(player.city, cell))
    worth = max(mind.weights.hire, 0.9 * line) * min(1.0, 0.5 * float(mind.rounds_left))
    if kind == Do.HIRE_DENARII:
        price = float(tiles.hire_denarii[player.hired])
        return worth - mind.weights.denarius * price - thirst(mind, price)
    have = player.goods[Good.GLORY]
    lost = mind.glory_worth(have) - mind.glory_worth(have - tiles.hire_glory[player.hired])
    return worth - lost


def rate_choice(mind: Mind, d: Decision[State], move: Move) -> float:
    """MI-4.24 to MI-4.26 A tile of the ring."""
    city = mind.player.city
    if isinstance(d, ChooseBather):
        return 0.1 + mind.tile_now(city.at(move.a))
    if isinstance(d, RemoveResidence):
        after = city.clone()
        after.lift(move.a)
        return mind.worth_of(after) - mind.worth_of(city) - 0.5
    return mind.moving_gain(city, move.a, mind.worth_of(city)) - 0.1


SENSE: Final = MinervaSense(Weights())
