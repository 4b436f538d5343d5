"""Clocks: what is left to each seat, when a seat runs out of time, and when a table is due: when
somebody must look at it, because a bot is asked or time runs out."""

from collections.abc import Sequence
from typing import Final

from panj.bots.bot import USUAL_SECONDS
from panj.server.store.progress import Progress
from panj.server.store.rows import Pace, SeatKind, SeatRow, Status, TableRow

NO_CLOCK: Final = "none"
LIVE: Final = "live"
DAYS: Final = "days"
"""How fast a table plays (`Pace.kind`)."""

STUCK_SECONDS: Final = 8.0
"""A bot's turn that nobody has taken for so long past its budget is taken by whoever sees it."""


def stood_in(seat: SeatRow) -> bool:
    """Whether a bot stands in for the person of a seat."""
    return seat.kind == SeatKind.BOT and seat.person is not None


def starting_clock(pace: Pace, seat: SeatRow) -> float | None:
    """What a seat has at the start: seconds for a live clock, nothing otherwise."""
    if pace.kind == LIVE and seat.kind != SeatKind.AUTOMA:
        return pace.minutes * 60
    return None


def after_event(
    table: TableRow, seats: list[SeatRow], decider: int | None, at: float
) -> list[float | None]:
    """Every seat's clock when the one that was asked has answered, and who is asked next.

    The increment is for a turn, not for every choice in it: taking back and choosing again would
    otherwise make time. Where a bot stands in for somebody, the person's clock stands still.
    """
    clocks = [seat.clock for seat in seats]
    who = table.decider
    left = None if who is None or stood_in(seats[who]) else clocks[who]
    if who is not None and left is not None and table.asked_at is not None:
        used = max(0.0, at - table.asked_at)
        gained = table.settings.pace.increment if decider != who else 0.0
        clocks[who] = max(0.0, left - used) + gained
    return clocks


def deadline(
    pace: Pace,
    seats: Sequence[SeatRow],
    clocks: Sequence[float | None],
    decider: int | None,
    at: float,
) -> float | None:
    """When the seat that is asked now runs out of time; never where it has, and a bot stands in."""
    if decider is None or stood_in(seats[decider]):
        return None
    if pace.kind == DAYS:
        return at + pace.days * 24 * 3600
    left = clocks[decider]
    return None if left is None else at + left


def due(
    pace: Pace, seats: list[SeatRow], decider: int | None, deadline: float | None, at: float
) -> float | None:
    """When to look at a table at which this seat was asked; None if nobody need look."""
    if decider is None:
        return None
    if seats[decider].kind == SeatKind.BOT:
        return bot_due(seats[decider], at)
    return deadline if pace.takeover else None


def bot_due(seat: SeatRow, at: float) -> float:
    """When a bot's turn that somebody takes up now counts as given up."""
    return at + (seat.seconds or USUAL_SECONDS) + STUCK_SECONDS


def progress_when_asked(
    table: TableRow,
    seats: list[SeatRow],
    version: int,
    clocks: list[float | None],
    decider: int | None,
    at: float,
) -> Progress:
    """How a table stands when a seat is asked at this version."""
    pace = table.settings.pace
    until = deadline(pace, seats, clocks, decider, at)
    return Progress(
        version=version,
        status=Status.RUNNING,
        decider=decider,
        asked_at=at,
        deadline=until,
        due=due(pace, seats, decider, until, at),
        changed=at,
        clocks=tuple(clocks),
    )
