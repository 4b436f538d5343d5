"""HC-1.1 to HC-1.3 Cards are dealt, played and compared."""

from typing import ClassVar, Final

from high_card.moves import PLAY
from high_card.state import HighCardState
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.piles import draw, shuffle
from panj.core.state import Decision, Step

HAND: Final = 3
"""Cards dealt to a player, and so the rounds."""

PRIZE: Final = 1
DOUBLE_PRIZE: Final = 2


class Deal(Step[HighCardState]):
    """HC-1.1 Every player is dealt three cards."""

    def run(self, s: HighCardState) -> None:
        shuffle(s, s.deck)
        for seat in range(s.seats):
            s.hands[seat] = sorted(draw(s, s.deck) for _ in range(HAND))
            s.note("high_card.log.dealt", [seat])
        s.then([PlayRound() for _ in range(HAND)])


class PlayRound(Step[HighCardState]):
    """HC-1.2 Everybody plays a card, then the round is scored."""

    def run(self, s: HighCardState) -> None:
        s.round += 1
        s.discarded += s.played
        s.played = []
        s.then([*[PlayCard(seat) for seat in range(s.seats)], ScoreRound()])


class ScoreRound(Step[HighCardState]):
    """HC-1.3 The highest card scores."""

    def run(self, s: HighCardState) -> None:
        winner = s.played.index(max(s.played))
        s.points[winner] += prize(s)
        s.note("high_card.log.won", [winner])


class PlayCard(Decision[HighCardState]):
    """HC-1.2 One card from the hand, face up."""

    RULE: ClassVar[str] = "HC-1.2"

    def moves(self, s: HighCardState) -> list[Move]:
        return [Move(PLAY, card) for card in s.hands[self.who]]

    def choose(self, s: HighCardState, move: Move) -> None:
        s.hands[self.who].remove(move.a)
        s.played.append(move.a)
        s.turn += 1
        s.reveal()
        s.note("high_card.log.played", [self.who, move.a])

    def prompt(self, s: HighCardState) -> Message:
        return Message("high_card.prompt.play", [])


def prize(s: HighCardState) -> int:
    """HC-1.3 What the highest card of a round scores."""
    return DOUBLE_PRIZE if s.terms.is_on("double") else PRIZE
