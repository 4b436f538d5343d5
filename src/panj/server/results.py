"""What a match came to, kept beside its moves: its file can be written when the rules by which it
was played are long gone."""

from typing import Final

from panj.core import record
from panj.core.codec import Json
from panj.core.game import Game
from panj.core.state import State
from panj.core.terms import Terms
from panj.server.store.rows import EventKind, EventRow, SeatRow, TableRow

OUTCOME: Final = ("over", "scores", "state")


def result_of(game: Game, s: State, version: int) -> dict[str, Json]:
    """The result of a match that ends with this state, after so many events."""
    found = record.outcome(game, s)
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
    if any(name not in result for name in OUTCOME) or result.get("version") != table.version:
        return None
    end: dict[str, object] = {name: result[name] for name in OUTCOME}
    terms = Terms(table.game, table.rules_version, table.seats, table.options)
    return record.sealed(terms, [seat.name for seat in seats], standing(events), table.key, end)


def standing(events: list[EventRow]) -> list[tuple[int, str]]:
    """The moves that were not taken back."""
    moves: list[tuple[int, str]] = []
    for event in events:
        if event.kind == EventKind.UNDO:
            moves.pop()
        else:
            moves.append((event.who, event.move))
    return moves
