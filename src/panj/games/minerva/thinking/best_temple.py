"""The best cell for a temple in one player's city of Minerva (MI-4.30): the rows and columns are
counted once, and not anew for every cell."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.city import RING_AROUND
from panj.games.minerva.moves import COLUMN, RING, ROW_BITS
from panj.games.minerva.tables import DISTINCT, HELD, TYPES, Area, Face, Type
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.temples import counted_prospect, held_prospect


def best_prospect(here: Situation, face: i64) -> float:
    """MI-4.30 The most that a temple promises on any empty cell."""
    if here.tiles.target[face] >= HELD:
        return max(0.0, held_prospect(here, face))
    is_ring = here.tiles.area[face] == Area.AROUND
    return best_by_ring(here, face) if is_ring else best_by_cross(here, face)


def best_by_ring(here: Situation, face: i64) -> float:
    """MI-4.30 A temple that counts the eight cells around."""
    city = here.player.city
    tiles = here.tiles
    target = tiles.target[face]
    best = 0.0
    for cell in here.spots():
        count: i64 = 0
        laid: i64 = 0
        kinds: i64 = 0
        for i in range(i64(RING)):
            near = city.at(cell + RING_AROUND[i])
            if near != Face.EMPTY:
                laid += 1
                kind = tiles.type[near]
                count += 1 if kind == target else 0
                kinds |= 1 << kind
        if target == DISTINCT:
            count = kinds_in(kinds)
        best = max(best, counted_prospect(here, face, count, laid))
    return best


def kinds_in(kinds: i64) -> i64:
    """MI-4.31 How many of the seven types are in a set."""
    found: i64 = 0
    for kind in range(i64(Type.PRODUCTION), i64(TYPES)):
        found += kinds >> kind & 1
    return found


def best_by_cross(here: Situation, face: i64) -> float:
    """MI-4.30 A temple that counts its row and its column: an empty cell counts nothing twice."""
    city = here.player.city
    target = here.tiles.target[face]
    lanes = Lanes(here)
    best = 0.0
    for cell in here.spots():
        row = ((cell >> ROW_BITS) - city.north) * TYPES
        column = ((cell & COLUMN) - city.west) * TYPES
        count: i64 = 0
        if target == DISTINCT:
            for kind in range(i64(Type.PRODUCTION), i64(TYPES)):
                if lanes.rows[row + kind] + lanes.columns[column + kind] > 0:
                    count += 1
        else:
            count = lanes.rows[row + target] + lanes.columns[column + target]
        best = max(best, counted_prospect(here, face, count, 0))
    return best


class Lanes:
    """How many tiles of each type every row and every column of the window has."""

    def __init__(self, here: Situation) -> None:
        city = here.player.city
        side = city.side
        self.rows = vec[i64]([0] * (side * TYPES))
        self.columns = vec[i64]([0] * (side * TYPES))
        for y in range(city.low_y - city.north, city.high_y - city.north + 1):
            for x in range(city.low_x - city.west, city.high_x - city.west + 1):
                face = i64(city.squares[y * side + x])
                if face != Face.EMPTY:
                    kind = here.tiles.type[face]
                    self.rows[y * TYPES + kind] += 1
                    self.columns[x * TYPES + kind] += 1
