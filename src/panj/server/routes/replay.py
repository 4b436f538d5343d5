"""The past of a match: what a seat saw after any of its moves."""

from bisect import bisect_right
from collections import Counter
from typing import Annotated

import msgspec
from litestar import Controller
from litestar.params import FromPath, JSONBody, QueryParameter

from panj.core.match import Match
from panj.core.messages import SPECTATOR, Refused
from panj.core.things import LAST_SEAT
from panj.server.answers import NOT_DEALT
from panj.server.asides import aside_lines
from panj.server.rooms import Room
from panj.server.routes.callers import Known, Parts, Visitor
from panj.server.routes.described import get, post
from panj.server.sandbox import sandbox_answer
from panj.server.shown import said, score_lines
from panj.server.store.rows import Status
from panj.server.story import film_of, log_line, weight_for
from panj.server.wire.answers import AsideLine, FilmAnswer, LogLine, TableAnswer
from panj.server.wire.requests import BranchRequest
from panj.server.wire.reviews import Moment, Part, ReviewAnswer
from panj.server.wire.sandbox import SandboxAnswer, SandboxRequest

At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
After = Annotated[int, QueryParameter(ge=NOT_DEALT, le=1_000_000)]
Mine = Annotated[int | None, QueryParameter(ge=0, le=LAST_SEAT)]
Seat = Annotated[int | None, QueryParameter(ge=SPECTATOR, le=LAST_SEAT)]


class ReplayController(Controller):
    """Finished matches from everybody's seat; one's own past at any time."""

    path = "/api/v1/tables"
    tags = ("replay",)

    @get("/{table:str}/replay", summary="A moment of a match")
    async def replay(
        self,
        table: FromPath[str],
        visitor: Visitor,
        services: Parts,
        at: At = None,
        seat: Seat = None,
    ) -> Moment:
        person = visitor.person.id if visitor else ""
        room = await services.room_for(person, table)
        return moment(room, at, perspective(room, person, seat))

    @get("/{table:str}/film", summary="What I saw between two versions, moment by moment")
    async def film(
        self,
        table: FromPath[str],
        visitor: Visitor,
        services: Parts,
        after: After = NOT_DEALT,
        upto: At = None,
        seat: Mine = None,
    ) -> FilmAnswer:
        person = visitor.person.id if visitor else ""
        room = await services.room_for(person, table)
        if room.match is None:
            raise Refused("server.refusal.not_running", [])
        until = room.version if upto is None else upto
        return film_of(room, room.seat_for(person, seat), after, until)

    @get("/{table:str}/review", summary="What a review has found about a finished match so far")
    async def review(self, table: FromPath[str], visitor: Visitor, services: Parts) -> ReviewAnswer:
        person = visitor.person.id if visitor else ""
        return await services.reviews.answer(await services.room_for(person, table))

    @post("/{table:str}/review", status_code=202, summary="Have a finished match reviewed")
    async def begin_review(
        self, table: FromPath[str], caller: Known, services: Parts
    ) -> ReviewAnswer:
        caller.need("read")
        person = caller.person.id
        return await services.reviews.begin(await services.room_for(person, table), person)

    @post("/{table:str}/branch", status_code=201, summary="Go on from a moment, for practice")
    async def branch(
        self, table: FromPath[str], data: JSONBody[BranchRequest], caller: Known, services: Parts
    ) -> TableAnswer:
        caller.need("create")
        room = await services.room_for(caller.person.id, table)
        fresh = await services.branches.make(room, caller.person, data.at, data.seat)
        return await services.look(caller, fresh, data.seat)

    @post("/{table:str}/try", status_code=200, summary="Try things out from a moment, nothing kept")
    async def try_out(
        self,
        table: FromPath[str],
        data: JSONBody[SandboxRequest],
        visitor: Visitor,
        services: Parts,
    ) -> SandboxAnswer:
        person = visitor.person.id if visitor else ""
        room = await services.room_for(person, table)
        return await sandbox_answer(room, person, data, services.thinkers)


def perspective(room: Room, person: str, wished: int | None) -> int:
    """Through whose eyes: anybody's when the match is over, until then only one's own."""
    over = room.table.status in (Status.OVER, Status.ABANDONED)
    if over and wished is not None and wished < room.table.seats:
        return wished
    seat = room.seat_for(person, wished)
    if seat == SPECTATOR and not over:
        raise Refused("server.refusal.not_over", [])
    return seat


def moment(room: Room, wished: int | None, seat: int) -> Moment:
    """The match after so many moves; after all of them if nothing was wished."""
    match = room.match
    if match is None:
        raise Refused("server.refusal.not_running", [])
    over = room.table.status in (Status.OVER, Status.ABANDONED)
    moves = len(match.played)
    at = moves if wished is None else min(wished, moves)
    s = match.earlier(moves - at)
    d = s.decision()
    last = match.played[at - 1] if at else None
    shown = last is not None and (over or last.who == seat)
    return Moment(
        table=room.table.id,
        at=at,
        seat=None if seat == SPECTATOR else seat,
        who=[played.who for played in match.played],
        rounds=rounds(match),
        turns=turns(match),
        parts=parts(match),
        view=room.game.view(s, seat),
        scores=score_lines(s.score_sheet()),
        log=log_by_move(room, seat),
        asides=asides_by_move(room),
        move=said(room.game.moves.message(last.move)) if last is not None and shown else None,
        decider=None if d is None else d.who,
        points=history(match) if over else [],
    )


def log_by_move(room: Room, seat: int) -> list[LogLine]:
    """Every line that a seat may read, with the number of the move that it followed."""
    chronicle = room.chronicle()
    return [
        log_line(room.game, number, told, weight_for(told, seat))
        for number, version in enumerate(chronicle.standing())
        for told in chronicle.entries[version]
        if told.note.is_for(seat)
    ]


def asides_by_move(room: Room) -> list[AsideLine]:
    """What happened beside the match, with the number of the move after which it did."""
    standing = list(room.chronicle().standing())
    found = aside_lines(room.table, room.version)
    return [
        msgspec.structs.replace(each, version=max(0, bisect_right(standing, each.version) - 1))
        for each in found
    ]


def rounds(match: Match) -> list[int]:
    """The numbers of the moves that ended a round."""
    return [
        number
        for number, played in enumerate(match.played, 1)
        if any(note.key == match.game.presentation.round_line for note in played.notes)
    ]


def turns(match: Match) -> list[int]:
    """The numbers of the moves after which another seat's turn began."""
    who = [played.who for played in match.played]
    return [number for number in range(1, len(who)) if who[number] != who[number - 1]]


def parts(match: Match) -> list[Part]:
    """Where rounds, quarters or checks begin. What a heading tells of every turn is no part."""
    lines = [(0, note) for note in match.setup_notes]
    for number, played in enumerate(match.played, 1):
        lines += [(number, note) for note in played.notes]
    is_heading = match.game.presentation.is_heading
    found = [
        (number, note) for number, note in lines if is_heading(note.key) and note.is_for(SPECTATOR)
    ]
    count = Counter(note.key for _, note in found)
    most = max(2, len(turns(match)) // 2)
    return [Part(number, said(note)) for number, note in found if count[note.key] <= most]


def history(match: Match) -> list[list[int]]:
    """Everybody's points after each move."""
    moves = len(match.played)
    return [list(match.earlier(moves - number).scores()) for number in range(moves + 1)]
