"""The one verb of High Card and what it acts on."""

from typing import Final

from panj.core.moves import MoveTable, Verb
from panj.core.things import Kind, Operand

CARDS: Final = 12
PLAY: Final = 0

CARD: Final = Kind("card", CARDS + 1, is_thing=True)
VERBS: Final = MoveTable("high_card", [Verb(PLAY, "play", [Operand("card", CARD)])])
