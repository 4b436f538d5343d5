"""Which marker a sowing drops where: trays need the colours of their tiles."""

from mypy_extensions import i64

from panj.games.trajan.player import Player
from panj.games.trajan.rules.sowing import DropMarker
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    COLOURS,
    LIFTED,
    NONE,
    TILE_FIRST,
    TILE_POINTS,
    TILE_SECOND,
    TRAYS,
)


def drop_all(s: TrajanState, who: int) -> None:
    """Drop the markers that are left, each where it serves best."""
    d = s.decision()
    while isinstance(d, DropMarker) and d.who == who:
        moves = d.moves(s)
        best = moves[0]
        most = -1.0
        for move in moves:
            gain = drop_gain(s.players[who], d.tray, move.a)
            if gain > most:
                most = gain
                best = move
        s.make(best)
        d = s.decision()


def drop_gain(player: Player, tray: int, colour: int) -> float:
    """How much a tray needs a colour, against the need of the trays that come later."""
    left: int = player.tray_size(LIFTED)
    gain = 100.0 + need(player, tray, colour) * (3.0 if left == 1 else 1.0)
    later = 0.0
    for step in range(1, left):
        weight = 3.0 if step == left - 1 else 1.0  # the last one can complete a tile at once
        later = max(later, weight * need(player, (tray + step) % TRAYS, colour))
    spare = player.markers[LIFTED * COLOURS + colour] - 1
    return gain - (0.0 if spare > 0 else later)


def need(player: Player, tray: int, colour: int) -> float:
    """What one more marker of a colour is good for in a tray: it may be missing on the tile."""
    tile: int = player.slots[tray]
    if tile == NONE:
        return 0.0
    there = player.markers[tray * COLOURS + colour]
    first = TILE_FIRST[tile]
    second = TILE_SECOND[tile]
    wanted: i64 = (1 if first == colour else 0) + (1 if second == colour else 0)
    if there >= wanted:
        return 0.0
    other = second if first == colour else first
    is_last = wanted == 2 or player.markers[tray * COLOURS + other] > 0
    if wanted == 2:
        is_last = there == 1
    return float(TILE_POINTS[tile]) * 0.3 + (3.0 if is_last else 1.0)
