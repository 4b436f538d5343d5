"""The verbs of Kingdomino and what they act on."""

from typing import Final

from mypy_extensions import i64

from panj.core.moves import Move, MoveTable, Verb
from panj.core.things import Kind, Named, Operand
from panj.games.kingdomino.tables import DOMINOES, TERRAINS, Terrain

REACH: Final = 7
"""The castle is at (0, 0); no square lies further from it than 6, the rest is border."""

WIDTH: Final = 2 * REACH + 1
CELLS: Final = WIDTH * WIDTH
CASTLE_CELL: Final = REACH * WIDTH + REACH
"""Cells are the rows of a flat board, one after another."""


class Do:
    """KD-3.10 to KD-3.12 What a player can be asked to do."""

    CLAIM: Final = 0
    PLACE: Final = 1
    DISCARD: Final = 2


class Direction:
    """KD-4.1 Where the right half lies, seen from the left half."""

    EAST: Final = 0
    SOUTH: Final = 1
    WEST: Final = 2
    NORTH: Final = 3


DIRECTIONS: Final = 4


def beside(cell: i64, direction: i64) -> i64:
    """The neighbour of a cell on one side."""
    if direction == Direction.EAST:
        return cell + 1
    if direction == Direction.SOUTH:
        return cell + WIDTH
    if direction == Direction.WEST:
        return cell - 1
    return cell - WIDTH


class CellKind(Kind):
    """A cell of the own kingdom, written as its coordinates: the castle is `0,0`."""

    def __init__(self) -> None:
        super().__init__("cell", CELLS, is_thing=True)

    def is_number(self) -> bool:
        return False

    def text(self, value: int) -> str:
        return f"{value % WIDTH - REACH},{value // WIDTH - REACH}"

    def parse(self, text: str) -> int:
        x, comma, y = text.partition(",")
        if not comma or not is_coordinate(x) or not is_coordinate(y):
            return -1
        return cell_at(int(x), int(y))


def is_coordinate(text: str) -> bool:
    """Whether this is a whole number within reach."""
    digits = text.removeprefix("-")
    return len(digits) == 1 and "0" <= digits <= str(REACH)


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates; the castle is (0, 0), y grows downwards."""
    return (y + REACH) * WIDTH + x + REACH


DOMINO: Final = Kind("domino", DOMINOES + 1, is_thing=True)
CELL: Final = CellKind()
TERRAIN: Final = Named(
    "terrain", TERRAINS[Terrain.WHEAT : Terrain.CASTLE], words="kingdomino.terrain"
)
# Words and browsers know it as the turn of a domino.
DIRECTION: Final = Named("turn", ["east", "south", "west", "north"], words="kingdomino.turn")


class PlaceVerb(Verb):
    """Placing touches two cells: the left half's, then the right half's."""

    def things(self, move: Move) -> list[str]:
        return [CELL.ident(move.a), CELL.ident(beside(move.a, move.b))]


VERBS: Final = MoveTable(
    "kingdomino",
    [
        Verb(Do.CLAIM, "claim", [Operand("domino", DOMINO)]),
        PlaceVerb(Do.PLACE, "place", [Operand("cell", CELL), Operand("turn", DIRECTION)]),
        Verb(Do.DISCARD, "discard", [Operand("domino", DOMINO)]),
    ],
)

# Moves are made once and shared: making one for each option would cost a quarter of the time
# that listing them takes. A placement stands at its cell times DIRECTIONS plus its own.
CLAIM: Final = [Move(Do.CLAIM, domino) for domino in range(DOMINOES + 1)]
PLACE: Final = [
    Move(Do.PLACE, at // DIRECTIONS, at % DIRECTIONS) for at in range(CELLS * DIRECTIONS)
]
DISCARD: Final = [Move(Do.DISCARD, domino) for domino in range(DOMINOES + 1)]
