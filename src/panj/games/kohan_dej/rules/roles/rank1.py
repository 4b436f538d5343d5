"""KO-4.11 to KO-4.13 Assassin, Witch, Magistrate."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.one_round import Marks, Used
from panj.games.kohan_dej.rules.roles.power import FaceDownPower, RolePower, other_roles
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import Role

WARRANTS: Final = 3


class Assassin(RolePower):
    """KO-4.11 May kill a role: its turn is skipped."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            found += [Move(Do.KILL, role) for role in other_roles(s, Role.ASSASSIN)]

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        s.marks.killed = move.a
        s.note("kohan_dej.log.killed", [seat, move.a])


class Witch(RolePower):
    """KO-4.12 Her whole turn is a sequence of its own: gather, bewitch, wait."""


class Bewitch(Decision[KohanState]):
    """KO-3.15, KO-9.15 The Witch must name another role, then her turn is on hold."""

    RULE: ClassVar[str] = "KO-3.15"

    def moves(self, s: KohanState) -> list[Move]:
        return [Move(Do.BEWITCH, role) for role in other_roles(s, Role.WITCH)]

    def choose(self, s: KohanState, move: Move) -> None:
        s.marks.bewitched = move.a
        s.marks.witch = self.who
        s.note("kohan_dej.log.bewitched", [self.who, move.a])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.bewitch", [])


class Magistrate(FaceDownPower):
    """KO-4.13 May place three warrants face down; only the player knows the sealed one."""

    VERB: ClassVar[int] = Do.SEAL
    LOG: ClassVar[str] = "kohan_dej.log.sealed"

    def targets(self, s: KohanState) -> list[int]:
        return other_roles(s, Role.MAGISTRATE)

    def mark(self, marks: Marks, seat: int, role: i64) -> None:
        marks.magistrate = seat
        marks.sealed = role
        marks.warrants = [role]

    def further(self, seat: int) -> list[Step[KohanState]]:
        return [PlaceBlank(seat), PlaceBlank(seat), ShowWarrants(seat)]


class PlaceBlank(Decision[KohanState]):
    """KO-3.43, KO-4.13 The two blank warrants, one at a time, each on another role."""

    RULE: ClassVar[str] = "KO-4.13"

    def moves(self, s: KohanState) -> list[Move]:
        roles = other_roles(s, Role.MAGISTRATE)
        return [Move(Do.BLANK, role) for role in roles if role not in s.marks.warrants]

    def choose(self, s: KohanState, move: Move) -> None:
        s.marks.warrants = sorted([*s.marks.warrants, move.a])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.blank", [])


class ShowWarrants(Step[KohanState]):
    """KO-7.1 Everybody sees which roles carry warrants, when all three lie there."""

    def run(self, s: KohanState) -> None:
        s.reveal()
        s.note("kohan_dej.log.warrants", [self.who, *s.marks.warrants])


def shown_warrants(s: KohanState, seat: int) -> list[int]:
    """KO-4.13 The others see warrants when all three lie there: the first is the sealed one."""
    marks = s.marks
    if len(marks.warrants) == WARRANTS or marks.magistrate == seat:
        return marks.warrants
    return []
