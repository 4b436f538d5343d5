"""Why a thing that lies in sight is no choice: what the questions inside actions have in common."""

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.pax_pamir.moves import BORDER, CARD, VERBS
from panj.games.pax_pamir.places import army_place, road_place, spy_place, tribe_place
from panj.games.pax_pamir.rules.placing import REMOVE, piece_move
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import BORDER_COUNT, REGION_OF, Coalition, Region


def reason(thing: str, key: str, operands: list[int | str], rule: str) -> Blocked:
    """A thing that is no choice, with the reason and its rule."""
    return Blocked(thing, Message(f"pax_pamir.refusal.{key}", operands), rule)


def cards_but(s: PaxState, legal: list[int], key: str, rule: str) -> list[Blocked]:
    """All court cards except the legal ones, for one reason."""
    return [reason(CARD.ident(card), key, [], rule) for card in s.track() if card not in legal]


def foreign_cards(s: PaxState, region: int, rule: str) -> list[Blocked]:
    """PP-4.3 Court cards of other regions than the one asked for."""
    return [
        reason(CARD.ident(card), "not_of_region", [region], rule)
        for card in s.track()
        if REGION_OF[card] != region
    ]


def foreign_borders(legal: list[int], region: int, rule: str) -> list[Blocked]:
    """PP-4.3 Borders that do not touch a region."""
    return [
        reason(BORDER.ident(border), "not_a_border", [region], rule)
        for border in range(BORDER_COUNT)
        if border not in legal
    ]


# Pieces


def piece_id(place: int) -> str:
    """PP-1.1 The id of the piece on a place: the thing that a move points at which removes it."""
    return VERBS.things(piece_move(REMOVE, place))[0]


def tribes_in_play(s: PaxState) -> list[int]:
    """PP-1.1 The places of all tribes."""
    found: list[int] = []
    for region in range(Region.COUNT):
        for seat in range(s.seats):
            if s.tribes(seat, region) > 0:
                found.append(int(tribe_place(seat, region)))
    return found


def blocks_on_map(s: PaxState) -> list[int]:
    """PP-1.1 The places of all armies and roads."""
    found: list[int] = []
    for coalition in range(Coalition.COUNT):
        places = [int(army_place(coalition, region)) for region in range(Region.COUNT)]
        places += [int(road_place(coalition, border)) for border in range(BORDER_COUNT)]
        found += [place for place in places if s.at(place) > 0]
    return found


def spies_on_cards(s: PaxState) -> list[int]:
    """PP-1.1 The places of all spies."""
    found: list[int] = []
    for card in s.track():
        for seat in range(s.seats):
            if s.at(spy_place(card, seat)) > 0:
                found.append(int(spy_place(card, seat)))
    return found
