"""The hub: wakes whoever watches a table when something changed, in any process."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from panj.server.presence import Presence
from panj.server.store.rows import Stamp
from panj.server.wire.answers import ChatLine
from panj.server.wire.said import Said

log = logging.getLogger("panj.hub")

CHANNEL: Final = "tables"
PULSE_SECONDS: Final = 15.0
ATTEMPTS: Final = 40
AGAIN_SECONDS: Final = 0.5
TABLES_PER_PACKET: Final = 30
"""PostgreSQL passes on at most 8,000 bytes at once; a full table of eight takes 320."""


class Came(msgspec.Struct, frozen=True, tag="came"):
    """Somebody came or went."""


class Spoke(msgspec.Struct, frozen=True, tag="spoke"):
    """Somebody said something; who it was is not passed on to clients."""

    line: ChatLine
    person: str


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """The server tells everybody at a table something that is no part of the match."""

    message: Said


News = Came | Spoke | Announced


class Wake(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something changed at a table: its match or seats; or there are news beside them."""

    table: str
    news: News | None = None
    stamp: Stamp | None = None
    """What the table's row says after the change, if that is known: who has it need not look."""


class Packet(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others."""

    origin: str
    wake: Wake | None = None
    here: dict[str, list[str]] = {}
    hello: bool = False
    bye: bool = False
    missed: bool = False
    """The line to the other processes was cut: nobody knows what was said meanwhile."""


MISSED: Final = msgspec.json.encode(Packet("", missed=True))


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

    def __init__(self, channels: ChannelsPlugin | None) -> None:
        self.channels = channels
        """None if this process is the only one."""
        self.name = secrets.token_hex(4)
        self.presence = Presence()
        self.on_change: list[Callable[[str | None], None]] = []
        """Who hears of every table that changes anywhere; of None if anything may have."""
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._outbox: asyncio.Queue[Packet] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if self.channels is None:
            return
        work = (self._listen(self.channels), self._speak(self.channels), self._pulse())
        self._tasks = [asyncio.create_task(each) for each in work]
        self._tell(Packet(self.name, hello=True))

    async def stop(self) -> None:
        """Say goodbye, so that nobody waits for this process, and go."""
        self._tell(Packet(self.name, bye=True))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._outbox.join(), 1.0)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Here

    def publish(self, table: str, stamp: Stamp | None = None) -> None:
        """A table changed: wake everybody at it."""
        self._publish(Wake(table, stamp=stamp))

    def tell(self, table: str, news: News) -> None:
        """There are news beside the match: tell everybody at a table."""
        self._publish(Wake(table, news))

    def _publish(self, wake: Wake) -> None:
        """Wake a table here at once, and in the other processes soon."""
        self._wake(wake)
        self._tell(Packet(self.name, wake))

    @contextlib.contextmanager
    def watching(self, table: str, watcher: Watcher) -> Iterator[Watcher]:
        """Be woken for a table while the block runs; others see that the person is there."""
        if watcher.person and self.presence.arrive(table, watcher.person):
            self._tell_presence(table)
        self._watchers[table].add(watcher)
        try:
            yield watcher
        finally:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
            if watcher.person and self.presence.leave(table, watcher.person):
                self._tell_presence(table)

    def online(self, table: str) -> set[str]:
        """Who is connected to a table, through any process."""
        return self.presence.online(table)

    def is_watched(self, table: str) -> bool:
        """Whether anybody, known or not, is connected to a table through this process."""
        return bool(self._watchers.get(table))

    def watched(self) -> list[str]:
        """What anybody is connected to through this process."""
        return list(self._watchers)

    @property
    def connections(self) -> int:
        found = self._watchers.items()
        return sum(len(watchers) for place, watchers in found if ":" not in place)

    def _changed(self, table: str | None) -> None:
        for listener in self.on_change:
            listener(table)

    def _wake(self, wake: Wake) -> None:
        if wake.news is None and ":" not in wake.table:
            self._changed(wake.table)
        for watcher in tuple(self._watchers.get(wake.table, ())):
            watcher.wake(wake)

    def _tell_presence(self, table: str) -> None:
        """Somebody came or went: the table shows it, the other processes hear of it."""
        self._wake(Wake(table, Came()))
        self._tell(Packet(self.name, here={table: self.presence.here_at(table)}))

    # Other processes

    def _tell(self, packet: Packet) -> None:
        if self.channels is not None:
            self._outbox.put_nowait(packet)

    async def _speak(self, channels: ChannelsPlugin) -> None:
        """Send what is to be sent, in order; try again while the line is cut."""
        while True:
            packet = await self._outbox.get()
            for attempt in range(ATTEMPTS):
                try:
                    await channels.wait_published(msgspec.json.encode(packet), [CHANNEL])
                    break
                except Exception:
                    log.warning("the line to the other processes is cut", exc_info=attempt == 0)
                    await asyncio.sleep(AGAIN_SECONDS)
            self._outbox.task_done()

    async def _listen(self, channels: ChannelsPlugin) -> None:
        """Take in what any process said."""
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                packet = packet_of(data)
                if packet.origin != self.name:
                    self._hear(packet)

    def _hear(self, packet: Packet) -> None:
        """Pass on what another process said."""
        if packet.missed:
            self._changed(None)
            for table in tuple(self._watchers):
                self._wake(Wake(table))
            return
        if packet.bye:
            self._forget(packet.origin)
            return
        if packet.hello:
            self._tell_everybody()
        for table in self.presence.hear(packet.origin, packet.here, time.monotonic()):
            self._wake(Wake(table, Came()))
        if packet.wake is not None:
            self._wake(packet.wake)

    def _forget(self, process: str) -> None:
        for table in self.presence.forget(process):
            self._wake(Wake(table, Came()))

    async def _pulse(self) -> None:
        """Say now and then who is here, and notice which processes have died."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            self._tell_everybody()
            for process in self.presence.silent(time.monotonic()):
                self._forget(process)

    def _tell_everybody(self) -> None:
        """Tell the other processes who is connected here, in portions."""
        here = list(self.presence.here().items())
        for start in range(0, max(1, len(here)), TABLES_PER_PACKET):
            self._tell(Packet(self.name, here=dict(here[start : start + TABLES_PER_PACKET])))


def packet_of(data: bytes) -> Packet:
    """What another process said; if nobody can read it, everybody looks what it may have been."""
    try:
        return msgspec.json.decode(data, type=Packet)
    except msgspec.MsgspecError:
        log.exception("another process said something that nobody understands here")
        return Packet("", missed=True)


def person_channel(person: str) -> str:
    """Where somebody's list of tables is woken, beside the tables themselves."""
    return f"person:{person}"
