"""A table told in sentences, one thing a line: for screen readers, pipes and dumb terminals."""

from collections.abc import Sequence

from panj.core.game import Game
from panj.terminal.board import Pane
from panj.terminal.frame import Scene
from panj.terminal.screen import Screen
from panj.words.direction import unmarked
from panj.words.outline import Outline


class PlainTable:
    """What was told of a table last: afterwards only what has changed is told."""

    def __init__(self, screen: Screen, game: Game, names: Sequence[str]) -> None:
        self.screen = screen
        self.game = game
        self.names = names
        self._told: list[str] | None = None

    def facts(self, pane: Pane) -> list[str]:
        """Every part of the view as a line that says where it belongs."""
        found: list[str] = []
        path: list[str] = []
        for entry in Outline(self.game, self.screen.words, self.names).entries(pane.view):
            path = [*path[: entry.depth], entry.title]
            if entry.text:
                found.append(unmarked(f"{self.screen.words.comma.join(path)}: {entry.text}"))
        return found

    def whole(self, pane: Pane) -> list[str]:
        """The whole table."""
        self._told = self.facts(pane)
        return [heading(self.screen, "cli.plain.table"), *self._told]

    def changes(self, pane: Pane) -> list[str]:
        """What is new since it was told last; nothing the first time."""
        before, now = self._told, self.facts(pane)
        self._told = now
        known = set(now if before is None else before)
        fresh = [each for each in now if each not in known]
        return [heading(self.screen, "cli.plain.changed"), *fresh] if fresh else []

    def question(self, pane: Pane, scene: Scene) -> list[str]:
        """What is asked, and the moves with what they cost and bring."""
        if not scene.question:
            return []
        moves = [self.move(pane, at) for at in range(len(pane.choices))]
        question = f"{heading(self.screen, 'cli.plain.question')} {unmarked(scene.question)}"
        return [question, heading(self.screen, "cli.plain.moves"), *moves]

    def move(self, pane: Pane, at: int) -> str:
        """A move with its number."""
        choice = pane.choices[at]
        parts = [choice.words, *choice.gains]
        return unmarked(
            f"{self.screen.number(choice.number)} {self.screen.words.comma.join(parts)}."
        )


def heading(screen: Screen, key: str) -> str:
    """A heading, with the colon that a screen reader pauses at."""
    return f"{unmarked(screen.text(key))}:"
