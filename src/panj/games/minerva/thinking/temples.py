"""What temples promise to one player of Minerva (MI-4.30 to MI-4.32)."""

from mypy_extensions import i64

from panj.games.minerva.city import City
from panj.games.minerva.moves import RING
from panj.games.minerva.rules.temples import is_temple, temple_points
from panj.games.minerva.tables import DISTINCT, HELD, Area
from panj.games.minerva.thinking.situation import Situation


def temple_prospect(here: Situation, city: City, cell: i64, face: i64) -> float:
    """MI-4.30 A temple's points on a cell, and what may still be laid around it."""
    now = float(temple_points(here.tiles, city, here.player.goods, cell, face))
    weights = here.weights
    each = float(here.tiles.points[face])
    target = here.tiles.target[face]
    if target >= HELD:
        held = float(here.player.goods[target - HELD])
        kept = held * (1.0 - weights.held_late * here.early)
        return each * min(6.0, kept + weights.held * here.early)
    is_ring = here.tiles.area[face] == Area.AROUND
    room = float(RING - len(city.ring(cell))) if is_ring else 6.0
    if target == DISTINCT:
        room = min(room, 7.0 - now / each)
    return now + each * room * weights.growth * (here.early + 0.15)


def temples_value(here: Situation, city: City) -> float:
    """All temples of a city with their prospects."""
    total = 0.0
    for cell in city.tiles():
        face = city.at(cell)
        if is_temple(face):
            total += temple_prospect(here, city, cell, face)
    return total * here.weights.temples
