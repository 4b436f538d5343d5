"""One row of a table of tiles, and how its values are read and refused."""

from panj.core.messages import Refused


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
