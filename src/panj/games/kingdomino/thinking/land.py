"""A kingdom as sets of cells: its territories, and what can still be covered (KD-4, KD-5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import WIDTH
from panj.games.kingdomino.tables import CROWN, MOST_CROWNS, TERRAIN_MASK, Terrain
from panj.games.kingdomino.thinking.bits import around, cell_bit, count, flood

KINDS: Final = 7
"""Tables by terrain have a place for NONE too."""

EVEN: Final = 0x0055AA55AA55AA55
"""The cells of one colour of a chessboard: every domino covers one cell of each colour."""


@mypyc_attr(acyclic=True)
class Territory:
    """KD-5.2 A territory: its terrain, size and crowns, and the cells round it."""

    def __init__(self, terrain: i64, size: i64, crowns: i64, border: i64) -> None:
        self.terrain = terrain
        self.size = size
        self.crowns = crowns
        self.border = border

    def join(self, other: "Territory") -> None:
        """KD-5.2 Two territories of one terrain meet."""
        self.size += other.size
        self.crowns += other.crowns
        self.border |= other.border


@mypyc_attr(acyclic=True)
class Land:
    """A kingdom as sets of cells inside the window that it is meant to fill."""

    def __init__(self, west: i64, north: i64, empty: i64) -> None:
        self.west = west
        self.north = north
        self.empty = empty
        self.castle: i64 = 0
        self.territories: list[Territory] = []

    def bit(self, cell: i64) -> i64:
        """A cell of the kingdom as a set of one."""
        return cell_bit(cell // WIDTH - self.north, cell % WIDTH - self.west)

    def add_territories(self, terrain: i64, cells: i64, crowned: vec[i64]) -> None:
        """KD-5.2 The territories of one terrain."""
        left = cells
        while left != 0:
            found = flood(left & -left, left)
            left = left & ~found
            crowns = count(found & crowned[1]) + 2 * count(found & crowned[2])
            crowns += 3 * count(found & crowned[3])
            self.territories.append(Territory(terrain, count(found), crowns, around(found)))


def survey(kingdom: Kingdom, west: i64, north: i64, room: i64) -> Land:
    """Read a kingdom into a window that holds it."""
    land = Land(west, north, room)
    terrains = vec[i64]([0] * (KINDS + 1))
    crowned = vec[i64]([0] * (MOST_CROWNS + 1))
    for y in range(kingdom.north, kingdom.south + 1):
        for x in range(kingdom.west, kingdom.east + 1):
            square = i64(kingdom.squares[y * WIDTH + x])
            if square != 0:
                bit = cell_bit(y - north, x - west)
                terrain = square & TERRAIN_MASK
                crowns = square // CROWN
                terrains[terrain] = terrains[terrain] | bit
                crowned[crowns] = crowned[crowns] | bit
                land.empty = land.empty & ~bit
    land.castle = around(terrains[Terrain.CASTLE])
    for terrain in range(i64(Terrain.WHEAT), i64(Terrain.CASTLE)):
        land.add_territories(terrain, terrains[terrain], crowned)
    return land


def wasted(empty: i64) -> i64:
    """KD-4.10 How many empty cells no domino can ever cover, by the colours of a chessboard."""
    lost: i64 = 0
    left = empty
    while left != 0:
        part = flood(left & -left, left)
        left = left & ~part
        surplus = 2 * count(part & EVEN) - count(part)
        lost += surplus if surplus > 0 else -surplus
    return lost
