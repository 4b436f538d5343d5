"""Seats out of time: a bot stands in for somebody until the person takes the seat back. The seat
stays the person's, and so does everything that was played there before."""

from functools import partial
from typing import Final

import msgspec

from panj.core.messages import Refused
from panj.server.asides import GIFT_MINUTES, is_given, is_removed, told, with_one_more
from panj.server.clocks import LIVE, bot_due, deadline, due, stood_in
from panj.server.ledger import Ledger
from panj.server.rooms import Room, now
from panj.server.store.rows import Aside, Beside, Pace, SeatKind, SeatRow, Status

LEAST_SECONDS: Final = 60.0
"""What is left to somebody who comes back, at least: enough to look at the table once."""


class StandIns:
    """Lets bots stand in, people come back, and hosts give them time to do so."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.store = ledger.store

    async def begin(self, room: Room, seat: int, bot: str, seconds: float) -> bool:
        """Let a bot go on for somebody whose time has run out, and tell the table; False if the
        table is no longer as the room knows it, because then somebody may have moved in time."""
        old = room.seats[seat]
        if old.kind != SeatKind.PERSON:
            return False
        at = now()
        new = msgspec.structs.replace(
            old,
            kind=SeatKind.BOT,
            bot=bot,
            seconds=seconds,
            clock=None if old.clock is None else 0.0,
        )
        aside = Aside(Beside.STAND_IN, room.version, at, seat, bot)
        kept = with_one_more(room.table, aside)
        if not await self.store.take_over(
            new, room.table.changed, deadline=None, due=bot_due(new, at), asides=kept
        ):
            return False
        await self._tell(room, aside)
        return True

    async def _tell(self, room: Room, aside: Aside) -> None:
        self.ledger.announce(room.table.id, told(aside))
        await self.ledger.changed_beside(room)

    # Coming back

    async def end(self, person: str, table: str) -> None:
        """Let a person go on at every seat of theirs where a bot stands in."""
        await self.ledger.act(table, lambda room: self._end(person, room))

    async def _end(self, person: str, room: Room) -> None:
        if room.table.status != Status.RUNNING:
            raise Refused("server.refusal.not_running", [])
        mine = [seat.seat for seat in room.seats if seat.person == person and stood_in(seat)]
        if not mine:
            raise Refused("server.refusal.not_stood_in", [])
        if any(is_removed(room.table, seat) for seat in mine):
            raise Refused("server.refusal.removed", [])
        for seat in mine:
            await self._give_back(room, room.seats[seat])

    async def _give_back(self, room: Room, old: SeatRow) -> None:
        """One seat is its person's again, and so is the question, if it is asked now. While the
        table is paused its clocks show when that began."""
        at, pace, paused = now(), room.table.settings.pace, room.table.paused
        clock = clock_on_return(pace, old)
        new = msgspec.structs.replace(
            old, kind=SeatKind.PERSON, bot=None, seconds=None, clock=clock
        )
        aside = Aside(Beside.RETURN, room.version, at, old.seat)
        changes: dict[str, object] = {"asides": with_one_more(room.table, aside)}
        if room.decider() == old.seat:
            asked_at = at if paused is None else paused
            seats = [new if seat.seat == old.seat else seat for seat in room.seats]
            until = deadline(pace, seats, [seat.clock for seat in seats], old.seat, asked_at)
            looked_at = None if paused else due(pace, seats, old.seat, until, at)
            changes |= {"asked_at": asked_at, "deadline": until, "due": looked_at}
        if not await self.store.give_back(new, room.table.changed, **changes):
            raise Refused("core.refusal.stale", [room.version, room.version])
        await self._tell(room, aside)

    # Giving time

    async def give(self, person: str, table: str, seat: int) -> None:
        """The host lets somebody else who ran out of time have some more: it is there when the
        seat is taken back."""
        await self.ledger.act(table, partial(self._give, person, seat))

    async def _give(self, person: str, seat: int, room: Room) -> None:
        if room.table.host != person:
            raise Refused("server.refusal.not_host", [])
        if room.table.status != Status.RUNNING:
            raise Refused("server.refusal.not_running", [])
        if seat >= len(room.seats) or not stood_in(room.seats[seat]):
            raise Refused("server.refusal.not_out_of_time", [])
        old = room.seats[seat]
        if old.person == person:
            raise Refused("server.refusal.gift_own", [])
        if room.table.settings.pace.kind != LIVE or old.clock is None:
            raise Refused("server.refusal.no_live_clock", [])
        if is_given(room.table, seat):
            raise Refused("server.refusal.gift_twice", [])
        aside = Aside(Beside.GIFT, room.version, now(), seat)
        new = msgspec.structs.replace(old, clock=old.clock + 60.0 * GIFT_MINUTES)
        kept = with_one_more(room.table, aside)
        if not await self.store.give_back(new, room.table.changed, asides=kept):
            raise Refused("core.refusal.stale", [room.version, room.version])
        await self._tell(room, aside)


def clock_on_return(pace: Pace, seat: SeatRow) -> float | None:
    """What is left to somebody who comes back; nothing is counted without a clock."""
    if seat.clock is None:
        return None
    return max(seat.clock, pace.increment, LEAST_SECONDS)
