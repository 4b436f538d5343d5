"""MI-4.20 to MI-4.26 What happens when a tile with a hammer is built."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision
from panj.games.minerva.moves import CELL, DECLINE, OWN, TAKE_CULTURE, USE, Do
from panj.games.minerva.rules.bath import enter_bath
from panj.games.minerva.rules.effects import activate, take_culture
from panj.games.minerva.rules.groups import destinations
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import CULTURES, Face, Op


def when_built(s: MinervaState, who: int, face: i64, cell: i64) -> None:
    """MI-4.20 The effect may be declined, not saved; what cannot be done is void."""
    if s.tiles.is_built[face] == 0:
        return
    op = s.tiles.op[face]
    if op == Op.TAKE_CULTURE:
        if any(s.stack_height(category) > 0 for category in range(CULTURES)):
            s.then([TakeCulture(who)])
    elif op == Op.ACTIVATE_THREE:
        enter_bath(s, who, cell)
    elif op == Op.MOVE_TILE:
        if movable(s, who, cell):
            s.then([LiftTile(who, cell)])
    elif op == Op.REMOVE_RESIDENCE:
        if removable(s, who, cell):
            s.then([RemoveResidence(who, cell)])
    elif op == Op.EXCHANGE:
        question = activate(s, who, face)  # MI-4.21 has its own stop
        if question is not None:
            s.then([question])
    else:
        s.then([UseEffect(who, face)])


class UseEffect(Decision[MinervaState]):
    """MI-4.20, MI-4.23 Use a plain effect or decline it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face")
    RULE: ClassVar[str] = "MI-4.20"

    def __init__(self, who: int, face: int) -> None:
        super().__init__(who)
        self.face = face

    def moves(self, s: MinervaState) -> list[Move]:
        return [USE, DECLINE]

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.USE:
            question = activate(s, self.who, self.face)
            if question is not None:
                s.then([question])
        else:
            s.note("minerva.log.declined", [self.who, self.face])

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.use", [self.face])


class TakeCulture(Decision[MinervaState]):
    """MI-4.22 The top tile of one culture stack, whatever its symbols."""

    RULE: ClassVar[str] = "MI-4.22"

    def moves(self, s: MinervaState) -> list[Move]:
        found = [TAKE_CULTURE[c] for c in range(CULTURES) if s.stack_height(c) > 0]
        found.append(DECLINE)
        return found

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.TAKE_CULTURE:
            take_culture(s, self.who, move.a)

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.take_culture", [])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        if move.kind == Do.DECLINE:
            return []
        return [Message("minerva.preview.points", [s.tiles.culture_points[s.top_culture(move.a)]])]


class AtCell(Decision[MinervaState]):
    """What the effects on the ring of a new tile share: its cell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cell")

    def __init__(self, who: int, cell: int) -> None:
        super().__init__(who)
        self.cell = cell


class ChooseAround(AtCell):
    """MI-4.25, MI-4.26 One of the surrounding tiles, or none of them."""

    def moves(self, s: MinervaState) -> list[Move]:
        found = [Move(Do.CHOOSE, cell) for cell in self.offered(s)]
        found.append(DECLINE)
        return found

    def offered(self, s: MinervaState) -> list[int]:
        """MI-4.20 The cells of the tiles with which something can be done."""
        raise NotImplementedError


class LiftTile(ChooseAround):
    """MI-4.25 Which of the surrounding tiles is moved."""

    RULE: ClassVar[str] = "MI-4.25"

    def offered(self, s: MinervaState) -> list[int]:
        return movable(s, self.who, self.cell)

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.CHOOSE:
            s.then([MoveTile(self.who, move.a)])

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.lift", [])

    def blocked(self, s: MinervaState) -> list[Blocked]:
        free = movable(s, self.who, self.cell)
        reason = Message("minerva.refusal.would_split", [])
        return [
            Blocked(OWN.ident(cell), reason, "MI-4.25")
            for cell in s.players[self.who].city.ring(self.cell)
            if cell not in free
        ]


def movable(s: MinervaState, who: int, cell: i64) -> list[int]:
    """MI-4.25 The surrounding tiles that have at least one place to go."""
    city = s.players[who].city
    return [near for near in city.ring(cell) if destinations(city, near)]


class MoveTile(AtCell):
    """MI-4.25 Where the tile goes; nothing is activated, no effect works again (MI-9.25)."""

    RULE: ClassVar[str] = "MI-4.25"

    def moves(self, s: MinervaState) -> list[Move]:
        city = s.players[self.who].city
        return [Move(Do.PLACE, cell) for cell in destinations(city, self.cell)]

    def choose(self, s: MinervaState, move: Move) -> None:
        city = s.players[self.who].city
        face = city.lift(self.cell)
        city.put(move.a, face)
        s.note("minerva.log.moved", [self.who, face, self.cell, move.a])

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.move", [s.players[self.who].city.at(self.cell)])

    def blocked(self, s: MinervaState) -> list[Blocked]:
        city = s.players[self.who].city
        free = destinations(city, self.cell)
        reason = Message("minerva.refusal.splits_here", [])
        return [
            Blocked(CELL.ident(cell), reason, "MI-4.25")
            for cell in city.empty_beside()
            if cell not in free
        ]


class RemoveResidence(ChooseAround):
    """MI-4.26 A residence without assistant leaves the game; the city may fall apart (MI-9.13)."""

    RULE: ClassVar[str] = "MI-4.26"

    def offered(self, s: MinervaState) -> list[int]:
        return removable(s, self.who, self.cell)

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.CHOOSE:
            s.removed.append(s.players[self.who].city.lift(move.a))
            s.note("minerva.log.removed_residence", [self.who, move.a])

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.remove", [])

    def blocked(self, s: MinervaState) -> list[Blocked]:
        city = s.players[self.who].city
        reason = Message("minerva.refusal.has_assistant", [])
        return [
            Blocked(OWN.ident(cell), reason, "MI-4.26")
            for cell in city.ring(self.cell)
            if city.at(cell) == Face.STAFFED
        ]


def removable(s: MinervaState, who: int, cell: i64) -> list[int]:
    """MI-4.26 The surrounding residences without an assistant."""
    city = s.players[who].city
    return [near for near in city.ring(cell) if city.at(near) == Face.RESIDENCE]
