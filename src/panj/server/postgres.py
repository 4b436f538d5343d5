"""Live messages through PostgreSQL, on lines that are opened again when they break."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from panj.server.hub import MISSED

log = logging.getLogger("panj.postgres")

AGAIN_SECONDS: Final = 0.5
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresChannels(AsyncPgChannelsBackend):
    """One line to listen, one to speak. At the start and after a break everybody is told to look
    again, because nobody knows what was said before."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._speaker: asyncpg.Connection | None = None
        self._speaking = asyncio.Lock()
        self._closing = False
        self._repair: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._repair is not None:
            self._repair.cancel()
            await asyncio.gather(self._repair, return_exceptions=True)
        if self._speaker is not None:
            await self._speaker.close()
        with contextlib.suppress(*BROKEN):
            await super().on_shutdown()

    async def subscribe(self, channels: Iterable[str]) -> None:
        await super().subscribe(channels)
        self._tell_to_look()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._speaking:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    def _lost(self, _connection: object) -> None:
        """The listening line broke."""
        if not self._closing:
            log.warning("the listening line is cut")
            self._repair = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        """Open the listening line again, as soon as there is somebody to listen to."""
        while True:
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
                break
            except BROKEN:
                await asyncio.sleep(AGAIN_SECONDS)
        connection.add_termination_listener(self._lost)
        self._listener_conn = connection
        self._tell_to_look()

    def _tell_to_look(self) -> None:
        assert self._queue is not None
        for channel in self._subscribed_channels:
            self._queue.put_nowait((channel, MISSED))
