"""What happens at a table beside its match: seats out of time, gifts of time, pauses. It is told at
once, between the lines of the match, and never becomes one of them: no version counts it."""

from typing import Final, Literal

import msgspec

from panj.core.messages import Message
from panj.server.shown import said
from panj.server.store.rows import Aside, Beside, TableRow
from panj.server.wire.answers import AsideLine

GIFT_MINUTES: Final = 5
"""How much time the host may give to somebody who ran out of it."""

KEYS: Final = {
    Beside.STAND_IN: "server.log.taken_over",
    Beside.LEFT: "server.log.left",
    Beside.REMOVED: "server.log.removed",
    Beside.RETURN: "server.log.returned",
    Beside.GIFT: "server.log.gift",
    Beside.PAUSE: "server.log.paused",
    Beside.RESUME: "server.log.resumed",
}


BEGINNINGS: Final = (Beside.STAND_IN, Beside.LEFT, Beside.REMOVED)
"""After which a bot plays a person's seat."""


def asides_of(table: TableRow) -> list[Aside]:
    """What has happened beside the match, in order."""
    return msgspec.convert(table.asides or [], list[Aside])


def with_one_more(table: TableRow, *fresh: Aside) -> list[object]:
    """What the table's row keeps when something more has happened."""
    return [*(table.asides or []), *(msgspec.to_builtins(each) for each in fresh)]


def told(aside: Aside) -> Message:
    """It in words."""
    operands: list[int | str] = [] if aside.seat is None else [aside.seat]
    if aside.what == Beside.GIFT:
        operands.append(GIFT_MINUTES)
    return Message(KEYS[aside.what], operands)


def aside_lines(table: TableRow, until: int) -> list[AsideLine]:
    """What everybody may read of it who has seen the match up to a version."""
    return [
        AsideLine(each.version, each.at, said(told(each)))
        for each in asides_of(table)
        if each.version <= until
    ]


def latest(table: TableRow, seat: int, what: str) -> Aside | None:
    """The last of its kind at a seat."""
    found = [each for each in asides_of(table) if each.seat == seat and each.what == what]
    return found[-1] if found else None


def bot_since(table: TableRow, seat: int) -> Aside | None:
    """When and why the bot began that stands in at a seat."""
    found = [each for each in asides_of(table) if each.seat == seat]
    begun = [each for each in found if each.what in BEGINNINGS]
    return begun[-1] if begun else None


def why_bot(begun: Aside | None) -> Literal["stand_in", "left", "removed"]:
    """Why it is not the person who plays."""
    if begun is not None and begun.what == Beside.LEFT:
        return "left"
    return "removed" if begun is not None and begun.what == Beside.REMOVED else "stand_in"


def is_removed(table: TableRow, seat: int) -> bool:
    """Whether the person of a seat may not take it back."""
    return why_bot(bot_since(table, seat)) == "removed"


def is_given(table: TableRow, seat: int) -> bool:
    """Whether the seat was given time since a bot stands in there."""
    begun, gift = bot_since(table, seat), latest(table, seat, Beside.GIFT)
    return gift is not None and (begun is None or gift.at >= begun.at)
