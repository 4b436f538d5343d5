"""KO-3.B The selection phase: roles are dealt out in secret, one after another."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message, seat_set
from panj.core.moves import Move
from panj.core.piles import draw, shuffle
from panj.core.state import NOBODY, Decision, Step
from panj.core.things import MOST_SEATS
from panj.games.kohan_dej.moves import ALONE, BURN, PICK, Do
from panj.games.kohan_dej.one_round import Draft
from panj.games.kohan_dej.rules.income import income_as
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import CROWN_RANK, INCOME_TYPE, RANK, District


class Slot:
    """KO-3.B What happens when a role leaves the pack: who keeps or burns it."""

    HIDDEN: Final = 0
    KEEP: Final = 1
    BURN: Final = 2
    REST: Final = 3
    LAST: Final = 4


TWO: Final = 2
THREE: Final = 3
"""KO-3.8, KO-3.9 With so many players, each has more than one role, and the order is another."""

# Each entry is what happens and who does it, counted from the crowned player to the left.
TWO_PLAYERS: Final = [
    (Slot.HIDDEN, 0),
    (Slot.KEEP, 0),
    (Slot.KEEP, 1),
    (Slot.BURN, 1),
    (Slot.KEEP, 0),
    (Slot.BURN, 0),
    (Slot.KEEP, 1),
    (Slot.REST, 1),
]
THREE_PLAYERS: Final = [
    (Slot.HIDDEN, 0),
    (Slot.KEEP, 0),
    (Slot.KEEP, 1),
    (Slot.KEEP, 2),
    (Slot.HIDDEN, 0),
    (Slot.KEEP, 0),
    (Slot.KEEP, 1),
    (Slot.KEEP, 2),
    (Slot.REST, 2),
]


def slots(seats: int, last_takes_hidden: bool) -> list[tuple[int, int]]:
    """KO-3.6 to KO-3.9 In which order roles leave the pack, and through whom."""
    if seats == TWO:
        return TWO_PLAYERS
    if seats == THREE:
        return THREE_PLAYERS
    found: list[tuple[int, int]] = [(Slot.HIDDEN, 0)]
    for step in range(seats - 1):
        found.append((Slot.KEEP, step))
    if last_takes_hidden:
        return [*found, (Slot.LAST, seats - 1)]
    return [*found, (Slot.KEEP, seats - 1), (Slot.REST, seats - 1)]


SLOTS: Final = [slots(seats, False) if seats > 1 else [] for seats in range(MOST_SEATS + 1)]
SLOTS_LAST: Final = [slots(seats, True) if seats > THREE else [] for seats in range(MOST_SEATS + 1)]


def slots_of(s: KohanState) -> list[tuple[int, int]]:
    """KO-3.3 The order of this table."""
    return SLOTS_LAST[s.seats] if last_sees_hidden(s) else SLOTS[s.seats]


def picks(seats: int) -> list[int]:
    """KO-3.6 to KO-3.9 Who keeps a role, one after another, counted from the crowned player."""
    return [step for what, step in SLOTS[seats] if what == Slot.KEEP]


def seat_after(s: KohanState, steps: i64) -> int:
    """KO-3.6 The seat so many places to the left of the crowned player, who began to pick."""
    return int((s.draft.leader + steps) % s.seats)


def last_sees_hidden(s: KohanState) -> bool:
    """KO-3.7 With one role more than players the last one also sees the hidden card."""
    return len(s.cast) == s.seats + 1


def deal_roles(s: KohanState) -> None:
    """KO-3.3 to KO-3.5 Burn roles face up, never rank 4, and one face down."""
    pack = [role for role in s.cast if RANK[role] != CROWN_RANK]
    shuffle(s, pack)
    face_up = sorted(draw(s, pack) for _ in range(s.selection().face_up))
    pack.append(s.cast[CROWN_RANK - 1])
    s.draft = Draft(s.crown, face_up, [], sorted(pack), 0, [])
    for role in face_up:
        s.note("kohan_dej.log.face_up", [role])


class NextPick(Step[KohanState]):
    """KO-3.B The next role leaves the pack, by chance or by somebody's choice."""

    def run(self, s: KohanState) -> None:
        order = slots_of(s)
        if len(s.draft.left) == len(order):
            return
        what, step = order[len(s.draft.left)]
        seat = seat_after(s, step)
        s.then([self])
        if what == Slot.HIDDEN:
            burn_hidden(s)
        elif what == Slot.REST:
            burn_rest(s, seat)
        elif what == Slot.BURN:
            s.then([BurnRole(seat)])
        else:
            s.then([PickRole(seat)])


def burn_hidden(s: KohanState) -> None:
    """KO-3.5, KO-3.9 A random role goes away face down; nobody sees it."""
    pack = s.draft.pack[:]
    shuffle(s, pack)
    s.draft.left.append(draw(s, pack))
    s.draft.pack = sorted(pack)
    s.note("kohan_dej.log.face_down", [])


def burn_rest(s: KohanState, seat: int) -> None:
    """KO-3.6 The last player burns what is left over."""
    role = s.draft.pack.pop()
    s.draft.left.append(role)
    note_burned(s, seat, role)


def note_burned(s: KohanState, seat: int, role: i64) -> None:
    """KO-7.2 Everybody sees that a role is burned; only who burned it knows which."""
    s.note("kohan_dej.log.burned", [seat])
    s.note("kohan_dej.log.burned_role", [seat, role], seat_set([seat]))


def leave_pack(s: KohanState, role: i64) -> None:
    """KO-3.6 A role of somebody's choice leaves the pack."""
    s.draft.pack.remove(role)
    s.draft.left.append(role)


class PickRole(Decision[KohanState]):
    """KO-3.6 A player secretly keeps one of the roles that reached him."""

    RULE: ClassVar[str] = "KO-3.6"
    SECRET: ClassVar[bool] = True

    def moves(self, s: KohanState) -> list[Move]:
        return [PICK[role] for role in offered(s)]

    def choose(self, s: KohanState, move: Move) -> None:
        s.reveal()  # the next player sees the rest
        s.holders[RANK[move.a]] = self.who
        if is_last_pick(s):
            pick_last(s, move)
        else:
            leave_pack(s, move.a)
        s.note("kohan_dej.log.picked", [self.who])
        s.note("kohan_dej.log.picked_role", [self.who, move.a], seat_set([self.who]))

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.pick", [len(offered(s))])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        """KO-4.2 What a role with an income would bring with the own city as it stands."""
        if INCOME_TYPE[move.a] < 0:
            return []
        return [Message("kohan_dej.preview.income_as", [int(income_as(s, self.who, move.a))])]


def is_last_pick(s: KohanState) -> bool:
    """KO-3.7 Whether the last player chooses between the passed and the hidden role."""
    return last_sees_hidden(s) and len(s.draft.left) == s.seats


def offered(s: KohanState) -> list[int]:
    """KO-3.6, KO-3.7 The roles among which the present player chooses."""
    if is_last_pick(s):
        return sorted([*s.draft.pack, s.draft.left[0]])
    return s.draft.pack


def pick_last(s: KohanState, move: Move) -> None:
    """KO-3.7 The last player keeps the passed or the hidden role and burns the other."""
    passed = s.draft.pack.pop()
    s.draft.left.append(passed)
    s.draft.took_hidden = 1 if move.a != passed else 0
    burned = passed if move.a != passed else s.draft.left[0]
    note_burned(s, seat_after(s, s.seats - 1), burned)


class BurnRole(Decision[KohanState]):
    """KO-3.8 With two players a role of choice is burned face down after the pick."""

    RULE: ClassVar[str] = "KO-3.8"
    SECRET: ClassVar[bool] = True

    def moves(self, s: KohanState) -> list[Move]:
        return [BURN[role] for role in s.draft.pack]

    def choose(self, s: KohanState, move: Move) -> None:
        s.reveal()
        leave_pack(s, move.a)
        note_burned(s, self.who, move.a)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.burn", [])


class OpenTheater(Step[KohanState]):
    """KO-3.12 After all picks the owner of the Theater may swap roles."""

    def run(self, s: KohanState) -> None:
        for seat in range(s.seats):
            if s.players[seat].has(District.THEATER):
                s.then([SwapRoles(seat)])


class SwapRoles(Decision[KohanState]):
    """KO-3.12 Pass, or give an own role to another player for one of his, unseen."""

    RULE: ClassVar[str] = "KO-3.12"

    def moves(self, s: KohanState) -> list[Move]:
        found = [ALONE[Do.PASS]]
        for role in s.roles_of(self.who):
            for seat in range(s.seats):
                if seat != self.who:
                    found.append(Move(Do.SWAP_ROLES, role, seat))
        return found

    def choose(self, s: KohanState, move: Move) -> None:
        if move.kind == Do.PASS:
            s.note("kohan_dej.log.theater_passed", [self.who])
        else:
            swap_roles(s, self.who, int(move.a), int(move.b))

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.theater", [])


def swap_roles(s: KohanState, seat: int, given: int, other: int) -> None:
    """KO-3.12 The roles change hands; the two players see what they got."""
    roles = s.roles_of(other)
    s.reveal()
    taken = roles[0] if len(roles) == 1 else roles[s.chance.below(len(roles))]
    s.holders[RANK[given]] = other
    s.holders[RANK[taken]] = seat
    s.draft.swap = [seat, other, given, taken]
    s.note("kohan_dej.log.swapped_roles", [seat, other])
    s.note("kohan_dej.log.received_role", [seat, taken, given], seat_set([seat]))
    s.note("kohan_dej.log.received_role", [other, given, taken], seat_set([other]))


def keeper(s: KohanState, slot: int) -> int:
    """KO-3.B Who kept the role that left the pack in this slot, before any swap; or nobody."""
    what, step = slots_of(s)[slot]
    seat = seat_after(s, step)
    if what == Slot.KEEP:
        return seat
    if what == Slot.LAST:
        return NOBODY if s.draft.took_hidden == 1 else seat
    if slot == 0 and s.draft.took_hidden == 1:
        return seat_after(s, s.seats - 1)
    return NOBODY
