"""One player's kingdom: its squares round the castle, and where a domino may lie (KD-4)."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from panj.core.codec import Bytes, Shape
from panj.core.moves import Move
from panj.games.kingdomino.moves import (
    CASTLE_CELL,
    CELLS,
    DIRECTIONS,
    PLACE,
    REACH,
    WIDTH,
    Direction,
    beside,
)
from panj.games.kingdomino.tables import EVERY_TERRAIN, LEFT, RIGHT, TERRAIN_MASK, Terrain


@mypyc_attr(acyclic=True)
class Kingdom:
    """KD-2.1 Squares by cell, and for each cell the terrains that would connect there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("squares", "touch", "west", "east", "north", "south")
    SHAPES: ClassVar[dict[str, Shape]] = {"squares": Bytes(), "touch": Bytes()}

    def __init__(
        self, squares: vec[u8], touch: vec[u8], west: i64, east: i64, north: i64, south: i64
    ) -> None:
        self.squares = squares
        self.touch = touch
        self.west = west
        self.east = east
        self.north = north
        self.south = south

    def clone(self) -> "Kingdom":
        return Kingdom(self.squares[:], self.touch[:], self.west, self.east, self.north, self.south)

    def put(self, cell: i64, square: i64) -> None:
        """Lay one square, and renew what connects beside it and the kingdom's extent."""
        self.squares[cell] = u8(square)
        terrain = square & TERRAIN_MASK
        # KD-4.2 any terrain connects to the castle
        bits = EVERY_TERRAIN if terrain == Terrain.CASTLE else u8(1 << terrain)
        touch = self.touch
        touch[cell + 1] = touch[cell + 1] | bits
        touch[cell - 1] = touch[cell - 1] | bits
        touch[cell + WIDTH] = touch[cell + WIDTH] | bits
        touch[cell - WIDTH] = touch[cell - WIDTH] | bits
        x = cell % WIDTH
        y = cell // WIDTH
        if x < self.west:
            self.west = x
        if x > self.east:
            self.east = x
        if y < self.north:
            self.north = y
        if y > self.south:
            self.south = y

    def place(self, domino: i64, cell: i64, direction: i64) -> None:
        """KD-4.1 Lay the left half on a cell, the right half beside it."""
        self.put(cell, LEFT[domino])
        self.put(beside(cell, direction), RIGHT[domino])

    def is_centred(self) -> bool:
        """KD-6.3 Whether the castle is the exact middle of the kingdom."""
        return self.west + self.east == REACH + REACH and self.north + self.south == REACH + REACH

    def is_complete(self, grid: i64) -> bool:
        """KD-6.4 Whether the whole grid is filled."""
        count: i64 = 0
        for y in range(self.north, self.south + 1):
            for x in range(self.west, self.east + 1):
                if self.squares[y * WIDTH + x]:
                    count += 1
        return count == grid * grid


def new_kingdom() -> Kingdom:
    """KD-2.1 A kingdom starts as one square, the castle."""
    kingdom = Kingdom(
        squares=vec[u8]([0] * CELLS),
        touch=vec[u8]([0] * CELLS),
        west=i64(REACH),
        east=i64(REACH),
        north=i64(REACH),
        south=i64(REACH),
    )
    kingdom.put(CASTLE_CELL, Terrain.CASTLE)
    return kingdom


def placements(kingdom: Kingdom, grid: i64, domino: i64) -> list[Move]:
    """KD-4.1 Every legal placement of a domino, row by row, then by direction.

    Half of the time of a random game is spent here, hence the flat loops.
    """
    moves: list[Move] = []
    squares = kingdom.squares
    touch = kingdom.touch
    left: u8 = u8(1 << (LEFT[domino] & TERRAIN_MASK))
    right: u8 = u8(1 << (RIGHT[domino] & TERRAIN_MASK))
    double = LEFT[domino] == RIGHT[domino]
    # KD-4.1 (3), KD-4.4: the window slides until the kingdom is as wide as the grid.
    first_x = kingdom.east - grid + 1
    last_x = kingdom.west + grid - 1
    first_y = kingdom.south - grid + 1
    last_y = kingdom.north + grid - 1
    # A half that lies further than two from the kingdom cannot belong to a connected domino.
    from_x = max(first_x, kingdom.west - 2)
    to_x = min(last_x, kingdom.east + 2)
    from_y = max(first_y, kingdom.north - 2)
    to_y = min(last_y, kingdom.south + 2)
    for y in range(from_y, to_y + 1):
        for x in range(from_x, to_x + 1):
            cell = y * WIDTH + x
            if squares[cell]:
                continue
            fits = touch[cell] & left
            at = cell * DIRECTIONS
            if x < last_x and not squares[cell + 1] and (fits or touch[cell + 1] & right):
                moves.append(PLACE[at + Direction.EAST])
            if y < last_y and not squares[cell + WIDTH] and (fits or touch[cell + WIDTH] & right):
                moves.append(PLACE[at + Direction.SOUTH])
            if double:
                continue  # KD-4.6: west and north only repeat east and south
            if x > first_x and not squares[cell - 1] and (fits or touch[cell - 1] & right):
                moves.append(PLACE[at + Direction.WEST])
            if y > first_y and not squares[cell - WIDTH] and (fits or touch[cell - WIDTH] & right):
                moves.append(PLACE[at + Direction.NORTH])
    return moves


def fits_somewhere(kingdom: Kingdom, grid: i64, domino: i64) -> bool:
    """KD-4.7 Whether a domino has any legal placement; ends at the first that is found."""
    for y in range(kingdom.south - grid + 1, kingdom.north + grid):
        for x in range(kingdom.east - grid + 1, kingdom.west + grid):
            if fits_on(kingdom, grid, domino, y * WIDTH + x):
                return True
    return False


def fits_on(kingdom: Kingdom, grid: i64, domino: i64, cell: i64) -> bool:
    """KD-4.1 Whether a legal placement has a half on this cell. It may be either half, so it is
    enough that one of both connects on this cell or beside it."""
    if not is_free(kingdom, grid, cell):
        return False
    either = halves_of(domino)
    for direction in range(DIRECTIONS):
        other = beside(cell, direction)
        connects = (kingdom.touch[cell] | kingdom.touch[other]) & either
        if connects and is_free(kingdom, grid, other):
            return True
    return False


def is_free(kingdom: Kingdom, grid: i64, cell: i64) -> bool:
    """KD-4.1, KD-4.4 Whether a cell is empty and within reach of the grid."""
    x = cell % WIDTH
    y = cell // WIDTH
    is_within = kingdom.east - grid < x < kingdom.west + grid
    return (
        is_within and kingdom.south - grid < y < kingdom.north + grid and not kingdom.squares[cell]
    )


def halves_of(domino: i64) -> u8:
    """KD-4.3 The terrains of a domino, as a set of bits."""
    return u8(1 << (LEFT[domino] & TERRAIN_MASK)) | u8(1 << (RIGHT[domino] & TERRAIN_MASK))
