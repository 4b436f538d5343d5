"""KO-7 What one seat may see, built by naming it."""

from typing import Final

from panj.core.state import NOBODY
from panj.games.kohan_dej.records import COIN, KIND
from panj.games.kohan_dej.selection import Slot, is_last_special, offered, slots_of
from panj.games.kohan_dej.state import KohanState, cost_of
from panj.games.kohan_dej.tables import (
    BIT,
    BUILD_LIMIT,
    DISTRICT_NAMES,
    FIRST_UNIQUE,
    RANK,
    ROLE_NAMES,
    TYPE,
    TYPES,
    District,
)

WARRANTS: Final = 3
THREATS: Final = 2


def view(s: KohanState, seat: int) -> dict[str, object]:
    """KO-7.1, KO-7.2 What everybody sees, and what only this seat knows."""
    seen: dict[str, object] = {
        "round": s.round,
        "options": dict(s.terms.options),
        "phase": phase(s),
        "cast": names_of(s.cast),
        "uniques": [DISTRICT_NAMES[kind] for kind in s.uniques],
        "target": s.target(),
        "crown": s.crown,
        "leader": s.draft.leader,
        "tax": s.tax,
        "deck": len(s.deck),
        "called": s.called,
        "final_round": s.is_final_round(),
        "first_complete": None if s.ending.first < 0 else s.ending.first,
        "roles": [role_view(s, seat, role) for role in s.cast],
        "face_down": face_down(s),
        "swap": s.draft.swap[:2],
        "now": turn_view(s),
        "site": None if s.aside.site < 0 else DISTRICT_NAMES[s.aside.site],
        "players": players_view(s, seat),
        "history": [list(shown) for shown in s.ending.history],
    }
    if seat >= 0:
        seen["me"] = private_view(s, seat)
    return seen


def phase(s: KohanState) -> str:
    """KO-0.3 Selection, turns, or over."""
    if s.ending.ended == 1:
        return "over"
    return "selection" if s.called == 0 else "turns"


def names_of(roles: list[int]) -> list[str]:
    """Roles by name."""
    return [ROLE_NAMES[role] for role in roles]


def cards_of(cards: list[int]) -> list[str]:
    """Cards by name, in the order of the tables."""
    return [DISTRICT_NAMES[kind] for kind in sorted(card & KIND for card in cards)]


def role_view(s: KohanState, seat: int, role: int) -> dict[str, object]:
    """KO-7.1 One place of the role row: its marks, and who has shown it."""
    marks = s.marks
    rank = RANK[role]
    shown = (s.revealed & BIT[rank]) != 0
    holder = s.holders[rank] if shown or s.ending.ended == 1 else NOBODY
    place: dict[str, object] = {
        "role": ROLE_NAMES[role],
        "rank": rank,
        "face_up": role in s.draft.face_up,
        "called": rank <= s.called,
        "holder": holder if holder != NOBODY else None,
        "silent": rank <= s.called and not shown and role != marks.killed,
        "killed": role == marks.killed,
        "bewitched": role == marks.bewitched,
        "robbed": role == marks.robbed,
        "warrant": role in shown_warrants(s, seat),
        "threat": role in shown_threats(s, seat),
    }
    if marks.magistrate == seat and seat >= 0:
        place["sealed"] = role == marks.sealed
    if marks.blackmailer == seat and seat >= 0:
        place["real"] = role == marks.real
    return place


def shown_warrants(s: KohanState, seat: int) -> list[int]:
    """KO-4.13 The others see warrants when all three lie there: the first is the sealed one."""
    marks = s.marks
    if len(marks.warrants) == WARRANTS or marks.magistrate == seat:
        return marks.warrants
    return []


def shown_threats(s: KohanState, seat: int) -> list[int]:
    """KO-4.16 The others see threats when both lie there: the first is the real one."""
    marks = s.marks
    if len(marks.threatened) == THREATS or marks.blackmailer == seat:
        return marks.threats
    return []


def face_down(s: KohanState) -> int:
    """KO-3.B How many roles lie face down."""
    kept = sum(1 for what, _ in slots_of(s)[: len(s.draft.left)] if what in (Slot.KEEP, Slot.LAST))
    return len(s.draft.left) - kept


def turn_view(s: KohanState) -> dict[str, object] | None:
    """KO-3.E The turn being taken."""
    now = s.now
    if now.seat < 0:
        return None
    return {
        "seat": now.seat,
        "role": ROLE_NAMES[now.role],
        "gathered": now.gathered == 1,
        "built": now.built,
        "limit": BUILD_LIMIT[now.role],
    }


def players_view(s: KohanState, seat: int) -> list[object]:
    """KO-7.1 Every player: gold, hand size, city, points, roles shown."""
    totals = s.scores()
    return [player_view(s, seat, other, totals[other]) for other in range(s.seats)]


def player_view(s: KohanState, seat: int, other: int, points: int) -> dict[str, object]:
    """KO-7.1, KO-7.2 One player as this seat sees him."""
    player = s.players[other]
    seen: dict[str, object] = {
        "gold": player.gold,
        "hand": len(player.hand),
        "city": [district_view(district) for district in player.city],
        "size": player.size(),
        "complete": s.is_complete(other),
        "types": [name for i, name in enumerate(TYPES) if player.count(i) > 0],
        "museum": len(s.aside.museum) if player.has(District.MUSEUM) else 0,
        "points": points,
        "protected": s.marks.protected == other,
        "roles": [ROLE_NAMES[role] for role in s.roles_of(other) if s.is_revealed(role)],
        "picked": picks_of(s, other),
    }
    if s.ending.ended == 1:
        seen["cards"] = cards_of(player.hand)
    elif 0 <= seat != other:
        seen["known"] = cards_of([card for card in player.hand if card >> 6 & BIT[seat]])
    return seen


def picks_of(s: KohanState, seat: int) -> int:
    """KO-3.10 How many roles a player has picked; which ones is secret."""
    count = 0
    for what, step in slots_of(s)[: len(s.draft.left)]:
        if what in (Slot.KEEP, Slot.LAST) and (s.draft.leader + step) % s.seats == seat:
            count += 1
    return count


def district_view(district: int) -> dict[str, object]:
    """KO-4.36 A standing district with its coin and its cost now."""
    kind = district & KIND
    return {
        "district": DISTRICT_NAMES[kind],
        "type": TYPES[TYPE[kind]],
        "cost": cost_of(district),
        "coin": district >= COIN,
        "unique": kind >= FIRST_UNIQUE,
    }


def private_view(s: KohanState, seat: int) -> dict[str, object]:
    """KO-7.2 What only this seat knows."""
    return {
        "hand": cards_of(s.players[seat].hand),
        "tray": cards_of(s.aside.tray) if s.aside.tray_seat == seat else [],
        "roles": names_of(s.roles_of(seat)),
        "received": [names_of(roles) for roles in received(s, seat)],
        "burned": names_of(burned_by(s, seat)),
        "out": names_of(known_out(s, seat)),
        "swap": names_of(s.draft.swap[2:]) if seat in s.draft.swap[:2] else [],
        "museum": cards_of([card for card in s.aside.museum if card >> 6 & BIT[seat]]),
        "bottom": cards_of([card for card in s.deck if card >> 6 & BIT[seat]]),
        "top": cards_of(s.deck[len(s.deck) - s.aside.top_count :])
        if s.aside.top_seat == seat
        else [],
    }


def received(s: KohanState, seat: int) -> list[list[int]]:
    """KO-7.2 The roles that reached this seat, pick by pick."""
    found: list[list[int]] = []
    left = s.draft.left
    for slot, (what, step) in enumerate(slots_of(s)[: len(left) + 1]):
        mine = (s.draft.leader + step) % s.seats == seat
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
        if (s.draft.leader + step) % s.seats != seat:
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
    if s.draft.leader == seat and len(s.draft.left) > 0 and not is_last_special(s):
        found = [s.draft.left[0], *found]
    return found


ROLE_PIECE: Final = 100


def pieces(s: KohanState) -> list[int]:
    """KO-1.1 All district cards and all roles of the cast, wherever they lie, sorted."""
    cards = [*s.deck, *s.aside.museum, *s.aside.tray]
    for player in s.players:
        cards += player.hand
        cards += player.city
    found = [card & KIND for card in cards]
    if s.aside.site >= 0:
        found.append(int(s.aside.site))
    for role in [*s.draft.face_up, *s.draft.left, *s.draft.pack]:
        found.append(ROLE_PIECE + role)
    return sorted(found)
