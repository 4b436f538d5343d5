"""High Card as a single module: rules and nothing else, so that everything about it is generic.

The rules are High Card's. What they say has keys of its own, for which there are no words.
"""

from typing import Final

from high_card.game import OPTIONS, HighCard
from high_card.moves import CARD, PLAY
from high_card.rules.rounds import Deal, PlayCard, PlayRound, ScoreRound
from high_card.showing import phrases
from high_card.state import HighCardState

from panj.core.chance import Chance
from panj.core.messages import EVERYONE, Message
from panj.core.moves import MoveTable, Verb
from panj.core.scores import ScoreLine
from panj.core.state import State, Step
from panj.core.terms import Terms
from panj.core.things import Operand

SLUG: Final = "bare_card"


def own(key: str) -> str:
    """A key of High Card as one of this game."""
    return key.replace("high_card.", f"{SLUG}.")


class PlayBareCard(PlayCard):
    """The same question under another key."""

    def prompt(self, s: HighCardState) -> Message:
        asked = super().prompt(s)
        return Message(own(asked.key), asked.operands)


class BareCardState(HighCardState):
    """The same table, which speaks and counts under other keys."""

    def clone(self) -> "BareCardState":
        return bare(super().clone())

    def note(self, key: str, operands: list[int | str], readers: int = EVERYONE) -> None:
        super().note(own(key), operands, readers)

    def then(self, steps: list[Step[HighCardState]]) -> None:
        super().then([PlayBareCard(s.who) if type(s) is PlayCard else s for s in steps])

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine(own(line.key), line.points) for line in super().score_sheet()]

    def tie_breaks(self) -> list[ScoreLine]:
        """Who plays later knows what the others have played: it counts against him."""
        return [ScoreLine(f"{SLUG}.tie_break.early_seat", [-seat for seat in range(self.seats)])]


def bare(s: State) -> BareCardState:
    """A state of High Card as one of this game."""
    return BareCardState(*[getattr(s, name) for name in BareCardState.FIELDS])


class BareCard(HighCard):
    """A game without words, judgement, encoding, picture or board of its own."""

    def start(self, terms: Terms, chance: Chance) -> State:
        return bare(super().start(terms, chance))


GAME: Final = BareCard(
    SLUG,
    1,
    (2, 3, 4),
    OPTIONS,
    MoveTable(SLUG, [Verb(PLAY, "play", [Operand("card", CARD)])]),
    {own(key): operands for key, operands in phrases.PHRASES.items()},
    BareCardState,
    [Deal, PlayRound, ScoreRound, PlayBareCard],
)
