"""What the server says at the live table, by itself or when something was asked there."""

from msgspec import Struct

from panj.server.wire.answers import ChatLine, Done, Problem, TableAnswer
from panj.server.wire.said import Said


class TableMessage(Struct, frozen=True, tag="table"):
    """The table: first, and when somebody else looks at a hot seat."""

    table: TableAnswer
    person: str
    """Whom the line takes the client for; nobody, if it has not said a name before it came."""


class UpdateMessage(Struct, frozen=True, tag="update"):
    """The table after a change, with the log lines that were not told yet."""

    table: TableAnswer


class DoneMessage(Struct, frozen=True, tag="done"):
    """A move or undo of this client took effect."""

    done: Done


class RefusedMessage(Struct, frozen=True, tag="refused"):
    """What this client asked for was not done; the problem has the table as it is now."""

    action_id: str
    problem: Problem


class ChatMessage(Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class NoticeMessage(Struct, frozen=True, tag="notice"):
    """Something that everybody at the table is told and that is no part of the match."""

    message: Said


class PresenceMessage(Struct, frozen=True, tag="presence"):
    """The seats whose people are connected."""

    online: list[int]


class PongMessage(Struct, frozen=True, tag="pong"):
    """I am here."""


LiveMessage = (
    TableMessage
    | UpdateMessage
    | DoneMessage
    | RefusedMessage
    | ChatMessage
    | NoticeMessage
    | PresenceMessage
    | PongMessage
)
"""What a client is told at the live table."""
