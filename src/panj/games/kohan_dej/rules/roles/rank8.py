"""KO-4.32 to KO-4.34 Warlord, Diplomat, Marshal: power over the districts of a city."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision
from panj.games.kohan_dej.card_numbers import KIND
from panj.games.kohan_dej.moves import DESTROY, HAND_OVER, SEIZE, Do, district_at, place_of, seat_of
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.city import add_district, raze, remove_district
from panj.games.kohan_dej.rules.roles.power import RolePower, other_seats
from panj.games.kohan_dej.rules.targets import (
    can_exchange,
    can_seize,
    destroy_price,
    exchange_price,
    has_exchange,
    is_open,
    is_target,
    seize_price,
)
from panj.games.kohan_dej.showing.previews import own_preview, target_preview
from panj.games.kohan_dej.showing.target_reasons import (
    reason_against_exchange,
    reason_against_seizing,
    reason_against_touching,
    refusal,
)
from panj.games.kohan_dej.state import KohanState


class DistrictPower(RolePower):
    """KO-4.32, KO-4.34 What Warlord and Marshal share: a verb for one district, and its price."""

    VERB: ClassVar[int] = -1
    RULE: ClassVar[str] = ""

    def price(self, s: KohanState, owner: int, district: int) -> i64:
        """KO-4.4 What the district would cost the player."""
        raise NotImplementedError

    def reason(self, s: KohanState, seat: int, owner: int, district: int) -> Message | None:
        """KO-4.4 Why the district is no target; None if it is one."""
        raise NotImplementedError

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        if move.kind != self.VERB:
            return []
        owner = seat_of(move.a)
        district = s.players[owner].city[place_of(move.a)]
        return target_preview(owner, district, self.price(s, owner, district))

    def blocked(self, s: KohanState, seat: int) -> list[Blocked]:
        if not s.now.may_use(Used.POWER):
            return []
        found: list[Blocked] = []
        for owner in range(s.seats):
            for place, district in enumerate(s.players[owner].city):
                reason = self.reason(s, seat, owner, district)
                if reason is not None:
                    found.append(refusal(owner, place, reason, self.RULE))
        return found


class Warlord(DistrictPower):
    """KO-4.32 May destroy one district of any city."""

    VERB: ClassVar[int] = Do.DESTROY
    RULE: ClassVar[str] = "KO-4.32"

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
        owner = seat_of(move.a)
        place = place_of(move.a)
        cost = destroy_price(s, owner, s.players[owner].city[place])
        s.players[seat].gold -= cost
        kind = raze(s, owner, place)
        if owner == seat:
            s.note("kohan_dej.log.destroyed_own", [seat, kind, cost])
        else:
            s.note("kohan_dej.log.destroyed", [seat, kind, owner, cost])

    def price(self, s: KohanState, owner: int, district: int) -> i64:
        return destroy_price(s, owner, district)

    def reason(self, s: KohanState, seat: int, owner: int, district: int) -> Message | None:
        return reason_against_touching(s, seat, owner, district, destroy_price(s, owner, district))


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
        s.then([ChooseExchange(seat, place_of(move.a))])

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        if move.kind != Do.HAND_OVER:
            return []
        return own_preview(s, seat, move)


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
        exchange(s, self.who, self.place, seat_of(move.a), place_of(move.a))

    def prompt(self, s: KohanState) -> Message:
        own = s.players[self.who].city[self.place]
        return Message("kohan_dej.prompt.exchange", [own & KIND])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        own = s.players[self.who].city[self.place]
        owner = seat_of(move.a)
        district = s.players[owner].city[place_of(move.a)]
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


class Marshal(DistrictPower):
    """KO-4.34 May seize a cheap district, paying its cost to the owner."""

    VERB: ClassVar[int] = Do.SEIZE
    RULE: ClassVar[str] = "KO-4.34"

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
        owner = seat_of(move.a)
        district = s.players[owner].city[place_of(move.a)]
        cost = seize_price(s, owner, district)
        s.players[seat].gold -= cost
        s.players[owner].gold += cost
        remove_district(s, owner, place_of(move.a))
        s.note("kohan_dej.log.seized", [seat, district & KIND, owner, cost])
        add_district(s, seat, district)

    def price(self, s: KohanState, owner: int, district: int) -> i64:
        return seize_price(s, owner, district)

    def reason(self, s: KohanState, seat: int, owner: int, district: int) -> Message | None:
        return None if owner == seat else reason_against_seizing(s, seat, owner, district)
