"""Put keys and messages into words, with Project Fluent."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

from panj.core.game import Game
from panj.core.messages import SPECTATOR, Message
from panj.core.phrases import CORE_PHRASES
from panj.core.registry import REGISTRY
from panj.core.things import SEAT, TEXT, Operand
from panj.words.numbers import KINDS, decimal, in_digits, number, percent

LANGUAGES: Final = ("en", "fa", "hu")
OURS: Final = "panj.games."
"""Our own games have their words here, not beside them."""
LOCALES: Final = {"en": "en-GB", "fa": "fa-IR", "hu": "hu-HU"}


class Phrases(dict[str, list[Operand]]):
    """Everything that can be said, with its operands. A game is loaded when somebody first asks
    for a key of it: loading all of them was a quarter second of every start."""

    def __init__(self) -> None:
        super().__init__(CORE_PHRASES)
        self._games: set[str] = set()

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (self._load(str(key)) and super().__contains__(key))

    def __missing__(self, key: str) -> list[Operand]:
        if key not in self:
            raise KeyError(key)
        return self[key]

    def _load(self, key: str) -> bool:
        """Load the game of a key, once; whether there is such a game that was not loaded."""
        slug = key.partition(".")[0]
        if slug in self._games or slug not in REGISTRY.slugs():
            return False
        self._games.add(slug)
        self.update(phrases_of(REGISTRY.game(slug)))
        return True


class Shelf:
    """The files of one language, each read when a key of it is first asked for: reading them all
    was another quarter second of every start."""

    def __init__(self, lang: str) -> None:
        self.bundle = FluentBundle([LOCALES[lang]], use_isolating=True)
        self._unread: dict[str, Traversable] = {
            str(number): entry for number, entry in enumerate(resources(lang))
        }

    def has(self, key: str) -> bool:
        """Whether there is a message; only for one that is nowhere all files are read."""
        name = ident(key)
        owner = key.partition(".")[0]
        self._read([place for place in self._unread if self._belongs(place, owner)])
        if not self.bundle.has_message(name):
            self.read_all()
        return bool(self.bundle.has_message(name))

    def read_all(self) -> bool:
        """Read what is unread; whether there was anything."""
        found = bool(self._unread)
        self._read(list(self._unread))
        return found

    def _belongs(self, place: str, owner: str) -> bool:
        stem = self._unread[place].name.removesuffix(".ftl")
        return stem == owner or stem.startswith(f"{owner}_")

    def _read(self, places: list[str]) -> None:
        for place in places:
            text = self._unread.pop(place).read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))


class Words:
    """All sentences of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.shelf = Shelf(lang)
        self.phrases = Phrases()

    def has(self, key: str) -> bool:
        """Whether the language has this key."""
        return self.shelf.has(key)

    def text(self, key: str, /, **operands: int | str) -> str:
        """The sentence of a key, with named operands; numbers in the language's digits."""
        return self.form(key, operands)

    def form(self, key: str, operands: Mapping[str, int | str], variant: str = "") -> str:
        """The sentence of a key, or its variant (a Fluent attribute) where there is one."""
        self.shelf.has(key)
        message = self.shelf.bundle.get_message(ident(key))
        pattern = message.attributes.get(variant, message.value) if variant else message.value
        if pattern is None:
            raise ValueError(f"{self.lang} {key}: no text")
        shown = {
            name: value if isinstance(value, str) else KINDS[self.lang](value)
            for name, value in operands.items()
        }
        text, error = self._resolve(pattern, shown)
        if error and self.shelf.read_all():  # it may name a message of another file
            text, error = self._resolve(pattern, shown)
        if error:
            raise ValueError(f"{self.lang} {key}: {error}")
        return text

    def _resolve(self, pattern: Any, shown: dict[str, Any]) -> tuple[str, str]:
        """A pattern with its operands, and what was wrong with it."""
        # Not `format_pattern`: it makes plain numbers of ours, which would lose their digits.
        scene = ResolverEnvironment(self.shelf.bundle, [], current=CurrentEnvironment(shown))
        text = str(pattern(scene))
        return text, str(scene.errors[0]) if scene.errors else ""

    def number(self, value: int) -> str:
        """A number in the language's digits."""
        return number(value, self.lang)

    def decimal(self, value: float, digits: int) -> str:
        """A number with exactly so many digits after the decimal mark."""
        return decimal(value, self.lang, digits)

    def percent(self, ratio: float, digits: int = 0) -> str:
        """A ratio as a percentage."""
        return percent(ratio, self.lang, digits)

    def say(self, message: Message, names: Sequence[str] = (), reader: int = SPECTATOR) -> str:
        """A message as one seat reads it; what the reader did is told as `you`."""
        operands = self.phrases[message.key]
        values: dict[str, int | str] = {}
        variant = ""
        for operand, value in zip(operands, message.operands, strict=True):
            values[operand.name] = self.shown(operand, value, names)
            if operand.kind is SEAT and operand is operands[0] and value == reader:
                variant = "you"
        return self.form(message.key, values, variant)

    def shown(self, operand: Operand, value: int | str, names: Sequence[str]) -> int | str:
        """What stands for an operand in a sentence: a name, a word or a number."""
        kind = operand.kind
        if kind is TEXT or isinstance(value, str):
            return str(value)
        if kind is SEAT:
            return names[value]
        if kind.is_number():
            return value
        key = kind.key(value)
        return self.text(key) if key else in_digits(kind.text(value), self.lang)


def phrases_of(game: Game) -> dict[str, list[Operand]]:
    """Everything a game says, its moves included."""
    moves = {f"{game.slug}.move.{verb.name}": verb.operands for verb in game.moves.verbs}
    return {**game.phrases, **moves}


def ident(key: str) -> str:
    """The Fluent identifier of a key: `core.refusal.stale` is `core-refusal-stale`."""
    return key.replace(".", "-")


def rule_key(rule: str, slug: str) -> str:
    """The key of a rule's help text: `KD-4.1` of Kingdomino is `kingdomino.rule.4_1`."""
    return f"{slug}.rule.{rule.partition('-')[2].replace('.', '_')}"


def resources(lang: str) -> list[Traversable]:
    """The files of a language: ours, and those beside games from outside."""
    found = [
        entry
        for entry in sorted(files("panj.words").joinpath(lang).iterdir(), key=lambda e: e.name)
        if entry.name.endswith(".ftl")
    ]
    for slug in REGISTRY.slugs():
        package = REGISTRY.package(slug)
        if package and not package.startswith(OURS):
            own = files(package).joinpath("words", f"{lang}.ftl")
            found += [own] if own.is_file() else []
    return found


@cache
def words_for(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)
