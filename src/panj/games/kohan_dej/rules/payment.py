"""KO-3.34 Paying for a build, part by part."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.kohan_dej.moves import ALONE, Do, district_at, place_of
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.building import (
    can_pay_cards,
    can_pay_rest,
    is_free_of_limit,
    payments,
    price,
)
from panj.games.kohan_dej.rules.cards import kinds_in, take_out, tray_under
from panj.games.kohan_dej.rules.city import demolish, place_in_city
from panj.games.kohan_dej.rules.finishing import BuildStep, FinishBuild
from panj.games.kohan_dej.rules.giving import GiveCard
from panj.games.kohan_dej.showing.previews import own_preview
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import BIT, District


def start_build(s: KohanState, seat: int, kind: int, at_once: bool) -> None:
    """KO-3.30, KO-3.43 The card is announced; the way of paying is asked if there are several."""
    announce(s, seat, kind)
    counted = 0 if at_once or is_free_of_limit(s, kind) else 1
    ways = payments(s, seat, kind, len(s.players[seat].hand))
    if len(ways) == 1:
        pay(s, seat, kind, counted, ways[0])
    else:
        s.then([ChoosePayment(seat, kind, counted)])


def announce(s: KohanState, seat: int, kind: int) -> None:
    """KO-3.25 The card to be built leaves the hand and lies open until it is paid."""
    take_out(s, seat, kind, s.everyone())
    s.aside.site = kind


def pay(s: KohanState, seat: int, kind: int, counted: int, way: int) -> None:
    """KO-3.34 One way of paying."""
    if way == Do.PAY_GOLD:
        pay_gold(s, seat, kind, counted, price(s, seat, kind))
    elif way == Do.PAY_FRAMEWORK:
        demolish(s, seat, place_in_city(s, seat, District.FRAMEWORK))
        s.then([FinishBuild(seat, kind, counted, 0, False)])
    elif way == Do.PAY_SACRIFICE:
        s.then([ChooseSacrifice(seat, kind, counted)])
    elif way == Do.PAY_CARDS:
        s.aside.tray_seat = seat
        s.then([PayWithCards(seat, counted, 0)])
    else:
        s.then([ChooseLender(seat, kind, counted, price(s, seat, kind))])


def pay_gold(s: KohanState, seat: int, kind: int, counted: int, gold: i64) -> None:
    """KO-3.35 A paid build: the gold goes to the bank."""
    s.players[seat].gold -= gold
    s.then([FinishBuild(seat, kind, counted, gold, True)])


class BuildDecision(Decision[KohanState]):
    """What all parts of a payment share: the card to be built and whether it uses the limit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card", "counted")
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, card: int, counted: int) -> None:
        super().__init__(who)
        self.card = card
        self.counted = counted


class ChoosePayment(BuildDecision):
    """KO-3.34 Gold, Framework, sacrifice, cards or the Cardinal's exchange."""

    RULE: ClassVar[str] = "KO-3.34"

    def moves(self, s: KohanState) -> list[Move]:
        spare = len(s.players[self.who].hand)
        return [ALONE[way] for way in payments(s, self.who, self.card, spare)]

    def choose(self, s: KohanState, move: Move) -> None:
        pay(s, self.who, self.card, self.counted, move.kind)

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.payment", [self.card])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        cost = price(s, self.who, self.card)
        if move.kind == Do.PAY_GOLD:
            return [Message("kohan_dej.preview.pay_gold", [cost])]
        if move.kind == Do.PAY_CARDINAL:
            missing = cost - s.players[self.who].gold
            return [Message("kohan_dej.preview.borrow", [missing])]
        return []


class ChooseSacrifice(BuildDecision):
    """KO-4.90 Which own district is demolished for the Necropolis."""

    RULE: ClassVar[str] = "KO-4.90"

    def moves(self, s: KohanState) -> list[Move]:
        places = len(s.players[self.who].city)
        return [Move(Do.SACRIFICE, district_at(self.who, place)) for place in range(places)]

    def choose(self, s: KohanState, move: Move) -> None:
        demolish(s, self.who, place_of(move.a))
        s.then([FinishBuild(self.who, self.card, self.counted, 0, False)])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.sacrifice", [self.card])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        return own_preview(s, self.who, move)


class PayWithCards(Decision[KohanState]):
    """KO-4.92, KO-3.43 Cards for the Thieves' Den, one at a time; the rest is paid in gold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "counted", "cards")
    RULE: ClassVar[str] = "KO-4.92"
    SECRET: ClassVar[bool] = True

    def __init__(self, who: int, counted: int, cards: int) -> None:
        super().__init__(who)
        self.counted = counted
        self.cards = cards

    def rest(self, s: KohanState) -> i64:
        """KO-3.34 The part that is still to be paid."""
        return price(s, self.who, District.THIEVES_DEN) - self.cards

    def moves(self, s: KohanState) -> list[Move]:
        hand = s.players[self.who].hand
        spare = len(hand)
        found: list[Move] = []
        if self.cards > 0 and can_pay_rest(s, self.who, self.rest(s), spare):
            found.append(ALONE[Do.DONE])
        if can_pay_cards(s, self.who, self.cards + 1, self.cards + spare):
            found += [Move(Do.PAY_CARD, kind) for kind in kinds_in(hand)]
        return found

    def choose(self, s: KohanState, move: Move) -> None:
        who = self.who
        if move.kind == Do.PAY_CARD:
            s.aside.tray.append(take_out(s, who, move.a, BIT[who]))
            s.then([PayWithCards(who, self.counted, self.cards + 1)])
            return
        tray_under(s)
        s.note("kohan_dej.log.paid_cards", [who, self.cards])
        if s.players[who].gold >= self.rest(s):
            pay_gold(s, who, District.THIEVES_DEN, self.counted, self.rest(s))
        else:
            s.then([ChooseLender(who, District.THIEVES_DEN, self.counted, self.rest(s))])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.pay_cards", [self.cards, self.rest(s)])


class ChooseLender(BuildDecision):
    """KO-4.25 From whom the Cardinal takes the missing gold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "card", "counted", "gold")
    RULE: ClassVar[str] = "KO-4.25"

    def __init__(self, who: int, card: int, counted: int, gold: int) -> None:
        super().__init__(who, card, counted)
        self.gold = gold

    def missing(self, s: KohanState) -> i64:
        """KO-4.25 How much gold the Cardinal lacks."""
        return self.gold - s.players[self.who].gold

    def moves(self, s: KohanState) -> list[Move]:
        missing = self.missing(s)
        return [
            Move(Do.BORROW, seat)
            for seat in range(s.seats)
            if seat != self.who and s.players[seat].gold >= missing
        ]

    def choose(self, s: KohanState, move: Move) -> None:
        missing = self.missing(s)
        s.now.use(Used.CARDINAL)
        s.players[move.a].gold -= missing
        s.players[self.who].gold += missing
        s.note("kohan_dej.log.borrowed", [self.who, move.a, missing])
        lend: list[Step[KohanState]] = []
        for _ in range(missing):
            lend.append(GiveForGold(self.who, move.a))
        s.then([*lend, PayBorrowed(self.who, self.card, self.counted, self.gold)])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.lender", [self.card, self.missing(s)])


class GiveForGold(GiveCard):
    """KO-4.25 One hand card for each gold; the Cardinal chooses."""

    RULE: ClassVar[str] = "KO-4.25"


class PayBorrowed(BuildStep):
    """KO-4.25 With the gold taken the Cardinal must build."""

    def run(self, s: KohanState) -> None:
        pay_gold(s, self.who, self.card, self.counted, self.gold)
