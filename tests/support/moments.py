"""Observations by name, beside the views that people see."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.observe import Observed, named, observation


class Moment(NamedTuple):
    """One seat at one decision: the state, its view, and its observation by name."""

    s: Any
    seat: int
    view: Any
    seen: dict[str, Observed]

    def others(self) -> list[int]:
        """All seats, the own first."""
        return [(self.seat + i) % self.s.seats for i in range(self.s.seats)]

    def each(self, field: str) -> list[Any]:
        """A field of the players in the view, the own first."""
        return [self.view["players"][other][field] for other in self.others()]

    def from_one(self, other: int | None) -> int:
        """How an observation names a seat: 1 is the own, 0 nobody."""
        return 0 if other is None else 1 + (other - self.seat) % self.s.seats


def moments(slug: str, seats: int, options: dict[str, Json], every: int) -> Iterator[Moment]:
    """Every so many decisions of a random game, all seats."""
    game = REGISTRY.game(slug)
    s: State = game.new(seats, options, 12)
    dice = Dice(12)
    made = 0
    while (d := s.decision()) is not None:
        if made % every == 0:
            for seat in range(seats):
                row = observation(game, s, seat)
                yield Moment(s, seat, game.view(s, seat), named(game, s.terms, row))
        made += 1
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
