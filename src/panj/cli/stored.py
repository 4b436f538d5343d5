"""The tables that a server keeps, for whoever runs it.

What belongs to the server is imported late: it is slow to load, and most commands need none of it.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from panj.cli.errors import Wrong
from panj.terminal.screen import Screen

if TYPE_CHECKING:
    from panj.server.admin import Admin
    from panj.server.settings import Settings

T = TypeVar("T")

DatabaseOption = Annotated[str, typer.Option("--database", help="cli.help.database")]


def settings_of(database: str) -> "Settings":
    """The settings of the server whose tables are meant."""
    from panj.server.sources import settings_from

    return settings_from({"database": database} if database else {}, os.environ)


def with_tables(screen: Screen, database: str, work: "Callable[[Admin], Awaitable[T]]") -> T:
    """Do something with the tables of a database that exists."""
    from panj.server.admin import Admin
    from panj.server.store.files import database_file
    from panj.server.store.reaching import reaching

    settings = settings_of(database)
    path = database_file(settings.url)
    if path is not None and not path.is_file():
        raise Wrong("cli.error.no_database", database=str(path))

    async def run() -> T:
        with reaching(settings.url):
            admin = Admin(settings.url)
            try:
                await admin.check_schema()
                return await work(admin)
            finally:
                await admin.close()

    return asyncio.run(run())
