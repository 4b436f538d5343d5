"""What the judgement of Trajan counts how much, in points at the end."""

from typing import ClassVar, Final

from panj.core.weights import Weights as CoreWeights


class Weights(CoreWeights):
    """What counts how much."""

    FITTED: ClassVar[tuple[str, ...]] = (
        *("time", "draw_two", "cargo", "spare_demand", "wild_demand", "kept", "extra", "plus_two"),
        *("wild_commodity", "wild_construction", "consul", "vice", "vote", "worker"),
        *("legionnaire", "march", "build", "first_of_type"),
        *("ready.0", "ready.1", "ready.2", "set_hope.1", "set_hope.2", "set_hope.3"),
    )
    # Beyond these, two seats win no more games, and values leave the scale of points.
    MOST: ClassVar[dict[str, float]] = {
        "consul": 14.0,
        "vice": 7.0,
        "wild_demand": 7.0,
        "ready.2": 1.0,
        "set_hope.3": 6.0,
    }

    def __init__(self) -> None:
        self.time = 1.1  # a space of the time cycle
        self.draw_two = 3.0
        self.cargo = 0.45  # points that the hand could ship
        self.spare_demand = 2.2
        self.wild_demand = 3.5
        self.kept = 3.0  # a Trajan demand tile, for each quarter
        self.extra = 3.2
        self.plus_two = 1.0
        self.wild_commodity = 3.0
        self.wild_construction = 4.0
        self.consul = 7.0
        self.vice = 3.5
        self.vote = 0.25
        self.worker = 1.6
        self.legionnaire = 1.8
        self.march = 0.65
        self.build = 0.45
        self.first_of_type = 3.0
        self.ready = [0.34, 0.55, 0.8]
        """How sure a Trajan tile is, by how many of its colours are in its tray."""
        self.set_hope = [0.0, 0.6, 2.6, 2.2, 0.0]
        """What is still to come from so many buildings of a type."""
        self.action_to_come = 2.5  # a bonus action or a repetition that is still to come


LATE: Final = 4.0
LATE_FOR_EXTRAS: Final = 5.0
"""What is begun in the last of so many parts of the game may not be finished in time."""
UNMANNED: Final = 0.5
"""Of a site or province, what it is worth to a player who has nobody in the camp."""
RESERVE: Final = 0.5
RESERVE_USED: Final = 4.0
"""Of a worker or legionnaire, what it is worth in the camp, and how many a whole game uses."""
SECOND_CARGO: Final = 0.15
"""Of what the hand could ship besides its best cargo, what will be shipped."""
STEP: Final = 0.45
"""How much less a province is worth for each step to it."""
