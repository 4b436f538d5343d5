"""One way through a lesson. The engine says what is legal, the lesson what it goes on with.

A way is a list: a move in text notation where the learner was asked, `NEXT` where something was
only said. Whoever has it is where it was left, on any machine, and nothing else has to be kept.
"""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

from panj.core.chance import KEY_BYTES
from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.state import State
from panj.learn.lesson import DAMAGED, Ask, Lesson, Play, Step

NEXT: Final = "."
OTHER: Final = "learn.other"
"""What is said to a legal move for which a lesson has no words of its own."""


class Walk:
    """Where somebody stands in a lesson."""

    def __init__(self, lesson: Lesson, way: Sequence[str] = ()) -> None:
        self.lesson = lesson
        self.game = lesson.game
        first, start = lesson.first(), lesson.file.start
        terms = self.game.terms(start.seats, start.options)
        self.match = Match(self.game, terms, bytes(KEY_BYTES), first)
        self.at = 0
        """The step that waits for the learner."""
        self.way: list[str] = []
        self.seen = 0
        """The version that the learner brought about or saw: others did what came after it."""
        self.after: dict[int, State] = {}
        """The states after the steps that are behind, by their places in the lesson."""
        self.moves: dict[int, int] = {}
        """How many moves had been made by then."""
        self._accepted: list[Move] | None = None
        self._run()
        for entry in way:
            if not self.take(entry):
                break

    @property
    def step(self) -> Step | None:
        """What waits for the learner; nothing at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def accepted(self) -> list[Move]:
        """The legal moves with which the lesson goes on, if it asks for one."""
        if self._accepted is None:
            step = self.step
            self._accepted = self._fitting(step) if isinstance(step, Ask) else []
        return self._accepted

    def _fitting(self, step: Ask) -> list[Move]:
        d = self.match.decision()
        if d is None or d.who != self.lesson.you:
            return []
        return [move for move in self.match.moves() if self._fits(step, move)]

    def _fits(self, step: Ask, move: Move) -> bool:
        text = self.game.moves.text(move)
        if not any(fnmatchcase(text, pattern) for pattern in step.accept):
            return False
        return step.reach is None or self._points_after(move) >= step.reach

    def _points_after(self, move: Move) -> int:
        return self.match.ahead(move).after.scores()[self.lesson.you]

    def best(self) -> Move | None:
        """The move that is shown to who asks for it."""
        found, step = self.accepted(), self.step
        if not found or not isinstance(step, Ask):
            return None
        texts = [self.game.moves.text(move) for move in found]
        return found[texts.index(step.best)] if step.best in texts else found[0]

    def lit(self) -> list[str]:
        """The things that are pointed out."""
        step = self.step
        if step is None or step.lit:
            return [] if step is None else step.lit
        things = [thing for move in self.accepted() for thing in self.game.moves.things(move)]
        return list(dict.fromkeys(things))

    def answer_to(self, move: Move) -> str:
        """The key of what is said to a legal move with which the lesson does not go on."""
        step, text = self.step, self.game.moves.text(move)
        others = step.other if isinstance(step, Ask) else {}
        for pattern, said in others.items():
            if fnmatchcase(text, pattern):
                return self.lesson.key(said)
        return OTHER

    # Going on

    def take(self, entry: str) -> bool:
        """Go on by one entry of a way; whether the lesson goes on with it."""
        step = self.step
        if isinstance(step, Ask):
            move = self._named(entry)
            if move is None or move not in self.accepted():
                return False
            self._make(move)
            self._leave(entry)
            if not (step.repeat and self.accepted()):
                self._on()
            return True
        if step is None or entry != NEXT:
            return False
        self._leave(entry)
        self._on()
        return True

    def _named(self, entry: str) -> Move | None:
        try:
            return self.game.moves.parse(entry)
        except Refused:
            return None

    def _leave(self, entry: str) -> None:
        self.way.append(entry)
        self.seen = self.match.version

    def _make(self, move: Move) -> None:
        self.match.make(move)
        self._accepted = None

    def _on(self) -> None:
        self._pass()
        self._run()

    def _pass(self) -> None:
        """A step is behind."""
        self.after[self.at] = self.match.state
        self.moves[self.at] = self.match.version
        self.at += 1
        self._accepted = None

    def _run(self) -> None:
        """Let the others play, until there is something for the learner to do or to read."""
        while isinstance(step := self.step, Play):
            for text in step.moves:
                move = self._named(text)
                if move is None or move not in self.match.moves():
                    raise Refused(DAMAGED, [self.lesson.number])
                self._make(move)
            if step.text:
                return
            self._pass()
