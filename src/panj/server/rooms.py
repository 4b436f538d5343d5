"""Rooms: a table as one process holds it, the match replayed from its events."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from panj.core.chance import commitment
from panj.core.game import Game
from panj.core.match import Match, Played
from panj.core.messages import SPECTATOR, Message, Refused
from panj.core.registry import REGISTRY
from panj.core.state import NOBODY, State
from panj.server.chronicle import Chronicle, Deed, Told
from panj.server.options import abridged
from panj.server.reports import report_answer
from panj.server.settling import Held, held_at
from panj.server.shown import ShownState
from panj.server.store.progress import Progress
from panj.server.store.rows import (
    BranchRow,
    By,
    ByName,
    EventKind,
    EventRow,
    SeatRow,
    Stamp,
    Status,
    TableRow,
)
from panj.server.store.tables import TableStore
from panj.server.wire.report import ReportAnswer

MOST_ROOMS: Final = 2000
UNTOLD: Final[tuple[None]] = (None,)
"""Nobody has said what the table's stamp must be by now."""

UNDONE: Final = "server.log.undone"
OTHER_RULES: Final = "core.refusal.rules_version"
IDENTITY: Final = re.compile("[0-9a-f]{32}")


class Room:
    """One table: its row, its seats, and the true state. Only the referee looks in here."""

    def __init__(
        self, table: TableRow, seats: list[SeatRow], branch: BranchRow | None = None
    ) -> None:
        self.table = table
        self.seats = seats
        self.branch = branch
        """Where its match branches off from another, if it is for practice."""
        self.game: Game = REGISTRY.game(table.game)
        self.options = abridged(table.options)
        self.commitment = commitment(table.key)
        self.lock = asyncio.Lock()
        self.version = 0
        self.match: Match | None = None
        self.actions: dict[str, int] = {}
        self.deeds: list[Deed] = []
        """The set-up and every event."""
        self.states: list[State] = []
        """The state after each of them. A past that counted moves would change with an undo."""
        self._chronicle: Chronicle | None = None
        self._late_chronicle: Chronicle | None = None
        """What spectators know who are behind: nothing of what was taken back since."""
        self._points: dict[int, list[int]] = {}
        self._now: ShownState | None = None
        self._delayed: ShownState | None = None
        """What spectators see who are behind: all of them are so by as much."""
        self.held: Held | None = None
        """The move that is played and not yet given away; its seat alone knows of it."""
        self._report: ReportAnswer | None = None

    def deal(self) -> Match:
        """The match before its first move. The room does not know it before it has begun."""
        terms = self.game.terms(self.table.seats, self.table.options)
        first = None if self.branch is None else self.game.load(self.branch.state)
        return Match(self.game, terms, self.table.key, first)

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
        self.deeds = [Deed(NOBODY, By.RULE, None, 0, self.match.setup_notes)]
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
        by, turn = self.moved_by(event), match.state.turn
        if event.kind == EventKind.UNDO:
            count = moves_undone(event)
            for _ in range(count):
                match.undo(by_consent=True)
            notes = [undone(event.who, count)]
            self.deeds.append(Deed(event.who, by, None, turn, notes, count))
        else:
            made = played or match.ahead(self.game.moves.parse(event.move))
            match.accept(made)
            self.deeds.append(Deed(made.who, by, made.move, turn, made.notes))
        self.version = event.version
        self.actions[event.action] = event.version
        self.follow(match)

    def moved_by(self, event: EventRow) -> ByName:
        """Who moved the seat then. In old events that is not kept: there a person's seat was."""
        if event.by == By.PERSON:
            return By.PERSON
        if event.by == By.BOT:
            return By.BOT
        seat = self.seats[event.who]
        return By.PERSON if seat.person is not None or seat.bot is None else By.BOT

    def go_on(self, progress: Progress) -> None:
        """The table's row and clocks after an event that was made here."""
        self.table = msgspec.structs.replace(self.table, **progress.columns())
        for seat, left in zip(self.seats, progress.clocks, strict=True):
            seat.clock = left
        self.hold()

    def hold(self) -> None:
        """Look ahead at the move that waits to be settled, if the table's row has one."""
        is_on = self.table.status == Status.RUNNING
        self.held = held_at(self.table, self.match) if is_on and self.match is not None else None

    def follow(self, match: Match) -> None:
        """The match stands here now."""
        self.states.append(match.state)
        self._now = ShownState(self.game, match.state)
        self._delayed = None
        self._report = None

    def chronicle(self, behind: int = 0) -> Chronicle:
        """What happened here up to so many events ago."""
        if behind:
            if self._late_chronicle is None:
                self._late_chronicle = self._new_chronicle()
            self._late_chronicle.take(self.deeds[: len(self.deeds) - behind])
            return self._late_chronicle
        if self._chronicle is None:
            self._chronicle = self._new_chronicle()
        self._chronicle.take(self.deeds)
        return self._chronicle

    def _new_chronicle(self) -> Chronicle:
        automas = [] if self.match is None else self.game.automa(self.match.terms)
        return Chronicle(self.game, automas)

    def log(self, seat: int, after: int, until: int) -> list[tuple[int, Told]]:
        """The lines that a seat may read of the events between two versions; the set-up is 0."""
        first = max(after + 1, 0)
        entries = self.chronicle(self.behind(seat)).entries
        return [
            (version, told)
            for version, entry in enumerate(entries[first : until + 1], first)
            for told in entry
            if told.note.is_for(seat)
        ]

    def points(self, version: int) -> list[int]:
        """Everybody's points after a version."""
        found = self._points.get(version)
        if found is None and version == self.version and self._now is not None:
            found = self._points[version] = self._now.state.points_so_far()
        if found is None:
            found = self._points[version] = self.states[version].points_so_far()
        return found

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
            self._delayed = ShownState(self.game, self.states[-1 - behind])
        return self._delayed

    def report(self) -> ReportAnswer | None:
        """The end of the match, worked out once for everybody; None before it."""
        match = self.match
        if match is None or self.table.status != Status.OVER:
            return None
        if self._report is None:
            self._report = report_answer(match)
        return self._report

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
        seats, branch = await self.store.seats(table), await self.store.branch(table)
        room = self._rooms.setdefault(table, Room(row, seats, branch))
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
        room.hold()

    def forget(self, table: str) -> None:
        """Drop a room; it is made again from the database."""
        self._rooms.pop(table, None)

    def _forget_some(self) -> None:
        while len(self._rooms) > MOST_ROOMS:
            self._rooms.popitem(last=False)


def moves_undone(event: EventRow) -> int:
    """How many moves an event took back: one, if it does not say."""
    return int(event.move or 1)


def undone(who: int, count: int) -> Message:
    """The log line of what was taken back: a move, or a turn so far."""
    if count == 1:
        return Message(UNDONE, [who])
    return Message("server.log.undone_turn", [who, count])


def now() -> float:
    """Seconds since 1970, as kept in the database."""
    return time.time()
