"""SQLite in WAL mode: one thread writes, several changes to one disk flush; readers never wait."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from panj.server.store.files import database_file, keep_private

log = logging.getLogger("panj.store")

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

BUSY_SECONDS: Final = 30
READERS: Final = 2
MOST_TOGETHER: Final = 64
CHECKPOINT_SECONDS: Final = 5.0
MOST_LOGGED: Final = 16_384
"""Pages of 4 KiB; a log that never comes to rest is made to at 64 MiB."""

PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=0",
)


class SqliteEngine:
    """A file."""

    def __init__(self, url: str) -> None:
        file = database_file(url)
        if file is not None:
            keep_private(file)
        arguments = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        # What people wrote must not come into the log with an error.
        hidden = {"connect_args": arguments, "hide_parameters": True}
        self._reader = sa.create_engine(url, isolation_level="AUTOCOMMIT", **hidden)
        sa.event.listen(self._reader, "connect", prepare)
        self._reading = ThreadPoolExecutor(READERS, "panj-read")
        self._writer = Writer(sa.create_engine(url, **hidden))
        self._checkpointer = Checkpointer(self._reader)
        self._peeking: sa.Connection | None = None

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def peek(self, work: Work[T]) -> T:
        if self._peeking is None:
            self._peeking = self._reader.connect()
        return work(self._peeking)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.wrap_future(self._writer.ask(work))

    async def close(self) -> None:
        """Finish what is being written, then let go of the file."""
        await asyncio.to_thread(self._checkpointer.close)
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reading.shutdown)
        if self._peeking is not None:
            self._peeking.close()
        self._reader.dispose()

    def _read(self, work: Work[T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)


class Errand:
    """Something to write, and where to say what came of it."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.answer: Future[Any] = Future()
        self.returned: Any = None
        self.failure: Exception | None = None

    def run(self, connection: sa.Connection) -> None:
        """Do it among others; if it fails, only its own changes are undone."""
        try:
            with connection.begin_nested():
                self.returned = self.work(connection)
        except Exception as failure:
            self.failure = failure

    def run_alone(self, connection: sa.Connection) -> None:
        """Do it; if it fails, the whole transaction is undone."""
        self.returned = self.work(connection)

    def settle(self, failure: Exception | None) -> None:
        """Tell whoever waits, if somebody still does."""
        if not self.answer.set_running_or_notify_cancel():
            return
        if failure is not None:
            self.answer.set_exception(failure)
        else:
            self.answer.set_result(self.returned)


class Writer:
    """Writes in order. What comes in while the disk is busy is written together with one flush,
    so that a slow disk makes commits larger instead of later."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        sa.event.listen(engine, "connect", prepare)
        sa.event.listen(engine, "connect", begin_by_hand)
        sa.event.listen(engine, "begin", begin_at_once)
        self._errands: SimpleQueue[Errand | None] = SimpleQueue()
        self._connection: sa.Connection | None = None
        self._thread = threading.Thread(target=self._serve, name="panj-write", daemon=True)
        self._thread.start()

    def ask(self, work: Work[T]) -> "Future[T]":
        """Have something written; the answer comes when it is on the disk."""
        errand = Errand(work)
        self._errands.put(errand)
        return errand.answer

    def close(self) -> None:
        self._errands.put(None)
        self._thread.join()
        self._engine.dispose()

    def _serve(self) -> None:
        while (first := self._errands.get()) is not None:
            together = [first]
            is_last = self._take_more(together)
            self._write(together)
            if is_last:
                break
        self._disconnect()

    def _take_more(self, together: list[Errand]) -> bool:
        """What else is waiting; True if the writer shall end."""
        while len(together) < MOST_TOGETHER:
            try:
                errand = self._errands.get_nowait()
            except Empty:
                return False
            if errand is None:
                return True
            together.append(errand)
        return False

    def _write(self, together: list[Errand]) -> None:
        """One transaction; answers are given only after its commit."""
        broken: Exception | None = None
        try:
            connection = self._connected()
            with connection.begin():
                if len(together) == 1:
                    together[0].run_alone(connection)
                else:
                    for errand in together:
                        errand.run(connection)
        except Exception as failure:
            broken = failure
            self._disconnect()
        for errand in together:
            errand.settle(broken or errand.failure)

    def _connected(self) -> sa.Connection:
        """The one connection of the writer: taking another for every change costs time."""
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Give the connection back, which rolls back whatever is open in it: a commit that fails
        leaves its transaction open, and nothing could begin there any more."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Checkpointer:
    """Carries the log over into the database in a thread of its own. SQLite would do it during
    every few hundredth commit, and somebody's move would wait for it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="panj-checkpoint", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ending.set()
        self._thread.join()

    def _serve(self) -> None:
        while not self._ending.wait(CHECKPOINT_SECONDS):
            try:
                if self._checkpoint("PASSIVE") > MOST_LOGGED:
                    self._checkpoint("RESTART")
            except DBAPIError:
                log.exception("the checkpoint failed")

    def _checkpoint(self, how: str) -> int:
        """Do it; how long the log is, in pages. Only `RESTART` makes writers wait."""
        with self._engine.connect() as connection:
            row = connection.exec_driver_sql(f"PRAGMA wal_checkpoint({how})").one()
        return int(row[1])


def prepare(connection: Any, _record: Any) -> None:
    """Write-ahead log, foreign keys; a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_by_hand(connection: Any, _record: Any) -> None:
    """Python's driver would leave changes of the schema outside of every transaction."""
    connection.isolation_level = None


def begin_at_once(connection: sa.Connection) -> None:
    """Take the write lock first: a transaction that asks for it later may be refused."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
