"""PP-4.12 to PP-4.15 Cards that leave a court: leverage, overthrow, changes of loyalty."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.pax_pamir.moves import DISCARD
from panj.games.pax_pamir.places import gift_place, spy_place, tribe_place
from panj.games.pax_pamir.rules.placing import remove_all
from panj.games.pax_pamir.showing.previews import loss_preview
from panj.games.pax_pamir.showing.reasons import cards_but
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    DEBT,
    GIFT_SPACES,
    LEVERAGED,
    PATRIOT_OF,
    REGION_OF,
    SUIT_OF,
    Suit,
)


class Cause:
    """PP-3.23 Why several cards of a court must go."""

    OVERTHROW: Final = 0
    LOYALTY: Final = 1


def leave_hand(s: PaxState, who: int, card: int) -> None:
    """PP-7.2 A card leaves a hand, and with it the knowledge that it was there."""
    s.players[who].hand.remove(card)
    if card in s.piles.shown:
        s.piles.shown.remove(card)


def discard_from_hand(s: PaxState, who: int, card: int) -> None:
    """PP-4.12 Discarding from hand has no side effects."""
    leave_hand(s, who, card)
    s.piles.discards.append(card)
    s.note("pax_pamir.log.discarded_hand", [who, card])


def discard_from_court(s: PaxState, owner: int, card: int) -> None:
    """PP-4.12 Spies return, the card leaves, tribes may be overthrown, a debt may be due."""
    for seat in range(s.seats):
        remove_all(s, spy_place(card, seat))
    player = s.players[owner]
    player.court.remove(card)
    player.renew_abilities()
    s.piles.discards.append(card)
    s.note("pax_pamir.log.discarded", [owner, card])
    region = REGION_OF[card]
    if SUIT_OF[card] == Suit.POLITICAL and not player.has_political(region):
        lose_tribes(s, owner, region)
    if LEVERAGED[card] == 1:
        s.then([SettleDebt(owner, DEBT)])


def lose_tribes(s: PaxState, owner: int, region: i64) -> None:
    """PP-4.14 The last political card of a region is lost: so are all tribes there."""
    place = tribe_place(owner, region)
    if s.board[place] > 0:
        s.note("pax_pamir.log.overthrown_tribes", [owner, s.at(place), region])
        remove_all(s, place)


def after_losing_tribe(s: PaxState, owner: int, region: i64) -> None:
    """PP-4.14 If this was the last tribe of a region, its political cards are lost too."""
    if s.tribes(owner, region) == 0 and s.players[owner].has_political(region):
        s.note("pax_pamir.log.overthrown", [owner, region])
        s.then([LoseCards(owner, Cause.OVERTHROW, region)])


class LoseHandCard(Decision[PaxState]):
    """PP-4.12 The player discards one hand card."""

    def moves(self, s: PaxState) -> list[Move]:
        return [DISCARD[card] for card in s.players[self.who].hand]

    def choose(self, s: PaxState, move: Move) -> None:
        discard_from_hand(s, self.who, move.a)


class LoseCourtCard(Decision[PaxState]):
    """PP-4.12 The player discards one of several court cards."""

    def choose(self, s: PaxState, move: Move) -> None:
        discard_from_court(s, self.who, move.a)

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        return loss_preview(s, self.who, move.a)


class Debt(Step[PaxState]):
    """PP-4.13 What the owner of a discarded leveraged card still owes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "debt")

    def __init__(self, who: int, debt: int) -> None:
        super().__init__(who)
        self.debt = debt


class SettleDebt(Debt):
    """PP-4.13 The owner of a discarded leveraged card returns rupees, then cards."""

    def run(self, s: PaxState) -> None:
        player = s.players[self.who]
        paid = min(self.debt, player.rupees)
        player.rupees -= paid
        s.note("pax_pamir.log.debt_paid", [self.who, paid, self.debt])
        if paid < self.debt and self.who != s.wakhan:
            s.then([OweCards(self.who, self.debt - paid)])


class OweCards(Debt):
    """PP-4.13 For each rupee short one card goes; with no card left the rest is forgiven."""

    def run(self, s: PaxState) -> None:
        player = s.players[self.who]
        if self.debt > 0 and len(player.hand) + len(player.court) > 0:
            s.then([PayDebt(self.who, self.debt)])


class PayDebt(Decision[PaxState]):
    """PP-3.22 One card of the own hand or court for each rupee short."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "debt")
    RULE: ClassVar[str] = "PP-4.13"

    def __init__(self, who: int, debt: int) -> None:
        super().__init__(who)
        self.debt = debt

    def moves(self, s: PaxState) -> list[Move]:
        player = s.players[self.who]
        found = [DISCARD[card] for card in player.hand]
        for card in player.court:
            found.append(DISCARD[card])
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        s.then([OweCards(self.who, self.debt - 1)])
        if move.a in s.players[self.who].court:
            discard_from_court(s, self.who, move.a)
        else:
            discard_from_hand(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.pay_debt", [self.debt])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return cards_but(s, s.players[self.who].court, "not_yours", "PP-4.13")

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        return loss_preview(s, self.who, move.a)


class LoseCards(Step[PaxState]):
    """PP-4.12 All cards of a kind leave a court, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cause", "key")

    def __init__(self, who: int, cause: int, key: int) -> None:
        super().__init__(who)
        self.cause = cause
        self.key = key

    def run(self, s: PaxState) -> None:
        cards = doomed_cards(s, self.who, self.cause, self.key)
        if len(cards) == 0:
            return
        if len(cards) > 1:
            s.then([self])
        if len(cards) > 1 and self.who != s.wakhan and has_leveraged(cards):
            s.then([DiscardOrder(self.who, self.cause, self.key)])
        else:
            discard_from_court(s, self.who, cards[0])


def doomed_cards(s: PaxState, who: int, cause: int, key: int) -> list[int]:
    """PP-4.14, PP-4.15 Political cards of a region, or patriots of a coalition."""
    player = s.players[who]
    if cause == Cause.LOYALTY:
        return [card for card in player.court if PATRIOT_OF[card] == key]
    return player.political_cards(key)


def has_leveraged(cards: list[int]) -> bool:
    """PP-3.23 Whether the order can matter."""
    return any(LEVERAGED[card] == 1 for card in cards)


class DiscardOrder(LoseCourtCard):
    """PP-3.23 The owner chooses which of several lost cards goes next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cause", "key")
    RULE: ClassVar[str] = "PP-4.12"

    def __init__(self, who: int, cause: int, key: int) -> None:
        super().__init__(who)
        self.cause = cause
        self.key = key

    def moves(self, s: PaxState) -> list[Move]:
        return [DISCARD[card] for card in doomed_cards(s, self.who, self.cause, self.key)]

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.discard_order", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        legal = doomed_cards(s, self.who, self.cause, self.key)
        return cards_but(s, legal, "may_stay", "PP-4.12")


class NewLoyalty(Step[PaxState]):
    """PP-4.15 A player turns to another coalition."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "coalition")

    def __init__(self, who: int, coalition: int) -> None:
        super().__init__(who)
        self.coalition = coalition


class ChangeLoyalty(NewLoyalty):
    """PP-4.15 Gifts, prizes and patriots of the old loyalty go; then the dial turns."""

    def run(self, s: PaxState) -> None:
        player = s.players[self.who]
        old = player.loyalty
        s.note("pax_pamir.log.leaves_coalition", [self.who, old, self.coalition])
        for space in range(GIFT_SPACES):
            remove_all(s, gift_place(self.who, space))
        discard_prizes(s, self.who)
        s.then(
            [LoseCards(self.who, Cause.LOYALTY, old), TurnDial(self.who, self.coalition)],
        )


class TurnDial(NewLoyalty):
    """PP-4.15 The new loyalty is set when everything of the old one is gone."""

    def run(self, s: PaxState) -> None:
        s.players[self.who].loyalty = self.coalition
        s.note("pax_pamir.log.loyal", [self.who, self.coalition])


def discard_prizes(s: PaxState, who: int) -> None:
    """PP-4.15, PP-4.20 All prizes of a player go to the discard pile."""
    player = s.players[who]
    for card in player.prizes:
        s.note("pax_pamir.log.prize_lost", [who, card])
        s.piles.discards.append(card)
    player.prizes = []
