"""Chances of winning fitted to positions, and how far they can be believed."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from panj.arena.tuning.climbing import rounded
from panj.arena.tuning.positions import Position
from panj.core.odds import Odds

Row = NDArray[np.float64]

RIDGE: Final = 2e-4
STEPS: Final = 40
ENOUGH: Final = 1e-10
NOTHING: Final = 1e-6
HELD_OUT: Final = 5
"""Of so many games one is kept back, and what is told of the chances is told of those."""

BINS: Final = 10
QUARTERS: Final = ((-1.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 9.0))
LEAST: Final = 1e-6


class Measured(NamedTuple):
    """How good some chances are: the loss in natural logarithms, the error of calibration, and
    both in each quarter of the game."""

    loss: float
    error: float
    losses: list[float]
    errors: list[float]


class Data:
    """Positions as arrays."""

    def __init__(self, positions: list[Position]) -> None:
        self.inputs = np.array([position.inputs for position in positions])
        self.values = np.array([position.values for position in positions])
        self.told = np.array([position.told for position in positions])
        self.progress = np.array([position.progress for position in positions])
        self.won = np.array([position.won for position in positions])
        self.games = np.array([position.game for position in positions])
        turn = np.zeros((*self.won.shape, 1))
        for i, position in enumerate(positions):
            turn[i, position.who, 0] = 1.0
        self.parts = np.concatenate([self.inputs, turn], 2)
        self.held = self.games % HELD_OUT == HELD_OUT - 1

    def moving(self, parts: Row) -> Row:
        """What is there, and the same times the progress."""
        return np.concatenate([parts, parts * self.progress[:, None, None]], 2)


def chances(weights: Row, inputs: Row) -> Row:
    """By position and seat."""
    strengths = inputs @ weights
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def fitted(inputs: Row, won: Row) -> Row:
    """The weights under which the outcomes are likeliest, held a little towards nothing."""
    rows, _, count = inputs.shape
    spread = inputs.reshape(-1, count).std(0)
    spread[spread < ENOUGH] = np.inf
    scaled = inputs / spread
    found = np.zeros(count)
    for _ in range(STEPS):
        told = chances(found, scaled)
        slope = np.einsum("rs,rsf->f", told - won, scaled) / rows + 2.0 * RIDGE * found
        mean = np.einsum("rs,rsf->rf", told, scaled)
        bend = np.einsum("rs,rsf,rsg->fg", told, scaled, scaled, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend / rows + 2.0 * RIDGE * np.eye(count), slope)
        found = found - step
        if float(np.abs(step).max()) < ENOUGH:
            break
    found[np.abs(found) < NOTHING] = 0.0
    return np.asarray(found / spread)


def losses(told: Row, won: Row) -> Row:
    """What each position tells against the chances."""
    return np.asarray(-(won * np.log(np.clip(told, LEAST, 1.0))).sum(1))


def calibration(told: Row, won: Row) -> float:
    """How far chances are from what happens, on average, in bins of equal width."""
    flat, real = told.ravel(), won.ravel()
    bins = np.minimum((flat * BINS).astype(int), BINS - 1)
    total = 0.0
    for each in range(BINS):
        at = bins == each
        if at.any():
            total += abs(float(flat[at].mean() - real[at].mean())) * int(at.sum())
    return total / len(flat)


def measured(told: Row, data: Data) -> Measured:
    """How good these chances are on the games that were held back."""
    parts = [data.held & (data.progress >= low) & (data.progress < high) for low, high in QUARTERS]
    parts = [part for part in parts if part.any()]
    return Measured(
        round(float(losses(told[data.held], data.won[data.held]).mean()), 4),
        round(calibration(told[data.held], data.won[data.held]), 4),
        [round(float(losses(told[part], data.won[part]).mean()), 4) for part in parts],
        [round(calibration(told[part], data.won[part]), 4) for part in parts],
    )


def fitted_odds(positions: list[Position]) -> tuple[Odds, dict[str, Measured]]:
    """The odds, and beside them what the hand's judgement told and what two numbers repair."""
    data = Data(positions)
    learnt = ~data.held
    moving = data.moving(data.parts)
    found = fitted(moving[learnt], data.won[learnt])
    found = np.array([rounded(float(each)) for each in found])
    two = data.moving(data.values[:, :, None])
    simple = fitted(two[learnt], data.won[learnt])
    count = data.parts.shape[2]
    odds = Odds([float(each) for each in found[:count]], [float(each) for each in found[count:]])
    return odds, {
        "hand": measured(data.told, data),
        "two_numbers": measured(chances(simple, two), data),
        "fitted": measured(chances(found, moving), data),
    }
