"""Where a tile lies or would lie, said by its neighbours: a player knows no coordinates."""

from typing import Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from panj.games.minerva.city import City
from panj.games.minerva.moves import DIRECTIONS, HALVES, Direction, Do, beside
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face

SIDE_OF: Final = {
    Direction.DOWN: 0,
    Direction.UP: 1,
    Direction.RIGHT: 2,
    Direction.LEFT: 3,
}
"""What has its neighbour in this direction lies above it, below it, left of it, right of it."""


def where(s: State, move: Move) -> Message | None:
    """MI-3.14 A cell, a tile of the own city or a half of a pair in words."""
    d = s.decision()
    assert isinstance(s, MinervaState)
    assert d is not None
    if move.kind in (Do.BUILD_HALF, Do.TAKE):
        return of_pair(s, move)
    if move.kind not in (Do.PLACE, Do.ASSISTANT, Do.CHOOSE):
        return None
    city = s.players[d.who].city
    near = neighbours(city, int(move.a))
    if move.kind == Do.CHOOSE:
        face = int(city.at(move.a))
        return Message("minerva.where.choose", [face, *near[0]]) if near else None
    if move.kind == Do.ASSISTANT:
        return Message("minerva.where.assistant", [*near[0]]) if near else None
    if len(near) > 1:
        return Message("minerva.where.between", [*near[0], *near[1]])
    return Message("minerva.where.place", [*near[0]]) if near else None


def neighbours(city: City, cell: int) -> list[list[int]]:
    """The tiles beside a cell, with the side of each on which the cell lies."""
    found: list[list[int]] = []
    for direction in range(DIRECTIONS):
        face = int(city.at(beside(cell, direction)))
        if face != Face.EMPTY:
            found.append([SIDE_OF[direction], face])
    return found


def of_pair(s: MinervaState, move: Move) -> Message | None:
    """MI-6.2 A half of a pair, told by the other one."""
    halves = s.pairs[move.a * HALVES : move.a * HALVES + HALVES]
    if move.kind == Do.TAKE:
        others = [face for face in halves if face not in (Face.ROUND, Face.EMPTY)]
        return Message("minerva.where.take", [others[0]]) if others else None
    others = [face for face in halves if face not in (move.b, Face.EMPTY)]
    if not others:
        return Message("minerva.move.build", [int(move.b)])
    return Message("minerva.where.build_half", [int(move.b), others[0]])
