"""KO-4.32 to KO-4.34 Warlord, Diplomat, Marshal: power over the districts of a city."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision
from panj.games.kohan_dej.city import add_district, raze, remove_district
from panj.games.kohan_dej.moves import (
    DESTROY,
    DISTRICT,
    HAND_OVER,
    PLACES,
    SEIZE,
    Do,
    district_at,
)
from panj.games.kohan_dej.records import KIND, Law, Used
from panj.games.kohan_dej.roles.power import RolePower, other_seats, own_preview
from panj.games.kohan_dej.state import KohanState, cost_of
from panj.games.kohan_dej.tables import COST, District

WALL: Final = 1
DISCOUNT: Final = 1
DRAGON_GATE_PRICE: Final = 8
MARSHAL_MOST: Final = 3


def is_open(s: KohanState, owner: int) -> bool:
    """KO-4.23, KO-4.32 Whether rank 8 may touch this city: not completed, not protected."""
    return not s.is_complete(owner) and s.marks.protected != owner


def wall(s: KohanState, owner: int) -> i64:
    """KO-4.86 The surcharge of a city with the Great Wall."""
    return WALL if s.players[owner].has(District.GREAT_WALL) else 0


def is_dear_gate(s: KohanState, district: int) -> bool:
    """KO-4.83, KO-9.5 The Dragon Gate in the final round."""
    gate = district & KIND == District.DRAGON_GATE
    return gate and s.is_final_round() and s.is_on(Law.DRAGON_GATE_EIGHT)


def destroy_price(s: KohanState, owner: int, district: int) -> i64:
    """KO-4.32 The cost less 1, more behind a Great Wall."""
    if is_dear_gate(s, district):
        return DRAGON_GATE_PRICE + cost_of(district) - COST[district & KIND] + wall(s, owner)
    return cost_of(district) - DISCOUNT + wall(s, owner)


class Warlord(RolePower):
    """KO-4.32 May destroy one district of any city."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if not s.now.may_use(Used.POWER):
            return
        gold = s.players[seat].gold
        for owner in range(s.seats):
            if is_open(s, owner):
                city = s.players[owner].city
                for place in range(len(city)):
                    if is_target(city[place]) and destroy_price(s, owner, city[place]) <= gold:
                        found.append(DESTROY[district_at(owner, place)])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        owner = int(move.a // PLACES)
        place = int(move.a % PLACES)
        cost = destroy_price(s, owner, s.players[owner].city[place])
        s.players[seat].gold -= cost
        kind = raze(s, owner, place)
        if owner == seat:
            s.note("kohan_dej.log.destroyed_own", [seat, kind, cost])
        else:
            s.note("kohan_dej.log.destroyed", [seat, kind, owner, cost])

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        if move.kind != Do.DESTROY:
            return []
        owner = int(move.a // PLACES)
        district = s.players[owner].city[move.a % PLACES]
        return target_preview(owner, district, destroy_price(s, owner, district))

    def blocked(self, s: KohanState, seat: int) -> list[Blocked]:
        if not s.now.may_use(Used.POWER):
            return []
        found: list[Blocked] = []
        for owner in range(s.seats):
            for place, district in enumerate(s.players[owner].city):
                cost = destroy_price(s, owner, district)
                reason = reason_against(s, seat, owner, district, cost)
                if reason is not None:
                    found.append(refusal(owner, place, reason, "KO-4.32"))
        return found


def is_target(district: int) -> bool:
    """KO-4.87 The Keep is never a target of rank 8."""
    return district & KIND != District.KEEP


def refusal(owner: int, place: int, reason: Message, rule: str) -> Blocked:
    """A district that is no target, with the reason."""
    return Blocked(DISTRICT.ident(district_at(owner, place)), reason, rule)


def reason_against(
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


def target_preview(owner: int, district: int, cost: i64) -> list[Message]:
    """KO-4.4 Which district it is, whose, and the price."""
    return [Message("kohan_dej.preview.target", [district & KIND, owner, cost])]


class Diplomat(RolePower):
    """KO-4.33 May exchange an own district for another player's."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if not s.now.may_use(Used.POWER):
            return
        for place in range(len(s.players[seat].city)):
            if has_exchange(s, seat, place):
                found.append(HAND_OVER[district_at(seat, place)])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        s.then([ChooseExchange(seat, int(move.a % PLACES))])

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        if move.kind != Do.HAND_OVER:
            return []
        return own_preview(s, seat, move)


def exchange_price(s: KohanState, own: int, owner: int, district: int) -> i64:
    """KO-4.33, KO-9.21 The difference, never below 0, more behind a Great Wall."""
    if is_dear_gate(s, district):
        return DRAGON_GATE_PRICE + cost_of(district) - COST[district & KIND] + wall(s, owner)
    difference = cost_of(district) - cost_of(own)
    return (difference if difference > 0 else 0) + wall(s, owner)


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


class ChooseExchange(Decision[KohanState]):
    """KO-3.43, KO-4.33 Which district the Diplomat gets for the one handed over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "place")
    RULE: ClassVar[str] = "KO-4.33"

    def __init__(self, who: int, place: int) -> None:
        super().__init__(who)
        self.place = place

    def moves(self, s: KohanState) -> list[Move]:
        own = s.players[self.who].city[self.place]
        found: list[Move] = []
        for owner in other_seats(s, self.who):
            if is_open(s, owner):
                for place, district in enumerate(s.players[owner].city):
                    if can_exchange(s, self.who, own, owner, district):
                        found.append(Move(Do.EXCHANGE, district_at(owner, place)))
        return found

    def choose(self, s: KohanState, move: Move) -> None:
        exchange(s, self.who, self.place, int(move.a // PLACES), int(move.a % PLACES))

    def prompt(self, s: KohanState) -> Message:
        own = s.players[self.who].city[self.place]
        return Message("kohan_dej.prompt.exchange", [own & KIND])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        own = s.players[self.who].city[self.place]
        owner = int(move.a // PLACES)
        district = s.players[owner].city[move.a % PLACES]
        return target_preview(owner, district, exchange_price(s, own, owner, district))

    def blocked(self, s: KohanState) -> list[Blocked]:
        own = s.players[self.who].city[self.place]
        found: list[Blocked] = []
        for owner in other_seats(s, self.who):
            for place, district in enumerate(s.players[owner].city):
                reason = reason_against_exchange(s, self.who, own, owner, district)
                if reason is not None:
                    found.append(refusal(owner, place, reason, "KO-4.33"))
        return found


def reason_against_exchange(
    s: KohanState, seat: int, own: int, owner: int, district: int
) -> Message | None:
    """KO-4.33 Why a district cannot be had in exchange; None if it can."""
    if s.players[seat].has(district & KIND):
        return Message("kohan_dej.refusal.duplicate", [district & KIND])
    if s.players[owner].has(own & KIND):
        return Message("kohan_dej.refusal.other_has", [owner, own & KIND])
    return reason_against(s, seat, owner, district, exchange_price(s, own, owner, district))


def exchange(s: KohanState, seat: int, place: int, owner: int, other_place: int) -> None:
    """KO-4.33, KO-9.13 The districts change cities with their coins; no tax, no warrant."""
    own = s.players[seat].city[place]
    other = s.players[owner].city[other_place]
    cost = exchange_price(s, own, owner, other)
    s.players[seat].gold -= cost
    s.players[owner].gold += cost
    remove_district(s, seat, place)
    remove_district(s, owner, other_place)
    s.note("kohan_dej.log.exchanged", [seat, own & KIND, owner, other & KIND, cost])
    add_district(s, seat, other)
    add_district(s, owner, own)


class Marshal(RolePower):
    """KO-4.34 May seize a cheap district, paying its cost to the owner."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if not s.now.may_use(Used.POWER):
            return
        for owner in range(s.seats):
            if owner != seat and is_open(s, owner):
                city = s.players[owner].city
                for place in range(len(city)):
                    if can_seize(s, seat, owner, city[place]):
                        found.append(SEIZE[district_at(owner, place)])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        owner = int(move.a // PLACES)
        district = s.players[owner].city[move.a % PLACES]
        cost = seize_price(s, owner, district)
        s.players[seat].gold -= cost
        s.players[owner].gold += cost
        remove_district(s, owner, int(move.a % PLACES))
        s.note("kohan_dej.log.seized", [seat, district & KIND, owner, cost])
        add_district(s, seat, district)

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        if move.kind != Do.SEIZE:
            return []
        owner = int(move.a // PLACES)
        district = s.players[owner].city[move.a % PLACES]
        return target_preview(owner, district, seize_price(s, owner, district))

    def blocked(self, s: KohanState, seat: int) -> list[Blocked]:
        if not s.now.may_use(Used.POWER):
            return []
        found: list[Blocked] = []
        for owner in other_seats(s, seat):
            for place, district in enumerate(s.players[owner].city):
                reason = reason_against_seizing(s, seat, owner, district)
                if reason is not None:
                    found.append(refusal(owner, place, reason, "KO-4.34"))
        return found


def reason_against_seizing(s: KohanState, seat: int, owner: int, district: int) -> Message | None:
    """KO-4.34 Why a district may not be seized; None if it may."""
    if cost_of(district) > MARSHAL_MOST:
        return Message("kohan_dej.refusal.too_dear", [MARSHAL_MOST])
    if s.players[seat].has(district & KIND):
        return Message("kohan_dej.refusal.duplicate", [district & KIND])
    return reason_against(s, seat, owner, district, seize_price(s, owner, district))


def seize_price(s: KohanState, owner: int, district: int) -> i64:
    """KO-4.34 The cost, more behind a Great Wall; the owner gets it."""
    return cost_of(district) + wall(s, owner)


def can_seize(s: KohanState, seat: int, owner: int, district: int) -> bool:
    """KO-4.34 Cheap enough, not the Keep, no duplicate, and the price is there."""
    if cost_of(district) > MARSHAL_MOST or not is_target(district):
        return False
    if s.players[seat].has(district & KIND):
        return False
    return seize_price(s, owner, district) <= s.players[seat].gold
