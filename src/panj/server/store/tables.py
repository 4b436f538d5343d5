"""Tables, seats, events and chat in the database."""

import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.server.store.database import Database
from panj.server.store.progress import Progress, write_end, write_event, write_start
from panj.server.store.quotas import Quota
from panj.server.store.rows import (
    BranchRow,
    ChatRow,
    EventRow,
    SeatKind,
    SeatRow,
    Stamp,
    Status,
    TableRow,
    TableSettings,
)
from panj.server.store.schema import branches, chat, events, reviews, seats, tables

CHAT_SHOWN: Final = 100
MOST_DUE: Final = 200
MOST_MINE: Final = 250
"""More than anybody can have of open and running tables of their own."""

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
    host: str = ""


class Played(msgspec.Struct, frozen=True):
    """What came of a match for somebody who played it to its end."""

    table: str
    seats: int
    points: int
    place: int


class TableStore:
    """Where matches live. An event is written once, at its version, or not at all."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Making and changing

    async def create(
        self,
        table: TableRow,
        seat_rows: Sequence[SeatRow],
        moves: Sequence[EventRow] = (),
        branch: BranchRow | None = None,
        quotas: Sequence[Quota] = (),
    ) -> None:
        """A new table with its seats, with what was played at it elsewhere, or with the match that
        it branches off from; all or nothing. Refused beyond a quota."""

        def work(connection: sa.Connection) -> None:
            for quota in quotas:
                quota.check(connection)
            write_table(connection, table, seat_rows, moves, branch)

        await self.database.write(work)

    async def branch(self, table: str) -> BranchRow | None:
        """Where a practice table begins; None for any other."""
        query = sa.select(branches).where(branches.c.table == table)
        row = await self.database.read(lambda each: each.execute(query).mappings().first())
        return None if row is None else BranchRow(**row)

    async def append(self, event: EventRow, progress: Progress, since: float) -> bool:
        """Write an event at exactly the next version of a table that nobody has changed since a
        time; False if somebody else was first."""
        try:
            return await self.database.write(
                partial(write_event, event=event, progress=progress, since=since)
            )
        except IntegrityError:
            return False

    async def begin(self, table: str, progress: Progress, quotas: Sequence[Quota] = ()) -> bool:
        """Start a table that is still open; False if it is not. Refused beyond a quota."""
        work = partial(write_start, table=table, progress=progress, quotas=quotas)
        return await self.database.write(work)

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

    async def mark_hinted(self, table: str, seat: int) -> None:
        """A hint was asked for at this seat."""
        place = sa.update(seats).where(seats.c.table == table, seats.c.seat == seat)
        change = place.values(hinted=True)
        await self.database.write(lambda each: each.execute(change))

    async def take_over(self, seat: SeatRow, since: float, **values: object) -> bool:
        """Let a bot go on at a person's seat of a table that nobody has changed since a time;
        False if somebody has: then the person has perhaps moved."""
        return await self._seat(seat, SeatKind.PERSON, changed_row(since, values))

    async def give_back(self, seat: SeatRow, since: float, **values: object) -> bool:
        """Let a person go on where a bot has stood in; False if somebody has changed the table."""
        return await self._seat(seat, SeatKind.BOT, changed_row(since, values))

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
        return table_row(dict(row._mapping)) if row else None

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
        is_ended = sa.case((tables.c.status.in_([Status.OPEN, Status.RUNNING]), 0), else_=1)
        # What has ended never takes the place of what has not.
        return await self._list(query.order_by(is_ended, tables.c.changed.desc()).limit(MOST_MINE))

    async def open(self) -> list[TableRow]:
        free = sa.select(seats.c.table).where(seats.c.kind == SeatKind.OPEN)
        query = sa.select(tables).where(tables.c.status == Status.OPEN, tables.c.id.in_(free))
        found = await self._list(query.order_by(tables.c.changed.desc()).limit(200))
        return [table for table in found if table.settings.listed][:100]

    async def all(self) -> list[TableRow]:
        return await self._list(sa.select(tables).order_by(tables.c.changed))

    async def played(self, person: str, game: str) -> list[Played]:
        """What came of the matches of a game that somebody has played for one seat: without
        practice, and without files that were brought along."""
        sat = sa.select(seats.c.table, sa.func.min(seats.c.seat).label("seat"))
        alone = sat.where(seats.c.person == person).group_by(seats.c.table)
        mine = alone.having(sa.func.count() == 1).subquery()
        query = (
            sa.select(tables.c.id, tables.c.seats, tables.c.result, mine.c.seat)
            .join(mine, mine.c.table == tables.c.id)
            .where(tables.c.game == game, tables.c.status == Status.OVER)
            .where(tables.c.id.not_in(sa.select(branches.c.table)))
        )
        rows = await self.database.read(lambda each: each.execute(query).all())
        return [
            Played(table, size, result["scores"][seat], result["ranking"][seat])
            for table, size, result, seat in rows
            if result and result.get("ranking")
        ]

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of many tables in one query."""
        query = sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        found: dict[str, list[SeatRow]] = defaultdict(list)
        for row in rows:
            seat = SeatRow(*row)
            found[seat.table].append(seat)
        return found

    async def untouched_since(self, at: float, running: bool) -> list[str]:
        """Tables that nobody has touched since then; those that run only if they are meant, too."""
        query = sa.select(tables.c.id).where(tables.c.changed < at)
        if not running:
            query = query.where(tables.c.status != Status.RUNNING)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [str(row[0]) for row in rows]

    async def _list(self, query: sa.Select[tuple[object, ...]]) -> list[TableRow]:
        rows = await self.database.read(lambda each: each.execute(query).all())
        return [table_row(dict(row._mapping)) for row in rows]

    # What the steward watches

    async def due(self, at: float) -> list[Due]:
        """The tables that somebody must look at now, the longest waiting first."""
        query = sa.select(tables.c.id, tables.c.due, tables.c.host).where(tables.c.due <= at)
        return await self._due(query.order_by(tables.c.due).limit(MOST_DUE))

    async def bots_asked(self) -> list[Due]:
        """All tables at which a bot is asked: what a fresh process takes up."""
        query = (
            sa.select(tables.c.id, tables.c.due, tables.c.host)
            .join(seats, sa.and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.decider))
            .where(tables.c.due.is_not(None), seats.c.kind == SeatKind.BOT)
        )
        return await self._due(query.order_by(tables.c.due))

    async def _due(self, query: sa.Select[str, float, str]) -> list[Due]:
        rows = await self.database.read(lambda each: each.execute(query).all())
        return in_turn([Due(table, due, host) for table, due, host in rows])

    async def claim(self, found: Due, until: float | None) -> bool:
        """Take a table upon oneself until a time; False if another process was faster."""
        row = sa.update(tables).where(tables.c.id == found.table, tables.c.due == found.due)
        return (
            await self.database.write(lambda each: each.execute(row.values(due=until)).rowcount)
            == 1
        )

    async def wake(self, table: str, at: float, until: float, is_mine: bool) -> bool:
        """Take upon oneself a table at which only bots play, until a time; False if another process
        does so already. What this process let lie itself it may take up before it is due."""
        row = sa.update(tables).where(tables.c.id == table, tables.c.status == Status.RUNNING)
        if not is_mine:
            row = row.where(sa.or_(tables.c.due.is_(None), tables.c.due <= at))
        change = row.values(due=until)
        return await self.database.write(lambda each: each.execute(change).rowcount) == 1

    async def keep(self, ids: Sequence[str], until: float) -> None:
        """Bots at these tables still wait for their turn to think: nobody else need look before
        this time."""
        asked = sa.exists().where(
            seats.c.table == tables.c.id,
            seats.c.seat == tables.c.decider,
            seats.c.kind == SeatKind.BOT,
        )
        row = sa.update(tables).where(
            tables.c.id.in_(ids), tables.c.status == Status.RUNNING, tables.c.due < until, asked
        )
        await self.database.write(lambda each: each.execute(row.values(due=until)))

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


def in_turn(found: Sequence[Due]) -> list[Due]:
    """The same tables in such an order that nobody's come all before another's."""
    before: Counter[str] = Counter()
    placed: list[tuple[int, int, Due]] = []
    for number, each in enumerate(found):
        placed.append((before[each.host], number, each))
        before[each.host] += 1
    return [each for _, _, each in sorted(placed, key=lambda place: place[:2])]


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
    branch: BranchRow | None,
) -> None:
    """A table, its seats, and what was played at it or where it branches off."""
    values = msgspec.structs.asdict(table)
    values["settings"] = msgspec.to_builtins(table.settings)
    connection.execute(sa.insert(tables).values(values))
    connection.execute(sa.insert(seats), [msgspec.structs.asdict(seat) for seat in seat_rows])
    if moves:
        connection.execute(sa.insert(events), [msgspec.structs.asdict(move) for move in moves])
    if branch is not None:
        connection.execute(sa.insert(branches), [msgspec.structs.asdict(branch)])


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


def changed_row(since: float, values: dict[str, object]) -> sa.Update:
    """A change of the row of a running table that nobody has changed since a time."""
    row = sa.update(tables).where(tables.c.status == Status.RUNNING, tables.c.changed == since)
    return row.values(changed=time.time(), **values)


def delete_table(connection: sa.Connection, table: str) -> None:
    """A table with everything that belongs to it."""
    for part in (events, chat, reviews, seats):
        connection.execute(sa.delete(part).where(part.c.table == table))
    connection.execute(sa.delete(tables).where(tables.c.id == table))


def table_row(values: dict[str, Any]) -> TableRow:
    """A row of the database as a struct."""
    values["settings"] = msgspec.convert(values["settings"], TableSettings)
    values["key"] = bytes(values["key"])
    return TableRow(**values)
