"""KO-7 What one seat may see, built by naming it."""

from panj.core.state import NOBODY
from panj.games.kohan_dej.card_numbers import COIN, KIND, cost_of
from panj.games.kohan_dej.rules.city import owes_tax
from panj.games.kohan_dej.rules.draft_knowledge import (
    burned_by,
    face_down_count,
    known_out,
    picks_made,
    received,
)
from panj.games.kohan_dej.rules.knowledge import is_known
from panj.games.kohan_dej.rules.roles.rank1 import shown_warrants
from panj.games.kohan_dej.rules.roles.rank2 import shown_threats
from panj.games.kohan_dej.rules.selection import picks, seat_after
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import (
    BUILD_LIMIT,
    DISTRICT_NAMES,
    FIRST_UNIQUE,
    RANK,
    ROLE_NAMES,
    TYPE,
    TYPES,
    District,
)


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
        "face_down": face_down_count(s),
        "swap": s.draft.swap_seats(),
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
    shown = s.is_revealed(role)
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
        "owes_tax": owes_tax(s, now.seat),
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
        "picked": picks_made(s, other),
    }
    if s.ending.ended == 1:
        seen["cards"] = cards_of(player.hand)
    elif 0 <= seat != other:
        seen["known"] = cards_of([card for card in player.hand if is_known(card, seat)])
    return seen


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


def pick_of(s: KohanState, seat: int) -> str:
    """KO-3.6 to KO-3.9 Which pick the seat has in this round: one of two, the last, or another."""
    order = [seat_after(s, step) for step in picks(s.seats)]
    if order.count(seat) > 1:
        return "two"
    return "last" if order[-1] == seat else "one"


def private_view(s: KohanState, seat: int) -> dict[str, object]:
    """KO-7.2 What only this seat knows."""
    return {
        "hand": cards_of(s.players[seat].hand),
        "tray": cards_of(s.aside.tray) if s.aside.tray_seat == seat else [],
        "roles": names_of(s.roles_of(seat)),
        "pick": pick_of(s, seat),
        "received": [names_of(roles) for roles in received(s, seat)],
        "burned": names_of(burned_by(s, seat)),
        "out": names_of(known_out(s, seat)),
        "swap": names_of(s.draft.swap_roles()) if seat in s.draft.swap_seats() else [],
        "museum": cards_of([card for card in s.aside.museum if is_known(card, seat)]),
        "bottom": cards_of([card for card in s.deck if is_known(card, seat)]),
        "top": cards_of(s.deck[len(s.deck) - s.aside.top_count :])
        if s.aside.top_seat == seat
        else [],
    }
