"""What people call themselves and say: looked at once, where it comes in."""

from typing import Final

from panj.core.messages import Refused
from panj.words.names import LONGEST_NAME, tidy_name, visible

LONGEST_CHAT: Final = 400


def display_name(text: str) -> str:
    """A name as it is kept; refused if nothing that can be read is left, or if it is too long."""
    name = tidy_name(text)
    if not any(char.isalnum() for char in name):
        raise Refused("server.refusal.name_empty", [])
    if len(name) > LONGEST_NAME:
        raise Refused("server.refusal.name_long", [LONGEST_NAME])
    return name


def chat_text(text: str) -> str:
    """A line of chat as it is kept; refused if empty or too long."""
    kept = visible(text).strip()
    if not kept:
        raise Refused("server.refusal.chat_empty", [])
    if len(kept) > LONGEST_CHAT:
        raise Refused("server.refusal.chat_long", [LONGEST_CHAT])
    return kept
