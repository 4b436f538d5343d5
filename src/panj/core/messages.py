"""Messages: a key and operands. Sentences are made from them elsewhere, in any language."""

from typing import Final

from mypy_extensions import mypyc_attr

EVERYONE: Final = -1
"""The readers of a public message; otherwise readers are a bit set of seats."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches."""


class Message:
    """One line to be put into words: its key, its operands in order, and who may read it."""

    def __init__(self, key: str, operands: list[int | str], readers: int = EVERYONE) -> None:
        self.key = key
        self.operands = operands
        self.readers = readers

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
        super().__init__(f"{key} {operands}")
        self.message = Message(key, operands)
        self.rule = rule


def seat_set(seats: list[int]) -> int:
    """The readers' bit set of these seats."""
    members = 0
    for seat in seats:
        members |= 1 << seat
    return members
