"""KO-7.5 Roles dealt anew, in agreement with the draft that a seat saw and with the calls.

Roles left the pack one after another. A seat knows which roles were still there whenever the
pack was in its hands, so it knows the set that left between two such moments, but not the
order: within each such stretch every order is possible that agrees with what was shown since.
"""

from typing import Final

from panj.core.dice import Dice
from panj.core.state import NOBODY
from panj.games.kohan_dej.one_round import Swap
from panj.games.kohan_dej.rules.selection import (
    THREE,
    Slot,
    keeper,
    last_sees_hidden,
    seat_after,
    slots_of,
)
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, RANK, RANKS, ROLES

TRIES: Final = 300
ANYBODY: Final = -2
"""A role of which the seat does not know whether somebody holds it."""


def guess_roles(s: KohanState, seat: int, dice: Dice, tries: int = TRIES) -> None:
    """KO-7.5 Deal roles until they agree with everything that the seat knows, or find such ones."""
    if len(s.draft.left) == 0:
        return
    before = s.draft.clone()
    stretches = stretches_of(s, seat)
    for _ in range(tries):
        if deal(s, seat, stretches, dice):
            s.holders = holders_of(s)
            return
        s.draft = before.clone()
    if not find_draft(s, seat, stretches, dice):
        # The true draft would do, but whoever guesses must never get it.
        raise RuntimeError(f"no draft agrees with what seat {seat} knows")
    s.holders = holders_of(s)


def own_slots(s: KohanState, seat: int) -> list[int]:
    """KO-7.2 The moments at which the pack was, or is, in the hands of this seat."""
    found: list[int] = []
    for slot, (what, step) in enumerate(slots_of(s)[: len(s.draft.left) + 1]):
        mine = seat_after(s, step) == seat
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
    if is_last_choice_secret(s, seat):
        s.draft.took_hidden = dice.below(2)
    knows_swap = was_swapped(s, seat)
    wanted = wanted_owners(s, seat, knows_swap, dice)
    if not deal_stretches(s, stretches, wanted, dice):
        return False
    return knows_swap or len(s.draft.swap) == 0 or guess_swap(s, dice)


def deal_stretches(
    s: KohanState, stretches: list[list[int]], wanted: list[int], dice: Dice
) -> bool:
    """KO-7.5 New roles in every stretch; False if some owner has no slot for what he picked."""
    draft = s.draft
    made = len(draft.left)
    sequence = [*draft.left, *draft.pack]
    owners = [keeper(s, slot) if slot < made else ANYBODY for slot in range(len(sequence))]
    dealt = sequence[:]
    for stretch in stretches:
        roles = sorted([sequence[slot] for slot in stretch])
        if not fill(roles, stretch, owners, wanted, dealt, dice):
            return False
    draft.left = dealt[:made]
    draft.pack = sorted(dealt[made:])
    return True


def find_draft(s: KohanState, seat: int, stretches: list[list[int]], dice: Dice) -> bool:
    """KO-7.5 Go through all that the last player may have kept and the Theater swapped.

    Each of these settles who picked every role that was shown, so that `fill` cannot miss a
    deal that agrees: the search is complete, and ends after a few hundred steps at most. It is no
    fair draw, because it takes the first pair that fits, however many deals belong to each; it is
    only reached when all fair tries have missed.
    """
    before = s.draft.clone()
    for took_hidden in last_choices(s, seat, dice):
        for swap in possible_swaps(s, seat, dice):
            s.draft = before.clone()
            s.draft.took_hidden = took_hidden
            s.draft.swap = swap
            wanted = wanted_owners(s, seat, True, dice)
            if deal_stretches(s, stretches, wanted, dice):
                return True
    return False


def last_choices(s: KohanState, seat: int, dice: Dice) -> list[int]:
    """KO-3.7 Whether the last player took the hidden role: what is known, or both at random."""
    if not is_last_choice_secret(s, seat):
        return [int(s.draft.took_hidden)]
    choices = [0, 1]
    dice.mix(choices)
    return choices


def possible_swaps(s: KohanState, seat: int, dice: Dice) -> list[list[int]]:
    """KO-3.12 What the Theater may have swapped: what is known, or every pair of roles."""
    swap = s.draft.swap
    if len(swap) == 0 or was_swapped(s, seat):
        return [swap]
    owner = swap[Swap.OWNER]
    other = swap[Swap.OTHER]
    given = [role for role in s.cast if may_hold(s, other, role)]
    taken = [role for role in s.cast if may_hold(s, owner, role)]
    dice.mix(given)
    dice.mix(taken)
    return [[owner, other, one, two] for one in given for two in taken if one != two]


def was_swapped(s: KohanState, seat: int) -> bool:
    """KO-3.12 Whether the seat is one of the two whose roles the Theater swapped."""
    swap = s.draft.swap
    return len(swap) > 0 and (seat == swap[Swap.OWNER] or seat == swap[Swap.OTHER])


def may_hold(s: KohanState, holder: int, role: int) -> bool:
    """KO-7.1 Whether what was shown allows that a player holds a role."""
    if s.is_revealed(role):
        return s.holder(role) == holder
    return role not in s.draft.face_up and not is_silent(s, role)


def is_silent(s: KohanState, role: int) -> bool:
    """KO-3.13 Whether the role was called and nobody had it; a killed one tells nothing."""
    return RANK[role] <= s.called and not s.is_revealed(role) and role != s.marks.killed


def is_last_choice_secret(s: KohanState, seat: int) -> bool:
    """KO-3.7 Whether the last player has chosen, and another seat cannot know what."""
    return last_sees_hidden(s) and len(s.draft.pack) == 0 and not is_last(s, seat)


def is_last(s: KohanState, seat: int) -> bool:
    """KO-3.7 Whether this seat picked last."""
    return seat_after(s, s.seats - 1) == seat


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


def wanted_owners(s: KohanState, seat: int, knows_swap: bool, dice: Dice) -> list[int]:
    """KO-7.5 For every role who picked it, as far as the seat must know."""
    wanted = [ANYBODY] * ROLES
    swap = s.draft.swap
    for role in s.cast:
        if role in s.draft.face_up:
            continue
        if s.is_revealed(role):
            wanted[role] = picker(s, role, knows_swap, dice)
        elif is_silent(s, role):
            wanted[role] = NOBODY
        elif seat >= 0 and s.holder(role) == seat and len(swap) == 0:
            wanted[role] = seat
    if len(swap) > 0 and knows_swap:
        wanted[swap[Swap.GIVEN]] = swap[Swap.OWNER]
        wanted[swap[Swap.TAKEN]] = swap[Swap.OTHER]
    return wanted


def picker(s: KohanState, role: int, knows_swap: bool, dice: Dice) -> int:
    """KO-3.12 Who picked a role that was shown, before the Theater's swap."""
    holder = s.holder(role)
    swap = s.draft.swap
    if not was_swapped(s, holder):
        return holder
    if s.seats > THREE:
        return swap[Swap.OTHER] if holder == swap[Swap.OWNER] else swap[Swap.OWNER]
    if not knows_swap:
        return swap[dice.below(2)]
    if role == swap[Swap.GIVEN]:
        return swap[Swap.OWNER]
    return swap[Swap.OTHER] if role == swap[Swap.TAKEN] else holder


def guess_swap(s: KohanState, dice: Dice) -> bool:
    """KO-3.12 Which roles the Theater swapped; False if no two agree with what was shown."""
    swap = s.draft.swap
    owner = swap[Swap.OWNER]
    other = swap[Swap.OTHER]
    given = picked_by(s, owner)
    taken = picked_by(s, other)
    dice.mix(given)
    dice.mix(taken)
    for one in given:
        for two in taken:
            s.draft.swap = [owner, other, one, two]
            if agrees(s):
                return True
    return False


def picked_by(s: KohanState, seat: int) -> list[int]:
    """The roles that a seat picked in this draft."""
    left = s.draft.left
    return [left[slot] for slot in range(len(left)) if keeper(s, slot) == seat]


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
        holders[RANK[s.draft.left[slot]]] = keeper(s, slot)
    if len(s.draft.swap) > 0:
        owner, other, given, taken = s.draft.swap
        holders[RANK[given]] = other
        holders[RANK[taken]] = owner
    return holders
