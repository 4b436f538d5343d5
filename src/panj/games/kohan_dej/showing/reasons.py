"""Why a card of the hand cannot be built, for players who point at it."""

from typing import Final

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.kohan_dej.moves import CARD
from panj.games.kohan_dej.rules.building import (
    can_pay,
    has_room_for_monument,
    is_within_limit,
    may_repeat,
    may_stand,
    monument_limit,
    must_gather_first,
    price,
)
from panj.games.kohan_dej.rules.cards import kinds_in
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BUILD_LIMIT, District, Role


def blocked_cards(s: KohanState, seat: int) -> list[Blocked]:
    """KO-3.30 Every card of the hand that may not be built now, with the reason."""
    found: list[Blocked] = []
    for kind in kinds_in(s.players[seat].hand):
        reason = reason_against_building(s, seat, kind)
        if reason is not None:
            found.append(Blocked(CARD.ident(kind), reason, rule_of(reason)))
    return found


def reason_against_building(s: KohanState, seat: int, kind: int) -> Message | None:
    """KO-3.30 The first condition that a card breaks; None if it may be built."""
    if kind == District.SECRET_VAULT:
        return Message("kohan_dej.refusal.vault", [])
    if s.now.role == Role.NAVIGATOR:
        return Message("kohan_dej.refusal.navigator", [])
    if must_gather_first(s):
        return Message("kohan_dej.refusal.gather_first", [])
    if not is_within_limit(s, kind):
        return Message("kohan_dej.refusal.limit", [BUILD_LIMIT[s.now.role]])
    if not may_stand(s, seat, kind):
        return reason_in_city(s, seat, kind)
    if not can_pay(s, seat, kind, len(s.players[seat].hand) - 1):
        cost = price(s, seat, kind)
        return Message("kohan_dej.refusal.price", [cost, cost - s.players[seat].gold])
    return None


def reason_in_city(s: KohanState, seat: int, kind: int) -> Message:
    """KO-3.32, KO-3.33 A duplicate, or a Monument in a large city."""
    if kind == District.MONUMENT and not has_room_for_monument(s, seat):
        return Message("kohan_dej.refusal.monument", [monument_limit(s)])
    assert not may_repeat(s, seat, kind)
    return Message("kohan_dej.refusal.duplicate", [kind])


RULES: Final = {
    "vault": "KO-5.6",
    "navigator": "KO-4.30",
    "gather_first": "KO-9.6",
    "limit": "KO-3.31",
    "monument": "KO-3.33",
    "duplicate": "KO-3.32",
    "price": "KO-3.34",
}


def rule_of(reason: Message) -> str:
    """The rule behind a reason."""
    return RULES[reason.key.rpartition(".")[2]]
