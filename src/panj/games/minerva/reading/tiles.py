"""MI-9.30 Reads a set of tiles from its tables and refuses a damaged one, with the row named."""

import csv
from importlib.resources import files
from typing import Final

from panj.core.messages import Refused
from panj.games.minerva.reading.effects import read_effect
from panj.games.minerva.reading.prizes import (
    read_assistants,
    read_culture,
    read_glory,
    read_order,
    read_ranks,
)
from panj.games.minerva.reading.rows import (
    FEWEST_PLAYERS,
    Row,
    count_is,
    no_repeats,
    number,
    one_of,
)
from panj.games.minerva.reading.setup import check_counts, read_setup
from panj.games.minerva.tables import (
    AREA_NAMES,
    DISTINCT,
    FACE_NAMES,
    HELD,
    LOCATION_NAMES,
    MOST_PLAYERS,
    RESOURCE_NAMES,
    ROUNDS,
    TEMPLE_NAMES,
    TYPE_NAMES,
    Face,
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

# How far corrected tables may go: far enough for any misprint, and for no nonsense.
MOST_COST: Final = 6
MOST_EACH: Final = 20
"""Points of a temple for each thing that it counts."""


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
    setup = rows_of("setup_by_players.csv", texts)
    read_setup(tiles, setup)
    if "setup_by_players.csv" in tables:  # otherwise the counts of the other tables hold
        check_counts(tiles, setup)
    read_culture(tiles, rows_of("culture_tiles.csv", texts))
    read_glory(tiles, rows_of("glory_tiles.csv", texts))
    read_order(tiles, rows_of("turn_order_tiles.csv", texts))
    read_assistants(tiles, rows_of("assistant_costs.csv", texts))
    read_ranks(tiles, rows_of("solo_ranks.csv", texts))
    return tiles


def rows_of(name: str, texts: dict[str, str]) -> list[Row]:
    """The rows of a table, each with the name that refusals use: its first column, or its line."""
    try:
        raw = list(csv.reader(texts[name].splitlines(), strict=True))
    except csv.Error:
        raise Refused("minerva.refusal.table_unreadable", [name], "MI-9.30") from None
    if not raw or not raw[0]:
        raise Refused("minerva.refusal.table_unreadable", [name], "MI-9.30")
    found: list[Row] = []
    for place, line in enumerate(raw[1:], 2):
        if not line:
            continue
        row_name = line[0] or str(place)
        if len(line) != len(raw[0]):
            raise Refused("minerva.refusal.table_row", [name, row_name], "MI-9.30")
        found.append(Row(name, row_name, dict(zip(raw[0], line, strict=True))))
    return found


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
        pool = POOLS[one_of(row, "pool", POOLS)]
        if pool == "fountain" and face != Face.FOUNTAIN:
            raise row.refused("minerva.refusal.table_value", ["kind_id", row.text("kind_id")])
        players = number(row, "min_players", FEWEST_PLAYERS, MOST_PLAYERS)
        row.agree("mark", f"{players}+" if players > FEWEST_PLAYERS else "")
        tiles.copies.faces.append(face)
        tiles.copies.pools.append(pool)
        tiles.copies.players.append(players)
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
    """MI-4.30 to MI-4.32, MI-9.35 The twenty temples, at most two of which share a condition."""
    no_repeats(rows)
    count_is(rows, "temples.csv", len(TEMPLE_NAMES))
    for row in rows:
        at = TEMPLE_NAMES.index(temple_name(row))
        face = Face.FIRST_TEMPLE + at
        if tiles.points[face]:
            face = Face.SECOND_TEMPLE + at
        if tiles.points[face]:
            raise row.refused("minerva.refusal.table_temples", [])
        tiles.type[face] = Type.TEMPLE
        tiles.points[face] = number(row, "vp_each", 1, MOST_EACH)
        tiles.area[face] = AREA_NAMES.index(row.text("area"))
        tiles.target[face] = temple_target(row)
        read_costs(tiles, face, row)
        tiles.temples.append(face)
    tiles.temples.sort()


def temple_name(row: Row) -> str:
    """MI-1.4 A temple's name is its condition."""
    area = AREA_NAMES[one_of(row, "area", AREA_NAMES)]
    criterion = ["type", "distinct_types", "resource"][
        one_of(row, "criterion", ["type", "distinct_types", "resource"])
    ]
    if criterion == "distinct_types":
        row.agree("target", "")  # it counts all types alike
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


SHIPPED: Final = read_tiles({})
