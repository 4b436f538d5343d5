"""PP-1.5 What is printed on cards and dials, for boards that draw what a view only numbers."""

from panj.games.pax_pamir.tables import (
    ABILITIES,
    ABILITY_NUMBER,
    ACTIONS,
    ACTIONS_OF,
    BLOCKS,
    COALITIONS,
    COURT_CARDS,
    EVENT_SIDES,
    GIFT_COSTS,
    ICONS,
    ICONS_OF,
    PATRIOT_OF,
    PRIZE_OF,
    RANK_OF,
    REGION_OF,
    REGIONS,
    SUIT_OF,
    SUITS,
    Event,
    Icon,
)


def named(names: list[str], number: int) -> str | None:
    """The name of a number, or nothing where nothing is printed."""
    return None if number < 0 else names[number]


def court_face(card: int) -> dict[str, object]:
    """PP-1.5 A court card: region, suit, rank, icons and those that count as long as it lies in a
    court (PP-4.13), actions, loyalties, ability."""
    return {
        "region": REGIONS[REGION_OF[card]],
        "suit": SUITS[SUIT_OF[card]],
        "rank": int(RANK_OF[card]),
        "icons": [ICONS[icon] for icon in ICONS_OF[card]],
        "lasting": [ICONS[icon] for icon in ICONS_OF[card] if icon == Icon.LEVERAGE],
        "actions": [ACTIONS[action] for action in ACTIONS_OF[card]],
        "patriot": named(COALITIONS, int(PATRIOT_OF[card])),
        "prize": named(COALITIONS, int(PRIZE_OF[card])),
        "ability": named(ABILITIES, ABILITY_NUMBER[card]),
    }


def faces() -> dict[str, object]:
    """PP-1.5, PP-4.20, PP-4.7 All court cards, the two sides of all events but the checks, which
    cards are checks, what the gift spaces of a dial cost, how many blocks a coalition has, and the
    rules that tell of the two kinds of cards."""
    events = range(Event.NEW_TACTICS, Event.REBUKE + 1)
    return {
        "court": {str(card): court_face(card) for card in range(1, COURT_CARDS + 1)},
        "events": {
            str(card): {"buy": EVENT_SIDES[card][0], "discard": EVENT_SIDES[card][1]}
            for card in events
        },
        "checks": list(range(Event.FIRST_CHECK, Event.LAST_CHECK + 1)),
        "gifts": GIFT_COSTS,
        "blocks": BLOCKS,
        "rules": {"court": "PP-4.2", "events": "PP-4.20"},
    }
