"""KD-7.4 What every seat of a Kingdomino table may expect."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.kingdomino.moves import REACH
from panj.games.kingdomino.state import FREE, KingdominoState
from panj.games.kingdomino.tables import (
    CROWN,
    HARMONY_POINTS,
    LEFT,
    MIDDLE_KINGDOM_POINTS,
    RIGHT,
    TERRAIN_MASK,
)
from panj.games.kingdomino.thinking.bits import square_room
from panj.games.kingdomino.thinking.land import KINDS
from panj.games.kingdomino.thinking.weights import Weights


class Prospects:
    """KD-7.4 What every seat may expect: the dominoes that can still come, and the bonuses."""

    def __init__(self, s: KingdominoState, weights: Weights) -> None:
        self.weights = weights
        self.grid: i64 = s.layout.grid
        self.room: i64 = square_room(s.layout.grid)
        self.centre: i64 = REACH - s.layout.grid // 2
        """The first column and row of the window whose middle is the castle."""
        self.middle = float(MIDDLE_KINGDOM_POINTS) if s.terms.is_on("middle_kingdom") else 0.0
        self.harmony = float(HARMONY_POINTS) if s.terms.is_on("harmony") else 0.0
        self.supply = vec[float]([0.0] * KINDS)
        """Each terrain's share of the squares that may still come; `crowns` likewise."""
        self.crowns = vec[float]([0.0] * KINDS)
        self.count_supply(s)

    def count_supply(self, s: KingdominoState) -> None:
        """KD-7.5 Each terrain's share of what may still come; the order of the pile is not used."""
        coming = s.pile + s.set_aside + s.next.claimed(FREE, 0)
        for domino in coming:
            self.add_square(LEFT[domino])
            self.add_square(RIGHT[domino])
        squares = float(max(1, 2 * len(coming)))
        for terrain in range(KINDS):
            self.supply[terrain] = self.supply[terrain] / squares
            self.crowns[terrain] = self.crowns[terrain] / squares

    def add_square(self, square: i64) -> None:
        """One more square of a terrain. Whole numbers, whose sum has no order: rounded ones would
        tell the order of the pile by their last digits."""
        terrain = square & TERRAIN_MASK
        self.supply[terrain] = self.supply[terrain] + 1.0
        self.crowns[terrain] = self.crowns[terrain] + float(square // CROWN)

    def window(self, low: i64, high: i64) -> i64:
        """KD-6.3 Where the window begins: round the castle, or moved just as far as is needed."""
        if low < self.centre:
            return low
        if high > self.centre + self.grid - 1:
            return high - self.grid + 1
        return self.centre
