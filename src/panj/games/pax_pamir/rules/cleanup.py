"""PP-3.27 to PP-3.30 Cleanup: the limits of court and hand, events that leave, the market."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Step
from panj.games.pax_pamir.moves import CARD, DISCARD
from panj.games.pax_pamir.rules.discard import LoseCourtCard, LoseHandCard
from panj.games.pax_pamir.rules.dominance import InstabilityCheck
from panj.games.pax_pamir.rules.events import discard_event
from panj.games.pax_pamir.rules.market import draw_cards, shift_rows, take_from_market
from panj.games.pax_pamir.rules.wakhan.turn import trim_court
from panj.games.pax_pamir.showing.reasons import reason
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import COURT_CARDS


class CourtLimit(Step[PaxState]):
    """PP-3.27 While the court is over its limit, discard one card; the limit is recomputed."""

    def run(self, s: PaxState) -> None:
        player = s.players[self.who]
        if len(player.court) > player.court_limit():
            s.then([self])
            if self.who == s.wakhan:
                trim_court(s)
            else:
                s.then([DiscardCourt(self.who)])


class DiscardCourt(LoseCourtCard):
    """PP-3.27 One court card."""

    RULE: ClassVar[str] = "PP-3.27"

    def moves(self, s: PaxState) -> list[Move]:
        return [DISCARD[card] for card in s.players[self.who].court]

    def prompt(self, s: PaxState) -> Message:
        player = s.players[self.who]
        return Message("pax_pamir.prompt.court_limit", [len(player.court), player.court_limit()])

    def blocked(self, s: PaxState) -> list[Blocked]:
        hand = s.players[self.who].hand
        return [reason(CARD.ident(card), "only_court", [], "PP-3.27") for card in hand]


class HandLimit(Step[PaxState]):
    """PP-3.28 While the hand is over its limit, discard one card."""

    def run(self, s: PaxState) -> None:
        player = s.players[self.who]
        if len(player.hand) > player.hand_limit():
            s.then([DiscardHand(self.who), self])


class DiscardHand(LoseHandCard):
    """PP-3.28 One hand card."""

    RULE: ClassVar[str] = "PP-3.28"

    def prompt(self, s: PaxState) -> Message:
        player = s.players[self.who]
        return Message("pax_pamir.prompt.hand_limit", [len(player.hand), player.hand_limit()])

    def blocked(self, s: PaxState) -> list[Blocked]:
        court = s.players[self.who].court
        return [reason(CARD.ident(card), "only_hand", [], "PP-3.28") for card in court]


class DiscardEvent(Step[PaxState]):
    """PP-3.29, PP-3.40 An event in column 0 is removed and its discard side resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "slot")

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(who)
        self.slot = slot

    def run(self, s: PaxState) -> None:
        if s.market[self.slot] > COURT_CARDS:
            discard_event(s, self.who, take_from_market(s, self.slot))


class RefillMarket(Step[PaxState]):
    """PP-3.30, PP-3.41 to PP-3.43 Shift, draw; a second Dominance Check is instability."""

    def run(self, s: PaxState) -> None:
        shift_rows(s)
        if not draw_cards(s):
            s.then([InstabilityCheck(self.who), self])
