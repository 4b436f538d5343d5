"""A view in words: what its parts are called and what its values mean. Knows no game."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from panj.core.game import Game
from panj.core.things import Kind
from panj.words.numbers import in_digits
from panj.words.speak import Words, phrases_of

SEAT: Final = "seat"
CARD: Final = "card"

Shown = bool | int | float | str | None


class Telling:
    """How one game's views are told in one language."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.lang = words.lang
        self.names = names
        self.unknown: set[str] = set()
        """Names for which nobody wrote a word; they are told as they are."""
        self._labels: dict[str, str] = {}
        self._values: dict[tuple[str, str], str] = {}

    def without_board_fields(self, value: dict[str, Any]) -> dict[str, Any]:
        """A view without what only boards need: the parts that are told in words."""
        left_out = self.game.view_fields.boards_only
        return {name: each for name, each in value.items() if name not in left_out}

    def line(self, value: dict[str, Any]) -> str:
        """Several short parts as one line."""
        return "; ".join(f"{self.label(name)}: {self.flat(value[name], name)}" for name in value)

    def flat(self, value: Any, name: str) -> str:
        """A value, or a list of values, as text."""
        if isinstance(value, list):
            meant = self.meaning(name)
            shown = [self.shown(each, name if isinstance(each, str) else meant) for each in value]
            return self.words.comma.join(shown) or self.words.text("web.text.empty")
        return self.shown(value, name)

    def meaning(self, name: str) -> str:
        """What the numbers in a list of this name stand for."""
        if name in self.game.view_fields.seat_lists:
            return SEAT
        return CARD if name in self.game.view_fields.cards else name

    def label(self, name: str) -> str:
        """What a part of the view is called: by the game, by all games, or as the thing that it
        counts."""
        if name not in self._labels:
            slug = self.game.slug
            keys = (f"{slug}.view.{name}", f"web.view.{name}", f"{slug}.option.{name}")
            self._labels[name] = self.first_word(keys) or self.thing(name) or self.as_it_is(name)
        return self._labels[name]

    def shown(self, value: Shown, name: str) -> str:
        """A single value as text."""
        if value is None:
            return self.words.text("web.text.empty")
        if isinstance(value, bool):
            return self.words.text("core.yes" if value else "core.no")
        if isinstance(value, int):
            return self.number(value, name)
        return self.named(str(value), name)

    def named(self, text: str, name: str) -> str:
        """The word of a value under this name: of an option, of the view, or of a thing."""
        place = text, name
        if place not in self._values:
            parts = ("option.", "view.", "")
            keys = [*(f"{self.game.slug}.{part}{name}.{text}" for part in parts), text]
            self._values[place] = self.first_word(keys) or self.thing(text) or self.as_it_is(text)
        return self._values[place]

    def number(self, value: int, name: str) -> str:
        """A number: a seat by its player's name, a numbered thing by its word, places from 1 on."""
        if name in self.game.view_fields.seats and 0 <= value < len(self.names):
            return self.names[value]
        if name in self.game.view_fields.places:
            return self.words.number(value + 1)
        if name in self.game.view_fields.named:
            return self.words.called(f"{self.game.view_fields.named[name]}.{value}")
        kind = self.kinds.get(name) if name == CARD else None
        word = self.first_word([kind.key(value)]) if kind and 0 <= value < kind.size else ""
        return word or self.words.number(value)

    def first_word(self, keys: Sequence[str]) -> str:
        """The word of the first key that has one; empty if none has."""
        for key in keys:
            if self.words.has(key):
                return self.words.text(key)
        return ""

    def thing(self, name: str) -> str:
        """The word of a thing that the game calls so; empty if it calls nothing so."""
        return self.first_word([f"{prefix}.{name}" for prefix in self.prefixes])

    def as_it_is(self, name: str) -> str:
        """A name without a word; coordinates need none."""
        if any(char.isalpha() for char in name):
            self.unknown.add(name)
        return in_digits(name.replace("_", " "), self.lang)

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The kinds of things with words of their own, by name."""
        phrases = phrases_of(self.game).values()
        kinds = [operand.kind for operands in phrases for operand in operands]
        return {kind.name: kind for kind in kinds if kind.words}

    @cached_property
    def prefixes(self) -> list[str]:
        """Where the words of things are."""
        found = {kind.words for kind in self.kinds.values()}
        return [*sorted(found), *self.game.view_fields.words]


def is_flat(value: Any) -> bool:
    """Whether a value is short: no groups, and no lists of lists."""
    if isinstance(value, list):
        return all(not isinstance(each, list | dict) for each in value)
    return not isinstance(value, dict)


def is_line(value: Any) -> bool:
    """Whether this is a group all of whose parts are short."""
    return isinstance(value, dict) and all(is_flat(each) for each in value.values())


def has_players(value: list[Any], name: str, names: Sequence[str]) -> bool:
    """Whether a list has one entry for each player."""
    return name == "players" and len(value) == len(names)
