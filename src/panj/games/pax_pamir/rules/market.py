"""PP-3.41 to PP-3.43, PP-4.1, PP-4.5.2 The market: prices, payments, shifting and drawing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from panj.core.piles import draw
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    COLUMNS,
    COURT_CARDS,
    PATRIOT_OF,
    REGION_OF,
    ROWS,
    SLOTS,
    UNIT_PRICE,
    Ability,
    Coalition,
    Event,
    Region,
    Suit,
    is_check,
)

INFLUENCES: Final = Ability.HERAT_INFLUENCE | Ability.PERSIAN_INFLUENCE | Ability.RUSSIAN_INFLUENCE


def unit_price(s: PaxState) -> i64:
    """PP-4.1 Rupees per column: twice as many while military is favored."""
    return 2 if s.favored == Suit.MILITARY else 1


def cost_of(s: PaxState, who: i64, slot: i64) -> i64:
    """PP-4.1 What the card in a slot costs a player."""
    column = slot % COLUMNS
    if column == 0:
        return 0
    card = s.market[slot]
    abilities = s.players[who].abilities & INFLUENCES
    if abilities != 0 and card <= COURT_CARDS and is_free(abilities, card):
        return 0
    return column * unit_price(s)


def is_free(abilities: i64, card: i64) -> bool:
    """PP-4.21 Whether an influence ability waives the price of a court card."""
    if abilities & Ability.HERAT_INFLUENCE != 0 and REGION_OF[card] == Region.HERAT:
        return True
    if abilities & Ability.PERSIAN_INFLUENCE != 0 and REGION_OF[card] == Region.PERSIA:
        return True
    return abilities & Ability.RUSSIAN_INFLUENCE != 0 and PATRIOT_OF[card] == Coalition.RUSSIAN


def may_buy(s: PaxState, who: i64, slot: i64) -> bool:
    """PP-4.1.2 Whether a card may be bought, actions apart."""
    card = s.market[slot]
    return (
        card != 0
        and card != Event.PUBLIC_WITHDRAWAL
        and s.memory.paid & (1 << slot) == 0
        and s.players[who].rupees >= cost_of(s, who, slot)
    )


def put_coins(s: PaxState, slot: i64, rupees: i64) -> None:
    """PP-4.1.3 Rupees on a market card; on Public Withdrawal they leave the game."""
    if s.market[slot] != Event.PUBLIC_WITHDRAWAL:
        s.coins[slot] = s.coins[slot] + rupees
    s.memory.paid = s.memory.paid | (1 << slot)


def payment_slot(s: PaxState, row: i64, column: i64) -> i64:
    """PP-4.1.3 Where a purchase in this row puts the rupees of a column, or -1."""
    slot = row * COLUMNS + column
    if s.market[slot] != 0:
        return slot
    other = (1 - row) * COLUMNS + column
    return other if s.market[other] != 0 else -1


def pay_for_card(s: PaxState, who: i64, slot: i64) -> None:
    """PP-4.1.3 One rupee (or two) on each card to the left."""
    cost = cost_of(s, who, slot)
    if cost == 0:
        return
    s.players[who].rupees -= cost
    each = unit_price(s)
    for column in range(slot % COLUMNS):
        target = payment_slot(s, slot // COLUMNS, column)
        if target >= 0:
            put_coins(s, target, each)


def nth_from_right(s: PaxState, row: i64, number: i64) -> i64:
    """PP-4.5.2 The slot of the n-th card of a row from the right, or -1."""
    left = number
    for column in range(i64(COLUMNS - 1), i64(-1), i64(-1)):
        slot = row * COLUMNS + column
        if s.market[slot] != 0:
            left -= 1
            if left == 0:
                return slot
    return -1


def pay_unit(s: PaxState, who: i64, number: i64) -> None:
    """PP-4.5.2, PP-4.8 The n-th unit of 2 rupees: one on the n-th card from the right, per row."""
    s.players[who].rupees -= UNIT_PRICE
    for row in range(i64(ROWS)):
        slot = nth_from_right(s, row, number)
        if slot >= 0:
            put_coins(s, slot, 1)


def pay_action(s: PaxState, who: i64, cost: i64) -> None:
    """PP-4.5.2 A cost of 2k rupees onto the k rightmost cards of each row."""
    for number in range(i64(1), cost // UNIT_PRICE + 1):
        pay_unit(s, who, number)


def take_from_market(s: PaxState, slot: i64) -> int:
    """PP-3.40 A card leaves its slot; its rupees stay."""
    card = s.market[slot]
    s.market[slot] = 0
    return card


def has_check(s: PaxState) -> bool:
    """PP-6.9 Whether a Dominance Check lies in the market."""
    return check_slot(s) >= 0


def check_slot(s: PaxState) -> int:
    """PP-6.7 The slot of the Dominance Check in the market, or -1."""
    for slot in range(i64(SLOTS)):
        if is_check(s.market[slot]):
            return slot
    return -1


def shift_rows(s: PaxState) -> None:
    """PP-3.41 Cards slide left with their rupees; rupees of a vacant slot wait for a card."""
    for row in range(i64(ROWS)):
        free = row * COLUMNS
        waiting = vec[i64]([0] * COLUMNS)
        for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS):
            if s.market[slot] == 0:
                waiting[slot % COLUMNS] = s.coins[slot]
                s.coins[slot] = 0
        for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS):
            if s.market[slot] != 0:
                slide(s, slot, free)
                free += 1
        for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS):
            s.coins[slot] = s.coins[slot] + waiting[slot % COLUMNS]
            drop_withdrawn(s, slot)


def slide(s: PaxState, start: i64, end: i64) -> None:
    """PP-3.41 One card moves to a slot further left."""
    if start != end:
        s.market[end] = s.market[start]
        s.coins[end] = s.coins[start]
        s.market[start] = 0
        s.coins[start] = 0


def drop_withdrawn(s: PaxState, slot: i64) -> None:
    """PP-3.41 Rupees on Public Withdrawal leave the game."""
    if s.market[slot] == Event.PUBLIC_WITHDRAWAL:
        s.coins[slot] = 0


def draw_cards(s: PaxState) -> bool:
    """PP-3.42, PP-3.43 Fill vacant slots; false if a second Dominance Check stops it."""
    for column in range(i64(COLUMNS)):
        for row in range(i64(ROWS)):
            slot = row * COLUMNS + column
            if s.market[slot] == 0 and len(s.piles.deck) > 0:
                card = draw(s, s.piles.deck)
                unstable = is_check(card) and has_check(s)
                s.market[slot] = card
                s.note("pax_pamir.log.drawn", [card])
                drop_withdrawn(s, slot)
                if unstable:
                    return False
    return True
