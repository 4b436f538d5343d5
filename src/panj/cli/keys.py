"""What may be typed besides moves: one letter, or a word of the reader's language or English."""

from typing import Final

from panj.terminal.filter import even
from panj.terminal.frame import KEY_NAMES
from panj.terminal.screen import Screen
from panj.words import words_for

SAVE: Final = "save"
WITH_MORE: Final = ("why", "view", "save")
"""Keys behind which something may be named."""


class Key:
    """A key that was typed, and what stood behind it."""

    def __init__(self, name: str, rest: str = "") -> None:
        self.name = name
        self.rest = rest


def key_of(screen: Screen, typed: str) -> Key | None:
    """The key that was typed; None if it is none."""
    if not typed:
        return Key("board")
    if typed[0] in "?؟":
        return Key("why", typed[1:].strip())
    first, _, rest = typed.partition(" ")
    if first[:1] in ("v", "V") and first[1:].isdigit():
        return Key("view", first[1:])
    name = keys(screen).get(even(first))
    if name is None or (rest and name not in WITH_MORE):
        return None
    return Key(name, rest.strip())


def keys(screen: Screen) -> dict[str, str]:
    """Every letter and word that may be typed, with the key's name."""
    found = {letter: name for letter, name in KEY_NAMES.items() if letter != "?"}
    found[SAVE] = SAVE
    for words in (words_for("en"), screen.words):
        for name in KEY_NAMES.values():
            for word in words.form(f"cli.key.{name}", {}, "typed").split(" "):
                found[even(word)] = name
    return found
