"""What the tables of agents refuse, each with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, TEXT, Operand
from panj.words.speak import also_said

NAME: Final = Operand("name", TEXT)
KNOWN: Final = Operand("known", TEXT)
MOST: Final = Operand("most", AMOUNT)

LAB_PHRASES: Final[dict[str, list[Operand]]] = {
    "lab.refusal.language": [NAME, KNOWN],
    "lab.refusal.no_bots": [KNOWN],
    "lab.refusal.no_rule": [NAME],
    "lab.refusal.no_seat": [Operand("seat", AMOUNT), KNOWN],
    "lab.refusal.no_such_move": [Operand("number", AMOUNT), MOST],
    "lab.refusal.no_table": [NAME],
    "lab.refusal.not_over": [],
    "lab.refusal.too_many_tables": [MOST],
}
also_said(LAB_PHRASES)
