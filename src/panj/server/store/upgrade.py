"""Bring a database to the schema of this program, or refuse one that is newer."""

from importlib.resources import files

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from panj.core.messages import Refused
from panj.server.store.database import Database
from panj.server.store.schema import SCHEMA_VERSION


async def upgrade(database: Database) -> None:
    """Run the missing migrations. Alembic is slow to load, so only when there are some."""
    found = await schema_version(database)
    if found == SCHEMA_VERSION:
        return
    if found is not None and found > SCHEMA_VERSION:
        raise Refused("server.refusal.newer_schema", [found, SCHEMA_VERSION])
    async with database.writing() as connection:
        await lock(connection)
        await connection.run_sync(run_migrations)


async def schema_version(database: Database) -> str | None:
    """Which migration the database has, or None if it is new."""
    try:
        async with database.reading() as connection:
            query = sa.text("SELECT version_num FROM alembic_version")
            found = (await connection.execute(query)).scalar()
    except DBAPIError:
        return None
    return None if found is None else str(found)


async def lock(connection: AsyncConnection) -> None:
    """Let one process migrate while the others wait."""
    if connection.dialect.name == "postgresql":
        await connection.execute(sa.text("SELECT pg_advisory_xact_lock(5)"))


def run_migrations(connection: sa.Connection) -> None:
    """Let Alembic do its work on this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("panj.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
