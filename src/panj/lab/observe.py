"""Observations as arrays: what a seat knows, in one row or by the names of its fields."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from panj.core.game import Game
from panj.core.state import State
from panj.core.terms import Terms
from panj.lab.encoding import encoding_for
from panj.lab.sheet import Sheet, blank

Numbers: TypeAlias = npt.NDArray[np.int16]


def observation(game: Game, s: State, seat: int) -> Numbers:
    """What one seat knows, as one row."""
    encoding = encoding_for(game.slug)
    sheet = Sheet(blank(encoding.size(s.terms)), 0)
    encoding.write(s, seat, sheet)
    return np.frombuffer(memoryview(sheet.cells), np.int16).copy()


def named(game: Game, terms: Terms, flat: Numbers) -> dict[str, Numbers]:
    """The fields of one row, or of many rows at once, by name and in their shapes."""
    found: dict[str, Numbers] = {}
    at = 0
    for field in encoding_for(game.slug).fields(terms):
        part = flat[..., at : at + field.size]
        found[field.name] = part.reshape(*flat.shape[:-1], *field.shape)
        at += field.size
    return found
