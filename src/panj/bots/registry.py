"""The bots that are installed, by name."""

from importlib.metadata import entry_points
from typing import Final

from panj.bots.bot import Bot
from panj.core.messages import Refused

GROUP: Final = "panj.bots"


def bot_names() -> list[str]:
    """Every registered bot, sorted."""
    return sorted(entry_points(group=GROUP).names)


class Bots:
    """Bot classes by name, each looked up once: entry points are slow to walk."""

    def __init__(self) -> None:
        self._classes: dict[str, type] = {}

    def make(self, name: str) -> Bot:
        """A new bot of this name; refused if there is none."""
        if name not in self._classes:
            self._classes[name] = self.find(name)
        made: object = self._classes[name]()
        assert isinstance(made, Bot)
        return made

    def find(self, name: str) -> type:
        """The class of a bot among the entry points."""
        for point in entry_points(group=GROUP, name=name):
            found: object = point.load()
            assert isinstance(found, type)
            return found
        raise Refused("core.refusal.unknown_bot", [name, ", ".join(bot_names())])


BOTS: Final = Bots()


def bot(name: str) -> Bot:
    """A new bot of this name; refused if there is none."""
    return BOTS.make(name)
