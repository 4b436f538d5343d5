"""Display names: what people may call themselves."""

import unicodedata
from typing import Final

from panj.core.messages import Refused

LONGEST: Final = 24
INVISIBLE: Final = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
JOINERS: Final = {"\u200c", "\u200d"}
"""Zero-width joiners belong to Persian spelling."""


def display_name(text: str) -> str:
    """A composed name without control or direction characters; refused if nothing is left."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(char for char in composed if is_visible(char))
    name = " ".join(kept.split()).strip("\u200c\u200d")
    if not name or not any(char.isalnum() for char in name):
        raise Refused("server.refusal.name_empty", [])
    if len(name) > LONGEST:
        raise Refused("server.refusal.name_long", [LONGEST])
    return name


def is_visible(char: str) -> bool:
    """Whether a character may stand in a name: no control, override or unassigned ones."""
    return char in JOINERS or unicodedata.category(char) not in INVISIBLE


def chat_text(text: str, longest: int) -> str:
    """A line of chat without control or direction characters; refused if empty or too long."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(char for char in composed if is_visible(char)).strip()
    if not kept:
        raise Refused("server.refusal.chat_empty", [])
    if len(kept) > longest:
        raise Refused("server.refusal.chat_long", [longest])
    return kept
