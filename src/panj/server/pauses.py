"""A paused table: its clocks stand still, nobody moves, and bots think of nothing."""

from functools import partial

import msgspec

from panj.core.codec import Json
from panj.core.messages import Refused
from panj.server.asides import told, with_one_more
from panj.server.clocks import NO_CLOCK, due
from panj.server.ledger import Ledger
from panj.server.rooms import Room, now
from panj.server.settling import due_while_held
from panj.server.store.rows import Aside, Beside, Status, TableRow


class Pauses:
    """Stops tables, and lets them go on."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def begin(self, person: str, table: str) -> None:
        """The host stops the table's clocks."""
        await self.ledger.act(table, partial(self._begin, person))

    async def _begin(self, person: str, room: Room) -> None:
        if room.table.host != person:
            raise Refused("server.refusal.not_host", [])
        check_running(room)
        if room.table.settings.pace.kind == NO_CLOCK:
            raise Refused("server.refusal.no_clock", [])
        if room.table.paused is not None:
            raise Refused("server.refusal.paused", [])
        at = now()
        await self._write(room, Aside(Beside.PAUSE, room.version, at), paused=at, due=None)

    async def end(self, person: str, table: str) -> None:
        """Let the table go on: the host does, or whoever plays there while the host is away."""
        await self.ledger.act(table, partial(self._end, person))

    async def _end(self, person: str, room: Room) -> None:
        if room.table.host != person and not self.may_end_for_host(room, person):
            raise Refused("server.refusal.not_host", [])
        check_running(room)
        if room.table.paused is None:
            raise Refused("server.refusal.not_paused", [])
        at = now()
        columns = columns_after_pause(room, at)
        await self._write(room, Aside(Beside.RESUME, room.version, at), **columns)

    def may_end_for_host(self, room: Room, person: str) -> bool:
        """A host who has gone must not keep the others waiting for ever."""
        is_away = room.table.host not in self.ledger.hub.online(room.table.id)
        return is_away and bool(room.seats_of(person))

    async def _write(self, room: Room, aside: Aside, **columns: object) -> None:
        """Write a pause or its end down, and tell everybody; refused if the table was changed
        meanwhile."""
        table = room.table
        kept = with_one_more(table, aside)
        if not await self.ledger.store.change(
            table.id, [Status.RUNNING], table.changed, asides=kept, **columns
        ):
            raise Refused("core.refusal.stale", [room.version, room.version])
        self.ledger.announce(table.id, told(aside))
        await self.ledger.changed_beside(room)


def check_running(room: Room) -> None:
    """Only a match that goes on can stop, and go on."""
    if room.table.status != Status.RUNNING:
        raise Refused("server.refusal.not_running", [])


def columns_after_pause(room: Room, at: float) -> dict[str, object]:
    """What the table's row says when its clocks run on: they show what they showed before."""
    table = room.table
    assert table.paused is not None
    missed = max(0.0, at - table.paused)
    asked_at, deadline = later(table.asked_at, missed), later(table.deadline, missed)
    columns: dict[str, object] = {"paused": None, "asked_at": asked_at, "deadline": deadline}
    if room.held is None:
        looked_at = due(table.settings.pace, room.seats, room.decider(), deadline, at)
        return {**columns, "due": looked_at}
    held = msgspec.structs.replace(room.held.kept, until=later(room.held.kept.until, missed))
    settling: dict[str, Json] = msgspec.to_builtins(held)
    fresh: TableRow = msgspec.structs.replace(table, deadline=deadline)
    return {**columns, "settling": settling, "due": due_while_held(fresh, held.until)}


def later(time: float | None, missed: float) -> float | None:
    """A time of the table's clocks after they have stood still."""
    return None if time is None else time + missed
