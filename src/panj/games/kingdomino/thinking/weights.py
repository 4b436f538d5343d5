"""What the judgement of Kingdomino counts how much, in points at the end."""

from typing import Final

# The weights were found by moving one at a time and playing the bot against itself with four
# seats and both bonuses (1,400 to 1,800 games a try, standard error about 0.15 points), then by
# playing against the first weights in the other modes, where more weight on crowns lost.

GROWTH: Final = 1.0
"""Squares that join a crowned territory, for each domino to come that shows its terrain."""

CROWNS: Final = 2.0
"""Crowns that join a territory in the same way; above 1 because players pick their dominoes."""

EDGES: Final = 2.6
"""With so many empty cells round it a territory grows half as fast as it could."""

MIDDLE_CHANCE: Final = 0.9
HARMONY_CHANCE: Final = 0.7
"""How likely a bonus is that is still possible; any value near these plays the same."""

WASTE: Final = 2.0
"""Points lost with each cell that no domino can cover."""

RISK: Final = 1.0
"""Points lost for each domino to come if no terrain could connect to any open cell."""

ORDER: Final = 1.0
"""Points for each place further to the front in the next round; two kings share it."""

TRIED_AHEAD: Final = 6
"""Placements for which the next domino is tried too; 4 lose nothing, all gain 0.2 points."""

PER_DOMINO: Final = 0.8
"""Points that a domino to come adds beyond all this, by the width of the grid.

Fitted to 360 games of the bot against itself: 3.5 to 4.1 points on 5x5, 5.8 on 7x7. It is the
same for every move, so it matters only where positions of different rounds are compared.
"""
