"""Judgement for High Card: points, and what the cards in hand may still win."""

from typing import Final

from high_card.moves import CARDS
from high_card.rules.rounds import prize
from high_card.state import HighCardState
from panj.core.judgement import POINTS, Aspect, Judgement
from panj.core.state import State


class HighCardJudgement(Judgement):
    """A high card is worth keeping, unless it wins now."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 1.0
        self.grain = 0.3

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, HighCardState)
        return float(s.points[seat]) + leading(s, seat) + promise(s, seat)

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        assert isinstance(s, HighCardState)
        return [
            Aspect(POINTS, float(s.points[seat])),
            Aspect("high_card.aspect.leading", leading(s, seat)),
            Aspect("high_card.aspect.hand", promise(s, seat)),
        ]


def leading(s: HighCardState, seat: int) -> float:
    """The chance that the seat's card of this round stays the highest."""
    if not 0 < len(s.played) < s.seats or seat >= len(s.played) or max(s.played) != s.played[seat]:
        return 0.0
    left = s.seats - len(s.played)
    return float(prize(s)) * (s.played[seat] / (CARDS + 1.0)) ** left


def promise(s: HighCardState, seat: int) -> float:
    """What the cards in hand win on average."""
    return sum([prize(s) * (card / (CARDS + 1.0)) ** (s.seats - 1) for card in s.hands[seat]])


JUDGEMENT: Final = HighCardJudgement()
