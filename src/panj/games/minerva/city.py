"""One player's city: an unbounded grid of tiles, and where a tile may be laid (MI-3.1, MI-3.14)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from panj.core.codec import Bytes, Shape
from panj.games.minerva.moves import (
    COLUMN,
    FOUNTAIN_CELL,
    REACH,
    RING,
    RING_STEPS,
    ROW_BITS,
    WIDTH,
    Direction,
)
from panj.games.minerva.tables import Face

FIRST_SIDE: Final = 16
MOST_SIDE: Final = 256
RING_AROUND: Final = vec[i64](RING_STEPS)


@mypyc_attr(acyclic=True)
class City:
    """MI-3.1 Faces by cell, kept in a square window of the plane that grows with the city.

    Cells are numbered over the whole plane; `west` and `north` are the column and the row at
    which the window begins. `touch` counts the tiles beside each cell of the window. The
    outermost tiles are at `low_x` to `high_x` and `low_y` to `high_y`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "side",
        "west",
        "north",
        "squares",
        "touch",
        "low_x",
        "high_x",
        "low_y",
        "high_y",
    )
    SHAPES: ClassVar[dict[str, Shape]] = {"squares": Bytes(), "touch": Bytes()}

    def __init__(
        self,
        side: i64,
        west: i64,
        north: i64,
        squares: vec[u8],
        touch: vec[u8],
        low_x: i64,
        high_x: i64,
        low_y: i64,
        high_y: i64,
    ) -> None:
        self.side = side
        self.west = west
        self.north = north
        self.squares = squares
        self.touch = touch
        self.low_x = low_x
        self.high_x = high_x
        self.low_y = low_y
        self.high_y = high_y

    def clone(self) -> "City":
        return City(
            self.side,
            self.west,
            self.north,
            self.squares[:],
            self.touch[:],
            self.low_x,
            self.high_x,
            self.low_y,
            self.high_y,
        )

    def spot(self, cell: i64) -> i64:
        """Where the cell lies in the window, or -1 outside of it."""
        x = (cell & COLUMN) - self.west
        y = (cell >> ROW_BITS) - self.north
        if x < 0 or y < 0 or x >= self.side or y >= self.side:
            return -1
        return y * self.side + x

    def at(self, cell: i64) -> i64:
        """The face on a cell; empty outside of the window."""
        spot = self.spot(cell)
        return Face.EMPTY if spot < 0 else i64(self.squares[spot])

    def step(self, direction: i64) -> i64:
        """How far the neighbour in one direction lies in the window."""
        if direction == Direction.UP:
            return -self.side
        if direction == Direction.DOWN:
            return self.side
        return -1 if direction == Direction.LEFT else 1

    def put(self, cell: i64, face: i64) -> None:
        """MI-3.14 Lay a tile on an empty cell."""
        x = cell & COLUMN
        y = cell >> ROW_BITS
        self.low_x = x if x < self.low_x else self.low_x
        self.high_x = x if x > self.high_x else self.high_x
        self.low_y = y if y < self.low_y else self.low_y
        self.high_y = y if y > self.high_y else self.high_y
        while not self.has_room(x, y) and self.side < MOST_SIDE:
            self.grow()
        self.squares[self.spot(cell)] = u8(face)
        self.count_beside(cell, i64(1))

    def turn(self, cell: i64, face: i64) -> None:
        """MI-3.19 Put an assistant on a residence: the tile stays where it is."""
        self.squares[self.spot(cell)] = u8(face)

    def lift(self, cell: i64) -> i64:
        """MI-4.25, MI-4.26 Take a tile away; the cell becomes empty."""
        spot = self.spot(cell)
        face = i64(self.squares[spot])
        self.squares[spot] = 0
        self.count_beside(cell, i64(-1))
        return face

    def count_beside(self, cell: i64, change: i64) -> None:
        """Renew how many tiles the four neighbours touch."""
        spot = self.spot(cell)
        touch = self.touch
        for near in (spot - self.side, spot + self.side, spot - 1, spot + 1):
            touch[near] = u8(i64(touch[near]) + change)

    def has_room(self, x: i64, y: i64) -> bool:
        """Whether a tile here leaves the window an empty border."""
        return (
            self.west < x < self.west + self.side - 1
            and self.north < y < self.north + self.side - 1
        )

    def grow(self) -> None:
        """Lay the city into a window of twice the side, in its middle."""
        side = self.side * 2
        west = within_plane(self.west - self.side // 2, side)
        north = within_plane(self.north - self.side // 2, side)
        squares = vec[u8]([0] * (side * side))
        touch = vec[u8]([0] * (side * side))
        for y in range(self.side):
            for x in range(self.side):
                to = (y + self.north - north) * side + x + self.west - west
                squares[to] = self.squares[y * self.side + x]
                touch[to] = self.touch[y * self.side + x]
        self.side = side
        self.west = west
        self.north = north
        self.squares = squares
        self.touch = touch

    def empty_beside(self) -> list[int]:
        """MI-3.14 Every empty cell that shares an edge with a tile, row by row."""
        found: list[int] = []
        squares = self.squares
        touch = self.touch
        side = self.side
        for y in range(self.low_y - 1, self.high_y + 2):
            row = (y - self.north) * side - self.west
            for x in range(self.low_x - 1, self.high_x + 2):
                if touch[row + x] != 0 and squares[row + x] == 0:
                    found.append(y * WIDTH + x)
        return found

    def tiles(self) -> list[int]:
        """Every cell with a tile, row by row."""
        found: list[int] = []
        for y in range(self.low_y, self.high_y + 1):
            row = (y - self.north) * self.side - self.west
            for x in range(self.low_x, self.high_x + 1):
                if self.squares[row + x] != 0:
                    found.append(y * WIDTH + x)
        return found

    def ring(self, cell: i64) -> list[int]:
        """MI-3.1 The cells with a tile among the eight that surround a cell."""
        found: list[int] = []
        for i in range(i64(RING)):
            near = cell + RING_AROUND[i]
            if self.at(near) != Face.EMPTY:
                found.append(near)
        return found

    def residences(self) -> list[int]:
        """MI-3.19 The cells of residences without an assistant."""
        found: list[int] = []
        squares = self.squares
        for y in range(self.low_y, self.high_y + 1):
            row = (y - self.north) * self.side - self.west
            for x in range(self.low_x, self.high_x + 1):
                if squares[row + x] == Face.RESIDENCE:
                    found.append(y * WIDTH + x)
        return found


def within_plane(start: i64, side: i64) -> i64:
    """A window's first row or column, moved so that the window lies in the plane."""
    if start < 0:
        return 0
    if start + side > WIDTH:
        return WIDTH - side
    return start


def new_city() -> City:
    """MI-2.4 A city begins as one tile, the fountain."""
    start = i64(REACH - FIRST_SIDE // 2)
    city = City(
        i64(FIRST_SIDE),
        start,
        start,
        vec[u8]([0] * (FIRST_SIDE * FIRST_SIDE)),
        vec[u8]([0] * (FIRST_SIDE * FIRST_SIDE)),
        i64(REACH),
        i64(REACH),
        i64(REACH),
        i64(REACH),
    )
    city.put(i64(FOUNTAIN_CELL), i64(Face.FOUNTAIN))
    return city
