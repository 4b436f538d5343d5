"""The rows of the database as plain structs."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from panj.core.codec import Json


class Status:
    """Where a table stands."""

    OPEN: Final = "open"
    RUNNING: Final = "running"
    OVER: Final = "over"
    ABANDONED: Final = "abandoned"


StatusName = Literal["open", "running", "over", "abandoned"]


class SeatKind:
    """Who sits on a seat, or may."""

    PERSON: Final = "person"
    OPEN: Final = "open"
    INVITED: Final = "invited"
    BOT: Final = "bot"
    AUTOMA: Final = "automa"
    FILED: Final = "filed"
    """A name out of a match file that somebody brought along."""


FORMER: Final = ""
"""The name of somebody who has had their account deleted; readers see it in their language."""

FREE: Final = (SeatKind.OPEN, SeatKind.INVITED)
"""Seats that wait for somebody."""

SeatKindName = Literal["person", "open", "invited", "bot", "automa", "filed"]


class EventKind:
    """What can happen in a match."""

    MOVE: Final = "move"
    UNDO: Final = "undo"


class By:
    """Who moved a seat: its person, a bot, or the rules by themselves."""

    PERSON: Final = "person"
    BOT: Final = "bot"
    RULE: Final = "rule"


ByName = Literal["person", "bot", "rule"]


class Pace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How fast a table plays: no clock, a live clock with increment, or days for each move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[float, Meta(ge=0.01, le=1440)] = 15.0
    increment: Annotated[float, Meta(ge=0, le=3600)] = 10.0
    days: Annotated[float, Meta(ge=0.01, le=90)] = 3.0
    takeover: bool = True
    """Whether a bot takes over the seat of somebody whose time has run out."""


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agreed on beside the game's own options."""

    pace: Pace = Pace()
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=1000)] = 0
    """How many moves spectators are behind."""
    listed: bool = True
    """Whether strangers find the table among the open ones."""
    hints: bool = False
    """Whether players may ask what to do; not with a clock, where everybody thinks alone."""
    learners: bool = False
    """Whether hints are for learners: who asked for one is marked when the match is over."""
    coach: bool = False
    """Whether it is a first game: the coach says what comes up for the first time."""


class Beside:
    """What can happen at a table beside its match."""

    STAND_IN: Final = "stand_in"
    """A bot stands in for a person whose time has run out."""
    LEFT: Final = "left"
    """A bot goes on for a person who has gone by choice."""
    REMOVED: Final = "removed"
    """A bot goes on for a person whom whoever runs the server has removed."""
    RETURN: Final = "return"
    """The person is back."""
    GIFT: Final = "gift"
    """The person was given time."""
    PAUSE: Final = "pause"
    RESUME: Final = "resume"


class Aside(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at a table beside its match."""

    what: Literal["stand_in", "left", "removed", "return", "gift", "pause", "resume"]
    version: int
    """The last event before it."""
    at: float
    seat: int | None = None
    """At whose seat; at none if it concerns the whole table."""
    bot: str | None = None


Stamp = tuple[int, float, str]
"""Version, time of the last change, status: equal stamps mean that nothing changed."""


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str | None
    password: str | None
    created: float
    email: str | None = None
    """Where letters go; it has been confirmed."""
    ended: float | None = None
    """Signed cookies of earlier versions that are older are worth nothing any more."""
    role: str | None = None
    """Whether they look after the house: `owner` or `moderator`."""
    muted: float | None = None
    """Until when they may not talk."""
    banned: float | None = None
    """Until when they may not come in."""


class SessionRow(msgspec.Struct, frozen=True):
    """Somebody is signed in on a device."""

    id: str
    person: str
    hash: str
    created: float
    seen: float
    """When it was last used, within a few minutes."""
    proved: float | None
    """When whoever uses it last gave a password or a passkey."""
    device: str
    place: str | None = None
    """Where it was begun, as a hash: so that a place can be closed without being known."""


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    key: bytes
    count: int
    label: str
    created: float
    used: float | None


class ProofRow(msgspec.Struct, frozen=True):
    """Something that proves something once: a link in a letter, a passkey's challenge."""

    hash: str
    kind: str
    person: str | None
    about: str
    until: float


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    hash: str
    label: str
    scopes: str
    created: float
    used: float | None = None
    """When it was last used, within a day."""


class TableRow(msgspec.Struct):
    id: str
    host: str
    game: str
    rules_version: int
    options: dict[str, Json]
    seats: int
    settings: TableSettings
    status: StatusName
    key: bytes
    version: int
    decider: int | None
    asked_at: float | None
    deadline: float | None
    proposal: dict[str, Json] | None
    result: dict[str, Json] | None
    rematch: str | None
    created: float
    changed: float
    due: float | None = None
    """When the steward must look at the table, if ever."""
    asides: list[dict[str, Json]] | None = None
    """What happened beside the match, in order, as `Aside`."""
    settling: dict[str, Json] | None = None
    """The move that ends a turn while it is played and not yet given away (`settling.Kept`)."""
    paused: float | None = None
    """Since when the table is paused, if it is: its clocks show that time, and nobody moves."""
    name: str = ""
    """What its host has called it; nothing if it is called after the host."""


class SeatRow(msgspec.Struct):
    table: str
    seat: int
    kind: SeatKindName
    person: str | None = None
    name: str = ""
    bot: str | None = None
    seconds: float | None = None
    invite: str | None = None
    clock: float | None = None
    hinted: bool | None = None
    """Whether a hint was asked for here, where that is marked."""


class BranchRow(msgspec.Struct, frozen=True):
    """Where the match of a practice table branches off, and the guess it begins with."""

    table: str
    origin: str
    at: int
    seat: int
    state: dict[str, object]


class LearnedRow(msgspec.Struct, frozen=True):
    """How far somebody has come in a lesson."""

    person: str
    game: str
    lesson: int
    done: bool
    way: list[str]
    """What the learner has done since its start, if it was left in the middle."""


class TryRow(msgspec.Struct, frozen=True):
    """The first answer of somebody to a puzzle."""

    person: str
    game: str
    number: int
    score: float
    at: float


class RatingRow(msgspec.Struct, frozen=True):
    """How a solver or a puzzle is rated."""

    value: float
    deviation: float
    volatility: float


class EventRow(msgspec.Struct, frozen=True):
    table: str
    version: int
    kind: str
    who: int
    move: str
    action: str
    at: float
    by: str | None = None
    """Who moved the seat then; nothing in events that were written before this was kept."""


class ReportRow(msgspec.Struct, frozen=True):
    """Somebody asks the house to look at what somebody else has done."""

    id: str
    by: str
    about: str
    name: str
    table: str
    line: int
    """The line of chat; -1 if it is about the person."""
    kind: str
    words: str
    lines: list[list[str]]
    """What was said around it: who and what."""
    at: float
    closed: float | None = None


class ActRow(msgspec.Struct, frozen=True):
    """Something that was done for the house's order. It is never changed."""

    id: int
    at: float
    who: str
    what: str
    person: str | None
    name: str
    table: str | None
    reason: str
    until: float | None = None


class MuteRow(msgspec.Struct, frozen=True):
    """Somebody does not want to read somebody else."""

    id: str
    person: str
    other: str
    name: str
    at: float


class ChatRow(msgspec.Struct, frozen=True):
    id: int
    table: str
    person: str
    name: str
    text: str
    at: float
