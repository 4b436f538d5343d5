"""PP-1.5 What is printed on the cards, for boards that draw what a view only numbers."""

from panj.games.pax_pamir.tables import (
    ABILITIES,
    ABILITY_NUMBER,
    ACTIONS,
    ACTIONS_OF,
    COALITIONS,
    COURT_CARDS,
    EVENT_SIDES,
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
    is_check,
)


def named(names: list[str], number: int) -> str | None:
    """The name of a number, or nothing where nothing is printed."""
    return None if number < 0 else names[number]


def court_face(card: int) -> dict[str, object]:
    """PP-1.5 A court card: region, suit, rank, icons, actions, loyalties, ability."""
    return {
        "region": REGIONS[REGION_OF[card]],
        "suit": SUITS[SUIT_OF[card]],
        "rank": int(RANK_OF[card]),
        "icons": [ICONS[icon] for icon in ICONS_OF[card]],
        "actions": [ACTIONS[action] for action in ACTIONS_OF[card]],
        "patriot": named(COALITIONS, int(PATRIOT_OF[card])),
        "prize": named(COALITIONS, int(PRIZE_OF[card])),
        "ability": named(ABILITIES, ABILITY_NUMBER[card]),
    }


def faces() -> dict[str, object]:
    """PP-1.5, PP-4.20 All court cards, and the two sides of all events but the checks."""
    events = range(Event.NEW_TACTICS, Event.REBUKE + 1)
    return {
        "court": {str(card): court_face(card) for card in range(1, COURT_CARDS + 1)},
        "events": {
            str(card): {"buy": EVENT_SIDES[card][0], "discard": EVENT_SIDES[card][1]}
            for card in events
            if not is_check(card)
        },
    }
