"""What Minerva says: the key of every message, with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, SEAT, SIDE, TEXT, Operand
from panj.games.minerva.moves import CELL, CULTURE, DIRECTION, GOOD, OWN, RANK, RESOURCE, TILE

WHO: Final = Operand("who", SEAT)
A_TILE: Final = Operand("tile", TILE)
A_CELL: Final = Operand("cell", CELL)
A_GOOD: Final = Operand("good", GOOD)
A_RESOURCE: Final = Operand("resource", RESOURCE)
A_CULTURE: Final = Operand("culture", CULTURE)
A_DIRECTION: Final = Operand("way", DIRECTION)
COUNT: Final = Operand("count", AMOUNT)
POINTS: Final = Operand("points", AMOUNT)
DENARII: Final = Operand("denarii", AMOUNT)
ORDER: Final = Operand("order", AMOUNT)
FILE: Final = Operand("file", TEXT)
A_ROW: Final = Operand("row", TEXT)
COLUMN: Final = Operand("column", TEXT)
VALUE: Final = Operand("value", TEXT)
FOUND: Final = Operand("found", AMOUNT)
EXPECTED: Final = Operand("expected", AMOUNT)
PLAYERS: Final = Operand("players", AMOUNT)

A_SIDE: Final = Operand("side", SIDE)
BY: Final = Operand("by", TILE)

PHRASES: Final[dict[str, list[Operand]]] = {
    "minerva.prompt.action": [],
    "minerva.prompt.action_with_fee": [DENARII],
    "minerva.prompt.sell": [DENARII],
    "minerva.prompt.place": [A_TILE],
    "minerva.prompt.place_residence": [],
    "minerva.prompt.direction": [],
    "minerva.prompt.gain": [A_TILE, COUNT],
    "minerva.prompt.side": [A_TILE],
    "minerva.prompt.culture": [A_TILE],
    "minerva.prompt.exchange": [A_TILE, Operand("paid", GOOD), Operand("gained", GOOD)],
    "minerva.prompt.pay_pair": [A_TILE],
    "minerva.prompt.buy": [A_TILE, DENARII],
    "minerva.prompt.use": [A_TILE],
    "minerva.prompt.take_culture": [],
    "minerva.prompt.bath": [COUNT],
    "minerva.prompt.lift": [],
    "minerva.prompt.move": [A_TILE],
    "minerva.prompt.remove": [],
    "minerva.prompt.hire": [DENARII, Operand("glory", AMOUNT)],
    "minerva.preview.activates": [COUNT],
    "minerva.preview.any_culture": [COUNT],
    "minerva.preview.any_resource": [COUNT],
    "minerva.preview.choice": [A_TILE],
    "minerva.preview.culture_points": [COUNT, Operand("needed", AMOUNT), A_CULTURE],
    "minerva.preview.culture_tile": [A_CULTURE, POINTS],
    "minerva.preview.fee": [DENARII],
    "minerva.preview.gain": [COUNT, A_GOOD],
    "minerva.preview.glory_left": [COUNT, Operand("place", AMOUNT)],
    "minerva.preview.line": [A_DIRECTION, COUNT],
    "minerva.preview.nothing": [],
    "minerva.preview.order": [ORDER],
    "minerva.preview.pay": [COUNT, A_GOOD],
    "minerva.preview.pay_missing": [DENARII, COUNT],
    "minerva.preview.points": [POINTS],
    "minerva.preview.stack_empty": [A_CULTURE],
    "minerva.where.place": [A_SIDE, BY],
    "minerva.where.between": [
        A_SIDE,
        BY,
        Operand("second_side", SIDE),
        Operand("second_by", TILE),
    ],
    "minerva.where.assistant": [A_SIDE, BY],
    "minerva.where.choose": [A_TILE, A_SIDE, BY],
    "minerva.where.build_half": [A_TILE, BY],
    "minerva.where.take": [BY],
    "minerva.refusal.fee": [DENARII],
    "minerva.refusal.has_assistant": [],
    "minerva.refusal.hire_denarii": [DENARII, COUNT],
    "minerva.refusal.hire_glory": [Operand("glory", AMOUNT), COUNT],
    "minerva.refusal.no_assistant": [],
    "minerva.refusal.no_residence": [],
    "minerva.refusal.splits_here": [],
    "minerva.refusal.too_expensive": [A_TILE, COUNT, DENARII],
    "minerva.refusal.would_split": [],
    "minerva.refusal.table_column": [FILE, COLUMN],
    "minerva.refusal.table_contradicts": [
        FILE,
        A_ROW,
        COLUMN,
        VALUE,
        Operand("expected", TEXT),
    ],
    "minerva.refusal.table_count": [FILE, FOUND, EXPECTED],
    "minerva.refusal.table_culture": [A_ROW, PLAYERS, FOUND, EXPECTED],
    "minerva.refusal.table_effect": [FILE, A_ROW, VALUE],
    "minerva.refusal.table_kind": [FILE, A_ROW, VALUE],
    "minerva.refusal.table_repeated": [FILE, A_ROW],
    "minerva.refusal.table_row": [FILE, A_ROW],
    "minerva.refusal.table_stacks": [FILE, PLAYERS, FOUND],
    "minerva.refusal.table_temples": [FILE, A_ROW],
    "minerva.refusal.table_unreadable": [FILE],
    "minerva.refusal.table_value": [FILE, A_ROW, COLUMN, VALUE],
    "minerva.leaves.builds": [COUNT],
    "minerva.leaves.line": [A_DIRECTION, COUNT],
    "minerva.ledger.action": [],
    "minerva.ledger.assistants": [COUNT],
    "minerva.ledger.fee": [COUNT],
    "minerva.log.activates": [WHO, A_DIRECTION],
    "minerva.log.assistant": [WHO, Operand("cell", OWN)],
    "minerva.log.bought": [WHO, A_RESOURCE, DENARII],
    "minerva.log.built": [WHO, A_TILE, A_CELL],
    "minerva.log.culture_tile": [WHO, A_CULTURE, POINTS],
    "minerva.log.declined": [WHO, A_TILE],
    "minerva.log.exchanged": [
        WHO,
        COUNT,
        Operand("paid", GOOD),
        Operand("gained", AMOUNT),
        A_GOOD,
    ],
    "minerva.log.fee": [WHO, DENARII],
    "minerva.log.first_player": [WHO],
    "minerva.log.gained": [WHO, COUNT, A_GOOD, A_TILE],
    "minerva.log.glory_tile": [WHO, Operand("place", AMOUNT), POINTS],
    "minerva.log.hired": [WHO, COUNT, A_GOOD],
    "minerva.log.income": [WHO, DENARII],
    "minerva.log.moved": [WHO, A_TILE, Operand("from", CELL), Operand("to", CELL)],
    "minerva.log.other_half": [A_TILE],
    "minerva.log.over_limit": [WHO, COUNT, A_GOOD],
    "minerva.log.paid": [WHO, COUNT, A_GOOD],
    "minerva.log.paid_pair": [
        WHO,
        Operand("first", RESOURCE),
        Operand("second", RESOURCE),
        COUNT,
        A_GOOD,
    ],
    "minerva.log.pair": [Operand("first", TILE), Operand("second", TILE)],
    "minerva.log.pair_with_round_tile": [A_TILE, DENARII],
    "minerva.log.passed": [WHO, ORDER],
    "minerva.log.passed_solo": [WHO],
    "minerva.log.removed_residence": [WHO, A_CELL],
    "minerva.log.residence": [WHO, A_CELL],
    "minerva.log.revealed": [A_TILE],
    "minerva.log.round": [Operand("round", AMOUNT)],
    "minerva.log.score": [WHO, POINTS],
    "minerva.log.sold": [WHO, A_RESOURCE],
    "minerva.log.temple_revealed": [A_TILE],
    "minerva.result.title": [WHO, POINTS, Operand("rank", RANK)],
    "minerva.log.title": [WHO, Operand("rank", RANK)],
    "minerva.log.took_round_tile": [WHO, DENARII, A_TILE],
    "minerva.told.built": [A_TILE],
    "minerva.told.residence": [],
    "minerva.told.assistant": [],
    "minerva.told.activated": [A_DIRECTION],
    "minerva.told.culture_tiles": [COUNT],
    "minerva.told.glory_tiles": [COUNT],
    "minerva.told.round_tile": [DENARII],
    "minerva.told.moved": [A_TILE],
    "minerva.told.removed_residence": [],
    "minerva.told.sold": [COUNT],
    "minerva.told.passed": [ORDER],
    "minerva.told.passed_solo": [],
    "minerva.told.hired": [COUNT],
    "minerva.told.final": [],
    "minerva.why.rounds": [Operand("rounds", AMOUNT)],
    "minerva.near.last_round": [],
    "minerva.stage.round": [Operand("round", AMOUNT)],
}
