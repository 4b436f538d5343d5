"""What people call themselves and say: looked at once, where it comes in."""

from typing import Final

from panj.core.messages import Refused
from panj.table.seats import is_bots_name
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


def person_name(text: str) -> str:
    """What a person is called; refused also if a match file would take them for a bot."""
    name = display_name(text)
    if is_bots_name(name):
        raise Refused("server.refusal.bad_field", ["name"])
    return name


def chat_text(text: str) -> str:
    """A line of chat as it is kept; refused if empty or too long."""
    kept = visible(text).strip()
    if not kept:
        raise Refused("server.refusal.chat_empty", [])
    if len(kept) > LONGEST_CHAT:
        raise Refused("server.refusal.chat_long", [LONGEST_CHAT])
    return kept
