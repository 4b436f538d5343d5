"""Cards and districts as numbers: which district it is, and what is known of it or lies on it."""

from typing import Final

from mypy_extensions import i64

from panj.games.kohan_dej.tables import COST

NONE: Final = -1
"""No role, no card."""

KIND: Final = 63
"""The part of a number that says which district it is."""

KNOWN: Final = 64
"""KO-7.2 A hidden card is its district, plus KNOWN for each seat besides its owner that knows it
is there; `rules.knowledge` says what stands further left."""

COIN: Final = 64
"""KO-4.36 A standing district is its district, plus COIN if it is beautified."""


def cost_of(district: int) -> i64:
    """KO-4.36 The cost of a standing district, its coin included."""
    return COST[district & KIND] + (1 if district >= COIN else 0)
