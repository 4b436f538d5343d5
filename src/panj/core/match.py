"""A match: the terms, the key, and the moves made so far. States are recomputed from these."""

from typing import Final

from panj.core.chance import commitment
from panj.core.game import Game
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.core.purpose import dice_for
from panj.core.state import Decision, State
from panj.core.terms import Terms


class Played:
    """One move that was made, or could be: by whom, the log lines that follow, what comes of it."""

    def __init__(
        self, who: int, move: Move, notes: list[Message], before: object, after: State
    ) -> None:
        self.who = who
        self.move = move
        self.notes = notes
        self.before: Final = before
        """Where the match stood (`Match.point`)."""
        self.after: Final = after
        """The state after the move. Not to be changed."""


class Match:
    """A match: holds the true state, accepts legal moves, takes moves back."""

    def __init__(self, game: Game, terms: Terms, key: bytes, first: State | None = None) -> None:
        self.game = game
        self.terms = terms
        self.key: Final = key
        self.played: list[Played] = []
        self.setup_notes: list[Message] = []
        """The log lines of the set-up."""
        self.first: Final = (
            game.new(terms.seats, terms.options, key, self.setup_notes) if first is None else first
        )
        """The state before the first move: the set-up, or where another match was left for
        practice. Not to be changed."""
        self.state = self.first
        self._start: Final = object()
        self._moves: list[Move] | None = None

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

    def moves(self) -> list[Move]:
        """The legal moves, none when the match is over; listed once for every state, because that
        is the dearest part of a move. Not to be changed."""
        found = self._moves
        if found is None:
            d = self.state.decision()
            found = [] if d is None else d.moves(self.state)
            self._moves = found
        return found

    def known_to(self, seat: int) -> State:
        """A state that agrees with all that a seat knows; at the end, the true one. Its dice hang
        on the version alone: nothing that is told may hang on the key."""
        if self.decision() is None:
            return self.state
        return self.game.guess(self.state, seat, dice_for(f"panj known {self.version}"))

    # Playing

    def ahead(self, move: Move) -> Played:
        """What a move would lead to, nothing changed; refused if it is not in the list."""
        d = self.state.decision()
        if d is None:
            raise Refused("core.refusal.over", [])
        if move not in self.moves():
            raise self.game.illegal(d, move)
        return self._foreseen(d.who, move)

    def _foreseen(self, who: int, move: Move) -> Played:
        """A legal move played on a copy."""
        notes: list[Message] = []
        after = self.state.clone()
        after.notes = notes
        after.make(move)
        after.notes = None
        return Played(who, move, notes, self.point(), after)

    def accept(self, played: Played) -> None:
        """Make a move that was looked `ahead` at from here; one from elsewhere, or one that was
        accepted already, would lead to a state that the moves do not."""
        if played.before is not self.point():
            raise ValueError("the match has gone on since this move was looked ahead at")
        self.played.append(played)
        self._now(played.after)

    def make(self, move: Move) -> Played:
        """Make one of `moves`: for whoever took it from there."""
        d = self.state.decision()
        assert d is not None
        played = self._foreseen(d.who, move)
        self.accept(played)
        return played

    def submit(self, move: Move, expected_version: int) -> list[Message]:
        """Make a legal move; refused, and nothing changed, if it is stale or not in the list."""
        if expected_version != self.version:
            raise Refused("core.refusal.stale", [expected_version, self.version])
        played = self.ahead(move)
        self.accept(played)
        return played.notes

    def may_undo(self) -> bool:
        """Whether the last move can be taken back freely: nothing was revealed since, and the
        same seat is asked again."""
        if not self.played:
            return False
        d = self.state.decision()
        return (
            self.earlier(1).boundary == self.state.boundary
            and d is not None
            and d.who == self.played[-1].who
        )

    def turn_moves(self, seat: int) -> int:
        """How many of its last moves a seat could take back freely at once: those of the turn that
        goes on, as far as nothing was revealed in it."""
        now = self.state
        count = 0
        for played in reversed(self.played):
            before = self.earlier(count + 1)
            is_revealed = before.boundary != now.boundary
            if played.who != seat or is_revealed or before.turn != now.turn:
                break
            count += 1
        return count

    def undo(self, *, by_consent: bool = False) -> None:
        """Take the last move back; across an information boundary only by everybody's consent."""
        if not self.played or not (by_consent or self.may_undo()):
            raise Refused("core.refusal.undo", [])
        before = self.earlier(1)
        self.played.pop()
        self._now(before)

    def _now(self, s: State) -> None:
        """The match stands here now."""
        self.state = s
        self._moves = None

    # The past

    def point(self) -> object:
        """Where this match stands, and no other does: its last move, or its own start. A state
        would not do: a match may go on in the same one."""
        return self.played[-1] if self.played else self._start

    def earlier(self, moves: int) -> State:
        """The state as it was so many moves ago. Not to be changed."""
        at = len(self.played) - moves
        return self.played[at - 1].after if at > 0 else self.first

    def log(self, seat: int) -> list[Message]:
        """All log lines that a seat or a spectator may read."""
        lines = [note for note in self.setup_notes if note.is_for(seat)]
        for played in self.played:
            lines.extend(note for note in played.notes if note.is_for(seat))
        return lines


class FleetingMatch(Match):
    """A match that keeps its moves and no states: in long series nobody looks back, and copies
    would cost time. All that was played has the present state, and no log lines."""

    def make(self, move: Move) -> Played:
        s = self.state
        d = s.decision()
        assert d is not None
        played = Played(d.who, move, [], self.point(), s)
        s.make(move)
        self.played.append(played)
        self._moves = None
        return played

    def earlier(self, moves: int) -> State:
        raise NotImplementedError("this match keeps no states")
