"""Marks of writing direction that a text needs, or can do without."""

import re
from typing import Final

ISOLATES: Final = re.compile("[\u2066-\u2069]")
RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufefc]")
"""Letters that run from right to left; digits keep their order anyway."""


def plain(text: str) -> str:
    """A text without isolation marks where everything runs in one direction anyway."""
    return text if RIGHT_TO_LEFT.search(text) else ISOLATES.sub("", text)
