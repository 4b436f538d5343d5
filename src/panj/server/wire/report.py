"""What the server answers about the end of a match: why it came, and the points by source."""

from msgspec import Struct

from panj.server.wire.said import Said


class WhyAnswer(Struct, frozen=True):
    """Why a match is over, or what is certain about its end."""

    said: Said
    rule: str
    """The id of the rule; empty where none ends the match."""
    seat: int | None
    """Who brought it about, if somebody did."""


class RecordAnswer(Struct, frozen=True):
    """What I have played of this game, this match among it; nothing if it does not count."""

    games: int
    wins: int
    best: bool
    """I never had so many points at a table of this size."""


class PartAnswer(Struct, frozen=True):
    """A part of what one source gave."""

    said: Said
    points: list[int]


class SheetLineAnswer(Struct, frozen=True):
    """One source of points, of the whole match or of one of its stages."""

    said: Said
    points: list[int]
    stage: int | None
    """Where the stage stands in `stages`."""
    parts: list[PartAnswer]
    counted: list[PartAnswer]
    """What the points were given for, where they are not the sum of parts."""


class TieLineAnswer(Struct, frozen=True):
    """One tie-break; `points` as more is better, `shown` as it is said."""

    key: str
    points: list[int]
    shown: list[int]


class DecidedAnswer(Struct, frozen=True):
    """Two neighbours in the ranking with equal points."""

    ahead: int
    behind: int
    points: int
    line: int | None
    """Where the tie-break that decides stands in `ties`; none if they share a place."""


class TickAnswer(Struct, frozen=True):
    """A moment at which points are told; `move` is how many moves had been made."""

    number: int
    move: int
    points: list[int]
    marked: list[int]
    """The seats of which `mark` is true from here on."""


class BandAnswer(Struct, frozen=True):
    """Ticks that belong together: the places of the first and the last of them in `ticks`."""

    said: Said
    first: int
    last: int


class ChartAnswer(Struct, frozen=True):
    """How the points grew."""

    axis: str
    """The key of what a tick is."""
    ticks: list[TickAnswer]
    bands: list[BandAnswer]
    planned: int
    """How many ticks there could have been after the start; 0 where nobody knows."""
    steps: bool
    """Points come at the ticks only, and never between them."""
    mark: str
    """The key of what a marked seat has reached; empty if none is ever marked."""


class ReportAnswer(Struct, frozen=True):
    """The end of a match: why it came, and where everybody's points are from."""

    why: WhyAnswer
    stages: list[Said]
    sheet: list[SheetLineAnswer]
    ties: list[TieLineAnswer]
    tie_rule: str
    decided: list[DecidedAnswer]
    chart: ChartAnswer
