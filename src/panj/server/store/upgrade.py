"""Bring a database to the schema of this program, or refuse one that is newer."""

from importlib.resources import files
from typing import Final

import sqlalchemy as sa

from panj.core.messages import Refused
from panj.server.store.database import Database
from panj.server.store.schema import SCHEMA_VERSION

MIGRATING: Final = 5
"""The number of the lock that lets one process at a time change a PostgreSQL schema."""


async def upgrade(database: Database) -> None:
    """Run the missing migrations. Alembic is slow to load, so only when there are some."""
    found = await database.read(schema_version)
    if found is not None and found > SCHEMA_VERSION:
        raise Refused("server.refusal.newer_schema", [found, SCHEMA_VERSION])
    if found != SCHEMA_VERSION:
        await database.write(run_migrations)


def schema_version(connection: sa.Connection) -> str | None:
    """Which migration the database has, or None if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def run_migrations(connection: sa.Connection) -> None:
    """Let Alembic do its work in this transaction; other processes wait until it is done."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", str(files("panj.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
