"""Which bots meet, on which deal and in which seats: all of it follows from a game's number."""

from collections.abc import Sequence
from itertools import combinations, pairwise, permutations
from typing import Final

LineUp = tuple[int, ...]
"""Entrants by seat, as their numbers."""


class Format:
    """Who meets whom."""

    ROUND_ROBIN: Final = "round-robin"
    LADDER: Final = "ladder"
    ONE_AGAINST: Final = "one-against"


FORMATS: Final = (Format.ROUND_ROBIN, Format.LADDER, Format.ONE_AGAINST)


class Seating:
    """In which orders a line-up sits down to the same deal."""

    ROTATIONS: Final = "rotations"
    PERMUTATIONS: Final = "permutations"


SEATINGS: Final = (Seating.ROTATIONS, Seating.PERMUTATIONS)


class Schedule:
    """Deal after deal; each is played once in every seating before the next is dealt."""

    def __init__(self, format: str, seating: str, entrants: int, seats: int) -> None:
        found = line_ups(format, entrants, seats)
        self.seatings = [order for line_up in found for order in orders(line_up, seating)]

    def games(self, least: int) -> int:
        """So many games or a few more, so that the last deal is played in every seating."""
        return -(-least // len(self.seatings)) * len(self.seatings)

    def deal(self, number: int) -> int:
        """The deal of a game."""
        return number // len(self.seatings)

    def line_up(self, number: int) -> LineUp:
        """The entrants of a game by seat."""
        return self.seatings[number % len(self.seatings)]


def line_ups(format: str, entrants: int, seats: int) -> list[LineUp]:
    """Who meets whom, in any order of seats."""
    everybody = range(entrants)
    if seats == 1 or entrants == 1:
        return [(one,) * seats for one in everybody]
    if format == Format.ONE_AGAINST:
        return [(0, *[other] * (seats - 1)) for other in everybody[1:]]
    if format == Format.LADDER:
        return [line_up for pair in pairwise(everybody) for line_up in filled(pair, seats)]
    groups = combinations(everybody, min(entrants, seats))
    return [line_up for group in groups for line_up in filled(group, seats)]


def filled(group: Sequence[int], seats: int) -> list[LineUp]:
    """A group that fills the seats; if it is too small, its members sit twice in turn."""
    found: dict[LineUp, LineUp] = {}
    for first in range(len(group)):
        line_up = tuple(group[(first + seat) % len(group)] for seat in range(seats))
        found.setdefault(tuple(sorted(line_up)), line_up)
    return list(found.values())


def orders(line_up: LineUp, seating: str) -> list[LineUp]:
    """Every different order in which a line-up sits."""
    turned = (line_up[-turn:] + line_up[:-turn] for turn in range(len(line_up)))
    found = permutations(line_up) if seating == Seating.PERMUTATIONS else turned
    return list(dict.fromkeys(found))
