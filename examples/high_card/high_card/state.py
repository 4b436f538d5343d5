"""What lies on a High Card table."""

from typing import ClassVar

from panj.core.chance import Chance
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms


class HighCardState(State):
    """The deck, the hands, the cards played in this round and before, and the points."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "deck",
        "hands",
        "played",
        "discarded",
        "points",
    )

    def __init__(
        self,
        terms: Terms,
        agenda: list[Step[State]],
        chance: Chance,
        boundary: int,
        round: int,
        turn: int,
        deck: list[int],
        hands: list[list[int]],
        played: list[int],
        discarded: list[int],
        points: list[int],
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.deck = deck
        self.hands = hands
        self.played = played
        self.discarded = discarded
        self.points = points

    def clone(self) -> "HighCardState":
        return HighCardState(
            self.terms,
            self.agenda[:],
            self.chance.clone(),
            self.boundary,
            self.round,
            self.turn,
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.played[:],
            self.discarded[:],
            self.points[:],
        )

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine("high_card.score.tricks", self.points[:])]
