"""Rooms: a table as one process holds it, the match replayed from its events."""

import asyncio
import re
import time
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Final

import msgspec

from panj.core.chance import commitment
from panj.core.game import Game
from panj.core.match import Match, Played
from panj.core.messages import SPECTATOR, Message, Refused
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.server.options import abridged
from panj.server.shown import ShownState
from panj.server.store.progress import Progress
from panj.server.store.rows import EventKind, EventRow, SeatRow, Stamp, Status, TableRow
from panj.server.store.tables import TableStore

MOST_ROOMS: Final = 2000
UNTOLD: Final[tuple[None]] = (None,)
"""Nobody has said what the table's stamp must be by now."""

OTHER_RULES: Final = "core.refusal.rules_version"
IDENTITY: Final = re.compile("[0-9a-f]{32}")


class Room:
    """One table: its row, its seats, and the true state. Only the referee looks in here."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats
        self.game: Game = REGISTRY.game(table.game)
        self.options = abridged(table.options)
        self.commitment = commitment(table.key)
        self.lock = asyncio.Lock()
        self.version = 0
        self.notes: list[list[Message]] = []
        """The log lines of the set-up, then those of every event."""
        self.match: Match | None = None
        self.actions: dict[str, int] = {}
        self.trail: deque[State] = deque(maxlen=table.settings.spectator_delay + 1)
        """The last states. A delay that counted moves would show too much after an undo."""
        self._now: ShownState | None = None
        self._delayed: ShownState | None = None
        """What spectators see who are behind: all of them are so by as much."""

    def deal(self) -> Match:
        """The match before its first move. The room does not know it before it has begun."""
        terms = self.game.terms(self.table.seats, self.table.options)
        return Match(self.game, terms, self.table.key)

    def begin(self, dealt: Match | None = None) -> None:
        """Take in the match of a table that has started, by the rules it was made with. If it was
        started here it comes as it was dealt; otherwise it is dealt again from the table's key."""
        if self.table.asked_at is None:
            return
        if not self.is_playable():
            self.match = None
            raise self.other_rules()
        if self.match is not None:
            return
        self.match = dealt or self.deal()
        self.notes = [self.match.setup_notes]
        self.follow(self.match)

    def is_playable(self) -> bool:
        """Whether the rules with which the table was made are those that are played here."""
        return self.table.rules_version == self.game.rules_version

    def other_rules(self) -> Refused:
        """The refusal of a table that is not playable."""
        return Refused(OTHER_RULES, [self.game.slug, self.game.rules_version])

    def is_begun(self) -> bool:
        """Whether the match is dealt, if the table has started."""
        return self.match is not None or self.table.asked_at is None

    @property
    def stamp(self) -> Stamp:
        """What the table's row says if nothing is newer than what is known here."""
        return self.version, self.table.changed, self.table.status

    def knows(self, stamps: Sequence[Stamp | None]) -> bool:
        """Whether all these changes are known here; one that nobody named never is."""
        return self.is_begun() and all(stamp == self.stamp for stamp in stamps)

    def apply(self, event: EventRow, played: Played | None = None) -> None:
        """Take in the next event of the match. A move that was made here comes as it was played;
        one that was made elsewhere is played again."""
        match = self.match
        assert match is not None
        assert event.version == self.version + 1
        if event.kind == EventKind.UNDO:
            match.undo(by_consent=True)
            self.notes.append([Message("server.log.undone", [event.who])])
        else:
            made = played or match.ahead(self.game.moves.parse(event.move))
            match.accept(made)
            self.notes.append(made.notes)
        self.version = event.version
        self.actions[event.action] = event.version
        self.follow(match)

    def go_on(self, progress: Progress) -> None:
        """The table's row and clocks after an event that was made here."""
        self.table = msgspec.structs.replace(self.table, **progress.columns())
        for seat, left in zip(self.seats, progress.clocks, strict=True):
            seat.clock = left

    def follow(self, match: Match) -> None:
        """The match stands here now."""
        self.trail.append(match.state)
        self._now = ShownState(self.game, match.state)
        self._delayed = None

    def log(self, seat: int, after: int, until: int) -> list[tuple[int, Message]]:
        """The lines that a seat may read of the events between two versions; the set-up is 0."""
        first = max(after + 1, 0)
        return [
            (version, note)
            for version, notes in enumerate(self.notes[first : until + 1], first)
            for note in notes
            if note.is_for(seat)
        ]

    def behind(self, seat: int) -> int:
        """How many events this seat is behind: none, but for spectators of a delayed table."""
        if seat != SPECTATOR or self.match is None or self.table.status != Status.RUNNING:
            return 0
        return min(self.table.settings.spectator_delay, self.version)

    def shown(self, behind: int) -> ShownState | None:
        """The state as it was so many events ago; None before the start."""
        if self.match is None:
            return None
        if not behind:
            return self._now
        if self._delayed is None:
            self._delayed = ShownState(self.game, self.trail[-1 - behind])
        return self._delayed

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds; several at a hot seat."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def decider(self) -> int | None:
        """The seat that is asked now."""
        d = self.match.decision() if self.match is not None else None
        return None if d is None else d.who

    def seat_for(self, person: str, wished: int | None) -> int:
        """Through whose eyes a person looks: the wished seat if it is theirs, else the one that
        is asked, else their first, else a spectator's."""
        mine = self.seats_of(person)
        if wished is not None and wished in mine:
            return wished
        decider = self.decider()
        if decider is not None and decider in mine:
            return decider
        return mine[0] if mine else SPECTATOR


class Rooms:
    """The rooms of this process. Any process may hold any table: the events decide."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    async def room(self, table: str, stamps: Sequence[Stamp | None] = UNTOLD) -> Room:
        """A room that is up to date with the database; refused if there is no such table. If
        all that changed is named by its stamps and known already, nobody looks."""
        room = await self.known(table)
        async with room.lock:
            if not room.knows(stamps):
                await self.refresh(room)
        return room

    async def known(self, table: str) -> Room:
        """A room as this process knows it: others may have changed its table since."""
        if not IDENTITY.fullmatch(table):
            raise Refused("server.refusal.no_table", [])
        room = self._rooms.get(table)
        if room is None:
            return await self._opened(table)
        self._rooms.move_to_end(table)
        return room

    async def _opened(self, table: str) -> Room:
        """A room of which this process knew nothing."""
        row = await self.store.table(table)
        if row is None:
            raise Refused("server.refusal.no_table", [])
        room = self._rooms.setdefault(table, Room(row, await self.store.seats(table)))
        self._forget_some()
        async with room.lock:
            await self.refresh(room)
        return room

    def here(self, table: str) -> Room | None:
        """A room as this process knows it, if it does."""
        return self._rooms.get(table)

    async def version(self, table: str) -> int:
        """The version that is written down at this moment; whoever is writing is not waited for."""
        room = await self.known(table)
        stamp = await self.store.stamp(table)
        return room.version if stamp is None else stamp[0]

    async def room_by_any_rules(self, table: str) -> Room:
        """A room even if the rules of its match are no longer played here: then it has the row
        and the seats, and no match."""
        try:
            return await self.room(table)
        except Refused as refusal:
            if refusal.message.key != OTHER_RULES:
                raise
            return self._rooms[table]

    async def refresh(self, room: Room, dealt: Match | None = None) -> None:
        """Read what other processes changed, if they did, or that a match which was dealt here is
        written."""
        if room.knows([await self.store.stamp(room.table.id)]):
            return
        row = await self.store.table(room.table.id)
        if row is None:
            raise Refused("server.refusal.no_table", [])
        seats = await self.store.seats(row.id)
        events = await self.store.events(row.id, room.version)
        # From here on nobody else runs: who looks without the lock sees all of it or nothing.
        room.table = row
        room.seats = seats
        room.begin(dealt)
        for event in events:
            if event.version <= row.version:
                room.apply(event)

    def forget(self, table: str) -> None:
        """Drop a room; it is made again from the database."""
        self._rooms.pop(table, None)

    def _forget_some(self) -> None:
        while len(self._rooms) > MOST_ROOMS:
            self._rooms.popitem(last=False)


def now() -> float:
    """Seconds since 1970, as kept in the database."""
    return time.time()
