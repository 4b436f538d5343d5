"""What a position of Trajan is worth to a seat: points so far, what the end will bring, and what
things are good for, subject by subject."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.trajan.player import Player
from panj.games.trajan.rules.construction import open_sites
from panj.games.trajan.rules.military import occupation_points
from panj.games.trajan.rules.scoring import bonus_points, set_points, tiles_in_slots
from panj.games.trajan.rules.senate import votes_of
from panj.games.trajan.rules.shipping import LoadUnits, cargo_points
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_GOODS,
    COLOURS,
    DEMANDS_PER_QUARTER,
    GOODS_PER_BONUS,
    MOST_PAIRS,
    MOST_UNITS,
    NONE,
    PENALTY,
    PROVINCE_NEIGHBOURS,
    PROVINCES,
    QUARTERS,
    ROUNDS,
    ROUNDS_PER_QUARTER,
    SITES,
    SYMBOLS,
    TILE_AMOUNT,
    TILE_FIRST,
    TILE_POINTS,
    TILE_SECOND,
    TILES_PER_STACK,
    TILES_PER_TYPE,
    TRAYS,
    TYPE_POINTS,
    TYPES,
    Bonus,
    Ship,
    Stack,
    Tile,
)
from panj.games.trajan.thinking.weights import (
    LATE,
    LATE_FOR_EXTRAS,
    RESERVE,
    RESERVE_USED,
    SECOND_CARGO,
    STEP,
    UNMANNED,
    Weights,
)

NO_WAY: Final = 99
FAR: Final = 9.0
"""More steps than between any two provinces that a way leads to."""


def distances() -> list[int]:
    """Steps of a leader from each province to each other; NO_WAY where there is none."""
    found = [NO_WAY] * (PROVINCES * PROVINCES)
    for start in range(PROVINCES):
        found[start * PROVINCES + start] = 0
        todo = [start]
        while todo:
            at = todo.pop(0)
            for other in range(PROVINCES):
                place = start * PROVINCES + other
                if PROVINCE_NEIGHBOURS[at] >> other & 1 and found[place] == NO_WAY:
                    found[place] = found[start * PROVINCES + at] + 1
                    todo.append(other)
    return found


DISTANCE: Final = vec[i64](distances())


def position_value(w: Weights, s: TrajanState, seat: int) -> float:
    """What a position is worth to a seat, in points at the end. Its parts are the promises of
    the judgement's aspects, summed without a list: this is the walks' hottest place."""
    player = s.players[seat]
    total = float(player.score() + sure_points(s, player))
    if s.is_over:
        return total
    left = time_left(s)
    total += demands_value(w, s, player)
    total += extras_value(w, player, left)
    total += tiles_value(w, s, player, left)
    total += senate_value(w, s, seat)
    total += shipping_value(w, s, player)
    total += military_value(w, s, player, seat, left)
    total += construction_value(w, s, player, left)
    return total


def sure_points(s: TrajanState, player: Player) -> i64:
    """TR-5.3 The final scoring as it stands, and what a ship being loaded already scores."""
    points = player.hand_size() + player.workers + player.legionnaires
    points += tiles_in_slots(player) + set_points(player) + bonus_points(s.terms, player)
    d = s.decision()
    if isinstance(d, LoadUnits) and s.players[d.who] is player:
        points += cargo_points(s, d.ship, d.units)
    return points


def time_left(s: TrajanState) -> float:
    """The part of the game that is still to come, from 1 down to 0."""
    gone = float(s.round - 1) + float(s.time) / float(s.cycle)
    return max(0.0, (ROUNDS - gone) / ROUNDS)


def in_time(left: float, parts: float) -> float:
    """How sure it is that what is begun now is finished: less and less in the last part."""
    return min(1.0, left * parts)


def in_reserve(count: i64, left: float) -> float:
    """Workers or legionnaires in the camp, as far as there is time to use them."""
    return RESERVE * min(float(count), RESERVE_USED * left)


def penalty(unmet: float) -> float:
    """TR-3.6.4 The penalty, also between whole numbers."""
    whole = 0 if unmet <= 1.0 else 1 if unmet <= 2.0 else 2
    lost = float(-PENALTY[whole])
    return lost + (float(-PENALTY[whole + 1]) - lost) * (unmet - float(whole))


def demands_value(w: Weights, s: TrajanState, player: Player) -> float:
    """TR-3.6 The penalty to be expected this quarter, and what is left for later ones."""
    later = float(QUARTERS - s.quarter)
    wilds = float(player.tiles[Tile.WILD_DEMAND])
    unmet = 0.0
    covered = 0.0
    total = 0.0
    for symbol in range(i64(SYMBOLS)):
        kept = float(player.kept_of(symbol))
        stock = kept + float(player.tiles[symbol] - demanded(s, symbol))
        if stock < 0.0:
            unmet -= stock
        elif stock > 0.0:
            covered += 1.0
            spare = min(stock, float(player.tiles[symbol]))
            total += w.spare_demand * spare_value(spare) * min(1.0, later)
        total += later * w.kept * min(kept, 1.5)
    unmet += (DEMANDS_PER_QUARTER - len(s.demands.open)) * (1.0 - covered / SYMBOLS)
    used = min(wilds, unmet)
    total += w.wild_demand * (wilds - used) * min(1.0, later)
    return total - penalty(unmet - used)


def demanded(s: TrajanState, symbol: i64) -> i64:
    """TR-3.6.1 How many of the open demands show a symbol."""
    count: i64 = 0
    for each in s.demands.open:
        if each == symbol:
            count += 1
    return count


def spare_value(spare: float) -> float:
    """Spare tiles of one symbol are worth less and less."""
    return min(spare, 1.0) + 0.5 * max(0.0, min(spare - 1.0, 2.0))


def extras_value(w: Weights, player: Player, left: float) -> float:
    """TR-4.8, TR-4.9 Extra actions, wild tiles and [+2] markers."""
    soon = in_time(left, LATE_FOR_EXTRAS)
    total = w.extra * soon * 1.2 * min(float(player.tiles[Tile.WILD_EXTRA]), 3.0)
    for action in range(TRAYS):
        doubled = float(player.plus_two >> action & 1)
        tiles = min(float(player.tiles[Tile.EXTRA + action]), 2.0)
        total += w.extra * soon * tiles * (1.0 + 0.8 * doubled)
        total += w.plus_two * doubled * left
    total += w.wild_commodity * soon * float(player.tiles[Tile.WILD_COMMODITY])
    return total + w.wild_construction * left * float(player.tiles[Tile.WILD_CONSTRUCTION])


def tile_value(w: Weights, s: TrajanState, tile: int) -> float:
    """TR-4.7 What completing a tile brings."""
    points = float(TILE_POINTS[tile])
    stack = tile // TILES_PER_STACK
    if stack == Stack.WORKERS:
        return points + w.worker * float(TILE_AMOUNT[tile])
    if stack == Stack.LEGIONNAIRES:
        return points + w.legionnaire * float(TILE_AMOUNT[tile])
    if stack == Stack.CARDS:
        return points + 3.0
    if stack == Stack.PLUS2:
        return points + 1.0 + 2.0 * time_left(s)
    if stack == Stack.DEMANDS:
        return points + w.kept * float(QUARTERS - max(s.quarter, 1) + 1)
    return points


def tiles_value(w: Weights, s: TrajanState, player: Player, left: float) -> float:
    """TR-3.3 Tiles in the circle by how many of their colours are in place."""
    soon = in_time(left, LATE)
    total = 0.0
    for slot in range(TRAYS):
        tile: int = player.slots[slot]
        if tile != NONE:
            total += soon * w.ready[colours_there(player, slot, tile)] * tile_value(w, s, tile)
    return total


def colours_there(player: Player, slot: int, tile: int) -> int:
    """TR-3.3.1 How many of the two colours of a tile its tray holds."""
    first = TILE_FIRST[tile]
    second = TILE_SECOND[tile]
    there = player.markers[slot * COLOURS + first]
    if first == second:
        return min(int(there), 2)
    return min(int(there), 1) + min(int(player.markers[slot * COLOURS + second]), 1)


def senate_value(w: Weights, s: TrajanState, seat: int) -> float:
    """TR-3.6.6 Who would be consul now, the more certain the later in the quarter."""
    return senate_prospect(w, s, seat, votes_of(s, seat), s.senate.positions[seat], False)


def senate_prospect(
    w: Weights, s: TrajanState, seat: int, votes: i64, position: i64, has_arrived: bool
) -> float:
    """TR-3.6.6 The same with so many votes and another position, where the disc has perhaps just
    arrived on top of the others. Without a ranking: it is enough who stays ahead."""
    ahead: i64 = 0
    is_higher = False  # TR-3.6.5 discs that come later in the list lie higher
    for other in s.senate.discs:
        if other == seat:
            is_higher = True
        elif is_ahead(s, other, votes, position, is_higher and not has_arrived):
            ahead += 1
    total = w.vote * float(votes)
    if ahead > 1:
        return total
    gone = float((s.round - 1) % ROUNDS_PER_QUARTER) + float(s.time) / float(s.cycle)
    certain = 0.25 + 0.75 * gone / ROUNDS_PER_QUARTER
    return total + (w.consul if ahead == 0 else w.vice) * min(certain, 1.0)


def is_ahead(s: TrajanState, other: int, votes: i64, position: i64, is_higher: bool) -> bool:
    """TR-3.6.5 Whether another seat beats these votes at this position."""
    theirs = votes_of(s, other)
    if theirs != votes:
        return theirs > votes
    there: i64 = s.senate.positions[other]
    return there > position or (there == position and is_higher)


def shipping_value(w: Weights, s: TrajanState, player: Player) -> float:
    """TR-4.1.4 What the hand could ship, less the point that every card has anyway."""
    wilds = player.tiles[Tile.WILD_COMMODITY]
    most: i64 = 0
    kinds: i64 = 0
    pairs: i64 = 0
    for count in player.hand:
        most = max(most, count)
        kinds += min(count, 1)
        pairs += min(count // 2, 1)
    same = min(most + wilds, MOST_UNITS)
    different = min(kinds, MOST_UNITS)
    pairs = min(pairs, MOST_PAIRS)
    first = float(cargo_points(s, Ship.SAME, same) - same)
    second = float(cargo_points(s, Ship.DIFFERENT, different) - different)
    third = float(cargo_points(s, Ship.PAIRS, pairs) - 2 * pairs)
    best = max(first, max(second, third))
    rest = first + second + third - best
    total = w.cargo * (max(best, 0.0) + SECOND_CARGO * max(rest, 0.0))
    return total + 0.5 * wanted_cards(player)


def wanted_cards(player: Player) -> float:
    """TR-5.3.6 Cards in hand that would count for a commodity bonus tile once displayed."""
    total = 0.0
    for bonus in player.yellow:
        total += 3.0 * pair_in_hand(player, bonus)
    for bonus in player.grey:
        total += 2.0 * pair_in_hand(player, bonus)
    return total


def pair_in_hand(player: Player, bonus: int) -> float:
    """TR-5.3.6 How many cards of a bonus tile's two kinds are in the hand."""
    if not Bonus.COMMODITY <= bonus < Bonus.LEGIONNAIRES:
        return 0.0
    at = (bonus - Bonus.COMMODITY) * GOODS_PER_BONUS
    return float(player.hand[BONUS_GOODS[at]] + player.hand[BONUS_GOODS[at + 1]])


def military_value(w: Weights, s: TrajanState, player: Player, seat: int, left: float) -> float:
    """TR-4.3 The province that the leader can reach soonest for most, and tiles on the way."""
    best = 0.0
    tiles = 0.0
    for province in range(1, PROVINCES):
        steps = float(DISTANCE[player.leader * PROVINCES + province])
        if steps < FAR:
            if not player.provinces >> province & 1:
                points = float(occupation_points(s, seat, province))
                best = max(best, points / (1.0 + STEP * steps))
            if s.provinces[province] != NONE:
                tiles = max(tiles, 3.0 / (1.0 + steps))
    if player.legionnaires == 0:
        best *= UNMANNED
    soon = in_time(left, LATE)
    reserve = w.legionnaire * in_reserve(player.legionnaires, left)
    return soon * (w.march * (best + tiles) + reserve)


def construction_value(w: Weights, s: TrajanState, player: Player, left: float) -> float:
    """TR-4.6, TR-5.3.5 The best site for the next worker, and sets that are under way."""
    best = 0.0
    sites = open_sites(player)
    for site in range(SITES):
        tile = s.sites[site]
        if sites >> site & 1 and tile != NONE:
            kind = tile // TILES_PER_TYPE
            count = player.type_count(kind)
            gain = float(TYPE_POINTS[tile])
            gain += w.first_of_type if count == 0 else 2.0 * float(count)
            best = max(best, gain)
    if player.workers == 0:
        best *= UNMANNED
    soon = in_time(left, LATE)
    total = soon * w.build * best
    for kind in range(TYPES):
        total += soon * w.set_hope[player.type_count(kind)]
    reserve = w.worker * in_reserve(player.workers, left)
    return total + soon * reserve
