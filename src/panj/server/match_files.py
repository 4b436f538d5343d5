"""Match files: a finished match goes out as one, and one that comes in becomes a table.

What a match came to is kept beside its moves, so that its file can be written when the rules by
which it was played are long gone."""

import asyncio
import secrets
from typing import Final

import msgspec

from panj.core import match_file
from panj.core.codec import Json
from panj.core.game import Game
from panj.core.match import Match
from panj.core.match_file import MatchFile
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.core.terms import Terms
from panj.server.lobby import automa_seat, fresh_table
from panj.server.names import display_name
from panj.server.options import check_size
from panj.server.rooms import OTHER_RULES, Rooms, moves_undone, now
from panj.server.seating import stored_at
from panj.server.store.rows import (
    EventKind,
    EventRow,
    SeatKind,
    SeatRow,
    Status,
    TableRow,
    TableSettings,
)
from panj.server.store.tables import TableStore
from panj.table.seats import seats_of, stored_name

ENDING: Final = ("over", "scores", "state")


# Out


def result_of(game: Game, s: State, version: int) -> dict[str, Json]:
    """The result of a match that ends with this state, after so many events."""
    found = match_file.ending(game, s)
    scores: list[Json] = [*s.scores()]
    places: list[Json] = [*s.ranking()] if found["over"] else []
    return {
        "version": version,
        "over": bool(found["over"]),
        "state": str(found["state"]),
        "scores": scores,
        "ranking": places,
    }


def file_of(table: TableRow, seats: list[SeatRow], events: list[EventRow]) -> str | None:
    """The match file of a table, without replaying it; None if its result was not kept."""
    result = table.result or {}
    if any(name not in result for name in ENDING) or result.get("version") != table.version:
        return None
    end: dict[str, object] = {name: result[name] for name in ENDING}
    terms = Terms(table.game, table.rules_version, table.seats, table.options)
    return match_file.sealed(terms, stored_at(seats), standing(events), table.key, end)


def standing(events: list[EventRow]) -> list[tuple[int, str]]:
    """The moves that were not taken back."""
    moves: list[tuple[int, str]] = []
    for event in events:
        if event.kind == EventKind.UNDO:
            del moves[len(moves) - moves_undone(event) :]
        else:
            moves.append((event.who, event.move))
    return moves


async def export_match(rooms: Rooms, table: str) -> str:
    """A match that has ended, as one file; its key is public from then on. One that was played by
    other rules is written as it was kept."""
    room = await rooms.room_by_any_rules(table)
    if room.table.status not in (Status.OVER, Status.ABANDONED) or room.table.asked_at is None:
        raise Refused("server.refusal.not_over", [])
    if room.branch is not None:  # it begins in the middle, which no file can tell
        raise Refused("server.refusal.practice", [])
    if room.match is not None:
        return match_file.write(room.match, stored_at(room.seats))
    found = file_of(room.table, room.seats, await rooms.store.events(table, 0))
    if found is None:
        raise Refused(OTHER_RULES, [room.game.slug, room.game.rules_version])
    return found


# In


async def import_match(store: TableStore, host: str, text: str) -> str:
    """Keep a match file as a table of its own; refused if anything in it does not fit."""
    found = await asyncio.to_thread(match_file.read, text, REGISTRY)
    check_size(found.match.terms.options)
    table = secrets.token_hex(16)
    row = filed_table(table, host, found.match)
    await store.create(row, filed_seats(table, found), filed_moves(row, found.match))
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


def filed_seats(table: str, found: MatchFile) -> list[SeatRow]:
    """The names of a file; nobody sits there."""
    seats = seats_of(found)
    return [
        automa_seat(table, number)
        if number in seats.automas
        else filed_seat(table, number, name, seats.bots.get(number))
        for number, name in enumerate(found.names)
    ]


def filed_seat(table: str, number: int, name: str, bot: str | None) -> SeatRow:
    """A seat as a file calls it; what a bot is called there is told, too."""
    if bot is None:
        return SeatRow(table, number, SeatKind.FILED, name=filed_name(name))
    kept = filed_name(bot)
    return SeatRow(table, number, SeatKind.FILED, name=stored_name("", bot=kept), bot=kept)


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
