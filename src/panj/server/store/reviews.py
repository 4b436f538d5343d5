"""What reviews found, decision by decision."""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from panj.core.codec import Json
from panj.server.store.database import Database
from panj.server.store.schema import reviews


class ReviewStore:
    """Verdicts by table and number of the move; one of an older version is replaced."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def verdicts(self, table: str) -> dict[int, dict[str, Json]]:
        """What was found so far."""
        query = sa.select(reviews.c.number, reviews.c.verdict).where(reviews.c.table == table)
        rows = await self.database.read(
            lambda each: each.execute(query.order_by(reviews.c.number)).all()
        )
        return {int(number): dict(verdict) for number, verdict in rows}

    async def keep(self, table: str, number: int, verdict: dict[str, Json]) -> None:
        """Write a verdict in place of an older one, unless another process was first."""
        old = sa.delete(reviews).where(reviews.c.table == table, reviews.c.number == number)
        row = sa.insert(reviews).values(table=table, number=number, verdict=verdict)

        def work(each: sa.Connection) -> None:
            each.execute(old)
            each.execute(row)

        try:
            await self.database.write(work)
        except IntegrityError:
            return
