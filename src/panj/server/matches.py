"""The beginning and the end of a match: dealing it, giving it up, letting a bot go on."""

from functools import partial

from panj.core.messages import Refused
from panj.server.clocks import progress_when_asked, starting_clock
from panj.server.ledger import AT_ONCE, Ledger
from panj.server.match_files import result_of
from panj.server.rooms import Room, now
from panj.server.seating import persons_at
from panj.server.settings import Settings
from panj.server.store.progress import Progress
from panj.server.store.quotas import Quota, bot_tables, running_tables
from panj.server.store.rows import FREE, SeatKind, Status


class Matches:
    """Begins and ends matches."""

    def __init__(self, ledger: Ledger, settings: Settings) -> None:
        self.ledger = ledger
        self.settings = settings
        self.rooms = ledger.rooms
        self.store = ledger.store

    async def start(self, person: str, table: str) -> None:
        """Deal the match, and show it once that is written; the host may, when every seat is
        taken."""
        await self.ledger.act(table, partial(self._start, person))

    async def _start(self, person: str, room: Room) -> None:
        if room.table.host != person:
            raise Refused("server.refusal.not_host", [])
        if room.table.status != Status.OPEN:
            raise Refused("server.refusal.not_open", [])
        if any(seat.kind in FREE for seat in room.seats):
            raise Refused("server.refusal.seats_open", [])
        if not room.is_playable():  # once it runs, it could only be given up
            raise room.other_rules()
        dealt = room.deal()
        first = dealt.decision()
        decider = None if first is None else first.who
        pace = room.table.settings.pace
        left = [starting_clock(pace, seat) for seat in room.seats]
        progress = progress_when_asked(room.table, room.seats, 0, left, decider, now())
        if not await self.store.begin(room.table.id, progress, self._quotas(room)):
            raise Refused("server.refusal.not_open", [])
        await self.ledger.changed_beside(room, dealt)

    def _quotas(self, room: Room) -> list[Quota]:
        """What the start of this table counts against."""
        host = room.table.host
        found = [running_tables(host, self.settings.running_tables)]
        if any(seat.kind == SeatKind.BOT for seat in room.seats):
            found.append(bot_tables(host, self.settings.bot_tables))
        return found

    async def abandon(self, table: str, person: str) -> None:
        """Give a table up: the host of an open one, or the only person of a running one. A bot's
        move that comes in between is part of what the match came to."""
        for _ in range(AT_ONCE):
            room = await self.rooms.room_by_any_rules(table)
            self._check_may_abandon(room, person)
            if await self._end(room):
                return
        raise Refused("core.refusal.stale", [room.version, room.version])

    def _check_may_abandon(self, room: Room, person: str) -> None:
        """Refuse to give up what has ended, or what others have a say in."""
        if room.table.status not in (Status.OPEN, Status.RUNNING):
            raise Refused("server.refusal.not_running", [])
        if room.table.status == Status.OPEN and room.table.host != person:
            raise Refused("server.refusal.not_host", [])
        if room.table.status == Status.RUNNING and persons_at(room.seats) - {person}:
            raise Refused("server.refusal.needs_consent", [])

    async def stop(self, table: str) -> None:
        """End a table before its time, whatever those at it say."""
        for _ in range(AT_ONCE):
            room = await self.rooms.room_by_any_rules(table)
            if room.table.status not in (Status.OPEN, Status.RUNNING):
                raise Refused("server.refusal.not_running", [])
            if await self._end(room):
                return
        raise Refused("core.refusal.stale", [room.version, room.version])

    async def end(self, room: Room) -> None:
        """End a match before its time; refused if the table is no longer as the room knows it."""
        if not await self._end(room):
            raise Refused("server.refusal.not_running", [])

    async def _end(self, room: Room) -> bool:
        """End a match as the room knows it; what it came to is kept. False if somebody has
        changed the table meanwhile."""
        progress = progress_given_up(room)
        done = await self.store.end(room.table.id, progress, room.table.changed)
        if done:
            await self.ledger.know_hinted(room)
            room.go_on(progress)
            self.ledger.changed(room)
        return done


def progress_given_up(room: Room) -> Progress:
    """How a table stands that ends before its time: nobody is asked, and nobody need look."""
    match, table = room.match, room.table
    return Progress(
        version=table.version,
        status=Status.ABANDONED,
        decider=None,
        asked_at=table.asked_at,
        deadline=None,
        due=None,
        changed=now(),
        result=result_of(room.game, match.state, room.version) if match else None,
        clocks=tuple(seat.clock for seat in room.seats),
    )
