"""What concerns many tables at once, or whole matches: lists, rematches, match files, clearing."""

import time
from collections import defaultdict
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from panj.server.store.database import Database
from panj.server.store.rows import EventRow, SeatRow, Status, TableRow
from panj.server.store.schema import events, seats, tables


class Filing:
    """The shelves behind the tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of many tables in one query."""
        query = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[SeatRow]] = defaultdict(list)
        for row in rows:
            seat = SeatRow(*row)
            found[seat.table].append(seat)
        return found

    async def link_rematch(self, table: str, fresh: str) -> str:
        """Name a table's rematch, once; the one that was named first."""
        free = tables.update().where(tables.c.id == table, tables.c.rematch.is_(None))
        query = sa.select(tables.c.rematch).where(tables.c.id == table)

        def link(connection: sa.Connection) -> str:
            connection.execute(free.values(rematch=fresh, changed=time.time()))
            return str(connection.execute(query).scalar_one())

        return await self.database.write(link)

    async def keep(
        self, table: TableRow, seat_rows: Sequence[SeatRow], moves: Sequence[EventRow]
    ) -> None:
        """Put a whole match on the shelf, or nothing of it."""
        values = msgspec.structs.asdict(table)
        values["settings"] = msgspec.to_builtins(table.settings)

        def insert(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables).values(values))
            connection.execute(sa.insert(seats), [msgspec.structs.asdict(row) for row in seat_rows])
            if moves:
                connection.execute(
                    sa.insert(events), [msgspec.structs.asdict(row) for row in moves]
                )

        await self.database.write(insert)

    async def ended_before(self, at: float) -> list[str]:
        """Tables that nobody plays at and nobody has touched since then."""
        query = sa.select(tables.c.id).where(
            tables.c.status != Status.RUNNING, tables.c.changed < at
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [str(row[0]) for row in rows]
