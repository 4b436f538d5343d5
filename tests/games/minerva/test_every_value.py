"""MI-9.35: there is no value in a corrected table that nobody reads."""

import csv
import io

import pytest

from panj.core.messages import Refused
from panj.games.minerva.reading.tiles import TABLES, read_tiles, shipped_tables
from panj.games.minerva.tables import Tiles
from support import rule

BY_NAME = ("tile_id", "kind_id")
"""What a row is called is for refusals; a location's kind has a test of its own."""

EQUAL_TILES = {("culture_tiles.csv", "stack_position")}
"""Of two equal tiles either may lie above the other."""

NONSENSE = "nonsense"
MOST = 4
"""Values that are tried in the place of one."""


def contents(tiles: Tiles) -> dict[str, object]:
    """Everything that a set of tiles says."""
    copies = tiles.copies
    found: dict[str, object] = {"copies": [copies.faces, copies.pools, copies.players]}
    for name in dir(tiles):  # a compiled class has no `vars`
        values = getattr(tiles, name)
        if name != "copies" and not name.startswith("_") and not callable(values):
            found[name] = [values[at] for at in range(len(values))]
    return found


def others(value: str, column: list[str]) -> list[str]:
    """What could stand in a column instead of a value."""
    near = [str(int(value) + 1)] if value.isdecimal() else []
    found = dict.fromkeys([NONSENSE, "", *near, *column])
    return [each for each in found if each != value][:MOST]


def as_text(rows: list[list[str]]) -> str:
    """A table as its file has it."""
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(rows)
    return file.getvalue()


@rule("MI-9.35")
@pytest.mark.parametrize("name", TABLES)
def test_every_value_is_obeyed_or_refused(name: str) -> None:
    shipped = contents(read_tiles({}))
    head, *rows = csv.reader(io.StringIO(shipped_tables()[name]))
    ignored: list[tuple[str, str, str]] = []
    for at, column in enumerate(head):
        if column in BY_NAME or column.startswith("conf") or (name, column) in EQUAL_TILES:
            continue
        for row in rows:
            value = row[at]
            for other in others(value, [each[at] for each in rows]):
                row[at] = other
                try:
                    is_ignored = contents(read_tiles({name: as_text([head, *rows])})) == shipped
                except Refused:
                    is_ignored = False
                if is_ignored:
                    ignored.append((row[0], column, other))
            row[at] = value
    assert ignored == []
