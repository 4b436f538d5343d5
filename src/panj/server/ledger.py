"""The ledger: what happens at a table is written down first; then everybody hears of it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from panj.core.match import Match, Played
from panj.core.messages import Message, Refused
from panj.server.hub import Announced, Hub, person_channel
from panj.server.metrics import COMMIT_SECONDS, MOVES
from panj.server.rooms import Room, Rooms
from panj.server.shown import said
from panj.server.store.progress import Progress
from panj.server.store.rows import EventKind, EventRow, Status
from panj.server.store.tables import TableStore

T = TypeVar("T")

AT_ONCE: Final = 20
"""More than people sit at any table: so often may somebody else come first."""


class Ledger:
    """Commit, then publish, then acknowledge: here is what all who change tables share of that."""

    def __init__(self, rooms: Rooms, store: TableStore, hub: Hub) -> None:
        self.rooms = rooms
        self.store = store
        self.hub = hub
        self.on_change: list[Callable[[Room], None]] = []
        self._at_work: set[asyncio.Task[Any]] = set()

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away meanwhile: what was
        committed must be published, or the others at the table would wait for nothing."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait until everything that was begun is done."""
        await asyncio.gather(*self._at_work, return_exceptions=True)

    async def act(self, table: str, attempt: Callable[[Room], Awaitable[T]]) -> T:
        """Change a table as this process knows it, surely. A refusal stands if the table has not
        changed meanwhile; otherwise it is tried again with what is known then."""
        return await self.surely(self._act(table, attempt))

    async def _act(self, table: str, attempt: Callable[[Room], Awaitable[T]]) -> T:
        room = await self.rooms.known(table)
        for _ in range(AT_ONCE):
            before = room.stamp if room.is_begun() else None
            try:
                return await attempt(room)
            except Refused:
                async with room.lock:
                    await self.rooms.refresh(room)
                if room.stamp == before:
                    raise
        return await attempt(room)

    async def write(
        self, room: Room, event: EventRow, progress: Progress, played: Played | None = None
    ) -> None:
        """Write an event, then let the room follow, a move as it was played already, and then
        everybody hear of it. Refused if the table is no longer as the room knows it; nobody need
        look before."""
        with COMMIT_SECONDS.time():
            kept = await self.store.append(event, progress, room.table.changed)
        if not kept:
            raise Refused("core.refusal.stale", [event.version - 1, room.version])
        if progress.status == Status.OVER:
            await self.know_hinted(room)
        if event.kind == EventKind.MOVE:
            MOVES.labels(room.table.game).inc()
        room.apply(event, played)
        room.go_on(progress)
        self.changed(room)  # whoever is woken waits for the room's lock until this is answered

    async def know_hinted(self, room: Room) -> None:
        """Read at the end who asked for hints, where that is told then: another process may have
        marked it, and nobody was woken for that before."""
        if room.table.settings.learners:
            for row in await self.store.seats(room.table.id):
                room.seats[row.seat].hinted = row.hinted

    async def changed_beside(self, room: Room, dealt: Match | None = None) -> None:
        """Something else than an event was written about a table: seats, a proposal, its status;
        at the start the match that was dealt for it."""
        async with room.lock:
            await self.rooms.refresh(room, dealt)
        self.changed(room)

    def changed(self, room: Room) -> None:
        """A table changed, the change is kept, and the room knows it: wake all who wait for it."""
        self.hub.publish(room.table.id, room.stamp)
        for listener in self.on_change:
            listener(room)

    def listed(self, person: str) -> None:
        """Somebody has another table: wake who waits for this person's list."""
        self.hub.publish(person_channel(person))

    def announce(self, table: str, message: Message) -> None:
        """Tell everybody at a table something that is no part of the match."""
        self.hub.tell(table, Announced(said(message)))
