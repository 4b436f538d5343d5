"""PP-4.11 Why there is no battle at a place, and why a piece cannot be removed."""

from typing import Final

from panj.core.state import Blocked
from panj.games.pax_pamir.moves import CARD, REGION
from panj.games.pax_pamir.places import (
    CARD_SITES,
    is_road,
    is_spy,
    is_tribe,
    owner_at,
    spot_at,
)
from panj.games.pax_pamir.rules.power import loyalty_of
from panj.games.pax_pamir.showing.reasons import (
    blocks_on_map,
    piece_id,
    reason,
    spies_on_cards,
    tribes_in_play,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import REGION_BORDERS

RULE: Final = "PP-4.11"


def no_battle_at(site: int, has_fighters: bool) -> Blocked:
    """PP-4.11.1 A region or a card without own fighters, or with nothing to remove."""
    is_card = site >= CARD_SITES
    thing = CARD.ident(site - CARD_SITES) if is_card else REGION.ident(site)
    if has_fighters:
        return reason(thing, "nothing_to_remove", [], RULE)
    return (
        reason(thing, "no_own_spy", [], RULE) if is_card else reason(thing, "no_fighters", [], RULE)
    )


def standing_firm(s: PaxState, who: int, site: int, legal: list[int]) -> list[Blocked]:
    """PP-4.11.4 The pieces in sight that this battle cannot remove."""
    shown = tribes_in_play(s) + blocks_on_map(s) + spies_on_cards(s)
    return [
        reason(piece_id(place), firmness(s, who, site, place), [], RULE)
        for place in shown
        if place not in legal
    ]


def firmness(s: PaxState, who: int, site: int, place: int) -> str:
    """PP-4.11.4 Elsewhere, on the own side, or protected by an ability."""
    if not is_at(site, place):
        return "not_at_site"
    owner = int(owner_at(place))
    if is_spy(place):
        return "own_side" if owner == who else "advisors"
    if is_tribe(place):
        same = owner == who or loyalty_of(s, owner) == loyalty_of(s, who)
        return "own_side" if same else "citadel"
    return "own_side"


def is_at(site: int, place: int) -> bool:
    """PP-4.11.4 Whether a piece stands at the site of a battle, roads on its borders included."""
    spot = int(spot_at(place))
    if is_spy(place):
        return site == CARD_SITES + spot
    if site >= CARD_SITES:
        return False
    return spot in REGION_BORDERS[site] if is_road(place) else spot == site
