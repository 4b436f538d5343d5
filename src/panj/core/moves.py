"""Moves: a verb and up to three integers, and the table that gives them every other form."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from panj.core.messages import Message, Refused
from panj.core.things import Operand

MOST_OPERANDS: Final = 3

MOST_TEXTS: Final = 1 << 16
"""So many texts of moves are kept."""

OPERAND_BITS: Final = 16
"""Operands of so many bits make a key of a text, one after the other."""


# Acyclic, here and elsewhere: nothing in it leads back to it, and the garbage collector need not
# follow it or its copies. A new move takes 25 instead of 30 ns. An `i64` is a machine integer once
# compiled, where an `int` may be of any size. `points: int = ...` makes an int of an i64 once, for
# lists and messages, which hold objects.
@mypyc_attr(acyclic=True)
class Move:
    """One choice: the number of its verb and what the verb acts on. Never changes."""

    __slots__ = ("a", "b", "c", "kind")

    def __init__(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Move)
            and self.kind == other.kind
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.a, self.b, self.c))

    def __repr__(self) -> str:
        return f"Move({self.kind}, {self.a}, {self.b}, {self.c})"

    def __reduce__(self) -> tuple[type["Move"], tuple[int, int, int, int]]:
        return Move, (self.kind, self.a, self.b, self.c)

    def operands(self) -> list[int]:
        """All three operands; a verb with fewer leaves the rest at zero."""
        return [self.a, self.b, self.c]


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One kind of move with its operands in order."""

    def __init__(self, kind: int, name: str, operands: list[Operand]) -> None:
        if len(operands) > MOST_OPERANDS:
            raise ValueError(f"verb {name} has more than {MOST_OPERANDS} operands")
        self.kind = kind
        self.name = name
        self.operands = operands
        self.size = 1
        for operand in operands:
            self.size *= operand.kind.size

    def things(self, move: Move) -> list[str]:
        """The ids of what the move touches, in the order in which a player points at them."""
        values = move.operands()
        return [
            operand.kind.ident(values[i])
            for i, operand in enumerate(self.operands)
            if operand.kind.is_thing
        ]


class MoveTable:
    """All verbs of a game; every outside form of a move comes from here."""

    def __init__(self, slug: str, verbs: list[Verb]) -> None:
        self.slug = slug
        self.verbs = verbs
        self.size = 0
        self._start: list[int] = []
        self._by_name: dict[str, Verb] = {}
        self._texts: dict[int, str] = {}
        """Texts that were asked for before: in a series the same few thousand come again."""
        for i, verb in enumerate(verbs):
            if verb.kind != i:
                raise ValueError(f"verb {verb.name} stands at {i} but is numbered {verb.kind}")
            self._start.append(self.size)
            self._by_name[verb.name] = verb
            self.size += verb.size

    def number(self, move: Move) -> int:
        """The move as one integer below `size`: the action number for learning."""
        verb = self.verbs[move.kind]
        values = move.operands()
        index = 0
        for i, operand in enumerate(verb.operands):
            index = index * operand.kind.size + values[i]
        return self._start[move.kind] + index

    def move(self, number: int) -> Move:
        """The move with this action number."""
        if not 0 <= number < self.size:
            raise ValueError(f"no move has number {number}")
        kind = len(self.verbs) - 1
        while self._start[kind] > number:
            kind -= 1
        index = number - self._start[kind]
        values = [0, 0, 0]
        operands = self.verbs[kind].operands
        for i in range(len(operands) - 1, -1, -1):
            index, values[i] = divmod(index, operands[i].kind.size)
        return Move(kind, values[0], values[1], values[2])

    def knows(self, move: Move) -> bool:
        """Whether the move has a verb of this table and operands within its bounds."""
        if not 0 <= move.kind < len(self.verbs):
            return False
        values = move.operands()
        operands = self.verbs[move.kind].operands
        sizes = [operand.kind.size for operand in operands]
        sizes += [1] * (MOST_OPERANDS - len(operands))
        return all(0 <= values[i] < sizes[i] for i in range(MOST_OPERANDS))

    def text(self, move: Move) -> str:
        """The move in text notation, for example `place 0,1 east`."""
        if (move.a | move.b | move.c) >> OPERAND_BITS != 0:
            return self._written(move)
        key = (move.kind << (3 * OPERAND_BITS)) | (move.a << (2 * OPERAND_BITS))
        key |= (move.b << OPERAND_BITS) | move.c
        found = self._texts.get(key)
        if found is None:
            found = self._written(move)
            if len(self._texts) < MOST_TEXTS:
                self._texts[key] = found
        return found

    def _written(self, move: Move) -> str:
        """The text notation put together."""
        verb = self.verbs[move.kind]
        values = move.operands()
        words = [verb.name]
        for i, operand in enumerate(verb.operands):
            words.append(operand.kind.text(values[i]))
        return " ".join(words)

    def parse(self, text: str) -> Move:
        """The move written in text notation; refused if it is not one of this game's."""
        words = text.split()
        verb = self._by_name.get(words[0]) if words else None
        if verb is None or len(words) != len(verb.operands) + 1:
            raise Refused("core.refusal.unreadable_move", [text])
        values = [0, 0, 0]
        for i, operand in enumerate(verb.operands):
            value = operand.kind.parse(words[i + 1])
            if value < 0:
                raise Refused("core.refusal.unreadable_move", [text])
            values[i] = value
        return Move(verb.kind, values[0], values[1], values[2])

    def to_json(self, move: Move) -> dict[str, str | int]:
        """The move as a JSON object: its verb and its named operands."""
        verb = self.verbs[move.kind]
        values = move.operands()
        data: dict[str, str | int] = {"verb": verb.name}
        for i, operand in enumerate(verb.operands):
            data[operand.name] = values[i]
        return data

    def from_json(self, data: dict[str, str | int]) -> Move:
        """The move of a JSON object made by `to_json`."""
        verb = self._by_name.get(str(data.get("verb")))
        if verb is None or len(data) != len(verb.operands) + 1:
            raise Refused("core.refusal.unreadable_move", [str(data)])
        values = [0, 0, 0]
        for i, operand in enumerate(verb.operands):
            value = data.get(operand.name)
            if not isinstance(value, int) or not 0 <= value < operand.kind.size:
                raise Refused("core.refusal.unreadable_move", [str(data)])
            values[i] = value
        return Move(verb.kind, values[0], values[1], values[2])

    def things(self, move: Move) -> list[str]:
        """The ids of what the move touches, in order."""
        return self.verbs[move.kind].things(move)

    def message(self, move: Move) -> Message:
        """The move as a message to be put into words."""
        verb = self.verbs[move.kind]
        values: list[int | str] = []
        values.extend(move.operands()[: len(verb.operands)])
        return Message(f"{self.slug}.move.{verb.name}", values)
