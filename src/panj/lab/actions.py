"""The action space of a game: its moves as numbers, and masks of those that are legal."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State

Mask: TypeAlias = npt.NDArray[np.int8]


class IllegalAction(ValueError):
    """An action that is not legal now; nothing was played, in no lane."""


class Actions:
    """Numbers below `size` for all moves of a game, the same at every decision."""

    def __init__(self, game: Game) -> None:
        encoding = game.encoding
        self.numbering = encoding.numbering(game.moves)
        self.version = encoding.actions_version
        self.size = self.numbering.size

    def number(self, move: Move) -> int:
        """The number of a move."""
        return int(self.numbering.number(move))

    def move(self, number: int) -> Move:
        """The move with this number; in a game on an endless plane rather `pick` it.

        There a number stands for the cell nearest to the middle (`numbering.SIDE`).
        """
        return self.numbering.move(number)

    def pick(self, s: State, number: int) -> Move:
        """The legal move with this number; an error if there is none."""
        return self.numbering.pick(s, number)

    def legal(self, s: State) -> list[int]:
        """The numbers of all legal moves, in the order of the list; none when the game is over."""
        return self.numbering.legal(s)

    def mask(self, s: State) -> Mask:
        """1 for every legal number, 0 for the others."""
        found: Mask = np.zeros(self.size, np.int8)
        found[self.legal(s)] = 1
        return found
