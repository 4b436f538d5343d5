"""Where a server under test keeps its tables: an SQLite file, or a PostgreSQL that several
processes share, with live messages through PostgreSQL itself or through Redis."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from harness.postgres import NoPostgres, postgres
from harness.redis_server import NoRedis, redis

from panj.server.settings import async_url
from panj.server.store.database import Database
from panj.server.store.schema import metadata

T = TypeVar("T")

SQLITE, POSTGRES, REDIS = "sqlite", "postgres", "redis"


class Store:
    """A database, and what carries live messages between the processes that share it."""

    def __init__(self, kind: str, database: str, channels: str = "") -> None:
        self.kind = kind
        self.database = database
        self.channels = channels

    def work(self, errand: Callable[[sa.Connection], T]) -> T:
        """Do something to the database behind the server's back."""

        async def once() -> T:
            opened = Database(async_url(self.database))
            try:
                return await opened.write(errand)
            finally:
                await opened.close()

        return asyncio.run(once())

    def change(self, statement: str, **values: Any) -> None:
        self.work(lambda connection: connection.execute(sa.text(statement), values))

    def everything(self) -> str:
        """All that is kept, as text: what must not be in there can be looked for."""
        if self.kind == SQLITE:
            file = Path(sa.make_url(self.database).database or "")
            files = file.parent.glob(f"{file.name}*")
            return "".join(each.read_bytes().decode("latin-1") for each in files)
        tables = metadata.tables.values()
        return self.work(lambda each: str([each.execute(sa.select(t)).all() for t in tables]))


@contextmanager
def store_of(kind: str, folder: Path) -> Iterator[Store]:
    """A store of this kind while the block runs."""
    if kind == SQLITE:
        yield Store(kind, f"sqlite:///{folder}/tables.sqlite")
        return
    with ExitStack() as stack:
        database = needed(stack, postgres)
        channels = needed(stack, redis) if kind == REDIS else ""
        yield Store(kind, database, channels)


def needed(stack: ExitStack, service: Callable[[], Any]) -> str:
    """The URL of a real server; where a change is decided upon, it must be there."""
    try:
        return str(stack.enter_context(service()))
    except (NoPostgres, NoRedis) as reason:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(reason))
