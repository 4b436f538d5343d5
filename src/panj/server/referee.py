"""The referee: everything that changes a table. Commit, then publish, then acknowledge."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from panj.core.codec import Json
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.server import clocks, watch
from panj.server.hub import Hub
from panj.server.metrics import COMMIT_SECONDS, MOVES
from panj.server.results import result_of
from panj.server.rooms import Room, Rooms, now
from panj.server.store.progress import Progress
from panj.server.store.rows import EventKind, EventRow, SeatKind, SeatRow, Status
from panj.server.store.tables import TableStore
from panj.server.wire import Done

T = TypeVar("T")

NO_PROPOSAL: Final = None

AT_ONCE: Final = 20
"""More than people sit at any table: so often may another consent come first."""


class Referee:
    """Applies what people and bots ask for, each exactly once."""

    def __init__(self, rooms: Rooms, store: TableStore, hub: Hub) -> None:
        self.rooms = rooms
        self.store = store
        self.hub = hub
        self.on_change: list[Callable[[str], None]] = []
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

    def changed(self, table: str) -> None:
        """A table changed and the change is kept: wake who watches it, and the bots."""
        self.hub.publish(table)
        for listener in self.on_change:
            listener(table)

    # Moves

    async def move(self, table: str, seat: int, index: int, expected: int, action: str) -> Done:
        """Make the move with this index in the list that the seat was shown."""
        return await self.surely(self._move(table, seat, index, expected, action))

    async def _move(self, table: str, seat: int, index: int, expected: int, action: str) -> Done:
        room = await self.rooms.room(table)
        async with room.lock:
            done = await self._repeated(room, expected, action)
            if done is not None:
                return done
            self._check_turn(room, seat, expected)
            assert room.match is not None
            d = room.match.decision()
            assert d is not None
            moves = d.moves(room.match.state)
            if index >= len(moves):
                raise Refused("server.refusal.no_such_move", [index], d.rule)
            version = await self._commit_move(room, moves[index], action)
        self.changed(table)
        return Done(action, version)

    async def move_text(self, table: str, seat: int, text: str, expected: int, action: str) -> Done:
        """Make a move given in text notation, as bots answer."""
        return await self.surely(self._move_text(table, seat, text, expected, action))

    async def _move_text(
        self, table: str, seat: int, text: str, expected: int, action: str
    ) -> Done:
        room = await self.rooms.room(table)
        async with room.lock:
            self._check_turn(room, seat, expected)
            assert room.match is not None
            d = room.match.decision()
            assert d is not None
            move = room.game.moves.parse(text)
            if move not in d.moves(room.match.state):
                raise Refused("core.refusal.illegal_move", [text], d.rule)
            version = await self._commit_move(room, move, action)
        self.changed(table)
        return Done(action, version)

    async def _repeated(self, room: Room, expected: int, action: str) -> Done | None:
        """The first answer again, if this action was already carried out, whatever is expected
        now: the room has read every event there is."""
        version = room.actions.get(action)
        return None if version is None else Done(action, version)

    def _check_turn(self, room: Room, seat: int, expected: int) -> None:
        """Refuse a move that comes too early, too late, or from somebody who is not asked."""
        if room.table.status != Status.RUNNING or room.match is None:
            raise Refused("server.refusal.not_running", [])
        if expected != room.version:
            raise Refused("core.refusal.stale", [expected, room.version])
        if room.decider() != seat:
            raise Refused("server.refusal.not_your_turn", [])

    async def _commit_move(self, room: Room, move: Move, action: str) -> int:
        """Write the move to the database, only then does the room know it; its version."""
        match = room.match
        assert match is not None
        before = match.state.clone()
        d = before.decision()
        assert d is not None
        after = before
        after.play(move)
        next_decision = after.decision()
        text = room.game.moves.text(move)
        event = EventRow(
            room.table.id, room.version + 1, EventKind.MOVE, d.who, text, action, now()
        )
        progress = self._progress(room, event, None if next_decision is None else next_decision.who)
        if next_decision is None:
            progress = msgspec.structs.replace(
                progress,
                status=Status.OVER,
                result=result_of(room.game, after, event.version),
            )
        return await self._commit(room, event, progress)

    def _progress(self, room: Room, event: EventRow, decider: int | None) -> Progress:
        """What the table's row says after an event."""
        left = clocks.after_event(room.table, room.seats, decider, event.at)
        return self._asking(room, left, decider, event.at)

    def _asking(
        self, room: Room, left: list[float | None], decider: int | None, at: float
    ) -> Progress:
        """A seat is asked now."""
        pace = room.table.settings.pace
        deadline = clocks.deadline(pace, left, decider, at)
        return Progress(
            status=Status.RUNNING,
            decider=decider,
            asked_at=at,
            deadline=deadline,
            clocks=tuple(left),
            due=watch.due(pace, room.seats, decider, deadline, at),
        )

    async def _commit(self, room: Room, event: EventRow, progress: Progress) -> int:
        """Write an event, then let the room follow; refused if another process was first.

        The answer is the event's version, or that of the same action if it had been carried out.
        """
        with COMMIT_SECONDS.time():
            kept = await self.store.append(event, progress)
        if not kept:
            return await self._beaten(room, event)
        if event.kind == EventKind.MOVE:
            MOVES.labels(room.table.game).inc()
        room.apply(event)
        row = room.table
        row.version = event.version
        row.status = progress.status
        row.decider = progress.decider
        row.asked_at = progress.asked_at
        row.deadline = progress.deadline
        row.due = progress.due
        row.result = progress.result
        row.proposal = NO_PROPOSAL
        row.changed = event.at
        for seat, left in zip(room.seats, progress.clocks, strict=True):
            seat.clock = left
        return event.version

    async def _beaten(self, room: Room, event: EventRow) -> int:
        """Somebody else was first: was it this same action, sent twice?"""
        await self.rooms.refresh(room)
        first = await self.store.event_of_action(room.table.id, event.action)
        if first is None or first.who != event.who:
            raise Refused("core.refusal.stale", [event.version - 1, room.version])
        return first.version

    # Undo and consent

    async def undo(self, table: str, seat: int, expected: int, action: str) -> Done:
        """Take the seat's own last move back, as far as nothing was revealed since."""
        return await self.surely(self._undo(table, seat, expected, action))

    async def _undo(self, table: str, seat: int, expected: int, action: str) -> Done:
        room = await self.rooms.room(table)
        async with room.lock:
            done = await self._repeated(room, expected, action)
            if done is not None:
                return done
            if room.table.status != Status.RUNNING or room.match is None:
                raise Refused("server.refusal.not_running", [])
            if expected != room.version:
                raise Refused("core.refusal.stale", [expected, room.version])
            if not room.match.may_undo() or room.match.played[-1].who != seat:
                raise Refused("core.refusal.undo", [])
            version = await self._commit_undo(room, seat, action)
        self.changed(table)
        return Done(action, version)

    async def _commit_undo(self, room: Room, seat: int, action: str) -> int:
        """Write that the last move was taken back; its maker is asked again."""
        assert room.match is not None
        maker = room.match.played[-1].who
        event = EventRow(room.table.id, room.version + 1, EventKind.UNDO, seat, "", action, now())
        return await self._commit(room, event, self._progress(room, event, maker))

    async def propose(self, table: str, seat: int, kind: str) -> None:
        """Ask the other people for their consent."""
        for _ in range(AT_ONCE):
            room = await self.rooms.room(table)
            if room.table.status != Status.RUNNING or room.match is None:
                raise Refused("server.refusal.not_running", [])
            if room.table.proposal is not None:
                raise Refused("server.refusal.proposal_open", [])
            if kind == "undo" and not room.match.played:
                raise Refused("core.refusal.undo", [])
            if await self._agree(room, {"kind": kind, "by": seat, "agreed": [seat]}):
                return
        raise Refused("core.refusal.stale", [room.version, room.version])

    async def answer(self, table: str, seat: int, agree: bool) -> None:
        """Agree to what was proposed, or decline it for everybody."""
        for _ in range(AT_ONCE):
            room = await self.rooms.room(table)
            kept = room.table.proposal
            if kept is None:
                raise Refused("server.refusal.no_proposal", [])
            if not agree:
                await self.store.change(table, [Status.RUNNING], proposal=None)
                self.changed(table)
                return
            agreed = kept["agreed"]
            assert isinstance(agreed, list)
            if seat in agreed or await self._agree(room, {**kept, "agreed": [*agreed, seat]}):
                return
        raise Refused("core.refusal.stale", [room.version, room.version])

    async def _agree(self, room: Room, proposal: dict[str, Json]) -> bool:
        """Keep a proposal, and carry it out when every person has agreed; False if the table was
        changed meanwhile: somebody else may have agreed at the same moment."""
        agreed = proposal["agreed"]
        assert isinstance(agreed, list)
        version = room.version
        people = {seat.person for seat in room.seats if seat.kind == SeatKind.PERSON}
        willing = {room.seats[int(str(seat))].person for seat in agreed}
        if people <= willing:
            await self._carry_out(room, str(proposal["kind"]), int(str(proposal["by"])), version)
        elif not await self.store.change(
            room.table.id, [Status.RUNNING], room.table.changed, proposal=proposal
        ):
            return False
        self.changed(room.table.id)
        return True

    async def _carry_out(self, room: Room, kind: str, by: int, version: int) -> None:
        """Do what everybody agreed to, unless the match has gone on meanwhile: another move than
        they meant would be taken back."""
        if kind == "resign":
            await self._end(room, Status.ABANDONED)
            return
        async with room.lock:
            await self.rooms.refresh(room)
            if room.version != version:
                raise Refused("core.refusal.stale", [version, room.version])
            if room.match is not None and room.match.played:
                await self._commit_undo(room, by, secrets.token_hex(16))

    # Beginning and ending

    async def start(self, table: str, person: str) -> None:
        """Deal the match; the host may, when every seat is taken."""
        room = await self.rooms.room(table)
        if room.table.host != person:
            raise Refused("server.refusal.not_host", [])
        if any(seat.kind in (SeatKind.OPEN, SeatKind.INVITED) for seat in room.seats):
            raise Refused("server.refusal.seats_open", [])
        terms = room.game.terms(room.table.seats, room.table.options)
        first = room.game.new(terms.seats, terms.options, room.table.key).decision()
        decider = None if first is None else first.who
        pace = room.table.settings.pace
        left = [clocks.starting_clock(pace, seat) for seat in room.seats]
        progress = self._asking(room, left, decider, now())
        if not await self.store.begin(table, progress):
            raise Refused("server.refusal.not_open", [])
        self.changed(table)

    async def abandon(self, table: str, person: str) -> None:
        """Give a table up: the host of an open one, or the only person of a running one."""
        room = await self.rooms.kept(table)
        people = {seat.person for seat in room.seats if seat.kind == SeatKind.PERSON}
        if room.table.status == Status.OPEN and room.table.host != person:
            raise Refused("server.refusal.not_host", [])
        if room.table.status == Status.RUNNING and people - {person}:
            raise Refused("server.refusal.needs_consent", [])
        await self._end(room, Status.ABANDONED)
        self.changed(table)

    async def _end(self, room: Room, status: str) -> None:
        """End a match before its time; what it came to is kept."""
        match = room.match
        done = await self.store.change(
            room.table.id,
            [Status.OPEN, Status.RUNNING],
            status=status,
            decider=None,
            deadline=None,
            due=None,
            proposal=None,
            result=result_of(room.game, match.state, room.version) if match else None,
        )
        if not done:
            raise Refused("server.refusal.not_running", [])

    async def take_over(self, table: str, seat: int, bot: str, seconds: float) -> bool:
        """Let a bot go on for somebody whose time has run out; the table is told."""
        room = await self.rooms.room(table)
        old = room.seats[seat]
        if old.kind != SeatKind.PERSON:
            return False
        new = SeatRow(
            table, seat, SeatKind.BOT, old.person, old.name, bot, seconds, None, old.clock
        )
        if not await self.store.take_seat(new, SeatKind.PERSON, Status.RUNNING):
            return False
        await self.store.change(
            table, [Status.RUNNING], deadline=None, due=watch.bot_due(new, now())
        )
        self.announce(table, Message("server.log.taken_over", [seat]))
        self.changed(table)
        return True

    def announce(self, table: str, message: Message) -> None:
        """Tell everybody at a table something that is no part of the match."""
        self.hub.publish(table, {"type": "notice", "message": message.to_json()})
