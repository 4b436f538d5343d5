"""Observations as arrays: what a seat knows, in one row or by the names of its fields."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from panj.core.cells import Cells, blank
from panj.core.encoding import Field
from panj.core.game import Game
from panj.core.state import State
from panj.core.terms import Terms

Observed: TypeAlias = npt.NDArray[np.int16]
Features: TypeAlias = npt.NDArray[np.float32]

USUAL: Final = 100
"""An amount without bounds of its own, such as points, is seldom larger."""


def observation(game: Game, s: State, seat: int) -> Observed:
    """What one seat knows, as one row."""
    encoding = game.encoding
    cells = Cells(blank(encoding.size(s.terms)), 0)
    encoding.write(s, seat, cells)
    return np.frombuffer(memoryview(cells.values), np.int16).copy()


def named(game: Game, terms: Terms, flat: Observed) -> dict[str, Observed]:
    """The fields of one row, or of many rows at once, by name and in their shapes."""
    found: dict[str, Observed] = {}
    at = 0
    for field in game.encoding.fields(terms):
        part = flat[..., at : at + field.size]
        found[field.name] = part.reshape(*flat.shape[:-1], *field.shape)
        at += field.size
    return found


def features(game: Game, terms: Terms, flat: Observed) -> Features:
    """Rows for a network: categories one-hot, amounts about between -1 and 1."""
    parts: list[Features] = []
    at = 0
    for field in game.encoding.fields(terms):
        part = flat[..., at : at + field.size]
        at += field.size
        if field.category:
            parts.append(one_hot(field, part))
        else:
            parts.append((part / min(field.high, USUAL)).astype(np.float32))
    return np.concatenate(parts, axis=-1)


def one_hot(field: Field, part: Observed) -> Features:
    """A 1 at the place of each number, and 0 at the others."""
    names = np.arange(field.low, field.high + 1, dtype=np.int16)
    found: Features = (part[..., None] == names).astype(np.float32)
    return found.reshape(*part.shape[:-1], -1)
