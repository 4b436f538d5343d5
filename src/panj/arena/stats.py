"""Means and rates with 95 % confidence intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

Z95: Final = 1.959964

Interval = tuple[float, float, float]
"""An estimate with its lower and upper bound."""


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean with its normal interval; a single value has none to speak of."""
    mean = fmean(values)
    margin = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - margin, mean + margin


def wilson(wins: float, tries: int) -> Interval:
    """A rate with its Wilson score interval, which stays between 0 and 1."""
    rate = wins / tries
    spread = Z95 * Z95 / tries
    middle = (rate + spread / 2) / (1 + spread)
    margin = Z95 * sqrt(rate * (1 - rate) / tries + spread / (4 * tries)) / (1 + spread)
    return rate, max(0.0, middle - margin), min(1.0, middle + margin)
