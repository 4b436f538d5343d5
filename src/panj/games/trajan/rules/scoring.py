"""TR-5 The final scoring: what counts only at the end, kept up to date all the time."""

from typing import Final

from mypy_extensions import i64

from panj.core.scores import ScoreLine
from panj.core.terms import Terms
from panj.games.trajan.player import SOURCES, Player
from panj.games.trajan.tables import (
    BONUS_GOODS,
    BONUS_GREY,
    BONUS_YELLOW,
    FULL_SET_POINTS,
    GOODS_PER_BONUS,
    NONE,
    SMALL_SET,
    SMALL_SET_POINTS,
    SYMBOLS,
    TYPES,
    Bonus,
    Tile,
    count_bits,
)

FINAL_LINES: Final = ["cards", "workers", "legionnaires", "tiles", "sets", "bonus"]


def score_sheet(terms: Terms, players: list[Player]) -> list[ScoreLine]:
    """TR-5.2 The score track by source, and the final scoring as it stands now.

    All of it is public: of a hand only its size counts.
    """
    lines = [
        ScoreLine(f"trajan.score.{SOURCES[source]}", [int(p.points[source]) for p in players])
        for source in range(len(SOURCES))
    ]
    finals = [final_points(terms, player) for player in players]
    for i, name in enumerate(FINAL_LINES):
        lines.append(ScoreLine(f"trajan.score.{name}", [points[i] for points in finals]))
    return lines


def projection(terms: Terms, player: Player, penalty: int) -> list[ScoreLine]:
    """TR-9.39 One player's result if the game ended now: what is scored, what would be added,
    and the penalty for the demands that lie open."""
    finals = final_points(terms, player)
    lines = [
        ScoreLine(f"trajan.score.{SOURCES[source]}", [int(player.points[source])])
        for source in range(len(SOURCES))
    ]
    lines += [ScoreLine(f"trajan.score.{name}", [finals[i]]) for i, name in enumerate(FINAL_LINES)]
    lines.append(ScoreLine("trajan.score.penalty", [penalty]))
    return lines


def final_points(terms: Terms, player: Player) -> list[int]:
    """TR-5.3.1 to TR-5.3.6 One number for each of FINAL_LINES."""
    return [
        player.hand_size(),
        player.workers,
        player.legionnaires,
        tiles_in_slots(player),
        set_points(player),
        bonus_points(terms, player),
    ]


def tiles_in_slots(player: Player) -> i64:
    """TR-5.3.4 Trajan tiles still in the action circle."""
    count: i64 = 0
    for tile in player.slots:
        if tile != NONE:
            count += 1
    return count


def set_points(player: Player) -> i64:
    """TR-5.3.5 Sets of three and four, with the best use of wild construction tiles."""
    counts = [player.type_count(kind) for kind in range(i64(TYPES))]
    return best_sets(counts, player.tiles[Tile.WILD_CONSTRUCTION])


def best_sets(counts: list[i64], wilds: i64) -> i64:
    """TR-5.3.5 The most points from these counts when each wild joins one type."""
    if wilds == 0:
        total: i64 = 0
        for count in counts:
            total += set_value(count)
        return total
    best: i64 = 0
    for kind in range(len(counts)):
        counts[kind] += 1
        best = max(best, best_sets(counts, wilds - 1))
        counts[kind] -= 1
    return best


def set_value(count: i64) -> i64:
    """TR-5.3.5 What tiles of one type are worth together."""
    if count < SMALL_SET:
        return 0
    return SMALL_SET_POINTS if count == SMALL_SET else FULL_SET_POINTS


def bonus_points(terms: Terms, player: Player) -> i64:
    """TR-5.3.6 All bonus tiles by the side showing."""
    total: i64 = 0
    for bonus in player.yellow:
        total += one_bonus(terms, player, bonus, False)
    for bonus in player.grey:
        total += one_bonus(terms, player, bonus, True)
    total += player.tiles[Tile.WILD_COMMODITY] * best_commodity(player)
    if terms.is_on("wild_demand_for_bonus"):
        total += wild_demand_points(terms, player)
    return total


def one_bonus(terms: Terms, player: Player, bonus: int, is_grey: bool) -> i64:
    """TR-5.3.6 One bonus tile, without wild tiles."""
    worth = BONUS_GREY[bonus] if is_grey else BONUS_YELLOW[bonus]
    if bonus < SYMBOLS:
        held = player.tiles[bonus]
        return worth * (held if per_tile(terms) else min(held, 1))
    if bonus == Bonus.WORKERS:
        built = count_bits(player.sites)
        return (built + 1) // 2 if is_grey else built * worth
    if bonus == Bonus.LEGIONNAIRES:
        return worth * count_bits(player.provinces)
    if bonus == Bonus.BONUS_TILES:
        return worth * len(player.yellow)
    at = (bonus - Bonus.COMMODITY) * GOODS_PER_BONUS
    return worth * (player.display[BONUS_GOODS[at]] + player.display[BONUS_GOODS[at + 1]])


def per_tile(terms: Terms) -> bool:
    """TR-6.1 Whether a demand bonus tile counts every forum tile of its symbol."""
    return terms.choice("bonus_demand") == "per_tile"


def best_commodity(player: Player) -> i64:
    """TR-5.3.6 What one more displayed card would add to the best commodity bonus tile."""
    best: i64 = 0
    for bonus in player.yellow:
        if Bonus.COMMODITY <= bonus < Bonus.LEGIONNAIRES:
            best = max(best, BONUS_YELLOW[bonus])
    for bonus in player.grey:
        if Bonus.COMMODITY <= bonus < Bonus.LEGIONNAIRES:
            best = max(best, BONUS_GREY[bonus])
    return best


def wild_demand_points(terms: Terms, player: Player) -> i64:
    """TR-9.33 With the switch on, each wild demand tile serves the best demand bonus tile."""
    worths = [int(BONUS_YELLOW[bonus]) for bonus in player.yellow if may_gain(terms, player, bonus)]
    worths += [int(BONUS_GREY[bonus]) for bonus in player.grey if may_gain(terms, player, bonus)]
    worths.sort(reverse=True)
    wilds: int = player.tiles[Tile.WILD_DEMAND]
    if per_tile(terms):
        return wilds * max(worths, default=0)
    return sum(worths[:wilds])


def may_gain(terms: Terms, player: Player, bonus: int) -> bool:
    """TR-9.33 Whether one more tile of its symbol would make this bonus tile score more."""
    return bonus < SYMBOLS and (per_tile(terms) or player.tiles[bonus] == 0)
