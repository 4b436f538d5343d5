"""What High Card says: the key of every message, with its operands in order."""

from typing import Final

from high_card.moves import CARD
from panj.core.things import SEAT, Operand

WHO: Final = Operand("who", SEAT)
PHRASES: Final = {
    "high_card.prompt.play": [],
    "high_card.log.dealt": [WHO],
    "high_card.log.played": [WHO, Operand("card", CARD)],
    "high_card.log.won": [WHO],
}
