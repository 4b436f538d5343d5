"""MI-9.30 Reads a set of tiles from its tables and refuses a damaged one, with the row named."""

import csv
from importlib.resources import files
from typing import Final

from panj.core.messages import Refused
from panj.games.minerva.reading.effects import read_effect
from panj.games.minerva.reading.rows import Row, number, one_of
from panj.games.minerva.tables import (
    AREA_NAMES,
    CULTURE_HEIGHT,
    CULTURE_NAMES,
    DISTINCT,
    FACE_NAMES,
    GLORY_PLACES,
    HELD,
    LOCATION_NAMES,
    MOST_ASSISTANTS,
    MOST_PLAYERS,
    RANK_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    TEMPLE_NAMES,
    TYPE_NAMES,
    Tiles,
    Type,
)

TABLES: Final = [
    "location_kinds.csv",
    "location_tiles.csv",
    "temples.csv",
    "culture_tiles.csv",
    "glory_tiles.csv",
    "turn_order_tiles.csv",
    "assistant_costs.csv",
    "solo_ranks.csv",
    "setup_by_players.csv",
]
POOLS: Final = ["normal", "start", "fountain"]
POOL_SIZES: Final = [66, 8, 4]
CULTURE_SIZES: Final = [0, 5, 5, 6, 8]
GLORY_TILES: Final = 16
FIRST_ROUNDS: Final = 2
"""MI-1.4 In the first rounds there is one place less for glory."""
FEWEST_PLAYERS: Final = 2
"""For so many at least every tile is marked; one who plays alone takes the tiles for two."""

# How far corrected tables may go: far enough for any misprint, and for no nonsense.
MOST_COST: Final = 6
MOST_WHEAT: Final = 6
MOST_RESIDENCES: Final = 9
MOST_SYMBOLS: Final = 20
MOST_EACH: Final = 20
"""Points of a temple for each thing that it counts."""
MOST_POINTS: Final = 40
MOST_PRICE: Final = 99
MOST_SCORE: Final = 999


def shipped_tables() -> dict[str, str]:
    """The tables of the package, as text by file name."""
    folder = files("panj.games.minerva").joinpath("data")
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in TABLES}


def read_tiles(tables: dict[str, str]) -> Tiles:
    """MI-1 A set of tiles; tables that are not given are the shipped ones."""
    texts = {**shipped_tables(), **tables}
    tiles = Tiles()
    read_locations(tiles, rows_of("location_kinds.csv", texts))
    read_copies(tiles, rows_of("location_tiles.csv", texts))
    read_temples(tiles, rows_of("temples.csv", texts))
    read_culture(tiles, rows_of("culture_tiles.csv", texts))
    read_glory(tiles, rows_of("glory_tiles.csv", texts))
    read_order(tiles, rows_of("turn_order_tiles.csv", texts))
    read_assistants(tiles, rows_of("assistant_costs.csv", texts))
    read_ranks(tiles, rows_of("solo_ranks.csv", texts))
    read_setup(tiles, rows_of("setup_by_players.csv", texts))
    return tiles


def rows_of(name: str, texts: dict[str, str]) -> list[Row]:
    """The rows of a table, each with the name that refusals use: its first column."""
    try:
        raw = list(csv.reader(texts[name].splitlines(), strict=True))
    except csv.Error:
        raise Refused("minerva.refusal.table_unreadable", [name], "MI-9.30") from None
    if not raw or not raw[0]:
        raise Refused("minerva.refusal.table_unreadable", [name], "MI-9.30")
    found: list[Row] = []
    for line in raw[1:]:
        if not line:
            continue
        if len(line) != len(raw[0]):
            raise Refused("minerva.refusal.table_row", [name, line[0]], "MI-9.30")
        found.append(Row(name, line[0], dict(zip(raw[0], line, strict=True))))
    return found


def no_repeats(rows: list[Row]) -> None:
    """Every row has its own name."""
    seen: set[str] = set()
    for row in rows:
        if row.name in seen:
            raise row.refused("minerva.refusal.table_repeated", [])
        seen.add(row.name)


def count_is(rows: list[Row], file: str, expected: int) -> None:
    """MI-1.1 The table has as many rows as the box has pieces."""
    if len(rows) != expected:
        raise Refused("minerva.refusal.table_count", [file, len(rows), expected], "MI-1.1")


def read_costs(tiles: Tiles, face: int, row: Row) -> None:
    """MI-1.3 The resources to pay."""
    for good in range(len(RESOURCE_NAMES)):
        cost = number(row, f"cost_{RESOURCE_NAMES[good]}", 0, MOST_COST)
        tiles.cost[face * len(RESOURCE_NAMES) + good] = cost


def read_locations(tiles: Tiles, rows: list[Row]) -> None:
    """MI-1.3 What each kind of location costs and does."""
    no_repeats(rows)
    for row in rows:
        face = 1 + one_of(row, "kind_id", LOCATION_NAMES)
        tiles.type[face] = 1 + one_of(row, "type", TYPE_NAMES[1 : Type.TEMPLE])
        tiles.is_built[face] = one_of(row, "trigger", ["activate", "build"])
        read_effect(tiles, face, row)
        read_costs(tiles, face, row)


def read_copies(tiles: Tiles, rows: list[Row]) -> None:
    """MI-1.1, MI-2.1 Every physical location, and whether the stacks come out equal."""
    no_repeats(rows)
    for row in rows:
        face = FACE_NAMES.index(LOCATION_NAMES[one_of(row, "kind_id", LOCATION_NAMES)])
        if tiles.type[face] == Type.NONE:
            raise row.refused("minerva.refusal.table_kind", [row.text("kind_id")])
        tiles.copies.faces.append(face)
        tiles.copies.pools.append(POOLS[one_of(row, "pool", POOLS)])
        tiles.copies.players.append(number(row, "min_players", FEWEST_PLAYERS, MOST_PLAYERS))
    for pool, expected in zip(POOLS, POOL_SIZES, strict=True):
        found = len(tiles.copies.used(pool, MOST_PLAYERS))
        if found != expected:
            raise Refused("minerva.refusal.table_count", [rows[0].file, found, expected], "MI-1.1")
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        check_stacks(tiles, players)


def check_stacks(tiles: Tiles, players: int) -> None:
    """MI-2.6 The normal locations make six equal stacks."""
    found = len(tiles.copies.used("normal", players))
    if found % ROUNDS or found == 0:
        raise Refused(
            "minerva.refusal.table_stacks", ["location_tiles.csv", players, found], "MI-2.6"
        )


def read_temples(tiles: Tiles, rows: list[Row]) -> None:
    """MI-4.30 to MI-4.32 The twenty temples, all different."""
    no_repeats(rows)
    count_is(rows, "temples.csv", len(TEMPLE_NAMES))
    for row in rows:
        name = temple_name(row)
        face = FACE_NAMES.index(f"temple_{name}")
        if tiles.points[face]:
            raise row.refused("minerva.refusal.table_repeated", [])
        tiles.type[face] = Type.TEMPLE
        tiles.points[face] = number(row, "vp_each", 1, MOST_EACH)
        tiles.area[face] = AREA_NAMES.index(row.text("area"))
        tiles.target[face] = temple_target(row)
        read_costs(tiles, face, row)


def temple_name(row: Row) -> str:
    """MI-1.4 A temple's name is its condition."""
    area = AREA_NAMES[one_of(row, "area", AREA_NAMES)]
    criterion = ["type", "distinct_types", "resource"][
        one_of(row, "criterion", ["type", "distinct_types", "resource"])
    ]
    target = "distinct_types" if criterion == "distinct_types" else row.text("target")
    name = f"held_{target}" if criterion == "resource" else f"{area}_{target}"
    if name not in TEMPLE_NAMES or (area == "none") != (criterion == "resource"):
        raise row.refused("minerva.refusal.table_value", ["target", target])
    return name


def temple_target(row: Row) -> int:
    """MI-4.31, MI-4.32 What a temple counts."""
    if row.text("criterion") == "distinct_types":
        return DISTINCT
    if row.text("criterion") == "resource":
        return HELD + RESOURCE_NAMES.index(row.text("target"))
    return TYPE_NAMES.index(row.text("target"))


def read_culture(tiles: Tiles, rows: list[Row]) -> None:
    """MI-2.2, MI-2.9 The culture stacks for each player count, lowest on top."""
    no_repeats(rows)
    count_is(rows, "culture_tiles.csv", len(CULTURE_NAMES) * CULTURE_HEIGHT)
    for players in range(1, MOST_PLAYERS + 1):
        tiles.culture_height[players] = CULTURE_SIZES[players]
        for category in range(len(CULTURE_NAMES)):
            read_stack(tiles, rows, players, category)


def read_stack(tiles: Tiles, rows: list[Row], players: int, category: int) -> None:
    """MI-9.5 One stack, sorted by points, then by symbols."""
    stack: list[tuple[int, int]] = []
    marked = max(players, FEWEST_PLAYERS)
    for row in rows:
        symbols = number(row, "symbols_required", 1, MOST_SYMBOLS)
        points = number(row, "vp", 1, MOST_POINTS)
        least = number(row, "min_players", FEWEST_PLAYERS, MOST_PLAYERS)
        if one_of(row, "category", CULTURE_NAMES) == category and least <= marked:
            stack.append((points, symbols))
    if len(stack) != CULTURE_SIZES[players]:
        raise Refused(
            "minerva.refusal.table_culture",
            [CULTURE_NAMES[category], players, len(stack), CULTURE_SIZES[players]],
            "MI-2.2",
        )
    stack.sort()
    for place in range(len(stack)):
        at = tiles.culture_at(players, category, place)
        tiles.culture_points[at], tiles.symbols[at] = stack[place]


def read_glory(tiles: Tiles, rows: list[Row]) -> None:
    """MI-1.4, MI-2.10 The glory tiles by round and place."""
    no_repeats(rows)
    count_is(rows, "glory_tiles.csv", GLORY_TILES)
    for row in rows:
        when = number(row, "round", 1, ROUNDS)
        place = number(row, "place", 1, GLORY_PLACES if when > FIRST_ROUNDS else GLORY_PLACES - 1)
        at = tiles.glory_at(when, place)
        if tiles.glory_points[at]:
            raise row.refused("minerva.refusal.table_repeated", [])
        tiles.glory_points[at] = number(row, "vp", 1, MOST_POINTS)


def read_order(tiles: Tiles, rows: list[Row]) -> None:
    """MI-1.5 The points on the backs of the turn order tiles."""
    no_repeats(rows)
    count_is(rows, "turn_order_tiles.csv", MOST_PLAYERS)
    for row in rows:
        at = number(row, "number", 1, MOST_PLAYERS)
        tiles.order_points[at] = number(row, "vp_back", 0, MOST_POINTS)


def read_assistants(tiles: Tiles, rows: list[Row]) -> None:
    """MI-3.20 What the next assistant costs."""
    no_repeats(rows)
    count_is(rows, "assistant_costs.csv", MOST_ASSISTANTS)
    for row in rows:
        owned = number(row, "assistants_owned", 0, MOST_ASSISTANTS - 1)
        tiles.hire_denarii[owned] = number(row, "cost_denarii", 1, MOST_PRICE)
        tiles.hire_glory[owned] = number(row, "cost_glory", 1, MOST_PRICE)


def read_ranks(tiles: Tiles, rows: list[Row]) -> None:
    """MI-6.11 The least score of every solo title but the lowest, highest first."""
    count_is(rows, "solo_ranks.csv", len(RANK_NAMES))
    for rank in range(len(RANK_NAMES)):
        row = rows[rank]
        if one_of(row, "rank", RANK_NAMES) != rank:
            raise row.refused("minerva.refusal.table_value", ["rank", row.text("rank")])
        if rank < len(RANK_NAMES) - 1:
            tiles.ranks.append(number(row, "min_score", 0, MOST_SCORE))


def read_setup(tiles: Tiles, rows: list[Row]) -> None:
    """MI-2.4, MI-2.8, MI-2.11 What everybody begins with."""
    count_is(rows, "setup_by_players.csv", MOST_PLAYERS)
    for row in rows:
        players = number(row, "players", 1, MOST_PLAYERS)
        purses = row.text("starting_denarii_by_seat").split(";")
        if len(purses) != players or not all(purse.isdecimal() for purse in purses):
            raise row.refused("minerva.refusal.table_value", ["denarii", ";".join(purses)])
        for seat in range(players):
            tiles.start_denarii[players * MOST_PLAYERS + seat] = int(purses[seat])
        tiles.start_wheat = number(row, "wheat_each", 0, MOST_WHEAT)
        tiles.residences = number(row, "residences_each", 1, MOST_RESIDENCES)
        tiles.temple_row = number(row, "temples_face_up", 1, len(TEMPLE_NAMES))


SHIPPED: Final = read_tiles({})
