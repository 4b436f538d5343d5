"""What puzzles refuse, with the operands in order."""

from typing import Final

from panj.core.things import AMOUNT, Operand
from panj.words.speak import also_said

PUZZLE_PHRASES: Final[dict[str, list[Operand]]] = {
    "puzzle.refusal.missing": [Operand("number", AMOUNT)],
    "puzzle.refusal.damaged": [Operand("number", AMOUNT)],
    "puzzle.refusal.none": [],
}

also_said(PUZZLE_PHRASES)
