"""PP-1.1 Where pieces stand: every place of a block or a cylinder has one number."""

from typing import Final

from mypy_extensions import i64

TRIBES: Final = 0
ARMIES: Final = 30
ROADS: Final = 48
GIFTS: Final = 75
SPIES: Final = 90
PLACES: Final = 595
"""Tribes by seat and region, armies and roads by coalition, gifts by seat, spies by card."""


def tribe_place(seat: i64, region: i64) -> i64:
    """PP-1.1 A seat's tribes in a region."""
    return TRIBES + seat * 6 + region


def army_place(coalition: i64, region: i64) -> i64:
    """PP-1.1 A coalition's armies in a region."""
    return ARMIES + coalition * 6 + region


def road_place(coalition: i64, border: i64) -> i64:
    """PP-1.1 A coalition's roads on a border."""
    return ROADS + coalition * 9 + border


def gift_place(seat: i64, space: i64) -> i64:
    """PP-1.1 One of the three gift spaces of a seat's dial."""
    return GIFTS + seat * 3 + space


def spy_place(card: i64, seat: i64) -> i64:
    """PP-1.1 A seat's spies on a court card."""
    return SPIES + card * 5 + seat


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


def owner_at(place: i64) -> i64:
    """PP-1.1 The seat of a cylinder's place, or the coalition of a block's."""
    if place < ARMIES:
        return place // 6
    if place < ROADS:
        return (place - ARMIES) // 6
    if place < GIFTS:
        return (place - ROADS) // 9
    if place < SPIES:
        return (place - GIFTS) // 3
    return (place - SPIES) % 5


def spot_at(place: i64) -> i64:
    """PP-1.1 The region, border, gift space or card of a place."""
    if place < ARMIES:
        return place % 6
    if place < ROADS:
        return (place - ARMIES) % 6
    if place < GIFTS:
        return (place - ROADS) % 9
    if place < SPIES:
        return (place - GIFTS) % 3
    return (place - SPIES) // 5
