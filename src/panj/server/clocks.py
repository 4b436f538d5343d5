"""Clocks: what is left to each seat, and when a seat runs out of time."""

from panj.server.store.rows import Pace, SeatKind, SeatRow, TableRow


def starting_clock(pace: Pace, seat: SeatRow) -> float | None:
    """What a seat has at the start: seconds for a live clock, nothing otherwise."""
    if pace.kind == "live" and seat.kind != SeatKind.AUTOMA:
        return pace.minutes * 60
    return None


def after_event(
    table: TableRow, seats: list[SeatRow], decider: int | None, at: float
) -> list[float | None]:
    """Every seat's clock when the one that was asked has answered, and who is asked next.

    The increment is for a turn, not for every choice in it: taking back and choosing again would
    otherwise make time.
    """
    clocks = [seat.clock for seat in seats]
    who = table.decider
    left = None if who is None else clocks[who]
    if who is not None and left is not None and table.asked_at is not None:
        used = max(0.0, at - table.asked_at)
        gained = table.settings.pace.increment if decider != who else 0.0
        clocks[who] = max(0.0, left - used) + gained
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
