"""TR-4.3, TR-4.6 What the military and the construction action bring, option by option."""

from typing import Final

from mypy_extensions import i64

from panj.games.trajan.player import Player
from panj.games.trajan.rules.construction import open_sites
from panj.games.trajan.rules.military import can_occupy, occupation_points
from panj.games.trajan.rules.scoring import set_points
from panj.games.trajan.tables import (
    BONUS_GREY,
    BONUS_YELLOW,
    NONE,
    PROVINCE_NEIGHBOURS,
    PROVINCES,
    SITES,
    TILES_PER_TYPE,
    TYPE_POINTS,
    Bonus,
    count_bits,
)
from panj.games.trajan.thinking.value import construction_value, military_value
from panj.games.trajan.thinking.walking.forum import tile_gain
from panj.games.trajan.thinking.walking.glance import BITS, Glance

TOKEN: Final = 1.0
"""TR-5.3.2, TR-5.3.3 The point that a worker or a legionnaire in its camp scores at the end."""


def military_gain(at: Glance) -> float:
    """TR-4.3 The best option of the military action."""
    best = legionnaire_gain(at) if at.player.supply > 0 else 0.0
    near = PROVINCE_NEIGHBOURS[at.player.leader]
    for province in range(i64(1), i64(PROVINCES)):
        if near >> province & 1:
            best = max(best, march_gain(at, province))
    if can_occupy(at.s, at.who):
        best = max(best, occupy_gain(at))
    return best


def legionnaire_gain(at: Glance) -> float:
    """TR-4.3.1 One more legionnaire."""
    before = at.military()
    player = at.player
    player.legionnaires += 1
    gain = TOKEN + military_value(at.weights, at.s, player, at.who, at.left) - before
    player.legionnaires -= 1
    return gain


def march_gain(at: Glance, province: i64) -> float:
    """TR-4.3.2 The leader in another province, and the tile that lies there."""
    before = at.military()
    s = at.s
    player = at.player
    start = player.leader
    tile = s.provinces[province]
    player.leader = province
    s.provinces[province] = NONE
    gain = military_value(at.weights, s, player, at.who, at.left) - before
    s.provinces[province] = tile
    player.leader = start
    return gain if tile == NONE else gain + tile_gain(at, tile)


def occupy_gain(at: Glance) -> float:
    """TR-4.3.3 A legionnaire in the leader's province."""
    before = at.military()
    player = at.player
    provinces = player.provinces
    gain = float(occupation_points(at.s, at.who, player.leader)) - TOKEN
    gain += one_more(player, Bonus.LEGIONNAIRES, provinces)
    player.provinces = provinces | BITS[player.leader]
    player.legionnaires -= 1
    gain += military_value(at.weights, at.s, player, at.who, at.left) - before
    player.legionnaires += 1
    player.provinces = provinces
    return gain


def construction_gain(at: Glance) -> float:
    """TR-4.6 The best option of the construction action."""
    player = at.player
    best = worker_gain(at) if player.supply > 0 else 0.0
    if player.workers > 0:
        sites = open_sites(player)
        for site in range(i64(SITES)):
            if sites >> site & 1:
                best = max(best, build_gain(at, site))
    return best


def worker_gain(at: Glance) -> float:
    """TR-4.6.1 One more worker."""
    before = at.construction()
    player = at.player
    player.workers += 1
    gain = TOKEN + construction_value(at.weights, at.s, player, at.left) - before
    player.workers -= 1
    return gain


def build_gain(at: Glance, site: i64) -> float:
    """TR-4.6.2 A building: its tile, its set, a first one's action, what can be built next."""
    before = at.construction()
    s = at.s
    player = at.player
    tile = s.sites[site]
    sites = player.sites
    built = player.built
    gain = one_more(player, Bonus.WORKERS, sites) - TOKEN
    if tile != NONE:
        gain += float(TYPE_POINTS[tile] - set_points(player))
        if player.type_count(tile // TILES_PER_TYPE) == 0:
            gain += at.weights.action_to_come
        player.built = built | BITS[tile]
        gain += float(set_points(player))
        s.sites[site] = NONE
    player.sites = sites | BITS[site]
    player.workers -= 1
    gain += construction_value(at.weights, s, player, at.left) - before
    player.workers += 1
    player.sites = sites
    player.built = built
    s.sites[site] = tile
    return gain


def one_more(player: Player, bonus: i64, places: i64) -> float:
    """TR-5.3.6 What bonus tiles score for one more token on the board, where so many are."""
    gain: i64 = 0
    for each in player.yellow:
        if each == bonus:
            gain += BONUS_YELLOW[bonus]
    for each in player.grey:
        if each == bonus:
            if bonus == Bonus.WORKERS:  # half a point for each, rounded up
                gain += (count_bits(places) + 1) & 1
            else:
                gain += BONUS_GREY[bonus]
    return float(gain)
