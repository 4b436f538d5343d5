"""The course of a game in a form that OpenSpiel can copy and store."""

from functools import cached_property
from typing import Any

from panj.core.codec import canonical, digest
from panj.core.game import Game
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.actions import Actions
from panj.lab.numbered_game import choices
from panj.lab.observe import Observed, observation
from panj.lab.openspiel.memory import Memory, blank_memory


class SeatView:
    """What one seat sees at one moment, made once: OpenSpiel asks for it several times."""

    def __init__(self, game: Game, s: State, seat: int) -> None:
        self.game = game
        self.state = s
        self.seat = seat

    @cached_property
    def view(self) -> dict[str, object]:
        """The view."""
        return self.game.view(self.state, self.seat)

    @cached_property
    def text(self) -> str:
        """The view as one line of JSON."""
        return canonical(self.view).decode()

    @cached_property
    def numbers(self) -> Observed:
        """The observation in numbers."""
        return observation(self.game, self.state, self.seat)


class Course:
    """A state, what the seats remember, and how many moves were made.

    OpenSpiel copies with `copy.deepcopy` and stores with `pickle`. Neither works on compiled
    states, so both are led to the rules' own `clone` and `dump`.
    """

    def __init__(self, game: Game, s: State, memory: Memory, moves: int) -> None:
        self.game = game
        self.state = s
        self.memory = memory
        self.moves = moves
        self.seat_views: dict[int, SeatView] = {}
        self._choices: dict[int, Move] | None = None

    def choices(self, actions: Actions) -> dict[int, Move]:
        """The legal moves by their numbers, ascending."""
        if self._choices is None:
            self._choices = choices(actions, self.state)
        return self._choices

    def seat_view(self, seat: int) -> "SeatView":
        """What a seat or a spectator sees now."""
        if seat not in self.seat_views:
            self.seat_views[seat] = SeatView(self.game, self.state, seat)
        return self.seat_views[seat]

    def play(self, move: Move) -> None:
        """Make a legal move; the seats remember it."""
        notes: list[Message] = []
        d = self.state.decision()
        assert d is not None
        self.memory.decided(d.who, self.seat_view(d.who).numbers, self.game.moves.text(move))
        self.seat_views = {}
        self._choices = None
        self.state.notes = notes
        self.state.make(move)
        self.state.notes = None
        self.memory.heard(notes)
        self.moves += 1

    def mark(self) -> str:
        """A short text that is the same for the same state only."""
        return digest(self.game.dump(self.state))

    def __deepcopy__(self, _: dict[int, Any]) -> "Course":
        return Course(self.game, self.state.clone(), self.memory.clone(), self.moves)

    def __reduce__(self) -> tuple[Any, ...]:
        stored = self.game.dump(self.state)
        return restored, (self.game.slug, stored, self.memory.pasts, self.moves)


def begun(game: Game, s: State) -> Course:
    """The course of a game that was just dealt."""
    return Course(game, s, blank_memory(s.seats), 0)


def restored(slug: str, stored: dict[str, object], pasts: list[bytes], moves: int) -> Course:
    """A course that was stored."""
    game = REGISTRY.game(slug)
    return Course(game, game.load(stored), Memory(list(pasts)), moves)
