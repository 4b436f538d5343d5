"""Moves as action numbers, fast enough to number a whole list of legal moves at every decision."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.core.moves import MOST_OPERANDS, Move, MoveTable, Verb
from panj.core.state import State
from panj.core.things import Kind, Plane

SIDE: Final = 32
"""A wide plane is rolled up: cells that lie so many columns or rows apart share a number.

A plane must hold whatever may be laid, some hundred cells each way, and numbering all of them
would make some 200,000 actions; what is really laid is seldom wider than 16 cells. Only where it
is wider than 30 have two legal cells one number; the first of them is meant.
"""

MIDDLE: Final = 16
"""Where the middle of a plane lies in the square."""


def is_wide(kind: Kind) -> bool:
    """Whether it is a plane that is rolled up."""
    return isinstance(kind, Plane) and kind.width > SIDE


def size_of(kind: Kind) -> int:
    """How many numbers the members of a kind have."""
    return SIDE * SIDE if is_wide(kind) else kind.size


def rolled(cell: i64, width: i64, reach: i64) -> i64:
    """The place of a plane's cell in the square, row by row."""
    x = (cell % width - reach + MIDDLE) & (SIDE - 1)
    y = (cell // width - reach + MIDDLE) & (SIDE - 1)
    return y * SIDE + x


def unrolled(place: int, kind: Kind) -> int:
    """The cell nearest to the middle of a plane that has this place in the square."""
    assert isinstance(kind, Plane)
    x = place % SIDE - MIDDLE + kind.reach
    y = place // SIDE - MIDDLE + kind.reach
    return y * kind.width + x


class Numbering:
    """The action space of a move table: verb by verb, and in a verb operand by operand."""

    def __init__(self, table: MoveTable) -> None:
        places = len(table.verbs) * MOST_OPERANDS
        self.table = table
        self.start = vec[i64]([0] * len(table.verbs))
        self.strides = vec[i64]([0] * places)
        self.width = vec[i64]([0] * places)
        """The widths of the operands that are wide planes; 0 for all others."""
        self.reach = vec[i64]([0] * places)
        self.has_plane = vec[i64]([0] * len(table.verbs))
        self.size = 0
        for verb in table.verbs:
            self.start[verb.kind] = self.size
            self.size += self.add(verb)

    def add(self, verb: Verb) -> int:
        """Note a verb's operands; how many numbers it has."""
        size = 1
        for i in range(len(verb.operands) - 1, -1, -1):
            kind = verb.operands[i].kind
            at = verb.kind * MOST_OPERANDS + i
            self.strides[at] = size
            size *= size_of(kind)
            if is_wide(kind):
                assert isinstance(kind, Plane)
                self.width[at] = kind.width
                self.reach[at] = kind.reach
                self.has_plane[verb.kind] = 1
        return size

    def number(self, move: Move) -> i64:
        """The number of a move."""
        at = move.kind * MOST_OPERANDS
        number = self.start[move.kind]
        strides = self.strides
        if self.has_plane[move.kind] == 0:
            number += move.a * strides[at] + move.b * strides[at + 1]
            return number + move.c * strides[at + 2]
        number += self.place(at, move.a) * strides[at]
        number += self.place(at + 1, move.b) * strides[at + 1]
        return number + self.place(at + 2, move.c) * strides[at + 2]

    def place(self, at: i64, value: i64) -> i64:
        """The place of an operand among its numbers."""
        width = self.width[at]
        return value if width == 0 else rolled(value, width, self.reach[at])

    def move(self, number: int) -> Move:
        """The move with this number; a cell is the one that is nearest to the middle."""
        if not 0 <= number < self.size:
            raise ValueError(f"no move has number {number}")
        kind = len(self.table.verbs) - 1
        while self.start[kind] > number:
            kind -= 1
        index: int = number - self.start[kind]
        operands = self.table.verbs[kind].operands
        values = [0, 0, 0]
        for i in range(len(operands) - 1, -1, -1):
            index, place = divmod(index, size_of(operands[i].kind))
            values[i] = unrolled(place, operands[i].kind) if is_wide(operands[i].kind) else place
        return Move(kind, values[0], values[1], values[2])

    def legal(self, s: State) -> list[int]:
        """The numbers of all legal moves, in the order of the list; none when the game is over."""
        d = s.decision()
        if d is None:
            return []
        return [self.number(move) for move in d.moves(s)]

    def pick(self, s: State, number: int) -> Move:
        """The legal move with this number."""
        d = s.decision()
        if d is not None:
            for move in d.moves(s):
                if self.number(move) == number:
                    return move
        raise ValueError(f"action {number} is not legal")
