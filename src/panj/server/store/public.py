"""The tables that everybody may find, in one query each time."""

from collections.abc import Collection
from itertools import groupby
from typing import Final

import msgspec
import sqlalchemy as sa

from panj.server.store.database import Database
from panj.server.store.rows import SeatKind, SeatRow, Status, TableRow
from panj.server.store.schema import people, seats, tables
from panj.server.store.tables import table_row

MOST: Final = 300
"""So many open tables, running ones and finished ones are found, the newest of each."""
SHOWN: Final = (Status.OPEN, Status.RUNNING, Status.OVER)
TOGETHER: Final = 2

OF_TABLE: Final = "table_"
OF_SEAT: Final = "seat_"
PARTS: Final = [column.label(OF_TABLE + column.name) for column in tables.c]
SEAT_PARTS: Final = [column.label(OF_SEAT + column.name) for column in seats.c]


class PublicTable(msgspec.Struct, frozen=True):
    """A table as it stands in the database, with who sits there."""

    table: TableRow
    seats: list[SeatRow]
    host: str
    """What the host is called."""

    @property
    def is_public(self) -> bool:
        """Whether strangers may find it: they may look on, it is open or people play together,
        and whoever made it did not want to be found by its address alone."""
        chosen = self.table.settings
        if not chosen.listed or not chosen.spectators or self.table.status not in SHOWN:
            return False
        if self.table.status == Status.OPEN:
            return any(seat.kind == SeatKind.OPEN for seat in self.seats)
        return len({seat.person for seat in self.seats} - {None}) >= TOGETHER


class PublicStore:
    """Finds tables for everybody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self) -> list[PublicTable]:
        """The newest of each kind."""
        newest = [
            sa.select(
                sa.select(tables.c.id)
                .where(tables.c.status == status, found)
                .order_by(tables.c.changed.desc())
                .limit(MOST)
                .subquery()
            )
            for status in SHOWN
            for found in [has_open_seat() if status == Status.OPEN else is_together()]
        ]
        return await self._find(tables.c.id.in_(sa.union_all(*newest)))

    async def some(self, ids: Collection[str]) -> list[PublicTable]:
        """These, whatever they are."""
        return await self._find(tables.c.id.in_(ids))

    async def _find(self, which: sa.ColumnElement[bool]) -> list[PublicTable]:
        query = (
            sa.select(*PARTS, *SEAT_PARTS, people.c.name.label("host"))
            .join(seats, seats.c.table == tables.c.id)
            .join(people, people.c.id == tables.c.host)
            .where(which)
            .order_by(tables.c.id, seats.c.seat)
        )
        rows = await self.database.read(lambda each: each.execute(query).mappings().all())
        return [
            public_table(list(group)) for _, group in groupby(rows, lambda row: row["table_id"])
        ]


def has_open_seat() -> sa.ColumnElement[bool]:
    return sa.exists().where(seats.c.table == tables.c.id, seats.c.kind == SeatKind.OPEN)


def is_together() -> sa.ColumnElement[bool]:
    """Whether different people sit there."""
    count = sa.select(sa.func.count(sa.distinct(seats.c.person)))
    return count.where(seats.c.table == tables.c.id).scalar_subquery() >= TOGETHER


def public_table(rows: list[sa.RowMapping]) -> PublicTable:
    """A table out of the rows of its seats."""
    own = {name.removeprefix(OF_TABLE): rows[0][name] for name in of(rows[0], OF_TABLE)}
    sitting = [
        SeatRow(**{name.removeprefix(OF_SEAT): row[name] for name in of(row, OF_SEAT)})
        for row in rows
    ]
    return PublicTable(table_row(own), sitting, rows[0]["host"])


def of(row: sa.RowMapping, part: str) -> list[str]:
    return [name for name in row if name.startswith(part)]
