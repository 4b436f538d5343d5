"""Rooms: a table as one process holds it, the match replayed from its events."""

import asyncio
import re
import time
from collections import OrderedDict, deque
from typing import Final

from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import SPECTATOR, Message, Refused
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.server.store.rows import EventKind, EventRow, SeatRow, Status, TableRow
from panj.server.store.tables import TableStore

MOST_ROOMS: Final = 2000
OTHER_RULES: Final = "core.refusal.rules_version"
IDENTITY: Final = re.compile("[0-9a-f]{32}")


class Room:
    """One table: its row, its seats, and the true state. Only the referee looks in here."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats
        self.game: Game = REGISTRY.game(table.game)
        self.lock = asyncio.Lock()
        self.version = 0
        self.notes: list[tuple[int, list[Message]]] = []
        self.match: Match | None = None
        self.actions: dict[str, int] = {}
        self.trail: deque[State] = deque(maxlen=table.settings.spectator_delay + 1)

    def begin(self) -> None:
        """Deal the match of a table that has started, by the rules it was made with."""
        if self.table.asked_at is None:
            return
        if self.table.rules_version != self.game.rules_version:
            self.match = None
            raise Refused(OTHER_RULES, [self.game.slug, self.game.rules_version])
        if self.match is not None:
            return
        terms = self.game.terms(self.table.seats, self.table.options)
        self.match = Match(self.game, terms, self.table.key)
        self.notes = [(0, self.match.opening)]
        self.follow(self.match)

    def is_begun(self) -> bool:
        """Whether the match is dealt, if the table has started."""
        return self.match is not None or self.table.asked_at is None

    def apply(self, event: EventRow) -> None:
        """Take in the next event of the match."""
        assert self.match is not None
        assert event.version == self.version + 1
        if event.kind == EventKind.UNDO:
            self.match.undo(by_consent=True)
            self.notes.append((event.version, [Message("server.log.undone", [event.who])]))
        else:
            move = self.game.moves.parse(event.move)
            self.notes.append((event.version, self.match.submit(move, self.match.version)))
        self.version = event.version
        self.actions[event.action] = event.version
        self.follow(self.match)

    def follow(self, match: Match) -> None:
        """Keep the last states where spectators are some events behind; a delay that counted
        moves would show too much after an undo."""
        if self.table.settings.spectator_delay:
            self.trail.append(match.state.clone())

    def log(self, seat: int, after: int, until: int) -> list[tuple[int, Message]]:
        """The lines that a seat may read of the events between two versions; the opening is 0."""
        return [
            (version, note)
            for version, notes in self.notes
            if after < version <= until
            for note in notes
            if note.is_for(seat)
        ]

    def behind(self, seat: int) -> int:
        """How many events this seat is behind: none, but for spectators of a delayed table."""
        if seat != SPECTATOR or self.match is None or self.table.status != Status.RUNNING:
            return 0
        return min(self.table.settings.spectator_delay, self.version)

    def state(self, behind: int) -> State | None:
        """The state as it was so many events ago; None before the start."""
        if self.match is None:
            return None
        return self.trail[-1 - behind] if behind else self.match.state

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds; several at a hot seat."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

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

    async def room(self, table: str) -> Room:
        """A room that is up to date with the database; refused if there is no such table."""
        if not IDENTITY.fullmatch(table):
            raise Refused("server.refusal.no_table", [])
        room = self._rooms.get(table)
        if room is None:
            row = await self.store.table(table)
            if row is None:
                raise Refused("server.refusal.no_table", [])
            room = self._rooms.setdefault(table, Room(row, await self.store.seats(table)))
            self._forget_some()
        self._rooms.move_to_end(table)
        async with room.lock:
            await self.refresh(room)
        return room

    async def kept(self, table: str) -> Room:
        """A room even if the rules of its match are no longer played here: then it has the row
        and the seats, and no match."""
        try:
            return await self.room(table)
        except Refused as refusal:
            if refusal.message.key != OTHER_RULES:
                raise
            return self._rooms[table]

    async def refresh(self, room: Room) -> None:
        """Read what other processes changed, if they did."""
        stamp = await self.store.stamp(room.table.id)
        if room.is_begun() and stamp == (room.version, room.table.changed, room.table.status):
            return
        row = await self.store.table(room.table.id)
        if row is None:
            raise Refused("server.refusal.no_table", [])
        room.seats = await self.store.seats(row.id)
        room.table = row
        room.begin()
        for event in await self.store.events(row.id, room.version):
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
