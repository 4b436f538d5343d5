"""Chances of winning from what a position is made of, and from how far the game has come."""

import math


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
        top = max(strengths)
        weights = [math.exp(strength - top) for strength in strengths]
        total = sum(weights)
        return [weight / total for weight in weights]

    def strength(self, inputs: list[float], progress: float, turn: float) -> float:
        """What one seat has, in natural logarithms of its chance."""
        last = len(inputs)
        total = (self.steady[last] + self.rising[last] * progress) * turn
        for i in range(last):
            total += (self.steady[i] + self.rising[i] * progress) * inputs[i]
        return total
