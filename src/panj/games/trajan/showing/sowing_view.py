"""TR-3.2 The sowing under way, and what the sowing of each tray would bring."""

from panj.games.trajan.rules.sowing import DropMarker
from panj.games.trajan.showing.sowing_previews import (
    Sowing,
    can_supply,
    drops_into_target,
    missing_colours,
)
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import ACTIONS, COLOUR_NAMES, LIFTED, NONE, TILE_IDS, TRAYS


def sowing_view(s: TrajanState) -> dict[str, object] | None:
    """TR-3.2.2 A sowing under way: the next tray, the target, the tile that it may complete."""
    d = s.decision()
    if not isinstance(d, DropMarker):
        return None
    player = s.players[d.who]
    left = int(player.tray_size(LIFTED))
    target = (d.tray + left - 1) % TRAYS
    tile = int(player.slots[target])
    missing = [] if tile == NONE else missing_colours(player, target, tile, False)
    possible = tile != NONE and can_supply(player, LIFTED, missing, drops_into_target(left))
    return {
        "who": d.who,
        "next": d.tray,
        "target": target,
        "path": path_view(d.tray, left),
        "action": ACTIONS[target],
        "tile": None if tile == NONE else TILE_IDS[tile],
        "missing": [COLOUR_NAMES[colour] for colour in missing],
        "can_complete": possible,
    }


def path_view(start: int, count: int) -> list[int]:
    """TR-3.2.3 The trays that so many markers fall into, in order."""
    return [(start + i) % TRAYS for i in range(count)]


def sowings_view(s: TrajanState, seat: int) -> list[object]:
    """TR-3.2.3 For each tray of the seat: where its sowing ends and what it can bring."""
    if seat < 0 or not s.revealed:
        return []
    player = s.players[seat]
    return [
        one_sowing(Sowing(s, seat, tray)) for tray in range(TRAYS) if player.tray_size(tray) > 0
    ]


def one_sowing(sowing: Sowing) -> dict[str, object]:
    """TR-3.2.3 One possible sowing as data for the board."""
    return {
        "source": sowing.source,
        "count": sowing.count,
        "target": sowing.target,
        "path": path_view(sowing.source + 1, sowing.count),
        "action": ACTIONS[sowing.target],
        "time": sowing.time,
        "laps": sowing.laps,
        "tile": None if sowing.tile == NONE else TILE_IDS[sowing.tile],
        "missing": [COLOUR_NAMES[colour] for colour in sowing.missing],
        "can_complete": sowing.can_complete,
        "can_act": sowing.can_act,
    }
