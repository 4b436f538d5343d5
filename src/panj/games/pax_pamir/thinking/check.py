"""PP-5 What a Dominance Check held now would bring, without lists: the hottest place of walks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.pax_pamir.rules.power import cylinders_in_play, dominant_coalition, influence_of
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    FAILURE_POINTS,
    MOST_SEATS,
    SLOTS,
    SUCCESS_POINTS,
    is_check,
)

COUNTS: Final = MOST_SEATS + 1
"""From none to all seats."""

OUT: Final = -1
"""The strength of a seat that takes no part."""

NO_STRENGTHS: Final = vec[i64]([0] * MOST_SEATS)
"""To begin with, as a slice: a copy of machine numbers, where a new list would be made of objects
first."""


def shares() -> list[int]:
    """PP-5.2 to PP-5.5 The points of a seat by result, by whether the check is final, by how many
    seats are ahead of it, and by how many are as strong, itself among them."""
    return [
        sum(points[ahead : ahead + equal]) // max(1, equal)
        for tables in (FAILURE_POINTS, SUCCESS_POINTS)
        for points in tables
        for ahead in range(COUNTS)
        for equal in range(COUNTS)
    ]


SHARES: Final = vec[i64](shares())


class NextCheck:
    """PP-5.1 The next check, as long as no card of the market moves."""

    def __init__(self, s: PaxState) -> None:
        left: i64 = 0
        for slot in range(i64(SLOTS)):
            if is_check(s.market[slot]):
                left += 1
        self.is_out = left > 0
        """Whether it lies in the market."""
        if left <= 1:
            for card in s.piles.deck:
                if is_check(card):
                    left += 1
                    if left > 1:
                        break
        self.is_final = left <= 1
        self.strengths = NO_STRENGTHS[:]

    def lead(self, s: PaxState, seat: i64) -> i64:
        """PP-5.2 to PP-5.5 A seat's points, if it were held now, less the best of the others."""
        dominant = dominant_coalition(s)
        for each in range(s.seats):
            self.strengths[each] = strength(s, each, dominant)
        table: i64 = (2 if dominant >= 0 else 0) + (1 if self.is_final else 0)
        mine: i64 = 0
        best: i64 = -1
        for each in range(s.seats):
            points = self.points(s.seats, each, table)
            if each == seat:
                mine = points
            elif points > best:
                best = points
        return mine - best

    def points(self, seats: i64, seat: i64, table: i64) -> i64:
        """PP-5.5 A seat's points by its place; who is as strong shares them."""
        own = self.strengths[seat]
        if own == OUT:
            return 0
        ahead: i64 = 0
        equal: i64 = 0
        for other in range(seats):
            if self.strengths[other] > own:
                ahead += 1
            elif self.strengths[other] == own:
                equal += 1
        return SHARES[(table * COUNTS + ahead) * COUNTS + equal]


def strength(s: PaxState, seat: i64, dominant: i64) -> i64:
    """PP-5.2, PP-5.3 What a seat is ranked by."""
    if dominant < 0:
        return cylinders_in_play(s, seat)
    if seat == s.wakhan or s.players[seat].loyalty == dominant:
        return influence_of(s, seat, dominant)
    return OUT
