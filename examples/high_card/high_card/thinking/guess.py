"""HC-1.4 A full state that agrees with what a seat knows."""

from high_card.state import HighCardState
from panj.core.chance import Chance
from panj.core.dice import Dice


def guess(s: HighCardState, seat: int, dice: Dice) -> HighCardState:
    """Deal what the seat does not see anew."""
    copy = s.clone()
    copy.chance = Chance(dice.key(), 0)
    others = [other for other in range(s.seats) if other != seat]
    hidden = s.deck + [card for other in others for card in s.hands[other]]
    dice.mix(hidden)
    for other in others:
        copy.hands[other] = sorted(hidden.pop() for _ in s.hands[other])
    copy.deck = hidden
    return copy
