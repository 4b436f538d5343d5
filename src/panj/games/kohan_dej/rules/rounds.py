"""KO-3.A, KO-3.C, KO-3.H Rounds: selection, calling the roles, the end of a round."""

from typing import ClassVar

from panj.core.state import NOBODY, Step
from panj.games.kohan_dej.card_numbers import NONE
from panj.games.kohan_dej.one_round import no_marks, no_turn
from panj.games.kohan_dej.rules.gathering import Gather
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.roles.rank1 import Bewitch
from panj.games.kohan_dej.rules.roles.rank2 import ResolveThreat, rob
from panj.games.kohan_dej.rules.roles.rank4 import NameHeir, TakeCrown, take_crown
from panj.games.kohan_dej.rules.roles.rank9 import pay_queen
from panj.games.kohan_dej.rules.selection import NextPick, OpenTheater, deal_roles
from panj.games.kohan_dej.rules.turn import StartTurn
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, CROWN_RANK, FIRST_RANK, RANK, RANKS, Role


class StartRound(Step[KohanState]):
    """KO-3.1, KO-3.2 A new round: roles are chosen, called, and given back."""

    def run(self, s: KohanState) -> None:
        s.round += 1
        s.note("kohan_dej.log.round", [s.round, s.crown])
        clear_round(s)
        deal_roles(s)
        s.then([NextPick(), OpenTheater(), CallRank(FIRST_RANK)])


def clear_round(s: KohanState) -> None:
    """KO-3.2 What belongs to one round only goes away."""
    s.holders = [NOBODY] * (RANKS + 1)
    s.revealed = 0
    s.called = 0
    s.marks = no_marks()
    s.now = no_turn()


class CallRank(Step[KohanState]):
    """KO-3.13 A role is called; its holder answers unless it was killed."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rank",)

    def __init__(self, rank: int) -> None:
        super().__init__()
        self.rank = rank

    def run(self, s: KohanState) -> None:
        if self.rank > len(s.cast):
            s.then([EndRound()])
            return
        s.then([CallRank(self.rank + 1)])
        s.called = self.rank
        role = s.cast[self.rank - 1]
        seat = s.holders[self.rank]
        s.reveal()
        if role == s.marks.killed:
            s.note("kohan_dej.log.killed_called", [role])
        elif seat == NOBODY:
            s.note("kohan_dej.log.no_answer", [role])
        else:
            answer(s, seat, role)


def answer(s: KohanState, seat: int, role: int) -> None:
    """KO-3.13, KO-9.25 Robbery, crown, witchcraft, threat, turn, in this order."""
    show_role(s, seat, role)
    if role == s.marks.robbed:
        rob(s, seat)
    if takes_crown(role) and not s.is_on(Law.CROWN_ANY_TIME):
        take_crown(s, seat)
    if role == s.marks.bewitched:
        be_bewitched(s, seat, role)
    elif role == Role.WITCH:
        s.then([Gather(seat), Bewitch(seat)])
    elif role in s.marks.threats:
        face_threat(s, seat, role)
    else:
        s.then([StartTurn(seat, role, 0)])


def show_role(s: KohanState, seat: int, role: int) -> None:
    """KO-3.13 The holder shows the role to everybody."""
    s.revealed = s.revealed | BIT[RANK[role]]
    s.note("kohan_dej.log.revealed", [seat, role])


def takes_crown(role: int) -> bool:
    """KO-4.20, KO-4.22 Whether the role takes the crown for itself."""
    return role == Role.KING or role == Role.PATRICIAN


def be_bewitched(s: KohanState, seat: int, role: int) -> None:
    """KO-3.16, KO-6.7 The bewitched player only gathers; then the Witch goes on in his role."""
    s.note("kohan_dej.log.under_spell", [seat])
    if takes_crown(role) and s.is_on(Law.CROWN_ANY_TIME):
        s.then([Gather(seat), TakeCrown(seat), ResumeWitch(s.marks.witch, role)])
    else:
        s.then([Gather(seat), ResumeWitch(s.marks.witch, role)])


class ResumeWitch(Step[KohanState]):
    """KO-3.16 The Witch takes the rest of the turn in the bewitched role."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "role")

    def __init__(self, who: int, role: int) -> None:
        super().__init__(who)
        self.role = role

    def run(self, s: KohanState) -> None:
        s.note("kohan_dej.log.witch_resumes", [self.who, self.role])
        s.then([StartTurn(self.who, self.role, 1)])


def face_threat(s: KohanState, seat: int, role: int) -> None:
    """KO-4.16, KO-9.38 Gather, then answer; one's own threat is just taken away."""
    if seat == s.marks.blackmailer:
        s.marks.threats.remove(role)
        s.then([StartTurn(seat, role, 0)])
    else:
        s.note("kohan_dej.log.threatened", [seat])
        s.then([Gather(seat), ResolveThreat(seat, role), StartTurn(seat, role, 1)])


class EndRound(Step[KohanState]):
    """KO-3.41 A killed rank 4 acts; then the next round, or the end of the game."""

    def run(self, s: KohanState) -> None:
        s.then([CloseRound()])
        killed = s.marks.killed
        if killed == NONE or RANK[killed] != CROWN_RANK or s.holder(killed) == NOBODY:
            return
        seat = s.holder(killed)
        s.reveal()
        show_role(s, seat, killed)
        s.then([PayQueen(seat)])
        if takes_crown(killed):
            take_crown(s, seat)
        else:
            s.then([NameHeir(seat)])


class PayQueen(Step[KohanState]):
    """KO-3.41, KO-4.35 A revealed Queen beside the killed rank 4 gets her gold now."""

    def run(self, s: KohanState) -> None:
        if s.plays(Role.QUEEN) and s.is_revealed(Role.QUEEN):
            queen = s.holder(Role.QUEEN)
            if s.are_neighbours(queen, self.who):
                pay_queen(s, queen)


class CloseRound(Step[KohanState]):
    """KO-3.41, KO-5.1 After the final round the game is over; otherwise roles are given back."""

    def run(self, s: KohanState) -> None:
        s.ending.history.append(public_holders(s))
        s.now = no_turn()
        if s.is_final_round():
            s.then([EndGame()])
        else:
            s.then([StartRound()])


def public_holders(s: KohanState) -> list[int]:
    """KO-7.1 Who showed which rank in this round; nobody where nobody did."""
    return [
        s.holders[rank] if (s.revealed & BIT[rank]) != 0 else NOBODY
        for rank in range(1, len(s.cast) + 1)
    ]


class EndGame(Step[KohanState]):
    """KO-5.1, KO-7.4 The points are counted, hands included."""

    def run(self, s: KohanState) -> None:
        s.ending.ended = 1
        s.reveal()
        totals = s.scores()
        for seat in range(s.seats):
            s.note("kohan_dej.log.score", [seat, totals[seat]])
