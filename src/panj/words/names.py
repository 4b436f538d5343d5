"""What seats are called: people by clean names, bots and automas in the reader's language."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from panj.core.game import Game
from panj.core.state import State
from panj.words.speak import Words

LONGEST_NAME: Final = 24
INVISIBLE: Final = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
JOINERS: Final = "\u200c\u200d"
HEXADECIMAL: Final = re.compile("[0-9a-f]{1,6}")
"""Zero-width joiners belong to Persian spelling."""


def visible(text: str) -> str:
    """Composed text without control, direction or unassigned characters, which would play tricks
    on a terminal or a page."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(
        letter
        for letter in composed
        if letter in JOINERS or unicodedata.category(letter) not in INVISIBLE
    )


def tidy_name(name: str) -> str:
    """A name without anything invisible and with single spaces, however long."""
    return " ".join(visible(name).split()).strip(JOINERS)


def clean_name(name: str) -> str:
    """A name that fits everywhere."""
    return tidy_name(name)[:LONGEST_NAME]


def bot_name(words: Words, slug: str, level: str, style: str = "") -> str:
    """A bot's name at a game in the reader's language; one from outside may have none."""
    name = words.word(f"core.bot.{level}", level)
    return (
        words.text("core.style", level=name, style=style_name(words, slug, style))
        if style
        else name
    )


def style_name(words: Words, slug: str, style: str) -> str:
    """What a style is called: by its game, by all games, or as it is."""
    return words.word(f"{slug}.style.{style}", words.word(f"core.style.{style}", style))


def first_character(table: str) -> int:
    """With which of a level's names a table begins, so that others are met at other tables; in the
    browser it is the same (`lib/seats.ts`). What is no table of the server's, as a lesson, begins
    with whatever digits its name does."""
    found = HEXADECIMAL.match(table)
    return int(found[0], 16) if found else 0


def character(words: Words, level: str, place: int, count: int, first: int = 0) -> str:
    """What a bot is called at a table: a level has a few names, which come again with numbers."""
    key = f"core.bot.{level}"
    if not words.has(key):
        return level + (f" {words.number(place + 1)}" if count > 1 else "")
    names = re.split("[,،] ", words.form(key, {}, "names"))
    again = place // len(names)
    return names[(first + place) % len(names)] + (f" {words.number(again + 1)}" if again else "")


def unnamed_seats(words: Words, game: Game, s: State) -> list[str]:
    """What the seats are called where nobody has a name."""
    automas = game.automa(s.terms)
    return [
        automa_name(words, game.slug) if seat in automas else words.text("core.seat", seat=seat + 1)
        for seat in range(s.seats)
    ]


def automa_name(words: Words, slug: str) -> str:
    """What the competitor is called whom a game's own rules play."""
    key = f"{slug}.automa"
    return words.text(key if words.has(key) else "web.seat.automa")


def numbered_names(words: Words, names: Sequence[str]) -> list[str]:
    """The names, with numbers behind those that are alike."""
    return [
        f"{name} {words.number(names[: seat + 1].count(name))}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
