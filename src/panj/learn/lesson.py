"""Lessons: data in a game's house, `learn/1-place.json` and so on. The engine is their referee."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.state import State

FOLDER: Final = "learn"
FILE: Final = re.compile(r"(\d+)-[a-z_]+\.json")
DAMAGED: Final = "learn.refusal.damaged"
MISSING: Final = "learn.refusal.missing"


class Tell(Struct, tag_field="kind", tag="tell", frozen=True, forbid_unknown_fields=True):
    """Something is said, and the learner goes on."""

    text: str
    lit: list[str] = []
    rule: str = ""
    then: dict[str, Any] = {}


class Ask(Struct, tag_field="kind", tag="ask", frozen=True, forbid_unknown_fields=True):
    """The learner decides."""

    text: str
    accept: list[str]
    """Patterns of moves in text notation: which of the legal moves the lesson goes on with."""
    best: str
    """The move that is shown to who asks for it."""
    reach: int | None = None
    """Only moves after which the learner has at least so many points."""
    lit: list[str] = []
    """The things that are pointed out; without them, those of the accepted moves."""
    rule: str = ""
    other: dict[str, str] = {}
    """What is said to a legal move that is not accepted, by pattern; the first that fits."""
    then: dict[str, Any] = {}
    repeat: bool = False
    """Asked again as long as there are accepted moves."""


class Play(Struct, tag_field="kind", tag="play", frozen=True, forbid_unknown_fields=True):
    """What others do, and what the learner has to do by the rules."""

    moves: list[str]
    text: str = ""
    lit: list[str] = []
    rule: str = ""
    then: dict[str, Any] = {}


Step = Tell | Ask | Play


class Start(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How the state was made from which a lesson starts: a seeded table, then edits of its dump
    and moves in turns."""

    seats: int
    seed: int
    options: dict[str, Any] = {}
    set: dict[str, Any] = {}
    moves: list[str] = []
    set_later: dict[str, Any] = {}
    moves_later: list[str] = []


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written down."""

    format: Literal[1]
    rules_version: int
    minutes: int
    you: int
    start: Start
    steps: list[Step]
    state: dict[str, Any]
    """What the start comes to: it is kept, so that a change of rules does not change a lesson
    unseen."""


class Lesson:
    """One lesson of a game."""

    def __init__(self, game: Game, number: int, file: LessonFile) -> None:
        self.game = game
        self.number = number
        self.file = file
        self.steps = file.steps
        self.you = file.you

    @property
    def name(self) -> str:
        """What it is called in a list of all: its game and its number."""
        return f"{self.game.slug} {self.number}"

    def key(self, text: str) -> str:
        """The key of one of its texts."""
        return f"{self.game.slug}.learn.{text}"

    @property
    def title(self) -> str:
        return title_key(self.game, self.number)

    def first(self) -> State:
        """The state from which it starts; refused if it is not one of today's rules."""
        if self.file.rules_version != self.game.rules_version:
            raise Refused(DAMAGED, [self.number])
        try:
            return self.game.load(self.file.state)
        except Refused:
            raise Refused(DAMAGED, [self.number]) from None


def title_key(game: Game, number: int) -> str:
    """The key of what a lesson is called; known even of one that cannot be read."""
    return f"{game.slug}.learn.{number}_title"


def lesson_numbers(game: Game) -> list[int]:
    """The numbers of a game's lessons, whether they can be read or not."""
    return sorted(lesson_files(game))


@cache
def lesson_files(game: Game) -> dict[int, Traversable]:
    """The files of a game's lessons; none for a game without a house."""
    if not game.house.package:
        return {}
    folder = files(game.house.package).joinpath(FOLDER)
    inside = folder.iterdir() if folder.is_dir() else iter(())
    found = ((FILE.fullmatch(entry.name), entry) for entry in inside)
    return {int(name[1]): entry for name, entry in found if name is not None}


@cache
def lesson(game: Game, number: int) -> Lesson:
    """A lesson; refused if there is none, or if it cannot be read."""
    file = lesson_files(game).get(number)
    if file is None:
        raise Refused(MISSING, [number])
    return read(game, number, file.read_bytes())


def read(game: Game, number: int, data: bytes) -> Lesson:
    """A lesson as its file has it; refused if it is none."""
    try:
        found = Lesson(game, number, msgspec.json.decode(data, type=LessonFile))
    except msgspec.MsgspecError:
        raise Refused(DAMAGED, [number]) from None
    if not found.steps or not 0 <= found.you < found.file.start.seats:
        raise Refused(DAMAGED, [number])
    return found
