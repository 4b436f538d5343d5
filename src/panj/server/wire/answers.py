"""What the server answers at a table, and the problems that it tells of anywhere."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from panj.server.store.rows import ByName, Pace, SeatKindName, StatusName, TableSettings
from panj.server.wire.report import ReportAnswer, WhyAnswer
from panj.server.wire.requests import ProposalKind
from panj.server.wire.said import Said


class LogLine(Struct, frozen=True, rename={"origin": "from", "goal": "to"}):
    """A line of the log, with what a table needs to show what it tells of."""

    version: int
    key: str
    operands: list[int | str]
    heading: bool = False
    """It begins a new part of the match."""
    seat: int | None = None
    """Who acts; nobody where the rules do something."""
    by: ByName = "rule"
    """Who moved that seat then, whoever does so now."""
    things: list[str] = []
    """What is named or touched, in order, without who acts."""
    origin: str = ""
    """Where the moved piece came from; empty if none was moved."""
    goal: str = ""
    turn: int = 0
    weight: Annotated[int, Meta(ge=0, le=2)] = 1
    """Minor, ordinary, or important to this reader."""
    scene: str = ""
    """The scene that it belongs to; empty if it belongs to none."""
    stage: int = 0


class AsideLine(Struct, frozen=True):
    """A line of the log that is no part of the match: somebody ran out of time, a pause. It is told
    after what happened at its version."""

    version: int
    at: float
    said: Said


class TurnAnswer(Struct, frozen=True):
    """A turn in a few words: its lead and its strongest facts, none of which names who acted."""

    turn: int
    seat: int | None
    """Whose turn it was; nobody's where the rules ran by themselves."""
    by: ByName
    scene: str
    lead: Said | None
    """What the turn was about: a role, an action."""
    said: list[Said]
    """Two facts at most, in the order in which they happened."""
    gain: list[int]
    """By how many points everybody's score changed."""
    first: int
    last: int


class Left(Struct, frozen=True):
    """Something that a move leaves behind although it is worth having."""

    said: Said
    move: int | None
    """The index of the move that takes it, if nothing has to be pointed at."""


class Change(Struct, frozen=True):
    """What a move changes beyond its own words."""

    said: Said
    things: list[str]
    sign: Literal[-1, 0, 1]
    """A loss, neither, or a gain."""


class LedgerEntry(Struct, frozen=True):
    """Something that the turn holds."""

    said: Said
    state: Literal["done", "open", "off"]
    move: int | None
    """The index of the move that does it, if nothing has to be pointed at."""
    things: list[str]
    """What can be pointed at for it."""
    reason: Said | None
    """Why it is not possible now."""


class MoveOffer(Struct, frozen=True):
    """One legal move: what to send is its index."""

    index: int
    verb: str
    text: str
    things: list[str]
    message: Said
    preview: list[Said]
    final: bool
    """It has a big consequence: a table asks first."""
    leaves: list[Left]
    """What is worth having and would be lost by it."""
    changes: list[Change]
    """What it changes beyond its own words."""
    sealed: bool = False
    """The choice stays hidden and cannot be taken back: a table asks for it twice."""
    weighed: bool = False
    """Its effect is weighed before: where a finger hides it, a table shows it first."""
    warns: bool = False
    """Its preview tells a loss: a table shows it first."""
    ends: bool = False
    """It gives the turn away."""
    reveals: bool = False
    """It gives the turn away and shows something new at once: it cannot be held back."""
    placed: Said | None = None
    """The move told by what lies beside its place, where its own message has coordinates only."""


class BlockedThing(Struct, frozen=True):
    thing: str
    reason: Said
    rule: str


class Question(Struct, frozen=True):
    """What is asked now. Only the seat that decides gets the prompt and the moves."""

    who: int
    rule: str
    mine: bool
    prompt: Said | None
    moves: list[MoveOffer]
    blocked: list[BlockedThing]
    ledger: list[LedgerEntry]
    """What my turn holds: what is done, what is open, what is not possible now."""
    power: Said | None = None
    """What I may do by what I am."""
    idle: bool = False
    """All moves come to the same: nobody need be asked."""
    secret: bool = False
    """Answering by itself where there is one move only would tell a secret."""


class StandInAnswer(Struct, frozen=True):
    """A bot plays for the person of a seat until the person takes it back."""

    since: float | None
    version: int | None
    """The last event before it."""
    bot: str
    given: bool
    """The host has given the person time since."""
    why: Literal["stand_in", "left", "removed"] = "stand_in"
    """The person's time ran out, the person has gone, or whoever runs the server removed them."""


class TipAnswer(Struct, frozen=True):
    """Something that the coach of a first game may say now."""

    name: str
    text: str
    """The key of what is said."""
    rule: str


class Settling(Struct, frozen=True):
    """My turn is played and not yet given away."""

    until: float | None
    """When it is by itself, in seconds since 1970."""


class SeatAnswer(Struct, frozen=True):
    seat: int
    kind: SeatKindName
    name: str
    bot: str | None
    mine: bool
    online: bool
    clock: float | None
    seconds: float | None = None
    """How long a bot thinks about a move at most."""
    stand_in: StandInAnswer | None = None
    """The seat is a person's, and a bot plays."""
    learner: bool = False
    """The match is over, its hints were for learners, and one was asked for here."""


class ScoreLineAnswer(Struct, frozen=True):
    key: str
    points: list[int]


class Proposal(Struct, frozen=True):
    kind: ProposalKind
    by: int
    agreed: list[int]


class Practice(Struct, frozen=True):
    """From where a practice table goes on: a table, after so many moves, and whose eyes."""

    origin: str
    at: int
    seat: int


class TableAnswer(Struct, frozen=True):
    """Everything one seat, or a spectator, may know about a table."""

    id: str
    game: str
    name: str
    """What its host has called it; nothing if it is called after the host."""
    rules_version: int
    options: dict[str, Any]
    settings: TableSettings
    status: StatusName
    version: int
    """How many events there were; -1 while the match is not dealt."""
    since: int
    seat: int | None
    curtain: bool
    """At a hot seat: nobody has said yet that they look, so nobody's hand is shown."""
    host: bool
    host_seat: int | None
    """Where the host sits, if at the table."""
    seats: list[SeatAnswer]
    view: dict[str, Any] | None
    scores: list[ScoreLineAnswer]
    tie_breaks: list[ScoreLineAnswer]
    ranking: list[int] | None
    result: Said | None
    """What came of a match that is over, where nobody was beaten; otherwise the ranking says it."""
    report: ReportAnswer | None
    """Why a match that is over ended, and where the points came from."""
    near: WhyAnswer | None
    """What is certain about the end while the match goes on: the last round, the last check."""
    question: Question | None
    may_undo: bool
    may_undo_turn: bool
    """Whether more than the last move can be taken back at once, back to the turn's start or to
    what was revealed last in it."""
    settling: Settling | None
    tips: list[TipAnswer]
    """What fits the question in a first game; nothing at other tables. Who was told one already
    need not be told again."""
    log: list[LogLine]
    turns: list[TurnAnswer]
    """The turns of which something happened since."""
    asides: list[AsideLine]
    """All that happened beside the match."""
    seen: int
    """The last version that this person has seen anywhere; -1 if none."""
    asked_at: float | None
    deadline: float | None
    paused: float | None
    """Since when the table is paused: its clocks show that time, and nobody moves."""
    proposal: Proposal | None
    commitment: str
    key: str | None
    rematch: str | None
    practice: Practice | None
    now: float


class FilmStep(Struct, frozen=True):
    """A moment of the past, as a seat saw it: everything that it could read of one version."""

    version: int
    view: dict[str, Any]
    scores: list[ScoreLineAnswer]
    log: list[LogLine]


class FilmAnswer(Struct, frozen=True):
    """What a seat saw between two versions; without what was taken back meanwhile."""

    after: int
    upto: int
    """The last version that is told here; with `whole` false there is more after it."""
    whole: bool
    steps: list[FilmStep]


class TableBrief(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str
    """What its host has called it; nothing if it is called after the host."""
    host: str
    """What the host is called."""
    options: dict[str, Any]
    pace: Pace
    status: StatusName
    seats: list[SeatAnswer]
    my_turn: bool
    asked: int | None
    """For whom the table waits, as far as the reader may know it."""
    asked_at: float | None
    deadline: float | None
    paused: float | None
    points: list[int]
    """What every seat came to, if the match was played to its end."""
    places: list[int]
    created: float
    changed: float


class TableLists(Struct, frozen=True):
    mine: list[TableBrief]
    open: list[TableBrief]
    now: float


Shown = Literal["open", "running", "over"]
PaceName = Literal["none", "live", "days"]


class LobbyCounts(Struct, frozen=True):
    """How many tables of each kind the other filters leave."""

    open: int
    running: int
    over: int


class LobbyAnswer(Struct, frozen=True):
    """A page of the tables that everybody may find."""

    tables: list[TableBrief]
    counts: LobbyCounts
    pages: int
    now: float


class Created(Struct, frozen=True):
    """A new table; the invitations are told once, only their hashes are kept."""

    table: TableAnswer
    invites: dict[int, str]


class Done(Struct, frozen=True):
    """The answer to a submission that took effect."""

    action_id: str
    version: int


class ChatLine(Struct, frozen=True):
    id: int
    name: str
    text: str
    at: float
    mine: bool


class Fault(Struct, frozen=True):
    """What is wrong with one field of a request, in the words of the validator."""

    field: str
    reason: str


class Problem(Struct, frozen=True):
    """A problem document (RFC 9457); `key` and `operands` are the sentence in any language."""

    type: str
    title: str
    status: int
    detail: str
    key: str
    operands: list[int | str]
    rule: str = ""
    errors: list[Fault] = []
    table: TableAnswer | None = None
