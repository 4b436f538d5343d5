"""A match: the terms, the key, and the moves made so far. States are recomputed from these."""

from typing import Final

from panj.core.chance import commitment
from panj.core.game import Game
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.core.terms import Terms


class Played:
    """One move that was made, by whom, and the log lines that followed."""

    def __init__(self, who: int, move: Move, notes: list[Message]) -> None:
        self.who = who
        self.move = move
        self.notes = notes


class Match:
    """A referee: holds the true state, accepts legal moves, takes moves back."""

    def __init__(self, game: Game, terms: Terms, key: bytes) -> None:
        self.game = game
        self.terms = terms
        self.key: Final = key
        self.played: list[Played] = []
        self.opening: list[Message] = []
        self.state = game.new(terms.seats, terms.options, key, self.opening)
        self._before: list[State] = []

    @property
    def version(self) -> int:
        """How many moves were made: what a submission must expect."""
        return len(self.played)

    @property
    def commitment(self) -> str:
        """Published at the start; the key is published at the end."""
        return commitment(self.key)

    def decision(self) -> Decision[State] | None:
        """What is asked now; None when the match is over."""
        return self.state.decision()

    def submit(self, move: Move, expected_version: int) -> list[Message]:
        """Make a legal move; refused, and nothing changed, if it is stale or not in the list."""
        if expected_version != self.version:
            raise Refused("core.refusal.stale", [expected_version, self.version])
        d = self.state.decision()
        if d is None:
            raise Refused("core.refusal.over", [])
        if move not in d.moves(self.state):
            moves = self.game.moves
            written = moves.text(move) if moves.knows(move) else repr(move)
            raise Refused("core.refusal.illegal_move", [written], d.rule)
        notes: list[Message] = []
        self._before.append(self.state.clone())
        self.state.notes = notes
        self.state.play(move)
        self.played.append(Played(d.who, move, notes))
        return notes

    def may_undo(self) -> bool:
        """Whether the last move can be taken back freely: nothing was revealed since, and the
        same seat is asked again."""
        if not self.played:
            return False
        before = self._before[-1]
        d = self.state.decision()
        return (
            before.boundary == self.state.boundary
            and d is not None
            and d.who == self.played[-1].who
        )

    def undo(self, *, by_consent: bool = False) -> None:
        """Take the last move back; across an information boundary only by everybody's consent."""
        if not self.played or not (by_consent or self.may_undo()):
            raise Refused("core.refusal.undo", [])
        self.state = self._before.pop()
        self.played.pop()

    def earlier(self, moves: int) -> State:
        """The state as it was so many moves ago. Not to be changed."""
        return self._before[-moves] if moves else self.state

    def log(self, seat: int) -> list[Message]:
        """All log lines that a seat or a spectator may read."""
        lines = [note for note in self.opening if note.is_for(seat)]
        for played in self.played:
            lines.extend(note for note in played.notes if note.is_for(seat))
        return lines
