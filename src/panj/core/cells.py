"""A row of small integers that an encoding fills from left to right."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8


class Cells:
    """Cells that are blank, that is 0, until something is written; `at` is the next one.

    Whoever begins gives a fresh copy of blank cells: copying them is faster than
    writing zeros, and an encoding may skip whatever is empty.
    """

    # A vec holds machine numbers side by side: reading one makes no object, a copy is one block.
    def __init__(self, values: vec[i16], at: i64) -> None:
        self.values = values
        self.at = at

    def put(self, value: i64) -> None:
        """Write the next cell."""
        self.values[self.at] = i16(value)
        self.at += 1

    def skip(self, count: i64) -> None:
        """Leave so many cells blank."""
        if count < 0:
            raise ValueError("more was written than the field has room for")
        self.at += count

    def set(self, place: i64, value: i64) -> None:
        """Write a cell so many further on, without moving."""
        self.values[self.at + place] = i16(value)

    def mark(self, place: i64) -> None:
        """Write 1 so many cells further on, without moving: a member of a set."""
        self.values[self.at + place] = 1

    def add(self, place: i64) -> None:
        """Count one more so many cells further on, without moving."""
        self.values[self.at + place] = self.values[self.at + place] + 1

    def row(self, values: vec[i64]) -> None:
        """Write several cells."""
        self.part(values, 0, len(values))

    # The loops below do without `put`: it takes 2.4 ns a cell, they take 0.7.

    def part(self, values: vec[i64], start: i64, size: i64) -> None:
        """Write so many cells from a place on."""
        cells = self.values
        to = self.at - start
        for i in range(start, start + size):
            cells[to + i] = i16(values[i])
        self.at += size

    def bytes(self, values: vec[u8], start: i64, size: i64) -> None:
        """Write so many small numbers from a place on."""
        cells = self.values
        to = self.at - start
        for i in range(start, start + size):
            cells[to + i] = i16(values[i])
        self.at += size

    def bits(self, members: i64, size: i64) -> None:
        """Write a set out of so many possible members, given as bits."""
        cells = self.values
        at = self.at
        left = members
        while left != 0:
            cells[at] = i16(left & 1)
            left = left >> 1
            at += 1
        self.at += size

    def tally(self, members: list[int], size: i64) -> None:
        """Write how often each of so many possible members is in a list."""
        for member in members:
            self.add(member)
        self.skip(size)


def blank(size: int) -> vec[i16]:
    """So many blank cells."""
    return vec[i16]([0] * size)
