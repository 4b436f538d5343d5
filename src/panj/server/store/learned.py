"""How far accounts have come in their lessons, in the database."""

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.server.store.database import Database
from panj.server.store.rows import LearnedRow
from panj.server.store.schema import learned


class LearnedStore:
    """What has been learned."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> list[LearnedRow]:
        """The lessons that a person has begun or finished."""
        query = sa.select(learned).where(learned.c.person == person)
        query = query.order_by(learned.c.game, learned.c.lesson)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [LearnedRow(**row._mapping) for row in rows]

    async def keep(self, row: LearnedRow) -> None:
        """Remember how far a lesson was gone; one that was finished once stays so."""

        def write(connection: sa.Connection) -> None:
            change = sa.update(learned).where(
                learned.c.person == row.person,
                learned.c.game == row.game,
                learned.c.lesson == row.lesson,
            )
            done = {"done": True} if row.done else {}
            if connection.execute(change.values(way=row.way, **done)).rowcount == 0:
                connection.execute(sa.insert(learned).values(msgspec.structs.asdict(row)))

        try:
            await self.database.write(write)
        except IntegrityError:  # another device began the same lesson just now
            await self.database.write(write)
