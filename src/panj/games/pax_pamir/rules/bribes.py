"""PP-4.4, PP-3.14 to PP-3.16 Bribes: offer, answer, counter-offer, cancel."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.places import spy_place
from panj.games.pax_pamir.rules.power import hostage_holder, ruler_of
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    GIFT_COSTS,
    GIFT_SPACES,
    REGION_OF,
    UNIT_PRICE,
    Ability,
    Act,
    Effect,
)

MOST_REFUSALS: Final = 3
ATTEMPT_BASE: Final = 8
"""A cancelled attempt is remembered as its card in this base and its action."""


class ChooseAction(Decision[PaxState]):
    """PP-3.13 The choice to which a cancelled action goes back."""


def play_holder(s: PaxState, who: i64, card: i64) -> i64:
    """PP-4.2.2, PP-4.4.2 The ruler who is owed a bribe for playing a card, or -1."""
    if s.holds(Effect.DISREGARD_FOR_CUSTOMS) or s.players[who].has(Ability.CHARISMATIC_COURTIERS):
        return -1
    ruler = ruler_of(s, REGION_OF[card])
    return -1 if ruler == who else ruler


def action_holder(s: PaxState, who: i64, card: i64) -> i64:
    """PP-4.4.2, PP-4.18 Who is owed a bribe for using a card that is held hostage, or -1."""
    if s.holds(Effect.DISREGARD_FOR_CUSTOMS) or s.players[who].has(Ability.CIVIL_SERVICE_REFORMS):
        return -1
    return hostage_holder(s, who, card)


def full_bribe(s: PaxState, holder: i64, card: i64, action: i64) -> i64:
    """PP-4.4.1 The ruler's tribes in the region, or the holder's spies on the card."""
    if action == Act.PLAY:
        return s.tribes(holder, REGION_OF[card])
    return s.at(spy_place(card, holder))


def least_cost(s: PaxState, who: i64, action: i64) -> i64:
    """PP-4.4.4 What the cheapest legal form of an action costs."""
    if action == Act.BUILD or action == Act.BETRAY:
        return UNIT_PRICE
    if action == Act.GIFT:
        for space in range(GIFT_SPACES):
            if not s.has_gift(who, space):
                return GIFT_COSTS[space]
    return 0


def may_haggle(s: PaxState, holder: i64) -> bool:
    """PP-4.4.3, PP-4.4.5 Whether the holder can be asked to waive a part."""
    return holder != s.wakhan and s.memory.refused < MOST_REFUSALS


def attempt_of(card: i64, action: i64) -> i64:
    """PP-4.4.6 The number under which an attempt is remembered when it is cancelled."""
    return card * ATTEMPT_BASE + action


def may_attempt(s: PaxState, who: i64, holder: i64, card: i64, action: i64) -> bool:
    """PP-4.4.4, PP-4.4.6 Whether an action under a bribe is offered."""
    if attempt_of(card, action) in s.memory.attempts:
        return False
    if may_haggle(s, holder) or s.players[who].has_effect(Effect.COURTLY_MANNERS):
        return True
    need = full_bribe(s, holder, card, action) + least_cost(s, who, action)
    return s.players[who].rupees >= need


def pay(s: PaxState, payer: int, holder: int, rupees: i64) -> None:
    """PP-4.4.4 A bribe passes from the payer to the holder, before the action."""
    s.players[payer].rupees -= rupees
    s.players[holder].rupees += rupees
    s.note("pax_pamir.log.bribe_paid", [payer, holder, rupees])


class Bribe(Decision[PaxState]):
    """PP-4.4 What the three decisions of a negotiation share."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "other", "card", "action", "full", "amount")
    RULE: ClassVar[str] = "PP-4.4"

    def __init__(
        self, who: int, other: int, card: int, action: int, full: int, amount: int
    ) -> None:
        super().__init__(who)
        self.other = other
        self.card = card
        self.action = action
        self.full = full
        self.amount = amount

    def payable(self, s: PaxState, payer: int) -> int:
        """PP-4.4.4 What the payer can spend and still do the action."""
        return int(s.players[payer].rupees - least_cost(s, payer, self.action))


class OfferBribe(Bribe):
    """PP-3.14 The payer offers part or all of the bribe, or drops the action.

    `other` is the holder; `amount` is the least that may be offered.
    """

    def moves(self, s: PaxState) -> list[Move]:
        most = min(self.full, self.payable(s, self.who))
        found = [Move(Do.OFFER, rupees) for rupees in range(self.amount, most + 1)]
        if s.players[self.who].has_effect(Effect.COURTLY_MANNERS):
            found.append(Move(Do.UNPAID))
        found.append(Move(Do.CANCEL))
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.CANCEL:
            cancel(s, self.who, self.card, self.action)
        elif move.kind == Do.UNPAID:
            s.note("pax_pamir.log.bribe_unpaid", [self.who, self.other])
        elif move.a == self.full:
            pay(s, self.who, self.other, move.a)
        else:
            s.note("pax_pamir.log.bribe_offered", [self.who, self.other, move.a, self.full])
            s.then(
                [AnswerBribe(self.other, self.who, self.card, self.action, self.full, move.a)],
            )

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.offer_bribe", [self.card, self.other, self.full])

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        if move.kind != Do.OFFER:
            return []
        left = s.players[self.who].rupees - move.a
        return [Message("pax_pamir.preview.rupees", [s.players[self.who].rupees, left])]


class AnswerBribe(Bribe):
    """PP-3.15 The holder accepts the offer, asks for more, or insists on everything.

    `other` is the payer; `amount` is the offer.
    """

    def moves(self, s: PaxState) -> list[Move]:
        most = min(self.full - 1, self.payable(s, self.other))
        found = [Move(Do.ACCEPT, self.amount)]
        for rupees in range(self.amount + 1, most + 1):
            found.append(Move(Do.COUNTER, rupees))
        found.append(Move(Do.REFUSE))
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.ACCEPT:
            pay(s, self.other, self.who, self.amount)
        elif move.kind == Do.COUNTER:
            s.note("pax_pamir.log.bribe_countered", [self.who, self.other, move.a])
            s.then(
                [CounterBribe(self.other, self.who, self.card, self.action, self.full, move.a)],
            )
        else:
            s.note("pax_pamir.log.bribe_refused", [self.who, self.other])
            s.memory.refused += 1
            s.then(
                [OfferBribe(self.other, self.who, self.card, self.action, self.full, self.full)],
            )

    def prompt(self, s: PaxState) -> Message:
        return Message(
            "pax_pamir.prompt.answer_bribe", [self.card, self.other, self.amount, self.full]
        )


class CounterBribe(Bribe):
    """PP-3.16 The payer accepts what the holder asks, pays all, or drops the action.

    `other` is the holder; `amount` is what the holder asks.
    """

    def moves(self, s: PaxState) -> list[Move]:
        found = [Move(Do.ACCEPT, self.amount)]
        if self.payable(s, self.who) >= self.full:
            found.append(Move(Do.OFFER, self.full))
        found.append(Move(Do.CANCEL))
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.CANCEL:
            s.memory.refused += 1
            cancel(s, self.who, self.card, self.action)
        else:
            pay(s, self.who, self.other, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message(
            "pax_pamir.prompt.counter_bribe", [self.card, self.other, self.amount, self.full]
        )


def cancel(s: PaxState, who: int, card: int, action: int) -> None:
    """PP-4.4.6 The action is dropped; nothing is spent, but it is not tried again at once."""
    s.memory.attempts.append(attempt_of(card, action))
    s.note("pax_pamir.log.cancelled", [who, card])
    s.back_to(ChooseAction)


def ask_bribe(s: PaxState, who: int, holder: int, card: int, action: int) -> OfferBribe:
    """PP-4.4.3 The negotiation of a bribe that is owed."""
    full = int(full_bribe(s, holder, card, action))
    least = 0 if may_haggle(s, holder) else full
    return OfferBribe(who, holder, card, action, full, least)
