"""Helpers that all tests share: `rule` marks, `moves` lists, `play_on` plays at random."""

from collections.abc import Iterable, Sequence

import pytest

from panj.core.dice import Dice
from panj.core.moves import Move
from panj.core.state import Decision, State

rule = pytest.mark.rule
"""`@rule("KD-3.6")`: the rules of `docs/rules/` that a test checks."""


def asked(s: State) -> Decision[State]:
    """The decision that is asked now."""
    d = s.decision()
    assert d is not None, "the game is over"
    return d


def moves(s: State) -> list[Move]:
    """The legal moves of the decision that is asked now."""
    return asked(s).moves(s)


def play_all(s: State, chosen: Iterable[Move]) -> None:
    """Play moves one after another; one that is not legal is refused."""
    for move in chosen:
        s.play(move)


def play_on(s: State, seed: int, most: int = 1_000_000) -> int:
    """Play random legal moves until the game is over; the number of decisions made."""
    dice = Dice(seed)
    for made in range(most):
        if s.decision() is None:
            return made
        options = moves(s)
        s.make(options[dice.below(len(options))])
    return most


def surprise(counts: Sequence[int], expected: float) -> float:
    """The chi-square statistic of counts that should all be about equal."""
    return sum((count - expected) ** 2 for count in counts) / expected


MOST_SURPRISE = {2: 13.9, 5: 20.6, 23: 49.8, 47: 82.8}
"""The chi-square value that one fair experiment in a thousand passes, by degrees of freedom."""
