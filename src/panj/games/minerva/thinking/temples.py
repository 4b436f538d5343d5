"""What temples promise to one player of Minerva (MI-4.30 to MI-4.32)."""

from mypy_extensions import i64

from panj.games.minerva.city import City
from panj.games.minerva.moves import RING
from panj.games.minerva.rules.temples import is_temple, temple_count
from panj.games.minerva.tables import DISTINCT, HELD, Area
from panj.games.minerva.thinking.cells import ring_size, tile_cells
from panj.games.minerva.thinking.situation import Situation


def temple_prospect(here: Situation, city: City, cell: i64, face: i64) -> float:
    """MI-4.30 A temple's points on a cell, and what may still be laid around it."""
    target = here.tiles.target[face]
    if target >= HELD:
        return held_prospect(here, face)
    count = temple_count(here.tiles, city, here.player.goods, cell, face)
    is_ring = here.tiles.area[face] == Area.AROUND
    return counted_prospect(here, face, count, ring_size(city, cell) if is_ring else 0)


def held_prospect(here: Situation, face: i64) -> float:
    """MI-4.32 What a temple will see in the hand, wherever it lies."""
    weights = here.weights
    held = float(here.player.goods[here.tiles.target[face] - HELD])
    kept = held * (1.0 - weights.held_late * here.early)
    return float(here.tiles.points[face]) * min(6.0, kept + weights.held * here.early)


def counted_prospect(here: Situation, face: i64, count: i64, laid: i64) -> float:
    """MI-4.30 What a temple that counts so many is worth; so many tiles lie round it already."""
    tiles = here.tiles
    each = float(tiles.points[face])
    now = float(tiles.points[face] * count)
    room = float(RING - laid) if tiles.area[face] == Area.AROUND else 6.0
    if tiles.target[face] == DISTINCT:
        room = min(room, 7.0 - now / each)
    return now + each * room * here.weights.growth * (here.early + 0.15)


def temples_value(here: Situation, city: City) -> float:
    """All temples of a city with their prospects."""
    total = 0.0
    for cell in tile_cells(city):
        face = city.at(cell)
        if is_temple(face):
            total += temple_prospect(here, city, cell, face)
    return total * here.weights.temples
