"""The connection to the database: SQLite in WAL mode, or PostgreSQL by URL."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_SECONDS = 30


class Database:
    """One engine for a process. Writers of an SQLite file wait for each other here, in order,
    which is faster and fairer than letting the file lock refuse them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = make_engine(url)
        self._writing = asyncio.Lock() if self.is_sqlite else None

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking."""
        async with self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block ends, or not at all."""
        async with self._writing or contextlib.nullcontext(), self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def make_engine(url: str) -> AsyncEngine:
    """An engine; SQLite is told to keep what it acknowledged and to let readers read."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=20, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    sa.event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write-ahead log, foreign keys; a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
