"""How much the parts of a judgement of Pax Pamir count, in points."""

from typing import ClassVar

from panj.core.weights import Weights as CoreWeights


class Weights(CoreWeights):
    """What counts how much."""

    FITTED: ClassVar[tuple[str, ...]] = (
        *("lead", "soon", "later", "cylinder", "influence", "dominance", "court", "rank", "hand"),
        *("promise", "rupee", "rule"),
    )

    def __init__(self) -> None:
        self.lead = 3.0
        self.soon = 2.0
        self.later = 0.8
        self.cylinder = 0.6
        self.influence = 0.35
        self.dominance = 0.12
        self.court = 0.3
        self.rank = 0.15
        self.hand = 0.45
        self.promise = 0.25
        self.rupee = 0.12
        self.rule = 0.3
