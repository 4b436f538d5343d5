"""How a match goes on in the database: one event, one version, one transaction."""

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from panj.core.codec import Json
from panj.server.store.rows import EventRow, SeatKind, Status
from panj.server.store.schema import events, seats, tables


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """What a table's row says after an event: who is asked, since when, until when."""

    status: str
    decider: int | None
    asked_at: float
    deadline: float | None
    clocks: tuple[float | None, ...]
    due: float | None = None
    result: dict[str, Json] | None = None

    def columns(self) -> dict[str, object]:
        """The columns of the table's row."""
        return {
            "status": self.status,
            "decider": self.decider,
            "asked_at": self.asked_at,
            "deadline": self.deadline,
            "due": self.due,
            "result": self.result,
            "proposal": None,
            "changed": self.asked_at,
        }


# Built once: putting a statement together takes longer than running it.
NEXT_VERSION: Final = (
    sa.update(tables)
    .where(
        tables.c.id == sa.bindparam("of_table"),
        tables.c.version == sa.bindparam("at_version"),
        tables.c.status == Status.RUNNING,
    )
    .values(
        version=sa.bindparam("version"),
        status=sa.bindparam("status"),
        decider=sa.bindparam("decider"),
        asked_at=sa.bindparam("asked_at"),
        deadline=sa.bindparam("deadline"),
        due=sa.bindparam("due"),
        result=sa.bindparam("result"),
        proposal=sa.bindparam("proposal"),
        changed=sa.bindparam("changed"),
    )
)
NEW_EVENT: Final = sa.insert(events)
CLOCK: Final = (
    sa.update(seats)
    .where(seats.c.table == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat"))
    .values(clock=sa.bindparam("left"))
)


def write_event(connection: sa.Connection, event: EventRow, progress: Progress) -> bool:
    """Write an event at exactly the next version; False if somebody else was first.

    The condition on the version decides between processes, the primary key of the events would
    catch whatever slipped through.
    """
    place = {"of_table": event.table, "at_version": event.version - 1, "version": event.version}
    if connection.execute(NEXT_VERSION, {**place, **progress.columns()}).rowcount != 1:
        return False
    connection.execute(NEW_EVENT, msgspec.structs.asdict(event))
    write_clocks(connection, event.table, progress.clocks)
    return True


def write_start(connection: sa.Connection, table: str, progress: Progress) -> bool:
    """Start a table that is still open; False if it is not, or if somebody has just got up."""
    free = sa.exists().where(
        seats.c.table == table, seats.c.kind.in_([SeatKind.OPEN, SeatKind.INVITED])
    )
    row = sa.update(tables).where(tables.c.id == table, tables.c.status == Status.OPEN, ~free)
    if connection.execute(row.values(progress.columns())).rowcount != 1:
        return False
    write_clocks(connection, table, progress.clocks)
    return True


def write_clocks(connection: sa.Connection, table: str, clocks: Sequence[float | None]) -> None:
    """Keep what is left on each seat's clock; tables without clocks write nothing."""
    left = [
        {"of_table": table, "of_seat": seat, "left": clock}
        for seat, clock in enumerate(clocks)
        if clock is not None
    ]
    if left:
        connection.execute(CLOCK, left)
