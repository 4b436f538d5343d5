"""Messages: a key and operands. Sentences are made from them elsewhere, in any language."""

from importlib import import_module
from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1
"""The readers of a public message; otherwise readers are a bit set of seats."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches."""

REFUSALS: Final = "panj.words.refusals"
"""Where refusals get their sentences."""


class Message:
    """One line to be put into words: its key, its operands in order, and who may read it."""

    def __init__(
        self, key: str, operands: list[int | str], readers: int = EVERYONE, turn: int = 0
    ) -> None:
        self.key = key
        self.operands = operands
        self.readers = readers
        self.turn = turn
        """The turn of the game in which it was said; what it says is the same in any."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.key == other.key
            and self.operands == other.operands
            and self.readers == other.readers
        )

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.operands), self.readers))

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.operands!r}, {self.readers})"

    def is_for(self, seat: int) -> bool:
        """Whether this seat, or a spectator, may read the message."""
        if self.readers == EVERYONE:
            return True
        return seat != SPECTATOR and (self.readers >> seat) & 1 == 1

    def to_json(self) -> dict[str, object]:
        """The message as JSON; its readers stay behind."""
        return {"key": self.key, "operands": list(self.operands)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """Something asked from outside that cannot be done; it says why and changed nothing."""

    def __init__(self, key: str, operands: list[int | str], rule: str = "") -> None:
        super().__init__(key, operands, rule)  # so that it goes from one process to another
        self.message = Message(key, operands)
        self.rule = rule

    def __str__(self) -> str:
        """The English sentence, for whoever meets the refusal in Python."""
        # By its place, as the parts of a game: rules must not need what sentences are made with.
        sentence: object = getattr(import_module(REFUSALS), "in_english")(self)
        assert isinstance(sentence, str)
        return sentence


def seat_set(seats: list[int]) -> int:
    """The readers' bit set of these seats."""
    members = 0
    for seat in seats:
        members |= 1 << seat
    return members
