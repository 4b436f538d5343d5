"""What the judgement of Kingdomino counts how much, in points at the end."""

from typing import ClassVar, Final

from panj.core.weights import Weights as CoreWeights


class Weights(CoreWeights):
    """What counts how much.

    Found by moving one at a time and playing the bot against itself with four seats and both
    bonuses (1,400 to 1,800 games a try, standard error about 0.15 points), then by playing against
    the first weights in the other modes, where more weight on crowns lost.
    """

    FITTED: ClassVar[tuple[str, ...]] = (
        *("growth", "crowns", "edges", "middle_chance", "harmony_chance", "waste", "risk", "order"),
    )
    MOST: ClassVar[dict[str, float]] = {"middle_chance": 1.0, "harmony_chance": 1.0}

    def __init__(self) -> None:
        self.growth = 1.0
        """Squares that join a crowned territory, for each domino to come that shows its terrain."""
        self.crowns = 2.0
        """Crowns that join a territory in the same way; above 1, because players pick dominoes."""
        self.edges = 2.6
        """With so many empty cells round it a territory grows half as fast as it could."""
        self.middle_chance = 0.9
        self.harmony_chance = 0.7
        """How likely a bonus is that is still possible; any value near these plays the same."""
        self.waste = 2.0
        """Points lost with each cell that no domino can cover."""
        self.risk = 1.0
        """Points lost for each domino to come if no terrain could connect to any open cell."""
        self.order = 1.0
        """Points for each place further to the front in the next round; two kings share it."""
        self.per_domino = 0.8
        """Points that a domino to come adds beyond all this, by the width of the grid.

        Fitted to 360 games of the bot against itself: 3.5 to 4.1 points on 5x5, 5.8 on 7x7. It is
        the same for every move, so it matters only where positions of different rounds are
        compared.
        """


TRIED_AHEAD: Final = 6
"""Placements for which the next domino is tried too; 4 lose nothing, all gain 0.2 points."""
