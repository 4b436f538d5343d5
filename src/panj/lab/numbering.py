"""Moves as action numbers, fast enough to number a whole list of legal moves at every decision."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.core.moves import MOST_OPERANDS, Move, MoveTable
from panj.core.state import State


class Numbering:
    """The action space of a move table: a fixed number for every move that can be written."""

    def __init__(self, table: MoveTable) -> None:
        self.table = table
        self.size = table.size
        self.start = vec[i64]([])
        self.strides = vec[i64]([0] * (len(table.verbs) * MOST_OPERANDS))
        starts: list[int] = []
        for verb in table.verbs:
            starts.append(table.number(Move(verb.kind)))
            stride = verb.size
            for i, operand in enumerate(verb.operands):
                stride //= operand.kind.size
                self.strides[verb.kind * MOST_OPERANDS + i] = stride
        self.start = vec[i64](starts)

    def number(self, move: Move) -> i64:
        """The number of a move: the table's, without making a list of operands."""
        at = move.kind * MOST_OPERANDS
        strides = self.strides
        number = self.start[move.kind] + move.a * strides[at]
        return number + move.b * strides[at + 1] + move.c * strides[at + 2]

    def move(self, number: int) -> Move:
        """The move with this number."""
        return self.table.move(number)

    def legal(self, s: State) -> list[int]:
        """The numbers of all legal moves, in the order of the list; none when the game is over."""
        d = s.decision()
        if d is None:
            return []
        return [self.number(move) for move in d.moves(s)]
