"""MI-9.30 The option that replaces tables of tiles by corrected ones."""

from typing import Final

from panj.core.codec import Json
from panj.core.options import Form, Option
from panj.core.terms import Terms
from panj.games.minerva.reading.tiles import SHIPPED, TABLES, read_tiles
from panj.games.minerva.tables import Tiles

AS_SHIPPED: Final = "shipped"
MOST_BYTES: Final = 100_000
MOST_SETS: Final = 32


class TilesOption(Option):
    """Either the shipped tables, or the text of corrected ones by file name.

    A match carries the text, so that it can be replayed where the files are not. Nobody reads a
    file here: the command line and the browser bring its text.
    """

    def __init__(self) -> None:
        super().__init__("tiles", Form.FILES, AS_SHIPPED, rule="MI-9.30", files=tuple(TABLES))

    def allows(self, value: Json) -> bool:
        if isinstance(value, dict):
            return len(value) > 0 and all(
                name in TABLES and isinstance(text, str) and len(text) <= MOST_BYTES
                for name, text in value.items()
            )
        return value == AS_SHIPPED


READ: Final[dict[str, Tiles]] = {}
"""Corrected sets that were read before, by their text."""


def tiles_of(terms: Terms) -> Tiles:
    """The set of tiles of a match."""
    return tiles_from(terms.options.get("tiles"))


def tiles_from(value: Json) -> Tiles:
    """The set of tiles that an option's value means; refused with the row that is wrong."""
    if not isinstance(value, dict):
        return SHIPPED
    tables = {name: str(text) for name, text in value.items()}
    name = repr(sorted(tables.items()))
    found = READ.get(name)
    if found is None:
        found = read_tiles(tables)
        if len(READ) >= MOST_SETS:
            READ.clear()
        READ[name] = found
    return found
