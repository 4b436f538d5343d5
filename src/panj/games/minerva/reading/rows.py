"""One row of a table of tiles, and how its values are read and refused."""

from typing import Final

from panj.core.messages import Refused

FEWEST_PLAYERS: Final = 2
"""For so many at least every tile is marked; one who plays alone takes the tiles for two."""

# How far corrected tables may go: far enough for any misprint, and for no nonsense.
MOST_POINTS: Final = 40
MOST_PRICE: Final = 99


class Row:
    """A row: the file it stands in, its name there, and its values by column."""

    def __init__(self, file: str, name: str, values: dict[str, str]) -> None:
        self.file = file
        self.name = name
        self.values = values

    def text(self, column: str) -> str:
        """The value in a column that must exist."""
        value = self.values.get(column)
        if value is None:
            raise Refused("minerva.refusal.table_column", [self.file, column], "MI-9.30")
        return value

    def refused(self, key: str, more: list[int | str]) -> Refused:
        """A refusal that names this row."""
        return Refused(key, [self.file, self.name, *more], "MI-9.30")

    def agree(self, column: str, expected: str) -> None:
        """Refuse a value that the rest of the tables contradicts; the column may be left out."""
        value = self.values.get(column, expected)
        if value != expected:
            raise self.refused("minerva.refusal.table_contradicts", [column, value, expected])


def number(row: Row, column: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    text = row.text(column)
    if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
        raise row.refused("minerva.refusal.table_value", [column, text])
    return int(text)


def one_of(row: Row, column: str, names: list[str]) -> int:
    """The place of the value among the names that are allowed."""
    text = row.text(column)
    if text not in names:
        raise row.refused("minerva.refusal.table_value", [column, text])
    return names.index(text)


def no_repeats(rows: list[Row]) -> None:
    """Every row has its own name."""
    seen: set[str] = set()
    for row in rows:
        if row.name in seen:
            raise row.refused("minerva.refusal.table_repeated", [])
        seen.add(row.name)


def count_is(rows: list[Row], file: str, expected: int) -> None:
    """MI-1.1 The table has as many rows as the box has pieces."""
    if len(rows) != expected:
        raise Refused("minerva.refusal.table_count", [file, len(rows), expected], "MI-1.1")


def numbered(rows: list[Row], column: str, least: int, most: int) -> list[Row]:
    """The rows in the order of their numbers, each of which stands there once."""
    found: dict[int, Row] = {}
    for row in rows:
        at = number(row, column, least, most)
        if at in found:
            raise row.refused("minerva.refusal.table_repeated", [])
        found[at] = row
    return [found[at] for at in sorted(found)]
