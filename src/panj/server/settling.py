"""Settling: a move that gives the turn away is played, and counts when its player says so.

It is no event yet. It waits in its table's row, written before it is acknowledged, and becomes an
event like any other when it settles. So the match stands where it stood for everybody else: nobody
is told, no bot is asked, the clock runs on, and what is taken back again never happened.
"""

from typing import Final

import msgspec

from panj.core.codec import Json
from panj.core.match import Match, Played
from panj.core.state import State
from panj.server.clocks import due
from panj.server.shown import ShownState
from panj.server.store.rows import SeatRow, TableRow

LIVE_SECONDS: Final = 8.0
"""How long a played turn waits where a live clock runs."""
SHORT_SECONDS: Final = 10.0
"""Who has no more than this on the clock has no time to be asked."""


class Kept(msgspec.Struct, frozen=True):
    """What a table's row has of it."""

    move: str
    action: str
    until: float | None
    """When it settles by itself."""


class Held:
    """A move that waits to be settled, and what its player sees of it."""

    def __init__(self, kept: Kept, played: Played, shown: ShownState) -> None:
        self.kept = kept
        self.played = played
        self.shown = shown

    @property
    def who(self) -> int:
        return self.played.who


def held_at(table: TableRow, match: Match) -> Held | None:
    """The move that waits at a table."""
    if table.settling is None:
        return None
    kept = msgspec.convert(table.settling, Kept)
    played = match.ahead(match.game.moves.parse(kept.move))
    return Held(kept, played, ShownState(match.game, played.after))


def may_be_held(match: Match, played: Played) -> bool:
    """Whether a move gives a turn away to another seat and shows nothing new to anybody. What says
    that by its name, or stays hidden, is not asked for twice."""
    d, asked, before = match.decision(), played.after.decision(), match.state
    presentation = match.game.presentation
    verb = match.game.moves.verbs[played.move.kind].name
    if d is None or d.SECRET or asked is None or asked.who == played.who:
        return False
    is_told = verb in presentation.ending or verb in presentation.sealed
    return (
        not is_told and passes_on(before, played.after) and before.boundary == played.after.boundary
    )


def passes_on(before: State, after: State) -> bool:
    """Whether another turn has begun: answers within a turn are everybody's own."""
    return before.turn > 0 and after.turn != before.turn


def settles_at(table: TableRow, match: Match, at: float) -> float | None:
    """When a move that is held now settles by itself; None if never."""
    seconds = match.game.presentation.settles_after
    if table.settings.pace.kind == "live":
        seconds = min(LIVE_SECONDS, seconds or LIVE_SECONDS)
    return at + seconds if seconds else None


def has_time(table: TableRow, at: float) -> bool:
    """Whether there is time to think twice."""
    is_live = table.settings.pace.kind == "live" and table.deadline is not None
    return not is_live or (table.deadline or at) - at >= SHORT_SECONDS


def due_while_held(table: TableRow, until: float | None) -> float | None:
    """When the steward must look at a table where a move is held: when it settles by itself, or
    when its player runs out of time."""
    times = [time for time in (until, table.deadline) if time is not None]
    return min(times) if times else None


def held_columns(table: TableRow, kept: Kept) -> dict[str, object]:
    """What a table's row says while a move is held."""
    settling: dict[str, Json] = msgspec.to_builtins(kept)
    return {"settling": settling, "due": due_while_held(table, kept.until)}


def freed_columns(table: TableRow, seats: list[SeatRow], at: float) -> dict[str, object]:
    """What a table's row says when the held move was taken back."""
    looked_at = due(table.settings.pace, seats, table.decider, table.deadline, at)
    return {"settling": None, "due": looked_at}
