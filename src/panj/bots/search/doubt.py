"""How far a search can be trusted: what it found about a move, with the error of it."""

import math
from typing import Final

from panj.bots.search.tree import Edge

SIDE: Final = 1.28
"""So many standard errors to each side hold four cases of five."""

ONE_TRY: Final = 0.125
"""How far a try is from what is expected, in squares, before anything is known."""


class Estimate:
    """A chance, or how near a high score is, and the standard error of it after so many trials."""

    def __init__(self, mean: float, error: float, trials: int) -> None:
        self.mean = mean
        self.error = error
        self.trials = trials

    def low(self) -> float:
        """In nine cases of ten it is more."""
        return max(0.0, self.mean - SIDE * self.error)

    def high(self) -> float:
        """In nine cases of ten it is less."""
        return min(1.0, self.mean + SIDE * self.error)

    def surely_above(self, other: "Estimate") -> float:
        """How much more it is than another at least; below 0 if that may be chance."""
        doubt = math.sqrt(self.error * self.error + other.error * other.error)
        return self.mean - other.mean - SIDE * doubt


UNKNOWN: Final = Estimate(0.0, 1.0, 0)


def estimate_of(trials: int, total: float, squares: float) -> Estimate:
    """What so many tries tell, from their sum and the sum of their squares."""
    if trials == 0:
        return UNKNOWN
    count = float(trials)
    mean = total / count
    spread = max(0.0, squares - count * mean * mean)
    return Estimate(mean, math.sqrt(spread + ONE_TRY) / count, trials)


def estimate(edge: Edge) -> Estimate:
    """What the tries of a move tell."""
    return estimate_of(edge.visits, edge.total, edge.squares)
