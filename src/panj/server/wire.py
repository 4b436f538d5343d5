"""What goes over the wire: requests and answers. The OpenAPI document is made from these."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from panj.server.store.rows import TableSettings

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Identity = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Action = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Index = Annotated[int, Meta(ge=0, le=100_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request says exactly what it may say."""


# Requests


class NameRequest(Request):
    name: Name


class AccountRequest(Request):
    account: Annotated[str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class SeatRequest(Request):
    """Who shall sit on a seat: `me`, `open`, `invited` (by link), `bot`, or `automa` where the
    rules play it themselves. Such a seat is theirs whatever was wished."""

    kind: Annotated[str, Meta(pattern="^(me|open|invited|bot|automa)$")]
    bot: Annotated[str, Meta(max_length=64)] = "greedy"
    seconds: Annotated[float, Meta(ge=0.05, le=60)] | None = None
    """How long the bot may think about a decision; without it, as long as its level does."""
    name: Annotated[str, Meta(max_length=64)] = ""
    """The name of a further player at this browser (hot seat)."""


class TableRequest(Request):
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    start: bool = False
    """Start at once if nobody has to be waited for."""
    id: Identity | None = None
    """The table's address, if it was shown before the table is made; random, and not yet in use."""


class JoinRequest(Request):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class MoveRequest(Request):
    """A move by its place in the list of legal moves at this version."""

    index: Index
    expected_version: Version
    action_id: Action


class UndoRequest(Request):
    expected_version: Version
    action_id: Action


class ProposalRequest(Request):
    """What needs everybody's consent: `undo` beyond the boundary, or `resign` (end the match)."""

    kind: Annotated[str, Meta(pattern="^(undo|resign)$")]


class AnswerRequest(Request):
    agree: bool


class ChatRequest(Request):
    text: ChatText


class TokenRequest(Request):
    label: Annotated[str, Meta(min_length=1, max_length=64)]
    scopes: Annotated[
        list[Annotated[str, Meta(pattern="^(read|play|create)$")]], Meta(min_length=1, max_length=3)
    ]


class ImportRequest(Request):
    file: Annotated[str, Meta(max_length=900_000)]


# Answers


class OptionAnswer(Struct, frozen=True, omit_defaults=True):
    """One thing to agree on before the game, with what a form needs to ask for it."""

    name: str
    form: str
    default: Any
    rule: str
    choices: list[str] = []
    least: int | None = None
    most: int | None = None
    seats: list[int] = []
    files: list[str] = []
    """Where a value may be whole files: their names. The value is an object of their texts."""
    needs: str | None = None
    """The switch without which it has no meaning."""
    automa: bool | None = None
    """Whether it gives the last seat to the rules themselves."""


class GameBrief(Struct, frozen=True):
    slug: str
    rules_version: int
    seat_counts: list[int]
    options: list[OptionAnswer]
    styles: list[str]
    """How bots can lean here: a bot may be called `medium:builder`."""


class OperandAnswer(Struct, frozen=True):
    """How a browser shows one operand of a message."""

    name: str
    kind: str
    number: bool
    words: str
    thing: bool
    """Whether it lies on the table and can be pointed at."""
    names: list[str]
    """The text of every value, where a name stands for it."""
    plane: list[int] = []
    """Width and reach, where a value is a cell of a plane: too many to name them all."""


class GameAnswer(Struct, frozen=True):
    """A game with the operands of all it says, and the facts that its board needs."""

    slug: str
    rules_version: int
    seat_counts: list[int]
    options: list[OptionAnswer]
    styles: list[str]
    phrases: dict[str, list[OperandAnswer]]
    components: dict[str, Any]


class Said(Struct, frozen=True):
    """A message: its key and its operands in the declared order."""

    key: str
    operands: list[int | str]


class LogLine(Struct, frozen=True):
    version: int
    key: str
    operands: list[int | str]


class MoveOffer(Struct, frozen=True):
    """One legal move: what to send is its index."""

    index: int
    verb: str
    text: str
    things: list[str]
    message: Said
    preview: list[Said]
    final: bool


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
    kind: str
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
    kind: str
    by: int
    agreed: list[int]


class Reason(Struct, frozen=True):
    """What speaks for a move, or against it: `key` with the operand `amount`, in its form `less`
    if the move has so much less of it than the one that it is compared with."""

    key: str
    amount: int
    less: bool


class Foreseen(Struct, frozen=True):
    """A move that is expected to follow."""

    who: int
    message: Said


class AdviceAnswer(Struct, frozen=True):
    """A good move: its place in the list of legal moves, how likely it wins, and why."""

    index: int
    message: Said
    chance: float | None
    """How likely the seat wins with it, from 0 to 1; nothing where it plays alone."""
    points: float
    """What the position is worth after it, in points: what it has, and what it promises."""
    line: list[Foreseen]
    reasons: list[Reason]
    """The best move is compared with an ordinary one, the others with the best."""


class HintAnswer(Struct, frozen=True):
    """The best moves for a seat at a version, the best one first."""

    version: int
    seat: int
    advice: list[AdviceAnswer]


class VerdictAnswer(Struct, frozen=True):
    """A decision that was looked at again: the chances before it, as its maker could tell them,
    and how the move compares with the best one that was found."""

    number: int
    """Which move of the match it is, from 1 on."""
    who: int
    chances: list[float]
    """How likely each seat is to win before the move, from 0 to 1; alone, how near a high score."""
    played: Said
    best: Said
    played_chance: float
    best_chance: float
    line: list[Foreseen]
    """What would have followed the best move; only told where the match turned."""
    reasons: list[Reason]
    """Why the best move is better than the one that was made; only where the match turned."""


class ReviewAnswer(Struct, frozen=True):
    """A match looked at again, as far as the review has come."""

    done: int
    total: int
    """How many decisions had a choice; those without one are left out."""
    working: bool
    """Whether this is being worked on; if it stands still, ask for the review again."""
    verdicts: list[VerdictAnswer]
    turning_points: list[int]
    """The numbers of the moves that lost most of their maker's chance, in order."""
    end: list[float]
    """What the end is worth to each seat; empty if the match was left before it."""


class TableAnswer(Struct, frozen=True):
    """Everything one seat, or a spectator, may know about a table."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    settings: TableSettings
    status: str
    version: int
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
    status: str
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


class Me(Struct, frozen=True):
    id: str
    name: str
    account: str | None


class TokenAnswer(Struct, frozen=True):
    id: str
    label: str
    scopes: list[str]
    created: float
    token: str | None = None


class BotLine(Struct, frozen=True):
    """One line of a bot's stream: `turn` asks for a move, `over` ends a match, `wait` says that
    the connection is alive."""

    type: str
    table: str = ""
    game: str = ""
    seat: int = -1
    version: int = 0
    deadline: float | None = None
    view: dict[str, Any] | None = None
    prompt: Said | None = None
    moves: list[MoveOffer] = []
    scores: list[ScoreLineAnswer] = []
    ranking: list[int] | None = None


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
