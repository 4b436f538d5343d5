"""The best few of many values: the lines that a player of Minerva will still use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KEPT: Final = 16
"""So many values are kept; more lines than these nobody uses."""


def faded_sum(values: vec[float], count: i64, fade: float) -> float:
    """The sum of the best few, each a bit less certain than the one before."""
    total = 0.0
    factor = 1.0
    for i in range(min(count, i64(KEPT))):
        total += factor * values[i]
        factor *= fade
    return total


def keep_best(values: vec[float], value: float) -> None:
    """Keep the best few values in descending order."""
    if value <= values[KEPT - 1]:
        return
    i: i64 = KEPT - 1
    while i > 0 and values[i - 1] < value:
        values[i] = values[i - 1]
        i -= 1
    values[i] = value
