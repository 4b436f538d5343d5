"""The direction of writing, and its marks that a text needs or can do without."""

import re
from typing import Final

ISOLATES: Final = re.compile("[\u2066-\u2069]")
RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufefc]")
"""Letters that run from right to left; digits keep their order anyway."""
STOP: Final = re.compile("[.。]+(\u2069*)$")
RIGHT_TO_LEFT_LANGUAGES: Final = frozenset({"fa"})


def plain(text: str) -> str:
    """A text without isolation marks where everything runs in one direction anyway."""
    return text if RIGHT_TO_LEFT.search(text) else unmarked(text)


def unmarked(text: str) -> str:
    """A text without any isolation marks, for places that order their parts themselves."""
    return ISOLATES.sub("", text)


def without_stop(text: str) -> str:
    """A sentence without its full stop, also where that stands before a closing mark."""
    return STOP.sub(r"\1", text)
