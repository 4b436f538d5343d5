"""KO-4.32 to KO-4.34 Which districts rank 8 may destroy, exchange or seize, and at what price."""

from typing import Final

from mypy_extensions import i64

from panj.games.kohan_dej.card_numbers import KIND, cost_of
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import COST, District

WALL_PRICE: Final = 1
DESTROY_DISCOUNT: Final = 1
DRAGON_GATE_PRICE: Final = 8
MARSHAL_MOST: Final = 3


def is_open(s: KohanState, owner: int) -> bool:
    """KO-4.23, KO-4.32 Whether rank 8 may touch this city: not completed, not protected."""
    return not s.is_complete(owner) and s.marks.protected != owner


def is_target(district: int) -> bool:
    """KO-4.87 The Keep is never a target of rank 8."""
    return district & KIND != District.KEEP


def wall_price(s: KohanState, owner: int) -> i64:
    """KO-4.86 The surcharge of a city with the Great Wall."""
    return WALL_PRICE if s.players[owner].has(District.GREAT_WALL) else 0


def is_dear_gate(s: KohanState, district: int) -> bool:
    """KO-4.83, KO-9.5 The Dragon Gate in the final round."""
    gate = district & KIND == District.DRAGON_GATE
    return gate and s.is_final_round() and s.is_on(Law.DRAGON_GATE_EIGHT)


def gate_price(s: KohanState, owner: int, district: int) -> i64:
    """KO-4.83 The fixed price of a dear Dragon Gate; coin and Great Wall come on top."""
    return DRAGON_GATE_PRICE + cost_of(district) - COST[district & KIND] + wall_price(s, owner)


def destroy_price(s: KohanState, owner: int, district: int) -> i64:
    """KO-4.32 The cost less 1, more behind a Great Wall."""
    if is_dear_gate(s, district):
        return gate_price(s, owner, district)
    return cost_of(district) - DESTROY_DISCOUNT + wall_price(s, owner)


def exchange_price(s: KohanState, own: int, owner: int, district: int) -> i64:
    """KO-4.33, KO-9.21 The difference, never below 0, more behind a Great Wall."""
    if is_dear_gate(s, district):
        return gate_price(s, owner, district)
    difference = cost_of(district) - cost_of(own)
    return (difference if difference > 0 else 0) + wall_price(s, owner)


def can_exchange(s: KohanState, seat: int, own: int, owner: int, district: int) -> bool:
    """KO-4.33, KO-9.42 Neither city may get a district that it has, and the price is there."""
    kind = district & KIND
    if kind == District.KEEP or s.players[seat].has(kind):
        return False
    if s.players[owner].has(own & KIND):
        return False
    return exchange_price(s, own, owner, district) <= s.players[seat].gold


def has_exchange(s: KohanState, seat: int, place: int) -> bool:
    """KO-3.43 Whether some district can be had for this one."""
    own = s.players[seat].city[place]
    for owner in range(s.seats):
        if owner != seat and is_open(s, owner):
            for district in s.players[owner].city:
                if can_exchange(s, seat, own, owner, district):
                    return True
    return False


def seize_price(s: KohanState, owner: int, district: int) -> i64:
    """KO-4.34 The cost, more behind a Great Wall; the owner gets it."""
    return cost_of(district) + wall_price(s, owner)


def can_seize(s: KohanState, seat: int, owner: int, district: int) -> bool:
    """KO-4.34 Cheap enough, not the Keep, no duplicate, and the price is there."""
    if cost_of(district) > MARSHAL_MOST or not is_target(district):
        return False
    if s.players[seat].has(district & KIND):
        return False
    return seize_price(s, owner, district) <= s.players[seat].gold
