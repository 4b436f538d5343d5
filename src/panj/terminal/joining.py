"""Arabic letters as they look beside their neighbours, for terminals that join nothing."""

import unicodedata
from functools import cache

from panj.terminal.order import JOINERS, MARKS


@cache
def forms() -> dict[str, dict[str, str]]:
    """For every letter its presentation forms by place: isolated, initial, medial, final."""
    found: dict[str, dict[str, str]] = {}
    for code in [*range(0xFB50, 0xFDFC), *range(0xFE80, 0xFEFD)]:
        parts = unicodedata.decomposition(chr(code)).split()
        if len(parts) == 2 and parts[0].startswith("<"):
            letter = chr(int(parts[1], 16))
            found.setdefault(letter, {}).setdefault(parts[0][1:-1], chr(code))
    return found


def joined_letters(text: str) -> str:
    """A text in presentation forms; letters that a joiner keeps apart stay apart."""
    found: list[str] = []
    for at, letter in enumerate(text):
        if letter in JOINERS:
            continue
        own = forms().get(letter)
        if own is None:
            found.append(letter)
            continue
        before = joins_next(neighbour(text, at, -1))
        after = "medial" in own and joins_before(neighbour(text, at, 1))
        place = ("medial" if after else "final") if before else ("initial" if after else "isolated")
        found.append(own.get(place, letter))
    return "".join(found)


def neighbour(text: str, at: int, step: int) -> str:
    """The letter before or after one, marks of direction left out; none at an end."""
    at += step
    while 0 <= at < len(text) and MARKS.match(text[at]):
        at += step
    return text[at] if 0 <= at < len(text) else ""


def joins_next(letter: str) -> bool:
    """Whether a letter is joined to the one after it."""
    return "initial" in forms().get(letter, {})


def joins_before(letter: str) -> bool:
    """Whether a letter is joined to the one before it."""
    return "final" in forms().get(letter, {})
