"""What a game's house says for newcomers besides its lessons, in `learn/guide.json`: the page "How
to play" with its pictures, the words that are explained, the first game and its tips."""

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.state import State
from panj.learn.lesson import FOLDER, lesson
from panj.learn.walk import NEXT, Walk

FILE: Final = "guide.json"
MISSING: Final = "learn.refusal.no_guide"
DAMAGED: Final = "learn.refusal.damaged_guide"
PICTURE: Final = "picture"
"""What the caption of a section's picture is called."""


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture: a part of the board as it stands in a lesson, after one of its steps."""

    lesson: int
    step: int
    """So many steps are behind; 0 is the start."""
    part: str
    """What of the board is drawn; the board knows it by this name."""
    rules: list[str] = []
    """The rules that it explains: it stands beside their sentences, too."""


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the page: its title, a text, a list, a picture."""

    name: str
    text: bool = False
    items: int = 0
    numbered: bool = False
    picture: Drawn | None = None


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is to be seen: a place in the seat's view, and what is there.

    In the path `*` is any, `me` the own seat, `others` any other one. Of all the places that the
    path leads to one is enough."""

    at: str
    least: int | None = None
    most: int | None = None
    value: Any = None
    """Exactly this; the own seat as `me`."""
    size: int | None = None
    """A list with at least so many entries."""
    has: list["Fact"] = []
    """All this is so at the same place."""
    span: tuple[str, str] | None = None
    """How much the second number there is more than the first, instead of the place itself."""
    absent: bool = False
    """It is so nowhere."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """When a tip fits: everything that is named is so, while the seat is asked."""

    asked: list[str] = []
    """The question is one of these, by the last part of its key."""
    moves: list[str] = []
    """For each of these patterns there is a legal move; `|` stands between two of which one is
    enough."""
    previews: list[str] = []
    """Some legal move tells one of these, by the last part of its key."""
    see: list[Fact] = []
    any: list[Fact] = []
    """At least one of these."""


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said once, when its subject first comes up."""

    name: str
    when: When
    rule: str = ""


class First(Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a first game."""

    seats: int
    options: dict[str, Any] = {}
    bot: str = "easy"


class GuideFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A guide as it is written down."""

    format: Literal[1]
    first: First
    sections: list[Section]
    words: list[str]
    tips: list[Tip]


class Guide:
    """What a game says for newcomers."""

    def __init__(self, game: Game, file: GuideFile) -> None:
        self.game = game
        self.first = file.first
        self.sections = file.sections
        self.words = file.words
        self.tips = file.tips

    def key(self, name: str, item: int | str = "") -> str:
        """The key of a section's title, or of its text (0) and its items, or of its picture."""
        more = f"_{item}" if item != "" else ""
        return f"{self.game.slug}.how.{name}{more}"

    def word(self, name: str) -> str:
        """The key of a word; what it means is its `about`."""
        return f"{self.game.slug}.word.{name}"

    def tip(self, name: str) -> str:
        return f"{self.game.slug}.tip.{name}"

    def texts(self) -> list[str]:
        """The keys of all that is said."""
        found: list[str] = []
        for part in self.sections:
            found.append(self.key(part.name))
            found += [self.key(part.name, 0)] if part.text else []
            found += [self.key(part.name, place) for place in range(1, part.items + 1)]
            found += [self.key(part.name, PICTURE)] if part.picture is not None else []
        found += [self.word(name) for name in self.words]
        return found + [self.tip(tip.name) for tip in self.tips]

    def pictures(self) -> dict[str, Drawn]:
        """The pictures by the names of their sections."""
        return {each.name: each.picture for each in self.sections if each.picture is not None}


class Position(Struct, frozen=True):
    """What a picture shows: a lesson's table after so many moves, and whose it is."""

    walk: Walk
    moves: int
    state: State
    you: int


def has_guide(game: Game) -> bool:
    """Whether a game has something for newcomers."""
    package = game.house.package
    return bool(package) and files(package).joinpath(FOLDER, FILE).is_file()


@cache
def guide(game: Game) -> Guide:
    """A game's guide; refused if it has none, or if it cannot be read."""
    if not has_guide(game):
        raise Refused(MISSING, [])
    return read_guide(game, files(game.house.package).joinpath(FOLDER, FILE).read_bytes())


def read_guide(game: Game, data: bytes) -> Guide:
    """A guide as its file has it; refused if it is none."""
    try:
        return Guide(game, msgspec.json.decode(data, type=GuideFile))
    except msgspec.MsgspecError:
        raise Refused(DAMAGED, []) from None


def position(game: Game, drawn: Drawn) -> Position:
    """What a picture shows: its lesson is played by the moves that it shows."""
    taught = lesson(game, drawn.lesson)
    walk = Walk(taught)
    while walk.step is not None and walk.at < drawn.step:
        best = walk.best()
        walk.take(NEXT if best is None else game.moves.text(best))
    if drawn.step == 0:
        return Position(walk, 0, taught.first(), taught.you)
    if drawn.step - 1 not in walk.after:
        raise Refused(DAMAGED, [])
    return Position(walk, walk.moves[drawn.step - 1], walk.after[drawn.step - 1], taught.you)
