"""Match files through the API: a finished match goes out, a match file comes in."""

import asyncio
import secrets

import msgspec

from panj.core import record
from panj.core.match import Match
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.server.agreed import check_size
from panj.server.names import display_name
from panj.server.results import file_of, result_of
from panj.server.rooms import OTHER_RULES, Rooms, now
from panj.server.store.filing import Filing
from panj.server.store.rows import (
    EventKind,
    EventRow,
    SeatKind,
    SeatRow,
    Status,
    TableRow,
    TableSettings,
)
from panj.server.tables import fresh_table


async def export(rooms: Rooms, table: str) -> str:
    """A match that has ended, as one file; its key is public from then on. One that was played by
    other rules is written as it was kept."""
    room = await rooms.kept(table)
    if room.table.status not in (Status.OVER, Status.ABANDONED) or room.table.asked_at is None:
        raise Refused("server.refusal.not_over", [])
    if room.match is not None:
        return record.write(room.match, room.names())
    found = file_of(room.table, room.seats, await rooms.store.events(table, 0))
    if found is None:
        raise Refused(OTHER_RULES, [room.game.slug, room.game.rules_version])
    return found


async def bring(filing: Filing, host: str, text: str) -> str:
    """Keep a match file as a table of its own; refused if anything in it does not fit."""
    found = await asyncio.to_thread(record.read, text, REGISTRY)
    check_size(found.match.terms.options)
    table = secrets.token_hex(16)
    row = filed_table(table, host, found.match)
    await filing.keep(row, filed_seats(table, found.names), filed_moves(row, found.match))
    return table


def filed_table(table: str, host: str, match: Match) -> TableRow:
    """The row of a match that was played elsewhere: over, or left before its end."""
    over = match.decision() is None
    at = now()
    return msgspec.structs.replace(
        fresh_table(table, host, match.terms, TableSettings(listed=False)),
        status=Status.OVER if over else Status.ABANDONED,
        key=match.key,
        version=match.version,
        asked_at=at,
        result=result_of(match.game, match.state, match.version),
    )


def filed_seats(table: str, names: list[str]) -> list[SeatRow]:
    """The names of a file; nobody sits there."""
    return [
        SeatRow(table, number, SeatKind.FILED, None, filed_name(name), None, None, None, None)
        for number, name in enumerate(names)
    ]


def filed_name(name: str) -> str:
    """A name out of a file, which is as untrue as anything that somebody typed."""
    try:
        return display_name(name)
    except Refused:
        return "?"


def filed_moves(table: TableRow, match: Match) -> list[EventRow]:
    """The moves of a file as events."""
    text = match.game.moves.text
    return [
        EventRow(
            table.id,
            version,
            EventKind.MOVE,
            played.who,
            text(played.move),
            f"filed-{version}",
            table.created,
        )
        for version, played in enumerate(match.played, 1)
    ]
