"""Ratings: the Plackett-Luce model fitted to all games, with intervals by resampling deals.

A ranking of several players is broken into all its pairs, which estimates the same strengths as
the ranking itself (full breaking) and lets shared places count half. Games on one deal hang
together, so the Bayesian bootstrap weighs whole deals anew, and never single games.
"""

from collections.abc import Sequence
from math import log
from typing import TYPE_CHECKING, Any, Final

from panj.arena.plan import PlayedGame
from panj.arena.stats import Interval

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Matrix = NDArray[float64]

ANCHOR: Final = 1000.0
"""The rating of the anchor: of `random` if it takes part, otherwise of the first bot."""

ANCHOR_BOT: Final = "random"
PER_FACTOR_TEN: Final = 400.0
"""As with Elo: 400 points more make it ten times as likely to be placed before the other."""

MOST_STEPS: Final = 1000
TOLERANCE: Final = 1e-6
RESAMPLES: Final = 400
TAIL: Final = 2.5
PRIOR: Final = 0.5
"""Wins and losses added between any two that met (Jeffreys' prior): without them a bot that never
lost would be infinitely strong."""

LEAST_WEIGHT: Final = 1e-4


def ratings(games: Sequence[PlayedGame], labels: Sequence[str]) -> list[Interval]:
    """The rating of each label with its 95 % interval, on Elo's scale."""
    import numpy

    if len(labels) < 2:
        return [(ANCHOR, ANCHOR, ANCHOR) for _ in labels]
    deals = wins_by_deal(games, labels)
    anchor = labels.index(ANCHOR_BOT) if ANCHOR_BOT in labels else 0
    total = deals.sum(axis=0)
    prior = PRIOR * ((total + total.T) > 0)
    best = fit(total + prior, anchor)
    dice = numpy.random.default_rng(0)
    drawn = []
    for _ in range(RESAMPLES):
        weighed = numpy.tensordot(dice.exponential(size=len(deals)), deals, 1)
        # The prior is drawn too: otherwise a bot that never lost would have no interval at all.
        believed = (prior > 0) * dice.gamma(PRIOR, size=prior.shape).clip(LEAST_WEIGHT)
        drawn.append(fit(weighed + believed, anchor))
    low, high = numpy.percentile(drawn, [TAIL, 100 - TAIL], axis=0)
    return [
        (float(best[i]), float(min(low[i], best[i])), float(max(high[i], best[i])))
        for i in range(len(labels))
    ]


def wins_by_deal(games: Sequence[PlayedGame], labels: Sequence[str]) -> "Matrix":
    """For every deal, how often each label was placed before each other."""
    import numpy

    rows = {deal: row for row, deal in enumerate(sorted({game.deal for game in games}))}
    column = {label: i for i, label in enumerate(labels)}
    wins = numpy.zeros((len(rows), len(labels), len(labels)))
    for game in games:
        pairs = wins[rows[game.deal]]
        for a, first in enumerate(game.bots):
            for b, second in enumerate(game.bots):
                if first != second and game.places[a] <= game.places[b]:
                    half = 0.5 if game.places[a] == game.places[b] else 1.0
                    pairs[column[first], column[second]] += half
    return wins


def fit(wins: "Matrix", anchor: int) -> "Matrix":
    """Ratings from the wins of each over each."""
    import choix  # with what it needs it takes a second to load
    import numpy

    strengths: Any = choix.ilsr_pairwise_dense(wins, max_iter=MOST_STEPS, tol=TOLERANCE)
    scale = PER_FACTOR_TEN / log(10)
    return numpy.asarray(ANCHOR + scale * (strengths - strengths[anchor]))
