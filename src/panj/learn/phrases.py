"""What lessons refuse, with the operands in order."""

from typing import Final

from panj.core.things import AMOUNT, Operand
from panj.words.speak import also_said

LEARN_PHRASES: Final[dict[str, list[Operand]]] = {
    "learn.refusal.damaged": [Operand("number", AMOUNT)],
    "learn.refusal.damaged_guide": [],
    "learn.refusal.missing": [Operand("number", AMOUNT)],
    "learn.refusal.no_guide": [],
}

also_said(LEARN_PHRASES)
