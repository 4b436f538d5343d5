"""What seats are called: people by clean names, bots and automas in the reader's language."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from panj.words.speak import Words

LONGEST_NAME: Final = 24
ZERO_WIDTH_NON_JOINER: Final = "\u200c"


def clean_name(name: str) -> str:
    """A name without anything that would play tricks on a terminal."""
    kept = "".join(
        letter
        for letter in name
        if letter == ZERO_WIDTH_NON_JOINER or not unicodedata.category(letter).startswith("C")
    )
    return " ".join(kept.split())[:LONGEST_NAME]


def bot_name(words: Words, level: str, style: str = "") -> str:
    """A bot's name in the reader's language; one from outside may have none."""
    key = f"core.bot.{level}"
    name = words.text(key) if words.has(key) else level
    if not style or not words.has(f"core.style.{style}"):
        return name
    return words.text("core.style", level=name, style=words.text(f"core.style.{style}"))


def character(words: Words, level: str, place: int, count: int) -> str:
    """What a bot is called at a table: a level has a few names, which come again with numbers."""
    key = f"core.bot.{level}"
    if not words.has(key):
        return level + (f" {words.number(place + 1)}" if count > 1 else "")
    names = re.split("[,،] ", words.form(key, {}, "names"))
    again = place // len(names)
    return names[place % len(names)] + (f" {words.number(again + 1)}" if again else "")


def automa_name(words: Words, slug: str) -> str:
    """What the competitor is called whom a game's own rules play."""
    key = f"{slug}.automa"
    return words.text(key if words.has(key) else "web.seat.automa")


def told_apart(words: Words, names: Sequence[str]) -> list[str]:
    """The names, with numbers behind those that are alike."""
    return [
        f"{name} {words.number(names[: seat + 1].count(name))}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
