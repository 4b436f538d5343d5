"""KD-7.5 A full state that agrees with what a seat knows."""

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.games.kingdomino.state import KingdominoState


def guess(s: KingdominoState, seat: int, dice: Dice) -> KingdominoState:
    """KD-7.4 Deal the unseen dominoes anew to the pile and the set-aside, in random order."""
    copy = s.clone()
    copy.chance = Chance(dice.key(), 0)
    if not (s.seats == 2 and s.terms.choice("start_order") == "snake"):
        dice.mix(copy.hand)  # KD-9.2 in snake order the first king tells all the others
    known = s.pile[-1:] if s.terms.is_on("show_top_number") else []
    hidden = [*s.pile[: len(s.pile) - len(known)], *s.set_aside]
    dice.mix(hidden)
    split = len(s.pile) - len(known)
    copy.pile = hidden[:split] + known
    copy.set_aside = hidden[split:]
    return copy
