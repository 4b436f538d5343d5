"""What a seat is told about its table: computed from that seat's view alone."""

from typing import Final

import msgspec

from panj.core.game import Game
from panj.core.messages import SPECTATOR, Message
from panj.server.options import abridged
from panj.server.rooms import Room, now
from panj.server.shown import score_lines
from panj.server.store.rows import SeatKind, SeatRow, Status, TableRow
from panj.server.wire.answers import (
    LogLine,
    Proposal,
    Question,
    SeatAnswer,
    TableAnswer,
    TableBrief,
)

NOT_DEALT: Final = -1
"""The version of a table without a match: who knows it has read nothing of the log, of which the
set-up is version 0."""


def table_answer(
    room: Room,
    person: str,
    seat: int,
    online: set[str],
    since: int = NOT_DEALT,
    curtain: bool = False,
) -> TableAnswer:
    """Everything that one seat of a table may know now; the log from after a version."""
    table = room.table
    over = table.status in (Status.OVER, Status.ABANDONED)
    behind = 0 if curtain else room.behind(seat)
    shown = room.shown(behind)
    version = NOT_DEALT if shown is None else room.version - behind
    end = shown.state if shown is not None and table.status == Status.OVER else None
    return TableAnswer(
        id=table.id,
        game=table.game,
        rules_version=table.rules_version,
        options=room.options,
        settings=table.settings,
        status=table.status,
        version=version,
        since=since,
        seat=None if seat == SPECTATOR else seat,
        curtain=curtain,
        host=table.host == person,
        seats=[seat_answer(row, person, online) for row in room.seats],
        view=None if shown is None else shown.view(seat),
        scores=[] if shown is None else shown.scores(),
        # What breaks a tie may be hidden until the end, so nobody is told before.
        tie_breaks=[] if end is None else score_lines(end.tie_breaks()),
        ranking=None if end is None else end.ranking(),
        question=None if over or behind else question(room, seat),
        may_undo=may_undo(room, seat),
        log=[log_line(room.game, v, note) for v, note in room.log(seat, since, version)],
        asked_at=None if behind else table.asked_at,
        deadline=None if behind else table.deadline,
        proposal=proposal(room),
        commitment=room.commitment,
        key=table.key.hex() if over else None,
        rematch=table.rematch,
        now=now(),
    )


def log_line(game: Game, version: int, note: Message) -> LogLine:
    """A line of the log, as a seat that may read it is told."""
    return LogLine(version, note.key, note.operands, game.presentation.is_heading(note.key))


def question(room: Room, seat: int) -> Question | None:
    """What is asked now, as far as a seat is told."""
    shown, match = room.shown(0), room.match
    return None if shown is None or match is None else shown.question(seat, match.moves())


def may_undo(room: Room, seat: int) -> bool:
    """Whether this seat may take its last move back without asking anybody."""
    match = room.match
    return (
        match is not None
        and room.table.status == Status.RUNNING
        and match.may_undo()
        and match.played[-1].who == seat
    )


def proposal(room: Room) -> Proposal | None:
    """What waits for everybody's consent."""
    kept = room.table.proposal
    return None if kept is None else msgspec.convert(kept, Proposal)


def seat_answer(row: SeatRow, person: str, online: set[str]) -> SeatAnswer:
    """A seat as others see it: who sits there, never how to find them."""
    return SeatAnswer(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot if row.kind in (SeatKind.BOT, SeatKind.FILED) else None,
        mine=row.person == person,
        online=row.kind in (SeatKind.BOT, SeatKind.AUTOMA) or (row.person or "") in online,
        clock=row.clock,
        seconds=row.seconds if row.kind == SeatKind.BOT else None,
    )


def table_brief(table: TableRow, seats: list[SeatRow], person: str) -> TableBrief:
    """A table in a list. The match itself is not looked at: a list must be quick."""
    mine = [row.seat for row in seats if row.person == person]
    return TableBrief(
        id=table.id,
        game=table.game,
        options=abridged(table.options),
        status=table.status,
        seats=[seat_answer(row, person, set()) for row in seats],
        my_turn=table.status == Status.RUNNING and table.decider in mine,
        created=table.created,
        changed=table.changed,
    )
