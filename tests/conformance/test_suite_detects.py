"""The suite finds what it is for: each game here breaks the contract in one way."""

import pytest

from panj.core.chance import Chance
from panj.core.conformance import check
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.scores import ScoreLine
from panj.core.state import Blocked, Decision, State
from panj.core.terms import Terms
from support import example as hc


def variant(
    game: type[Game] = hc.HighCard,
    state: type[State] = hc.HighCardState,
    decision: type[Decision[hc.HighCardState]] = hc.PlayCard,
) -> Game:
    """High Card with one part exchanged."""
    steps: list[type] = [hc.Deal, hc.ScoreRound, decision, hc.PlayRound]
    made = game("high_card", 1, (2, 3, 4), hc.OPTIONS, hc.VERBS, hc.PHRASES, state, steps)
    made.steps["PlayCard"] = decision
    return made


def problems(game: Game) -> str:
    return "\n".join(check(game, 3, {}, games=3, seed=1))


def test_the_example_itself_is_sound() -> None:
    assert problems(hc.GAME) == ""


class ForgetfulGuess(hc.HighCard):
    def guess(self, s: State, seat: int, dice: Dice) -> State:
        return super().guess(s, (seat + 1) % 3, dice)


class TrueKey(hc.HighCard):
    def guess(self, s: State, seat: int, dice: Dice) -> State:
        copy = super().guess(s, seat, dice)
        copy.chance = s.chance.clone()
        return copy


class LeakyView(hc.HighCard):
    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, hc.HighCardState)
        return {**super().view(s, seat), "next_card": s.deck[-1:]}


class LeakyToSpectators(hc.HighCard):
    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, hc.HighCardState)
        seen = super().view(s, seat)
        return {**seen, "all": s.hands} if seat < 0 else seen


class WeighsBySecrets(hc.HighCard):
    def is_weighed(self, s: State, move: Move) -> bool:
        assert isinstance(s, hc.HighCardState)
        return s.deck[0] % 2 == 0


class LosesPieces(hc.HighCard):
    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, hc.HighCardState)
        return [len(s.deck) + sum(len(hand) for hand in s.hands)]


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (ForgetfulGuess, "sees a guess differently"),
        (TrueKey, "carries the true key"),
        (LeakyView, "sees a guess differently"),
        (LeakyToSpectators, "a spectator sees"),
        (WeighsBySecrets, "is weighed tells a secret"),
        (LosesPieces, "pieces are not conserved"),
    ],
)
def test_a_broken_game_is_found(game: type[Game], problem: str) -> None:
    assert problem in problems(variant(game=game))


class CountsHands(hc.HighCardState):
    def score_sheet(self) -> list[ScoreLine]:
        return [ScoreLine("high_card.score.tricks", [sum(hand) for hand in self.hands])]


class SharedHands(hc.HighCardState):
    def clone(self) -> hc.HighCardState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class OtherState(hc.HighCard):
    def start(self, terms: Terms, chance: Chance) -> State:
        s = super().start(terms, chance)
        assert isinstance(s, hc.HighCardState)
        made: State = self.state(
            s.terms, s.agenda, s.chance, 0, 0, 0, s.deck, s.hands, [], [], s.points
        )
        return made


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        (SharedHands, "playing on a copy changes the state"),
        (CountsHands, "the running score tells a secret"),
    ],
)
def test_a_broken_state_is_found(state: type[State], problem: str) -> None:
    assert problem in problems(variant(game=OtherState, state=state))


class NoMoves(hc.PlayCard):
    def moves(self, s: hc.HighCardState) -> list[Move]:
        return super().moves(s) if len(s.played) < 2 else []


class Repeats(hc.PlayCard):
    def moves(self, s: hc.HighCardState) -> list[Move]:
        return super().moves(s) * 2


class NoRule(hc.PlayCard):
    RULE = ""


class Undeclared(hc.PlayCard):
    def prompt(self, s: hc.HighCardState) -> Message:
        return Message("high_card.prompt.unheard", [])


class TellsSecrets(hc.PlayCard):
    def preview(self, s: hc.HighCardState, move: Move) -> list[Message]:
        return [Message("high_card.log.played", [0, s.deck[0]])]


class BlocksBySecrets(hc.PlayCard):
    def blocked(self, s: hc.HighCardState) -> list[Blocked]:
        return [Blocked("card", Message("high_card.log.played", [0, s.deck[0]]), "HC-1")]


class FinalBySecrets(hc.PlayCard):
    def is_final(self, s: hc.HighCardState, move: Move) -> bool:
        return s.deck[0] % 2 == 0


class TellsAll(hc.PlayCard):
    def choose(self, s: hc.HighCardState, move: Move) -> None:
        super().choose(s, move)
        s.boundary -= 1
        s.note("high_card.log.played", [0, s.deck[0]])


class Asks(hc.PlayRound):
    KIND: type[Decision[hc.HighCardState]] = hc.PlayCard

    def run(self, s: hc.HighCardState) -> None:
        s.round += 1
        s.played = []
        s.then([*[self.KIND(seat) for seat in range(s.seats)], hc.ScoreRound()])


@pytest.mark.parametrize(
    ("decision", "problem"),
    [
        (NoMoves, "offers no move"),
        (Repeats, "offers a move twice"),
        (NoRule, "names no rule"),
        (Undeclared, "is not declared"),
        (TellsSecrets, "tells a secret"),
        (BlocksBySecrets, "what is blocked tells a secret"),
        (FinalBySecrets, "is final tells a secret"),
        (TellsAll, "is told a secret"),
    ],
)
def test_a_broken_decision_is_found(
    decision: type[Decision[hc.HighCardState]], problem: str
) -> None:
    class Rounds(Asks):
        KIND = decision

    class Dealt(hc.Deal):
        def run(self, s: hc.HighCardState) -> None:
            super().run(s)
            for _ in range(hc.HAND):
                s.agenda.pop()
            s.then([Rounds() for _ in range(hc.HAND)])

    class Changed(hc.HighCard):
        def start(self, terms: Terms, chance: Chance) -> State:
            s = super().start(terms, chance)
            s.agenda.clear()
            s.then([Dealt()])
            return s

    game = variant(game=Changed, decision=decision)
    for step in (Rounds, Dealt, decision):
        game.steps[step.__name__] = step
    assert problem in problems(game)
