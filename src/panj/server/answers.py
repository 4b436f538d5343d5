"""What a seat is told about its table: computed from that seat's view alone."""

from typing import Final

import msgspec

from panj.core.game import Game
from panj.core.messages import SPECTATOR
from panj.core.report import report_of
from panj.core.state import State
from panj.learn.coach import tip_key, tips_now
from panj.server.asides import aside_lines, bot_since, is_given, why_bot
from panj.server.clocks import stood_in
from panj.server.options import abridged
from panj.server.reports import why_answer
from panj.server.rooms import Room, now
from panj.server.settling import Held
from panj.server.shown import said, score_lines
from panj.server.store.rows import SeatKind, SeatRow, Status, TableRow
from panj.server.story import lines_told, turns_told
from panj.server.wire.answers import (
    Practice,
    Proposal,
    Question,
    SeatAnswer,
    Settling,
    StandInAnswer,
    TableAnswer,
    TableBrief,
    TipAnswer,
)
from panj.server.wire.report import WhyAnswer
from panj.server.wire.said import Said

BOTS: Final = (SeatKind.BOT, SeatKind.FILED)
"""Seats of which it is told what bot plays there."""

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
    seen: int = NOT_DEALT,
) -> TableAnswer:
    """Everything that one seat of a table may know now; the log from after a version."""
    table = room.table
    over = table.status in (Status.OVER, Status.ABANDONED)
    behind = 0 if curtain else room.behind(seat)
    held = None if behind or curtain else held_by(room, seat)
    shown = room.shown(behind) if held is None else held.shown
    version = NOT_DEALT if shown is None else room.version - behind
    end = shown.state if shown is not None and table.status == Status.OVER else None
    return TableAnswer(
        id=table.id,
        game=table.game,
        name=table.name,
        rules_version=table.rules_version,
        options=room.options,
        settings=table.settings,
        status=table.status,
        version=version,
        since=since,
        seat=None if seat == SPECTATOR else seat,
        curtain=curtain,
        host=table.host == person,
        host_seat=next(iter(room.seats_of(table.host)), None),
        seats=[seat_answer(row, person, online, table) for row in room.seats],
        view=None if shown is None else shown.view(seat),
        scores=[] if shown is None else shown.scores(),
        # What breaks a tie may be hidden until the end, so nobody is told before.
        tie_breaks=[] if end is None else score_lines(end.tie_breaks()),
        ranking=None if end is None else end.ranking(),
        result=None if end is None else result_said(end),
        report=room.report(),
        near=None if shown is None or over else near(room.game, shown.state),
        question=None if over or behind else question(room, seat),
        may_undo=held is not None or may_undo(room, seat),
        may_undo_turn=may_undo_turn(room, seat),
        settling=None if held is None else Settling(held.kept.until),
        tips=[] if over or behind or curtain or held is not None else tips(room, seat),
        log=lines_told(room, seat, since, version),
        turns=turns_told(room, seat, since, version),
        asides=aside_lines(table, version),
        seen=min(seen, version),
        asked_at=None if behind else table.asked_at,
        deadline=None if behind else table.deadline,
        paused=table.paused,
        proposal=proposal(room),
        commitment=room.commitment,
        key=table.key.hex() if over else None,
        rematch=table.rematch,
        practice=practice(room),
        now=now(),
    )


def practice(room: Room) -> Practice | None:
    """From where the match of the table goes on, if it is for practice."""
    branch = room.branch
    return None if branch is None else Practice(branch.origin, branch.at, branch.seat)


def result_said(end: State) -> Said | None:
    """What came of the match, where no places tell it."""
    result = end.result()
    return None if result is None else said(result)


def near(game: Game, s: State) -> WhyAnswer | None:
    """What is certain about the end of a match that goes on."""
    found = report_of(game).near(s)
    return None if found is None else why_answer(found)


def question(room: Room, seat: int) -> Question | None:
    """What is asked now, as far as a seat is told. Who has played a turn and not given it away sees
    who comes next."""
    held = held_by(room, seat)
    if held is not None:
        return held.shown.question(seat, [])
    shown, match = room.shown(0), room.match
    if shown is None or match is None:
        return None
    # Where a bot stands in, it is the bot that is asked, and not the person of the seat.
    is_away = seat != SPECTATOR and stood_in(room.seats[seat])
    return shown.question(SPECTATOR if is_away else seat, match.moves())


def tips(room: Room, seat: int) -> list[TipAnswer]:
    """What the coach may say to a seat that is asked in a first game."""
    match = room.match
    if match is None or not room.table.settings.coach or seat == SPECTATOR:
        return []
    if stood_in(room.seats[seat]):
        return []
    return [
        TipAnswer(tip.name, tip_key(room.game, tip), tip.rule)
        for tip in tips_now(room.game, match.state, seat)
    ]


def held_by(room: Room, seat: int) -> Held | None:
    """The move of this seat that waits to be settled: nobody else is told of it."""
    held = room.held
    return held if held is not None and held.who == seat else None


def may_undo_turn(room: Room, seat: int) -> bool:
    """Whether this seat may take more than its last move back at once."""
    match = room.match
    if match is None:
        return False
    held = held_by(room, seat)
    least = 2 if held is None else 1
    return (held is not None or may_undo(room, seat)) and match.turn_moves(seat) >= least


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


def seat_answer(row: SeatRow, person: str, online: set[str], table: TableRow) -> SeatAnswer:
    """A seat as others see it: who sits there, never how to find them. It stays its person's where
    a bot stands in."""
    stand_in = stand_in_of(row, table)
    return SeatAnswer(
        seat=row.seat,
        kind=row.kind if stand_in is None else SeatKind.PERSON,
        name=row.name,
        bot=row.bot if row.kind in BOTS and stand_in is None else None,
        mine=row.person == person,
        online=is_there(row, online),
        clock=row.clock,
        seconds=row.seconds if row.kind == SeatKind.BOT else None,
        stand_in=stand_in,
        learner=learned(row, table),
    )


def learned(row: SeatRow, table: TableRow) -> bool:
    """Whether everybody is told at the end that hints were asked for at a seat."""
    is_over = table.status in (Status.OVER, Status.ABANDONED)
    return is_over and table.settings.learners and bool(row.hinted)


def is_there(row: SeatRow, online: set[str]) -> bool:
    """Whether whoever a seat belongs to is at the table; bots are always."""
    if row.person is not None:
        return row.person in online
    return row.kind in (SeatKind.BOT, SeatKind.AUTOMA)


def stand_in_of(row: SeatRow, table: TableRow) -> StandInAnswer | None:
    """The bot that stands in for the person of a seat."""
    if not stood_in(row):
        return None
    begun = bot_since(table, row.seat)
    return StandInAnswer(
        since=None if begun is None else begun.at,
        version=None if begun is None else begun.version,
        bot=row.bot or "",
        given=is_given(table, row.seat),
        why=why_bot(begun),
    )


def table_brief(table: TableRow, seats: list[SeatRow], host: str, person: str) -> TableBrief:
    """A table in a list. The match itself is not looked at: a list must be quick."""
    mine = [row.seat for row in seats if row.person == person and not stood_in(row)]
    # Who watches with a delay must not learn from a list what the board does not show yet.
    is_told = is_asking(table) and (bool(mine) or not table.settings.spectator_delay)
    result = table.result if table.status == Status.OVER and table.result else {}
    return TableBrief(
        id=table.id,
        game=table.game,
        name=table.name,
        host=host,
        options=abridged(table.options),
        pace=table.settings.pace,
        status=table.status,
        seats=[seat_answer(row, person, set(), table) for row in seats],
        my_turn=is_asking(table) and table.decider in mine,
        asked=table.decider if is_told else None,
        asked_at=table.asked_at if is_told else None,
        deadline=table.deadline if is_told else None,
        paused=table.paused,
        points=msgspec.convert(result.get("scores", []), list[int]),
        places=msgspec.convert(result.get("ranking", []), list[int]),
        created=table.created,
        changed=table.changed if is_told or table.status != Status.RUNNING else table.created,
    )


def is_asking(table: TableRow) -> bool:
    """Whether somebody is asked at a table: nobody is while it is paused."""
    return table.status == Status.RUNNING and table.paused is None
