"""Where a domino would lie, said by what is beside it: a player knows no coordinates."""

from typing import Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.moves import DIRECTIONS, WIDTH, Direction, Do, beside
from panj.games.kingdomino.rules.turn import PlaceDomino
from panj.games.kingdomino.showing.phrases import EDGE
from panj.games.kingdomino.state import KingdominoState
from panj.games.kingdomino.tables import LEFT, RIGHT, TERRAIN_MASK, Terrain

SIDE_OF: Final = {
    Direction.SOUTH: 0,
    Direction.NORTH: 1,
    Direction.EAST: 2,
    Direction.WEST: 3,
}
"""What has its neighbour in this direction lies above it, below it, left of it, right of it."""


def where(s: State, move: Move) -> Message | None:
    """KD-4.1 A placement in words; other moves need none."""
    d = s.decision()
    if move.kind != Do.PLACE or not isinstance(d, PlaceDomino):
        return None
    assert isinstance(s, KingdominoState)
    kingdom = s.players[d.who].kingdom
    left, right = int(move.a), int(beside(move.a, move.b))
    first = half(kingdom, left, int(LEFT[d.domino]) & TERRAIN_MASK, int(move.b))
    second = half(kingdom, right, int(RIGHT[d.domino]) & TERRAIN_MASK, opposite(int(move.b)))
    form, operands = lying(first, second, int(move.b))
    edge = edge_of(kingdom, left, right)
    if edge < 0:
        return Message(f"kingdomino.where.{form}", operands)
    name = "edge" if form == "inside" else f"{form}_edge"
    return Message(f"kingdomino.where.{name}", [*operands, edge])


def opposite(direction: int) -> int:
    return (direction + 2) % DIRECTIONS


def lying(left: list[int], right: list[int], turn: int) -> tuple[str, list[int | str]]:
    """How both halves lie: each by its own neighbour, or one by its neighbour and the other seen
    from there."""
    double = left[0] == right[0]
    if len(left) > 1 and left == right:
        return "double_along", [*left]
    if len(left) > 1 and len(right) > 1:
        return ("double", [*left, *right[1:]]) if double else ("inside", [*left, *right])
    first, second, seen = (left, right, turn) if len(left) > 1 else (right, left, opposite(turn))
    if double:
        return "double_turned", [*first, seen]
    return "turned", [*first, second[0], seen]


def half(kingdom: Kingdom, cell: int, terrain: int, partner: int) -> list[int]:
    """A half by its terrain, and where it lies: beside its own terrain, the castle or any other;
    nothing more of one that touches only its partner."""
    found = [terrain - Terrain.WHEAT]
    best = 0
    for direction in range(DIRECTIONS):
        square = int(kingdom.squares[beside(cell, direction)])
        worth = how_telling(square, terrain) if direction != partner else 0
        if worth > best:
            best = worth
            by = (square & TERRAIN_MASK) - Terrain.WHEAT
            found = [terrain - Terrain.WHEAT, SIDE_OF[direction], by]
    return found


def how_telling(square: int, terrain: int) -> int:
    """How well a neighbour says where something lies: best if it is what connects."""
    if square == 0:
        return 0
    if square & TERRAIN_MASK == terrain:
        return 3
    return 2 if square & TERRAIN_MASK == Terrain.CASTLE else 1


def edge_of(kingdom: Kingdom, first: int, second: int) -> int:
    """The edge or the corner of the kingdom at which both cells lie, or reach it; -1 inside."""
    rows = (first // WIDTH, second // WIDTH)
    columns = (first % WIDTH, second % WIDTH)
    high = min(rows) <= kingdom.north
    low = max(rows) >= kingdom.south
    left = min(columns) <= kingdom.west
    right = max(columns) >= kingdom.east
    # A kingdom of one row has its top at its bottom: that tells nothing.
    row = 0 if high == low else 1 if high else 2
    column = 0 if left == right else 1 if left else 2
    names = {
        (1, 0): "top",
        (2, 0): "bottom",
        (0, 1): "left",
        (0, 2): "right",
        (1, 1): "top_left",
        (1, 2): "top_right",
        (2, 1): "bottom_left",
        (2, 2): "bottom_right",
    }
    name = names.get((row, column))
    return -1 if name is None else EDGE.names.index(name)
