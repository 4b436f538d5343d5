"""What one seat has in one position, subject by subject: each is worked out once, when it is asked
for. A gain changes the few numbers that a move changes, asks for the subjects that read them, and
changes them back. Nothing is copied: a copy costs more than all that is asked of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.trajan.player import Player
from panj.games.trajan.rules.scoring import bonus_points
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_GOODS,
    BONUS_GREY,
    BONUS_YELLOW,
    GOODS,
    GOODS_PER_BONUS,
    SITES,
    TRAYS,
    Bonus,
)
from panj.games.trajan.thinking.value import (
    construction_value,
    demands_value,
    extras_value,
    in_time,
    military_value,
    senate_value,
    shipping_value,
    time_left,
)
from panj.games.trajan.thinking.weights import LATE, Weights

UNKNOWN: Final = -9.0e8
"""Not worked out yet: less than anything can be worth."""

NO_WAY: Final = -1000.0
"""The gain of what cannot be done."""

NO_ACTIONS_KNOWN: Final = vec[float]([UNKNOWN] * TRAYS)
NOTHING_SHOWN: Final = vec[float]([0.0] * GOODS)
"""To begin with, always as slices: a copy of machine numbers, where a new list would be made of
objects first."""

BITS: Final = vec[i64]([2**n for n in range(SITES)])
"""Each site as a set of one, and each province, and each kind of forum tile. A table, because
mypyc 2.4 turns `1 << n` into a shift of a 32-bit C int."""


class Glance:
    """What one seat has before a decision. While gains are compared the time stands still."""

    def __init__(self, weights: Weights, s: TrajanState, who: int) -> None:
        self.weights = weights
        self.s = s
        self.who = who
        self.player: Player = s.players[who]
        self.left = time_left(s)
        self.soon = in_time(self.left, LATE)
        self.has_bonus = len(self.player.yellow) + len(self.player.grey) > 0
        self._hand = UNKNOWN
        self._demands = UNKNOWN
        self._extras = UNKNOWN
        self._military = UNKNOWN
        self._construction = UNKNOWN
        self._senate = UNKNOWN
        self._bonus = UNKNOWN
        self._shown = vec[float]()
        self.actions = NO_ACTIONS_KNOWN[:]
        """The gain of each action, once it is known: several trays end on the same one."""

    def hand_value(self) -> float:
        """TR-5.3.1 The cards in hand, a point each, and what they could ship."""
        return float(self.player.hand_size()) + shipping_value(self.weights, self.s, self.player)

    def hand(self) -> float:
        if self._hand == UNKNOWN:
            self._hand = self.hand_value()
        return self._hand

    def demands(self) -> float:
        if self._demands == UNKNOWN:
            self._demands = demands_value(self.weights, self.s, self.player)
        return self._demands

    def extras(self) -> float:
        if self._extras == UNKNOWN:
            self._extras = extras_value(self.weights, self.player, self.left)
        return self._extras

    def military(self) -> float:
        if self._military == UNKNOWN:
            self._military = military_value(self.weights, self.s, self.player, self.who, self.left)
        return self._military

    def construction(self) -> float:
        if self._construction == UNKNOWN:
            self._construction = construction_value(self.weights, self.s, self.player, self.left)
        return self._construction

    def senate(self) -> float:
        if self._senate == UNKNOWN:
            self._senate = senate_value(self.weights, self.s, self.who)
        return self._senate

    def bonus_value(self) -> float:
        """TR-5.3.6 What the bonus tiles score; most of the game a seat has none."""
        return float(bonus_points(self.s.terms, self.player)) if self.has_bonus else 0.0

    def bonus(self) -> float:
        if self._bonus == UNKNOWN:
            self._bonus = self.bonus_value()
        return self._bonus

    def shown(self, good: i64) -> float:
        """TR-5.3.6 What one more card of a kind scores in the display."""
        if not self.has_bonus:
            return 0.0
        if len(self._shown) == 0:
            self._shown = NOTHING_SHOWN[:]
            for bonus in self.player.yellow:
                self.show(bonus, float(BONUS_YELLOW[bonus]))
            for bonus in self.player.grey:
                self.show(bonus, float(BONUS_GREY[bonus]))
        return self._shown[good]

    def show(self, bonus: i64, points: float) -> None:
        """TR-5.3.6 A commodity bonus tile scores for cards of its two kinds."""
        if Bonus.COMMODITY <= bonus < Bonus.LEGIONNAIRES:
            at = (bonus - Bonus.COMMODITY) * GOODS_PER_BONUS
            first = BONUS_GOODS[at]
            second = BONUS_GOODS[at + 1]
            self._shown[first] = self._shown[first] + points
            self._shown[second] = self._shown[second] + points
