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
from panj.server.store.progress import Progress
from panj.server.store.rows import EventKind, EventRow, Status
from panj.server.wire.answers import Done
from panj.server.wire.requests import MoveRequest, UndoRequest


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
            moves = match.moves()
            if wish.index >= len(moves):
                d = match.decision()
                rule = "" if d is None else d.rule
                raise Refused("server.refusal.no_such_move", [wish.index], rule)
            version = await self._make(room, match, moves[wish.index], wish.action_id)
        return Done(wish.action_id, version)

    async def move_for(self, room: Room, seat: int, move: Move, expected: int, action: str) -> None:
        """Make a move that was chosen for a seat, by its bot or because there is no other."""
        await self.ledger.surely(self._move_for(room, seat, move, expected, action))

    async def _move_for(
        self, room: Room, seat: int, move: Move, expected: int, action: str
    ) -> None:
        async with room.lock:
            match = asked_match(room, seat, expected)
            await self._make(room, match, move, action)

    async def _make(self, room: Room, match: Match, move: Move, action: str) -> int:
        """Play a move, write it down, and only then let the room know what was played; its
        version."""
        played = match.ahead(move)
        text = room.game.moves.text(move)
        version = room.version + 1
        event = EventRow(room.table.id, version, EventKind.MOVE, played.who, text, action, now())
        await self.ledger.write(room, event, after_move(room, event, played), played)
        return version

    # Taking back

    async def undo(self, caller: Caller, table: str, wish: UndoRequest) -> Done:
        """Take the caller's own last move back, as far as nothing was revealed since."""
        caller.need("play")
        return await self.ledger.act(table, partial(self._undo, caller.person.id, wish))

    async def _undo(self, person: str, wish: UndoRequest, room: Room) -> Done:
        async with room.lock:
            seat = last_seat(room, person)
            if (version := room.actions.get(wish.action_id)) is not None:
                return Done(wish.action_id, version)
            match = running_match(room, wish.expected_version)
            if not match.may_undo() or match.played[-1].who != seat:
                raise Refused("core.refusal.undo", [])
            version = await self.take_back(room, match, seat, wish.action_id)
        return Done(wish.action_id, version)

    async def take_back(self, room: Room, match: Match, seat: int, action: str) -> int:
        """Write that the last move was taken back; its maker is asked again. The version."""
        maker = match.played[-1].who
        version = room.version + 1
        event = EventRow(room.table.id, version, EventKind.UNDO, seat, "", action, now())
        await self.ledger.write(room, event, after(room, event, maker))
        return version


def running_match(room: Room, expected: int) -> Match:
    """The match, if it goes on and stands where it is expected to."""
    if room.table.status != Status.RUNNING or room.match is None:
        raise Refused("server.refusal.not_running", [])
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
