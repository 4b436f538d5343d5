"""What happened at a table, as one seat is told: lines of the log, turns in a few words, and the
film of what it saw."""

from typing import Final

from panj.core.game import Game
from panj.core.messages import Message
from panj.core.narration import IMPORTANT, NOWHERE, ORDINARY
from panj.core.summary import summary_of
from panj.server.chronicle import Chronicle, Span, Told
from panj.server.rooms import Room
from panj.server.shown import said, score_lines
from panj.server.wire.answers import FilmAnswer, FilmStep, LogLine, TurnAnswer

POINTS: Final = "points"
"""What the operand is called that says how many points somebody gets."""

MOST_STEPS: Final = 60
"""So many moments one answer has at most."""


# Lines


def lines_told(room: Room, reader: int, after: int, until: int) -> list[LogLine]:
    """The lines that a seat may read of the events between two versions. What weighs the same for
    several is put together once."""
    now = room.chronicle(room.behind(reader)).lines_now
    found: list[LogLine] = []
    for version, told in room.log(reader, after, until):
        weight = weight_for(told, reader)
        line = now.get((id(told), weight))
        if line is None:
            line = now[id(told), weight] = log_line(room.game, version, told, weight)
        found.append(line)
    return found


def log_line(game: Game, version: int, told: Told, weight: int) -> LogLine:
    """A line of the log, as it is told to those for whom it weighs so much."""
    note, shape = told.note, told.shape
    return LogLine(
        version=version,
        key=note.key,
        operands=note.operands,
        heading=game.presentation.is_heading(note.key),
        seat=told.seat,
        by=told.by,
        things=things_of(game, told),
        origin="" if shape is None else shape.thing(note, shape.origin),
        goal="" if shape is None else shape.thing(note, shape.goal),
        turn=told.turn,
        weight=weight,
        scene=told.scene,
        stage=told.stage,
    )


def things_of(game: Game, told: Told) -> list[str]:
    """What a line names, and what the move touched that it tells wholly."""
    if told.shape is None:
        return []
    named = told.shape.things(told.note)
    moved = [] if told.move is None else game.moves.things(told.move)
    return named + [thing for thing in moved if thing not in named]


def weight_for(told: Told, reader: int) -> int:
    """How much a line matters to a reader: what touches one is always important."""
    if told.shape is None:
        return ORDINARY
    touched = [] if told.shape.begins else told.shape.seats(told.note)
    is_touched = told.seat != reader and reader in touched
    return IMPORTANT if is_touched else told.shape.weight_of(told.note)


# Turns


def turns_told(room: Room, reader: int, after: int, until: int) -> list[TurnAnswer]:
    """The turns of which this seat may know that something happened between two versions."""
    if room.match is None:
        return []
    chronicle = room.chronicle(room.behind(reader))
    spans = chronicle.spans_since(after, until)
    found = [turn_for(room, chronicle, span, reader, until) for span in spans]
    is_plain = room.game.narration.is_plain
    return [turn for turn in found if turn.said or any(turn.gain) or is_plain]


def turn_for(room: Room, chronicle: Chronicle, span: Span, reader: int, until: int) -> TurnAnswer:
    """A turn as a reader may know it: one of which everybody may read all is told to everybody
    alike, and summed up once."""
    if not span.is_public:
        return turn_told(room, chronicle, span, reader, until)
    found = chronicle.turns_now.get((span.number, until))
    if found is None:
        found = turn_told(room, chronicle, span, reader, until)
        chronicle.turns_now[span.number, until] = found
    return found


def turn_told(room: Room, chronicle: Chronicle, span: Span, reader: int, until: int) -> TurnAnswer:
    """A turn in a few words, out of the lines that the reader may read."""
    last = min(span.last, until)
    summary = summary_of(room.game.narration, lines_of(chronicle, span, reader, until))
    return TurnAnswer(
        turn=span.number,
        seat=span.seat,
        by=span.by,
        scene=span.scene,
        lead=None if summary.lead is None else said(summary.lead),
        said=[said(fact) for fact in summary.facts],
        gain=gained(room, chronicle, span, last),
        first=span.first,
        last=last,
    )


def lines_of(chronicle: Chronicle, span: Span, reader: int, until: int) -> list[Message]:
    """What a seat may read of what its player did in a turn and did not take back; in a scene,
    what anybody did."""
    return [
        told.note
        for version in range(max(span.first, 0), min(span.last, until) + 1)
        if not chronicle.is_undone(version, until)
        for told in chronicle.entries[version]
        if told.turn == span.number
        and told.note.is_for(reader)
        and (span.scene or told.seat == span.seat)
    ]


def gained(room: Room, chronicle: Chronicle, span: Span, last: int) -> list[int]:
    """What everybody gained in a turn. A version in which several turns met counts for the first
    scene that gives points, otherwise for the first of all."""
    total = [0] * room.table.seats
    for version in range(max(span.first, 1), last + 1):
        if counts_for(chronicle, version) == span.number:
            before, now = room.points(version - 1), room.points(version)
            total = [each + now[seat] - before[seat] for seat, each in enumerate(total)]
    return total


def counts_for(chronicle: Chronicle, version: int) -> int:
    """The turn to which what was gained at a version belongs."""
    lines = chronicle.entries[version]
    for told in lines:
        if told.scene and told.shape is not None and told.shape.has(POINTS):
            return told.turn
    return lines[0].turn if lines else NOWHERE


# The film


def film_of(room: Room, seat: int, after: int, upto: int) -> FilmAnswer:
    """What a seat saw from after a version up to another. What was taken back by then is cut out;
    a version of which the seat may read nothing is seen together with the next one."""
    told_until = room.version - room.behind(seat)
    until = min(upto, told_until)
    chronicle = room.chronicle(room.behind(seat))
    lines: dict[int, list[LogLine]] = {}
    for version, told in room.log(seat, after, until):
        if not chronicle.is_undone(version, until):
            line = log_line(room.game, version, told, weight_for(told, seat))
            lines.setdefault(version, []).append(line)
    versions = list(lines)[:MOST_STEPS]
    whole = len(versions) == len(lines)
    return FilmAnswer(
        after=after,
        upto=until if whole else versions[-1],
        whole=whole,
        steps=[film_step(room, seat, version, lines[version]) for version in versions],
    )


def film_step(room: Room, seat: int, version: int, lines: list[LogLine]) -> FilmStep:
    """One moment of the film."""
    s = room.states[version]
    return FilmStep(version, room.game.view(s, seat), score_lines(s.score_sheet()), lines)
