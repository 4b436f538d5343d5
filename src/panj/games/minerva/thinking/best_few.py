"""The best few of many values: the lines that a player of Minerva will still use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KEPT: Final = 16
"""So many values are kept; more lines than these nobody uses."""

NOTHING_KEPT: Final = vec[float]([0.0] * KEPT)
"""To begin with, always as a slice: a copy of machine numbers, where a new list would be made of
objects first."""


def faded_sum(values: vec[float], count: i64, fade: float) -> float:
    """The sum of the best few, each a bit less certain than the one before."""
    total = 0.0
    factor = 1.0
    for i in range(min(count, i64(KEPT))):
        total += factor * values[i]
        factor *= fade
    return total


def keep_best(values: vec[float], value: float, count: i64) -> None:
    """Keep the best few values in descending order, no more than will be asked for."""
    i: i64 = min(count, i64(KEPT)) - 1
    if i < 0 or value <= values[i]:
        return
    while i > 0 and values[i - 1] < value:
        values[i] = values[i - 1]
        i -= 1
    values[i] = value
