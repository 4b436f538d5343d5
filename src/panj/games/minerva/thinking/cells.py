"""What a city has, in machine numbers: a list of cells is a new Python object for every cell, since
they are numbered beyond 256."""

from librt.vecs import append, vec
from mypy_extensions import i64

from panj.games.minerva.city import RING_AROUND, City
from panj.games.minerva.moves import RING, WIDTH
from panj.games.minerva.tables import Face


def empty_cells(city: City) -> vec[i64]:
    """MI-3.14 As `City.empty_beside`."""
    found = vec[i64]()
    for y in range(city.low_y - 1, city.high_y + 2):
        row = (y - city.north) * city.side - city.west
        for x in range(city.low_x - 1, city.high_x + 2):
            if city.touch[row + x] != 0 and city.squares[row + x] == 0:
                found = append(found, y * WIDTH + x)
    return found


def tile_cells(city: City) -> vec[i64]:
    """As `City.tiles`."""
    found = vec[i64]()
    for y in range(city.low_y, city.high_y + 1):
        row = (y - city.north) * city.side - city.west
        for x in range(city.low_x, city.high_x + 1):
            if city.squares[row + x] != 0:
                found = append(found, y * WIDTH + x)
    return found


def faces_of(city: City) -> vec[i64]:
    """The faces of all tiles, row by row."""
    found = vec[i64]()
    for y in range(city.low_y, city.high_y + 1):
        row = (y - city.north) * city.side - city.west
        for x in range(city.low_x, city.high_x + 1):
            if city.squares[row + x] != 0:
                found = append(found, i64(city.squares[row + x]))
    return found


def ring_size(city: City, cell: i64) -> i64:
    """MI-3.1 How many of the eight cells around have a tile."""
    count: i64 = 0
    for i in range(i64(RING)):
        if city.at(cell + RING_AROUND[i]) != Face.EMPTY:
            count += 1
    return count
