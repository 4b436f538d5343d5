"""The referee: makes moves and takes them back, each exactly once."""

from functools import partial

import msgspec

from panj.core.match import Match, Played
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.server.clocks import after_event, progress_when_asked
from panj.server.ledger import Ledger
from panj.server.match_files import result_of
from panj.server.people import Caller
from panj.server.rooms import Room, now
from panj.server.seating import acting_seat, last_seat
from panj.server.settling import (
    Kept,
    freed_columns,
    has_time,
    held_columns,
    may_be_held,
    settles_at,
)
from panj.server.store.progress import Progress
from panj.server.store.rows import By, ByName, EventKind, EventRow, Status
from panj.server.wire.answers import Done
from panj.server.wire.requests import MoveRequest, SettleRequest, UndoRequest


class Referee:
    """Applies the rules to what people and bots wish."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    # Moves

    async def move(self, caller: Caller, table: str, wish: MoveRequest) -> Done:
        """Make the move with this index in the list that the caller's seat was shown."""
        caller.need("play")
        return await self.ledger.act(table, partial(self._move, caller.person.id, wish))

    async def _move(self, person: str, wish: MoveRequest, room: Room) -> Done:
        async with room.lock:
            seat = acting_seat(room, person)
            if (version := room.actions.get(wish.action_id)) is not None:
                return Done(wish.action_id, version)  # the first answer again
            match = asked_match(room, seat, wish.expected_version)
            if room.held is not None:
                if room.held.kept.action == wish.action_id:
                    return Done(wish.action_id, room.version)
                raise Refused("server.refusal.settling", [])
            moves = match.moves()
            if wish.index >= len(moves):
                d = match.decision()
                rule = "" if d is None else d.rule
                raise Refused("server.refusal.no_such_move", [wish.index], rule)
            played, action = match.ahead(moves[wish.index]), wish.action_id
            if wish.hold and await self._hold(room, match, played, action):
                return Done(action, room.version)
            version = await self._make(room, played, action, By.PERSON)
        return Done(action, version)

    async def move_for(self, room: Room, seat: int, move: Move, expected: int, action: str) -> None:
        """Make a move that was chosen for a seat, by its bot or because there is no other."""
        await self.ledger.surely(self._move_for(room, seat, move, expected, action))

    async def _move_for(
        self, room: Room, seat: int, move: Move, expected: int, action: str
    ) -> None:
        async with room.lock:
            match = asked_match(room, seat, expected)
            await self._make(room, match.ahead(move), action, By.BOT)

    # A turn that is played and not yet given away

    async def _hold(self, room: Room, match: Match, played: Played, action: str) -> bool:
        """Keep a move back if it ends a turn and may wait; False if it has to be made."""
        at = now()
        if not may_be_held(match, played) or not has_time(room.table, at):
            return False
        kept = Kept(room.game.moves.text(played.move), action, settles_at(room.table, match, at))
        await self._change(room, held_columns(room.table, kept))
        return True

    async def _change(self, room: Room, columns: dict[str, object]) -> None:
        """Change what the table's row says of a held move; refused if the table has changed."""
        table = room.table
        if not await self.ledger.store.change(table.id, [Status.RUNNING], table.changed, **columns):
            raise Refused("core.refusal.stale", [room.version, room.version])
        await self.ledger.rooms.refresh(room)
        self.ledger.changed(room)

    async def settle(self, caller: Caller, table: str, wish: SettleRequest) -> Done:
        """Give the turn away. What is settled already, or was taken back, is no longer held: that
        is no refusal, after which one would look again, so one looks before."""
        caller.need("play")
        return await self.ledger.act(table, partial(self._settle, caller.person.id, wish))

    async def _settle(self, person: str, wish: SettleRequest, room: Room) -> Done:
        async with room.lock:
            await self.ledger.rooms.refresh(room)
            seat = acting_seat(room, person)
            if room.version == wish.expected_version and room.held is not None:
                asked_match(room, seat, wish.expected_version)
                await self._give_away(room)
        return Done(wish.action_id, room.version)

    async def settle_late(self, room: Room) -> None:
        """The time of a held move is up, or its player's."""
        await self.ledger.surely(self._settle_late(room))

    async def _settle_late(self, room: Room) -> None:
        async with room.lock:
            if room.table.paused is None:
                await self._give_away(room)

    async def _give_away(self, room: Room) -> None:
        """Make the move that was held."""
        if (held := room.held) is not None:
            await self._make(room, held.played, held.kept.action, By.PERSON)

    async def _make(self, room: Room, played: Played, action: str, by: ByName) -> int:
        """Write a move down as it was looked ahead at, and only then let the room know what was
        played; its version."""
        text = room.game.moves.text(played.move)
        version = room.version + 1
        event = EventRow(
            room.table.id, version, EventKind.MOVE, played.who, text, action, now(), by
        )
        await self.ledger.write(room, event, after_move(room, event, played), played)
        return version

    # Taking back

    async def undo(self, caller: Caller, table: str, wish: UndoRequest) -> Done:
        """Take the caller's own last move back, as far as nothing was revealed since."""
        caller.need("play")
        return await self.ledger.act(table, partial(self._undo, caller.person.id, wish))

    async def _undo(self, person: str, wish: UndoRequest, room: Room) -> Done:
        async with room.lock:
            if wish.held:
                await self.ledger.rooms.refresh(room)
            seat = last_seat(room, person)
            if (version := room.actions.get(wish.action_id)) is not None:
                return Done(wish.action_id, version)
            if wish.held or room.held is not None:
                version = await self._undo_held(room, acting_seat(room, person), wish)
                return Done(wish.action_id, version)
            match = running_match(room, wish.expected_version)
            if not match.may_undo() or match.played[-1].who != seat:
                raise Refused("core.refusal.undo", [])
            count = match.turn_moves(seat) if wish.to == "turn" else 1
            version = await self.take_back(room, match, seat, wish.action_id, max(1, count))
        return Done(wish.action_id, version)

    async def _undo_held(self, room: Room, seat: int, wish: UndoRequest) -> int:
        """Take back the move that was held, perhaps with the turn before it. It never was an event:
        that it is gone already may only mean that the request came twice."""
        match = asked_match(room, seat, wish.expected_version)
        count = match.turn_moves(seat) if wish.to == "turn" else 0
        if room.held is not None and count:
            return await self.take_back(room, match, seat, wish.action_id, count)
        if room.held is not None:
            await self._change(room, freed_columns(room.table, room.seats, now()))
        return room.version

    async def take_back(
        self, room: Room, match: Match, seat: int, action: str, count: int = 1
    ) -> int:
        """Write that the last moves were taken back; their maker is asked again. The version."""
        maker = match.played[-count].who
        version = room.version + 1
        many = str(count) if count > 1 else ""
        event = EventRow(
            room.table.id, version, EventKind.UNDO, seat, many, action, now(), By.PERSON
        )
        await self.ledger.write(room, event, after(room, event, maker))
        return version


def running_match(room: Room, expected: int) -> Match:
    """The match, if it goes on and stands where it is expected to."""
    if room.table.status != Status.RUNNING or room.match is None:
        raise Refused("server.refusal.not_running", [])
    if room.table.paused is not None:
        raise Refused("server.refusal.paused", [])
    if expected != room.version:
        raise Refused("core.refusal.stale", [expected, room.version])
    return room.match


def asked_match(room: Room, seat: int, expected: int) -> Match:
    """The match, if this seat is asked in it now: neither too early nor too late."""
    match = running_match(room, expected)
    if room.decider() != seat:
        raise Refused("server.refusal.not_your_turn", [])
    return match


def after(room: Room, event: EventRow, decider: int | None) -> Progress:
    """What the table's row says after an event."""
    left = after_event(room.table, room.seats, decider, event.at)
    return progress_when_asked(room.table, room.seats, event.version, left, decider, event.at)


def after_move(room: Room, event: EventRow, played: Played) -> Progress:
    """What the table's row says after a move, which may have been the last one."""
    d = played.after.decision()
    if d is not None:
        return after(room, event, d.who)
    result = result_of(room.game, played.after, event.version)
    return msgspec.structs.replace(after(room, event, None), status=Status.OVER, result=result)
