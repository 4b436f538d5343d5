"""All that is done for one kind of table: weights, grain, chances, and the proof of them."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from panj.arena.simulate import in_order
from panj.arena.tuning.climbing import Climb, Round, climbed
from panj.arena.tuning.grain import fitted_grain, usual_length
from panj.arena.tuning.odds import Measured, fitted_odds
from panj.arena.tuning.positions import Collect, Position
from panj.arena.tuning.proof import Duel, Proof, proof_of
from panj.arena.tuning.table import Table
from panj.core.codec import Json
from panj.core.fits import FORM
from panj.core.odds import Odds
from panj.core.weights import version_of

LEAST_POSITIONS: Final = 50
"""Fewer tell nothing about chances."""


class Effort(NamedTuple):
    """How many games are played for what."""

    rounds: int
    games: int
    positions: int
    proof: int
    jobs: int

    def total(self) -> int:
        """All games."""
        return self.rounds * self.games + self.positions + self.proof


class Tuned(NamedTuple):
    """What was found so far."""

    weights: dict[str, float]
    grain: float
    rounds: list[Round]
    odds: Odds | None = None
    chances: dict[str, Measured] | None = None
    proof: Proof | None = None


class Tuning:
    """One table's tuning, step by step; what was found may be written down after each."""

    def __init__(self, table: Table, effort: Effort, seen: Callable[[], None]) -> None:
        self.table = table
        self.effort = effort
        self.seen = seen

    def steps(self) -> Iterator[Tuned]:
        """What is known after each step."""
        found = Tuned({}, self.table.hand().grain, [])
        climb = Climb(self.table, self.effort.jobs)
        for round_ in climbed(climb, self.effort.rounds, self.effort.games, self.seen):
            found = found._replace(weights=round_.weights, rounds=[*found.rounds, round_])
            yield found
        found = found._replace(grain=fitted_grain(self.table, found.weights))
        found = self.with_chances(found)
        yield found
        if self.effort.proof:
            duel = Duel(self.table, found.weights)
            met = list(self.played(duel, self.effort.proof))
            yield found._replace(proof=proof_of(self.table, met))

    def with_chances(self, found: Tuned) -> Tuned:
        """The odds for players with these weights; alone there is nobody to win against."""
        if self.table.seats == 1 or not self.effort.positions:
            return found
        length = usual_length(self.table)
        collect = Collect(self.table, found.weights, found.grain, length)
        positions: list[Position] = []
        for each in self.played(collect, self.effort.positions):
            positions += each
        if len(positions) < LEAST_POSITIONS:
            return found
        odds, chances = fitted_odds(positions)
        return found._replace(odds=odds, chances=chances)

    def played(self, play: Callable[[int], Any], games: int) -> Iterator[Any]:
        """Games in order, each of them told."""
        for each in in_order(play, games, self.effort.jobs):
            self.seen()
            yield each


def written(
    table: Table, options: dict[str, Json], tuned: Tuned, command: str, version: str
) -> dict[str, object]:
    """What was found as it is kept in a file, with its card; `options` are what a table must have
    agreed on to be played by it."""
    weights = table.hand().weighed_by()
    assert weights is not None
    odds = tuned.odds
    return {
        "form": FORM,
        "game": table.slug,
        "rules_version": table.game.rules_version,
        "judgement": version_of(weights),
        "seats": table.seats,
        "options": options,
        "weights": tuned.weights,
        "grain": tuned.grain,
        "odds": None if odds is None else {"steady": odds.steady, "rising": odds.rising},
        "card": card(table, tuned, command, version),
    }


def card(table: Table, tuned: Tuned, command: str, version: str) -> dict[str, object]:
    """Where a fit comes from and what it is worth."""
    chances = tuned.chances
    return {
        "command": command,
        "panj": version,
        "seed": table.seed,
        "tuned_on": table.options,
        "games": sum(each.games for each in tuned.rounds),
        "sureness": tuned.rounds[-1].sureness if tuned.rounds else {},
        "proof": None if tuned.proof is None else tuned.proof._asdict(),
        "chances": None if chances is None else {n: m._asdict() for n, m in chances.items()},
    }
