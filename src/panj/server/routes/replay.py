"""The past of a match: what a seat saw after any of its moves."""

from typing import Annotated

from litestar import Controller
from litestar.params import FromPath, QueryParameter

from panj.core.match import Match
from panj.core.messages import SPECTATOR, Message, Refused
from panj.core.things import LAST_SEAT
from panj.server.answers import log_line
from panj.server.rooms import Room
from panj.server.routes.callers import Known, Parts, Visitor
from panj.server.routes.described import get, post
from panj.server.shown import said, score_lines
from panj.server.store.rows import Status
from panj.server.wire.reviews import Moment, ReviewAnswer

At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
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
        view=room.game.view(s, seat),
        scores=score_lines(s.score_sheet()),
        log=[log_line(room.game, number, note) for number, note in notes(match, seat)],
        move=said(room.game.moves.message(last.move)) if last is not None and shown else None,
        decider=None if d is None else d.who,
        points=history(match) if over else [],
    )


def notes(match: Match, seat: int) -> list[tuple[int, Message]]:
    """Every line that a seat may read, with the number of the move that it followed."""
    found = [(0, note) for note in match.setup_notes]
    for number, played in enumerate(match.played, 1):
        found += [(number, note) for note in played.notes]
    return [(number, note) for number, note in found if note.is_for(seat)]


def rounds(match: Match) -> list[int]:
    """The numbers of the moves that ended a round."""
    return [
        number
        for number, played in enumerate(match.played, 1)
        if any(note.key == match.game.presentation.round_line for note in played.notes)
    ]


def history(match: Match) -> list[list[int]]:
    """Everybody's points after each move."""
    moves = len(match.played)
    return [list(match.earlier(moves - number).scores()) for number in range(moves + 1)]
