"""How a game's log is told: who acts in a line, how much it matters, to what scene it belongs, and
what of a turn is worth telling."""

from typing import Final

from mypy_extensions import mypyc_attr

from panj.core.messages import Message
from panj.core.things import SEAT, Operand

NOWHERE: Final = -1
"""The place of an operand that a line has not."""

MINOR: Final = 0
ORDINARY: Final = 1
IMPORTANT: Final = 2

MANY_POINTS: Final = 5
"""From so many points on a line about them is important."""

WHO: Final = "who"
"""The operand that names who acts, in the lines in which somebody does."""
OTHER: Final = "other"
"""The operand that does so in lines whose subject suffers it."""

LINES: Final = "lines"
"""What a fact counts that counts the lines it is made of."""


OTHERWISE: Final = 9
"""The rank of what is told only of a turn of which there is nothing else to tell."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """What a line, or several of its kind, contribute to the summary of a turn."""

    def __init__(
        self, rank: int, told: str, operands: tuple[str, ...] = (), counts: str = ""
    ) -> None:
        self.rank = rank
        """Of several facts those with the lowest rank are told."""
        self.told = told
        """The message, after `<slug>.told.`."""
        self.operands = operands
        """The operands of the line that it takes over, by name."""
        self.counts = counts
        """The operand that is added up over all such lines, or the lines themselves (`LINES`);
        it becomes the last operand of the message."""

    def key(self, slug: str, line: Message) -> str:
        """The key of the message; a game may have several for one kind of line."""
        return f"{slug}.told.{self.told}"

    def values(self, shape: "Line", line: Message) -> list[int | str]:
        """What the message takes over from the last of its lines."""
        return [line.operands[shape.place(name)] for name in self.operands]


class Line:
    """How one kind of log line is told."""

    def __init__(self, operands: list[Operand]) -> None:
        self.operands = operands
        self.actor = NOWHERE
        """The place of the operand that names who acts; nowhere if nobody does."""
        self.is_automa = False
        """The competitor acts whom the rules play; the line does not name it."""
        self.weight = ORDINARY
        self.is_apart = False
        """It is said between turns, where each who acts is told of as in a turn."""
        self.scene = ""
        self.stage = 0
        self.origin = NOWHERE
        self.goal = NOWHERE
        self.begins = False
        """The turn of who acts begins with it, although the game counts it a little later."""
        self.is_inner = False
        """Its scene is a part of a turn, not one of its own between turns."""
        self.points = NOWHERE
        """The place of an amount of points, many of which make a line important."""
        self.shows_move = False
        """It tells all of the move before it, so what the move touched may be lit."""

    def has(self, name: str) -> bool:
        """Whether the line has an operand of this name."""
        return any(operand.name == name for operand in self.operands)

    def place(self, name: str) -> int:
        """Where an operand stands."""
        for i, operand in enumerate(self.operands):
            if operand.name == name:
                return i
        raise ValueError(f"no operand {name}")

    def weight_of(self, message: Message) -> int:
        """How much the line matters to everybody."""
        if self.points >= 0:
            points = message.operands[self.points]
            if isinstance(points, int) and points >= MANY_POINTS:
                return IMPORTANT
        return self.weight

    def things(self, message: Message) -> list[str]:
        """The ids of the things that the line names, without who acts."""
        return [
            ident(operand, message.operands[i])
            for i, operand in enumerate(self.operands)
            if i != self.actor and operand.kind.is_thing
        ]

    def seats(self, message: Message) -> list[int]:
        """The seats that the line names, without who acts."""
        found: list[int] = []
        for i, operand in enumerate(self.operands):
            value = message.operands[i]
            if i != self.actor and operand.kind is SEAT and isinstance(value, int):
                found.append(value)
        return found

    def thing(self, message: Message, place: int) -> str:
        """The id of the thing at a place; empty if there is none."""
        return "" if place < 0 else ident(self.operands[place], message.operands[place])


def ident(operand: Operand, value: int | str) -> str:
    """The id of what stands at an operand."""
    return operand.kind.ident(value) if isinstance(value, int) else value


Names = tuple[str, ...]


class Narration:
    """How a game's log is told. Lines are named without `<slug>.log.`."""

    def __init__(
        self,
        slug: str,
        phrases: dict[str, list[Operand]],
        acts: Names = (),
        others_act: Names = (),
        automa: Names = (),
        minor: Names = (),
        important: Names = (),
        apart: Names = (),
        begins: Names = (),
        inner: Names = (),
        shows_move: Names = (),
        points: dict[str, str] | None = None,
        scenes: dict[str, tuple[str, int]] | None = None,
        moved: dict[str, tuple[str, str]] | None = None,
        leads: dict[str, Fact] | None = None,
        facts: dict[str, Fact] | None = None,
    ) -> None:
        self.slug = slug
        self.is_plain = len(acts) == 0
        """Nobody has said who acts in which line."""
        self.lines: dict[str, Line] = {
            key: Line(phrases[key]) for key in phrases if key.startswith(f"{slug}.log.")
        }
        for name in acts:
            line = self.line(name)
            line.actor = line.place(WHO)
        for name in others_act:
            line = self.line(name)
            line.actor = line.place(OTHER)
        for name in automa:
            self.line(name).is_automa = True
        for name in minor:
            self.line(name).weight = MINOR
        for name in important:
            self.line(name).weight = IMPORTANT
        for name in apart:
            self.line(name).is_apart = True
        for name in begins:
            self.line(name).begins = True
        for name in inner:
            self.line(name).is_inner = True
        for name in shows_move:
            self.line(name).shows_move = True
        self._set_points({} if points is None else points)
        self._set_scenes({} if scenes is None else scenes)
        self._set_moved({} if moved is None else moved)
        self.leads = self._by_key({} if leads is None else leads)
        """What is told before the facts of a turn, by the line that says it: a role, an action."""
        self.facts = self._by_key({} if facts is None else facts)

    def _set_points(self, points: dict[str, str]) -> None:
        for name in points:
            line = self.line(name)
            line.points = line.place(points[name])

    def _set_scenes(self, scenes: dict[str, tuple[str, int]]) -> None:
        for name in scenes:
            line = self.line(name)
            line.scene, line.stage = scenes[name]

    def _set_moved(self, moved: dict[str, tuple[str, str]]) -> None:
        for name in moved:
            line = self.line(name)
            origin, goal = moved[name]
            line.origin, line.goal = line.place(origin), line.place(goal)

    def _by_key(self, facts: dict[str, Fact]) -> dict[str, Fact]:
        return {self.key(name): facts[name] for name in facts}

    def key(self, name: str) -> str:
        """The full key of a line; refused if the game has no such line."""
        key = f"{self.slug}.log.{name}"
        if key not in self.lines:
            raise ValueError(f"{self.slug} has no log line {name}")
        return key

    def line(self, name: str) -> Line:
        """How a line is told, by its short name."""
        return self.lines[self.key(name)]
