"""Leaving a match alone, whatever the others say: a bot plays the seat on, or the match ends, as
the table agreed. Nobody is held at a table."""

from typing import Literal

import msgspec

from panj.core.messages import Refused
from panj.server.asides import told, with_one_more
from panj.server.clocks import bot_due
from panj.server.ledger import Ledger
from panj.server.lobby import Lobby
from panj.server.matches import Matches
from panj.server.rooms import Room, now
from panj.server.seating import persons_at, seats_held
from panj.server.store.rows import Aside, Beside, SeatKind, Status
from panj.table.deciding import SUBSTITUTE_SECONDS, SUBSTITUTES


class Leaving:
    """Lets people go."""

    def __init__(self, ledger: Ledger, matches: Matches, lobby: Lobby) -> None:
        self.ledger = ledger
        self.matches = matches
        self.lobby = lobby

    async def quit(self, person: str, table: str) -> None:
        """Go from a running match. It goes on if there is somebody else for whom it would, and if
        the table wants bots to take over; the seat can be taken back."""
        await self.ledger.act(table, lambda room: self._quit(person, room))

    async def _quit(self, person: str, room: Room) -> None:
        mine = seats_held(room, person)
        if room.table.status != Status.RUNNING:
            raise Refused("server.refusal.not_running", [])
        if persons_at(room.seats) == {person} or not room.table.settings.pace.takeover:
            await self.matches.end(room)
            return
        for seat in mine:
            await self.hand_over(room, seat, Beside.LEFT)

    async def go(self, person: str, table: str) -> None:
        """Go from a table as it stands: before the start, from a match that runs, or from one that
        our rules cannot play on."""
        room = await self.ledger.rooms.room_by_any_rules(table)
        if room.table.status == Status.RUNNING and room.is_playable():
            await self.quit(person, table)
        elif room.table.status == Status.OPEN and room.table.host != person:
            await self.lobby.leave(table, person)
        else:
            await self.ledger.surely(self.matches.abandon(table, person))

    async def told(self, table: str) -> None:
        """Somebody at a table is called otherwise now: whoever looks at it hears that it has
        changed."""
        room = await self.ledger.rooms.room_by_any_rules(table)
        if room.is_playable() and room.table.status in (Status.OPEN, Status.RUNNING):
            await self.ledger.changed_beside(room)

    async def hand_over(self, room: Room, seat: int, why: Literal["left", "removed"]) -> None:
        """A bot plays one seat from now on, and the table is told why."""
        at, bot = now(), SUBSTITUTES[0]
        new = msgspec.structs.replace(
            room.seats[seat], kind=SeatKind.BOT, bot=bot, seconds=SUBSTITUTE_SECONDS
        )
        aside = Aside(why, room.version, at, seat, bot)
        changes: dict[str, object] = {"asides": with_one_more(room.table, aside)}
        if room.decider() == seat:
            is_paused = room.table.paused is not None
            changes |= {"deadline": None, "due": None if is_paused else bot_due(new, at)}
        kept = await self.ledger.store.take_over(new, room.table.changed, **changes)
        if not kept:
            raise Refused("core.refusal.stale", [room.version, room.version])
        self.ledger.announce(room.table.id, told(aside))
        await self.ledger.changed_beside(room)
