"""What the end of a game is worth to a learner."""

from collections.abc import Sequence
from typing import Final

from panj.core.state import State

ALONE: Final = 100
"""Points that are worth 1 to a seat that plays alone."""


def rewards(places: Sequence[int], scores: Sequence[int]) -> list[float]:
    """By place: 1 for the winner down to -1 for the last, in even steps; equals share theirs.

    They add up to 0. Alone, it is the points.
    """
    seats = len(places)
    if seats == 1:
        return [scores[0] / ALONE]
    worth = [1 - 2 * rank / (seats - 1) for rank in range(seats)]
    found: list[float] = []
    for place in places:
        equals = worth[place - 1 : place - 1 + list(places).count(place)]
        found.append(sum(equals) / len(equals))
    return found


def rewards_of(s: State) -> list[float]:
    """What a finished game was worth to every seat."""
    return rewards(s.ranking(), s.scores())
