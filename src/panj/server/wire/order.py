"""Order among strangers, on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from panj.server.wire.requests import Identity, Request, SeatNumber

Reason = Annotated[str, Meta(min_length=1, max_length=200)]
Days = Annotated[float, Meta(gt=0, le=3650)]
Line = Annotated[int, Meta(ge=1, le=2_147_483_647)]


class AboutRequest(Request, kw_only=True):
    """Somebody at a table, by a seat or by what they have said."""

    table: Identity
    seat: SeatNumber | None = None
    line: Line | None = None


class ReportRequest(AboutRequest, kw_only=True):
    kind: Literal["insult", "name", "stalling", "cheating", "other"]
    words: Annotated[str, Meta(max_length=200)] = ""


class ReasonRequest(Request):
    reason: Reason


class MeasureRequest(Request):
    """What is done to a person. Without days it has no end."""

    what: Literal["warn", "mute", "ban", "lift"]
    reason: Reason
    days: Days | None = None
    address: bool = False
    """For a ban: nobody without an account comes in from where the person was, either."""


class TableActRequest(Request):
    what: Literal["unseat", "stop", "delete", "line"]
    reason: Reason
    seat: SeatNumber | None = None
    line: Line | None = None


class RegistrationRequest(Request):
    open: bool
    reason: Reason


class MuteAnswer(Struct, frozen=True):
    id: str
    name: str
    at: float


class ReportShown(Struct, frozen=True):
    """A report with what was said around it."""

    id: str
    by: str
    about: str
    name: str
    table: str
    line: int | None
    kind: str
    words: str
    lines: list[list[str]]
    at: float
    closed: float | None


class PersonShown(Struct, frozen=True):
    """A person as the house sees them: nothing that signs in."""

    id: str
    name: str
    account: str | None
    role: str | None
    created: float
    muted: float | None
    banned: float | None


class ActShown(Struct, frozen=True):
    at: float
    who: str
    what: str
    person: str | None
    name: str
    table: str | None
    reason: str
    until: float | None


class TableShown(Struct, frozen=True):
    """A table as the house lists it: no move, no hand, no key."""

    id: str
    game: str
    status: str
    names: list[str]
    """Of the people at its seats; empty where nobody or no person sits."""
    created: float
    changed: float


class HouseShown(Struct, frozen=True):
    role: str
    registration: bool
    reports: int
    running: int
    connected: int
