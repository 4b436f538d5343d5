"""The way to the database: an SQLite file, or PostgreSQL by URL.

Work is an ordinary function of a connection. It is written once and runs in one piece: for
SQLite in a thread (one hop for a transaction, where an asynchronous driver takes four for every
statement), for PostgreSQL on the event loop.

The parameters of statements are hidden: an error goes to the log, what people wrote does not.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from panj.server.store.sqlite import SqliteEngine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

LOOKS: Final = 3
"""How often something is looked up while the lines to the database break."""


class Engine(Protocol):
    """What both kinds of database can do."""

    async def read(self, work: Work[T]) -> T: ...

    async def peek(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


class Database:
    """One engine for a process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._engine: Engine = SqliteEngine(url) if self.is_sqlite else PostgresEngine(url)

    async def read(self, work: Work[T]) -> T:
        """Look something up."""
        return await self._engine.read(work)

    async def peek(self, work: Work[T]) -> T:
        """Look up one row by its key: so short that a hop to a thread would cost more."""
        return await self._engine.peek(work)

    async def write(self, work: Work[T]) -> T:
        """A transaction: committed when the work returns, or not at all."""
        return await self._engine.write(work)

    async def close(self) -> None:
        await self._engine.close()


class PostgresEngine:
    """A server that several processes share."""

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self._writer = create_async_engine(
            url, pool_size=10, max_overflow=20, pool_pre_ping=True, hide_parameters=True
        )
        self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
        self._at_work: set[asyncio.Task[Any]] = set()

    async def read(self, work: Work[T]) -> T:
        return await self._wholly(self._read(work))

    async def _read(self, work: Work[T], looks: int = LOOKS) -> T:
        """Looking twice changes nothing: a line that is cut meanwhile is opened again, so that
        nobody at a table notices when the database restarts."""
        try:
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)
        except DBAPIError as failure:
            if looks == 1 or not failure.connection_invalidated:
                raise
        return await self._read(work, looks - 1)

    async def peek(self, work: Work[T]) -> T:
        return await self.read(work)

    async def write(self, work: Work[T]) -> T:
        return await self._wholly(self._write(work))

    async def _write(self, work: Work[T]) -> T:
        async with self._writer.begin() as connection:
            return await connection.run_sync(work)

    async def _wholly(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away meanwhile: a line to
        the database that is left in the middle of an answer is lost."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        await asyncio.gather(*self._at_work, return_exceptions=True)
        await self._writer.dispose()
