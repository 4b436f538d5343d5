"""What a tile on offer is worth to one player of Minerva, and what it costs."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.city import City
from panj.games.minerva.rules.payment import missing
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.tables import CULTURES, MISSING_PRICE, RESOURCES, Good, Op
from panj.games.minerva.thinking.best_few import KEPT, keep_best
from panj.games.minerva.thinking.culture import culture_value, more_points_value
from panj.games.minerva.thinking.glory import military_value
from panj.games.minerva.thinking.moving import best_moving
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.temples import temple_prospect


def tile_value(here: Situation, face: i64, best: vec[i64]) -> float:
    """What having a tile is worth, before its cost."""
    if is_temple(face):
        city = here.player.city
        prospect = 0.0
        for cell in city.empty_beside():
            prospect = max(prospect, temple_prospect(here, city, cell, face))
        return here.weights.temples * prospect
    tiles = here.tiles
    if tiles.is_built[face]:
        return special_value(here, face)
    good = tiles.right[face]
    if tiles.op[face] == Op.GAIN and good == Good.ANY_CULTURE:
        more = 0.0
        for category in range(i64(CULTURES)):
            more = max(
                more, more_points_value(here, category, best[category], tiles.right_count[face])
            )
        return more
    if tiles.op[face] == Op.GAIN and Good.THEATRE <= good <= Good.SCIENCE:
        category = good - Good.THEATRE
        return more_points_value(here, category, best[category], tiles.right_count[face])
    if good == Good.GLORY:
        return military_value(here, face)
    return here.yields[face] * here.times


def special_value(here: Situation, face: i64) -> float:
    """MI-4.20 What a tile does when it is built."""
    op = here.tiles.op[face]
    s = here.s
    if op == Op.TAKE_CULTURE:
        best = 0.0
        for category in range(i64(CULTURES)):
            if s.stack_height(category) > 0:
                top = s.tiles.culture_points[s.top_culture(category)]
                best = max(best, float(top))
        return best * here.weights.culture
    if op == Op.ACTIVATE_THREE:
        return best_bath(here)
    if op == Op.GAIN:
        return here.resource * float(here.tiles.right_count[face])
    if op == Op.MOVE_TILE:
        return best_moving(here, here.player.city)
    return 0.3


def best_bath(here: Situation) -> float:
    """MI-4.24 The best cell for a Public Bath."""
    city = here.player.city
    best = 0.0
    for cell in city.empty_beside():
        best = max(best, bath_value(here, city, cell))
    return best


def bath_value(here: Situation, city: City, cell: i64) -> float:
    """MI-4.24 The best three tiles round a cell."""
    around = vec[float]([0.0] * KEPT)
    for near in city.ring(cell):
        keep_best(around, activated_alone(here, city.at(near)))
    return around[0] + around[1] + around[2]


def activated_alone(here: Situation, face: i64) -> float:
    """One tile activated alone."""
    points = vec[i64]([0] * CULTURES)
    good = here.tiles.right[face]
    if not here.tiles.acts_in_line(face):
        return 0.0
    if here.tiles.op[face] == Op.GAIN and good == Good.ANY_CULTURE:
        return culture_value(here, points, here.tiles.right_count[face])
    if here.tiles.op[face] == Op.GAIN and Good.THEATRE <= good <= Good.SCIENCE:
        points[good - Good.THEATRE] = here.tiles.right_count[face]
        return culture_value(here, points, 0)
    return here.yields[face]


def cost_value(here: Situation, face: i64) -> float:
    """MI-3.13 What a tile's cost is worth to the player."""
    tiles = here.tiles
    lack = missing(tiles, here.player, face)
    total: i64 = 0
    for good in range(i64(RESOURCES)):
        total += tiles.cost[face * RESOURCES + good]
    price = float(MISSING_PRICE) * here.weights.denarius
    return here.resource * float(total - lack) + price * float(lack)
