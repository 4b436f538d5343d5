"""PP-6.10, PP-6.13 Where Wakhan places roads and spies, and which piece she takes for a new one."""

from mypy_extensions import i64, u8

from panj.games.pax_pamir.places import (
    army_place,
    gift_place,
    is_block,
    owner_at,
    road_place,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.rules.placing import is_takeable
from panj.games.pax_pamir.rules.power import pragmatic_loyalty
from panj.games.pax_pamir.rules.wakhan.priority import (
    Chosen,
    announced,
    borders_in_order,
    by_priority,
    region_order,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import GIFT_SPACES, ICONS_OF, REGION_OF, Icon

# Roads and spies of the cards that she plays


def icon_place(s: PaxState, card: int, index: int) -> i64:
    """PP-6.10 Where the road or the spy goes of an icon of a card that she plays."""
    if ICONS_OF[card][index] == Icon.ROAD:
        return road_place(pragmatic_loyalty(s), border_for(s, card, index))
    return spy_place(announced(s, card_for_spy(s, int(REGION_OF[card]))), s.wakhan)


def border_for(s: PaxState, card: int, index: int) -> int:
    """PP-6.10 Roads go on consecutive borders, starting over when all have been used."""
    borders = borders_in_order(s, int(REGION_OF[card]))
    before = sum(1 for icon in ICONS_OF[card][:index] if icon == Icon.ROAD)
    return borders[before % len(borders)]


def card_for_spy(s: PaxState, region: int) -> Chosen:
    """PP-6.10 First the cards on which she does not yet have the most spies."""
    cards = [card for card in s.track() if REGION_OF[card] == region]
    open_cards = [card for card in cards if not has_most_spies(s, card)]
    return by_priority(s, open_cards if open_cards else cards)


def has_most_spies(s: PaxState, card: int) -> bool:
    """PP-6.10 Whether Wakhan has strictly more spies on a card than every other player."""
    mine = s.at(spy_place(card, s.wakhan))
    return all(s.at(spy_place(card, seat)) < mine for seat in range(s.wakhan))


def imagine(s: PaxState, place: i64, count: i64) -> None:
    """PP-6.8, PP-6.11 Some pieces more or less on a place for a moment; supplies stay."""
    s.board[place] = u8(i64(s.board[place]) + count)


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
