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
LOOK_SECONDS: Final = 1.0
"""How long the driver is asked to wait for a message at a time."""
TOLD: Final = ("message", "subscribe")
BROKEN: Final = (OSError, RedisError)


class RedisChannels(RedisChannelsPubSubBackend):
    """As soon as Redis confirms that it passes messages on, at the start and after every break,
    everybody is told to look again: nobody knows what was said before. The driver would mend the
    line by itself and say nothing, so it may not."""

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
        await self._has_subscribed.wait()
        while True:
            try:
                message = await self._pub_sub.get_message(timeout=LOOK_SECONDS)
            except BROKEN:
                log.warning("the listening line is cut")
                await self._listen_again()
                continue
            if message is not None and message["type"] in TOLD:
                is_confirmed = message["type"] == "subscribe"
                yield message["channel"].decode(), MISSED if is_confirmed else message["data"]

    async def _listen_again(self) -> None:
        """Open the line again, as soon as there is somebody to listen to; with it the
        subscriptions are asked for."""
        while True:
            try:
                await self._pub_sub.connect()  # type: ignore[no-untyped-call]
                return
            except BROKEN:
                await asyncio.sleep(AGAIN_SECONDS)
