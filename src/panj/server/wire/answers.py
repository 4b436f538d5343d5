"""What the server answers at a table, and the problems that it tells of anywhere."""

from typing import Any

from msgspec import Struct

from panj.server.store.rows import SeatKindName, StatusName, TableSettings
from panj.server.wire.requests import ProposalKind


class Said(Struct, frozen=True):
    """A message: its key and its operands in the declared order."""

    key: str
    operands: list[int | str]


class LogLine(Struct, frozen=True):
    version: int
    key: str
    operands: list[int | str]
    heading: bool = False
    """It begins a new part of the match."""


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
    sealed: bool = False
    """The choice stays hidden and cannot be taken back: a table asks for it twice."""
    weighed: bool = False
    """Its effect is weighed before: where a finger hides it, a table shows it first."""
    warns: bool = False
    """Its preview tells a loss: a table shows it first."""


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
    secret: bool = False
    """Answering by itself where there is one move only would tell a secret."""


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


class ScoreLineAnswer(Struct, frozen=True):
    key: str
    points: list[int]


class Proposal(Struct, frozen=True):
    kind: ProposalKind
    by: int
    agreed: list[int]


class TableAnswer(Struct, frozen=True):
    """Everything one seat, or a spectator, may know about a table."""

    id: str
    game: str
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
    seats: list[SeatAnswer]
    view: dict[str, Any] | None
    scores: list[ScoreLineAnswer]
    tie_breaks: list[ScoreLineAnswer]
    ranking: list[int] | None
    question: Question | None
    may_undo: bool
    log: list[LogLine]
    asked_at: float | None
    deadline: float | None
    proposal: Proposal | None
    commitment: str
    key: str | None
    rematch: str | None
    now: float


class TableBrief(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    status: StatusName
    seats: list[SeatAnswer]
    my_turn: bool
    created: float
    changed: float


class TableLists(Struct, frozen=True):
    mine: list[TableBrief]
    open: list[TableBrief]


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
