"""The bots that are installed, by name."""

from importlib.metadata import entry_points
from typing import Final

from panj.bots.bot import Bot
from panj.core.messages import Refused

GROUP: Final = "panj.bots"


def bot_names() -> list[str]:
    """Every registered bot, sorted."""
    return sorted(entry_points(group=GROUP).names)


def bot(name: str) -> Bot:
    """A new bot of this name; refused if there is none."""
    for point in entry_points(group=GROUP, name=name):
        made: object = point.load()()
        assert isinstance(made, Bot)
        return made
    raise Refused("core.refusal.unknown_bot", [name, ", ".join(bot_names())])
