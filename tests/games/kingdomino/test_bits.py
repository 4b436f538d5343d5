"""Sets of cells: the same answers interpreted and compiled, up to the last cell."""

import pytest

from panj.core.dice import Dice
from panj.games.kingdomino.thinking.bits import STRIDE, around, cell_bit, count, flood, square_room
from panj.games.kingdomino.thinking.land import wasted

GRIDS = [5, 7]


def cells(*places: tuple[int, int]) -> int:
    """A set of cells by row and column."""
    return sum(2 ** (row * STRIDE + column) for row, column in places)


@pytest.mark.parametrize("row", range(7))
def test_every_cell_is_a_bit_of_its_own(row: int) -> None:
    # Compiled, a shift of a literal 1 is done in 32 bits: rows from the fourth on went wrong.
    for column in range(7):
        assert cell_bit(row, column) == 2 ** (row * STRIDE + column)


@pytest.mark.parametrize("grid", GRIDS)
def test_a_board_has_all_its_cells(grid: int) -> None:
    every = cells(*[(row, column) for row in range(grid) for column in range(grid)])
    assert square_room(grid) == every
    assert count(every) == grid * grid


def test_counting_agrees_with_the_binary_digits() -> None:
    dice = Dice(3)
    for _ in range(500):
        some = (int(dice.word()) << 32 | int(dice.word())) & int(square_room(7))
        assert count(some) == some.bit_count()


def test_neighbours_share_a_side_and_rows_do_not_run_on() -> None:
    room = square_room(7)
    assert around(cells((3, 3))) & room == cells((2, 3), (4, 3), (3, 2), (3, 4))
    assert around(cells((6, 6))) & room == cells((5, 6), (6, 5))
    assert around(cells((2, 0))) & room == cells((1, 0), (3, 0), (2, 1))


def test_a_flood_stays_in_its_part() -> None:
    west = cells((0, 0), (1, 0), (2, 0))
    east = cells((4, 4), (5, 4), (6, 4))
    assert flood(cells((0, 0)), west | east) == west
    assert flood(cells((6, 4)), west | east) == east


@pytest.mark.rule("KD-4.10")
def test_cells_that_no_domino_can_cover_are_counted() -> None:
    assert wasted(0) == 0
    assert wasted(cells((4, 0), (4, 1))) == 0
    assert wasted(cells((0, 0))) == 1
    assert wasted(cells((0, 0), (4, 4))) == 2
    assert wasted(cells((0, 0), (0, 1), (0, 2))) == 1
    # A T of four cells has three of one colour: one domino fits, two cells stay empty.
    assert wasted(cells((5, 0), (5, 1), (5, 2), (6, 1))) == 2
