"""MI-4.30 to MI-4.33 What temples are worth at the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.city import RING_AROUND, City
from panj.games.minerva.moves import COLUMN, RING, ROW_BITS, WIDTH
from panj.games.minerva.tables import DISTINCT, HELD, TYPES, Area, Face, Tiles, Type

NO_TILES: Final = vec[i64]([0] * TYPES)
"""No tile of any type, to begin counting with; a slice is quicker than a new list."""


def city_points(tiles: Tiles, city: City, goods: vec[i64]) -> i64:
    """MI-4.33 Every temple of a city, each scored separately."""
    total: i64 = 0
    for y in range(city.low_y, city.high_y + 1):
        row = (y - city.north) * city.side - city.west
        for x in range(city.low_x, city.high_x + 1):
            face = i64(city.squares[row + x])
            if tiles.type[face] == Type.TEMPLE:
                total += temple_points(tiles, city, goods, y * WIDTH + x, face)
    return total


def count_temples(tiles: Tiles, city: City) -> i64:
    """MI-5.5 How many temples a city has."""
    count: i64 = 0
    for cell in city.tiles():
        if tiles.type[city.at(cell)] == Type.TEMPLE:
            count += 1
    return count


def temple_points(tiles: Tiles, city: City, goods: vec[i64], cell: i64, face: i64) -> i64:
    """MI-4.30 A temple's points on a cell, whether it lies there already or not."""
    return tiles.points[face] * temple_count(tiles, city, goods, cell, face)


def temple_count(tiles: Tiles, city: City, goods: vec[i64], cell: i64, face: i64) -> i64:
    """MI-4.31, MI-4.32 How many things the temple counts."""
    target = tiles.target[face]
    if target >= HELD:
        return goods[target - HELD]
    counts = around(tiles, city, cell) if tiles.area[face] == Area.AROUND else None
    if counts is None:
        counts = cross(tiles, city, cell)
    if target == DISTINCT:
        return distinct(counts)
    return counts[target]


def around(tiles: Tiles, city: City, cell: i64) -> vec[i64]:
    """MI-4.30 The tiles of each type among the eight surrounding cells."""
    counts = NO_TILES[:]
    for i in range(i64(RING)):
        kind = tiles.type[city.at(cell + RING_AROUND[i])]
        counts[kind] = counts[kind] + 1
    return counts


def cross(tiles: Tiles, city: City, cell: i64) -> vec[i64]:
    """MI-4.30 The tiles of each type in the row and the column of a cell, itself left out."""
    counts = NO_TILES[:]
    for x in range(city.low_x, city.high_x + 1):
        other = (cell >> ROW_BITS) * WIDTH + x
        if other != cell:
            kind = tiles.type[city.at(other)]
            counts[kind] = counts[kind] + 1
    for y in range(city.low_y, city.high_y + 1):
        other = y * WIDTH + (cell & COLUMN)
        if other != cell:
            kind = tiles.type[city.at(other)]
            counts[kind] = counts[kind] + 1
    return counts


def distinct(counts: vec[i64]) -> i64:
    """MI-4.31 How many of the seven types occur."""
    found: i64 = 0
    for kind in range(i64(Type.PRODUCTION), i64(TYPES)):
        if counts[kind] > 0:
            found += 1
    return found


def counted(tiles: Tiles, city: City, cell: int) -> list[int]:
    """MI-4.30 The cells that a temple in the city counts, for the eye; of each type the first."""
    face = city.at(cell)
    target = tiles.target[face]
    if target >= HELD:
        return []
    seen: set[int] = set()
    found: list[int] = []
    for other in city.tiles():
        kind = int(tiles.type[city.at(other)])
        if not in_area(tiles.area[face], cell, other) or kind in seen:
            continue
        if target == DISTINCT:
            seen.add(kind)
            found.append(other)
        elif kind == target:
            found.append(other)
    return found


def in_area(area: int, cell: int, other: int) -> bool:
    """MI-4.30 Whether another cell lies in the area of a temple's cell."""
    x = abs(cell % WIDTH - other % WIDTH)
    y = abs(cell // WIDTH - other // WIDTH)
    if area == Area.AROUND:
        return max(x, y) == 1
    return (x == 0) != (y == 0)


def is_temple(face: int) -> bool:
    """MI-1.4 Whether a face is a temple's."""
    return Face.FIRST_TEMPLE <= face < Face.RESIDENCE or face >= Face.SECOND_TEMPLE
