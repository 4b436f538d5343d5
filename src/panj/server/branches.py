"""Practice tables: a match that is over goes on from one of its moments, as a seat knew it.

What that seat could not see is guessed anew before anything is written, so the table holds no
more than the seat knew. It is no match to be proved or shared as a file.
"""

import secrets
from typing import Final

from panj.bots.registry import bot as bot_named
from panj.bots.registry import bot_names
from panj.core.messages import Refused
from panj.server.lobby import Lobby, automa_seat, fresh_table
from panj.server.matches import Matches
from panj.server.rooms import Room
from panj.server.store.rows import (
    BranchRow,
    PersonRow,
    SeatKind,
    SeatRow,
    Status,
    TableSettings,
)
from panj.server.thinkers import fresh_dice

PLAIN: Final = "medium"
"""Who sits on the seats of other people."""

SETTINGS: Final = TableSettings(listed=False, hints=True)


class Branches:
    """Makes practice tables."""

    def __init__(self, lobby: Lobby, matches: Matches) -> None:
        self.lobby = lobby
        self.matches = matches

    async def make(self, room: Room, person: PersonRow, at: int, seat: int) -> str:
        """A practice table that begins after so many moves, with this person on a seat."""
        row = branch_row(room, at, seat)
        table = fresh_table(
            row.table, person.id, room.game.terms(room.table.seats, room.table.options), SETTINGS
        )
        seats = [practice_seat(row.table, old, seat, person) for old in room.seats]
        await self.lobby.store.create(table, seats, branch=row)
        self.lobby.ledger.listed(person.id)
        try:
            await self.matches.start(person.id, row.table)
        except Refused:
            await self.lobby.store.delete(row.table)
            raise
        return row.table


def branch_row(room: Room, at: int, seat: int) -> BranchRow:
    """Where the new table begins: in a guess of what the seat knew."""
    match = room.match
    if room.table.status not in (Status.OVER, Status.ABANDONED) or match is None:
        raise Refused("server.refusal.not_over", [])
    playable = seat < room.table.seats and room.seats[seat].kind != SeatKind.AUTOMA
    if not playable or at >= match.version:
        raise Refused("server.refusal.no_branch", [])
    s = match.earlier(match.version - at)
    guess = room.game.guess(s, seat, fresh_dice())
    return BranchRow(secrets.token_hex(16), room.table.id, at, seat, room.game.dump(guess))


def practice_seat(table: str, old: SeatRow, seat: int, person: PersonRow) -> SeatRow:
    """A seat of the practice table: the same bots, and bots for other people."""
    if old.seat == seat:
        return SeatRow(table, seat, SeatKind.PERSON, person=person.id, name=person.name)
    if old.kind == SeatKind.AUTOMA:
        return automa_seat(table, old.seat)
    # A bot that only a file knows may not be installed here.
    known = old.bot is not None and old.bot.partition(":")[0] in bot_names()
    bot = old.bot if known and old.bot is not None else PLAIN
    seconds = old.seconds or bot_named(bot).seconds()
    return SeatRow(table, old.seat, SeatKind.BOT, name=bot, bot=bot, seconds=seconds)
