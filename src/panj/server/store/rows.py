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


FREE: Final = (SeatKind.OPEN, SeatKind.INVITED)
"""Seats that wait for somebody."""

SeatKindName = Literal["person", "open", "invited", "bot", "automa", "filed"]


class EventKind:
    """What can happen in a match."""

    MOVE: Final = "move"
    UNDO: Final = "undo"


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


Stamp = tuple[int, float, str]
"""Version, time of the last change, status: equal stamps mean that nothing changed."""


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str | None
    password: str | None
    created: float


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    hash: str
    label: str
    scopes: str
    created: float


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


class EventRow(msgspec.Struct, frozen=True):
    table: str
    version: int
    kind: str
    who: int
    move: str
    action: str
    at: float


class ChatRow(msgspec.Struct, frozen=True):
    id: int
    table: str
    person: str
    name: str
    text: str
    at: float
