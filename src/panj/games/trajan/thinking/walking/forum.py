"""TR-4.2, TR-4.9 What one more forum tile brings, from the forum or from a province."""

from mypy_extensions import i64

from panj.games.trajan.rules.scoring import set_points
from panj.games.trajan.rules.senate import votes_of
from panj.games.trajan.tables import FORUM_VALUE, NONE, SYMBOLS, Tile
from panj.games.trajan.thinking.value import demands_value, extras_value, senate_prospect
from panj.games.trajan.thinking.walking.glance import BITS, Glance


def forum_gain(at: Glance) -> float:
    """TR-4.2.1 The best tile of the forum. Equal tiles are looked at once."""
    best = 0.0
    seen: i64 = 0
    for tile in at.s.forum.spaces:
        if tile != NONE and not seen >> tile & 1:
            seen |= BITS[tile]
            best = max(best, tile_gain(at, tile))
    return best


def tile_gain(at: Glance, kind: i64) -> float:
    """What one more forum tile of a kind brings."""
    if kind < SYMBOLS or kind == Tile.WILD_DEMAND:
        return demand_tile_gain(at, kind)
    if kind < Tile.EXTRA:
        return votes_gain(at, FORUM_VALUE[kind])
    if kind == Tile.WILD_COMMODITY:
        return wild_commodity_gain(at)
    if kind == Tile.WILD_CONSTRUCTION:
        return wild_construction_gain(at)
    return extra_tile_gain(at, kind)


def demand_tile_gain(at: Glance, kind: i64) -> float:
    """TR-3.6, TR-5.3.6 A tile for the demands, which may also count for a bonus tile."""
    before = at.demands() + at.bonus()
    tiles = at.player.tiles
    tiles[kind] += 1
    gain = demands_value(at.weights, at.s, at.player) + at.bonus_value() - before
    tiles[kind] -= 1
    return gain


def votes_gain(at: Glance, votes: i64) -> float:
    """TR-4.9.2 A senate tile."""
    s = at.s
    position: i64 = s.senate.positions[at.who]
    all_votes = votes_of(s, at.who) + votes
    return senate_prospect(at.weights, s, at.who, all_votes, position, False) - at.senate()


def extra_tile_gain(at: Glance, kind: i64) -> float:
    """TR-4.8 A tile that repeats an action, or any action."""
    before = at.extras()
    tiles = at.player.tiles
    tiles[kind] += 1
    gain = extras_value(at.weights, at.player, at.left) - before
    tiles[kind] -= 1
    return gain


def wild_commodity_gain(at: Glance) -> float:
    """TR-4.1.5, TR-5.3.6 A tile that goes on board as any card."""
    before = at.hand() + at.bonus()
    gain = extra_tile_gain(at, Tile.WILD_COMMODITY)
    tiles = at.player.tiles
    tiles[Tile.WILD_COMMODITY] += 1
    gain += at.hand_value() + at.bonus_value() - before
    tiles[Tile.WILD_COMMODITY] -= 1
    return gain


def wild_construction_gain(at: Glance) -> float:
    """TR-5.3.5 A tile that joins any set."""
    before = set_points(at.player)
    gain = extra_tile_gain(at, Tile.WILD_CONSTRUCTION)
    tiles = at.player.tiles
    tiles[Tile.WILD_CONSTRUCTION] += 1
    gain += float(set_points(at.player) - before)
    tiles[Tile.WILD_CONSTRUCTION] -= 1
    return gain
