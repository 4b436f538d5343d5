"""Tables, seats, events and chat in the database."""

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from panj.core.codec import Json
from panj.server.store.database import Database
from panj.server.store.rows import (
    ChatRow,
    EventRow,
    SeatRow,
    Status,
    TableRow,
    TableSettings,
)
from panj.server.store.schema import chat, events, seats, tables

CHAT_SHOWN = 100


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """What a table's row says after an event: who is asked, since when, until when."""

    status: str
    decider: int | None
    asked_at: float
    deadline: float | None
    clocks: tuple[float | None, ...]
    result: dict[str, Json] | None = None


class TableStore:
    """Where matches live. An event is written once, at its version, or not at all."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, table: TableRow, seat_rows: Sequence[SeatRow]) -> None:
        values = msgspec.structs.asdict(table)
        values["settings"] = msgspec.to_builtins(table.settings)
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(tables).values(values))
            rows = [msgspec.structs.asdict(seat) for seat in seat_rows]
            await connection.execute(sa.insert(seats), rows)

    async def table(self, table: str) -> TableRow | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).first()
        return table_row(row) if row else None

    async def seats(self, table: str) -> list[SeatRow]:
        query = sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        async with self.database.reading() as connection:
            return [SeatRow(*row) for row in await connection.execute(query)]

    async def events(self, table: str, after: int) -> list[EventRow]:
        query = (
            sa.select(events)
            .where(events.c.table == table, events.c.version > after)
            .order_by(events.c.version)
        )
        async with self.database.reading() as connection:
            return [EventRow(*row) for row in await connection.execute(query)]

    async def event_of_action(self, table: str, action: str) -> EventRow | None:
        query = sa.select(events).where(events.c.table == table, events.c.action == action)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return EventRow(*row) if row else None

    async def append(self, event: EventRow, progress: Progress) -> bool:
        """Write an event at exactly the next version; False if somebody else was first.

        The condition on the version decides between processes, the primary key of the events
        would catch whatever slipped through.
        """
        row = sa.update(tables).where(
            tables.c.id == event.table,
            tables.c.version == event.version - 1,
            tables.c.status == Status.RUNNING,
        )
        try:
            async with self.database.writing() as connection:
                done = await connection.execute(
                    row.values(
                        version=event.version,
                        status=progress.status,
                        decider=progress.decider,
                        asked_at=progress.asked_at,
                        deadline=progress.deadline,
                        result=progress.result,
                        proposal=None,
                        changed=event.at,
                    )
                )
                if done.rowcount != 1:
                    return False
                await connection.execute(sa.insert(events).values(msgspec.structs.asdict(event)))
                await write_clocks(connection, event.table, progress.clocks)
        except IntegrityError:
            return False
        return True

    async def begin(self, table: str, progress: Progress) -> bool:
        """Start a table that is still open; False if it is not."""
        row = sa.update(tables).where(tables.c.id == table, tables.c.status == Status.OPEN)
        async with self.database.writing() as connection:
            done = await connection.execute(
                row.values(
                    status=progress.status,
                    decider=progress.decider,
                    asked_at=progress.asked_at,
                    deadline=progress.deadline,
                    result=progress.result,
                    changed=progress.asked_at,
                )
            )
            if done.rowcount == 1:
                await write_clocks(connection, table, progress.clocks)
        return done.rowcount == 1

    async def change(self, table: str, was: Sequence[str], **values: object) -> bool:
        """Change a table's row if its status is one of those expected."""
        row = sa.update(tables).where(tables.c.id == table, tables.c.status.in_(was))
        async with self.database.writing() as connection:
            done = await connection.execute(row.values(changed=time.time(), **values))
        return done.rowcount == 1

    async def take_seat(self, seat: SeatRow, was: str) -> bool:
        """Sit down on a seat that is still of the expected kind; False if somebody was faster."""
        row = sa.update(seats).where(
            seats.c.table == seat.table, seats.c.seat == seat.seat, seats.c.kind == was
        )
        values = msgspec.structs.asdict(seat)
        async with self.database.writing() as connection:
            done = await connection.execute(row.values(values))
        return done.rowcount == 1

    async def mine(self, person: str) -> list[TableRow]:
        sitting = sa.select(seats.c.table).where(seats.c.person == person)
        query = sa.select(tables).where(sa.or_(tables.c.id.in_(sitting), tables.c.host == person))
        return await self._list(query.order_by(tables.c.changed.desc()).limit(100))

    async def open(self) -> list[TableRow]:
        free = sa.select(seats.c.table).where(seats.c.kind == "open")
        query = sa.select(tables).where(tables.c.status == Status.OPEN, tables.c.id.in_(free))
        found = await self._list(query.order_by(tables.c.changed.desc()).limit(200))
        return [table for table in found if table.settings.listed][:100]

    async def running(self) -> list[TableRow]:
        return await self._list(sa.select(tables).where(tables.c.status == Status.RUNNING))

    async def add_chat(self, line: ChatRow) -> ChatRow:
        values = msgspec.structs.asdict(line)
        del values["id"]
        async with self.database.writing() as connection:
            made = await connection.execute(sa.insert(chat).values(values))
        key = made.inserted_primary_key
        return msgspec.structs.replace(line, id=int(key[0]) if key else 0)

    async def chat(self, table: str) -> list[ChatRow]:
        query = sa.select(chat).where(chat.c.table == table).order_by(chat.c.id.desc())
        async with self.database.reading() as connection:
            rows = await connection.execute(query.limit(CHAT_SHOWN))
            return [ChatRow(*row) for row in rows][::-1]

    async def all(self) -> list[TableRow]:
        return await self._list(sa.select(tables).order_by(tables.c.changed))

    async def delete(self, table: str) -> None:
        async with self.database.writing() as connection:
            for part in (events, chat, seats):
                await connection.execute(sa.delete(part).where(part.c.table == table))
            await connection.execute(sa.delete(tables).where(tables.c.id == table))

    async def _list(self, query: sa.Select[tuple[object, ...]]) -> list[TableRow]:
        async with self.database.reading() as connection:
            return [table_row(row) for row in await connection.execute(query)]


async def write_clocks(
    connection: AsyncConnection, table: str, clocks: Sequence[float | None]
) -> None:
    """Keep what is left on each seat's clock; tables without clocks write nothing."""
    for number, left in enumerate(clocks):
        if left is not None:
            row = sa.update(seats).where(seats.c.table == table, seats.c.seat == number)
            await connection.execute(row.values(clock=left))


def table_row(row: sa.Row[tuple[object, ...]]) -> TableRow:
    """A row of the database as a struct."""
    values = dict(row._mapping)
    values["settings"] = msgspec.convert(values["settings"], TableSettings)
    values["key"] = bytes(values["key"])
    return TableRow(**values)
