"""Kinds of things that moves and messages speak of, each an integer with other forms."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A plain number below `size`; subclasses are things that have a name or a place.

    `is_thing` says that it lies on the table and can be pointed at. `words` is the key
    prefix of its members' names, empty where the value itself is shown.
    """

    def __init__(self, name: str, size: int, is_thing: bool = False, words: str = "") -> None:
        self.name = name
        self.size = size
        self.is_thing = is_thing
        self.words = words

    def is_number(self) -> bool:
        """Whether the value itself is shown, as a number in the reader's digits."""
        return not self.words

    def text(self, value: int) -> str:
        """The value in text notation."""
        return str(value)

    def parse(self, text: str) -> int:
        """The value written in text notation, or -1."""
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            return -1
        value = int(text)
        return value if value < self.size else -1

    def ident(self, value: int) -> str:
        """The id of this thing on the table, such as `card:7`."""
        return f"{self.name}:{self.text(value)}"

    def key(self, value: int) -> str:
        """The key of this thing's name; empty if it is shown as a number."""
        return f"{self.words}.{self.text(value)}" if self.words else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Kind):
    """A thing out of a fixed list of names: terrains, regions, roles."""

    def __init__(
        self, name: str, names: list[str], words: str = "", is_thing: bool = False
    ) -> None:
        super().__init__(name, len(names), is_thing, words)
        self.names = names

    def text(self, value: int) -> str:
        return self.names[value]

    def parse(self, text: str) -> int:
        return self.names.index(text) if text in self.names else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Plane(Kind):
    """A cell of a wide plane, written as its coordinates: `0,0` is in the middle.

    Such kinds have too many members to list them; `width` and `reach` are enough to name each.
    """

    def __init__(self, name: str, width: int, reach: int, is_thing: bool = False) -> None:
        super().__init__(name, width * width, is_thing)
        self.width = width
        self.reach = reach

    def is_number(self) -> bool:
        return False

    def text(self, value: int) -> str:
        return f"{value % self.width - self.reach},{value // self.width - self.reach}"

    def parse(self, text: str) -> int:
        x, comma, y = text.partition(",")
        if not comma or not self.is_coordinate(x) or not self.is_coordinate(y):
            return -1
        return (int(y) + self.reach) * self.width + int(x) + self.reach

    def is_coordinate(self, text: str) -> bool:
        """Whether this is a whole number that the plane has, written in the only way."""
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 9):
            return False
        return str(int(text)) == text and -self.reach <= int(text) < self.width - self.reach


class Operand:
    """One place of a verb or a message: its name, and the kind of thing that stands there."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.name = name
        self.kind = kind


MOST_SEATS: Final = 8
LAST_SEAT: Final = MOST_SEATS - 1
MOST_AMOUNT: Final = 1000

SEAT: Final = Kind("seat", MOST_SEATS, is_thing=True)
AMOUNT: Final = Kind("amount", MOST_AMOUNT)
SIDE: Final = Named("side", ["above", "below", "left", "right"], words="core.side")
"""On which side of its neighbour something lies."""

TEXT: Final = Kind("text", 1)  # a word from outside: an option's name, a file's, a typed move
