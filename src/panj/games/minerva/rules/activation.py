"""MI-3.16 to MI-3.19 A residence brings the line of tiles in one direction to life."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.minerva.city import City
from panj.games.minerva.moves import ACTIVATE, beside
from panj.games.minerva.rules.effects import activate, check_culture
from panj.games.minerva.showing.previews import line_messages
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face, Type


class ChooseDirection(Decision[MinervaState]):
    """MI-3.16, MI-3.18 Up, down, left or right; a direction with nothing to activate is legal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cell")
    RULE: ClassVar[str] = "MI-3.17"

    def __init__(self, who: int, cell: int) -> None:
        super().__init__(who)
        self.cell = cell

    def moves(self, s: MinervaState) -> list[Move]:
        return ACTIVATE[:]

    def choose(self, s: MinervaState, move: Move) -> None:
        if s.notes is not None:
            s.note("minerva.log.activates", [self.who, move.a])
        walk(s, self.who, beside(self.cell, move.a), move.a)

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.direction", [])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        city = s.players[self.who].city
        return line_messages(s, self.who, line_faces(city, self.cell, move.a))


class WalkLine(Step[MinervaState]):
    """MI-3.17 The line goes on at a cell, after a tile that asked something."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cell", "direction")

    def __init__(self, who: int, cell: int, direction: int) -> None:
        super().__init__(who)
        self.cell = cell
        self.direction = direction

    def run(self, s: MinervaState) -> None:
        walk(s, self.who, self.cell, self.direction)


def walk(s: MinervaState, who: int, start: i64, direction: i64) -> None:
    """MI-3.17 Nearest first, up to an empty cell or a residence; then the culture check."""
    city = s.players[who].city
    tiles = s.tiles
    cell = start
    face = city.at(cell)
    while face != Face.EMPTY and tiles.type[face] != Type.RESIDENCE:
        cell = beside(cell, direction)
        if tiles.acts_in_line(face):  # MI-9.10 the others are walked through
            question = activate(s, who, face)
            if question is not None:
                s.then([question, WalkLine(who, cell, direction)])
                return
        face = city.at(cell)
    check_culture(s, who)


def line_cells(city: City, start: int, direction: int) -> list[int]:
    """MI-3.17 The cells of the line from a residence, those walked through included."""
    found: list[int] = []
    cell: int = beside(start, direction)
    face = city.at(cell)
    while face not in (Face.EMPTY, Face.RESIDENCE, Face.STAFFED):
        found.append(cell)
        cell = beside(cell, direction)
        face = city.at(cell)
    return found


def line_faces(city: City, start: int, direction: int) -> list[int]:
    """MI-3.17 The faces of the line from a residence, nearest first."""
    return [city.at(cell) for cell in line_cells(city, start, direction)]
