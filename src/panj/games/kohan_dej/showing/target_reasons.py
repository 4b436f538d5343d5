"""Why rank 8 may not touch a district, for players who point at it."""

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.kohan_dej.card_numbers import KIND, cost_of
from panj.games.kohan_dej.moves import DISTRICT, district_at
from panj.games.kohan_dej.rules.targets import MARSHAL_MOST, exchange_price, is_target, seize_price
from panj.games.kohan_dej.state import KohanState


def refusal(owner: int, place: int, reason: Message, rule: str) -> Blocked:
    """A district that is no target, with the reason."""
    return Blocked(DISTRICT.ident(district_at(owner, place)), reason, rule)


def reason_against_touching(
    s: KohanState, seat: int, owner: int, district: int, cost: i64
) -> Message | None:
    """KO-4.32 to KO-4.34 Why a district may not be touched; None if it may."""
    if s.is_complete(owner):
        return Message("kohan_dej.refusal.complete", [owner])
    if s.marks.protected == owner:
        return Message("kohan_dej.refusal.protected", [owner])
    if not is_target(district):
        return Message("kohan_dej.refusal.keep", [])
    gold = s.players[seat].gold
    if cost > gold:
        return Message("kohan_dej.refusal.price", [cost, cost - gold])
    return None


def reason_against_exchange(
    s: KohanState, seat: int, own: int, owner: int, district: int
) -> Message | None:
    """KO-4.33 Why a district cannot be had in exchange; None if it can."""
    if s.players[seat].has(district & KIND):
        return Message("kohan_dej.refusal.duplicate", [district & KIND])
    if s.players[owner].has(own & KIND):
        return Message("kohan_dej.refusal.other_has", [owner, own & KIND])
    cost = exchange_price(s, own, owner, district)
    return reason_against_touching(s, seat, owner, district, cost)


def reason_against_seizing(s: KohanState, seat: int, owner: int, district: int) -> Message | None:
    """KO-4.34 Why a district may not be seized; None if it may."""
    if cost_of(district) > MARSHAL_MOST:
        return Message("kohan_dej.refusal.too_dear", [MARSHAL_MOST])
    if s.players[seat].has(district & KIND):
        return Message("kohan_dej.refusal.duplicate", [district & KIND])
    return reason_against_touching(s, seat, owner, district, seize_price(s, owner, district))
