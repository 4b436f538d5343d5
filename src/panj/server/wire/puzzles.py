"""What is told and asked of puzzles. What is told before an answer has nothing of the solution."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from panj.server.wire.answers import FilmStep, TableAnswer
from panj.server.wire.requests import Request
from panj.server.wire.reviews import MoveShown

Entry = Annotated[str, Meta(max_length=64)]
Slug = Annotated[str, Meta(min_length=1, max_length=64)]
PuzzleNumber = Annotated[int, Meta(ge=1, le=1_000_000)]
Level = Literal["easy", "medium", "hard"]
Score = Annotated[float, Meta(ge=0.0, le=1.0)]


class Standing(Struct, frozen=True):
    """A rating by Glicko-2."""

    value: Annotated[float, Meta(ge=0.0, le=4000.0)]
    deviation: Annotated[float, Meta(ge=10.0, le=400.0)]
    volatility: Annotated[float, Meta(ge=0.01, le=0.2)]


class PuzzleBrief(Struct, frozen=True):
    """A puzzle in a list."""

    number: int
    theme: str
    """The key of its theme."""
    level: Level
    rating: int


class GamePuzzles(Struct, frozen=True):
    """How many puzzles a game has, and today's."""

    game: str
    count: int
    today: PuzzleBrief


class PuzzleTry(Struct, frozen=True):
    """A first answer: 1 for the best move, a half for a good one, 0 otherwise."""

    game: str
    number: int
    score: float


class PuzzlesAnswer(Struct, frozen=True):
    games: list[GamePuzzles]
    today: str
    """The game whose puzzle is today's of all; empty without any."""
    tries: list[PuzzleTry] | None
    """What an account has answered; nothing for anybody else: their browser keeps it."""
    mine: dict[str, Standing] | None
    """How an account is rated, by game."""


class PuzzleList(Struct, frozen=True):
    """All puzzles of a game."""

    game: str
    puzzles: list[PuzzleBrief]


class PuzzleAnswer(Struct, frozen=True):
    """A puzzle as it is asked."""

    game: str
    number: int
    theme: str
    level: Level
    rating: int
    moves: int
    """So many moves of its game came before."""
    rule: str
    """The rule that asks."""
    table: TableAnswer


class PuzzleReason(Struct, frozen=True):
    """What the best move brings at the end, beyond what is tempting."""

    key: str
    """Says `source` and `amount`."""
    source: str
    """The key of a line in the score sheet."""
    amount: int


class TriedMove(Struct, frozen=True):
    """One of the best moves, with what games came to that went on from it."""

    move: MoveShown
    chance: float
    """To win, from 0 to 1."""
    ahead: float
    """Points ahead of the best other at the end."""
    walks: int
    verdict: Literal["right", "good", "wrong"]


class Rated(Struct, frozen=True):
    """What an answer did to ratings."""

    before: Standing
    after: Standing


class SolvedAnswer(Struct, frozen=True):
    """What comes of an answer."""

    verdict: Literal["right", "good", "wrong"]
    move: MoveShown
    """The answer."""
    best: MoveShown
    tempting: MoveShown
    film: list[FilmStep]
    """How it may go on after the answer, if that was not the best move."""
    line: list[FilmStep]
    """How it may go on after the best move."""
    reasons: list[PuzzleReason]
    tried: list[TriedMove]
    rated: Rated | None
    """Nothing for an answer that does not count: who has answered before has seen the line."""
    rating: int
    """The puzzle's, afterwards."""


class PuzzleAnswerRequest(Request):
    """An answer in text notation. Who has no account sends the rating that the browser keeps, if it
    is the first answer."""

    move: Entry
    mine: Standing | None = None


class TryRequest(Request):
    game: Slug
    number: PuzzleNumber
    score: Score


class TriesRequest(Request):
    """What a browser has kept, for the account that it belongs to now."""

    tries: Annotated[list[TryRequest], Meta(max_length=2000)] = msgspec.field(default_factory=list)
