"""PP-6.5, PP-6.6, PP-6.13 How Wakhan chooses: filters, arrows, the order of regions."""

from typing import Final

from panj.games.pax_pamir.places import spy_place
from panj.games.pax_pamir.rules.power import counts_as_favored, dominant_coalition
from panj.games.pax_pamir.rules.wakhan.tables import (
    AI_BOTTOM_LABEL,
    AI_COLUMNS,
    AI_RED_AT,
    AI_REGIONS,
    AI_SLOT,
    AI_TOP_LABEL,
    Side,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    COLUMNS,
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
PLENTY: Final = 200
"""More than any number that a filter looks at: where less is better, what is left of it counts."""


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


def announced(s: PaxState, chosen: Chosen) -> int:
    """PP-6.5 Tell the log which card she chose, and by which filter; the card."""
    s.note("pax_pamir.log.wakhan_card_chosen", [chosen.card, chosen.reason])
    return chosen.card


def measure(s: PaxState, card: int, each: int) -> int:
    """PP-6.5, PP-6.13 How well a card passes a filter: more is better, NONE is not at all."""
    if each == Filter.RANK:
        return RANK_OF[card]
    if each == Filter.NUMBER:
        return card
    if each == Filter.LOW_RANK:
        return PLENTY - RANK_OF[card]
    if each == Filter.LOW_NUMBER:
        return PLENTY - card
    if each == Filter.FEWEST_SPIES:
        return PLENTY - s.spies_on(card)
    if each == Filter.ENEMY_SPIES:
        return surplus(s, card)
    return 1 if passes(s, card, each) else NONE


def surplus(s: PaxState, card: int) -> int:
    """PP-6.13, PP-9.R38 How many more spies others have on a card than she; NONE if not more."""
    hers = s.at(spy_place(card, s.wakhan))
    more = s.spies_on(card) - 2 * hers  # those of all players, less hers, less hers again
    return int(more) if more > 0 else NONE


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


def slots_by_arrow(s: PaxState) -> list[int]:
    """PP-6.6 All market slots column by column, in each the row of the red arrow first."""
    side = arrow_side(s)
    return [row * COLUMNS + column for column in range(COLUMNS) for row in (side, 1 - side)]


def arrow_player(s: PaxState) -> int:
    """PP-6.6 The human whom the red arrow points to."""
    who = int(s.wakhan)
    return s.left_of(who) if arrow_side(s) == Side.TOP_LEFT else s.right_of(who)


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
