"""Texts with marks: `**strong**`, `*called so*`, and `[the word here](word)` to be explained."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

MARK: Final = re.compile(
    r"\[(?P<text>[^\]]+)\]\((?P<word>\w+)\)|\*\*(?P<strong>.+?)\*\*|\*(?P<em>[^*]+)\*"
)


class Span(NamedTuple):
    """A part of a marked text."""

    text: str
    word: str = ""
    """The word that is explained."""
    strong: bool = False
    em: bool = False


def spans(text: str, strong: bool = False, em: bool = False) -> Iterator[Span]:
    """A marked text in parts; marks may stand within each other."""
    at = 0
    for mark in MARK.finditer(text):
        if mark.start() > at:
            yield Span(text[at : mark.start()], "", strong, em)
        if mark["word"]:
            yield Span(mark["text"], mark["word"], strong, em)
        elif mark["strong"]:
            yield from spans(mark["strong"], True, em)
        else:
            yield from spans(mark["em"], strong, True)
        at = mark.end()
    if at < len(text):
        yield Span(text[at:], "", strong, em)


def plain(text: str) -> str:
    """A marked text without its marks."""
    return "".join(span.text for span in spans(text))
