"""KO-7.2, KO-7.3 What everybody and what one seat knows of the draft of this round."""

from panj.games.kohan_dej.rules.selection import (
    Slot,
    last_sees_hidden,
    offered,
    seat_after,
    slots_of,
)
from panj.games.kohan_dej.state import KohanState


def is_pick(what: int) -> bool:
    """KO-3.6 Whether somebody picks when a role leaves the pack so."""
    return what == Slot.KEEP or what == Slot.LAST


def picks_made(s: KohanState, seat: int) -> int:
    """KO-3.10 How many roles a player has picked; which ones is secret."""
    count = 0
    for what, step in slots_of(s)[: len(s.draft.left)]:
        if is_pick(what) and seat_after(s, step) == seat:
            count += 1
    return count


def face_down_count(s: KohanState) -> int:
    """KO-3.B How many roles lie face down."""
    kept = sum(1 for what, _ in slots_of(s)[: len(s.draft.left)] if is_pick(what))
    return len(s.draft.left) - kept


def received(s: KohanState, seat: int) -> list[list[int]]:
    """KO-7.2 The roles that reached this seat, pick by pick."""
    found: list[list[int]] = []
    left = s.draft.left
    for slot, (what, step) in enumerate(slots_of(s)[: len(left) + 1]):
        mine = seat_after(s, step) == seat
        if not mine or what == Slot.HIDDEN or what == Slot.REST:
            continue
        if slot == len(left):
            found.append(list(offered(s)))
        elif what == Slot.LAST:
            found.append(sorted([left[0], left[slot]]))
        else:
            found.append(sorted([*left[slot:], *s.draft.pack]))
    return found


def burned_by(s: KohanState, seat: int) -> list[int]:
    """KO-7.2 The roles that this seat burned face down."""
    found: list[int] = []
    left = s.draft.left
    for slot, (what, step) in enumerate(slots_of(s)[: len(left)]):
        if seat_after(s, step) != seat:
            continue
        if what == Slot.BURN or what == Slot.REST:
            found.append(left[slot])
        elif what == Slot.LAST:
            found.append(left[slot] if s.draft.took_hidden == 1 else left[0])
    return found


def known_out(s: KohanState, seat: int) -> list[int]:
    """KO-7.2, KO-7.3 The roles of which this seat alone knows that nobody holds them.

    Those it burned itself; and the crowned player misses the hidden one among the cards received,
    unless the last player may take it (KO-3.7).
    """
    found = burned_by(s, seat)
    if s.draft.leader == seat and len(s.draft.left) > 0 and not last_sees_hidden(s):
        found = [s.draft.left[0], *found]
    return found
