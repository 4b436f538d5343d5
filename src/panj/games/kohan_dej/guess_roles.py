"""KO-7.5 Roles dealt anew, in agreement with the draft that a seat saw and with the calls.

Roles left the pack one after another. A seat knows which roles were still there whenever the
pack was in its hands, so it knows the set that left between two such moments, but not the
order: within each such stretch every order is possible that agrees with what was shown since.
"""

from typing import Final

from panj.core.dice import Dice
from panj.core.state import NOBODY
from panj.games.kohan_dej.selection import Slot, is_last_special, slot_seat, slots_of
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, RANK, RANKS, ROLES, SMALL_TABLE

TRIES: Final = 300
ANYBODY: Final = -2
"""A role of which the seat does not know whether somebody holds it."""


def guess_roles(s: KohanState, seat: int, dice: Dice) -> None:
    """KO-7.5 Try until the roles agree with everything; the truth always does."""
    if len(s.draft.left) == 0:
        return
    truth = s.draft.clone()
    stretches = stretches_of(s, seat)
    for _ in range(TRIES):
        if deal(s, seat, stretches, dice):
            renew_holders(s)
            return
        s.draft = truth.clone()
    s.draft = truth


def own_slots(s: KohanState, seat: int) -> list[int]:
    """KO-7.2 The moments at which the pack was, or is, in the hands of this seat."""
    found: list[int] = []
    for slot, (what, step) in enumerate(slots_of(s)[: len(s.draft.left) + 1]):
        mine = (s.draft.leader + step) % s.seats == seat
        if mine and what != Slot.HIDDEN:
            found.append(slot)
    return found


def stretches_of(s: KohanState, seat: int) -> list[list[int]]:
    """KO-7.5 The slots whose roles the seat knows as sets, each set with its slots."""
    total = len(slots_of(s))
    made = len(s.draft.left)
    cuts = {0, total}
    for slot in own_slots(s, seat):
        cuts.add(slot)
        if slot < made:
            cuts.add(slot + 1)
        if slots_of(s)[slot][0] == Slot.LAST:
            cuts.add(1)  # KO-3.7 the last player has seen the hidden role
    ends = sorted(cuts)
    return [list(range(ends[i], ends[i + 1])) for i in range(len(ends) - 1)]


def deal(s: KohanState, seat: int, stretches: list[list[int]], dice: Dice) -> bool:
    """KO-7.5 One attempt: new roles in every stretch; False if they contradict what was shown."""
    draft = s.draft
    made = len(draft.left)
    sequence = [*draft.left, *draft.pack]
    if is_last_special(s) and made == len(sequence) and not is_last(s, seat):
        draft.took_hidden = dice.below(2)
    owners = [slot_seat(s, slot) if slot < made else ANYBODY for slot in range(len(sequence))]
    wanted = wanted_owners(s, seat, dice)
    dealt = sequence[:]
    for stretch in stretches:
        roles = sorted([sequence[slot] for slot in stretch])
        if not fill(roles, stretch, owners, wanted, dealt, dice):
            return False
    draft.left = dealt[:made]
    draft.pack = sorted(dealt[made:])
    return len(draft.swap) == 0 or guess_swap(s, seat, dice)


def is_last(s: KohanState, seat: int) -> bool:
    """KO-3.7 Whether this seat picked last."""
    return (s.draft.leader + s.seats - 1) % s.seats == seat


def fill(
    roles: list[int],
    stretch: list[int],
    owners: list[int],
    wanted: list[int],
    dealt: list[int],
    dice: Dice,
) -> bool:
    """KO-7.5 Roles whose owner is known go to his slots, the others anywhere in the stretch."""
    free = stretch[:]
    loose: list[int] = []
    dice.mix(free)
    for role in roles:
        if wanted[role] == ANYBODY:
            loose.append(role)
            continue
        slot = slot_of(free, owners, wanted[role])
        if slot < 0:
            return False
        free.remove(slot)
        dealt[slot] = role
    for slot in free:
        dealt[slot] = loose.pop()
    return True


def slot_of(free: list[int], owners: list[int], owner: int) -> int:
    """The first free slot of an owner, or -1."""
    for slot in free:
        if owners[slot] == owner:
            return slot
    return -1


def wanted_owners(s: KohanState, seat: int, dice: Dice) -> list[int]:
    """KO-7.5 For every role who picked it, as far as the seat must know."""
    wanted = [ANYBODY] * ROLES
    for role in s.cast:
        if role in s.draft.face_up:
            continue
        if s.is_revealed(role):
            wanted[role] = picker(s, seat, role, dice)
        elif RANK[role] <= s.called and role != s.marks.killed:
            wanted[role] = NOBODY
        elif s.holder(role) == seat and len(s.draft.swap) == 0:
            wanted[role] = seat
    swap = s.draft.swap
    if len(swap) > 0 and seat in swap[:2]:
        wanted[swap[2]] = swap[0]
        wanted[swap[3]] = swap[1]
    return wanted


def picker(s: KohanState, seat: int, role: int, dice: Dice) -> int:
    """KO-3.12 Who picked a role that was shown, before the Theater's swap."""
    holder = s.holder(role)
    swap = s.draft.swap
    if len(swap) == 0 or holder not in swap[:2]:
        return holder
    if s.seats > SMALL_TABLE:
        return swap[1] if holder == swap[0] else swap[0]
    if seat in swap[:2]:
        return swap[0] if role == swap[2] else swap[1] if role == swap[3] else holder
    return swap[dice.below(2)]


def guess_swap(s: KohanState, seat: int, dice: Dice) -> bool:
    """KO-3.12 Which roles the Theater swapped, if the seat was not one of the two."""
    swap = s.draft.swap
    if seat in swap[:2]:
        return True
    given = picked_by(s, swap[0])
    taken = picked_by(s, swap[1])
    dice.mix(given)
    dice.mix(taken)
    for own in given:
        for other in taken:
            s.draft.swap = [swap[0], swap[1], own, other]
            if agrees(s):
                return True
    return False


def picked_by(s: KohanState, seat: int) -> list[int]:
    """The roles that a seat picked in this draft."""
    left = s.draft.left
    return [left[slot] for slot in range(len(left)) if slot_seat(s, slot) == seat]


def agrees(s: KohanState) -> bool:
    """KO-7.1 Whether the draft with its swap gives every shown role to who showed it."""
    holders = holders_of(s)
    for rank in range(1, RANKS + 1):
        if (s.revealed & BIT[rank]) != 0 and holders[rank] != s.holders[rank]:
            return False
    return True


def holders_of(s: KohanState) -> list[int]:
    """KO-3.B Who holds which rank by this draft and swap."""
    holders = [NOBODY] * (RANKS + 1)
    for slot in range(len(s.draft.left)):
        holders[RANK[s.draft.left[slot]]] = slot_seat(s, slot)
    if len(s.draft.swap) > 0:
        owner, other, given, taken = s.draft.swap
        holders[RANK[given]] = other
        holders[RANK[taken]] = owner
    return holders


def renew_holders(s: KohanState) -> None:
    """KO-3.B The holders follow from the draft."""
    s.holders = holders_of(s)
