"""The ledger: what happens at a table is written down first; then everybody hears of it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from panj.core.match import Match, Played
from panj.core.messages import Message, Refused
from panj.server.hub import Announced, Hub
from panj.server.metrics import COMMIT_SECONDS, MOVES
from panj.server.rooms import Room, Rooms
from panj.server.shown import said
from panj.server.store.progress import Progress
from panj.server.store.rows import EventKind, EventRow
from panj.server.store.tables import TableStore

T = TypeVar("T")


class Ledger:
    """Commit, then publish, then acknowledge: the first two for all who change tables."""

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

    async def write(
        self, room: Room, event: EventRow, progress: Progress, played: Played | None = None
    ) -> None:
        """Write an event, then let the room follow: a move as it was played already. Refused if
        the table is no longer as the room knows it; nobody need look before."""
        with COMMIT_SECONDS.time():
            kept = await self.store.append(event, progress, room.table.changed)
        if not kept:
            raise Refused("core.refusal.stale", [event.version - 1, room.version])
        if event.kind == EventKind.MOVE:
            MOVES.labels(room.table.game).inc()
        room.apply(event, played)
        room.go_on(progress)

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

    def announce(self, table: str, message: Message) -> None:
        """Tell everybody at a table something that is no part of the match."""
        self.hub.tell(table, Announced(said(message)))
