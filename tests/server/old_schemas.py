"""Schemas of databases as earlier versions left them."""

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config


def migrate(connection: sa.Connection, version: str) -> None:
    """Bring an empty database to an old schema."""
    config = Config()
    config.set_main_option("script_location", str(files("panj.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
