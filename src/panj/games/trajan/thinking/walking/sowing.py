"""TR-3.2, TR-3.3 What emptying a tray brings."""

from mypy_extensions import i64

from panj.games.trajan.player import Player
from panj.games.trajan.rules.sowing import lift
from panj.games.trajan.rules.tiles import shows
from panj.games.trajan.tables import COLOURS, LIFTED, NONE, ROUNDS, TRAYS
from panj.games.trajan.thinking.drops import drop_gain
from panj.games.trajan.thinking.value import extras_value, tile_value, tiles_value
from panj.games.trajan.thinking.walking.actions import action_gain
from panj.games.trajan.thinking.walking.glance import Glance
from panj.games.trajan.thinking.weights import LATE


class Sower:
    """What is the same for all trays of one decision."""

    def __init__(self, at: Glance) -> None:
        self.at = at
        self.tiles = tiles_value(at.weights, at.s, at.player, at.left)
        self.step = at.weights.time + waning(at, self.tiles)
        """What each space of the time cycle costs."""

    def gain(self, tray: i64) -> float:
        """Markers dropped well, a tile completed, the best of the action."""
        at = self.at
        player = at.player
        markers = player.markers
        player.markers = markers[:]
        count = lift(player, tray)
        for step in range(i64(1), count + 1):
            drop_best(player, (tray + step) % TRAYS)
        target = (tray + count) % TRAYS
        gain = self.circle_gain(target) - self.step * float(count)
        player.markers = markers
        return gain + action_gain(at, target)

    def circle_gain(self, target: i64) -> float:
        """TR-3.3.1 What the tiles in the circle are worth now, and the one at the target tray if
        it is complete: its point at the end is lost."""
        at = self.at
        player = at.player
        tile = player.slots[target]
        if tile == NONE or not shows(player, target, tile):
            return tiles_value(at.weights, at.s, player, at.left) - self.tiles
        player.slots[target] = NONE
        gain = tiles_value(at.weights, at.s, player, at.left) - self.tiles
        player.slots[target] = tile
        return gain + tile_value(at.weights, at.s, tile) - 1.0


def waning(at: Glance, tiles: float) -> float:
    """What a space of time takes, near the end, from all that is begun: there its value falls in
    a straight line."""
    if at.left * LATE >= 1.0 or at.left <= 0.0:
        return 0.0
    begun = at.military() + at.construction() + extras_value(at.weights, at.player, at.left) + tiles
    return begun / at.left / float(ROUNDS * at.s.cycle)


def drop_best(player: Player, tray: i64) -> None:
    """TR-3.2.2 A marker falls where it serves best; one colour alone needs no thought."""
    markers = player.markers
    best: i64 = -1
    kinds: i64 = 0
    for colour in range(i64(COLOURS)):
        if markers[LIFTED * COLOURS + colour] > 0:
            kinds += 1
            best = colour
    if kinds > 1:
        best = best_colour(player, tray)
    markers[LIFTED * COLOURS + best] -= 1
    markers[tray * COLOURS + best] += 1


def best_colour(player: Player, tray: i64) -> i64:
    """The colour that serves best in a tray, of those in hand."""
    best: i64 = -1
    most = -1.0
    for colour in range(i64(COLOURS)):
        if player.markers[LIFTED * COLOURS + colour] > 0:
            gain = drop_gain(player, tray, colour)
            if gain > most:
                most = gain
                best = colour
    return best
