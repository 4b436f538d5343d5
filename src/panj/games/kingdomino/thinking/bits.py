"""Sets of cells of a small board as the bits of one integer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROWS: Final = 7
STRIDE: Final = ROWS + 1
"""Up to 7 rows and 7 columns; the eighth column stays empty, so that rows do not touch."""

# A table, because mypyc 2.4 turns `i64(1) << n` into a shift of a 32-bit C int: compiled, every
# cell from number 31 on would be a wrong one.
BITS: Final = vec[i64]([2**n for n in range(ROWS * STRIDE)])
"""Each cell as a set of one."""


def cell_bit(row: i64, column: i64) -> i64:
    """One cell as a set."""
    return BITS[row * STRIDE + column]


def square_room(grid: i64) -> i64:
    """All cells of a square board."""
    row = BITS[grid] - 1
    room: i64 = 0
    for _ in range(grid):
        room = room << STRIDE | row
    return room


def count(cells: i64) -> i64:
    """How many cells the set has, counted in pairs, nibbles, bytes."""
    x = cells - (cells >> 1 & 0x0055555555555555)
    x = (x & 0x0033333333333333) + (x >> 2 & 0x0033333333333333)
    x = x + (x >> 4) & 0x000F0F0F0F0F0F0F
    x = x + (x >> 8)
    x = x + (x >> 16)
    return x + (x >> 32) & 0x7F


def around(cells: i64) -> i64:
    """The neighbours of a set; some may lie off the board."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def flood(start: i64, room: i64) -> i64:
    """Everything in `room` that is connected with the start."""
    found = start
    while True:
        grown = (found | around(found)) & room
        if grown == found:
            return found
        found = grown
