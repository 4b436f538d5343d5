"""KO-4.B What a role does: the moments at which it may act, in order of play."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message, seat_set
from panj.core.moves import Move
from panj.core.state import Blocked, Step
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import Marks, Used
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import FIRST_RANK, RANK


class RolePower:
    """A role overrides only the moments at which it does something."""

    def at_turn_start(self, s: KohanState, seat: int) -> None:
        """KO-3.17 What happens by itself when the turn begins."""

    def before(self, s: KohanState) -> None:
        """KO-3.25 The player is about to do something in the main loop."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        """KO-3.25 Add the moves that this role offers in the main loop."""

    def has_gold_to_take(self, s: KohanState, seat: int) -> bool:
        """KO-3.26 Whether one of these moves only brings gold: not to make it is never better."""
        return False

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        """KO-4.1 Carry out one of these moves."""
        raise NotImplementedError

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        """KO-3.25 What one of these moves would cost and gain."""
        return []

    def blocked(self, s: KohanState, seat: int) -> list[Blocked]:
        """KO-4.4 Targets of the power that are not allowed now, each with the reason."""
        return []


class BonusPower(RolePower):
    """KO-4.26, KO-4.29 A bonus at the start of the turn; by the official option at any time."""

    def at_turn_start(self, s: KohanState, seat: int) -> None:
        if not s.is_on(Law.BONUS_ANY_TIME):
            self.take(s, seat)

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.is_on(Law.BONUS_ANY_TIME) and s.now.may_use(Used.BONUS):
            found.append(ALONE[Do.BONUS])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.BONUS)
        self.take(s, seat)

    def take(self, s: KohanState, seat: int) -> None:
        """KO-9.11 The bonus itself, whatever is gathered."""
        raise NotImplementedError


class FaceDownPower(RolePower):
    """KO-4.13, KO-4.16 May place markers face down, first the one that counts; only the player
    knows it."""

    VERB: ClassVar[int]
    LOG: ClassVar[str]

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            found += [Move(self.VERB, role) for role in self.targets(s)]

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        self.mark(s.marks, seat, move.a)
        s.note(self.LOG, [seat, move.a], seat_set([seat]))
        s.then(self.further(seat))

    def targets(self, s: KohanState) -> list[int]:
        """KO-4.3 The roles that may be marked."""
        raise NotImplementedError

    def mark(self, marks: Marks, seat: int, role: i64) -> None:
        """KO-3.2 The marker that counts lies on a role."""
        raise NotImplementedError

    def further(self, seat: int) -> list[Step[KohanState]]:
        """KO-3.43 The markers that only deceive, one at a time."""
        raise NotImplementedError


def other_roles(s: KohanState, own: int) -> list[int]:
    """KO-4.3 The roles of the cast besides the own one."""
    return [role for role in s.cast if role != own]


def other_seats(s: KohanState, seat: int) -> list[int]:
    """KO-4.4 Another player never means oneself."""
    return [other for other in range(s.seats) if other != seat]


def markable(s: KohanState, own: int) -> list[int]:
    """KO-4.14, KO-4.16, KO-9.37 Not rank 1, not the own rank, not the killed or bewitched role."""
    marks = s.marks
    return [
        role
        for role in s.cast
        if RANK[role] != FIRST_RANK
        and RANK[role] != RANK[own]
        and role != marks.killed
        and role != marks.bewitched
    ]
