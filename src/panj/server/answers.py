"""What a seat is told about its table: computed from that seat's view alone."""

from panj.core.chance import commitment
from panj.core.messages import SPECTATOR, Message
from panj.core.moves import Move
from panj.core.scores import ScoreLine
from panj.core.state import Blocked, Decision, State
from panj.server.agreed import told
from panj.server.rooms import Room, now
from panj.server.store.rows import SeatKind, SeatRow, Status, TableRow
from panj.server.wire import (
    BlockedThing,
    LogLine,
    MoveOffer,
    Proposal,
    Question,
    Said,
    ScoreLineAnswer,
    SeatAnswer,
    TableAnswer,
    TableBrief,
)


def table_answer(
    room: Room, person: str, seat: int, online: set[str], since: int = -1, curtain: bool = False
) -> TableAnswer:
    """Everything that one seat of a table may know now; the log from after a version."""
    table = room.table
    over = table.status in (Status.OVER, Status.ABANDONED)
    behind = 0 if curtain else room.behind(seat)
    version = room.version - behind
    s = room.state(behind)
    end = s if table.status == Status.OVER else None
    return TableAnswer(
        id=table.id,
        game=table.game,
        rules_version=table.rules_version,
        options=told(table.options),
        settings=table.settings,
        status=table.status,
        version=version,
        since=since,
        seat=None if seat == SPECTATOR else seat,
        curtain=curtain,
        host=table.host == person,
        seats=[seat_answer(row, person, online) for row in room.seats],
        view=None if s is None else room.game.view(s, seat),
        scores=[] if s is None else score_lines(s.score_sheet()),
        # What breaks a tie may be hidden until the end, so nobody is told before.
        tie_breaks=[] if end is None else score_lines(end.tie_breaks()),
        ranking=None if end is None else end.ranking(),
        question=None if over or behind else question(room, seat),
        may_undo=may_undo(room, seat),
        log=[LogLine(v, note.key, note.operands) for v, note in room.log(seat, since, version)],
        asked_at=None if behind else table.asked_at,
        deadline=None if behind else table.deadline,
        proposal=proposal(room),
        commitment=commitment(table.key),
        key=table.key.hex() if over else None,
        rematch=table.rematch,
        now=now(),
    )


def question(room: Room, seat: int) -> Question | None:
    """What is asked; the prompt and the moves go to the seat that decides and nobody else."""
    if room.match is None:
        return None
    s = room.match.state
    d = s.decision()
    if d is None:
        return None
    if d.who != seat:
        return Question(d.who, d.rule, False, None, [], [])
    offers = [offer(room, s, d, index, move) for index, move in enumerate(d.moves(s))]
    blocked = [blocked_thing(each) for each in d.blocked(s)]
    return Question(d.who, d.rule, True, said(d.prompt(s)), offers, blocked, d.SECRET)


def offer(room: Room, s: State, d: Decision[State], index: int, move: Move) -> MoveOffer:
    """One legal move with the things it touches and what it would do."""
    table = room.game.moves
    return MoveOffer(
        index=index,
        verb=table.verbs[move.kind].name,
        text=table.text(move),
        things=table.things(move),
        message=said(table.message(move)),
        preview=[said(message) for message in d.preview(s, move)],
        final=d.is_final(s, move),
    )


def blocked_thing(blocked: Blocked) -> BlockedThing:
    return BlockedThing(blocked.thing, said(blocked.reason), blocked.rule)


def said(message: Message) -> Said:
    return Said(message.key, message.operands)


def score_lines(lines: list[ScoreLine]) -> list[ScoreLineAnswer]:
    return [ScoreLineAnswer(line.key, line.points) for line in lines]


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
    if kept is None:
        return None
    agreed = kept["agreed"]
    assert isinstance(agreed, list)
    return Proposal(str(kept["kind"]), int(str(kept["by"])), [int(str(a)) for a in agreed])


def seat_answer(row: SeatRow, person: str, online: set[str]) -> SeatAnswer:
    """A seat as others see it: who sits there, never how to find them."""
    return SeatAnswer(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        bot=row.bot if row.kind == SeatKind.BOT else None,
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
        options=told(table.options),
        status=table.status,
        seats=[seat_answer(row, person, set()) for row in seats],
        my_turn=table.status == Status.RUNNING and table.decider in mine,
        created=table.created,
        changed=table.changed,
    )
