"""Who sits at a table, out of the rows of its seats: for whom a person acts, and who answers."""

from collections.abc import Sequence
from typing import Final

from panj.core.messages import Refused
from panj.server.rooms import Room
from panj.server.store.rows import SeatKind, SeatRow, Status
from panj.table.driver import Answerer, Manner, answerer_now
from panj.table.seats import stored_name

NAMELESS: Final = "?"
"""What a match file calls somebody who has had their account deleted."""


def people_at(seats: Sequence[SeatRow]) -> list[int]:
    """The seats of people; one that a bot has taken over is not."""
    return [seat.seat for seat in seats if seat.kind == SeatKind.PERSON]


def persons_at(seats: Sequence[SeatRow]) -> set[str | None]:
    """The people themselves: at a hot seat one has several seats."""
    return {seats[seat].person for seat in people_at(seats)}


def stored_at(seats: Sequence[SeatRow]) -> list[str]:
    """What a match file calls the seats."""
    return [stored_seat(seat) for seat in seats]


def stored_seat(seat: SeatRow) -> str:
    """What a match file calls a seat; out of a file it is called that already. Where a bot has
    taken over, it is still the person's."""
    if seat.kind == SeatKind.FILED:
        return seat.name
    if not seat.name and seat.person is not None:
        return NAMELESS
    bot = seat.bot if seat.person is None else None
    return stored_name(seat.name, bot=bot or "", is_automa=seat.kind == SeatKind.AUTOMA)


# For whom a person acts


def seats_held(room: Room, person: str) -> list[int]:
    """The seats for which a person may act; one that a bot has taken over is no longer theirs."""
    mine = room.seats_of(person)
    people = people_at(room.seats)
    held = [seat for seat in mine if seat in people]
    if not held:
        raise Refused("server.refusal.taken_over" if mine else "server.refusal.not_seated", [])
    return held


def acting_seat(room: Room, person: str) -> int:
    """The seat for which a person acts: the one that is asked, if it is theirs."""
    mine = seats_held(room, person)
    decider = room.decider()
    return decider if decider in mine and decider is not None else mine[0]


def last_seat(room: Room, person: str) -> int:
    """The seat for which a person takes back: the one that moved last, if it is theirs."""
    mine = seats_held(room, person)
    last = room.match.played[-1].who if room.match and room.match.played else mine[0]
    return last if last in mine else mine[0]


# Who answers


def answerer_at(room: Room) -> str:
    """Who answers what a table asks now."""
    is_on = room.table.status == Status.RUNNING and room.table.paused is None
    if room.match is None or not is_on:
        return Answerer.NOBODY
    return answerer_now(room.match, people_at(room.seats), Manner.SERVED)


def bot_asked(room: Room) -> SeatRow | None:
    """The seat that is asked now, if no person answers there."""
    decider = room.decider()
    if decider is None or answerer_at(room) in (Answerer.NOBODY, Answerer.PERSON):
        return None
    return room.seats[decider]
