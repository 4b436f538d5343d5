"""PP-1.1 Where pieces stand: every place of a block or a cylinder has one number."""

from typing import Final

from mypy_extensions import i64

from panj.games.pax_pamir.tables import BORDER_COUNT, GIFT_SPACES, MOST_SEATS, Region

TRIBES: Final = 0
ARMIES: Final = 30
ROADS: Final = 48
GIFTS: Final = 75
SPIES: Final = 90
PLACES: Final = 595
"""Tribes by seat and region, armies by coalition and region, roads by coalition and border, gifts
by seat and space, spies by card and seat. These are literals, and no sums of the tables' numbers,
because of another module the compiler knows literals only."""

CARD_SITES: Final = 6
"""PP-4.11 A site of battle is a region, or CARD_SITES and the number of a court card."""


class Piece:
    """PP-1.1 The kinds of pieces, in the order of their places."""

    TRIBE: Final = 0
    ARMY: Final = 1
    ROAD: Final = 2
    GIFT: Final = 3
    SPY: Final = 4


PIECES: Final = ["tribe", "army", "road", "gift", "spy"]

# An i64 is a machine number: compiled, sums of it are as fast as in C. All of the game's arithmetic
# is made of it, and `range(i64(6))` counts in it; mixed with int, every step would be converted.


def tribe_place(seat: i64, region: i64) -> i64:
    """PP-1.1 A seat's tribes in a region."""
    return TRIBES + seat * Region.COUNT + region


def army_place(coalition: i64, region: i64) -> i64:
    """PP-1.1 A coalition's armies in a region."""
    return ARMIES + coalition * Region.COUNT + region


def road_place(coalition: i64, border: i64) -> i64:
    """PP-1.1 A coalition's roads on a border."""
    return ROADS + coalition * BORDER_COUNT + border


def gift_place(seat: i64, space: i64) -> i64:
    """PP-1.1 One of the three gift spaces of a seat's dial."""
    return GIFTS + seat * GIFT_SPACES + space


def spy_place(card: i64, seat: i64) -> i64:
    """PP-1.1 A seat's spies on a court card. Loops over courts write this sum out: a call of
    another module costs more than the sum."""
    return SPIES + card * MOST_SEATS + seat


def is_tribe(place: i64) -> bool:
    """PP-1.1 Whether tribes stand here."""
    return place < ARMIES


def is_army(place: i64) -> bool:
    """PP-1.1 Whether armies stand here."""
    return ARMIES <= place < ROADS


def is_road(place: i64) -> bool:
    """PP-1.1 Whether roads lie here."""
    return ROADS <= place < GIFTS


def is_gift(place: i64) -> bool:
    """PP-1.1 Whether this is a gift space."""
    return GIFTS <= place < SPIES


def is_spy(place: i64) -> bool:
    """PP-1.1 Whether spies stand here."""
    return place >= SPIES


def is_block(place: i64) -> bool:
    """PP-1.1 Whether coalition blocks stand here, and no cylinders."""
    return ARMIES <= place < GIFTS


def piece_at(place: i64) -> i64:
    """PP-1.1 The kind of piece that stands here."""
    if place < ARMIES:
        return Piece.TRIBE
    if place < ROADS:
        return Piece.ARMY
    if place < GIFTS:
        return Piece.ROAD
    return Piece.GIFT if place < SPIES else Piece.SPY


def owner_at(place: i64) -> i64:
    """PP-1.1 The seat of a cylinder's place, or the coalition of a block's."""
    if place < ARMIES:
        return place // Region.COUNT
    if place < ROADS:
        return (place - ARMIES) // Region.COUNT
    if place < GIFTS:
        return (place - ROADS) // BORDER_COUNT
    if place < SPIES:
        return (place - GIFTS) // GIFT_SPACES
    return (place - SPIES) % MOST_SEATS


def spot_at(place: i64) -> i64:
    """PP-1.1 The region, border, gift space or card of a place."""
    if place < ARMIES:
        return place % Region.COUNT
    if place < ROADS:
        return (place - ARMIES) % Region.COUNT
    if place < GIFTS:
        return (place - ROADS) % BORDER_COUNT
    if place < SPIES:
        return (place - GIFTS) % GIFT_SPACES
    return (place - SPIES) // MOST_SEATS
