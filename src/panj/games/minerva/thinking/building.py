"""What a tile on offer is worth to one player of Minerva, and what it costs."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.city import City
from panj.games.minerva.rules.payment import missing
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.tables import (
    BATH_TILES,
    CULTURES,
    MISSING_PRICE,
    RESOURCES,
    Good,
    Op,
    is_culture,
)
from panj.games.minerva.thinking.best_few import NOTHING_KEPT, keep_best
from panj.games.minerva.thinking.best_temple import best_prospect
from panj.games.minerva.thinking.culture import culture_value, more_points_value
from panj.games.minerva.thinking.glory import military_value
from panj.games.minerva.thinking.most_in_line import best_points
from panj.games.minerva.thinking.moving import best_moving, glance_at_moving
from panj.games.minerva.thinking.situation import UNKNOWN, Situation


def offer_value(here: Situation, face: i64) -> float:
    """What having a tile on offer is worth, before its cost; each resource asks for all of them."""
    if here.offers[face] == UNKNOWN:
        here.offers[face] = tile_value(here, face, best_points(here))
    return here.offers[face]


def tile_value(here: Situation, face: i64, best: vec[i64]) -> float:
    """What having a tile is worth, before its cost, beside lines with so many culture points."""
    if is_temple(face):
        return here.weights.temples * best_prospect(here, face)
    tiles = here.tiles
    if tiles.is_built[face]:
        return special_value(here, face)
    good = tiles.right[face]
    op = tiles.op[face]
    if op == Op.BOTH:
        return both_value(here, face, best)
    if op == Op.GAIN and (good == Good.ANY_CULTURE or is_culture(good)):
        return points_value(here, good, tiles.right_count[face], best)
    if good == Good.GLORY:
        return military_value(here, face)
    return here.yields[face] * here.times


def both_value(here: Situation, face: i64, best: vec[i64]) -> float:
    """MI-1.7 What a tile with two gains is worth: each of them, together."""
    tiles = here.tiles
    total = here.yields[face] * here.times
    total += points_value(here, tiles.left[face], tiles.left_count[face], best)
    total += points_value(here, tiles.right[face], tiles.right_count[face], best)
    return total + military_value(here, face) if here.tokens_from(face) > 0.0 else total


def points_value(here: Situation, good: i64, count: i64, best: vec[i64]) -> float:
    """MI-4.12 What more culture points are worth; other goods are none."""
    if is_culture(good):
        category = good - Good.THEATRE
        return more_points_value(here, category, best[category], count)
    more = 0.0
    if good == Good.ANY_CULTURE:
        for category in range(i64(CULTURES)):
            more = max(more, more_points_value(here, category, best[category], count))
    return more


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
    if op == Op.BOTH:
        return here.resource * float(here.tiles.left_count[face] + here.tiles.right_count[face])
    if op == Op.MOVE_TILE:
        return glance_at_moving(here) if here.is_walk else best_moving(here, here.player.city)
    return 0.3


def best_bath(here: Situation) -> float:
    """MI-4.24 The best cell for a Public Bath."""
    city = here.player.city
    best = 0.0
    for cell in here.spots():
        best = max(best, bath_value(here, city, cell))
    return best


def bath_value(here: Situation, city: City, cell: i64) -> float:
    """MI-4.24 The best three tiles round a cell."""
    around = NOTHING_KEPT[:]
    for near in city.ring(cell):
        keep_best(around, activated_alone(here, city.at(near)), i64(BATH_TILES))
    return around[0] + around[1] + around[2]


def activated_alone(here: Situation, face: i64) -> float:
    """One tile activated alone."""
    tiles = here.tiles
    if not tiles.acts_in_line(face):
        return 0.0
    op = tiles.op[face]
    if op != Op.GAIN and op != Op.BOTH:
        return here.yields[face]
    points = vec[i64]([0] * CULTURES)
    good = tiles.right[face]
    free = tiles.right_count[face] if good == Good.ANY_CULTURE else 0
    if is_culture(good):
        points[good - Good.THEATRE] = tiles.right_count[face]
    if op == Op.BOTH and is_culture(tiles.left[face]):
        points[tiles.left[face] - Good.THEATRE] = tiles.left_count[face]
    return here.yields[face] + culture_value(here, points[0], points[1], points[2], free)


def cost_value(here: Situation, face: i64) -> float:
    """MI-3.13 What a tile's cost is worth to the player."""
    tiles = here.tiles
    lack = missing(tiles, here.player, face)
    total: i64 = 0
    for good in range(i64(RESOURCES)):
        total += tiles.cost[face * RESOURCES + good]
    price = float(MISSING_PRICE) * here.weights.denarius
    return here.resource * float(total - lack) + price * float(lack)
