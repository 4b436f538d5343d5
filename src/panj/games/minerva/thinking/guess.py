"""MI-7.3, MI-7.4 A full state that agrees with what everybody knows."""

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.games.minerva.rules.setup import stack_size
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face


def guess(s: MinervaState, seat: int, dice: Dice) -> MinervaState:
    """MI-7.4 Deal the unseen locations and temples anew; the sizes of the stacks are known."""
    copy = s.clone()
    copy.chance = Chance(dice.key(), 0)
    dice.mix(copy.temples)
    copy.deck = dealt_again(s, dice)
    return copy


def dealt_again(s: MinervaState, dice: Dice) -> list[int]:
    """MI-2.6, MI-7.4 Whole stacks with a round tile anywhere in each, then the open stack's rest.

    The top of the deck is the end of the list.
    """
    hidden = [face for face in s.deck if face != Face.ROUND]
    dice.mix(hidden)
    size = stack_size(s)
    deck: list[int] = []
    for start in range(0, len(s.deck) // (size + 1) * size, size):
        stack = hidden[start : start + size]
        stack.insert(dice.below(size + 1), Face.ROUND)
        deck += stack
    return deck + hidden[len(s.deck) // (size + 1) * size :]
