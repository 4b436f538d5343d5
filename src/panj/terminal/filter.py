"""Moves found by typed letters: every word must occur, whatever its case, accents or joiners."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

LEAST_LETTERS: Final = 2
SAME: Final = str.maketrans("\u064a\u0649\u0643", "\u06cc\u06cc\u06a9", "\u200c\u200d\u0640")
"""Arabic Yeh and Kaf are Persian ones; joiners and stretched letters do not count. Letters with a
hamza, a madda or dots above them are taken apart like all others with accents."""

DIGITS: Final = str.maketrans("۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩", "01234567890123456789")

Found = TypeVar("Found")


def even(text: str) -> str:
    """A text as it is compared: without case, accents, joiners and kinds of one letter."""
    letters = unicodedata.normalize("NFD", text.translate(SAME).translate(DIGITS).casefold())
    kept = [each for each in letters if not unicodedata.combining(each)]
    return "".join(kept)


def is_filter(text: str) -> bool:
    """Whether letters were typed that may name something."""
    return sum(each.isalpha() for each in text) >= LEAST_LETTERS


def matching(
    items: Iterable[Found], typed: str, texts: Callable[[Found], Sequence[str]]
) -> list[Found]:
    """The items in whose texts every typed word occurs; those with whole words if there are any."""
    words = even(typed).split()
    hits = [(item, even(" ".join(texts(item)))) for item in items]
    hits = [(item, text) for item, text in hits if all(word in text for word in words)]
    whole = [item for item, text in hits if set(words) <= set(split(text))]
    return whole or [item for item, _ in hits]


def split(text: str) -> list[str]:
    """The words of a text without what stands between them."""
    return "".join(each if each.isalnum() else " " for each in text).split()
