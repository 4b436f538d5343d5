"""What Trajan says: the key of every message, with its operands in order."""

from typing import Final

from panj.core.things import AMOUNT, SEAT, Named, Operand
from panj.games.trajan.moves import (
    ACTION,
    BONUS,
    COLOUR,
    FORUM,
    GOOD,
    PILE,
    PROVINCE,
    SHIP,
    SITE,
    SLOT,
    TILE,
    TRAY,
)
from panj.games.trajan.tables import SYMBOL_NAMES, TYPE_NAMES

SYMBOL: Final = Named("symbol", SYMBOL_NAMES, words="trajan.symbol")
BUILDING: Final = Named("building", TYPE_NAMES, words="trajan.building")

WHO: Final = Operand("who", SEAT)
AN_ACTION: Final = Operand("action", ACTION)
A_BONUS: Final = Operand("bonus", BONUS)
A_MARKER: Final = Operand("marker", COLOUR)
A_FORUM_TILE: Final = Operand("tile", FORUM)
A_GOOD: Final = Operand("good", GOOD)
A_PILE: Final = Operand("pile", PILE)
A_PROVINCE: Final = Operand("province", PROVINCE)
A_SHIP: Final = Operand("ship", SHIP)
A_SLOT: Final = Operand("slot", SLOT)
A_SYMBOL: Final = Operand("symbol", SYMBOL)
A_TILE: Final = Operand("tile", TILE)
A_TRAY: Final = Operand("tray", TRAY)
A_BUILDING: Final = Operand("building", BUILDING)
COUNT: Final = Operand("count", AMOUNT)
POINTS: Final = Operand("points", AMOUNT)

PHRASES: Final[dict[str, list[Operand]]] = {
    "trajan.prompt.start_card": [COUNT],
    "trajan.prompt.fill_tray": [A_TRAY],
    "trajan.prompt.start_tile": [],
    "trajan.prompt.sow": [],
    "trajan.prompt.drop": [A_TRAY],
    "trajan.prompt.plus_two": [],
    "trajan.prompt.action": [AN_ACTION],
    "trajan.prompt.use_extra": [AN_ACTION, COUNT],
    "trajan.prompt.discard": [],
    "trajan.prompt.play_first": [],
    "trajan.prompt.play_second": [],
    "trajan.prompt.load_same": [],
    "trajan.prompt.load_pairs": [COUNT],
    "trajan.prompt.load_different": [COUNT],
    "trajan.prompt.pay": [A_SYMBOL],
    "trajan.prompt.choose_bonus": [],
    "trajan.preview.sow": [COUNT, AN_ACTION],
    "trajan.preview.completes": [A_TILE],
    "trajan.preview.completes_with": [A_TILE, A_MARKER],
    "trajan.preview.completes_with_two": [
        A_TILE,
        Operand("first", COLOUR),
        Operand("second", COLOUR),
    ],
    "trajan.preview.spoils": [A_TILE],
    "trajan.preview.no_action": [AN_ACTION],
    "trajan.preview.round_ends": [],
    "trajan.preview.points": [POINTS],
    "trajan.preview.points_now": [POINTS],
    "trajan.preview.up_to": [POINTS],
    "trajan.preview.card": [A_GOOD],
    "trajan.preview.finds": [A_FORUM_TILE],
    "trajan.preview.tile_worth": [POINTS],
    "trajan.preview.bonus_worth": [POINTS],
    "trajan.preview.building": [A_BUILDING, POINTS],
    "trajan.preview.no_building": [],
    "trajan.preview.bonus_action": [AN_ACTION],
    "trajan.refusal.empty_tray": [],
    "trajan.refusal.empty_stack": [],
    "trajan.refusal.no_cargo": [],
    "trajan.refusal.no_pair": [],
    "trajan.refusal.no_supply": [],
    "trajan.refusal.too_far": [],
    "trajan.refusal.own_legionnaire": [],
    "trajan.refusal.no_legionnaire": [],
    "trajan.refusal.own_worker": [],
    "trajan.refusal.not_adjacent": [],
    "trajan.refusal.no_worker": [],
    "trajan.log.first_player": [WHO],
    "trajan.log.first_bonus": [WHO, A_BONUS],
    "trajan.log.drew": [WHO, COUNT],
    "trajan.log.you_drew": [A_GOOD],
    "trajan.log.took_card": [WHO, A_GOOD],
    "trajan.log.turned_up": [A_GOOD, A_PILE],
    "trajan.log.reshuffled": [COUNT],
    "trajan.log.discarded": [WHO, A_GOOD, A_PILE],
    "trajan.log.you_put": [Operand("first", COLOUR), Operand("second", COLOUR), A_TRAY],
    "trajan.log.you_arranged": [],
    "trajan.log.markers_revealed": [],
    "trajan.log.placed_tile": [WHO, A_TILE, A_SLOT],
    "trajan.log.round": [Operand("quarter", AMOUNT), Operand("round", AMOUNT)],
    "trajan.log.sowed": [WHO, A_TRAY, COUNT, AN_ACTION],
    "trajan.log.dropped": [WHO, A_MARKER, A_TRAY],
    "trajan.log.completed": [WHO, A_TILE, POINTS],
    "trajan.log.recruited_workers": [WHO, COUNT],
    "trajan.log.recruited_legionnaires": [WHO, COUNT],
    "trajan.log.plus_two": [WHO, AN_ACTION],
    "trajan.log.impossible": [WHO, AN_ACTION],
    "trajan.log.declined": [WHO, AN_ACTION],
    "trajan.log.bonus_action": [WHO, AN_ACTION],
    "trajan.log.used_extra": [WHO, AN_ACTION, COUNT],
    "trajan.log.played": [WHO, A_GOOD],
    "trajan.log.loaded": [WHO, A_GOOD, COUNT],
    "trajan.log.loaded_wilds": [WHO, COUNT],
    "trajan.log.shipped": [WHO, A_SHIP, POINTS],
    "trajan.log.ship_turned": [A_SHIP],
    "trajan.log.took_forum": [WHO, A_FORUM_TILE],
    "trajan.log.marched": [WHO, A_PROVINCE],
    "trajan.log.found": [WHO, A_FORUM_TILE],
    "trajan.log.occupied": [WHO, A_PROVINCE, POINTS],
    "trajan.log.advanced": [WHO, POINTS],
    "trajan.log.built": [WHO, A_BUILDING, POINTS],
    "trajan.log.built_nothing": [WHO, Operand("site", SITE)],
    "trajan.log.demand": [A_SYMBOL],
    "trajan.log.met": [WHO, A_SYMBOL, A_FORUM_TILE],
    "trajan.log.met_by_trajan": [WHO, A_SYMBOL],
    "trajan.log.unmet": [WHO, A_SYMBOL],
    "trajan.log.penalty": [WHO, COUNT, POINTS],
    "trajan.log.votes": [WHO, Operand("votes", AMOUNT)],
    "trajan.log.consul": [WHO, A_BONUS],
    "trajan.log.vice_consul": [WHO, A_BONUS],
    "trajan.log.refilled": [],
    "trajan.log.final_cards": [WHO, POINTS],
    "trajan.log.final_workers": [WHO, POINTS],
    "trajan.log.final_legionnaires": [WHO, POINTS],
    "trajan.log.final_tiles": [WHO, POINTS],
    "trajan.log.final_sets": [WHO, POINTS],
    "trajan.log.final_bonus": [WHO, POINTS],
    "trajan.log.total": [WHO, POINTS],
}
