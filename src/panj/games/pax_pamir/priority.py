"""PP-6.5, PP-6.6, PP-6.13 How Wakhan chooses: filters, arrows, the order of regions."""

from typing import Final

from mypy_extensions import i64

from panj.games.pax_pamir.ai_tables import (
    AI_BOTTOM_LABEL,
    AI_COLUMNS,
    AI_RED_AT,
    AI_REGIONS,
    AI_SLOT,
    AI_TOP_LABEL,
    Side,
)
from panj.games.pax_pamir.pieces import is_takeable
from panj.games.pax_pamir.places import (
    army_place,
    gift_place,
    is_block,
    owner_at,
    road_place,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.power import counts_as_favored, dominant_coalition
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    GIFT_SPACES,
    LEVERAGED,
    NONE,
    PATRIOT_OF,
    PRIZE_OF,
    RANK_OF,
    REGION_BORDERS,
    SUIT_OF,
    Suit,
    across,
)


class Filter:
    """PP-6.5 The filters of the card priority, PP-6.13 those of her cleanup, and other reasons."""

    OTHER_COURT: Final = 0
    FAVORED: Final = 1
    DOMINANT_PATRIOT: Final = 2
    DOMINANT_PRIZE: Final = 3
    PATRIOT: Final = 4
    LEVERAGED: Final = 5
    RANK: Final = 6
    NUMBER: Final = 7
    NOT_POLITICAL: Final = 8
    NOT_PATRIOT: Final = 9
    NOT_LEVERAGED: Final = 10
    ENEMY_SPIES: Final = 11
    FEWEST_SPIES: Final = 12
    LOW_RANK: Final = 13
    NOT_FAVORED: Final = 14
    LOW_NUMBER: Final = 15
    ONLY: Final = 16
    ARROWS: Final = 17
    LINE: Final = 18
    AMBITION: Final = 19
    CHECK_PATRIOT: Final = 20
    CHECK_BLOCKS: Final = 21
    CHECK_CYLINDERS: Final = 22
    CHECK_RUPEES: Final = 23
    SAVVY: Final = 24
    MOST_SPIES: Final = 25


FILTERS: Final = [
    "other_court",
    "favored",
    "dominant_patriot",
    "dominant_prize",
    "patriot",
    "leveraged",
    "rank",
    "number",
    "not_political",
    "not_patriot",
    "not_leveraged",
    "enemy_spies",
    "fewest_spies",
    "low_rank",
    "not_favored",
    "low_number",
    "only",
    "arrows",
    "line",
    "ambition",
    "check_patriot",
    "check_blocks",
    "check_cylinders",
    "check_rupees",
    "savvy",
    "most_spies",
]

CARD_PRIORITY: Final = list(range(Filter.OTHER_COURT, Filter.NOT_POLITICAL))
CLEANUP_PRIORITY: Final = list(range(Filter.NOT_POLITICAL, Filter.ONLY))


class Chosen:
    """PP-6.5 A card that the priorities chose, and the filter that decided."""

    def __init__(self, card: int, reason: int) -> None:
        self.card = card
        self.reason = reason


def by_priority(s: PaxState, cards: list[int]) -> Chosen:
    """PP-6.5 The card of highest priority; there is at least one."""
    return sift(s, cards, CARD_PRIORITY)


def sift(s: PaxState, cards: list[int], filters: list[int]) -> Chosen:
    """PP-6.5 Apply filters until one card is left; a filter that leaves none is skipped."""
    left = cards
    if len(left) == 1:
        return Chosen(left[0], Filter.ONLY)
    for each in filters:
        best = [measure(s, card, each) for card in left]
        most = max(best)
        if most == NONE:
            continue
        left = [card for card in left if measure(s, card, each) == most]
        if len(left) == 1:
            return Chosen(left[0], each)
    return Chosen(left[0], Filter.ONLY)


def measure(s: PaxState, card: int, each: int) -> int:
    """PP-6.5, PP-6.13 How well a card passes a filter: more is better, NONE is not at all."""
    if each == Filter.RANK:
        return RANK_OF[card]
    if each == Filter.NUMBER:
        return card
    if each == Filter.LOW_RANK:
        return 10 - RANK_OF[card]
    if each == Filter.LOW_NUMBER:
        return 200 - card
    if each == Filter.FEWEST_SPIES:
        return 200 - s.spies_on(card)
    if each == Filter.ENEMY_SPIES:
        return 200 + s.spies_on(card) - 2 * s.at(spy_place(card, s.wakhan))
    return 1 if passes(s, card, each) else NONE


def passes(s: PaxState, card: int, each: int) -> bool:
    """PP-6.5, PP-6.13 The filters that are a plain yes or no."""
    if each == Filter.OTHER_COURT:
        return s.owner_of(card) != s.wakhan
    if each == Filter.FAVORED:
        return counts_as_favored(s, s.owner_of(card), card)
    if each == Filter.NOT_FAVORED:
        return not counts_as_favored(s, s.owner_of(card), card)
    if each == Filter.DOMINANT_PATRIOT:
        return PATRIOT_OF[card] != NONE and PATRIOT_OF[card] == dominant_coalition(s)
    if each == Filter.DOMINANT_PRIZE:
        return PRIZE_OF[card] != NONE and PRIZE_OF[card] == dominant_coalition(s)
    if each == Filter.PATRIOT:
        return PATRIOT_OF[card] != NONE
    if each == Filter.LEVERAGED:
        return LEVERAGED[card] == 1
    if each == Filter.NOT_POLITICAL:
        return SUIT_OF[card] != Suit.POLITICAL
    if each == Filter.NOT_PATRIOT:
        return PATRIOT_OF[card] == NONE
    return LEVERAGED[card] == 0


# The arrows


def arrow_column(s: PaxState) -> int:
    """PP-6.6 The market column that the black arrow points to."""
    return AI_COLUMNS[s.ai.deck[-1]][AI_SLOT[s.ai.face]]


def arrow_side(s: PaxState) -> int:
    """PP-6.6 What the red arrow points to: top and left, or bottom and right."""
    back = s.ai.deck[-1]
    return AI_TOP_LABEL[back] if AI_RED_AT[s.ai.face] == 0 else AI_BOTTOM_LABEL[back]


def arrow_player(s: PaxState) -> int:
    """PP-6.6 The human whom the red arrow points to."""
    if arrow_side(s) == Side.TOP_LEFT:
        return s.before(s.wakhan)
    return s.after[s.wakhan]


def humans_by_arrow(s: PaxState) -> list[int]:
    """PP-6.6 The humans, the one at the red arrow first."""
    first = arrow_player(s)
    return [first, *[seat for seat in range(s.wakhan) if seat != first]]


def region_order(s: PaxState) -> list[int]:
    """PP-6.4 The order of regions on the face-up AI card."""
    return AI_REGIONS[s.ai.face]


def borders_in_order(s: PaxState, region: int) -> list[int]:
    """PP-6.10 A region's borders by the neighbour's place in the order of regions."""
    found: list[int] = []
    for neighbour in region_order(s):
        for border in REGION_BORDERS[region]:
            if across(border, region) == neighbour and neighbour != region:
                found.append(border)
    return found


# Taking pieces under component limits


def piece_to_take(s: PaxState, place: i64) -> i64:
    """PP-6.13 The piece that Wakhan takes from play for a new unit of this place, or -1."""
    if is_block(place):
        return block_to_take(s, owner_at(place))
    for region in region_order(s):
        if is_takeable(s, tribe_place(s.wakhan, region)):
            return tribe_place(s.wakhan, region)
    cards = [card for card in s.track() if is_takeable(s, spy_place(card, s.wakhan))]
    if cards:
        return spy_place(by_priority(s, cards).card, s.wakhan)
    for space in range(GIFT_SPACES):
        if is_takeable(s, gift_place(s.wakhan, space)):
            return gift_place(s.wakhan, space)
    return -1


def block_to_take(s: PaxState, coalition: i64) -> i64:
    """PP-6.13 An army by the order of regions, else a road by regions and their borders."""
    for region in region_order(s):
        if is_takeable(s, army_place(coalition, region)):
            return army_place(coalition, region)
    for region in region_order(s):
        for border in borders_in_order(s, region):
            if is_takeable(s, road_place(coalition, border)):
                return road_place(coalition, border)
    return -1
