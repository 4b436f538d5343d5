"""What is told and asked of sandboxes: moments of a match from which things can be tried out."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from panj.core.things import MOST_SEATS
from panj.server.wire.answers import FilmStep, TableAnswer
from panj.server.wire.requests import Request, SeatNumber, Version

Entry = Annotated[str, Meta(max_length=64)]
Line = Annotated[list[Entry], Meta(max_length=400)]
MOST_DEALS: Final = 999
Deal = Annotated[int, Meta(ge=0, le=MOST_DEALS)]
Seats = Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]


class SandboxRequest(Request):
    """A moment of a match, what was tried from there, and what is tried now. Nothing is kept:
    whoever has the line is where it was left."""

    at: Version | None = None
    """After so many moves of the match; after all of them if nothing is said."""
    seat: SeatNumber | None = None
    """Whose knowledge counts, where not all is known; at a match that goes on, one's own."""
    deal: Deal = 0
    """0 is the deal as it was, if it may be known; any other number is a guess of its own."""
    line: Line = msgspec.field(default_factory=list)
    """The moves that were tried, in text notation."""
    move: Entry | None = None
    """One more."""
    bots: Seats = msgspec.field(default_factory=list)
    """The seats that bots play; all others are played by who asks."""


class SandboxAnswer(Struct, frozen=True):
    """Where somebody stands in a sandbox."""

    at: int
    seat: int
    deal: int
    guess: bool
    """Whether what the seat could not see is guessed."""
    line: list[str]
    begun: int
    """So much of the line was there before this answer."""
    goes_on: bool
    """Whether a bot is asked next: ask again, without a move."""
    table: TableAnswer
    film: list[FilmStep]
    """What bots did since the move."""
