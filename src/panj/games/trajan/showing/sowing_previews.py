"""TR-3.2, TR-3.3 Where a sowing ends and what it can complete, before it is made."""

from panj.core.messages import Message
from panj.games.trajan.player import Player
from panj.games.trajan.rules.actions import can_act
from panj.games.trajan.showing.foresight import can_act_with, can_avoid
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import COLOURS, LIFTED, NONE, TILE_FIRST, TILE_SECOND, TRAYS


def missing_colours(player: Player, target: int, tile: int, is_emptied: bool) -> list[int]:
    """TR-3.3.1 The colours of a tile that its tray does not hold yet."""
    there = [0] * COLOURS
    if not is_emptied:
        there = [int(player.markers[target * COLOURS + colour]) for colour in range(COLOURS)]
    missing: list[int] = []
    for colour in (int(TILE_FIRST[tile]), int(TILE_SECOND[tile])):
        if there[colour] > 0:
            there[colour] -= 1
        else:
            missing.append(colour)
    return missing


def can_supply(player: Player, row: int, missing: list[int], drops: int) -> bool:
    """TR-3.3.1 Whether the markers of a row can bring the missing colours in so many drops."""
    return len(missing) <= drops and all(
        missing.count(colour) <= player.markers[row * COLOURS + colour] for colour in missing
    )


class Sowing:
    """TR-3.2.3 What the choice of a source tray fixes."""

    def __init__(self, s: TrajanState, who: int, source: int) -> None:
        player = s.players[who]
        self.source = source
        self.count: int = player.tray_size(source)
        self.target = (source + self.count) % TRAYS
        self.laps: int = (s.time + self.count) // s.cycle
        self.time: int = (s.time + self.count) % s.cycle
        self.tile: int = player.slots[self.target]
        self.missing: list[int] = []
        self.can_complete = False
        self.can_act = can_act(s, who, self.target)
        if self.tile != NONE:
            is_emptied = self.target == source
            self.missing = missing_colours(player, self.target, self.tile, is_emptied)
            drops = drops_into_target(self.count)
            self.can_complete = can_supply(player, source, self.missing, drops)
            if self.can_complete:
                need_not = can_avoid(player, source, self.missing, drops)
                acts_then = can_act_with(s, who, self.target, self.tile)
                self.can_act = acts_then or (need_not and self.can_act)


def drops_into_target(left: int) -> int:
    """TR-3.2.3 How many of so many drops fall into the tray of the last one."""
    return (left - 1) // TRAYS + 1


def sow_preview(s: TrajanState, who: int, source: int) -> list[Message]:
    """TR-3.2, TR-3.3, TR-3.5 The end of the sowing, the tile it can complete, the time."""
    sowing = Sowing(s, who, source)
    found = [Message("trajan.preview.sow", [sowing.count, sowing.target])]
    if sowing.can_complete:
        found.append(condition(sowing.tile, sowing.missing))
    if not sowing.can_act:
        found.append(Message("trajan.preview.no_action", [sowing.target]))
    if sowing.laps > 0:
        found.append(Message("trajan.preview.round_ends", []))
    return found


def condition(tile: int, missing: list[int]) -> Message:
    """TR-3.3.1 Which colours have to arrive for a tile to be completed."""
    if len(missing) == 0:
        return Message("trajan.preview.completes", [tile])
    if len(missing) == 1:
        return Message("trajan.preview.completes_with", [tile, missing[0]])
    return Message("trajan.preview.completes_with_two", [tile, missing[0], missing[1]])


def drop_preview(s: TrajanState, who: int, tray: int, colour: int) -> list[Message]:
    """TR-3.3.1 Whether the tile at the target tray can still be completed after this drop."""
    player = s.players[who].clone()
    left = 0
    for other in range(COLOURS):
        left += int(player.markers[LIFTED * COLOURS + other])
    target = (tray + left - 1) % TRAYS
    tile: int = player.slots[target]
    if tile == NONE:
        return []
    player.markers[LIFTED * COLOURS + colour] -= 1
    player.markers[tray * COLOURS + colour] += 1
    missing = missing_colours(player, target, tile, False)
    if left == 1:
        return [] if missing else [Message("trajan.preview.completes", [tile])]
    if can_supply(player, LIFTED, missing, drops_into_target(left - 1)):
        return [condition(tile, missing)]
    return [Message("trajan.preview.spoils", [tile])]
