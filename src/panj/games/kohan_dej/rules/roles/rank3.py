"""KO-4.17 to KO-4.19 Magician, Wizard, Seer."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.building import can_pay, may_stand, must_gather_first, price
from panj.games.kohan_dej.rules.cards import (
    draw_cards,
    give_card,
    kinds_in,
    seen_by,
    show_hand,
    take_out,
    take_random,
    tray_under,
)
from panj.games.kohan_dej.rules.giving import GiveCard
from panj.games.kohan_dej.rules.knowledge import make_known
from panj.games.kohan_dej.rules.payment import start_build
from panj.games.kohan_dej.rules.roles.power import RolePower, other_seats
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT


class Magician(RolePower):
    """KO-4.17 Swaps hands with a player, or discards cards and draws as many."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            found += [Move(Do.SWAP_HANDS, other) for other in other_seats(s, seat)]
            if len(s.players[seat].hand) > 0:
                found.append(ALONE[Do.REDRAW])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        if move.kind == Do.SWAP_HANDS:
            swap_hands(s, seat, move.a)
        else:
            s.aside.tray_seat = seat
            s.then([DiscardCard(seat)])

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        if move.kind != Do.SWAP_HANDS:
            return []
        given = len(s.players[seat].hand)
        return [Message("kohan_dej.preview.swap_hands", [given, len(s.players[move.a].hand)])]


def swap_hands(s: KohanState, a: int, b: int) -> None:
    """KO-4.17, KO-7.2 Whole hands change owners; each knows what he handed over."""
    s.reveal()
    one = s.players[a]
    other = s.players[b]
    s.note("kohan_dej.log.swapped_hands", [a, b, len(one.hand), len(other.hand)])
    given = [make_known(seen_by(s, card, b), BIT[a]) for card in one.hand]
    one.hand = [make_known(seen_by(s, card, a), BIT[b]) for card in other.hand]
    other.hand = given


class DiscardCard(Decision[KohanState]):
    """KO-3.43, KO-4.17 The Magician's discards, one at a time, at least one."""

    RULE: ClassVar[str] = "KO-4.17"
    SECRET: ClassVar[bool] = True

    def moves(self, s: KohanState) -> list[Move]:
        found = [Move(Do.DISCARD, kind) for kind in kinds_in(s.players[self.who].hand)]
        if len(s.aside.tray) > 0:
            found.append(ALONE[Do.DONE])
        return found

    def choose(self, s: KohanState, move: Move) -> None:
        if move.kind == Do.DISCARD:
            s.aside.tray.append(take_out(s, self.who, move.a, BIT[self.who]))
            s.then([self])
            return
        count = len(s.aside.tray)
        tray_under(s)
        draw_cards(s, self.who, count)
        s.note("kohan_dej.log.redrew", [self.who, count])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.discard", [len(s.aside.tray)])


class Wizard(RolePower):
    """KO-4.18 May look at a hand and take one card of it, or build it at once."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            for other in other_seats(s, seat):
                if len(s.players[other].hand) > 0:
                    found.append(Move(Do.LOOK, other))

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        show_hand(s, move.a, seat)
        s.note("kohan_dej.log.looked", [seat, move.a])
        s.then([TakeCard(seat, move.a)])


class TakeCard(Decision[KohanState]):
    """KO-4.18, KO-9.24 Having looked, the Wizard must choose one of the cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "target")
    RULE: ClassVar[str] = "KO-4.18"
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, target: int) -> None:
        super().__init__(who)
        self.target = target

    def moves(self, s: KohanState) -> list[Move]:
        kinds = kinds_in(s.players[self.target].hand)
        found = [Move(Do.TAKE, kind) for kind in kinds]
        if must_gather_first(s):
            return found
        spare = len(s.players[self.who].hand)
        for kind in kinds:
            if may_stand(s, self.who, kind) and can_pay(s, self.who, kind, spare):
                found.append(Move(Do.BUILD_NOW, kind))
        return found

    def choose(self, s: KohanState, move: Move) -> None:
        give_card(s, self.target, move.a, self.who)
        if move.kind == Do.BUILD_NOW:
            s.note("kohan_dej.log.builds_from", [self.who, self.target])
            start_build(s, self.who, move.a, True)
        else:
            s.note("kohan_dej.log.took_card", [self.who, self.target])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.take_card", [self.target])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        if move.kind == Do.BUILD_NOW:
            return [Message("kohan_dej.preview.pay_gold", [price(s, self.who, move.a)])]
        return []


class Seer(RolePower):
    """KO-4.19 May take a random card from every other hand, then gives each one card."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER) and len(others_with_cards(s, seat)) > 0:
            found.append(ALONE[Do.SEE])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        gifts: list[Step[KohanState]] = []
        for other in others_with_cards(s, seat):
            kind = take_random(s, other, seat)
            s.note("kohan_dej.log.seer_took", [seat, other])
            s.note("kohan_dej.log.seer_took_card", [seat, kind, other], int(BIT[seat] | BIT[other]))
            gifts.append(GiveBack(seat, other))
        s.then(gifts)


def others_with_cards(s: KohanState, seat: int) -> list[int]:
    """KO-3.43 The other players with cards, clockwise from the left."""
    order = [(seat + step) % s.seats for step in range(1, s.seats)]
    return [other for other in order if len(s.players[other].hand) > 0]


class GiveBack(GiveCard):
    """KO-4.19 One card of the Seer's hand for each player who lost one."""

    RULE: ClassVar[str] = "KO-4.19"
