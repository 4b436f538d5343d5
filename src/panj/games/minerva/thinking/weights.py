"""How much the parts of a judgement of Minerva count, in points at the end."""

from typing import ClassVar

from librt.vecs import vec

from panj.core.weights import Weights as CoreWeights


class Weights(CoreWeights):
    """What counts how much."""

    FITTED: ClassVar[tuple[str, ...]] = (
        *("resource", "late_resource", "denarius", "share", "fade", "residence", "assistant"),
        *("growth", "held", "token", "race", "forge", "often", "liquid", "reserve", "broke"),
        *("partial", "plan", "hire", "urge"),
    )
    MOST: ClassVar[dict[str, float]] = {"fade": 1.0, "race": 1.0, "share": 1.0}

    def __init__(self) -> None:
        self.culture = 1.0
        self.glory = 1.0
        self.temples = 1.0
        self.resource = 0.77  # a resource in the first round
        self.late_resource = 1.2  # and in the last
        self.denarius = 0.55
        self.bargain = 0.55  # what a bought resource must be worth above its price
        self.share = 0.56  # of all lines to come, those that one tile lies in
        self.fade = 0.9  # each further line is so much less certain
        self.residence = 8.2  # a residence in hand
        self.assistant = 6.0  # an assistant in hand
        self.growth = 0.11  # of the room round a temple, what is filled in time
        self.held = 1.2  # resources that a temple will still see in the hand
        self.token = 0.6  # a glory token, whatever place it wins
        self.race = 0.7  # how sure a place in the race for glory is
        self.forge = 1.9  # exchanges in one activation, at the most
        self.often = 0.3  # how often a tile works in a usual turn
        self.liquid = 6.5  # denarii and resources that a player wants to hold
        self.reserve = 0.8  # the harm of each one less
        self.broke = 4.1  # the harm of having none
        self.partial = 0.28  # of a culture tile, for points that do not suffice
        self.plan = 0.55  # lines to come, against what is sure
        self.hire = 8.6  # an assistant to be hired
        self.pace = vec[float]([9.0, 7.0, 6.0, 4.5, 3.0, 1.5, 0.0])
        """How many residences should be left in each round."""
        self.urge = 0.33  # the haste for each one more
        self.spare = 0.3  # the least that a residence or an assistant in hand is worth
        self.crowd = 0.8  # an assistant less, for each that waits already
        self.cash = 3.0  # what a line may earn in time to pay for later actions
        self.exchanged = 0.8  # of a resource that is paid for something else
        self.paired = 0.4  # for resources of two kinds that become glory
        self.again = 0.9  # of the best line, what one more assistant makes of it
        self.soon = 0.5  # of an assistant, for each round that is left
        self.sides = 1.15  # a choice of two goods, against one of them
        self.per_held = 0.5  # of what is held now, what will be held when a tile works
        self.to_hold = 1.2  # and what will be held besides
        self.exchanges = 1.5  # exchanges in a usual activation
        self.paid = 0.4  # of a resource, what one exchange costs
        self.lacking = 0.25  # of a tile on offer, for a resource that it still lacks
        self.held_late = 0.5  # of what a temple counts in the hand, what is spent before the end
        self.plenty = 0.1  # a resource less, for each that is held already
