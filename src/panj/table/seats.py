"""Who sits where: people, bots, and automas, which the rules themselves play."""

from collections.abc import Sequence
from typing import Final

from panj.bots.registry import BOTS
from panj.bots.styles import check_style
from panj.core.game import Game
from panj.core.match_file import BOT_PREFIX, MatchFile
from panj.core.messages import SPECTATOR
from panj.core.terms import Terms

AUTOMA_STORED: Final = f"{BOT_PREFIX}greedy"
"""What a match file calls an automa's seat; that it is an automa's, the terms say."""


class Seats:
    """The seats of a table by their names in a match file: a bot's begins with a prefix, and
    whose is neither a bot's nor an automa's is a person's."""

    def __init__(
        self, stored: Sequence[str], automas: Sequence[int] = (), hot_seat: bool = False
    ) -> None:
        self.stored = list(stored)
        self.automas = list(automas)
        self.bots: dict[int, str] = {}
        """The names of the bots, such as `medium:builder`; none where people take every seat."""
        for seat, name in enumerate(self.stored):
            if is_bots_name(name) and seat not in self.automas and not hot_seat:
                self.bots[seat] = name.removeprefix(BOT_PREFIX)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        others = {*self.bots, *self.automas}
        return [seat for seat in range(len(self.stored)) if seat not in others]

    @property
    def reader(self) -> int:
        """Who is spoken to as `you`: the only person, or nobody in particular."""
        people = self.people
        return people[0] if len(people) == 1 else SPECTATOR


def stored_name(name: str, *, bot: str = "", is_automa: bool = False) -> str:
    """What a match file calls a seat: a bot's by its prefix, and a person's never as if it were a
    bot's."""
    if is_automa:
        return AUTOMA_STORED
    if bot:
        return BOT_PREFIX + bot
    return f"bot {name.removeprefix(BOT_PREFIX)}" if is_bots_name(name) else name


def is_bots_name(name: str) -> bool:
    """Whether a match file would take somebody of this name for a bot."""
    return name.startswith(BOT_PREFIX)


def seats_of(found: MatchFile, hot_seat: bool = False) -> Seats:
    """The seats of a match that was kept, with the same people and bots."""
    match = found.match
    return Seats(found.names, match.game.automa(match.terms), hot_seat)


def players(game: Game, terms: Terms) -> list[int]:
    """The seats that are ever asked: an automa's is not."""
    automas = game.automa(terms)
    return [seat for seat in range(terms.seats) if seat not in automas]


def in_turn(seats: Sequence[int], bots: Sequence[str]) -> dict[int, str]:
    """Bots at these seats, the first one again after the last."""
    return {seat: bots[i % len(bots)] for i, seat in enumerate(seats)}


def check_bots(slug: str, names: Sequence[str]) -> None:
    """Refuse bots that do not exist, or have a style that this game does not have."""
    for name in names:
        BOTS.check(name)
        check_style(slug, name)
