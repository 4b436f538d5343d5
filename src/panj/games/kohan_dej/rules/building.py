"""KO-3.F Building: which cards may be built, and the ways to pay for them."""

from typing import Final

from mypy_extensions import i64

from panj.core.moves import Move
from panj.core.state import NOBODY
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.moves import BUILD, Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, BUILD_LIMIT, COST, TYPE, District, Role, Type

FACTORY_DISCOUNT: Final = 1
MONUMENT_SPACE: Final = 3


def add_builds(s: KohanState, seat: int, found: list[Move]) -> None:
    """KO-3.30 Every card of the hand that may be built now, each name once."""
    if s.now.role == Role.NAVIGATOR or must_gather_first(s):
        return
    hand = s.players[seat].hand
    spare = len(hand) - 1
    seen: i64 = 0
    for card in hand:
        kind = card & KIND
        if seen & BIT[kind] == 0:
            seen = seen | BIT[kind]
            if (
                is_within_limit(s, kind)
                and may_stand(s, seat, kind)
                and can_pay(s, seat, kind, spare)
            ):
                found.append(BUILD[kind])


def must_gather_first(s: KohanState) -> bool:
    """KO-6.7, KO-9.6 Whether the official order forbids building now."""
    return s.now.gathered == 0 and s.is_on(Law.GATHER_FIRST)


def is_free_of_limit(s: KohanState, kind: i64) -> bool:
    """KO-3.31 The Stables, and trade districts of the Trader."""
    return kind == District.STABLES or (s.now.role == Role.TRADER and TYPE[kind] == Type.TRADE)


def is_within_limit(s: KohanState, kind: i64) -> bool:
    """KO-3.31 Whether the turn's limit allows one more build of this card."""
    return s.now.built < BUILD_LIMIT[s.now.role] or is_free_of_limit(s, kind)


def may_stand(s: KohanState, seat: int, kind: i64) -> bool:
    """KO-3.30 Not the Vault, not a duplicate, no Monument in a large city."""
    player = s.players[seat]
    if kind == District.SECRET_VAULT:
        return False
    if player.has(kind) and not may_repeat(s, seat, kind):
        return False
    return kind != District.MONUMENT or has_room_for_monument(s, seat)


def may_repeat(s: KohanState, seat: int, kind: i64) -> bool:
    """KO-3.32, KO-9.50 Whether the Quarry, the Wizard or, for trade districts, the Trader allows
    a district that stands there already."""
    role = s.now.role
    if s.players[seat].has(District.QUARRY) or role == Role.WIZARD:
        return True
    is_traders = role == Role.TRADER and TYPE[kind] == Type.TRADE
    return is_traders and not s.is_on(Law.TRADER_NO_DUPLICATES)


def has_room_for_monument(s: KohanState, seat: int) -> bool:
    """KO-3.33 At most 4 cards in the city, 5 with 2 or 3 players."""
    return len(s.players[seat].city) <= monument_limit(s)


def monument_limit(s: KohanState) -> i64:
    """KO-3.33 The largest city in which the Monument may still be built."""
    return s.target() - MONUMENT_SPACE


def price(s: KohanState, seat: int, kind: i64) -> i64:
    """KO-3.34, KO-4.84 The printed cost, 1 less for another unique district with the Factory."""
    player = s.players[seat]
    if TYPE[kind] == Type.UNIQUE and kind != District.FACTORY and player.has(District.FACTORY):
        return COST[kind] - FACTORY_DISCOUNT
    return COST[kind]


def can_pay(s: KohanState, seat: int, kind: i64, spare: int) -> bool:
    """KO-3.34 Whether some payment is possible with so many other cards in the hand."""
    player = s.players[seat]
    if player.gold >= price(s, seat, kind) or player.has(District.FRAMEWORK):
        return True
    if kind == District.NECROPOLIS and len(player.city) > 0:
        return True
    if s.now.role == Role.CARDINAL and can_borrow(s, seat, price(s, seat, kind), spare):
        return True
    return kind == District.THIEVES_DEN and can_pay_cards(s, seat, 1, spare)


def payments(s: KohanState, seat: int, kind: i64, spare: int) -> list[int]:
    """KO-3.34 The verbs of all payments that are possible."""
    player = s.players[seat]
    found: list[int] = []
    if player.gold >= price(s, seat, kind):
        found.append(Do.PAY_GOLD)
    if player.has(District.FRAMEWORK):
        found.append(Do.PAY_FRAMEWORK)
    if kind == District.NECROPOLIS and len(player.city) > 0:
        found.append(Do.PAY_SACRIFICE)
    if kind == District.THIEVES_DEN and can_pay_cards(s, seat, 1, spare):
        found.append(Do.PAY_CARDS)
    if can_borrow(s, seat, price(s, seat, kind), spare):
        found.append(Do.PAY_CARDINAL)
    return found


def can_pay_cards(s: KohanState, seat: int, least: int, spare: int) -> bool:
    """KO-4.92, KO-3.43 Whether the Den can be paid with `least` or more of `spare` cards."""
    full = price(s, seat, District.THIEVES_DEN)
    for cards in range(least, min(full, spare) + 1):
        if can_pay_rest(s, seat, full - cards, spare - cards):
            return True
    return False


def can_pay_rest(s: KohanState, seat: int, rest: i64, spare: int) -> bool:
    """KO-3.34, KO-9.23 Whether the gold part can be paid, with the Cardinal's help if needed."""
    return s.players[seat].gold >= rest or can_borrow(s, seat, rest, spare)


def can_borrow(s: KohanState, seat: int, rest: i64, spare: int) -> bool:
    """KO-4.25 Whether the Cardinal can get exactly the missing gold for cards."""
    missing = rest - s.players[seat].gold
    if s.now.role != Role.CARDINAL or not s.now.may_use(Used.CARDINAL):
        return False
    return 0 < missing <= spare and first_lender(s, seat, missing) != NOBODY


def first_lender(s: KohanState, seat: int, missing: i64) -> int:
    """KO-4.25 The first other player who has so much gold, or nobody."""
    for other in range(s.seats):
        if other != seat and s.players[other].gold >= missing:
            return int(other)
    return NOBODY
