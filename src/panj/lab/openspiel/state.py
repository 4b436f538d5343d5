"""A state of a Panj game as OpenSpiel wants it."""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from panj.core.dice import Dice
from panj.lab.numbered_game import NumberedGame
from panj.lab.openspiel.course import Course, begun
from panj.lab.openspiel.dealer import Dealer
from panj.lab.rewards import rewards_of

DICE_WORDS: Final = 3
WORD: Final = 1 << 32


class PanjState(pyspiel.State):
    """Chance deals, then comes one player's decision after another.

    `dealt` (what chance has chosen so far) and `course` are all there is on this side; OpenSpiel
    copies and stores them.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.dealt: list[int] = []
        self.course: Course | None = None

    # The flow

    def current_player(self) -> int:
        """Who is asked."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        d = self.course.state.decision()
        return int(pyspiel.PlayerId.TERMINAL) if d is None else d.who

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.course.state.decision() is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the dealer may draw, all equally likely; just one thing if it draws in secret."""
        outcomes = self._dealer.outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal moves, ascending."""
        assert self.course is not None
        return list(self.course.choices(self._numbered.actions))

    def _apply_action(self, action: int) -> None:
        """Deal, or make the move with this number; an illegal one is refused."""
        if self.course is None:
            self._deal(action)
            return
        move = self.course.choices(self._numbered.actions).get(action)
        if move is None:
            said = self._action_to_string(self.current_player(), action)
            raise ValueError(f"action {action} ({said}) is not legal now")
        self.course.play(move)

    def _deal(self, outcome: int) -> None:
        """Chance has chosen; after its last choice the game begins."""
        self.dealt.append(outcome)
        if len(self.dealt) == self._dealer.nodes:
            terms = self._numbered.terms
            s = self._numbered.game.new(terms.seats, terms.options, self._dealer.key(self.dealt))
            self.course = begun(self._numbered.game, s)

    @property
    def _dealer(self) -> Dealer:
        """Who turns chance into deals."""
        dealer = self.get_game().dealer
        assert isinstance(dealer, Dealer)
        return dealer

    @property
    def _numbered(self) -> NumberedGame:
        """The terms and the action space."""
        found = self.get_game().numbered
        assert isinstance(found, NumberedGame)
        return found

    # The result

    def returns(self) -> list[float]:
        """Every seat's reward; nothing before the end."""
        if self.course is None or not self.is_terminal():
            return [0.0] * self._numbered.terms.seats
        return rewards_of(self.course.state, self.get_game().worth)

    # Hidden information

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "PanjState":
        """A state that agrees with all that a player knows, with the hidden part dealt anew.

        It begins a history of its own: the true one tells what others did in secret.
        """
        found: PanjState = self.get_game().new_initial_state()
        if self.course is not None:
            dice = dice_from(probability_sampler)
            course = self.course
            guess = course.game.guess(course.state, player_id, dice)
            memory = course.memory.guessed(player_id)
            found.course = Course(course.game, guess, memory, course.moves)
        return found

    # Storing

    def __reduce__(self) -> tuple[Any, ...]:
        return stored_state, (self.get_game(), self.serialize())

    # Words

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in text notation."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        actions = self._numbered.actions
        legal = {} if self.course is None else self.course.choices(actions)
        return self._numbered.game.moves.text(legal.get(action) or actions.move(action))

    def __str__(self) -> str:
        """Where the game stands; the digest is of the whole state, hidden parts included."""
        if self.course is None:
            return f"before the deal {self.dealt}"
        d = self.course.state.decision()
        asked = "over" if d is None else f"seat {d.who} is asked ({d.rule})"
        scores = ", ".join(map(str, self.course.state.scores()))
        lines = [f"move {self.course.moves}: {asked}", f"points {scores}", self.course.mark()]
        return "\n".join(lines)


def stored_state(game: Any, stored: str) -> PanjState:
    """A state that was stored. OpenSpiel's own way fails where it deals in secret."""
    found = game.deserialize_state(stored)
    assert isinstance(found, PanjState)
    return found


def dice_from(probability_sampler: Callable[[], float]) -> Dice:
    """Dice out of OpenSpiel's sampler of numbers between 0 and 1."""
    seed = 0
    for _ in range(DICE_WORDS):
        seed = seed * WORD + min(int(probability_sampler() * WORD), WORD - 1)
    return Dice(seed)
