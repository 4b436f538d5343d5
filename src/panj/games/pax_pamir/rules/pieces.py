"""PP-1.1 Every piece of the game, wherever it lies."""

from typing import Final

from panj.games.pax_pamir.places import army_place, road_place, spy_place
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import BORDER_COUNT, COURT_NUMBERS, Coalition, Region

OWNER: Final = 1_000
SEATS_FROM: Final = 1
COALITIONS_FROM: Final = 10
WAKHAN_AT: Final = 100
"""Counts of pieces differ from numbers of cards, and from owner to owner, by these thousands."""


def pieces(s: PaxState) -> list[int]:
    """PP-1.1 All cards wherever they lie, then each owner's cylinders and blocks."""
    cards = [*s.piles.deck, *s.piles.left_out, *s.piles.discards, *s.events.cards]
    cards += [int(card) for card in s.market if card > 0]
    for player in s.players:
        cards += [*player.hand, *player.court, *player.prizes]
    found = sorted(cards)
    for seat in range(s.seats):
        found.append(OWNER * (SEATS_FROM + seat) + cylinders_counted(s, seat))
    for coalition in range(Coalition.COUNT):
        found.append(OWNER * (COALITIONS_FROM + coalition) + blocks_counted(s, coalition))
    ai_cards = [*s.ai.deck, *s.ai.used, *([int(s.ai.face)] if s.ai.face > 0 else [])]
    found.append(OWNER * WAKHAN_AT + len(set(ai_cards)))
    return sorted(found)


def cylinders_counted(s: PaxState, seat: int) -> int:
    """PP-1.1 A player's cylinders in supply and in play."""
    total = int(s.players[seat].supply) + int(s.gifts(seat))
    total += sum(int(s.tribes(seat, region)) for region in range(Region.COUNT))
    return total + sum(int(s.at(spy_place(card, seat))) for card in range(COURT_NUMBERS))


def blocks_counted(s: PaxState, coalition: int) -> int:
    """PP-1.1 A coalition's blocks in supply and on the map."""
    total = int(s.blocks[coalition])
    total += sum(int(s.at(army_place(coalition, region))) for region in range(Region.COUNT))
    return total + sum(int(s.at(road_place(coalition, border))) for border in range(BORDER_COUNT))
