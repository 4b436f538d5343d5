"""Styles of play: how much each aspect of the judgement counts, where it is not 1."""

from typing import Final

from panj.core.house import Styles

STYLES: Final[Styles] = {
    "builder": {"growth": 1.7, "territories": 1.1},
    "planner": {"room": 2.0, "fit": 2.0, "harmony": 1.8, "middle_kingdom": 1.8},
    "gambler": {"territories": 1.5, "growth": 0.6, "room": 0.5},
    "collector": {
        "growth": 0.0,
        "fit": 0.0,
        "room": 0.1,  # of two placements with the same points the one that wastes less
        "harmony": 0.0,
        "middle_kingdom": 0.0,
    },
}
