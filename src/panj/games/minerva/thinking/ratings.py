"""What each move of Minerva adds to the points that its seat may expect, by its verb."""

from typing import Final

from mypy_extensions import i64

from panj.core.judgement import NEVER, highest
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.minerva.city import RING_AROUND, City
from panj.games.minerva.moves import RING, Do, beside
from panj.games.minerva.rules.activation import ChooseDirection, WalkLine
from panj.games.minerva.rules.bath import ChooseBather
from panj.games.minerva.rules.exchanges import PayPairs, SetExchanges
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.special import MoveTile, RemoveResidence
from panj.games.minerva.tables import (
    CULTURES,
    RESOURCES,
    ROUND_TILE_DENARII,
    Face,
    Good,
    Op,
    Type,
    is_culture,
)
from panj.games.minerva.thinking.building import (
    activated_alone,
    bath_value,
    cost_value,
    offer_value,
)
from panj.games.minerva.thinking.glory import more_glory
from panj.games.minerva.thinking.lines import best_line, line_value
from panj.games.minerva.thinking.moving import city_value, moving_gain
from panj.games.minerva.thinking.planned_lines import PlannedLines
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.spending import (
    fee_value,
    rate_sale,
    resource_need,
    spending_harm,
    spent_on_tile,
)

LIFTS_TRIED: Final = 6
"""So many cells for an Aqueduct does a walk look at."""


def rate_cells(here: Situation, d: PlaceTile, moves: list[Move]) -> list[float]:
    """MI-3.14 A cell by the line that it starts or joins, and by the temples around."""
    if here.tiles.op[d.face] == Op.MOVE_TILE:
        return rate_aqueduct(here, d.face, moves)
    ratings: list[float] = []
    city = here.player.city
    lines = PlannedLines(here)
    for move in moves:
        rating = 0.0
        if d.face == Face.RESIDENCE:
            rating = best_line(here, city, move.a)
        elif here.tiles.op[d.face] == Op.ACTIVATE_THREE:
            rating = bath_value(here, city, move.a)
        ratings.append(rating + lines.value_with(move.a, d.face))
    return ratings


def rate_aqueduct(here: Situation, face: i64, moves: list[Move]) -> list[float]:
    """MI-4.25 A cell for the tile that moves another one. In a walk a glance says where that may be
    much, and only the best few cells are looked at."""
    lines = PlannedLines(here)
    ratings = [lines.value_with(move.a, face) for move in moves]
    tried = list(range(len(moves)))
    if here.is_walk:
        now = lines.value_now()
        hopes = [
            ratings[i] + glance_at_lift(here, lines, move.a, now) for i, move in enumerate(moves)
        ]
        tried = highest(hopes, LIFTS_TRIED)
    found = [NEVER] * len(moves)
    for i in tried:
        after = here.player.city.clone()
        after.put(moves[i].a, face)
        found[i] = ratings[i] + best_lift(here, after, moves[i].a, ratings[i])
    return found


def glance_at_lift(here: Situation, lines: PlannedLines, cell: i64, now: float) -> float:
    """MI-4.25 About the most that lifting a residence of a ring gains."""
    best = 0.0
    city = here.player.city
    for i in range(i64(RING)):
        near = cell + RING_AROUND[i]
        if here.tiles.type[city.at(near)] == Type.RESIDENCE:
            best = max(best, lines.value_without(near) - now)
    return best


def best_lift(here: Situation, city: City, cell: i64, now: float) -> float:
    """MI-4.25 The most that moving a tile of a ring gains."""
    best = 0.0
    for near in city.ring(cell):
        best = max(best, moving_gain(here, city, near, now))
    return best


def rate_destination(here: Situation, d: MoveTile, move: Move) -> float:
    """MI-4.25 What the city promises with the tile in its new place."""
    after = here.player.city.clone()
    face = after.lift(d.cell)
    after.put(move.a, face)
    return city_value(here, after)


def rate_culture(here: Situation, move: Move) -> float:
    """MI-4.7 The category in which one more point completes the most."""
    s = here.s
    if s.stack_height(move.a) == 0:
        return 0.0
    goods = here.player.goods
    rest = rest_of_line(here)
    have = goods[Good.THEATRE + move.a] + rest[move.a]
    top = s.top_culture(move.a)
    lack = s.tiles.symbols[top] - have
    if lack <= 0:
        return 0.1
    points = float(s.tiles.culture_points[top])
    return points / float(lack) if lack <= 1 + rest[CULTURES] else 0.2 * points / float(lack)


def rest_of_line(here: Situation) -> list[int]:
    """The points that the rest of the line will give by category, and those of free choice."""
    found = [0] * (CULTURES + 1)
    agenda = here.s.agenda
    below = agenda[len(agenda) - 2] if len(agenda) > 1 else None
    if not isinstance(below, WalkLine):
        return found
    city = here.player.city
    cell: i64 = below.cell
    face = city.at(cell)
    while face != Face.EMPTY and here.tiles.type[face] != Type.RESIDENCE:
        if here.tiles.acts_in_line(face):
            add_points(here, face, found)
        cell = beside(cell, below.direction)
        face = city.at(cell)
    return found


def add_points(here: Situation, face: i64, found: list[int]) -> None:
    """The culture points that a tile gives without being asked for anything."""
    tiles = here.tiles
    op = tiles.op[face]
    good = tiles.right[face]
    if op != Op.GAIN and op != Op.BOTH:
        return
    if good == Good.ANY_CULTURE:
        found[CULTURES] += tiles.right_count[face]
    elif is_culture(good):
        found[good - Good.THEATRE] += tiles.right_count[face]
    if op == Op.BOTH and is_culture(tiles.left[face]):
        found[tiles.left[face] - Good.THEATRE] += tiles.left_count[face]


def rate_other(here: Situation, d: Decision[State], move: Move) -> float:
    """Every other move, by its verb."""
    kind = move.kind
    if kind == Do.SELL:
        return rate_sale(here, d, move)
    if kind == Do.BUILD or kind == Do.BUILD_HALF:
        face = move.a if kind == Do.BUILD else move.b
        gain = offer_value(here, face) - cost_value(here, face)
        return gain - fee_value(here) - spending_harm(here, spent_on_tile(here, face))
    if kind == Do.TAKE:
        return float(ROUND_TILE_DENARII) * here.weights.denarius
    if kind == Do.RESIDENCE:
        return activation_value(here, best_residence(here)) - residence_in_hand(here)
    if kind == Do.ASSISTANT:
        line = best_line(here, here.player.city, move.a)
        return activation_value(here, line) - assistant_in_hand(here)
    if kind == Do.ACTIVATE:
        assert isinstance(d, ChooseDirection)
        return line_value(here, here.player.city, d.cell, move.a)
    return rate_rare(here, d, move)


def activation_value(here: Situation, line: float) -> float:
    """A line, dearer to somebody who has run dry, less the fee."""
    earned = min(here.weights.cash, line)
    return line - fee_value(here) - spending_harm(here, float(here.s.fee) - earned)


def best_residence(here: Situation) -> float:
    """The best line that a residence could start."""
    best = 0.0
    for cell in here.spots():
        best = max(best, best_line(here, here.player.city, cell))
    return best


def rate_rare(here: Situation, d: Decision[State], move: Move) -> float:
    """Exchanges, hiring, special tiles."""
    kind = move.kind
    s = here.s
    if kind == Do.EXCHANGE:
        assert isinstance(d, SetExchanges)
        return rate_exchange(here, d.face, move.a)
    if kind == Do.PAY_PAIR:
        assert isinstance(d, PayPairs)
        gain = more_glory(here, here.tiles.right_count[d.face]) + here.weights.paired
        return gain - resource_need(here, move.a) - resource_need(here, move.b)
    if kind == Do.SIDE:
        return float(move.a) * (
            resource_need(here, move.b) if move.b < RESOURCES else here.good_value(move.b)
        )
    if kind == Do.TAKE_CULTURE:
        return float(s.tiles.culture_points[s.top_culture(move.a)])
    if kind == Do.HIRE_DENARII or kind == Do.HIRE_GLORY:
        return rate_hire(here, kind)
    if kind == Do.USE:
        return 1.0
    if kind == Do.CHOOSE:
        return rate_choice(here, d, move)
    return 0.0


def rate_exchange(here: Situation, face: i64, times: i64) -> float:
    """MI-4.13 Glory for a resource, as long as it wins a place or an assistant."""
    tiles = here.tiles
    cost = float(times * tiles.left_count[face]) * here.weights.exchanged * here.resource
    if tiles.right[face] != Good.GLORY:
        return here.good_value(tiles.right[face]) * float(times * tiles.right_count[face]) - cost
    return more_glory(here, times * tiles.right_count[face]) - cost


def rate_hire(here: Situation, kind: i64) -> float:
    """MI-3.20 An assistant for money or for glory."""
    player = here.player
    tiles = here.tiles
    line = 0.0
    for cell in player.city.residences():
        line = max(line, best_line(here, player.city, cell))
    weights = here.weights
    value = max(weights.hire, weights.again * line)
    value *= min(1.0, weights.soon * float(here.rounds_left))
    if kind == Do.HIRE_DENARII:
        price = float(tiles.hire_denarii[player.hired])
        return value - weights.denarius * price - spending_harm(here, price)
    return value + more_glory(here, -tiles.hire_glory[player.hired])


def rate_choice(here: Situation, d: Decision[State], move: Move) -> float:
    """MI-4.24 to MI-4.26 A tile of the ring."""
    city = here.player.city
    if isinstance(d, ChooseBather):
        return 0.1 + activated_alone(here, city.at(move.a))
    if isinstance(d, RemoveResidence):
        after = city.clone()
        after.lift(move.a)
        return city_value(here, after) - city_value(here, city) - 0.5
    return moving_gain(here, city, move.a, city_value(here, city)) - 0.1


def residence_in_hand(here: Situation) -> float:
    """What a residence is worth unbuilt: much when few are left for the rounds to come."""
    weights = here.weights
    if here.rounds_left == 0:
        return 0.0
    ahead = weights.pace[here.s.round] - float(here.residences)
    return max(weights.spare, weights.residence + weights.urge * ahead)


def assistant_in_hand(here: Situation) -> float:
    """What an assistant is worth in supply."""
    if here.rounds_left == 0:
        return 0.0
    weights = here.weights
    ahead = 1.0 - float(here.player.assistants)
    return max(weights.spare, weights.assistant + weights.crowd * ahead)
