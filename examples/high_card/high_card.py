"""High Card, the smallest game with a secret: everybody plays a card, the highest takes a point.

HC-1 The deck has twelve cards, 1 to 12; every player is dealt three.
HC-2 In each of three rounds, in seating order, every player plays a card face up.
HC-3 Who played the highest card of a round scores a point; most points win.
HC-4 Hands are secret; the cards that were not dealt are never seen.
"""

from typing import ClassVar, Final

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import Message
from panj.core.moves import Move, MoveTable, Verb
from panj.core.options import switch
from panj.core.piles import draw, shuffle
from panj.core.scores import ScoreLine
from panj.core.state import Decision, State, Step
from panj.core.terms import Terms
from panj.core.things import SEAT, Kind, Operand

CARDS: Final = 12
HAND: Final = 3
PLAY: Final = 0

CARD: Final = Kind("card", CARDS + 1, is_thing=True)
WHO: Final = Operand("who", SEAT)
VERBS: Final = MoveTable("high_card", [Verb(PLAY, "play", [Operand("card", CARD)])])
PHRASES: Final = {
    "high_card.prompt.play": [],
    "high_card.log.dealt": [WHO],
    "high_card.log.played": [WHO, Operand("card", CARD)],
    "high_card.log.won": [WHO],
}


class HighCardState(State):
    """The deck, the hands, the cards played in this round, and the points."""

    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "deck", "hands", "played", "points")

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
        points: list[int],
    ) -> None:
        super().__init__(terms, agenda, chance, boundary, round, turn)
        self.deck = deck
        self.hands = hands
        self.played = played
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
            self.points[:],
        )

    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine("high_card.score.tricks", self.points[:])]


class Deal(Step[HighCardState]):
    """HC-1 Every player is dealt three cards."""

    def run(self, s: HighCardState) -> None:
        shuffle(s, s.deck)
        for seat in range(s.seats):
            s.hands[seat] = sorted(draw(s, s.deck) for _ in range(HAND))
            s.note("high_card.log.dealt", [seat])
        s.then([PlayRound() for _ in range(HAND)])


class PlayRound(Step[HighCardState]):
    """HC-2 Everybody plays a card, then the round is scored."""

    def run(self, s: HighCardState) -> None:
        s.round += 1
        s.played = []
        s.then([*[PlayCard(seat) for seat in range(s.seats)], ScoreRound()])


class ScoreRound(Step[HighCardState]):
    """HC-3 The highest card scores."""

    def run(self, s: HighCardState) -> None:
        winner = s.played.index(max(s.played))
        s.points[winner] += 2 if s.terms.is_on("double") else 1
        s.note("high_card.log.won", [winner])


class PlayCard(Decision[HighCardState]):
    """HC-2 One card from the hand, face up."""

    RULE: ClassVar[str] = "HC-2"

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


class HighCard(Game):
    """2 to 4 players."""

    def start(self, terms: Terms, chance: Chance) -> State:
        deck = list(range(1, CARDS + 1))
        hands: list[list[int]] = [[] for _ in range(terms.seats)]
        s = HighCardState(terms, [], chance, 0, 0, 0, deck, hands, [], [0] * terms.seats)
        s.then([Deal()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        """HC-4 Everything but the other hands and the deck."""
        assert isinstance(s, HighCardState)
        return {
            "round": s.round,
            "hand": s.hands[seat][:] if seat >= 0 else [],
            "hand_sizes": [len(hand) for hand in s.hands],
            "played": s.played[:],
            "points": s.points[:],
        }

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        """HC-4 Deal what the seat does not see anew."""
        assert isinstance(s, HighCardState)
        copy = s.clone()
        copy.chance = Chance(dice.key(), 0)
        others = [other for other in range(s.seats) if other != seat]
        hidden = s.deck + [card for other in others for card in s.hands[other]]
        dice.mix(hidden)
        for other in others:
            copy.hands[other] = sorted(hidden.pop() for _ in s.hands[other])
        copy.deck = hidden
        return copy

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, HighCardState)
        held = sum(len(hand) for hand in s.hands)
        gone = CARDS - len(s.deck) - held
        return [len(s.deck) + held + gone]


OPTIONS: Final = [switch("double", "HC-3")]
STEPS: Final[list[type]] = [Deal, PlayRound, ScoreRound, PlayCard]
GAME: Final = HighCard("high_card", 1, (2, 3, 4), OPTIONS, VERBS, PHRASES, HighCardState, STEPS)
