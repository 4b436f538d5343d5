"""TR-7.1, TR-7.2 What lies on the mats of Trajan, as numbers."""

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import LARGEST, SMALLEST, Field, amount, category, flags
from panj.games.trajan.player import Player
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_TILES,
    CENTRE,
    COLOURS,
    FORUM_KINDS,
    GOODS,
    LIFTED,
    SYMBOLS,
    TILE_POINTS,
    TILE_SYMBOL,
    TILES_PER_TYPE,
    TOKENS,
    TRAYS,
    TYPES,
)
from panj.games.trajan.thinking.encoding_board import FACE, MOST, MOST_CARDS, TILES, write_tile


def mat_fields(n: int) -> list[Field]:
    """What lies on the mats, the own first."""
    tile = "tile and both colours, each plus 1"
    return [
        amount("points", (n,), LARGEST, "The score track.", SMALLEST),
        amount("supply", (n,), TOKENS, "Tokens in the supply."),
        amount("worker_camp", (n,), TOKENS, "Workers in their camp."),
        amount("military_camp", (n,), TOKENS, "Legionnaires in their camp."),
        amount("markers", (n, TRAYS, COLOURS), MOST, "Markers by tray and colour; 0 if secret."),
        amount("lifted", (n, COLOURS), MOST, "Markers in the hand of whoever sows; 0 if secret."),
        amount("trays_filled", (n,), TRAYS, "How many trays hold a marker."),
        category("slots", (n, TRAYS, FACE), TILES, f"Trajan tiles beside the trays: {tile}."),
        amount("slot_points", (n, TRAYS), MOST, "Points on these tiles."),
        category("arch", (n,), CENTRE, "Where the Trajan Arch stands; 6 is the centre."),
        flags("plus_two", (n, TRAYS), "Extra-action spaces with a [+2] marker."),
        amount("tiles", (n, FORUM_KINDS), MOST, "Forum tiles by kind."),
        amount("kept", (n, SYMBOLS), TILES, "Completed Trajan demand tiles by symbol."),
        amount("buildings", (n, TYPES), TILES_PER_TYPE, "Construction tiles by type."),
        flags("yellow_bonus", (n, BONUS_TILES), "Bonus tiles won as consul."),
        flags("grey_bonus", (n, BONUS_TILES), "Bonus tiles won as vice consul."),
        amount("display", (n, GOODS), MOST_CARDS, "Cards on the display by kind."),
        amount("hand_size", (n,), MOST_CARDS, "Cards in hand."),
        amount("known", (n, GOODS), MOST_CARDS, "Cards in hand that everybody saw being taken."),
    ]


def write_mats(s: TrajanState, seat: i64, out: Cells) -> None:
    """TR-7.1 Everything on the mats, field by field, the own first."""
    seated = [s.players[(seat + i) % s.seats] for i in range(s.seats)]
    for player in seated:
        out.put(player.score())
    for player in seated:
        out.put(player.supply)
    for player in seated:
        out.put(player.workers)
    for player in seated:
        out.put(player.legionnaires)
    write_markers(seated, s.revealed, out)
    write_tiles(seated, out)
    write_cards(seated, out)


def write_markers(seated: list[Player], revealed: bool, out: Cells) -> None:
    """TR-2.11 The markers of all, or before they are revealed the own ones."""
    write_rows(seated, revealed, 0, TRAYS * COLOURS, out)
    write_rows(seated, revealed, LIFTED * COLOURS, COLOURS, out)
    for player in seated:
        filled: i64 = 0
        for tray in range(i64(TRAYS)):
            if player.tray_size(tray) > 0:
                filled += 1
        out.put(filled)


def write_rows(seated: list[Player], revealed: bool, start: i64, size: i64, out: Cells) -> None:
    """Some of everybody's markers."""
    for i in range(len(seated)):
        if revealed or i == 0:
            out.part(seated[i].markers, start, size)
        else:
            out.skip(size)


def write_tiles(seated: list[Player], out: Cells) -> None:
    """TR-1.2 Trajan tiles, the Arch, [+2] markers, forum tiles, buildings and bonus tiles."""
    for player in seated:
        for tile in player.slots:
            write_tile(tile, out)
    for player in seated:
        for tile in player.slots:
            out.put(TILE_POINTS[tile] if tile >= 0 else 0)
    for player in seated:
        out.put(player.arch)
    for player in seated:
        out.bits(player.plus_two, TRAYS)
    for player in seated:
        out.row(player.tiles)
    for player in seated:
        for kept in player.kept:
            out.add(TILE_SYMBOL[kept])
        out.skip(SYMBOLS)
    for player in seated:
        for kind in range(i64(TYPES)):
            out.put(player.type_count(kind))
    for player in seated:
        out.tally(player.yellow, BONUS_TILES)
    for player in seated:
        out.tally(player.grey, BONUS_TILES)


def write_cards(seated: list[Player], out: Cells) -> None:
    """TR-7.1, TR-7.2 Displays, and of hands the size and what everybody saw."""
    for player in seated:
        out.row(player.display)
    for player in seated:
        out.put(player.hand_size())
    for player in seated:
        out.row(player.known)
