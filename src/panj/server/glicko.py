"""Ratings of solvers and puzzles by Glicko-2: an answer is a game between the two."""

from typing import Final

from glicko2 import Player

from panj.server.wire.puzzles import Standing

FRESH: Final = Standing(1500.0, 350.0, 0.06)
"""Of a solver about whom nothing is known."""
PUZZLE_DEVIATION: Final = 150.0
"""How far off a puzzle's difficulty may be before anybody has tried: it is more than a guess."""
LEAST_DEVIATION: Final = 45.0
"""Whoever learns must still be able to rise."""


def fresh_puzzle(rating: int) -> Standing:
    return Standing(float(rating), PUZZLE_DEVIATION, FRESH.volatility)


def rated(solver: Standing, puzzle: Standing, score: float) -> tuple[Standing, Standing]:
    """Both after an answer that counts so much for the solver, from 0 to 1."""
    return after(solver, puzzle, score), after(puzzle, solver, 1.0 - score)


def after(one: Standing, other: Standing, score: float) -> Standing:
    player = Player(one.value, one.deviation, one.volatility)
    player.update_player([other.value], [other.deviation], [score])
    return Standing(
        round(min(4000.0, max(0.0, player.rating)), 2),
        round(min(350.0, max(LEAST_DEVIATION, player.rd)), 2),
        round(min(0.2, max(0.01, player.vol)), 6),
    )
