"""What an outside bot is told on its stream, one line each."""

from typing import Any

from msgspec import Struct

from panj.server.wire.answers import MoveOffer, ScoreLineAnswer
from panj.server.wire.said import Said


class BotTurn(Struct, frozen=True, tag="turn"):
    """The bot is asked: it answers with the index of one of the moves."""

    table: str
    game: str
    seat: int
    version: int
    deadline: float | None
    view: dict[str, Any]
    prompt: Said
    moves: list[MoveOffer]
    scores: list[ScoreLineAnswer]


class BotOver(Struct, frozen=True, tag="over"):
    """A match of the bot has ended."""

    table: str
    game: str
    seat: int
    version: int
    view: dict[str, Any] | None
    """Nothing where the match was given up before it was dealt."""
    scores: list[ScoreLineAnswer]
    ranking: list[int] | None
    """Nothing where the match was given up."""


class BotWait(Struct, frozen=True, tag="wait"):
    """Nothing happens; the connection is alive."""


BotLine = BotTurn | BotOver | BotWait
"""What a bot is told."""
