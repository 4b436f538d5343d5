"""How a match goes on in the database: one event, one version, one transaction."""

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from panj.core.codec import Json
from panj.server.store.quotas import Quota
from panj.server.store.rows import FREE, EventRow, Status
from panj.server.store.schema import events, seats, tables


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands after an event, its start or its end: who is asked, since when, until
    when. Everything but the clocks is a column of the table's row, by the same name."""

    version: int
    status: str
    decider: int | None
    asked_at: float | None
    """Nothing at a table that was given up before its start."""
    deadline: float | None
    due: float | None
    changed: float
    result: dict[str, Json] | None = None
    proposal: None = None
    """What waited for consent is overtaken."""
    settling: None = None
    """A move that waited to be settled has been, or is overtaken."""
    paused: None = None
    """Nobody moves at a paused table; a match that ends there is paused no more."""
    clocks: tuple[float | None, ...]

    def columns(self) -> dict[str, object]:
        """The columns of the table's row."""
        return {name: getattr(self, name) for name in COLUMNS}


COLUMNS: Final = [name for name in Progress.__struct_fields__ if name != "clocks"]

# Built once: putting a statement together takes longer than running it.
NEXT_VERSION: Final = (
    sa.update(tables)
    .where(
        tables.c.id == sa.bindparam("of_table"),
        tables.c.version == sa.bindparam("at_version"),
        tables.c.changed == sa.bindparam("since"),
        tables.c.status == Status.RUNNING,
    )
    .values({name: sa.bindparam(name) for name in COLUMNS})
)
NEW_EVENT: Final = sa.insert(events)
CLOCK: Final = (
    sa.update(seats)
    .where(seats.c.table == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat"))
    .values(clock=sa.bindparam("left"))
)


def write_event(
    connection: sa.Connection, event: EventRow, progress: Progress, since: float
) -> bool:
    """Write an event at exactly the next version of a table that nobody has changed since a time;
    False if somebody else was first.

    The condition on the row decides between processes, the primary key of the events would catch
    whatever slipped through.
    """
    place = {"of_table": event.table, "at_version": event.version - 1, "since": since}
    if connection.execute(NEXT_VERSION, {**place, **progress.columns()}).rowcount != 1:
        return False
    connection.execute(NEW_EVENT, msgspec.structs.asdict(event))
    write_clocks(connection, event.table, progress.clocks)
    return True


def write_start(
    connection: sa.Connection, table: str, progress: Progress, quotas: Sequence[Quota] = ()
) -> bool:
    """Start a table that is still open; False if it is not, or if somebody has just got up."""
    for quota in quotas:
        quota.check(connection)
    free = sa.exists().where(seats.c.table == table, seats.c.kind.in_(FREE))
    row = sa.update(tables).where(tables.c.id == table, tables.c.status == Status.OPEN, ~free)
    if connection.execute(row.values(progress.columns())).rowcount != 1:
        return False
    write_clocks(connection, table, progress.clocks)
    return True


def write_end(connection: sa.Connection, table: str, progress: Progress, since: float) -> bool:
    """End a table before its time, if nobody has changed it since a time. The clocks stay."""
    row = sa.update(tables).where(
        tables.c.id == table,
        tables.c.status.in_([Status.OPEN, Status.RUNNING]),
        tables.c.changed == since,
    )
    return connection.execute(row.values(progress.columns())).rowcount == 1


def write_clocks(connection: sa.Connection, table: str, clocks: Sequence[float | None]) -> None:
    """Keep what is left on each seat's clock; tables without clocks write nothing."""
    left = [
        {"of_table": table, "of_seat": seat, "left": clock}
        for seat, clock in enumerate(clocks)
        if clock is not None
    ]
    if left:
        connection.execute(CLOCK, left)
