"""The practice room: a lesson as a table, for one seat. It is made anew for every request, from the
lesson and the way that the learner has gone: nothing is kept, and every process can answer."""

from typing import Final

import msgspec

from panj.core.chance import KEY_BYTES
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.learn.lesson import DAMAGED, Ask, Lesson, lesson, lesson_numbers, title_key
from panj.learn.walk import NEXT, Walk
from panj.server.answers import table_answer
from panj.server.lobby import automa_seat, fresh_table
from panj.server.rooms import Room
from panj.server.shown import score_lines
from panj.server.store.rows import (
    BranchRow,
    By,
    EventKind,
    EventRow,
    SeatKind,
    SeatRow,
    Status,
    TableSettings,
)
from panj.server.story import film_of
from panj.server.wire.answers import FilmStep
from panj.server.wire.learn import LessonAnswer, LessonBrief, LessonRequest, Tried

LEARNER: Final = "learner"
OTHERS: Final = "easy"
"""Whose character the others have: nobody is asked."""
SETTINGS: Final = TableSettings(listed=False, spectators=False)


def lesson_briefs(game: Game) -> list[LessonBrief]:
    """The lessons of a game for a list; what cannot be read is listed, and refused when opened."""
    return [lesson_brief(game, number) for number in lesson_numbers(game)]


def lesson_brief(game: Game, number: int) -> LessonBrief:
    minutes = steps = 0
    try:
        found = lesson(game, number)
        minutes, steps = found.file.minutes, len(found.steps)
    except Refused as refusal:
        if refusal.message.key != DAMAGED:
            raise
    return LessonBrief(number, title_key(game, number), minutes, steps)


def gone_on(taught: Lesson, request: LessonRequest) -> tuple[Walk, Move | None]:
    """Where a request leads; with the legal move that was tried and leads nowhere."""
    walk = Walk(taught, request.way)
    wish = request.move
    if wish is None or walk.take(wish) or wish == NEXT:
        return walk, None
    move = taught.game.moves.parse(wish)
    walk.match.ahead(move)  # refused if it is not legal
    return walk, move


def lesson_answer(walk: Walk, tried: Move | None = None) -> LessonAnswer:
    """Everything that the learner is told."""
    taught, step = walk.lesson, walk.step
    room = room_of(walk)
    moves, best = walk.match.moves(), walk.best()
    table = table_answer(room, LEARNER, taught.you, {LEARNER})
    return LessonAnswer(
        game=taught.game.slug,
        lesson=taught.number,
        lessons=len(lesson_numbers(taught.game)),
        title=taught.title,
        step=walk.at + 1,
        steps=len(taught.steps),
        kind="over" if step is None else "ask" if isinstance(step, Ask) else "tell",
        text=taught.key(step.text) if step is not None else "",
        rule=step.rule if step is not None else "",
        lit=walk.lit(),
        ahead=ahead(walk),
        accepted=[moves.index(move) for move in walk.accepted()],
        best=None if best is None else moves.index(best),
        way=walk.way,
        table=msgspec.structs.replace(table, practice=None, now=0.0),
        film=film_of(room, taught.you, walk.seen, room.version).steps,
        tried=None if tried is None else tried_step(walk, tried),
    )


def ahead(walk: Walk) -> list[str]:
    """The things of the next step, if nobody else moves before it."""
    best, following = walk.best(), walk.at + 1
    steps = walk.lesson.steps
    if best is None or following == len(steps) or not isinstance(steps[following], Ask):
        return []
    after = Walk(walk.lesson, [*walk.way, walk.game.moves.text(best)])
    return after.lit() if after.at == following else []


def tried_step(walk: Walk, move: Move) -> Tried:
    """What the learner would see after a legal move with which the lesson does not go on."""
    s, you = walk.match.ahead(move).after, walk.lesson.you
    view, scores = walk.game.view(s, you), score_lines(s.score_sheet())
    return Tried(walk.answer_to(move), FilmStep(walk.match.version + 1, view, scores, []))


def room_of(walk: Walk, moves: int | None = None) -> Room:
    """The table of a lesson as it stands after the learner's way, or after so many moves of it."""
    taught = walk.lesson
    name = f"{walk.game.slug}-{taught.number}"
    seats = solo_seats(name, walk.match, taught.you, OTHERS)
    return practice_room(name, walk.match, taught.file.state, seats, moves)


def practice_room(
    name: str,
    match: Match,
    first: dict[str, object],
    seats: list[SeatRow],
    moves: int | None = None,
) -> Room:
    """A table that is nowhere kept, as it stands after the moves of a match that began in the
    `first` state, or after so many of them."""
    game = match.game
    table = fresh_table(name, "", match.terms, SETTINGS)
    table.key, table.asked_at, table.status = bytes(KEY_BYTES), 0.0, Status.RUNNING
    room = Room(table, seats, BranchRow(name, name, 0, 0, first))
    room.begin()
    for number, played in enumerate(match.played[:moves], 1):
        text, action = game.moves.text(played.move), str(number)
        by = By.PERSON if seats[played.who].kind == SeatKind.PERSON else By.BOT
        room.apply(EventRow(name, number, EventKind.MOVE, played.who, text, action, 0.0, by))
    if room.match is not None and room.match.decision() is None:
        room.table.status = Status.OVER
    return room


def solo_seats(name: str, match: Match, you: int, others: str) -> list[SeatRow]:
    """The seats of a practice room with one learner; the moves of the others are written down."""
    automas = match.game.automa(match.terms)
    return [
        automa_seat(name, seat) if seat in automas else solo_seat(name, seat, you, others)
        for seat in range(match.terms.seats)
    ]


def solo_seat(table: str, seat: int, you: int, others: str) -> SeatRow:
    if seat == you:
        return SeatRow(table, seat, SeatKind.PERSON, person=LEARNER)
    return SeatRow(table, seat, SeatKind.BOT, name=others, bot=others)
