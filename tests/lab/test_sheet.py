"""Cells are written from left to right; what is skipped stays blank."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from panj.core.sheet import Sheet, blank


def written(sheet: Sheet) -> list[int]:
    """All cells up to the next one."""
    return [int(cell) for cell in sheet.cells][: sheet.at]


def test_cells_are_written_in_order() -> None:
    sheet = Sheet(blank(20), 0)
    sheet.put(-7)
    sheet.row(vec[i64]([1, 2, 3]))
    sheet.part(vec[i64]([4, 5, 6, 7]), 1, 2)
    sheet.bytes(vec[u8]([8, 9, 10]), 2, 1)
    sheet.bits(0b101, 5)
    assert written(sheet) == [-7, 1, 2, 3, 5, 6, 10, 1, 0, 1, 0, 0]


def test_marks_and_counts_do_not_move() -> None:
    sheet = Sheet(blank(10), 0)
    sheet.mark(2)
    sheet.set(0, 5)
    sheet.skip(3)
    sheet.tally([1, 3, 1], 4)
    assert written(sheet) == [5, 0, 1, 0, 2, 0, 1]


def test_a_field_that_is_too_small_is_an_error() -> None:
    with pytest.raises(ValueError, match="room"):
        Sheet(blank(10), 5).skip(-1)
