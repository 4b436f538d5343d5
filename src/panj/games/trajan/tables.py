"""Component facts of Trajan, read once from `data/`."""

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
"""No tile on a space, no tile in a slot, no bonus action."""


class Action:
    """TR-1.4 The six actions in the clockwise order of the trays."""

    SEAPORT: Final = 0
    FORUM: Final = 1
    MILITARY: Final = 2
    SENATE: Final = 3
    TRAJAN: Final = 4
    CONSTRUCTION: Final = 5


class Tile:
    """TR-1.3 Kinds of forum tiles; extra-action tiles of both backs are one kind per action."""

    BREAD: Final = 0
    GAMES: Final = 1
    RELIGION: Final = 2
    VOTES: Final = 3  # four kinds, of 2 to 5 votes
    EXTRA: Final = 7  # six kinds, in the order of the actions
    WILD_EXTRA: Final = 13
    WILD_COMMODITY: Final = 14
    WILD_DEMAND: Final = 15
    WILD_CONSTRUCTION: Final = 16


class Stack:
    """TR-4.7 The six stacks of Trajan tiles."""

    WORKERS: Final = 0
    LEGIONNAIRES: Final = 1
    CARDS: Final = 2
    PLUS2: Final = 3
    POINTS: Final = 4
    DEMANDS: Final = 5


class Pile:
    """TR-4.1 Where a commodity card can come from."""

    DRAW: Final = 0
    LEFT: Final = 1
    RIGHT: Final = 2
    COUNT: Final = 3


class Ship:
    """TR-4.1.4 The three ships."""

    SAME: Final = 0
    PAIRS: Final = 1
    DIFFERENT: Final = 2


class Bonus:
    """TR-5.3.6 Bonus tiles by number: three demands, workers, six pairs of goods, two more."""

    WORKERS: Final = 3
    COMMODITY: Final = 4  # six tiles
    LEGIONNAIRES: Final = 10
    BONUS_TILES: Final = 11


TRAYS: Final = 6
COLOURS: Final = 6
MARKERS_EACH: Final = 2
MARKERS_PER_TRAY: Final = 2
LIFTED: Final = 6
"""The row of markers that are in the player's hand during a sowing."""
CENTRE: Final = 6
"""TR-4.5.3 Where the Arch stands when all slots are full."""
START_SLOTS: Final = (1, 3, 5)
GOODS: Final = 12
FORUM_KINDS: Final = 17
GREEN_SPACES: Final = 12
YELLOW_SPACES: Final = 3
PROVINCES: Final = 11
"""The military camp, numbered 0, and ten provinces."""
CAMP: Final = 0
SITES: Final = 20
ALL_SITES: Final = (1 << SITES) - 1
ALL_ACTIONS: Final = (1 << TRAYS) - 1
"""Bit sets of everything: a member stands at the bit of its number."""
TILES_PER_STACK: Final = 9
TYPES: Final = 5
TILES_PER_TYPE: Final = 4
ONE_TYPE: Final = (1 << TILES_PER_TYPE) - 1
"""The tiles of the first type as a bit set; those of other types stand further left."""
SYMBOLS: Final = 3
TOP_OF_SENATE: Final = 7
TOKENS: Final = 15
SUPPLY_AT_START: Final = 13
START_CARDS: Final = 3
DEMANDS_REMOVED: Final = 3
QUARTERS: Final = 4
ROUNDS_PER_QUARTER: Final = 4
ROUNDS: Final = QUARTERS * ROUNDS_PER_QUARTER
DEMANDS_PER_QUARTER: Final = ROUNDS_PER_QUARTER - 1
"""TR-3.5.2 No demand is revealed at the end of the fourth round."""
BONUS_PER_QUARTER: Final = 2
GOODS_PER_BONUS: Final = 2
MOST_PLAYED: Final = 2
MOST_UNITS: Final = 4
MOST_PAIRS: Final = 3
CARDS_PER_PAIR: Final = 2
LOADS: Final = MOST_UNITS + 1
"""How many loads there are, from no unit to the most: the width of tables by units."""
SIDES: Final = 2
"""TR-4.1.4 A ship shows its coloured side or its grey one."""
RIVAL_COST: Final = 3
"""TR-4.3.3 What each legionnaire of another player takes from a province's value."""
SMALL_SET: Final = 3
SMALL_SET_POINTS: Final = 10
FULL_SET_POINTS: Final = 20


def rows(name: str) -> list[dict[str, str]]:
    """The rows of one component table."""
    text = files("panj.games.trajan").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def column(name: str, header: str) -> list[str]:
    """One column of a component table."""
    return [row[header] for row in rows(name)]


def numbers(name: str, header: str) -> list[int]:
    """One numeric column of a component table."""
    return [int(value) for value in column(name, header)]


ACTIONS: Final = column("trays.csv", "action")
COLOUR_NAMES: Final = column("marker_colours.csv", "colour")
GOOD_NAMES: Final = column("commodities.csv", "commodity")
SYMBOL_NAMES: Final = column("demand_tiles.csv", "kind")
FORUM_NAMES: Final = column("forum_tiles.csv", "kind")
PROVINCE_NAMES: Final = column("provinces.csv", "province")
TILE_IDS: Final = [
    ident.removeprefix("TT-").lower() for ident in column("trajan_tiles.csv", "tile_id")
]
STACK_NAMES: Final = column("trajan_tiles.csv", "stack")[::TILES_PER_STACK]
SHIP_NAMES: Final = ["same", "pairs", "different"]
TYPE_NAMES: Final = column("construction_tiles.csv", "type")[::TILES_PER_TYPE]
BONUS_NAMES: Final = [
    "_".join([part for part in (row["item_1"], row["item_2"]) if part]) or row["kind"]
    for row in rows("bonus_tiles.csv")
]

TILE_FIRST: Final = vec[i64](
    [COLOUR_NAMES.index(name) for name in column("trajan_tiles.csv", "colour_1")]
)
TILE_SECOND: Final = vec[i64](
    [COLOUR_NAMES.index(name) for name in column("trajan_tiles.csv", "colour_2")]
)
TILE_POINTS: Final = vec[i64](numbers("trajan_tiles.csv", "vp"))
TILE_AMOUNT: Final = vec[i64](numbers("trajan_tiles.csv", "amount"))


def tile_symbols() -> list[int]:
    """TR-4.7.6 The symbol of each Trajan demand tile; NONE for the other tiles."""
    effects = column("trajan_tiles.csv", "effect")
    found = [effect.removeprefix("permanent_") for effect in effects]
    return [SYMBOL_NAMES.index(name) if name in SYMBOL_NAMES else NONE for name in found]


TILE_SYMBOL: Final = vec[i64](tile_symbols())

FORUM_TILES: Final = [
    kind for kind, count in enumerate(numbers("forum_tiles.csv", "count")) for _ in range(count)
]
EXTRA_TILES: Final = [
    FORUM_NAMES.index(row["kind"])
    for row in rows("extra_action_tiles.csv")
    for _ in range(int(row["count"]))
]
DEMAND_TILES: Final = [
    kind for kind, count in enumerate(numbers("demand_tiles.csv", "count")) for _ in range(count)
]
CARDS: Final = [
    kind for kind, count in enumerate(numbers("commodities.csv", "cards")) for _ in range(count)
]
FORUM_VALUE: Final = vec[i64](numbers("forum_tiles.csv", "value"))

TYPE_POINTS: Final = vec[i64](numbers("construction_tiles.csv", "vp"))
TYPE_ACTION: Final = vec[i64](
    [
        ACTIONS.index(name)
        for name in column("construction_tiles.csv", "first_of_type_bonus_action")
    ][::TILES_PER_TYPE]
)
"""TR-4.6.5 The bonus action of each type."""


def bit_set(members: list[int]) -> int:
    """Small numbers as the bits of one integer."""
    bits = 0
    for member in members:
        bits |= 1 << member
    return bits


SITE_NEIGHBOURS: Final = vec[i64](
    [
        bit_set([int(site) for site in text.split()])
        for text in column("construction_sites.csv", "orthogonal_neighbours")
    ]
)


def province_links() -> list[int]:
    """TR-1.6 Where a leader may march from each province; from the camp only outwards."""
    links = [0] * PROVINCES
    for row in rows("province_adjacency.csv"):
        start = PROVINCE_NAMES.index(row["from"])
        end = PROVINCE_NAMES.index(row["to"])
        links[start] |= 1 << end
        if row["one_way"] == "no":
            links[end] |= 1 << start
    return links


PROVINCE_NEIGHBOURS: Final = vec[i64](province_links())
PROVINCE_POINTS: Final = vec[i64](numbers("provinces.csv", "vp"))
SENATE_POINTS: Final = vec[i64](numbers("senate_track.csv", "vp_on_entering"))
SENATE_VOTES: Final = vec[i64](numbers("senate_track.csv", "votes"))
PENALTY: Final = vec[i64](numbers("demand_penalties.csv", "vp"))


def ship_points() -> list[int]:
    """TR-4.1.4 Points by ship, side (coloured, grey) and units."""
    table = [0] * (len(SHIP_NAMES) * SIDES * LOADS)
    for row in rows("ships.csv"):
        side = SHIP_NAMES.index(row["ship"]) * SIDES + (1 if row["side"] == "grey" else 0)
        table[side * LOADS + int(row["units"])] = int(row["vp"])
    return table


SHIP_POINTS: Final = vec[i64](ship_points())

# The grey workers' tile is worth half a point each: TR-5.3.6 counts it by itself.
BONUS_YELLOW: Final = vec[i64](numbers("bonus_tiles.csv", "vp_yellow"))
BONUS_GREY: Final = vec[i64]([int(float(text)) for text in column("bonus_tiles.csv", "vp_grey")])
BONUS_TILES: Final = len(BONUS_NAMES)

FORUM_IN_USE: Final = {
    int(row["players"]): int(row["forum_tiles_on_forum"]) for row in rows("setup_by_players.csv")
}
CYCLE: Final = {int(row["players"]): int(row["spaces_in_cycle"]) for row in rows("time_track.csv")}
LONG_CYCLE: Final = {
    int(row["players"]): int(row["alternative_value"]) for row in rows("time_track.csv")
}


def count_bits(bits: i64) -> i64:
    """How many members a bit set has."""
    count: i64 = 0
    left = bits
    while left != 0:
        left = left & (left - 1)
        count += 1
    return count


def pair_of(bonus: int) -> tuple[int, int]:
    """TR-5.3.6 The two goods of a commodity bonus tile."""
    row = rows("bonus_tiles.csv")[bonus]
    return GOOD_NAMES.index(row["item_1"]), GOOD_NAMES.index(row["item_2"])


BONUS_GOODS: Final = vec[i64](
    [good for bonus in range(Bonus.COMMODITY, Bonus.LEGIONNAIRES) for good in pair_of(bonus)]
)
"""The two goods of each commodity bonus tile, one tile after another."""
