"""The hub: wakes whoever watches a table when something changed, in any process."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

CHANNEL: Final = "tables"


class Wake(msgspec.Struct, frozen=True):
    """Something changed at a table: its match or seats, or somebody said or did something."""

    table: str
    note: dict[str, object] | None = None


class Watcher:
    """One connection at one table, with what it has not yet been told."""

    def __init__(self, person: str, most: int) -> None:
        self.person = person
        self.queue: asyncio.Queue[Wake] = asyncio.Queue(most)
        self.overrun = asyncio.Event()

    def wake(self, wake: Wake) -> None:
        """Tell it; one that does not keep up is dropped rather than waited for."""
        try:
            self.queue.put_nowait(wake)
        except asyncio.QueueFull:
            self.overrun.set()


class Hub:
    """All watchers of this process, and the channel to the other processes."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        """Pass on what any process published."""
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                wake = msgspec.json.decode(data, type=Wake)
                for watcher in tuple(self._watchers.get(wake.table, ())):
                    watcher.wake(wake)

    def publish(self, table: str, note: dict[str, object] | None = None) -> None:
        """Wake everybody at a table, here and in the other processes."""
        self.channels.publish(msgspec.to_builtins(Wake(table, note)), [CHANNEL])

    @contextlib.contextmanager
    def watching(self, table: str, watcher: Watcher) -> Iterator[Watcher]:
        """Be woken for a table while the block runs; others see that the person is there."""
        self._watchers[table].add(watcher)
        try:
            yield watcher
        finally:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]

    def online(self, table: str) -> set[str]:
        """Who is connected to a table through this process."""
        return {watcher.person for watcher in self._watchers.get(table, ())}

    @property
    def connections(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())
