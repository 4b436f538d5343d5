"""KO-4.B What a role does: the moments at which it may act, in order of play."""

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked
from panj.games.kohan_dej.moves import PLACES
from panj.games.kohan_dej.records import KIND
from panj.games.kohan_dej.state import KohanState, cost_of
from panj.games.kohan_dej.tables import RANK


class RolePower:
    """A role overrides only the moments at which it does something."""

    def at_turn_start(self, s: KohanState, seat: int) -> None:
        """KO-3.17 What happens by itself when the turn begins."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        """KO-3.25 Add the moves that this role offers in the main loop."""

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        """KO-4.1 Carry out one of these moves."""
        raise NotImplementedError

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        """KO-3.25 What one of these moves would cost and gain."""
        return []

    def blocked(self, s: KohanState, seat: int) -> list[Blocked]:
        """KO-4.4 Targets of the power that are not allowed now, each with the reason."""
        return []


def other_roles(s: KohanState, own: int) -> list[int]:
    """KO-4.3 The roles of the cast besides the own one."""
    return [role for role in s.cast if role != own]


def other_seats(s: KohanState, seat: int) -> list[int]:
    """KO-4.4 Another player never means oneself."""
    return [other for other in range(s.seats) if other != seat]


def own_preview(s: KohanState, seat: int, move: Move) -> list[Message]:
    """KO-3.25 Which own district a move points at."""
    district = s.players[seat].city[move.a % PLACES]
    return [Message("kohan_dej.preview.own", [district & KIND, cost_of(district)])]


def markable(s: KohanState, own: int) -> list[int]:
    """KO-4.14, KO-4.16, KO-9.37 Not rank 1, not the own rank, not the killed or bewitched role."""
    marks = s.marks
    return [
        role
        for role in s.cast
        if RANK[role] != 1
        and RANK[role] != RANK[own]
        and role != marks.killed
        and role != marks.bewitched
    ]
