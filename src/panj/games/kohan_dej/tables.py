"""Component facts of Kohan Dej, read once from `data/`."""

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Type:
    """KO-1.2 The five types of districts."""

    NOBLE: Final = 0
    RELIGIOUS: Final = 1
    TRADE: Final = 2
    MILITARY: Final = 3
    UNIQUE: Final = 4


TYPES: Final = ["noble", "religious", "trade", "military", "unique"]


class Role:
    """KO-1.1 The 27 roles: three of each rank, in the order of the ranks."""

    ASSASSIN: Final = 0
    WITCH: Final = 1
    MAGISTRATE: Final = 2
    THIEF: Final = 3
    SPY: Final = 4
    BLACKMAILER: Final = 5
    MAGICIAN: Final = 6
    WIZARD: Final = 7
    SEER: Final = 8
    KING: Final = 9
    EMPEROR: Final = 10
    PATRICIAN: Final = 11
    BISHOP: Final = 12
    ABBOT: Final = 13
    CARDINAL: Final = 14
    MERCHANT: Final = 15
    ALCHEMIST: Final = 16
    TRADER: Final = 17
    ARCHITECT: Final = 18
    NAVIGATOR: Final = 19
    SCHOLAR: Final = 20
    WARLORD: Final = 21
    DIPLOMAT: Final = 22
    MARSHAL: Final = 23
    QUEEN: Final = 24
    ARTIST: Final = 25
    TAX_COLLECTOR: Final = 26


class District:
    """KO-1.1 The 17 basic and 30 unique districts; a card is known by its name alone."""

    MANOR: Final = 0
    CASTLE: Final = 1
    PALACE: Final = 2
    TEMPLE: Final = 3
    CHURCH: Final = 4
    MONASTERY: Final = 5
    CATHEDRAL: Final = 6
    TAVERN: Final = 7
    MARKET: Final = 8
    TRADING_POST: Final = 9
    DOCKS: Final = 10
    HARBOR: Final = 11
    TOWN_HALL: Final = 12
    WATCHTOWER: Final = 13
    PRISON: Final = 14
    BARRACKS: Final = 15
    FORTRESS: Final = 16
    ARMORY: Final = 17
    BASILICA: Final = 18
    CAPITOL: Final = 19
    DRAGON_GATE: Final = 20
    FACTORY: Final = 21
    FRAMEWORK: Final = 22
    GOLD_MINE: Final = 23
    GREAT_WALL: Final = 24
    HAUNTED_QUARTER: Final = 25
    IMPERIAL_TREASURY: Final = 26
    IVORY_TOWER: Final = 27
    KEEP: Final = 28
    LABORATORY: Final = 29
    LIBRARY: Final = 30
    MAP_ROOM: Final = 31
    MONUMENT: Final = 32
    MUSEUM: Final = 33
    NECROPOLIS: Final = 34
    OBSERVATORY: Final = 35
    PARK: Final = 36
    POOR_HOUSE: Final = 37
    QUARRY: Final = 38
    SCHOOL_OF_MAGIC: Final = 39
    SECRET_VAULT: Final = 40
    SMITHY: Final = 41
    STABLES: Final = 42
    STATUE: Final = 43
    THEATER: Final = 44
    THIEVES_DEN: Final = 45
    WISHING_WELL: Final = 46


class Income:
    """KO-4.2 What a role's income is paid in."""

    NONE: Final = 0
    GOLD: Final = 1
    CARDS: Final = 2
    MIX: Final = 3


INCOMES: Final = ["", "gold", "cards", "gold_or_cards"]

KINDS: Final = 47
FIRST_UNIQUE: Final = 17
UNIQUES_IN_GAME: Final = 14
CARDS_IN_GAME: Final = 68
ROLES: Final = 27
RANKS: Final = 9
FIRST_RANK: Final = 1
CROWN_RANK: Final = 4
HAND_AT_START: Final = 4
GOLD_AT_START: Final = 2
SMALL_TABLE: Final = 3
"""KO-6.4 With so many players or fewer everybody holds two roles."""

COMPLETE_CITY: Final = 7
COMPLETE_CITY_SMALL_TABLE: Final = 8
"""KO-0.4 The sizes of a complete city, as `selection_setup.csv` has them."""

# A table, because mypyc 2.4 turns `i64(1) << n` into a shift of a 32-bit C int.
BIT: Final = vec[i64]([2**n for n in range(62)])
"""Each small number as a set of one."""


def rows(name: str) -> list[dict[str, str]]:
    """The rows of one component table."""
    text = files("panj.games.kohan_dej").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


BASIC_ROWS: Final = rows("basic_districts.csv")
UNIQUE_ROWS: Final = rows("unique_districts.csv")
ROLE_ROWS: Final = rows("roles.csv")

DISTRICT_NAMES: Final = [row["district_id"] for row in BASIC_ROWS + UNIQUE_ROWS]
UNIQUE_NAMES: Final = [row["district_id"] for row in UNIQUE_ROWS]
# Vecs, because reading one costs a compiled rule a fraction of what a list does.
COST: Final = vec[i64]([int(row["cost"]) for row in BASIC_ROWS + UNIQUE_ROWS])
TYPE: Final = vec[i64](
    [TYPES.index(row["type"]) for row in BASIC_ROWS] + [Type.UNIQUE] * len(UNIQUE_ROWS)
)
BASIC_CARDS: Final = [
    kind for kind, row in enumerate(BASIC_ROWS) for _ in range(int(row["copies"]))
]

ROLE_NAMES: Final = [row["role_id"] for row in ROLE_ROWS]
RANK: Final = vec[i64]([int(row["rank"]) for row in ROLE_ROWS])
BUILD_LIMIT: Final = vec[i64]([int(row["build_limit"]) for row in ROLE_ROWS])
INCOME_TYPE: Final = vec[i64](
    [TYPES.index(row["income_type"]) if row["income_type"] else -1 for row in ROLE_ROWS]
)
INCOME_KIND: Final = vec[i64]([INCOMES.index(row["income_resource"]) for row in ROLE_ROWS])


class Constraint:
    """KO-2.2, KO-2.3 Which casts a player count allows."""

    def __init__(self, row: dict[str, str]) -> None:
        self.players = int(row["players"])
        self.rank9 = row["rank9"]
        self.rank4_roles = row["allowed_rank4"].split()
        self.rank9_roles = row["allowed_rank9"].split()
        self.sizes = [int(size) for size in row["allowed_cast_sizes"].split()]
        self.default_size = int(row["default_cast_size"])


CONSTRAINTS: Final = {int(row["players"]): Constraint(row) for row in rows("cast_constraints.csv")}


class Selection:
    """KO-3.3 How one player count and cast size selects roles."""

    def __init__(self, row: dict[str, str]) -> None:
        self.players = int(row["players"])
        self.roles = int(row["roles_in_cast"])
        self.face_up = int(row["face_up"])
        self.choices = [int(count) for count in row["choices_per_pick"].split()]
        self.last_takes_hidden = row["last_player_takes_face_down_card"] == "yes"
        self.complete_city = int(row["complete_city_size"])
        self.face_down_at_end = int(row["face_down_at_end"])


SELECTIONS: Final = [Selection(row) for row in rows("selection_setup.csv")]


def selection_for(players: int, roles: int) -> Selection:
    """KO-3.3 The row of this player count and cast size."""
    for selection in SELECTIONS:
        if selection.players == players and selection.roles == roles:
            return selection
    raise ValueError(f"no selection for {players} players with {roles} roles")


PRESETS: Final = [row["preset_id"] for row in rows("presets.csv")]


def preset_roles(preset: str) -> list[int]:
    """KO-6.1 The nine roles of a suggested set, by rank."""
    return [
        ROLE_NAMES.index(row["role_id"])
        for row in rows("preset_roles.csv")
        if row["preset_id"] == preset
    ]


def preset_uniques(preset: str) -> list[int]:
    """KO-6.1 The 14 unique districts of a suggested set."""
    return [
        DISTRICT_NAMES.index(row["district_id"])
        for row in rows("preset_uniques.csv")
        if row["preset_id"] == preset
    ]


PRESET_ROLES: Final = {preset: preset_roles(preset) for preset in PRESETS}
PRESET_UNIQUES: Final = {preset: preset_uniques(preset) for preset in PRESETS}


def roles_of_rank(rank: int) -> list[int]:
    """KO-1.1 The three roles of a rank."""
    return [role for role in range(ROLES) if RANK[role] == rank]


def district_facts() -> dict[str, dict[str, object]]:
    """KO-1.1 Type and printed cost of every district, by its name."""
    return {
        name: {"type": TYPES[TYPE[kind]], "cost": int(COST[kind])}
        for kind, name in enumerate(DISTRICT_NAMES)
    }


def role_ranks() -> dict[str, int]:
    """KO-1.1 The rank of every role, by its name."""
    return {name: int(RANK[role]) for role, name in enumerate(ROLE_NAMES)}
