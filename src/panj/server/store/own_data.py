"""Everything that is kept about somebody: read for them, or forgotten."""

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa

from panj.server.store.database import Database
from panj.server.store.rows import FORMER, SeatKind
from panj.server.store.schema import (
    acts,
    branches,
    chat,
    learned,
    mutes,
    passkeys,
    people,
    proofs,
    puzzle_tries,
    reports,
    seats,
    seen,
    sessions,
    solvers,
    tables,
    tokens,
)

TOLD: Final[dict[str, list[sa.Column[Any]]]] = {
    "sessions": [sessions.c.device, sessions.c.created, sessions.c.seen],
    "passkeys": [passkeys.c.label, passkeys.c.created, passkeys.c.used],
    "tokens": [tokens.c.label, tokens.c.scopes, tokens.c.created, tokens.c.used],
    "chat": [chat.c.table, chat.c.name, chat.c.text, chat.c.at],
    "mutes": [mutes.c.name, mutes.c.at],
    "told": [acts.c.what, acts.c.reason, acts.c.at, acts.c.until],
    "seen": [seen.c.table, seen.c.version],
    "lessons": [learned.c.game, learned.c.lesson, learned.c.done, learned.c.way],
    "puzzles": [
        puzzle_tries.c.game,
        puzzle_tries.c.number,
        puzzle_tries.c.score,
        puzzle_tries.c.at,
    ],
    "puzzle_ratings": [solvers.c.game, solvers.c.value, solvers.c.deviation],
}
"""What is told of each kind of row; nothing that signs in, or that is others' alone."""

FORGOTTEN: Final = (
    mutes,
    sessions,
    passkeys,
    proofs,
    tokens,
    chat,
    seen,
    learned,
    puzzle_tries,
    solvers,
)
"""What goes with somebody. What they played stays: others played it, too."""

Rows = list[dict[str, Any]]


class OwnDataStore:
    """What the database has about one person."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def kept(self, person: str) -> dict[str, Rows]:
        """Everything but the tables, as it is told to whom it is about."""

        def work(connection: sa.Connection) -> dict[str, Rows]:
            return {
                name: rows(
                    connection, sa.select(*columns).where(columns[0].table.c.person == person)
                )
                for name, columns in TOLD.items()
            }

        return await self.database.read(work)

    async def tables(self, person: str) -> list[str]:
        """Where somebody sits or sat, or is the host."""
        sitting = sa.select(seats.c.table).where(seats.c.person == person)
        mine = sa.or_(tables.c.id.in_(sitting), tables.c.host == person)
        query = sa.select(tables.c.id).where(mine).order_by(tables.c.created)
        found = await self.database.read(lambda each: each.execute(query).all())
        return [str(row[0]) for row in found]

    async def practice(self, ids: Sequence[str]) -> set[str]:
        """Which of these tables begin in the middle of another match."""
        query = sa.select(branches.c.table).where(branches.c.table.in_(ids))
        found = await self.database.read(lambda each: each.execute(query).all())
        return {str(row[0]) for row in found}

    async def forget(self, person: str, at: float) -> None:
        """Leave nothing of somebody but a person without a name at the tables where they played."""

        def work(connection: sa.Connection) -> None:
            forget(connection, person, at)

        await self.database.write(work)


def rows(connection: sa.Connection, query: sa.Select[Any]) -> Rows:
    return [dict(row._mapping) for row in connection.execute(query)]


def forget(connection: sa.Connection, person: str, at: float) -> None:
    """See `OwnDataStore.forget`. The rows of tables come first, as for every change of a seat; that
    they have changed, by less than anybody would notice, has every process read the seats anew."""
    sitting = sa.select(seats.c.table).where(seats.c.person == person)
    kept = seats.c.invite == f"for {person}"
    waiting = sa.select(seats.c.table).where(kept)
    touched = sa.or_(tables.c.id.in_(sitting), tables.c.id.in_(waiting))
    connection.execute(sa.update(tables).where(touched).values(changed=tables.c.changed + 1e-6))
    # What somebody called a table is theirs, too; without it, it is called after its host.
    connection.execute(sa.update(tables).where(tables.c.host == person).values(name=""))
    connection.execute(sa.update(seats).where(seats.c.person == person).values(name=FORMER))
    opened = sa.update(seats).where(kept)
    connection.execute(opened.values(kind=SeatKind.OPEN, invite=None, name=FORMER))
    for each in FORGOTTEN:
        connection.execute(sa.delete(each).where(each.c.person == person))
    said = sa.or_(reports.c.by == person, reports.c.about == person)
    connection.execute(sa.delete(reports).where(said))
    connection.execute(sa.update(acts).where(acts.c.person == person).values(name=FORMER))
    connection.execute(sa.update(mutes).where(mutes.c.other == person).values(name=FORMER))
    gone = sa.update(people).where(people.c.id == person)
    connection.execute(
        gone.values(name=FORMER, account=None, password=None, email=None, ended=at, role=None)
    )
