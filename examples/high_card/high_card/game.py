"""High Card as a game of the registry."""

from itertools import chain
from typing import Final

from high_card.moves import CARDS, VERBS
from high_card.rules.rounds import HAND, Deal, PlayCard, PlayRound, ScoreRound
from high_card.showing.phrases import PHRASES
from high_card.showing.view import view
from high_card.state import HighCardState
from high_card.thinking.guess import guess
from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.options import switch
from panj.core.state import State
from panj.core.terms import Terms
from panj.core.view_fields import ViewFields

OPTIONS: Final = [switch("double", "HC-1.3")]
STEPS: Final[list[type]] = [Deal, PlayRound, ScoreRound, PlayCard]


class HighCard(Game):
    """2 to 4 players."""

    def start(self, terms: Terms, chance: Chance) -> State:
        deck = list(range(1, CARDS + 1))
        hands: list[list[int]] = [[] for _ in range(terms.seats)]
        s = HighCardState(terms, [], chance, 0, 0, 0, deck, hands, [], [], [0] * terms.seats)
        s.then([Deal()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, HighCardState)
        return view(s, seat)

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, HighCardState)
        return guess(s, seat, dice)

    def components(self) -> dict[str, object]:
        return {"rounds": HAND}

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, HighCardState)
        return sorted([*s.deck, *chain(*s.hands), *s.played, *s.discarded])


GAME: Final = HighCard(
    "high_card",
    1,
    (2, 3, 4),
    OPTIONS,
    VERBS,
    PHRASES,
    HighCardState,
    STEPS,
    rule_prefix="HC",
    view_fields=ViewFields(cards=["hand", "discarded"]),
)
