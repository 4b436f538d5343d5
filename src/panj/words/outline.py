"""A view as an outline: entries with a title and a text, indented by depth. Boards and pictures of
games that draw none of their own are made of it."""

from collections.abc import Iterator
from typing import Any

from panj.words.telling import Telling, has_players, is_flat, is_line


class Entry:
    """One part of a view: how deep it lies, what it is called, and what it says if it is short."""

    def __init__(self, depth: int, title: str, text: str, seat: int | None = None) -> None:
        self.depth = depth
        self.title = title
        self.text = text
        self.seat = seat
        """The player whose part it is."""


class Outline(Telling):
    """How one game's views are told entry by entry."""

    def entries(self, view: dict[str, Any], depth: int = 0) -> Iterator[Entry]:
        """Every part under its name."""
        for name, each in self.without_board_fields(view).items():
            yield from self.entry(each, name, Entry(depth, self.label(name), ""))

    def entry(self, value: Any, name: str, head: Entry) -> Iterator[Entry]:
        """A part under its title: beside it if it is short, otherwise below it, one deeper."""
        if is_flat(value):
            head.text = self.flat(value, name)
            yield head
            return
        yield head
        if isinstance(value, dict):
            yield from self.entries(value, head.depth + 1)
        else:
            yield from self.several(value, name, head.depth + 1)

    def several(self, values: list[Any], name: str, depth: int) -> Iterator[Entry]:
        """A list: one entry for each player has the players' names, any other numbers."""
        if has_players(values, name, self.names):
            for seat, each in enumerate(values):
                yield from self.entry(each, "", Entry(depth, self.names[seat], "", seat))
            return
        for number, each in enumerate(values, 1):
            head = Entry(depth, self.words.number(number), "")
            if is_line(each):
                head.text = self.line(each)
                yield head
            else:
                yield from self.entry(each, name, head)
