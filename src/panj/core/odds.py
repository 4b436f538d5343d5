"""Chances of winning from what a position is made of, and from how far the game has come."""

import math
from typing import Final

POOLED: Final = 2
"""A pool has two inputs: the odds alone, and the walks of a search."""

PSEUDO: Final = 10.0
"""As many trials do the odds count among those of a search: a few walks alone may say never."""

LEAST: Final = 1e-4
"""No chance is less, where its logarithm is taken."""


class Odds:
    """Fitted to the outcomes of games: each input counts `steady`, and `rising` with the progress.

    Whose move it is counts likewise, as the last of the inputs.
    """

    def __init__(self, steady: list[float], rising: list[float]) -> None:
        self.steady = steady
        self.rising = rising

    def chances(self, inputs: list[list[float]], progress: float, who: int) -> list[float]:
        """How likely every seat is to win."""
        strengths: list[float] = []
        for seat in range(len(inputs)):
            turn = 1.0 if seat == who else 0.0
            strengths.append(self.strength(inputs[seat], progress, turn))
        return evened(strengths)

    def strength(self, inputs: list[float], progress: float, turn: float) -> float:
        """What one seat has, in natural logarithms of its chance."""
        last = len(inputs)
        total = (self.steady[last] + self.rising[last] * progress) * turn
        for i in range(last):
            total += (self.steady[i] + self.rising[i] * progress) * inputs[i]
        return total


class Pool:
    """What is told of chances: the odds of a position and the walks of a search in one, both as
    logarithms, each with a weight that rises with the progress. A search alone is too sure of few
    walks, and takes whoever it searches for to play too well."""

    def __init__(self, steady: list[float], rising: list[float]) -> None:
        self.steady = steady
        self.rising = rising

    def chances(
        self, told: list[float], walked: list[float], trials: float, progress: float
    ) -> list[float]:
        """How likely every seat is to win, by the odds and by so many walks."""
        slow = self.steady[0] + self.rising[0] * progress
        fast = self.steady[1] + self.rising[1] * progress
        strengths: list[float] = []
        for seat in range(len(told)):
            both = (trials * walked[seat] + PSEUDO * told[seat]) / (trials + PSEUDO)
            odds = math.log(max(LEAST, told[seat]))
            strengths.append(slow * odds + fast * math.log(max(LEAST, both)))
        return evened(strengths)

    def slope(self, told: float, chance: float, trials: float, progress: float) -> float:
        """By how much a seat's chance changes with what its walks say."""
        fast = self.steady[1] + self.rising[1] * progress
        part = trials / (trials + PSEUDO)
        within = max(LEAST, min(1.0 - LEAST, told))
        return abs(fast) * part * chance * (1.0 - chance) / (within * (1.0 - within))


def evened(strengths: list[float]) -> list[float]:
    """Strengths in natural logarithms as chances that add up to 1."""
    top = max(strengths)
    weights = [math.exp(strength - top) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]
