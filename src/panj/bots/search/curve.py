"""The curve of a review: everybody's chances over a match, smoothed, with the doubt about them."""

import math
from typing import Final

from panj.bots.search.doubt import SIDE, Estimate
from panj.core.judgement import Judgement
from panj.core.state import State

REACH: Final = 3
"""So many decisions to each side are taken into account."""

JUMP: Final = 0.15
"""A change that something shown explains is no noise if it is larger than this."""

NEARLY: Final = 0.01
"""Chances nearer to never or surely than this are taken to be so near: log-odds have no end."""


class Look:
    """A decision as it was judged: where it stands, everybody's chances, and whether something
    was shown or begun since the one before."""

    def __init__(self, place: int, turn: int, chances: list[Estimate], is_new: bool) -> None:
        self.place = place
        self.turn = turn
        self.chances = chances
        self.is_new = is_new


class Point:
    """A place of the curve: everybody's chances, and between what they lie in four of five."""

    def __init__(
        self, place: int, turn: int, chances: list[float], low: list[float], high: list[float]
    ) -> None:
        self.place = place
        self.turn = turn
        self.chances = chances
        self.low = low
        self.high = high


def curve(looks: list[Look]) -> list[Point]:
    """One point for each turn."""
    parts = parts_of(looks)
    found: list[Point] = []
    for i in range(len(looks)):
        if i == 0 or looks[i].turn != looks[i - 1].turn:
            found.append(point(looks, parts, i))
    return found


def outcome(judgement: Judgement, s: State) -> list[float]:
    """How a match ended, as chances: won or not, in parts where several share the first place;
    alone, how near it came to a high score."""
    places = s.ranking()
    if len(places) == 1:
        return judgement.payoff(s)
    return [1.0 / float(places.count(1)) if place == 1 else 0.0 for place in places]


def exact(place: int, turn: int, chances: list[float]) -> Point:
    """The end of a match: there is no doubt about it."""
    return Point(place, turn, chances, chances, chances)


def parts_of(looks: list[Look]) -> list[int]:
    """For each decision the part that it is smoothed in: a large change has its reason where
    something was shown."""
    part = 0
    found: list[int] = []
    for i in range(len(looks)):
        if i > 0 and looks[i].is_new and jumps(looks[i - 1].chances, looks[i].chances):
            part += 1
        found.append(part)
    return found


def jumps(before: list[Estimate], after: list[Estimate]) -> bool:
    """Whether somebody's chance has changed, and by more than the doubt about it."""
    for seat in range(len(after)):
        if abs(after[seat].mean - before[seat].mean) > JUMP:
            sure = max(
                after[seat].surely_above(before[seat]), before[seat].surely_above(after[seat])
            )
            if sure > 0.0:
                return True
    return False


def point(looks: list[Look], parts: list[int], at: int) -> Point:
    """The smoothed chances of all seats at one decision."""
    seats = len(looks[at].chances)
    chances: list[float] = []
    low: list[float] = []
    high: list[float] = []
    for seat in range(seats):
        odds, error = smoothed(looks, parts, at, seat)
        chances.append(share(odds))
        low.append(share(odds - SIDE * error))
        high.append(share(odds + SIDE * error))
    total = sum(chances)
    if seats > 1 and total > 0.0:
        chances = [chance / total for chance in chances]
        low = [min(low[seat] / total, chances[seat]) for seat in range(seats)]
        high = [min(1.0, max(high[seat] / total, chances[seat])) for seat in range(seats)]
    return Point(looks[at].place, looks[at].turn, chances, low, high)


def smoothed(looks: list[Look], parts: list[int], at: int, seat: int) -> tuple[float, float]:
    """The log-odds of a seat as the mean of the decisions around, and its standard error."""
    first = max(0, at - REACH)
    last = min(len(looks) - 1, at + REACH)
    weights: list[float] = []
    values: list[float] = []
    doubts: list[float] = []
    for i in range(first, last + 1):
        if parts[i] != parts[at]:
            continue
        away = float(i - at) / float(REACH + 1)
        chance = within(looks[i].chances[seat].mean)
        slope = chance * (1.0 - chance)
        error = looks[i].chances[seat].error / slope
        doubt = error * error + NEARLY
        weights.append((1.0 - away * away) / doubt)
        values.append(math.log(chance / (1.0 - chance)))
        doubts.append(doubt)
    total = sum(weights)
    mean = sum([weights[i] * values[i] for i in range(len(weights))]) / total
    search = sum([weights[i] * weights[i] * doubts[i] for i in range(len(weights))])
    apart = sum([weights[i] * (values[i] - mean) * (values[i] - mean) for i in range(len(weights))])
    smoothing = apart / total / float(len(weights))
    return mean, math.sqrt(search / (total * total) + smoothing)


def within(chance: float) -> float:
    """A chance that has log-odds."""
    return min(1.0 - NEARLY, max(NEARLY, chance))


def share(odds: float) -> float:
    """Log-odds as a chance."""
    return 1.0 / (1.0 + math.exp(-odds))
