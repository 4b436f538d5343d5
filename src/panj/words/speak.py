"""Put keys and messages into words, with Project Fluent."""

import re
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
from panj.words.direction import RIGHT_TO_LEFT_LANGUAGES
from panj.words.numbers import KINDS, decimal, in_digits, number, percent

LANGUAGES: Final = ("en", "fa", "hu")
LOCALES: Final = {"en": "en-GB", "fa": "fa-IR", "hu": "hu-HU"}
PERSIAN_COMMA: Final = "\u060c "


SHARED_PHRASES: Final[dict[str, list[Operand]]] = dict(CORE_PHRASES)
"""What is said besides by games."""


def also_said(phrases: Mapping[str, list[Operand]]) -> None:
    """A layer above has phrases of its own; said by the module that lists them."""
    SHARED_PHRASES.update(phrases)


class Sayable(dict[str, list[Operand]]):
    """Everything that can be said, with its operands. A game is loaded when somebody first asks
    for a key of it: loading all of them was a quarter second of every start."""

    def __init__(self) -> None:
        super().__init__()
        self._games: set[str] = set()

    def __contains__(self, key: object) -> bool:
        if key in SHARED_PHRASES or super().__contains__(key):
            return True
        return self._load(str(key)) and super().__contains__(key)

    def __missing__(self, key: str) -> list[Operand]:
        if key not in self:
            raise KeyError(key)
        return SHARED_PHRASES[key] if key in SHARED_PHRASES else self[key]

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
        self._unread = resources(lang)
        self._lang = lang
        self._games = set(REGISTRY.slugs())

    def has(self, key: str) -> bool:
        """Whether there is a message; only for one that is nowhere all files are read."""
        name = ident(key)
        owners = key.split(".")[:2]  # `web.<slug>.pile` is the game's
        self._look_for(owners)
        self._read([resource for resource in self._unread if resource.owner in owners])
        if not self.bundle.has_message(name):
            self.read_all()
        return bool(self.bundle.has_message(name))

    def _look_for(self, owners: list[str]) -> None:
        """A game may have come since: notebooks register games by hand."""
        for slug in owners:
            if slug not in self._games and slug in REGISTRY.slugs():
                self._games.add(slug)
                self._unread += game_resources(slug, self._lang)

    def read_all(self) -> bool:
        """Read what is unread; whether there was anything."""
        found = bool(self._unread)
        self._read(self._unread)
        return found

    def _read(self, wanted: "list[Resource]") -> None:
        self._unread = [resource for resource in self._unread if resource not in wanted]
        for resource in wanted:
            self.bundle.add_resource(FluentResource(resource.text()))


class Words:
    """All sentences of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.is_rtl = lang in RIGHT_TO_LEFT_LANGUAGES
        self.comma = PERSIAN_COMMA if lang == "fa" else ", "
        self.shelf = Shelf(lang)
        self.phrases = Sayable()

    @property
    def direction(self) -> str:
        """Which way a page in this language runs."""
        return "rtl" if self.is_rtl else "ltr"

    def has(self, key: str) -> bool:
        """Whether the language has this key."""
        return self.shelf.has(key)

    def text(self, key: str, /, **operands: int | str) -> str:
        """The sentence of a key, with named operands; numbers in the language's digits."""
        return self.form(key, operands)

    def word(self, key: str, otherwise: str) -> str:
        """The text of a key, or what stands for it where nobody wrote one."""
        return self.text(key) if self.has(key) else otherwise

    def called(self, key: str) -> str:
        """The name behind a key; a game without words is told by the last part of it."""
        return self.word(key, last_part(key))

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

    def agreed(self, key: str, options: Mapping[str, object], otherwise: str = "") -> str:
        """A text as a table's options make it: the form named by an option and its value, such as
        `time_cycle-longer`, where there is one."""
        self.shelf.has(key)
        forms = self.shelf.bundle.get_message(ident(key)).attributes
        named = [f"{option}-{value}" for option, value in options.items()]
        return self.form(key, {}, next((form for form in named if form in forms), otherwise))

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

    def tell(self, message: Message, names: Sequence[str] = (), reader: int = SPECTATOR) -> str:
        """A message as one seat reads it; one of a game without words by its last name and its
        operands."""
        if message.key in self.phrases and self.has(message.key):
            return self.say(message, names, reader)
        return " ".join([last_part(message.key), *map(str, message.operands)])

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


def last_part(key: str) -> str:
    """What a key says at its end: `my_game.log.won` is `won`."""
    return key.rpartition(".")[2]


def ident(key: str) -> str:
    """The Fluent identifier of a key: `core.refusal.stale` is `core-refusal-stale`."""
    return key.replace(".", "-")


def rule_key(rule: str, slug: str) -> str:
    """The key of a rule's help text: `HC-4.1` of a game is `<slug>.rule.4_1`."""
    return f"{slug}.rule.{rule.partition('-')[2].replace('.', '_')}"


class Resource:
    """One file of words, and whose it is: the first part of its keys."""

    def __init__(self, owner: str, file: Traversable) -> None:
        self.owner = owner
        self.file = file

    def text(self) -> str:
        """What is written in it."""
        return self.file.read_text(encoding="utf-8")


def resources(lang: str) -> list[Resource]:
    """The files of a language: those that all games share, and those in the games' houses."""
    shared = fluent_files(files("panj.words").joinpath(lang))
    found = [Resource(re.split("[_.]", file.name)[0], file) for file in shared]
    for slug in REGISTRY.slugs():
        found += game_resources(slug, lang)
    return found


def game_resources(slug: str, lang: str) -> list[Resource]:
    """The files in a game's house: one for each language, or a folder of them."""
    package = REGISTRY.house(slug).package
    if not package:
        return []
    folder = files(package).joinpath("words")
    single = folder.joinpath(f"{lang}.ftl")
    own = [single] if single.is_file() else fluent_files(folder.joinpath(lang))
    return [Resource(slug, file) for file in own]


def fluent_files(folder: Traversable) -> list[Traversable]:
    """The files of words in a folder, sorted; none if there is no such folder."""
    inside = folder.iterdir() if folder.is_dir() else iter(())
    return sorted(
        (entry for entry in inside if entry.name.endswith(".ftl")), key=lambda entry: entry.name
    )


@cache
def words_for(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)
