"""PP-4.10 Betray: a court card with an own spy is discarded, perhaps for a prize."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision
from panj.games.pax_pamir.moves import CARD, DECLINE, Do
from panj.games.pax_pamir.places import SPIES, spy_place
from panj.games.pax_pamir.rules.discard import ChangeLoyalty, discard_from_court
from panj.games.pax_pamir.rules.market import pay_unit
from panj.games.pax_pamir.rules.steps import CardDecision, CardStep
from panj.games.pax_pamir.showing.previews import loss_preview, loyalty_preview
from panj.games.pax_pamir.showing.reasons import cards_but, reason
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    MOST_SEATS,
    NONE,
    PRIZE_OF,
    SUIT_OF,
    UNIT_PRICE,
    Ability,
    Suit,
)


def betrayable(s: PaxState, who: i64) -> list[int]:
    """PP-4.10 Court cards with an own spy that no Bodyguards protect."""
    found: list[int] = []
    for player in s.players:
        guarded = player.has(Ability.BODYGUARDS)
        for card in player.court:
            if guarded and SUIT_OF[card] == Suit.POLITICAL:
                continue
            if s.board[SPIES + i64(card) * MOST_SEATS + who] > 0:
                found.append(card)
    return found


def can_betray(s: PaxState, who: i64) -> bool:
    """PP-4.10 Whether there is a target and money."""
    return s.players[who].rupees >= UNIT_PRICE and len(betrayable(s, who)) > 0


def betray(s: PaxState, who: int, card: int) -> None:
    """PP-4.10 The card is discarded with all consequences; then its prize may be taken."""
    owner = s.owner_of(card)
    s.note("pax_pamir.log.betrayed", [who, card, owner])
    if PRIZE_OF[card] != NONE:
        s.then([OfferPrize(who, card)])
    discard_from_court(s, owner, card)


class Betray(Decision[PaxState]):
    """PP-3.45 One of the cards that may be betrayed; the price of 2 is paid."""

    RULE: ClassVar[str] = "PP-4.10"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.BETRAY, card) for card in betrayable(s, self.who)]

    def choose(self, s: PaxState, move: Move) -> None:
        betray(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.betray", [])

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        found = loss_preview(s, s.owner_of(move.a), move.a)
        prize = int(PRIZE_OF[move.a])
        if prize != NONE:
            found.append(Message("pax_pamir.preview.prize", [prize]))
        return found

    def is_final(self, s: PaxState, move: Move) -> bool:
        return s.owner_of(move.a) == self.who

    def blocked(self, s: PaxState) -> list[Blocked]:
        legal = betrayable(s, self.who)
        guarded = [c for c in s.track() if s.at(spy_place(c, self.who)) > 0 and c not in legal]
        found = [reason(CARD.ident(card), "bodyguards", [], "PP-4.10") for card in guarded]
        return found + cards_but(s, legal + guarded, "no_own_spy", "PP-4.10")


def pay_for_betrayal(s: PaxState, who: int) -> None:
    """PP-4.10 Betraying costs 2 rupees, paid to the market."""
    pay_unit(s, who, 1)


class OfferPrize(CardStep):
    """PP-4.10 The betrayed card lies aside until its prize is accepted or declined."""

    def run(self, s: PaxState) -> None:
        if self.who == s.wakhan:
            s.then([KeepPrize(self.who, self.card)])
        else:
            s.then([AcceptPrize(self.who, self.card)])


class AcceptPrize(CardDecision):
    """PP-3.21 Take the betrayed card as a prize, or leave it."""

    RULE: ClassVar[str] = "PP-4.10"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.TAKE_PRIZE, self.card), DECLINE]

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.DECLINE:
            s.note("pax_pamir.log.prize_declined", [self.who, self.card])
            return
        s.then([KeepPrize(self.who, self.card)])
        prize = int(PRIZE_OF[self.card])
        if prize != s.players[self.who].loyalty:
            s.then([ChangeLoyalty(self.who, prize)])

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.accept_prize", [self.card, int(PRIZE_OF[self.card])])

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        if move.kind == Do.DECLINE:
            return []
        return loyalty_preview(s, self.who, int(PRIZE_OF[self.card]))

    def is_final(self, s: PaxState, move: Move) -> bool:
        return len(self.preview(s, move)) > 0


class KeepPrize(CardStep):
    """PP-4.10 The card leaves the discard pile and counts as a prize."""

    def run(self, s: PaxState) -> None:
        s.piles.discards.remove(self.card)
        s.players[self.who].prizes.append(self.card)
        s.note("pax_pamir.log.prize_taken", [self.who, self.card])
