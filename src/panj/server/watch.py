"""When the steward must look at a table: a bot is asked, or somebody's time runs out."""

from typing import Final

from panj.server.store.rows import Pace, SeatKind, SeatRow

STUCK_SECONDS: Final = 8.0
"""A bot's turn that nobody has taken for so long past its budget is taken by whoever sees it."""


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
    return at + (seat.seconds or 1.0) + STUCK_SECONDS
