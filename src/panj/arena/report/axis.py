"""Scales: where a value lies on a line, and which round values are written below it."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final

STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
TICKS: Final = 6
ROOM: Final = 0.04
"""The share of the line that stays free at both ends."""


class Axis:
    """A line from one value to another, drawn from `start` to `end`."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        low, high = min(values), max(values)
        room = (high - low) * ROOM or 1.0
        self.low = low - room
        self.high = high + room
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        """Where a value lies."""
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 2)

    def ticks(self) -> list[float]:
        """Round values, about as many as can be read."""
        rough = (self.high - self.low) / TICKS
        magnitude = 10.0 ** floor(log10(rough))
        step = next(each * magnitude for each in STEPS if each * magnitude >= rough * 0.999)
        first = ceil(self.low / step)
        return [round(i * step, 9) for i in range(first, floor(self.high / step) + 1)]


class LogAxis(Axis):
    """The same for magnitudes: every power of ten is as long as the next."""

    def __init__(self, values: Sequence[float], start: float, end: float) -> None:
        super().__init__([0.0, 1.0], start, end)
        logs = [log10(value) for value in values]
        self.low = floor(min(logs))
        self.high = max(ceil(max(logs)), self.low + 1)

    def at(self, value: float) -> float:
        return super().at(log10(value))

    def ticks(self) -> list[float]:
        return [10.0**power for power in range(int(self.low), int(self.high) + 1)]
