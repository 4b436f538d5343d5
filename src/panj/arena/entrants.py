"""Who takes part in an arena: registered bots and outside programs, each with its own budget."""

import re
import shlex
from typing import Final

from msgspec import Struct

from panj.arena.pipe import PipeBot
from panj.bots.bot import USUAL_SECONDS, Bot
from panj.bots.registry import BOTS
from panj.table.seats import check_bots

COMMAND: Final = "cmd:"
"""What the name of an outside program begins with; the rest is its command line."""

BUDGET: Final = re.compile(r"@(\d+(?:\.\d+)?)$")
LABEL: Final = re.compile(r"([\w.-]+)=(.+)")


class Entrant(Struct, frozen=True):
    """One kind of player."""

    label: str
    bot: str
    seconds: float

    def check(self, slug: str) -> None:
        """Refuse a bot that cannot play a game; an outside program is first started in one."""
        if not self.bot.startswith(COMMAND):
            check_bots(slug, [self.bot])

    def make(self) -> Bot:
        """A fresh player: no game knows another."""
        if self.bot.startswith(COMMAND):
            return PipeBot(shlex.split(self.bot.removeprefix(COMMAND)))
        return BOTS.make(self.bot)


def entrants(text: str, seconds: float | None) -> list[Entrant]:
    """Players as they are typed: `greedy,quick=hard@0.5,cmd:python my_bot.py`."""
    return [entrant(part.strip(), seconds) for part in text.split(",") if part.strip()]


def entrant(text: str, seconds: float | None) -> Entrant:
    """One player: `[label=]name[@seconds]`, where the name may be `cmd:` and a command line. One
    of whom no time is said has as much as it likes."""
    named = LABEL.fullmatch(text) if not text.startswith(COMMAND) else None
    rest = named[2] if named else text
    budget = BUDGET.search(rest)
    bot = rest[: budget.start()] if budget else rest
    label = named[1] if named else rest
    if budget:
        return Entrant(label, bot, float(budget[1]))
    return Entrant(label, bot, usual_seconds(bot) if seconds is None else seconds)


def usual_seconds(bot: str) -> float:
    """How long a player likes to think; one from outside cannot say."""
    return USUAL_SECONDS if bot.startswith(COMMAND) else BOTS.make(bot).seconds()
