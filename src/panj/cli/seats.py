"""Who sits where: people and bots, and what they are called."""

from collections.abc import Sequence
from typing import Final

from panj.bots.bot import Bot
from panj.bots.levels import SearchBot
from panj.bots.registry import bot, bot_names
from panj.bots.search.team import Team
from panj.bots.styles import level_of, style_of
from panj.cli.screen import Screen
from panj.core.messages import SPECTATOR
from panj.core.record import BOT_PREFIX
from panj.words.marks import plain
from panj.words.names import bot_name, clean_name, told_apart

MARKS: Final = "●▲■◆★✚▼⬢"
ASCII_MARKS: Final = "12345678"
COLOURS: Final = (
    "bright_magenta",
    "bright_yellow",
    "bright_green",
    "bright_blue",
    "bright_red",
    "bright_cyan",
    "white",
    "bright_black",
)


class Seats:
    """The seats of a table by their names in the match file; some of them are bots'."""

    def __init__(self, stored: Sequence[str], hot_seat: bool = False) -> None:
        self.stored = [clean_name(name) for name in stored]
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(self.stored):
            if name.startswith(BOT_PREFIX) and not hot_seat:
                self.bots[seat] = bot(name.removeprefix(BOT_PREFIX))

    def help_with(self, team: Team | None) -> None:
        """Give the bots that search a team, or none."""
        for each in self.bots.values():
            if isinstance(each, SearchBot):
                each.team = team

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.stored)) if seat not in self.bots]

    @property
    def reader(self) -> int:
        """Who is spoken to as `you`: the only person, or nobody in particular."""
        people = self.people
        return people[0] if len(people) == 1 else SPECTATOR


def new_seats(count: int, people: Sequence[str], bots: Sequence[str]) -> list[str]:
    """The stored names of a new table: people first, then bots in turn."""
    names = [clean_name(name) for name in people[:count]]
    return names + [BOT_PREFIX + bots[i % len(bots)] for i in range(count - len(names))]


def person_name(screen: Screen, number: int) -> str:
    """What a person without a name is called."""
    return screen.text("cli.player", number=number)


def shown_names(screen: Screen, stored: Sequence[str]) -> list[str]:
    """The names as a reader sees them; bots of one kind are numbered."""
    return told_apart(screen.words, [bot_title(screen, name) for name in stored])


def bot_title(screen: Screen, stored: str) -> str:
    """A bot's name in the reader's language; a person's stays."""
    name = clean_name(stored)
    if not name.startswith(BOT_PREFIX):
        return name
    kind = name.removeprefix(BOT_PREFIX)
    if level_of(kind) not in bot_names():
        return kind
    return plain(bot_name(screen.words, level_of(kind), style_of(kind)))
