"""What the core itself says: refusals, each with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, TEXT, Operand

GAME: Final = Operand("game", TEXT)
NAME: Final = Operand("name", TEXT)
VALUE: Final = Operand("value", TEXT)
MOVE: Final = Operand("move", TEXT)
SEATS: Final = Operand("seats", AMOUNT)

CORE_PHRASES: Final[dict[str, list[Operand]]] = {
    "core.refusal.damaged": [],
    "core.refusal.illegal_move": [MOVE],
    "core.refusal.option_seats": [NAME, SEATS],
    "core.refusal.option_value": [NAME, VALUE],
    "core.refusal.other_key": [],
    "core.refusal.other_result": [],
    "core.refusal.over": [],
    "core.refusal.rules_version": [GAME, Operand("ours", AMOUNT)],
    "core.refusal.rules_version_file": [GAME, Operand("theirs", TEXT), Operand("ours", AMOUNT)],
    "core.refusal.seat_count": [GAME, SEATS, Operand("least", AMOUNT), Operand("most", AMOUNT)],
    "core.refusal.stale": [Operand("expected", AMOUNT), Operand("version", AMOUNT)],
    "core.refusal.undo": [],
    "core.refusal.unknown_bot": [NAME, Operand("known", TEXT)],
    "core.refusal.unknown_game": [NAME],
    "core.refusal.unknown_option": [NAME],
    "core.refusal.unknown_style": [NAME, Operand("known", TEXT)],
    "core.refusal.unreadable_move": [MOVE],
    "core.why.over": [],
}
