"""Patience: where an answer is secret, the time that it takes must not tell it either.

A bot with one answer would have it at once, and with two think as long as it may: at a secret
decision that difference names the sealed warrant, or says that a hand has nothing to build. So
every such answer, forced or not, comes at a time that is drawn without looking at it, past the
longest that this bot thinks. Nothing is kept of it.
"""

import random
from collections.abc import Callable
from typing import Final

SPREAD: Final = 0.5
"""By what part of itself the pause is longer or shorter: the little by which one thought takes
longer than another, and a busy machine's hiccups, are lost in it."""

PART: Final = 0.3
"""The pause as a part of the usual thought."""

CHANCE: Final = random.SystemRandom()

Draw = Callable[[float, float], float]


def drawn(longest: float, pause: float, draw: Draw = CHANCE.uniform) -> float:
    """The time of one answer of a bot that thinks so long at most; the pause is what is added to
    that on average."""
    return longest + draw(pause * (1 - SPREAD), pause * (1 + SPREAD))
