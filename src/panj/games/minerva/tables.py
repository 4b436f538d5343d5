"""MI-1 What tiles are: their faces, types, goods and effects, and the tables they are read into."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROUNDS: Final = 6
MOST_PLAYERS: Final = 4
TABLE_SIZES: Final = MOST_PLAYERS + 1
"""The length of tables by the number of players, nobody included."""
RESOURCE_LIMIT: Final = 6
MISSING_PRICE: Final = 3
ROUND_TILE_DENARII: Final = 3
BATH_TILES: Final = 3
GOODS_PER_POINT: Final = 3
MOST_ASSISTANTS: Final = 5


class Good:
    """MI-1.7 What a tile gives or takes; the last three leave a choice."""

    WHEAT: Final = 0
    WOOD: Final = 1
    STONE: Final = 2
    ORE: Final = 3
    DENARIUS: Final = 4
    GLORY: Final = 5
    THEATRE: Final = 6
    ART: Final = 7
    SCIENCE: Final = 8
    ANY_RESOURCE: Final = 9
    ANY_CULTURE: Final = 10
    TWO_DIFFERENT: Final = 11


RESOURCES: Final = 4
CULTURES: Final = 3
GOODS: Final = 9
RESOURCE_NAMES: Final = ["wheat", "wood", "stone", "ore"]
CULTURE_NAMES: Final = ["theatre", "art", "science"]
GOOD_NAMES: Final = [*RESOURCE_NAMES, "denarius", "glory", *CULTURE_NAMES]
EFFECT_GOODS: Final = [*GOOD_NAMES, "any_resource", "any_culture", "two_different_resources"]


class Type:
    """MI-1.2 The seven types of tiles."""

    NONE: Final = 0
    PRODUCTION: Final = 1
    COMMERCIAL: Final = 2
    CULTURAL: Final = 3
    MILITARY: Final = 4
    SPECIAL: Final = 5
    TEMPLE: Final = 6
    RESIDENCE: Final = 7


TYPES: Final = 8
TYPE_NAMES: Final = [
    "none",
    "production",
    "commercial",
    "cultural",
    "military",
    "special",
    "temple",
    "residence",
]


class Op:
    """MI-1.7, MI-4 The forms of effects."""

    NONE: Final = 0
    GAIN: Final = 1
    SIDES: Final = 2
    PER_HELD: Final = 3
    EXCHANGE: Final = 4
    TAKE_CULTURE: Final = 5
    ACTIVATE_THREE: Final = 6
    MOVE_TILE: Final = 7
    REMOVE_RESIDENCE: Final = 8
    BOTH: Final = 9
    """Two gains at once; only the right one may leave a choice."""


class Area:
    """MI-4.30 Where a temple looks."""

    NONE: Final = 0
    AROUND: Final = 1
    CROSS: Final = 2


AREA_NAMES: Final = ["none", "around8", "cross"]

DISTINCT: Final = 8
"""MI-4.31 A temple's target beyond the seven types: how many of them occur."""

HELD: Final = 9
"""MI-4.32 From here on a temple's target is a resource that the player holds."""

LOCATION_NAMES: Final = [
    "fountain",
    "wheat_field",
    "forest",
    "quarry",
    "ore_mine",
    "farm_estate",
    "sawmill",
    "marble_quarry",
    "deep_mine",
    "orchard",
    "hill_mine",
    "market",
    "charcoal_burner",
    "stone_merchant",
    "blacksmith",
    "foundry",
    "tavern",
    "theatre",
    "statue",
    "library",
    "garden",
    "stable",
    "armoury",
    "weaponsmith",
    "colosseum",
    "barracks",
    "fortress",
    "trading_post",
    "triumphal_arch",
    "dining_hall",
    "public_bath",
    "aqueduct",
    "circus",
    "other_1",
    "other_2",
    "other_3",
    "other_4",
    "other_5",
    "other_6",
]
"""The faces of locations in order; the last six are free for corrected tables (MI-9.35)."""

TEMPLE_TARGETS: Final = [*TYPE_NAMES[1:], "distinct_types"]
TEMPLE_NAMES: Final = [
    *[f"around8_{target}" for target in TEMPLE_TARGETS],
    *[f"cross_{target}" for target in TEMPLE_TARGETS],
    *[f"held_{resource}" for resource in RESOURCE_NAMES],
]


class Face:
    """MI-9.27 Tiles with the same face are the same tile: what lies on a cell is a face."""

    EMPTY: Final = 0
    FOUNTAIN: Final = 1
    FIRST_TEMPLE: Final = 40
    RESIDENCE: Final = 60
    STAFFED: Final = 61
    """A residence with an assistant."""

    ROUND: Final = 62
    SECOND_TEMPLE: Final = 63
    """MI-9.35 From here on the second temples of each condition, which no shipped table has."""


FACES: Final = 83
LOCATION_FACES: Final = 40
FACE_NAMES: Final = [
    "empty",
    *LOCATION_NAMES,
    *[f"temple_{name}" for name in TEMPLE_NAMES],
    "residence",
    "staffed_residence",
    "round_tile",
    *[f"temple_{name}_2" for name in TEMPLE_NAMES],
]

CULTURE_HEIGHT: Final = 8
GLORY_PLACES: Final = 3
RANK_NAMES: Final = ["augustus", "consul", "legate", "tribune", "centurion", "immunis", "civilian"]


class Copies:
    """MI-1.3 The physical locations: the face, the pool and the least player count of each."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.pools: list[str] = []
        self.players: list[int] = []

    def used(self, pool: str, players: int) -> list[int]:
        """MI-2.1 The faces of one pool that so many players use; solo is set up as for two."""
        most = max(players, 2)
        found: list[int] = []
        for i in range(len(self.faces)):
            if self.pools[i] == pool and self.players[i] <= most:
                found.append(self.faces[i])
        return found


class Tiles:
    """One complete set of tiles: every number that is printed on a piece, by face.

    Never changes after it was read, so that all states of a match share it.
    """

    def __init__(self) -> None:
        self.type = vec[i64]([0] * FACES)
        self.is_built = vec[i64]([0] * FACES)
        self.op = vec[i64]([0] * FACES)
        self.left = vec[i64]([0] * FACES)
        self.left_count = vec[i64]([0] * FACES)
        self.right = vec[i64]([0] * FACES)
        self.right_count = vec[i64]([0] * FACES)
        self.cost = vec[i64]([0] * (FACES * RESOURCES))
        self.area = vec[i64]([0] * FACES)
        self.target = vec[i64]([0] * FACES)
        self.points = vec[i64]([0] * FACES)
        self.copies = Copies()
        self.symbols = vec[i64]([0] * (TABLE_SIZES * CULTURES * CULTURE_HEIGHT))
        self.culture_points = vec[i64]([0] * (TABLE_SIZES * CULTURES * CULTURE_HEIGHT))
        self.culture_height = vec[i64]([0] * TABLE_SIZES)
        self.glory_points = vec[i64]([0] * ((ROUNDS + 1) * GLORY_PLACES))
        self.order_points = vec[i64]([0] * (MOST_PLAYERS + 1))
        self.hire_denarii = vec[i64]([0] * MOST_ASSISTANTS)
        self.hire_glory = vec[i64]([0] * MOST_ASSISTANTS)
        self.start_denarii = vec[i64]([0] * (TABLE_SIZES * MOST_PLAYERS))
        self.start_wheat = vec[i64]([0] * TABLE_SIZES)
        self.residences = vec[i64]([0] * TABLE_SIZES)
        self.temple_row = vec[i64]([0] * TABLE_SIZES)
        self.temples: list[int] = []
        self.ranks: list[int] = []
        self.type[Face.RESIDENCE] = Type.RESIDENCE
        self.type[Face.STAFFED] = Type.RESIDENCE

    def acts_in_line(self, face: i64) -> bool:
        """MI-3.17 Whether the tile does something when it is activated."""
        return self.op[face] != Op.NONE and self.is_built[face] == 0

    def culture_at(self, players: i64, category: i64, place: i64) -> i64:
        """MI-2.9 Where the culture tile at this place of its stack stands in the tables."""
        return (players * CULTURES + category) * CULTURE_HEIGHT + place

    def glory_at(self, round: i64, place: i64) -> i64:
        """MI-2.10 Where a round's glory tile for a place, from 1 on, stands in the tables."""
        return round * GLORY_PLACES + place - 1

    def has_glory_tile(self, round: i64, place: i64) -> bool:
        """MI-3.24 Rounds 1 and 2 have no third tile."""
        return self.glory_points[self.glory_at(round, place)] > 0

    def rank(self, score: int) -> int:
        """MI-6.11 The solo title for this score, 0 for the highest."""
        for rank in range(len(self.ranks)):
            if score >= self.ranks[rank]:
                return rank
        return len(self.ranks)


def is_culture(good: i64) -> bool:
    """MI-4.12 Whether a good is a culture point of one category."""
    return Good.THEATRE <= good <= Good.SCIENCE


def category_of(tile: i64) -> i64:
    """MI-2.9 The category of the culture tile that stands here in the tables."""
    return tile // CULTURE_HEIGHT % CULTURES
