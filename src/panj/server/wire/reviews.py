"""What the server says about a match: hints, its past, and a look at its decisions."""

from typing import Any

from msgspec import Struct

from panj.server.wire.answers import LogLine, Said, ScoreLineAnswer


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


class Moment(Struct, frozen=True):
    """A table after so many moves, as one seat saw it."""

    table: str
    at: int
    seat: int | None
    who: list[int]
    """Who made each move of the match."""
    rounds: list[int]
    """The moves after which a new round began."""
    view: dict[str, Any]
    scores: list[ScoreLineAnswer]
    log: list[LogLine]
    """All lines that the seat could read up to the last move; `version` counts moves."""
    move: Said | None
    decider: int | None
    points: list[list[int]]
    """Everybody's points after each move; empty while the match runs."""
