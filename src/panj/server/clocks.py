"""Clocks: what is left to each seat, and when a seat runs out of time."""

from panj.server.store.rows import Pace, SeatKind, SeatRow, TableRow


def starting_clock(pace: Pace, seat: SeatRow) -> float | None:
    """What a seat has at the start: seconds for a live clock, nothing otherwise."""
    if pace.kind == "live" and seat.kind != SeatKind.AUTOMA:
        return pace.minutes * 60
    return None


def after_move(table: TableRow, seats: list[SeatRow], who: int, at: float) -> list[float | None]:
    """Every seat's clock when the one that was asked has answered."""
    clocks = [seat.clock for seat in seats]
    left = clocks[who]
    if left is not None and table.asked_at is not None and table.decider == who:
        used = max(0.0, at - table.asked_at)
        clocks[who] = max(0.0, left - used) + table.settings.pace.increment
    return clocks


def deadline(
    pace: Pace, clocks: list[float | None], decider: int | None, at: float
) -> float | None:
    """When the seat that is asked now runs out of time."""
    if decider is None:
        return None
    if pace.kind == "days":
        return at + pace.days * 24 * 3600
    left = clocks[decider]
    return None if left is None else at + left
