"""KD-5.3 The sum of a judgement, territory by territory."""

from mypy_extensions import i64

from panj.games.kingdomino.tables import CROWN, EVERY_TERRAIN, LEFT, RIGHT, TERRAIN_MASK, Terrain
from panj.games.kingdomino.thinking.bits import BITS, around, count
from panj.games.kingdomino.thinking.land import Land, Territory, wasted
from panj.games.kingdomino.thinking.prospects import Prospects


class Estimate:
    """The sum of a judgement: territories are added one by one, then the empty cells."""

    def __init__(self, prospects: Prospects, castle: i64, empty: i64, left: i64) -> None:
        self.prospects = prospects
        self.empty = empty
        self.open = empty & around(empty)
        self.left = left
        self.total = 0.0
        self.reach: i64 = EVERY_TERRAIN if castle & self.open else 0

    def add(self, territory: Territory) -> None:
        """KD-5.3 A territory's points, and those that it may still gain."""
        self.total += float(territory.size * territory.crowns)
        border = territory.border & self.empty
        if border == 0:
            return
        edges = float(count(border))
        w = self.prospects.weights
        more = w.growth * self.prospects.supply[territory.terrain] * float(territory.crowns)
        more += w.crowns * self.prospects.crowns[territory.terrain] * float(territory.size)
        self.total += float(self.left) * more * edges / (edges + w.edges)
        if border & self.open:
            self.reach |= BITS[territory.terrain]

    def add_room(self, whole: bool) -> None:
        """KD-6.4 What the empty cells promise: Harmony, and that dominoes to come will fit."""
        lost = wasted(self.empty)
        w = self.prospects.weights
        if self.left == 0:
            self.total += self.prospects.harmony if whole and self.empty == 0 else 0.0
            return
        if whole and lost == 0:
            self.total += w.harmony_chance * self.prospects.harmony
        missing = 1.0
        for terrain in range(i64(Terrain.WHEAT), i64(Terrain.CASTLE)):
            if self.reach & BITS[terrain]:
                missing -= self.prospects.supply[terrain]
        self.total -= w.waste * float(lost) + w.risk * missing * float(self.left)


def lay(estimate: Estimate, land: Land, domino: i64, a: i64, b: i64) -> None:
    """KD-5.2 Add the territories of a land as they are with a domino on two of its cells."""
    first = Territory(LEFT[domino] & TERRAIN_MASK, 1, LEFT[domino] // CROWN, around(a))
    second = Territory(RIGHT[domino] & TERRAIN_MASK, 1, RIGHT[domino] // CROWN, around(b))
    double = first.terrain == second.terrain
    touching = a | b if double else a
    for territory in land.territories:
        if territory.terrain == first.terrain and territory.border & touching:
            first.join(territory)
        elif territory.terrain == second.terrain and territory.border & b:
            second.join(territory)
        else:
            estimate.add(territory)
    if double:
        first.join(second)
    else:
        estimate.add(second)
    estimate.add(first)
