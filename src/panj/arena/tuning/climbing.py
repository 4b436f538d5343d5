"""Weights fitted by play: every seat of every game draws its own round a centre, the outcome is
regressed on the logarithms of the weights, and the centre moves to the top of the parabola."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from panj.arena.simulate import in_order
from panj.arena.tuning.table import Table, leads, shares_won
from panj.core.weights import most_of, numbers

Row = NDArray[np.float64]

SPREAD: Final = 0.35
"""How far the logarithm of a weight is drawn from the centre, as a standard deviation."""

LONGEST: Final = 0.6
FARTHEST: Final = 2.5
"""How far the logarithm of a weight moves in a round, and how far from the hand's in all."""

LEAST_BEND: Final = 0.02
USUAL_BEND: Final = 0.05
RIDGE: Final = 0.0005
BEND_RIDGE: Final = 0.01
"""The parabolas are held towards a usual bend: outcomes are mostly luck."""

DIGITS: Final = 4


class Drawn(NamedTuple):
    """One game: what each seat drew, in logarithms against the hand's weights, and what it won."""

    weights: list[list[float]]
    won: list[float]
    leads: list[float]


class Round(NamedTuple):
    """What came of a round: the new centre, and how sure each weight's slope was."""

    weights: dict[str, float]
    sureness: dict[str, float]
    games: int


class Draw:
    """Games in which every seat has weights of its own; goes to other processes."""

    def __init__(self, table: Table, use: str, centre: dict[str, float]) -> None:
        self.table = table
        self.use = use
        self.centre = centre

    def __call__(self, number: int) -> Drawn:
        """One game."""
        luck = self.table.luck(self.use, number)
        hand = self.table.hand()
        weights = hand.weighed_by()
        assert weights is not None
        usual = numbers(weights)
        matters = set(hand.weighing(self.table.deal(self.use, number)))
        logs: list[list[float]] = []
        minds = []
        for _ in range(self.table.seats):
            drawn = {
                name: min(most_of(weights, name), value * float(np.exp(luck.gauss(0.0, SPREAD))))
                for name, value in self.centre.items()
            }
            logs.append([float(np.log(drawn[n] / usual[n])) * (n in matters) for n in drawn])
            minds.append(self.table.weighed(drawn))
        s = self.table.finished(self.use, number, minds)
        return Drawn(logs, shares_won(s), leads(s))


class Climb:
    """Rounds of such games; all of them stay in the regression."""

    def __init__(self, table: Table, jobs: int) -> None:
        self.table = table
        self.jobs = jobs
        weights = table.hand().weighed_by()
        assert weights is not None
        self.hand = numbers(weights)
        self.most = {name: most_of(weights, name) for name in self.hand}
        self.names = list(self.hand)
        self.centre = np.zeros(len(self.names))
        self.games: list[Drawn] = []

    def weights(self) -> dict[str, float]:
        """The weights at the centre."""
        found = self.hand.values()
        values = [hand * float(np.exp(log)) for hand, log in zip(found, self.centre, strict=True)]
        return {
            name: rounded(min(self.most[name], value))
            for name, value in zip(self.names, values, strict=True)
        }

    def round(self, number: int, games: int, seen: Callable[[], None]) -> Round:
        """Play a round, and move."""
        draw = Draw(self.table, f"round {number}", self.weights())
        for game in in_order(draw, games, self.jobs):
            self.games.append(game)
            seen()
        sureness = self.move()
        return Round(self.weights(), sureness, games)

    def move(self) -> dict[str, float]:
        """The centre goes to the top of each weight's parabola, as far as its slope is sure."""
        straight, bend, error = parabolas(*self.sides(), self.table.seats)
        top = np.clip(straight / (2.0 * bend), -FARTHEST, FARTHEST)
        sure = (straight - 2.0 * bend * self.centre) / error
        step = (top - self.centre) * sure**2 / (1.0 + sure**2)
        self.centre = self.centre + np.clip(step, -LONGEST, LONGEST)
        return {name: round(float(t), 2) for name, t in zip(self.names, sure, strict=True)}

    def sides(self) -> tuple[Row, Row, Row]:
        """Of every seat: its logarithms less the mean of the others', the same of their squares,
        and what it won."""
        logs = np.array([game.weights for game in self.games])
        won, lead = (np.array([getattr(game, part) for game in self.games]) for part in PARTS)
        won = won - 1.0 / self.table.seats
        lead = lead - lead.mean()
        response = sum(part / max(1e-9, part.std()) for part in (won, lead))
        flat = logs.shape[0] * logs.shape[1]
        wide = against_others(logs).reshape(flat, -1)
        return wide, against_others(logs**2).reshape(flat, -1), np.ravel(response) / 2.0


PARTS: Final = ("won", "leads")


def against_others(values: Row) -> Row:
    """By game, seat and weight: less the mean of the other seats; alone, as they are."""
    seats = values.shape[1]
    if seats == 1:
        return values
    total = values.sum(1, keepdims=True)
    return np.asarray(values - (total - values) / (seats - 1))


def parabolas(logs: Row, squares: Row, response: Row, seats: int) -> tuple[Row, Row, Row]:
    """By ridge regression: each weight's slope, its bend, and the standard error of the slope."""
    count = logs.shape[1]
    inputs = np.concatenate([logs, -squares], 1)
    size = len(response)
    ridge = size * np.concatenate([np.full(count, RIDGE), np.full(count, BEND_RIDGE)])
    usual = np.concatenate([np.zeros(count), np.full(count, USUAL_BEND)])
    crossed = inputs.T @ inputs + np.diag(ridge)
    found = np.linalg.solve(crossed, inputs.T @ response + ridge * usual)
    rest = response - inputs @ found
    wide = seats / (seats - 1) if seats > 1 else 1.0  # the seats of a game are not independent
    error = np.sqrt(np.diag(np.linalg.inv(crossed)) * rest.var() * wide)
    return found[:count], np.maximum(found[count:], LEAST_BEND), error[:count]


def rounded(value: float) -> float:
    """To a few digits: what another machine's arithmetic makes of the last ones shall not tell."""
    return float(f"{value:.{DIGITS}g}")


def climbed(climb: Climb, rounds: int, games: int, seen: Callable[[], None]) -> Iterator[Round]:
    """So many rounds of so many games each."""
    for number in range(rounds):
        yield climb.round(number, games, seen)
