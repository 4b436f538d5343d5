"""PP-1 Component facts of Pax Pamir, read once from `data/`."""

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
COURT_CARDS: Final = 100
COURT_NUMBERS: Final = 101
CARD_NUMBERS: Final = 117
"""Numbers of court cards, and of all cards with the events behind them; 0 is no card."""

MOST_SEATS: Final = 5
ROWS: Final = 2
COLUMNS: Final = 6
SLOTS: Final = 12
CYLINDERS: Final = 10
BLOCKS: Final = 12
START_RUPEES: Final = 4
START_ACTIONS: Final = 2
COURT_LIMIT: Final = 3
HAND_LIMIT: Final = 2
UNIT_PRICE: Final = 2
DEBT: Final = 2
GIFT_SPACES: Final = 3
MOST_TURNS: Final = 500


class Region:
    """PP-1.3 The six regions."""

    PERSIA: Final = 0
    TRANSCASPIA: Final = 1
    HERAT: Final = 2
    KABUL: Final = 3
    KANDAHAR: Final = 4
    PUNJAB: Final = 5
    COUNT: Final = 6


class Coalition:
    """PP-0.2 The three coalitions."""

    BRITISH: Final = 0
    RUSSIAN: Final = 1
    AFGHAN: Final = 2
    COUNT: Final = 3


class Suit:
    """PP-1.6 The four suits."""

    ECONOMIC: Final = 0
    MILITARY: Final = 1
    POLITICAL: Final = 2
    INTELLIGENCE: Final = 3
    COUNT: Final = 4


class Act:
    """PP-4.5 The six card-based actions, and PLAY, for which a bribe can be owed as well."""

    TAX: Final = 0
    GIFT: Final = 1
    BUILD: Final = 2
    MOVE: Final = 3
    BETRAY: Final = 4
    BATTLE: Final = 5
    COUNT: Final = 6
    PLAY: Final = 6


class Icon:
    """PP-4.3 The impact icons; the favored suit icons follow in the order of the suits."""

    ARMY: Final = 0
    ROAD: Final = 1
    TRIBE: Final = 2
    SPY: Final = 3
    LEVERAGE: Final = 4
    FAVOR: Final = 5


class Ability:
    """PP-4.21 The special abilities, each one bit."""

    INDISPENSABLE_ADVISORS: Final = 1
    INSURRECTION: Final = 2
    CLAIM_OF_ANCIENT_LINEAGE: Final = 4
    BODYGUARDS: Final = 8
    CITADEL_KABUL: Final = 16
    CITADEL_TRANSCASPIA: Final = 32
    STRANGE_BEDFELLOWS: Final = 64
    CIVIL_SERVICE_REFORMS: Final = 128
    SAFE_HOUSE: Final = 256
    CHARISMATIC_COURTIERS: Final = 512
    BLACKMAIL_KANDAHAR: Final = 1024
    BLACKMAIL_HERAT: Final = 2048
    INDIAN_SUPPLIES: Final = 4096
    WELL_CONNECTED: Final = 8192
    HERAT_INFLUENCE: Final = 16384
    PERSIAN_INFLUENCE: Final = 32768
    RUSSIAN_INFLUENCE: Final = 65536
    INFRASTRUCTURE: Final = 131072
    SAVVY_OPERATOR: Final = 262144
    IRREGULARS: Final = 524288


class Event:
    """PP-4.20 The event cards; 101 to 104 are the Dominance Checks."""

    FIRST_CHECK: Final = 101
    LAST_CHECK: Final = 104
    NEW_TACTICS: Final = 105
    KOH_I_NOOR: Final = 106
    COURTLY_MANNERS: Final = 107
    RUMOR: Final = 108
    CONFLICT_FATIGUE: Final = 109
    NATIONALISM: Final = 110
    PUBLIC_WITHDRAWAL: Final = 111
    NATION_BUILDING: Final = 112
    PERSIAN_ARISTOCRACY: Final = 113
    OTHER_METHODS: Final = 114
    PASHTUNWALI: Final = 115
    REBUKE: Final = 116


class Effect:
    """PP-4.20 Persisting effects, each one bit: of the table, or of one player."""

    EMBARRASSMENT_OF_RICHES: Final = 1
    DISREGARD_FOR_CUSTOMS: Final = 2
    CONFLICT_FATIGUE: Final = 4
    PASHTUNWALI_VALUES: Final = 8
    NEW_TACTICS: Final = 16
    KOH_I_NOOR: Final = 32
    COURTLY_MANNERS: Final = 64
    RUMOR: Final = 128
    NATIONALISM: Final = 256
    NATION_BUILDING: Final = 512


REGIONS: Final = ["persia", "transcaspia", "herat", "kabul", "kandahar", "punjab"]
COALITIONS: Final = ["british", "russian", "afghan"]
SUITS: Final = ["economic", "military", "political", "intelligence"]
ACTIONS: Final = ["tax", "gift", "build", "move", "betray", "battle"]
ICONS: Final = ["army", "road", "tribe", "spy", "leverage", *[f"favor_{suit}" for suit in SUITS]]


def rows(name: str) -> list[dict[str, str]]:
    """The rows of one component table."""
    text = files("panj.games.pax_pamir").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def split(cell: str) -> list[str]:
    """The members of a list inside a cell."""
    return cell.split("|") if cell else []


COURT: Final = rows("court_cards.csv")
ABILITIES: Final = [row["key"] for row in rows("special_abilities.csv")]
BORDERS: Final = [row["border"] for row in rows("borders.csv")]
BORDER_COUNT: Final = 9


def facts(column: str, names: list[str]) -> list[int]:
    """PP-1.5 One column of the court cards as numbers, by card number; NONE if empty."""
    return [NONE, *[names.index(row[column]) if row[column] else NONE for row in COURT]]


def amounts(column: str) -> list[int]:
    """PP-1.5 One numeric column of the court cards, by card number."""
    return [0, *[int(row[column]) for row in COURT]]


def members(column: str, names: list[str]) -> list[list[int]]:
    """PP-1.5 One column of lists of the court cards, by card number."""
    found: list[list[int]] = [[]]
    for row in COURT:
        found.append([names.index(name) for name in split(row[column])])
    return found


def bits(numbers: list[int]) -> int:
    """A set of small numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def count_of(icons: list[int], wanted: list[int]) -> int:
    """PP-1.5 How many of these icons are among the wanted ones."""
    return sum(1 for icon in icons if icon in wanted)


# What loops over cards read is a vec of machine numbers: compiled, four times as fast as a list.

REGION_OF: Final = vec[i64](facts("region", REGIONS))
SUIT_OF: Final = vec[i64](facts("suit", SUITS))
RANK_OF: Final = vec[i64](amounts("rank"))
PATRIOT_OF: Final = vec[i64](facts("patriot", COALITIONS))
PRIZE_OF: Final = vec[i64](facts("prize", COALITIONS))
LEVERAGED: Final = vec[i64](amounts("leveraged"))
ABILITY_NUMBER: Final = facts("special_ability", ABILITIES)
ABILITY_OF: Final = vec[i64]([1 << number if number >= 0 else 0 for number in ABILITY_NUMBER])
ICONS_OF: Final = members("impact_icons", ICONS)
ACTIONS_OF: Final = members("actions", ACTIONS)
ACTION_SET: Final = vec[i64]([bits(actions) for actions in ACTIONS_OF])
ARMY_ICONS: Final = [count_of(icons, [Icon.ARMY]) for icons in ICONS_OF]
TRIBE_ICONS: Final = [count_of(icons, [Icon.TRIBE]) for icons in ICONS_OF]
BLOCK_ICONS: Final = [count_of(icons, [Icon.ARMY, Icon.ROAD]) for icons in ICONS_OF]
CYLINDER_ICONS: Final = [count_of(icons, [Icon.SPY, Icon.TRIBE]) for icons in ICONS_OF]


BORDER_FROM: Final = vec[i64]([REGIONS.index(row["region_a"]) for row in rows("borders.csv")])
BORDER_TO: Final = vec[i64]([REGIONS.index(row["region_b"]) for row in rows("borders.csv")])
"""PP-1.3 The two regions of every border."""


def borders_of(region: int) -> list[int]:
    """PP-1.3 The borders of a region."""
    return [
        border
        for border in range(BORDER_COUNT)
        if BORDER_FROM[border] == region or BORDER_TO[border] == region
    ]


REGION_BORDERS: Final = [borders_of(region) for region in range(Region.COUNT)]
GIFT_COSTS: Final = [int(row["cost"]) for row in rows("gift_costs.csv")]


def across(border: i64, region: i64) -> i64:
    """PP-1.3 The region on the other side of a border."""
    return BORDER_FROM[border] + BORDER_TO[border] - region


def points_table(result: str, final: str) -> list[int]:
    """PP-5.2 to PP-5.4 The points of the places, before ties are split."""
    return [
        int(row["points"])
        for row in rows("victory_points.csv")
        if row["check_result"] == result and row["final_check"] == final
    ]


SUCCESS_POINTS: Final = [points_table("successful", "0"), points_table("successful", "1")]
FAILURE_POINTS: Final = [points_table("unsuccessful", "0"), points_table("unsuccessful", "1")]


def is_court_card(card: i64) -> bool:
    """PP-1.5 Whether this is a court card and no event."""
    return 0 < card <= COURT_CARDS


def is_check(card: i64) -> bool:
    """PP-5.1 Whether this is a Dominance Check."""
    return Event.FIRST_CHECK <= card <= Event.LAST_CHECK


def event_sides() -> list[list[str]]:
    """PP-4.20 The effect keys of every event by card number: purchase side, discard side."""
    found: list[list[str]] = [[] for _ in range(CARD_NUMBERS)]
    for row in rows("event_cards.csv"):
        found[int(row["number"])] = [row["purchase_key"], row["discard_key"]]
    return found


EVENT_SIDES: Final = event_sides()
EFFECTS: Final = sorted({side for sides in EVENT_SIDES for side in sides})
FOR_EVERYBODY: Final = (Event.CONFLICT_FATIGUE, Event.PASHTUNWALI)
"""Two purchase sides act on everybody and so have no holder."""


def effect_of(card: int, has_holder: bool) -> str:
    """PP-4.20 The effect of an event that persists: of its purchase side, or its discard side."""
    return EVENT_SIDES[card][0 if has_holder or card in FOR_EVERYBODY else 1]
