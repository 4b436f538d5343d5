"""The bots that are installed, by name."""

from importlib.metadata import entry_points
from typing import Final

from panj.bots.bot import Bot
from panj.bots.styles import BY_HAND, MARK, all_styles, style_of
from panj.core.messages import Refused

GROUP: Final = "panj.bots"
LEVELS: Final = ("random", "easy", "greedy", "medium", "hard", "expert")
"""The bots that come along, from the weakest to the strongest."""
DEFAULT_BOT: Final = "greedy"
"""Who plays where nobody has chosen: good enough, and at once."""
STYLELESS: Final = ("random",)
"""Who moves at random leans to nothing."""


def bot_names() -> list[str]:
    """Every registered bot, sorted."""
    return sorted(entry_points(group=GROUP).names)


def bots_by_strength() -> list[str]:
    """From the weakest level to the strongest, then the bots from outside."""
    names = bot_names()
    known = [level for level in LEVELS if level in names]
    return known + [name for name in names if name not in LEVELS]


class Bots:
    """Bot classes by name, each looked up once: entry points are slow to walk."""

    def __init__(self) -> None:
        self._classes: dict[str, type] = {}

    def make(self, name: str) -> Bot:
        """A new bot, such as `greedy` or `medium:builder`; refused if there is none."""
        level = self.check(name)
        made: object = self._classes[level]()
        assert isinstance(made, Bot)
        made.style = style_of(name)
        return made

    def check(self, name: str) -> str:
        """Refuse a bot or a style that does not exist; the bot's name without its style."""
        level, mark, style = name.partition(MARK)
        if level not in self._classes:
            self._classes[level] = self.find(level)
        if mark and style != BY_HAND and style not in all_styles():
            raise Refused("core.refusal.unknown_style", [style, ", ".join(all_styles())])
        return level

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
