"""What each person has seen of a table, on whatever device: a client says so step by step, which is
too often for the database, so it is kept here first and written together."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from panj.server.answers import NOT_DEALT
from panj.server.store.seen import Place, SeenStore

log = logging.getLogger("panj.seen")

PAUSE_SECONDS: Final = 3.0
"""So much may be lost if a process dies; another process knows it as late."""
MOST_KNOWN: Final = 5000


class Seen:
    """The last version that each person has seen of each table."""

    def __init__(self, store: SeenStore) -> None:
        self.store = store
        self._known: OrderedDict[Place, int] = OrderedDict()
        self._unwritten: dict[Place, int] = {}
        self._writer: asyncio.Task[None] | None = None

    async def version(self, person: str, table: str) -> int:
        """The last version that a person has seen of a table; before anything, none."""
        if not person:
            return NOT_DEALT
        place = person, table
        kept = await self.store.version(place)
        found = max(self._known.get(place, NOT_DEALT), NOT_DEALT if kept is None else kept)
        self._know(place, found)
        return found

    def known(self, person: str, table: str) -> int:
        """The same, as far as this process knows it without looking."""
        return self._known.get((person, table), NOT_DEALT)

    def saw(self, person: str, table: str, version: int) -> None:
        """Somebody has seen a table up to a version."""
        place = person, table
        if not person or version <= self._known.get(place, NOT_DEALT):
            return
        self._know(place, version)
        self._unwritten[place] = version
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_soon())

    async def stop(self) -> None:
        """Write what is not written yet."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.write()

    async def write(self) -> None:
        """Write all that has been seen since the last time."""
        found, self._unwritten = self._unwritten, {}
        if found:
            await self.store.keep(found)

    async def _write_soon(self) -> None:
        while self._unwritten:
            await asyncio.sleep(PAUSE_SECONDS)
            try:
                await self.write()
            except Exception:
                log.exception("what was seen could not be written")

    def _know(self, place: Place, version: int) -> None:
        self._known[place] = version
        self._known.move_to_end(place)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
