"""KD-5 End and scoring, with the bonuses of KD-6."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from panj.core.scores import ScoreLine
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import WIDTH
from panj.games.kingdomino.tables import CROWN, TERRAIN_MASK, TERRAINS, Terrain


@mypyc_attr(acyclic=True)
class Territory:
    """KD-5.2 Squares of one terrain that are connected side to side."""

    def __init__(self, terrain: int, cells: list[int], crowns: int) -> None:
        self.terrain = terrain
        self.cells = cells
        self.crowns = crowns

    @property
    def points(self) -> int:
        """KD-5.3 Squares times crowns."""
        return len(self.cells) * self.crowns


@mypyc_attr(acyclic=True)
class Tally:
    """One kingdom's result: points by terrain, bonuses, and what breaks ties."""

    FIELDS: ClassVar[tuple[str, ...]] = ("terrains", "middle", "harmony", "largest", "crowns")

    def __init__(
        self, terrains: list[int], middle: int, harmony: int, largest: int, crowns: int
    ) -> None:
        self.terrains = terrains
        self.middle = middle
        self.harmony = harmony
        self.largest = largest
        self.crowns = crowns

    @property
    def total(self) -> int:
        """KD-5.4 Territories and bonuses."""
        return sum(self.terrains) + self.middle + self.harmony


def territories(kingdom: Kingdom) -> list[Territory]:
    """KD-5.2 All territories, in the order of their first squares."""
    found: list[Territory] = []
    left = kingdom.squares[:]
    for y in range(kingdom.north, kingdom.south + 1):
        for x in range(kingdom.west, kingdom.east + 1):
            cell = y * WIDTH + x
            terrain = i64(left[cell]) & TERRAIN_MASK
            if terrain != Terrain.NONE and terrain != Terrain.CASTLE:
                found.append(flood(left, cell, terrain))
    return found


def flood(left: vec[u8], start: i64, terrain: i64) -> Territory:
    """Take the whole territory of a square off the board of squares still left."""
    crowns = i64(left[start]) // CROWN
    left[start] = 0
    cells: list[int] = [start]
    at: i64 = 0
    while at < len(cells):
        cell: i64 = cells[at]
        at += 1
        for neighbour in (cell + 1, cell + WIDTH, cell - 1, cell - WIDTH):
            square = i64(left[neighbour])
            if square & TERRAIN_MASK == terrain:
                crowns += square // CROWN
                left[neighbour] = 0
                cells.append(neighbour)
    return Territory(terrain, cells, crowns)


def tally(kingdom: Kingdom, middle: int = 0, harmony: int = 0) -> Tally:
    """KD-5.3 to KD-5.5 What a kingdom is worth; the bonuses are given by the caller."""
    terrains = [0] * Terrain.MINE
    largest = 0
    crowns = 0
    for territory in territories(kingdom):
        terrains[territory.terrain - 1] += territory.points
        crowns += territory.crowns
        if len(territory.cells) > largest:
            largest = len(territory.cells)
    return Tally(terrains, middle, harmony, largest, crowns)


def score_sheet(tallies: list[list[Tally]]) -> list[ScoreLine]:
    """KD-5.4, KD-6.2 Points by terrain and bonus, summed over the games of a Dynasty."""
    lines = [
        ScoreLine(
            f"kingdomino.score.{TERRAINS[terrain]}",
            [sum(game.terrains[terrain - 1] for game in games) for games in tallies],
        )
        for terrain in range(Terrain.WHEAT, Terrain.CASTLE)
    ]
    middle = [sum(game.middle for game in games) for games in tallies]
    harmony = [sum(game.harmony for game in games) for games in tallies]
    return [
        *lines,
        ScoreLine("kingdomino.score.middle_kingdom", middle),
        ScoreLine("kingdomino.score.harmony", harmony),
    ]


def tie_breaks(tallies: list[list[Tally]]) -> list[ScoreLine]:
    """KD-5.5, KD-9.6 The largest territory of any game, then the crowns of all games."""
    largest = [max([game.largest for game in games]) for games in tallies]
    crowns = [sum(game.crowns for game in games) for games in tallies]
    return [
        ScoreLine("kingdomino.score.largest", largest),
        ScoreLine("kingdomino.score.crowns", crowns),
    ]
