"""What the seats of a match are called at a terminal."""

from collections.abc import Sequence

from panj.bots.registry import bot_names
from panj.bots.styles import level_of, style_of
from panj.core.match import Match
from panj.core.match_file import BOT_PREFIX
from panj.table.seats import is_bots_name
from panj.terminal.screen import Screen
from panj.words.direction import plain
from panj.words.names import automa_name, bot_name, numbered_names


def person_name(screen: Screen, number: int) -> str:
    """What a person without a name is called."""
    return screen.text("cli.player", number=number)


def shown_names(screen: Screen, match: Match, stored: Sequence[str]) -> list[str]:
    """The names of a match file as a reader sees them; bots of one kind are numbered."""
    names = [seat_title(screen, match.game.slug, name) for name in stored]
    for seat in match.game.automa(match.terms):
        names[seat] = plain(automa_name(screen.words, match.game.slug))
    return numbered_names(screen.words, names)


def seat_title(screen: Screen, slug: str, stored: str) -> str:
    """A bot's name in the reader's language; a person's stays."""
    if not is_bots_name(stored):
        return stored
    kind = stored.removeprefix(BOT_PREFIX)
    if level_of(kind) not in bot_names():
        return kind
    return plain(bot_name(screen.words, slug, level_of(kind), style_of(kind)))
