"""Live messages through Redis, on a line that is opened again when it breaks."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from panj.server.hub import MISSED

log = logging.getLogger("panj.redis")

AGAIN_SECONDS: Final = 0.5
BROKEN: Final = (OSError, RedisError)


class RedisChannels(RedisChannelsPubSubBackend):
    """After a break everybody is told to look again, because nobody knows what was said
    meanwhile. The driver would mend the line by itself and say nothing, so it may not."""

    def __init__(self, url: str) -> None:
        super().__init__(redis=Redis.from_url(url, retry=Retry(NoBackoff(), 0)))
        self._listened: set[str] = set()

    async def on_shutdown(self) -> None:
        with contextlib.suppress(*BROKEN):
            await super().on_shutdown()
        with contextlib.suppress(*BROKEN):
            await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._listened |= set(channels)
        await super().subscribe(self._listened)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except BROKEN:
                log.warning("the listening line is cut")
                await self._listen_again()
                for channel in self._listened:
                    yield channel, MISSED

    async def _listen_again(self) -> None:
        """Open the line again, as soon as there is somebody to listen to; with it come the
        subscriptions."""
        while True:
            try:
                await self._pub_sub.connect()  # type: ignore[no-untyped-call]
                return
            except BROKEN:
                await asyncio.sleep(AGAIN_SECONDS)
