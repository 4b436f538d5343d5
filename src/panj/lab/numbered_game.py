"""One game that is played by action numbers: what all adapters share."""

from collections.abc import Mapping

import numpy as np

from panj.core.codec import Json
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import NOBODY, State
from panj.lab.actions import Actions, IllegalAction, Mask
from panj.lab.observe import Observed, observation
from panj.table.seats import players

Options = Mapping[str, Json]


def game_of(game: str | Game) -> Game:
    """A game, which may be meant by its name; refused if there is none of it."""
    return REGISTRY.game(game) if isinstance(game, str) else game


class NumberedGame:
    """A game, its terms and its state; numbers in, numbers out."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: Options | None = None
    ) -> None:
        self.game = game_of(game)
        count = min(self.game.seat_counts) if seats is None else seats
        self.terms = self.game.terms(count, dict(options or {}))
        self.actions = Actions(self.game)
        self.players = players(self.game, self.terms)
        """The seats that are ever asked: an automa is not."""
        self._state: State | None = None
        self._choices: dict[int, Move] | None = None

    @property
    def state(self) -> State:
        """The true state; for the referee only."""
        if self._state is None:
            raise RuntimeError("nothing is dealt yet: call reset() first")
        return self._state

    def deal(self, key: bytes) -> None:
        """Begin a new game."""
        self.take(self.game.new(self.terms.seats, self.terms.options, key))

    def take(self, s: State) -> None:
        """Go on from a state."""
        self._state = s
        self._choices = None

    @property
    def who(self) -> int:
        """The seat that is asked."""
        d = self.state.decision()
        return NOBODY if d is None else d.who

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.state.decision() is None

    def legal(self) -> list[int]:
        """The numbers of the legal moves, ascending."""
        return list(self.choices())

    def choices(self) -> dict[int, Move]:
        """The legal moves by their numbers, ascending."""
        if self._choices is None:
            self._choices = choices(self.actions, self.state)
        return self._choices

    def play(self, number: int) -> None:
        """Make the move with this number; refused, and nothing changed, if it is not legal."""
        self.make(self.move(number))

    def move(self, number: int) -> Move:
        """The legal move with this number; refused if there is none."""
        move = self.choices().get(number)
        if move is None:
            raise IllegalAction(self.complaint(number))
        return move

    def make(self, move: Move) -> None:
        """Make a move that somebody took from the list of legal ones."""
        self._choices = None
        self.state.make(move)

    def complaint(self, number: int) -> str:
        """Why a number cannot be played, in a sentence."""
        if not 0 <= number < self.actions.size:
            return f"{number} is no action: there are {self.actions.size}"
        if self.is_over:
            return "the game is over"
        move = self.game.moves.text(self.actions.move(number))
        return f"action {number} ({move}) is not legal now; seat {self.who} is asked"

    def mask(self, seat: int) -> Mask:
        """1 for every legal number of the seat that is asked; a seat that waits has none."""
        found: Mask = np.zeros(self.actions.size, np.int8)
        if seat == self.who:
            found[self.legal()] = 1
        return found

    def observe(self, seat: int) -> Observed:
        """What one seat knows."""
        return observation(self.game, self.state, seat)


def choices(actions: Actions, s: State) -> dict[int, Move]:
    """The legal moves by their numbers, ascending; of several with one number the first."""
    d = s.decision()
    found: dict[int, Move] = {}
    for move in d.moves(s) if d is not None else []:
        found.setdefault(actions.number(move), move)
    return dict(sorted(found.items()))
