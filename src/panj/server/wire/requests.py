"""What clients ask for, over HTTP or live. A request says exactly what it may say."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from panj.bots.registry import DEFAULT_BOT
from panj.core.things import LAST_SEAT, MOST_SEATS
from panj.server.store.rows import TableSettings

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Identity = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Action = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Index = Annotated[int, Meta(ge=0, le=100_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Account = Annotated[str, Meta(min_length=3, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
ProposalKind = Literal["undo", "resign"]


class Request(Struct, kw_only=True, forbid_unknown_fields=True):
    """A request says exactly what it may say."""


class NameRequest(Request):
    name: Name


class AccountRequest(Request):
    account: Account
    password: Password


class PasswordRequest(Request):
    password: Password


class EmailRequest(Request):
    email: Annotated[str, Meta(max_length=254, pattern=r"^[^@\s<>,;\"]{1,64}@[^@\s<>,;\"]{1,189}$")]


class DeleteRequest(Request):
    """What cannot be taken back is said with the name of the account, or of the guest."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]


class LinkRequest(Request):
    token: Token


class WayBackRequest(Request):
    account: Account


class ResetRequest(Request):
    token: Token
    password: Password


class PasskeyRequest(Request):
    credential: dict[str, Any]
    """What the browser has made, as `PublicKeyCredential.toJSON()` says it."""
    label: Annotated[str, Meta(min_length=1, max_length=64)]


class SignInRequest(Request):
    credential: dict[str, Any]


class SeatRequest(Request):
    """Who shall sit on a seat: `me`, `open`, `invited` (by link), `bot`, or `automa` where the
    rules play it themselves. Such a seat is theirs whatever was wished."""

    kind: Literal["me", "open", "invited", "bot", "automa"]
    bot: Annotated[str, Meta(max_length=64)] = DEFAULT_BOT
    seconds: Annotated[float, Meta(ge=0.05, le=60)] | None = None
    """How long the bot may think about a decision; without it, as long as its level does."""
    name: Annotated[str, Meta(max_length=64)] = ""
    """The name of a further player at this browser (hot seat)."""


class TableRequest(Request):
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    name: Annotated[str, Meta(max_length=64)] = ""
    """What the table is called; without it, it is the host's."""
    start: bool = False
    """Start at once if nobody has to be waited for."""
    id: Identity | None = None
    """The table's address, if it was shown before the table is made; random, and not yet in use."""


class JoinRequest(Request):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class OpenRequest(Request):
    """A seat that is kept for somebody, or waits for an invitation: everybody may sit there."""

    seat: SeatNumber


class ProposalRequest(Request):
    """What needs everybody's consent: `undo` beyond the boundary, or `resign` (end the match)."""

    kind: ProposalKind
    expected_version: Version | None = None
    """What the client has seen: `undo` is meant for its last move. Without it, what is there when
    the request comes."""


class AnswerRequest(Request):
    agree: bool


class GiftRequest(Request):
    """Time for somebody who ran out of it."""

    seat: SeatNumber


class TokenRequest(Request):
    label: Annotated[str, Meta(min_length=1, max_length=64)]
    scopes: Annotated[
        list[Annotated[str, Meta(pattern="^(read|play|create)$")]], Meta(min_length=1, max_length=3)
    ]


class BranchRequest(Request):
    """Go on for practice after so many moves, on this seat."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class ImportRequest(Request):
    file: Annotated[str, Meta(max_length=900_000)]


# At the live table, where a message has a `type`; those that are addresses, too, need none there


class MoveRequest(Request, tag="move"):
    """A move by its place in the list of legal moves at this version."""

    index: Index
    expected_version: Version
    action_id: Action
    hold: bool = False
    """Hold it back if it gives the turn away and shows nothing new: then it waits for `settle`."""


class UndoRequest(Request, tag="undo"):
    """Take the last move back, or all of the turn as far as nothing was revealed."""

    expected_version: Version
    action_id: Action
    to: Literal["move", "turn"] = "move"
    held: bool = False
    """The move that waits to be settled is meant, or the turn with it."""


class SettleRequest(Request, tag="settle"):
    """Give the turn away: the move that was held back counts."""

    expected_version: Version
    action_id: Action


class ChatRequest(Request, tag="chat"):
    """Say something."""

    text: ChatText


class SitRequest(Request, tag="sit"):
    """Look through the eyes of one of my seats (hot seat); nobody looks if there is none."""

    seat: SeatNumber | None


class SeenRequest(Request, tag="seen"):
    """The table was shown to me up to this version."""

    version: Version


class PingRequest(Request, tag="ping"):
    """Are you there?"""


LiveRequest = (
    MoveRequest | UndoRequest | SettleRequest | ChatRequest | SitRequest | SeenRequest | PingRequest
)
"""What a client says at the live table."""
