"""A message as the server says it."""

from msgspec import Struct


class Said(Struct, frozen=True):
    """A message: its key and its operands in the declared order."""

    key: str
    operands: list[int | str]
