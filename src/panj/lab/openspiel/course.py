"""The course of a game in a form that OpenSpiel can copy and store."""

from typing import Any

from panj.core.codec import digest
from panj.core.game import Game
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.openspiel.memory import Memory, blank_memory


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
        self._views: dict[int, dict[str, object]] = {}

    def view(self, seat: int) -> dict[str, object]:
        """What a seat or a spectator sees now, made once: OpenSpiel asks for it several times."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def play(self, move: Move) -> None:
        """Make a legal move; the seats remember it."""
        notes: list[Message] = []
        self._views = {}
        self.memory.decided(self.game, self.state, move)
        self.state.notes = notes
        self.state.play(move)
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
