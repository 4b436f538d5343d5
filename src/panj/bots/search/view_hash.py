"""What the searching seat sees of a position, as one number.

A place in the tree is a set of positions that look the same to the seat. Without that a search
would mix walks on which different things were drawn, and would know what others chose in secret.
"""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells, blank
from panj.core.encoding import Encoding
from panj.core.game import Game
from panj.core.state import State
from panj.core.terms import Terms

LOW: Final = (1 << 31) - 1
"""Both halves are so small that no product passes 62 bits: compiled numbers wrap silently."""
CELL: Final = (1 << 16) - 1
FIRST: Final = 1_000_003
SECOND: Final = 998_244_353
"""The two factors only have to be odd, large and different."""
ALIKE: Final = 0
"""All positions of a game without an encoding of its own: only the moves tell them apart."""


class ViewHash:
    """Numbers for what one seat sees, made from the encoding of its view."""

    def __init__(self, game: Game, terms: Terms, seat: int) -> None:
        self.seat = seat
        self.encoding = game.encoding
        self.has_encoding = type(self.encoding) is not Encoding
        self.blank = blank(self.encoding.size(terms))

    def of(self, s: State) -> i64:
        """The same number for positions that look the same, and hardly ever for others."""
        if not self.has_encoding:
            return ALIKE
        cells = Cells(self.blank[:], 0)
        self.encoding.write(s, self.seat, cells)
        values = cells.values
        first: i64 = 1
        second: i64 = 1
        for i in range(i64(len(values))):
            cell: i64 = i64(values[i]) & CELL
            if cell != 0:  # most cells are blank
                mixed = (i << 16) + cell
                first = (first * FIRST + mixed) & LOW
                second = ((second ^ mixed) * SECOND + i) & LOW
        return (first << 31) + second
