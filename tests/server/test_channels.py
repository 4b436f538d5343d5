"""What carries news between processes: whoever listens from now on looks what was missed."""

import asyncio
from typing import Any

import pytest
from redis.exceptions import ConnectionError as Cut

from panj.server.hub import MISSED
from panj.server.postgres import PostgresChannels
from panj.server.redis import RedisChannels
from server.helpers import SECONDS
from server.stores import POSTGRES, Store


class Line:
    """A line to Redis on which this comes, one after the other; then silence."""

    def __init__(self, *coming: tuple[str, bytes] | type[Cut]) -> None:
        self.coming = list(coming)
        self.opened = 0

    async def subscribe(self, *channels: str) -> None:
        self.opened += 1

    async def connect(self) -> None:
        self.opened += 1

    async def get_message(self, **how: Any) -> dict[str, Any] | None:
        if not self.coming:
            await asyncio.Event().wait()
        came = self.coming.pop(0)
        if isinstance(came, type):
            raise came
        return {"type": came[0], "channel": b"tables", "data": came[1]}


def heard(monkeypatch: pytest.MonkeyPatch, line: Line, count: int) -> list[bytes]:
    """What is passed on from a line, so many messages."""

    async def listen() -> list[bytes]:
        channels = RedisChannels("redis://nowhere")
        await channels.subscribe(["tables"])
        events = channels.stream_events()
        return [(await anext(events))[1] for _ in range(count)]

    monkeypatch.setattr(RedisChannels, "_pub_sub", line)
    return asyncio.run(listen())


def test_a_process_looks_as_soon_as_redis_passes_messages_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is said between the wish to listen and its confirmation, nobody hears."""
    line = Line(("subscribe", b"1"), ("message", b"one"), ("unsubscribe", b""), ("message", b"two"))
    assert heard(monkeypatch, line, 3) == [MISSED, b"one", b"two"]


def test_after_a_cut_it_looks_when_the_new_line_stands_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line(Cut, ("message", b"early"), ("subscribe", b"1"), ("message", b"late"))
    assert heard(monkeypatch, line, 3) == [b"early", MISSED, b"late"]
    assert line.opened == 2


@pytest.mark.stores(POSTGRES)
def test_a_process_looks_as_soon_as_postgres_passes_messages_on(store: Store) -> None:
    async def listen() -> tuple[str, bytes]:
        channels = PostgresChannels(store.database)
        await channels.on_startup()
        try:
            await channels.subscribe(["tables"])
            async with asyncio.timeout(SECONDS):
                return await anext(channels.stream_events())
        finally:
            await channels.on_shutdown()

    assert asyncio.run(listen()) == ("tables", MISSED)
