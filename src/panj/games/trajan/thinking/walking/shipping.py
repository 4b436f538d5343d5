"""TR-4.1.4 What goes on board: one plan for the whole ship. Card by card would be wrong, since a
late kind forbids the earlier ones (TR-4.1.8)."""

from typing import Final

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.scoring import best_commodity
from panj.games.trajan.rules.shipping import LoadUnits, cargo_points
from panj.games.trajan.tables import CARDS_PER_PAIR, GOODS, MOST_PAIRS, MOST_UNITS, Ship, Tile
from panj.games.trajan.thinking.value import in_time
from panj.games.trajan.thinking.walking.glance import BITS, NO_WAY, Glance
from panj.games.trajan.thinking.weights import LATE_FOR_EXTRAS

MATES: Final = 0.4
"""What a card that stays of the same kind counts against loading a kind: together they may fill
a ship of equal cards."""


def ship_gain(at: Glance, ship: i64) -> float:
    """A good load of a ship."""
    if ship == Ship.SAME:
        return best_same_gain(at)
    each = cards_each(ship)
    most: i64 = MOST_PAIRS if ship == Ship.PAIRS else MOST_UNITS
    load = load_of(at, each, 0, most)
    return NO_WAY if load == 0 else load_gain(at, ship, load)


def cards_each(ship: i64) -> i64:
    """How many cards make a unit of a ship."""
    return CARDS_PER_PAIR if ship == Ship.PAIRS else 1


def best_same_gain(at: Glance) -> float:
    """The kind of which most cards are in hand, with all wild tiles and without."""
    hand = at.player.hand
    best: i64 = 0
    for good in range(i64(1), i64(GOODS)):
        if hand[good] > hand[best]:
            best = good
    cards = min(hand[best], MOST_UNITS)
    wilds = min(at.player.tiles[Tile.WILD_COMMODITY], MOST_UNITS - cards)
    gain = same_gain(at, best, cards, 0) if cards > 0 else NO_WAY
    return max(gain, same_gain(at, best, cards, wilds)) if wilds > 0 else gain


def same_gain(at: Glance, good: i64, cards: i64, wilds: i64) -> float:
    """Cards of one kind with wild tiles: points, what the display scores, what the hand loses."""
    before = at.hand()
    player = at.player
    port = at.s.seaport
    grey = port.grey_ships
    gain = float(cargo_points(at.s, Ship.SAME, cards + wilds))
    gain += float(cards) * at.shown(good) - float(wilds) * wild_value(at)
    player.hand[good] -= cards
    player.tiles[Tile.WILD_COMMODITY] -= wilds
    port.grey_ships = grey | BITS[Ship.SAME]
    gain += at.hand_value() - before
    port.grey_ships = grey
    player.tiles[Tile.WILD_COMMODITY] += wilds
    player.hand[good] += cards
    return gain


def wild_value(at: Glance) -> float:
    """TR-4.1.5 What a wild tile is worth that does not go on board."""
    value = at.weights.wild_commodity * in_time(at.left, LATE_FOR_EXTRAS)
    return value + float(best_commodity(at.player)) if at.has_bonus else value


def load_gain(at: Glance, ship: i64, load: i64) -> float:
    """A unit of each kind of a load, without wild tiles."""
    before = at.hand()
    port = at.s.seaport
    grey = port.grey_ships
    each = cards_each(ship)
    units: i64 = 0
    gain = 0.0
    hand = at.player.hand
    for good in range(i64(GOODS)):
        if load >> good & 1:
            units += 1
            hand[good] -= each
            gain += float(each) * at.shown(good)
    gain += float(cargo_points(at.s, ship, units))
    port.grey_ships = grey | BITS[ship]
    gain += at.hand_value() - before
    port.grey_ships = grey
    for good in range(i64(GOODS)):
        if load >> good & 1:
            hand[good] += each
    return gain


def load_of(at: Glance, each: i64, first: i64, most: i64) -> i64:
    """The kinds to load, from `first` on: those that score in the display, and those that are no
    good for other ships."""
    hand = at.player.hand
    load: i64 = 0
    for _ in range(most):
        best: i64 = -1
        top = NO_WAY
        for good in range(first, i64(GOODS)):
            if hand[good] >= each and not load >> good & 1:
                worth = at.shown(good) - MATES * float(hand[good] - each)
                if worth > top:
                    top = worth
                    best = good
        if best < 0:
            break
        load |= BITS[best]
    return load


def next_unit(at: Glance, d: LoadUnits, moves: list[Move]) -> int:
    """TR-4.1.8 The lowest kind of the plan; when nothing of it is left, the last move of the list:
    it sails, or loads wild tiles where nothing is on board."""
    load = load_of(at, cards_each(d.ship), d.after, d.most - d.units)
    for i, move in enumerate(moves):
        is_plain = move.kind == Do.LOAD_ONE or (move.kind == Do.LOAD_PAIR and move.b == 0)
        if is_plain and load >> move.a & 1:
            return i
    return len(moves) - 1
