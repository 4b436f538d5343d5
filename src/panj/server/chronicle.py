"""The chronicle of a match: who acts in each line of its log, who moved the seat then, and to which
turn a line belongs. It is written when somebody wants to be told, and kept."""

from typing import Final, NamedTuple

from panj.core.game import Game
from panj.core.messages import EVERYONE, Message
from panj.core.moves import Move
from panj.core.narration import NOWHERE, Line
from panj.server.store.rows import By, ByName
from panj.server.wire.answers import LogLine, TurnAnswer

NO_TURN: Final = -1
"""A turn of the game that no line can be of."""


class Deed(NamedTuple):
    """One event of a match, as far as its chronicle needs it."""

    who: int
    by: ByName
    move: Move | None
    """Nothing where a move was taken back, and at the set-up."""
    turn: int
    """The turn of the game in which it was asked for."""
    notes: list[Message]
    undone: int = 0
    """How many moves it took back."""


class Told(NamedTuple):
    """A line of the log with what is known of it beside its words."""

    note: Message
    shape: Line | None
    seat: int | None
    by: ByName
    turn: int
    scene: str
    stage: int
    move: Move | None
    """The move that the line tells wholly, if it does."""


class Place(NamedTuple):
    """How far the chronicle has come: which turn runs, whose it is, in which scene."""

    number: int
    turn: int
    seat: int | None
    scene: str
    is_early: bool
    """The game has not counted this turn yet."""


class Span:
    """A turn of the story: whose it is, and the versions that belong to it."""

    def __init__(self, place: Place, by: ByName) -> None:
        self.number = place.number
        self.seat = place.seat
        self.scene = place.scene
        self.by = by
        self.first = NOWHERE
        self.last = NOWHERE
        self.is_public = True
        """Everybody may read all of its lines."""

    def reach(self, version: int) -> None:
        """Something of this turn happened at this version."""
        if self.first == NOWHERE:
            self.first = version
        self.last = version


class Chronicle:
    """What happened at one table, line by line and turn by turn."""

    def __init__(self, game: Game, automas: list[int]) -> None:
        self.game = game
        self.narration = game.narration
        self.automa = automas[0] if automas else None
        self.entries: list[list[Told]] = []
        """The lines of every version."""
        self.spans: list[Span] = []
        """The turns, by their number."""
        self.undone_by: dict[int, int] = {}
        """The versions that were taken back, and by which version."""
        self.turns_now: dict[tuple[int, int], TurnAnswer] = {}
        """What was worked out for one reader and holds for all, until something happens."""
        self.lines_now: dict[tuple[int, int], LogLine] = {}
        """The same for lines, by their place in memory and their weight."""
        self._stand: list[tuple[int, Place]] = []
        """The versions that stand, and how far the story had come after each."""

    def take(self, deeds: list[Deed]) -> None:
        """Take in what has happened since it was looked at last."""
        fresh = deeds[len(self.entries) :]
        if fresh:
            self.turns_now.clear()
            self.lines_now.clear()
        for deed in fresh:
            self._take(deed)

    def _take(self, deed: Deed) -> None:
        version = len(self.entries)
        if version and deed.move is None:
            self._take_back(version, deed)
            return
        place = self._asked(deed, version) if version else Place(NOWHERE, NO_TURN, None, "", False)
        told: list[Told] = []
        for note in deed.notes:
            shape = self.narration.lines.get(note.key)
            seat = self._actor(deed, note, shape)
            place = self._place(place, note, shape, seat)
            told.append(self._told(deed, note, shape, seat, place))
            self._reach(place, version, self._by(deed, seat), note)
        self.entries.append(told)
        self._stand.append((version, place))

    def _take_back(self, version: int, deed: Deed) -> None:
        """The last moves are taken back: the story goes on where they began."""
        undone = version
        for _ in range(deed.undone):
            undone, _place = self._stand.pop()
            self.undone_by[undone] = version
        lines = self.entries[undone]
        before = self._stand[-1][1]
        number = lines[0].turn if lines else before.number
        del self.spans[before.number + 1 :]
        for span in self.spans[before.number :]:
            span.last = max(span.first, self._stand[-1][0])
        self.entries.append(
            [Told(note, None, deed.who, deed.by, number, "", 0, None) for note in deed.notes]
        )

    # Whose turn it is

    def _asked(self, deed: Deed, version: int) -> Place:
        """Where the story stands when a seat has moved."""
        place = self._stand[-1][1]
        if place.scene and place.turn == deed.turn:
            return place  # something is chosen in the middle of a scene
        if place.is_early and place.seat == deed.who and place.turn == deed.turn - 1:
            place = self._open(place.number, deed.turn, deed.who)
        elif place.turn != deed.turn or (deed.turn == 0 and place.seat != deed.who):
            place = self._open(place.number + 1, deed.turn, deed.who)
        elif place.seat is None:
            place = self._open(max(place.number, 0), deed.turn, deed.who)
        self._reach(place, version, deed.by, None)
        return place

    def _place(self, place: Place, note: Message, shape: Line | None, seat: int | None) -> Place:
        """Where the story stands with this line. What not everybody may read changes nothing: the
        numbers of turns would tell of it."""
        scene = "" if shape is None or shape.is_inner else shape.scene
        if note.readers != EVERYONE or shape is None:
            return place  # what the table says itself belongs to whatever turn it is
        if shape is not None and shape.begins:
            return Place(place.number + 1, note.turn, seat, "", True)
        if scene and scene != place.scene:
            return self._open(place.number + 1, note.turn, None, scene)
        if scene or self.game.presentation.is_heading(note.key):
            return place
        if place.is_early and note.turn == place.turn + 1 and seat in (None, place.seat):
            return self._open(place.number, note.turn, place.seat)
        if place.scene or note.turn != place.turn:
            return self._open(place.number + 1, note.turn, seat)
        if shape is not None and shape.is_apart and seat not in (None, place.seat):
            return self._open(place.number + 1, note.turn, seat)
        if place.seat is None and seat is not None:
            return self._open(place.number, place.turn, seat)
        return place

    def _open(self, number: int, turn: int, seat: int | None, scene: str = "") -> Place:
        """A turn begins, or it becomes known whose it is."""
        return Place(number, turn, seat, scene, False)

    def _reach(self, place: Place, version: int, by: ByName, note: Message | None) -> None:
        """A version has come to a turn; headings belong to none."""
        if place.number < 0:
            return
        while len(self.spans) <= place.number:
            self.spans.append(Span(place, by))
        span = self.spans[place.number]
        span.scene, span.seat = place.scene, place.seat
        if span.seat is None or by != By.RULE:
            span.by = By.RULE if span.seat is None else by
        if note is not None and note.readers != EVERYONE:
            span.is_public = False
        if note is None or not self.game.presentation.is_heading(note.key):
            span.reach(version)

    # What is known of a line

    def _actor(self, deed: Deed, note: Message, shape: Line | None) -> int | None:
        """Who acts in a line. A game that has not said it has lines of its mover at least."""
        if shape is None:
            return None
        if shape.is_automa:
            return self.automa
        if shape.actor != NOWHERE:
            return int(note.operands[shape.actor])
        names_mover = bool(note.operands) and note.operands[0] == deed.who
        return deed.who if self.narration.is_plain and names_mover else None

    def _by(self, deed: Deed, seat: int | None) -> ByName:
        """Who moved the seat that acts: whoever made the move, or the rules that follow it."""
        return deed.by if seat is not None and seat == deed.who else By.RULE

    def _told(
        self, deed: Deed, note: Message, shape: Line | None, seat: int | None, place: Place
    ) -> Told:
        move = deed.move if shape is not None and shape.shows_move and seat == deed.who else None
        stage = 0 if shape is None else shape.stage
        scene = "" if shape is None else shape.scene
        by = self._by(deed, seat)
        return Told(note, shape, seat, by, max(place.number, 0), scene, stage, move)

    # What may be told

    def is_undone(self, version: int, until: int) -> bool:
        """Whether what happened at a version was taken back up to another."""
        return self.undone_by.get(version, until + 1) <= until

    def standing(self) -> list[int]:
        """The set-up, and the versions of the moves that were not taken back."""
        return [version for version, _ in self._stand]

    def spans_since(self, after: int, until: int) -> list[Span]:
        """The turns of which something happened between two versions."""
        found: list[Span] = []
        for span in reversed(self.spans):
            if span.first == NOWHERE:
                continue
            if span.last <= after:
                break
            if span.first <= until:
                found.append(span)
        return found[::-1]
