"""Cells are written from left to right; what is skipped stays blank."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from panj.core.cells import Cells, blank


def written(cells: Cells) -> list[int]:
    """All cells up to the next one."""
    return [int(cell) for cell in cells.values][: cells.at]


def test_cells_are_written_in_order() -> None:
    cells = Cells(blank(20), 0)
    cells.put(-7)
    cells.row(vec[i64]([1, 2, 3]))
    cells.part(vec[i64]([4, 5, 6, 7]), 1, 2)
    cells.bytes(vec[u8]([8, 9, 10]), 2, 1)
    cells.bits(0b101, 5)
    assert written(cells) == [-7, 1, 2, 3, 5, 6, 10, 1, 0, 1, 0, 0]


def test_marks_and_counts_do_not_move() -> None:
    cells = Cells(blank(10), 0)
    cells.mark(2)
    cells.set(0, 5)
    cells.skip(3)
    cells.tally([1, 3, 1], 4)
    assert written(cells) == [5, 0, 1, 0, 2, 0, 1]


def test_a_field_that_is_too_small_is_an_error() -> None:
    with pytest.raises(ValueError, match="room"):
        Cells(blank(10), 5).skip(-1)
