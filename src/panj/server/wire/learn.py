"""What is told and asked of lessons."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from panj.server.wire.answers import FilmStep, TableAnswer
from panj.server.wire.requests import Request

Entry = Annotated[str, Meta(max_length=64)]
Way = Annotated[list[Entry], Meta(max_length=100)]
KeptNumber = Annotated[int, Meta(ge=0, le=99)]
"""A lesson; 0 is the first game, and its way the tips that were told."""


class LessonBrief(Struct, frozen=True):
    """A lesson in a list. One that cannot be read has no steps."""

    lesson: int
    title: str
    """The key of what it is called."""
    minutes: int
    steps: int


class GameLessons(Struct, frozen=True):
    game: str
    lessons: list[LessonBrief]
    guided: bool
    """Whether there is a page that tells how it is played, and a first game."""


class LearnedLesson(Struct, frozen=True):
    """How far somebody has come in a lesson."""

    game: str
    lesson: int
    """0 is the first game."""
    done: bool
    way: list[str]
    """What was done since its start, if it was left in the middle; of the first game, the tips
    that were told."""


class LearnAnswer(Struct, frozen=True):
    """All lessons, and how far an account has come in them."""

    games: list[GameLessons]
    learned: list[LearnedLesson] | None
    """Nothing for somebody without an account: their browser keeps it."""


class Tried(Struct, frozen=True):
    """A legal move with which the lesson does not go on: what it would do, and what is said."""

    text: str
    """The key of what is said."""
    step: FilmStep


class LessonAnswer(Struct, frozen=True):
    """Where somebody stands in a lesson."""

    game: str
    lesson: int
    lessons: int
    title: str
    step: int
    """Which one waits; one more than there are at the end."""
    steps: int
    kind: Literal["ask", "tell", "over"]
    text: str
    """The key of what is said; empty at the end."""
    rule: str
    lit: list[str]
    """The things that are pointed out."""
    ahead: list[str]
    """What will be pointed out after the move that is shown, if the learner is asked again at once:
    a board may ask for both together."""
    accepted: list[int]
    """The indexes of the moves with which the lesson goes on."""
    best: int | None
    """The one that is shown to who asks for it."""
    way: list[str]
    """What the learner has done so far: sent again, it leads here."""
    table: TableAnswer
    film: list[FilmStep]
    """What others have done since the learner did something."""
    tried: Tried | None


class Picture(Struct, frozen=True):
    """A part of a board as it stands in a lesson."""

    part: str
    """What of the board is drawn; the board knows it by this name."""
    rules: list[str]
    """The rules that it explains."""
    caption: str
    table: TableAnswer


class Section(Struct, frozen=True):
    """A part of the page that tells how a game is played, by the keys of its texts."""

    name: str
    title: str
    text: str
    """Empty if there is only a list."""
    items: list[str]
    numbered: bool
    picture: Picture | None


class FirstGame(Struct, frozen=True):
    """The table of a first game: gentle bots, and the options for beginners."""

    seats: int
    options: dict[str, Any]
    bot: str


class HowAnswer(Struct, frozen=True):
    """How a game is played: a page with pictures, words that are explained, the first game."""

    game: str
    sections: list[Section]
    words: list[str]
    """The keys of the words; what they mean is their `about`."""
    first: FirstGame


class LessonRequest(Request):
    """Go on from where a way leads: by a move in text notation, or by `.` where something was only
    said. Without one, nothing is done."""

    way: Way = msgspec.field(default_factory=list)
    move: Entry | None = None


class LearnedRequest(Request):
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    lesson: KeptNumber
    done: bool = False
    way: Way = msgspec.field(default_factory=list)


class KeepRequest(Request):
    """What a browser has kept, for the account that it belongs to now."""

    lessons: Annotated[list[LearnedRequest], Meta(max_length=200)]
