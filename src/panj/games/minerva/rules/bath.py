"""MI-4.24 The Public Bath: up to three of the surrounding tiles are activated."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.minerva.city import RING_AROUND
from panj.games.minerva.moves import RING, STOP, Do
from panj.games.minerva.rules.effects import activate, check_culture
from panj.games.minerva.showing.previews import line_messages
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import BATH_TILES

NONE_USED: Final = 0


def enter_bath(s: MinervaState, who: int, cell: i64) -> None:
    """MI-4.24 Ask for the first tile, if there is one."""
    if bathers(s, who, cell, NONE_USED):
        s.then([ChooseBather(who, cell, NONE_USED, BATH_TILES)])


def bathers(s: MinervaState, who: int, cell: i64, used: i64) -> list[int]:
    """MI-4.24 The surrounding tiles with an activation effect that were not chosen before.

    `used` has a bit for each of the eight surrounding cells.
    """
    city = s.players[who].city
    found: list[int] = []
    for i in range(i64(RING)):
        near = cell + RING_AROUND[i]
        if (used >> i) & 1 == 0 and s.tiles.acts_in_line(city.at(near)):
            found.append(near)
    return found


class ChooseBather(Decision[MinervaState]):
    """MI-9.11 The next tile to activate, none twice, or stop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cell", "used", "left")
    RULE: ClassVar[str] = "MI-4.24"

    def __init__(self, who: int, cell: int, used: int, left: int) -> None:
        super().__init__(who)
        self.cell = cell
        self.used = used
        self.left = left

    def moves(self, s: MinervaState) -> list[Move]:
        found = [Move(Do.CHOOSE, near) for near in bathers(s, self.who, self.cell, self.used)]
        found.append(STOP)
        return found

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.STOP:
            check_culture(s, self.who)
            return
        following = NextBather(self.who, self.cell, self.mark(move.a), self.left - 1)
        question = activate(s, self.who, s.players[self.who].city.at(move.a))
        if question is None:
            s.then([following])
        else:
            s.then([question, following])

    def mark(self, near: i64) -> int:
        """The used tiles with one more."""
        used = self.used
        for i in range(RING):
            if self.cell + RING_AROUND[i] == near:
                used |= 1 << i
        return used

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.bath", [self.left])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        if move.kind == Do.STOP:
            return []
        return line_messages(s, self.who, [s.players[self.who].city.at(move.a)])


class NextBather(Step[MinervaState]):
    """MI-4.24 After three tiles, or when none is left, the culture check."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cell", "used", "left")

    def __init__(self, who: int, cell: int, used: int, left: int) -> None:
        super().__init__(who)
        self.cell = cell
        self.used = used
        self.left = left

    def run(self, s: MinervaState) -> None:
        if self.left > 0 and bathers(s, self.who, self.cell, self.used):
            s.then([ChooseBather(self.who, self.cell, self.used, self.left)])
        else:
            check_culture(s, self.who)
