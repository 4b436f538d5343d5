"""Action numbers: every move has one, and a wide plane is rolled up."""

import pytest

from panj.core.moves import Move, MoveTable, Verb
from panj.core.numbering import Numbering
from panj.core.registry import REGISTRY
from panj.core.things import Kind, Operand, Plane
from panj.games.minerva.moves import CELL as CITY_CELL
from panj.games.minerva.moves import Do
from panj.lab.actions import Actions

CELL = Plane("cell", 100, 50)
TABLE = MoveTable(
    "chess",
    [
        Verb(0, "resign", []),
        Verb(1, "move", [Operand("piece", Kind("piece", 6)), Operand("cell", CELL)]),
        Verb(2, "swap", [Operand(name, Kind(name, 3)) for name in ("a", "b", "c")]),
    ],
)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_number_is_a_move_and_the_other_way_round(slug: str) -> None:
    numbering = Numbering(REGISTRY.game(slug).moves)
    for number in range(0, numbering.size, 7):
        assert numbering.number(numbering.move(number)) == number


@pytest.mark.parametrize("slug", sorted({*REGISTRY.slugs()} - {"minerva"}))
def test_without_a_plane_the_numbers_are_those_of_the_move_table(slug: str) -> None:
    moves = REGISTRY.game(slug).moves
    numbering = Numbering(moves)
    assert numbering.size == moves.size
    for number in range(0, moves.size, 11):
        assert numbering.move(number) == moves.move(number)


def test_a_wide_plane_is_rolled_up() -> None:
    numbering = Numbering(TABLE)
    assert numbering.size == 1 + 6 * 32 * 32 + 27
    middle = Move(1, 2, 50 * 100 + 50)
    assert numbering.number(middle) == 1 + 2 * 1024 + 16 * 32 + 16
    far = Move(1, 2, (50 + 32) * 100 + 50 - 32)
    assert numbering.number(far) == numbering.number(middle)
    assert numbering.move(int(numbering.number(far))) == middle


@pytest.mark.parametrize("number", [-1, 1 + 6 * 32 * 32 + 27])
def test_there_are_no_other_numbers(number: int) -> None:
    with pytest.raises(ValueError, match=f"no move has number {number}"):
        Numbering(TABLE).move(number)


def test_a_far_cell_is_picked_from_the_legal_moves() -> None:
    game = REGISTRY.game("minerva")
    actions = Actions(game)
    s = game.new(2, {}, 1)
    s.play(Move(Do.RESIDENCE))
    d = s.decision()
    assert d is not None
    city = s.players[d.who].city  # type: ignore[attr-defined]
    for x in range(1, 20):
        city.put(CITY_CELL.parse(f"{x},0"), 2)
    far = Move(Do.PLACE, CITY_CELL.parse("20,0"))
    assert far in d.moves(s)
    number = actions.number(far)
    assert actions.move(number) != far
    assert actions.pick(s, number) == far
    with pytest.raises(ValueError, match="is not legal"):
        actions.pick(s, 0)
