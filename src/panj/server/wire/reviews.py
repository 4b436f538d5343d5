"""What the server says about a match: hints, its past, and a look at its decisions."""

from typing import Any, Literal

from msgspec import Struct

from panj.server.wire.answers import AsideLine, LogLine, ScoreLineAnswer
from panj.server.wire.said import Said


class Reason(Struct, frozen=True):
    """What a move changes that can be counted on the table: `key` with the operand `amount`, in
    its form `less` if there is so much less of it than before."""

    key: str
    amount: int
    less: bool


class Foreseen(Struct, frozen=True):
    """A move that is expected to follow."""

    who: int
    message: Said


class Worth(Struct, frozen=True):
    """What trial games tell of a move: how likely the seat wins with it, from 0 to 1, and between
    what that lies in four cases of five. Alone, how near it is to a high score."""

    mean: float
    low: float
    high: float
    trials: int
    points: list[int]
    """Where the seat plays alone: the points at the end that this stands for, low, mean, high."""


class AdviceAnswer(Struct, frozen=True):
    """A good move: its place in the list of legal moves, what it is worth, and why."""

    index: int
    message: Said
    """The move in words without coordinates: where something lies is said by what is beside it."""
    worth: Worth | None
    """Nothing where there was no choice."""
    compared: Literal["even", "behind"] | None
    """Whether it can be told from the advice before it; nothing for the first."""
    things: list[str]
    origin: str | None
    """The thing that moves, and the place that it moves to, if there are such."""
    target: str | None
    facts: list[Said]
    """What it does, as the rules say; at most two."""
    line: list[Foreseen]
    reasons: list[Reason]


class HintAnswer(Struct, frozen=True):
    """The best moves for a seat at a version, the one with the best chance first."""

    version: int
    seat: int
    advice: list[AdviceAnswer]
    fair: float
    """What would be everybody's chance if nobody were ahead."""


class MoveShown(Struct, frozen=True):
    """A move of the past in words without coordinates, and what of it can be drawn."""

    text: str
    """In text notation, by which two are the same or not."""
    verb: str
    message: Said
    things: list[str]
    origin: str | None
    target: str | None
    facts: list[Said]
    plain: Said
    """The move as a board names it."""
    gain: int = 0
    """The points that it surely brought at once; 0 where that depends on what nobody could know."""


class VerdictAnswer(Struct, frozen=True):
    """A decision that was looked at again, by what its maker could know."""

    number: int
    """Which move of the match it is, from 1 on."""
    who: int
    is_played: bool
    """Whether the best move was made; then `other` is the next best one, otherwise the one made."""
    best: MoveShown
    other: MoveShown
    best_worth: Worth
    other_worth: Worth
    line: list[Foreseen]
    """What would have followed the best move."""
    reasons: list[Reason]
    size: Literal["small", "clear", "large"]


class CurvePoint(Struct, frozen=True):
    """Everybody's chances before a move, smoothed, and between what they lie in four of five."""

    at: int
    """After so many moves."""
    turn: int
    chances: list[float]
    low: list[float]
    high: list[float]


class ReviewAnswer(Struct, frozen=True):
    """A match looked at again, as far as the review has come."""

    done: int
    total: int
    """How many decisions had a choice; those without one are left out."""
    working: bool
    """Whether this is being worked on; if it stands still, ask for the review again."""
    curve: list[CurvePoint]
    mistakes: list[VerdictAnswer]
    """Moves that cost more than chance explains, at most five of each seat, in order; only when
    the review is whole."""
    finds: list[VerdictAnswer]
    """Moves that were far better than all others, at most two of each seat."""
    looked: list[int]
    """How many decisions of each seat were looked at."""
    fair: float


class Part(Struct, frozen=True):
    """A part of a match: after how many moves it begins, and what it is called."""

    at: int
    heading: Said


class Moment(Struct, frozen=True):
    """A table after so many moves, as one seat saw it."""

    table: str
    at: int
    seat: int | None
    who: list[int]
    """Who made each move of the match."""
    rounds: list[int]
    """The moves after which a new round began."""
    turns: list[int]
    """The moves after which another seat's turn began."""
    parts: list[Part]
    """Where a round, a quarter or a check begins."""
    view: dict[str, Any]
    scores: list[ScoreLineAnswer]
    log: list[LogLine]
    """All lines that the seat could read up to the last move; `version` counts moves."""
    asides: list[AsideLine]
    """What happened beside the match; here, too, `version` counts moves."""
    move: Said | None
    decider: int | None
    points: list[list[int]]
    """Everybody's points after each move; empty while the match runs."""
