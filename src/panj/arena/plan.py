"""What an arena plays, and what it writes down about a game."""

from typing import Any, Final

from msgspec import Struct

from panj.arena.entrants import Entrant
from panj.arena.schedule import Schedule
from panj.bots.guarded import GRACE_SECONDS
from panj.core.registry import REGISTRY

FORM: Final = 1
"""The form of the files; a folder of another form is not gone on with."""

AUTOMA: Final = "automa"
"""The label of a seat that the rules themselves play."""


class Plan(Struct, frozen=True):
    """Everything on which the games hang, but for how many are played."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    entrants: list[Entrant]
    format: str
    seating: str
    seed: int
    grace: float = GRACE_SECONDS
    form: int = FORM

    def automa(self) -> list[int]:
        """The seats that the rules play."""
        game = REGISTRY.game(self.game)
        return game.automa(game.terms(self.seats, self.options))

    def schedule(self) -> Schedule:
        """The games by number."""
        free = self.seats - len(self.automa())
        return Schedule(self.format, self.seating, len(self.entrants), free)


class Lapse(Struct, frozen=True):
    """A decision that a bot lost to its substitute."""

    decision: int
    seat: int
    reason: str
    detail: str


class PlayedGame(Struct, frozen=True):
    """How one game went. Lists are by seat."""

    number: int
    deal: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: int
    asked: list[int]
    seconds: list[float]
    slowest: list[float]
    lapses: list[Lapse]
    digest: str


class Decided(Struct, frozen=True, array_like=True):
    """One decision of a bot as the journal of a game keeps it.

    It is deadly if the worker died over it; it has no move if nobody has decided for the bot yet.
    """

    move: str
    seconds: float
    reason: str
    detail: str
    deadly: bool = False


class Job(Struct, frozen=True):
    """A game to play, and what was decided in it before its worker ended."""

    number: int
    journal: list[Decided]
