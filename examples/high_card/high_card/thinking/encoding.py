"""What a seat knows of High Card, as numbers."""

from typing import Final

from high_card.moves import CARDS
from high_card.rules.rounds import DOUBLE_PRIZE, HAND, PlayCard
from high_card.state import HighCardState
from panj.core.cells import Cells
from panj.core.encoding import Field, GameEncoding, amount, flags
from panj.core.state import State
from panj.core.terms import Terms


class HighCardEncoding(GameEncoding):
    """The own hand and what was played before, card by card; this round, hand sizes and points,
    the own first."""

    def own_fields(self, terms: Terms) -> list[Field]:
        return [
            amount("round", (1,), HAND, "The number of the round."),
            flags("hand", (CARDS,), "1 for each card in the own hand."),
            flags("discarded", (CARDS,), "1 for each card of the rounds before."),
            amount("played", (terms.seats,), CARDS, "Cards of this round; 0: none yet."),
            amount("hand_sizes", (terms.seats,), HAND, "Cards left in each hand."),
            amount("points", (terms.seats,), HAND * DOUBLE_PRIZE, "Points so far."),
        ]

    def write_own(self, s: State, seat: int, out: Cells) -> None:
        assert isinstance(s, HighCardState)
        out.put(s.round)
        for cards in (s.hands[seat], s.discarded):
            for card in cards:
                out.mark(card - 1)
            out.skip(CARDS)
        order = [(seat + step) % s.seats for step in range(s.seats)]
        for other in order:
            out.put(s.played[other] if other < len(s.played) else 0)
        for other in order:
            out.put(len(s.hands[other]))
        for other in order:
            out.put(s.points[other])


ENCODING: Final = HighCardEncoding("high_card", [PlayCard])
