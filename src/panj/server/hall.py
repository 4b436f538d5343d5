"""The hall: the tables that everybody may find, kept once for all who look.

A process has one picture of them. What changes is only marked; the next who looks has it read, and
everybody who looks meanwhile waits for the same answer: a thousand readers cost one query.
"""

import asyncio
import time
from typing import Final

from panj.server.hub import Hub
from panj.server.names import skeleton
from panj.server.store.public import MOST, SHOWN, PublicStore, PublicTable
from panj.server.store.rows import SeatKind, Status, StatusName

ANEW_SECONDS: Final = 60.0
"""After so long everything is read anew: of what is cleared away nobody tells."""
PAGE: Final = 30
LEAST_SEARCHED: Final = 3


class Hall:
    """Keeps the picture of this process."""

    def __init__(self, store: PublicStore, hub: Hub) -> None:
        self.store = store
        self._shown: dict[str, PublicTable] = {}
        self._changed: set[str] = set()
        self._whole_at = float("-inf")
        self._lock = asyncio.Lock()
        hub.on_change.append(self.hear)

    def hear(self, table: str | None) -> None:
        """A table has changed; or anything may have."""
        if table is None:
            self._whole_at = float("-inf")
        else:
            self._changed.add(table)

    async def tables(self) -> list[PublicTable]:
        """All that everybody may find, as they stand now."""
        if not self._is_fresh():
            async with self._lock:
                if not self._is_fresh():
                    await self._read()
        return list(self._shown.values())

    def _is_fresh(self) -> bool:
        return not self._changed and time.monotonic() - self._whole_at < ANEW_SECONDS

    async def _read(self) -> None:
        """Read what has changed; what changes meanwhile is marked anew."""
        whole = time.monotonic() - self._whole_at >= ANEW_SECONDS
        changed, self._changed = self._changed, set()
        begun, self._whole_at = self._whole_at, time.monotonic() if whole else self._whole_at
        try:
            found = await (self.store.all() if whole else self.store.some(changed))
        except BaseException:
            self._changed |= changed
            self._whole_at = min(begun, self._whole_at)
            raise
        kept = {} if whole else {key: v for key, v in self._shown.items() if key not in changed}
        kept |= {each.table.id: each for each in found if each.is_public}
        self._shown = {each.table.id: each for each in newest(list(kept.values()))}


def newest(found: list[PublicTable]) -> list[PublicTable]:
    """As many of each kind as the picture has room for."""
    found.sort(key=lambda each: -each.table.changed)
    return [
        each
        for status in SHOWN
        for each in [one for one in found if one.table.status == status][:MOST]
    ]


def fitting(found: list[PublicTable], game: str, pace: str, text: str) -> list[PublicTable]:
    """Those of a game and a pace in which a word of their name, or somebody's name, begins so."""
    wished = skeleton(text)
    return [
        each
        for each in found
        if game in ("", each.table.game)
        and pace in ("", each.table.settings.pace.kind)
        and (len(wished) < LEAST_SEARCHED or is_called(each, wished))
    ]


def is_called(each: PublicTable, wished: str) -> bool:
    """Whether the table, its host or somebody who sits there is called so."""
    people = [seat.name for seat in each.seats if seat.kind == SeatKind.PERSON]
    said = [each.table.name, each.host, *people]
    words = [word for name in said for word in (name, *name.split())]
    return any(skeleton(word).startswith(wished) for word in words)


def in_order(found: list[PublicTable], status: StatusName) -> list[PublicTable]:
    """Of a kind: at open tables who is missed least, the longest waiting first; the newest of all
    others. Of running ones it is their beginning that counts: when somebody has moved last is not
    for everybody."""
    chosen = [each for each in found if each.table.status == status]
    if status == Status.OPEN:
        return sorted(chosen, key=lambda each: (free(each), each.table.created))
    at = "created" if status == Status.RUNNING else "changed"
    return sorted(chosen, key=lambda each: -getattr(each.table, at))


def free(each: PublicTable) -> int:
    """How many seats are open."""
    return sum(seat.kind == SeatKind.OPEN for seat in each.seats)
