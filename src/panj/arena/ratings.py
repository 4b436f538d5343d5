"""Ratings: the Plackett-Luce model fitted to all games, with intervals by resampling deals.

A ranking of several players is broken into all its pairs, which estimates the same strengths as
the ranking itself (full breaking) and lets shared places count half. Games on one deal hang
together, so the Bayesian bootstrap weighs whole deals anew, and never single games.

Plain Python, so that bots can be rated wherever Panj is installed: few bots meet in an arena, and
deals that ended alike are weighed together.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final

from panj.arena.plan import PlayedGame
from panj.arena.stats import Interval

Matrix = list[list[float]]

ANCHOR: Final = 1000.0
"""The rating of the anchor: of `random` if it takes part, otherwise of the first bot."""

ANCHOR_BOT: Final = "random"
PER_FACTOR_TEN: Final = 400.0
"""As with Elo: 400 points more make it ten times as likely to be placed before the other."""

MOST_STEPS: Final = 1000
TOLERANCE: Final = 1e-9
LONGEST_STEP: Final = 2.0
"""Newton's method would leap too far from where the model is nearly flat."""

RESAMPLES: Final = 400
TAIL: Final = 2.5
PRIOR: Final = 0.5
"""Wins and losses added between any two that met (Jeffreys' prior): without them a bot that never
lost would be infinitely strong."""

LEAST_WEIGHT: Final = 1e-4


def ratings(games: Sequence[PlayedGame], labels: Sequence[str]) -> list[Interval]:
    """The rating of each label with its 95 % interval, on Elo's scale."""
    if len(labels) < 2:
        return [(ANCHOR, ANCHOR, ANCHOR) for _ in labels]
    deals = wins_by_deal(games, labels)
    anchor = labels.index(ANCHOR_BOT) if ANCHOR_BOT in labels else 0
    total = summed(deals, len(labels))
    met = [[total[i][j] + total[j][i] > 0 for j in range(len(labels))] for i in range(len(labels))]
    prior = [[PRIOR * each for each in row] for row in met]
    first = fit(added(total, prior), anchor, [0.0] * len(labels))
    alike = Counter(tuple(tuple(row) for row in deal) for deal in deals)
    dice = Random(0)
    drawn = []
    for _ in range(RESAMPLES):
        # The weights of single deals are exponential; those of deals that ended alike are summed.
        weighed = [scaled(deal, dice.gammavariate(count, 1.0)) for deal, count in alike.items()]
        # The prior is drawn too: otherwise a bot that never lost would have no interval at all.
        believed = [
            [max(LEAST_WEIGHT, dice.gammavariate(PRIOR, 1.0)) if each else 0.0 for each in row]
            for row in met
        ]
        drawn.append(fit(added(summed(weighed, len(labels)), believed), anchor, first))
    best = on_scale(first)
    spread = [sorted(column) for column in zip(*map(on_scale, drawn), strict=True)]
    return [
        (mean, min(at(found, TAIL), mean), max(at(found, 100 - TAIL), mean))
        for mean, found in zip(best, spread, strict=True)
    ]


def wins_by_deal(games: Sequence[PlayedGame], labels: Sequence[str]) -> list[Matrix]:
    """For every deal, how often each label was placed before each other."""
    column = {label: i for i, label in enumerate(labels)}
    deals = {deal: nothing(len(labels)) for deal in sorted({game.deal for game in games})}
    for game in games:
        pairs = deals[game.deal]
        for a, first in enumerate(game.bots):
            for b, second in enumerate(game.bots):
                if first != second and game.places[a] <= game.places[b]:
                    half = 0.5 if game.places[a] == game.places[b] else 1.0
                    pairs[column[first]][column[second]] += half
    return list(deals.values())


def fit(wins: Matrix, anchor: int, begun: Sequence[float]) -> list[float]:
    """The strengths (as logarithms, the anchor's is 0) under which these wins are most likely."""
    found = list(begun)
    others = [i for i in range(len(wins)) if i != anchor]
    for _ in range(MOST_STEPS):
        step = newton(wins, found, others)
        longest = max(map(abs, step))
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        for i, each in zip(others, step, strict=True):
            found[i] += shorter * each
        if longest < TOLERANCE:
            break
    return found


def newton(wins: Matrix, found: list[float], others: list[int]) -> list[float]:
    """How far to go from these strengths, by slope and curvature of the likelihood."""
    size = len(wins)
    slope = [0.0] * size
    curve = nothing(size)
    for i in range(size):
        for j in range(i):
            count = wins[i][j] + wins[j][i]
            if count:
                chance = 1 / (1 + exp(found[j] - found[i]))
                slope[i] += wins[i][j] - count * chance
                slope[j] -= wins[i][j] - count * chance
                bend = count * chance * (1 - chance)
                curve[i][i] += bend
                curve[j][j] += bend
                curve[i][j] -= bend
                curve[j][i] -= bend
    return solved([[curve[i][j] for j in others] for i in others], [slope[i] for i in others])


def solved(rows: Matrix, right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and has no negative direction."""
    size = len(right)
    for i in range(size):
        rows[i][i] += (
            1e-12  # bots that never met, nor met the same: nothing is known, nothing moves
        )
        for j in range(i + 1, size):
            share = rows[j][i] / rows[i][i]
            for k in range(i, size):
                rows[j][k] -= share * rows[i][k]
            right[j] -= share * right[i]
    for i in reversed(range(size)):
        known = sum(rows[i][k] * right[k] for k in range(i + 1, size))
        right[i] = (right[i] - known) / rows[i][i]
    return right


def on_scale(strengths: Sequence[float]) -> list[float]:
    """Elo's scale."""
    return [ANCHOR + PER_FACTOR_TEN / log(10) * each for each in strengths]


def at(ordered: Sequence[float], percent: float) -> float:
    """The value below which so much of the sorted values lies."""
    place = (len(ordered) - 1) * percent / 100
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def nothing(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def scaled(matrix: Sequence[Sequence[float]], factor: float) -> Matrix:
    return [[factor * each for each in row] for row in matrix]


def added(one: Matrix, other: Matrix) -> Matrix:
    return [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(one, other, strict=True)]


def summed(matrices: Sequence[Matrix], size: int) -> Matrix:
    found = nothing(size)
    for matrix in matrices:
        found = added(found, matrix)
    return found
