"""TR-4.2, TR-4.7, TR-5.3.6 What tiles show, wherever they lie."""

from panj.games.trajan.player import Player
from panj.games.trajan.rules.scoring import one_bonus
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_NAMES,
    COLOUR_NAMES,
    FORUM_NAMES,
    NONE,
    STACK_NAMES,
    SYMBOL_NAMES,
    TILE_AMOUNT,
    TILE_FIRST,
    TILE_IDS,
    TILE_POINTS,
    TILE_SECOND,
    TILE_SYMBOL,
    TILES_PER_STACK,
    rows,
)


def forum_name(tile: int) -> str | None:
    """The kind of a tile; null for an empty space."""
    return None if tile == NONE else FORUM_NAMES[tile]


def tile_view(tile: int) -> dict[str, object] | None:
    """TR-4.7 What a Trajan tile shows; null for an empty slot."""
    if tile == NONE:
        return None
    return {
        "tile": TILE_IDS[tile],
        "stack": STACK_NAMES[tile // TILES_PER_STACK],
        "colours": [COLOUR_NAMES[TILE_FIRST[tile]], COLOUR_NAMES[TILE_SECOND[tile]]],
        "points": TILE_POINTS[tile],
        "amount": TILE_AMOUNT[tile],
        "symbol": None if TILE_SYMBOL[tile] == NONE else SYMBOL_NAMES[TILE_SYMBOL[tile]],
    }


def bonus_view(s: TrajanState, player: Player, bonus: int, is_grey: bool) -> dict[str, object]:
    """TR-5.3.6 A bonus tile and what it would score now, without wild tiles."""
    return {"bonus": BONUS_NAMES[bonus], "points": one_bonus(s.terms, player, bonus, is_grey)}


def bonus_faces() -> dict[str, object]:
    """TR-5.3.6 What both sides of each bonus tile say, for a board that draws them."""
    return {
        BONUS_NAMES[bonus]: {
            "kind": row["kind"],
            "signs": [row[item] for item in ("item_1", "item_2") if row[item]],
            "yellow": float(row["vp_yellow"]),
            "grey": float(row["vp_grey"]),
        }
        for bonus, row in enumerate(rows("bonus_tiles.csv"))
    }
