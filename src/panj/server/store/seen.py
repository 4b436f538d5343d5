"""What people have seen of their tables, in the database."""

from collections.abc import Mapping
from typing import Final

import sqlalchemy as sa

from panj.server.store.database import Database
from panj.server.store.schema import people, seen, tables

OLDER: Final = (
    sa.update(seen)
    .where(
        seen.c.person == sa.bindparam("of_person"),
        seen.c.table == sa.bindparam("of_table"),
    )
    .values(
        version=sa.case(
            (seen.c.version < sa.bindparam("at_version"), sa.bindparam("at_version")),
            else_=seen.c.version,
        )
    )
)
FRESH: Final = sa.insert(seen).from_select(
    ["person", "table", "version"],
    sa.select(people.c.id, tables.c.id, sa.bindparam("at_version", type_=sa.Integer)).where(
        people.c.id == sa.bindparam("of_person"), tables.c.id == sa.bindparam("of_table")
    ),
)
"""Only while the person and the table are still there."""

Place = tuple[str, str]
"""A person and a table."""


class SeenStore:
    """The last version of each table that each person has seen."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def version(self, place: Place) -> int | None:
        """The last version that somebody has seen of a table; None if nothing was kept."""
        query = sa.select(seen.c.version).where(seen.c.person == place[0], seen.c.table == place[1])
        return await self.database.read(lambda each: each.execute(query).scalar())

    async def keep(self, versions: Mapping[Place, int]) -> None:
        """Remember what was seen; never less than is known already."""

        def write(connection: sa.Connection) -> None:
            for (person, table), version in versions.items():
                row = {"of_person": person, "of_table": table, "at_version": version}
                if connection.execute(OLDER, row).rowcount == 0:
                    connection.execute(FRESH, row)

        await self.database.write(write)
