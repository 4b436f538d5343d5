"""Tables, seats, events and chat in the database."""

import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.server.store.database import Database
from panj.server.store.progress import Progress, write_end, write_event, write_start
from panj.server.store.rows import (
    ChatRow,
    EventRow,
    SeatKind,
    SeatRow,
    Stamp,
    Status,
    TableRow,
    TableSettings,
)
from panj.server.store.schema import chat, events, reviews, seats, tables

CHAT_SHOWN: Final = 100
MOST_DUE: Final = 200

# The one query of every request, so it goes past the expression language: 25 µs instead of 60.
STAMP: Final = "SELECT version, changed, status FROM tables WHERE id = "
PLACE: Final = {"sqlite": "?", "postgresql": "$1"}
TABLE: Final = sa.select(tables).where(tables.c.id == sa.bindparam("of_table"))
SEATS: Final = (
    sa.select(seats).where(seats.c.table == sa.bindparam("of_table")).order_by(seats.c.seat)
)
EVENTS: Final = (
    sa.select(events)
    .where(events.c.table == sa.bindparam("of_table"), events.c.version > sa.bindparam("after"))
    .order_by(events.c.version)
)


class Overtaken(Exception):
    """Somebody else was first: nothing of a change is kept."""


class Due(msgspec.Struct, frozen=True):
    """A table that the steward must look at, and since when."""

    table: str
    due: float


class TableStore:
    """Where matches live. An event is written once, at its version, or not at all."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Making and changing

    async def create(
        self, table: TableRow, seat_rows: Sequence[SeatRow], moves: Sequence[EventRow] = ()
    ) -> None:
        """A new table with its seats and with what was played at it elsewhere; all or nothing."""
        await self.database.write(
            partial(write_table, table=table, seat_rows=seat_rows, moves=moves)
        )

    async def append(self, event: EventRow, progress: Progress, since: float) -> bool:
        """Write an event at exactly the next version of a table that nobody has changed since a
        time; False if somebody else was first."""
        try:
            return await self.database.write(
                partial(write_event, event=event, progress=progress, since=since)
            )
        except IntegrityError:
            return False

    async def begin(self, table: str, progress: Progress) -> bool:
        """Start a table that is still open; False if it is not."""
        return await self.database.write(partial(write_start, table=table, progress=progress))

    async def end(self, table: str, progress: Progress, since: float) -> bool:
        """End a table before its time; False if somebody has changed it since a time."""
        work = partial(write_end, table=table, progress=progress, since=since)
        return await self.database.write(work)

    async def change(
        self, table: str, was: Sequence[str], since: float | None = None, **values: object
    ) -> bool:
        """Change a table's row if its status is one of those expected, and if nothing else was
        changed since a time that is given."""
        row = sa.update(tables).where(tables.c.id == table, tables.c.status.in_(was))
        if since is not None:
            row = row.where(tables.c.changed == since)
        change = row.values(changed=time.time(), **values)
        return await self.database.write(lambda each: each.execute(change).rowcount) == 1

    async def take_seat(self, seat: SeatRow, was: str) -> bool:
        """Sit down on a seat that is still of the expected kind; False if somebody was faster, or
        if the table has started or ended meanwhile."""
        row = sa.update(tables).where(tables.c.status == Status.OPEN)
        return await self._seat(seat, was, row.values(changed=time.time()))

    async def take_over(self, seat: SeatRow, since: float, due: float) -> bool:
        """Let a bot go on at a person's seat of a table that nobody has changed since a time;
        False if somebody has: then the person has perhaps moved."""
        row = sa.update(tables).where(tables.c.status == Status.RUNNING, tables.c.changed == since)
        change = row.values(changed=time.time(), deadline=None, due=due)
        return await self._seat(seat, SeatKind.PERSON, change)

    async def _seat(self, seat: SeatRow, was: str, change: sa.Update) -> bool:
        try:
            await self.database.write(partial(write_seat, seat=seat, was=was, change=change))
        except Overtaken:
            return False
        return True

    async def delete(self, table: str) -> None:
        await self.database.write(partial(delete_table, table=table))

    async def link_rematch(self, table: str, fresh: str) -> str:
        """Name a table's rematch, once; the one that was named first."""
        free = tables.update().where(tables.c.id == table, tables.c.rematch.is_(None))
        query = sa.select(tables.c.rematch).where(tables.c.id == table)

        def link(connection: sa.Connection) -> str:
            connection.execute(free.values(rematch=fresh, changed=time.time()))
            return str(connection.execute(query).scalar_one())

        return await self.database.write(link)

    # Looking at one table

    async def stamp(self, table: str) -> Stamp | None:
        """What tells whether a table changed since it was read."""
        return await self.database.peek(partial(read_stamp, table=table))

    async def table(self, table: str) -> TableRow | None:
        place = {"of_table": table}
        row = await self.database.read(lambda each: each.execute(TABLE, place).first())
        return table_row(row) if row else None

    async def seats(self, table: str) -> list[SeatRow]:
        place = {"of_table": table}
        rows = await self.database.read(lambda each: each.execute(SEATS, place).all())
        return [SeatRow(*row) for row in rows]

    async def events(self, table: str, after: int) -> list[EventRow]:
        place = {"of_table": table, "after": after}
        rows = await self.database.read(lambda each: each.execute(EVENTS, place).all())
        return [EventRow(*row) for row in rows]

    # Finding tables

    async def mine(self, person: str) -> list[TableRow]:
        sitting = sa.select(seats.c.table).where(seats.c.person == person)
        query = sa.select(tables).where(sa.or_(tables.c.id.in_(sitting), tables.c.host == person))
        return await self._list(query.order_by(tables.c.changed.desc()).limit(100))

    async def open(self) -> list[TableRow]:
        free = sa.select(seats.c.table).where(seats.c.kind == SeatKind.OPEN)
        query = sa.select(tables).where(tables.c.status == Status.OPEN, tables.c.id.in_(free))
        found = await self._list(query.order_by(tables.c.changed.desc()).limit(200))
        return [table for table in found if table.settings.listed][:100]

    async def all(self) -> list[TableRow]:
        return await self._list(sa.select(tables).order_by(tables.c.changed))

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of many tables in one query."""
        query = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[SeatRow]] = defaultdict(list)
        for row in rows:
            seat = SeatRow(*row)
            found[seat.table].append(seat)
        return found

    async def ended_before(self, at: float) -> list[str]:
        """Tables that nobody plays at and nobody has touched since then."""
        query = sa.select(tables.c.id).where(
            tables.c.status != Status.RUNNING, tables.c.changed < at
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [str(row[0]) for row in rows]

    async def _list(self, query: sa.Select[tuple[object, ...]]) -> list[TableRow]:
        rows = await self.database.read(lambda each: each.execute(query).all())
        return [table_row(row) for row in rows]

    # What the steward watches

    async def due(self, at: float) -> list[Due]:
        """The tables that somebody must look at now, the longest waiting first."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= at)
        return await self._due(query.order_by(tables.c.due).limit(MOST_DUE))

    async def bots_asked(self) -> list[Due]:
        """All tables at which a bot is asked: what a fresh process takes up."""
        query = (
            sa.select(tables.c.id, tables.c.due)
            .join(seats, sa.and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.decider))
            .where(tables.c.due.is_not(None), seats.c.kind == SeatKind.BOT)
        )
        return await self._due(query.order_by(tables.c.due))

    async def _due(self, query: sa.Select[str, float]) -> list[Due]:
        rows = await self.database.read(lambda each: each.execute(query).all())
        return [Due(table, due) for table, due in rows]

    async def claim(self, found: Due, until: float | None) -> bool:
        """Take a table upon oneself until a time; False if another process was faster."""
        row = sa.update(tables).where(tables.c.id == found.table, tables.c.due == found.due)
        return (
            await self.database.write(lambda each: each.execute(row.values(due=until)).rowcount)
            == 1
        )

    # Chat

    async def add_chat(self, line: ChatRow) -> ChatRow:
        values = msgspec.structs.asdict(line)
        del values["id"]
        made = sa.insert(chat).values(values).returning(chat.c.id)
        key = await self.database.write(lambda each: each.execute(made).scalar_one())
        return msgspec.structs.replace(line, id=key)

    async def chat(self, table: str) -> list[ChatRow]:
        query = sa.select(chat).where(chat.c.table == table).order_by(chat.c.id.desc())
        rows = await self.database.read(lambda each: each.execute(query.limit(CHAT_SHOWN)).all())
        return [ChatRow(*row) for row in rows][::-1]


def read_stamp(connection: sa.Connection, table: str) -> Stamp | None:
    """Version, time of the last change, status."""
    query = STAMP + PLACE[connection.dialect.name]
    row = connection.exec_driver_sql(query, (table,)).first()
    return None if row is None else (row[0], row[1], row[2])


def write_table(
    connection: sa.Connection,
    table: TableRow,
    seat_rows: Sequence[SeatRow],
    moves: Sequence[EventRow],
) -> None:
    """A table, its seats, and what was played at it."""
    values = msgspec.structs.asdict(table)
    values["settings"] = msgspec.to_builtins(table.settings)
    connection.execute(sa.insert(tables).values(values))
    connection.execute(sa.insert(seats), [msgspec.structs.asdict(seat) for seat in seat_rows])
    if moves:
        connection.execute(sa.insert(events), [msgspec.structs.asdict(move) for move in moves])


def write_seat(connection: sa.Connection, seat: SeatRow, was: str, change: sa.Update) -> None:
    """Change who sits on a seat, and the table's row with it, or neither. The row comes first, as
    for every event: two transactions that lock rows in different orders could wait for each other
    for ever."""
    if connection.execute(change.where(tables.c.id == seat.table)).rowcount != 1:
        raise Overtaken
    place = sa.update(seats).where(
        seats.c.table == seat.table, seats.c.seat == seat.seat, seats.c.kind == was
    )
    if connection.execute(place.values(msgspec.structs.asdict(seat))).rowcount != 1:
        raise Overtaken


def delete_table(connection: sa.Connection, table: str) -> None:
    """A table with everything that belongs to it."""
    for part in (events, chat, reviews, seats):
        connection.execute(sa.delete(part).where(part.c.table == table))
    connection.execute(sa.delete(tables).where(tables.c.id == table))


def table_row(row: sa.Row[tuple[object, ...]]) -> TableRow:
    """A row of the database as a struct."""
    values = dict(row._mapping)
    values["settings"] = msgspec.convert(values["settings"], TableSettings)
    values["key"] = bytes(values["key"])
    return TableRow(**values)
