"""The role row of Kohan Dej as numbers, and what a seat knows of the draft (KO-7.2)."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import Field, amount, category, distance, flags
from panj.games.kohan_dej.one_round import Swap
from panj.games.kohan_dej.rules.draft_knowledge import is_pick, known_out, received
from panj.games.kohan_dej.rules.roles.rank1 import shown_warrants
from panj.games.kohan_dej.rules.roles.rank2 import shown_threats
from panj.games.kohan_dej.rules.selection import seat_after, slots_of
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import RANK, RANKS, ROLES
from panj.games.kohan_dej.thinking.encoding_table import MOST, from_one

MOST_PICKS: Final = 2
MOST_RECEIVED: Final = 3
"""KO-3.8 With two players the pack comes once more, to burn a role."""

SWAP_CELLS: Final = 4
"""KO-3.12 The two seats and the two roles of the Theater's swap."""


class Token:
    """KO-7.1 What can be told of a role's place in the row."""

    FACE_UP: Final = 0
    CALLED: Final = 1
    HOLDER: Final = 2
    KILLED: Final = 3
    BEWITCHED: Final = 4
    ROBBED: Final = 5
    WARRANT: Final = 6
    THREAT: Final = 7
    SEALED: Final = 8
    REAL: Final = 9


TOKENS: Final = 10
TOKEN_NAMES: Final = (
    "burned face up, called, holder who has shown it (1 is oneself), killed, bewitched, robbed, "
    "warrant, threat, own sealed warrant, own real threat"
)


def role_fields(n: int) -> list[Field]:
    """The role row by rank, and what the seat knows of the draft."""
    return [
        category("cast", (RANKS,), ROLES, "The roles in play by rank, plus 1."),
        category("tokens", (RANKS, TOKENS), n, f"By rank: {TOKEN_NAMES}."),
        category("last_round", (RANKS,), n, "Who showed each rank in the round before, plus 1."),
        amount("shown_before", (n, RANKS), MOST, "How often each seat has shown each rank."),
        amount("face_down", (1,), RANKS, "Roles that lie face down."),
        amount("picked", (n,), MOST_PICKS, "How many roles each seat has picked."),
        category("swap", (2,), n, "The seats that the Theater's swap concerned, plus 1."),
        category("swapped", (2,), ROLES, "The roles given and received in it, plus 1."),
        flags("own_roles", (RANKS,), "The own roles, by rank."),
        flags("received", (MOST_RECEIVED, RANKS), "The roles that reached the seat, in turn."),
        flags("out", (RANKS,), "Roles of which the seat alone knows that nobody holds them."),
    ]


def write_roles(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-7.1 The role row with its tokens, and what was shown before."""
    for role in s.cast:
        out.put(role + 1)
    out.skip(RANKS - len(s.cast))
    warrants = shown_warrants(s, seat)
    threats = shown_threats(s, seat)
    for role in s.cast:
        write_token(s, role, seat, out)
        if role in warrants:
            out.mark(Token.WARRANT)
        if role in threats:
            out.mark(Token.THREAT)
        out.skip(TOKENS)
    out.skip((RANKS - len(s.cast)) * TOKENS)
    write_history(s, seat, out)


def write_token(s: KohanState, role: i64, seat: i64, out: Cells) -> None:
    """KO-7.1 One place of the role row."""
    marks = s.marks
    rank = RANK[role]
    if role in s.draft.face_up:
        out.mark(Token.FACE_UP)
    if rank <= s.called:
        out.mark(Token.CALLED)
    if s.is_revealed(role) or s.ending.ended == 1:
        out.set(Token.HOLDER, from_one(s.holders[rank], seat, s.seats))
    if role == marks.killed:
        out.mark(Token.KILLED)
    if role == marks.bewitched:
        out.mark(Token.BEWITCHED)
    if role == marks.robbed:
        out.mark(Token.ROBBED)
    if role == marks.sealed and marks.magistrate == seat:
        out.mark(Token.SEALED)
    if role == marks.real and marks.blackmailer == seat:
        out.mark(Token.REAL)


def write_history(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-7.1 Who has shown which rank, in the last round and in all before."""
    history = s.ending.history
    if history:
        for rank in range(1, len(history[-1])):
            out.set(rank - 1, from_one(history[-1][rank], seat, s.seats))
    out.skip(RANKS)
    for shown in history:
        for rank in range(1, len(shown)):
            if shown[rank] >= 0:
                out.add(distance(shown[rank], seat, s.seats) * RANKS + rank - 1)
    out.skip(s.seats * RANKS)


def write_draft(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-7.2 The draft as the seat saw it."""
    write_picks(s, seat, out)
    write_swap(s, seat, out)
    write_known_roles(s, seat, out)


def write_picks(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-3.10 How many roles lie face down, and how many each seat has picked."""
    order = slots_of(s)
    made = len(s.draft.left)
    picks: i64 = 0
    for slot in range(made):
        what, step = order[slot]
        if is_pick(what):
            picks += 1
            out.add(1 + distance(seat_after(s, step), seat, s.seats))
    out.put(made - picks)
    out.skip(s.seats)


def write_swap(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-3.12, KO-7.2 Whose roles the Theater swapped; which ones, only the two know."""
    swap = s.draft.swap
    if swap:
        out.set(Swap.OWNER, from_one(swap[Swap.OWNER], seat, s.seats))
        out.set(Swap.OTHER, from_one(swap[Swap.OTHER], seat, s.seats))
        if swap[Swap.OWNER] == seat or swap[Swap.OTHER] == seat:
            out.set(Swap.GIVEN, swap[Swap.GIVEN] + 1)
            out.set(Swap.TAKEN, swap[Swap.TAKEN] + 1)
    out.skip(SWAP_CELLS)


def write_known_roles(s: KohanState, seat: i64, out: Cells) -> None:
    """KO-7.2 The own roles, those that reached the seat, and those that it knows to be out."""
    for rank in range(1, len(s.cast) + 1):
        if s.holders[rank] == seat:
            out.mark(rank - 1)
    out.skip(RANKS)
    hands = received(s, seat)
    for hand in hands:
        for role in hand:
            out.mark(RANK[role] - 1)
        out.skip(RANKS)
    out.skip((MOST_RECEIVED - len(hands)) * RANKS)
    for role in known_out(s, seat):
        out.mark(RANK[role] - 1)
    out.skip(RANKS)
