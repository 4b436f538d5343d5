"""What the end of a game is worth to a learner."""

from collections.abc import Sequence
from typing import Final

from panj.core.state import State

HUNDRED: Final = 100
"""Points that are worth 1, where points are the reward."""


class Worth:
    """What a reward is made of."""

    PLACES: Final = "places"
    """1 for the winner down to -1 for the last, in even steps; equals share theirs."""

    DIFFERENCE: Final = "difference"
    """The own points less the average of the others', in hundreds."""


KINDS: Final = (Worth.PLACES, Worth.DIFFERENCE)


def known_worth(kind: str) -> str:
    """The kind of rewards that somebody asked for; an error if there is none."""
    if kind not in KINDS:
        raise ValueError(f"rewards are one of {', '.join(KINDS)}, not {kind}")
    return kind


def rewards(places: Sequence[int], scores: Sequence[int], kind: str = Worth.PLACES) -> list[float]:
    """By place or by difference, adding up to 0. Alone, it is the points, in hundreds."""
    if len(places) == 1:
        return [scores[0] / HUNDRED]
    return by_place(places) if kind == Worth.PLACES else by_difference(scores)


def by_place(places: Sequence[int]) -> list[float]:
    """What the places are worth."""
    seats = len(places)
    worth = [1 - 2 * rank / (seats - 1) for rank in range(seats)]
    found: list[float] = []
    for place in places:
        equals = worth[place - 1 : place - 1 + list(places).count(place)]
        found.append(sum(equals) / len(equals))
    return found


def by_difference(scores: Sequence[int]) -> list[float]:
    """How far the points are above or below those of the others."""
    others = len(scores) - 1
    return [(score * others - (sum(scores) - score)) / others / HUNDRED for score in scores]


def rewards_of(s: State, kind: str = Worth.PLACES) -> list[float]:
    """What a finished game was worth to every seat."""
    return rewards(s.ranking(), s.scores(), kind)
