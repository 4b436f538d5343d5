"""Who takes part in an arena: registered bots and outside programs, each with its own budget."""

import re
import shlex
from typing import Final

from msgspec import Struct

from panj.arena.pipe import PipeBot
from panj.bots.bot import Bot
from panj.bots.registry import BOTS

COMMAND: Final = "cmd:"
"""What the name of an outside program begins with; the rest is its command line."""

BUDGET: Final = re.compile(r"@(\d+(?:\.\d+)?)$")
LABEL: Final = re.compile(r"([\w.-]+)=(.+)")


class Entrant(Struct, frozen=True):
    """One kind of player."""

    label: str
    bot: str
    seconds: float

    def check(self) -> None:
        """Refuse a bot that does not exist; an outside program is first started in a game."""
        if not self.bot.startswith(COMMAND):
            BOTS.check(self.bot)

    def make(self) -> Bot:
        """A fresh player: no game knows another."""
        if self.bot.startswith(COMMAND):
            return PipeBot(shlex.split(self.bot.removeprefix(COMMAND)))
        return BOTS.make(self.bot)


def entrants(text: str, seconds: float) -> list[Entrant]:
    """Players as they are typed: `greedy,quick=hard@0.5,cmd:python my_bot.py`."""
    return [entrant(part.strip(), seconds) for part in text.split(",") if part.strip()]


def entrant(text: str, seconds: float) -> Entrant:
    """One player: `[label=]name[@seconds]`, where the name may be `cmd:` and a command line."""
    named = LABEL.fullmatch(text) if not text.startswith(COMMAND) else None
    rest = named[2] if named else text
    budget = BUDGET.search(rest)
    bot = rest[: budget.start()] if budget else rest
    return Entrant(named[1] if named else rest, bot, float(budget[1]) if budget else seconds)
