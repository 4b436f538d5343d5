"""PP-3.1, PP-7.3 The options, the turn, the market, the deck and the events, as numbers."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import LARGEST, Field, Switches, amount, category, distance, flags
from panj.games.pax_pamir.rules.deck import check_window, checks_left
from panj.games.pax_pamir.rules.market import cost_of
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import CARD_NUMBERS, COLUMNS, SLOTS, Event, Suit

SWITCHES: Final = Switches(
    [
        "open_hands",
        "wakhan",
        "wakhan_edition=second",
        "savvy_purchasing",
        "spy_movement",
        "steadfast_loyalty",
    ]
)
EVENTS: Final = CARD_NUMBERS - Event.FIRST_CHECK
"""Event cards, the Dominance Checks first."""

MOST: Final = 99
"""More than there ever is of what has no limit in the rules."""


def table_fields(n: int) -> list[Field]:
    """The turn, the market and the deck."""
    return [
        SWITCHES.field(),
        category("active", (1,), n, "Whose turn it is, plus 1."),
        amount("actions_left", (1,), MOST, "Actions left in this turn."),
        amount("refused", (1,), MOST, "Bribes refused in this turn."),
        amount("idle", (1,), MOST, "Idle turns in a row."),
        category("order", (n,), n - 1, "The seats in turn order, from the own one."),
        category("favored", (1,), Suit.COUNT - 1, "The favored suit."),
        category("market", (SLOTS,), CARD_NUMBERS - 1, "The cards of the market; 0 for none."),
        amount("coins", (SLOTS,), LARGEST, "Rupees on them."),
        amount("costs", (SLOTS,), 2 * COLUMNS, "What they cost the own seat."),
        flags("paid", (SLOTS,), "Market cards that rupees were put on in this turn."),
        amount("deck", (1,), CARD_NUMBERS, "Cards in the deck."),
        amount(
            "checks",
            (3,),
            CARD_NUMBERS,
            "Checks left; the next is between these cards of the deck.",
        ),
        category("events", (EVENTS,), n + 1, "Events in force: 1 for all, 2 the own, 3 the next."),
    ]


def write_table(s: PaxState, seat: i64, out: Cells) -> None:
    """PP-3.1, PP-7.3 The turn, the market, the deck and the events."""
    SWITCHES.write(s.terms, out)
    memory = s.memory
    out.put(0 if memory.active < 0 else 1 + distance(memory.active, seat, s.seats))
    out.put(memory.actions_left)
    out.put(memory.refused)
    out.put(s.idle)
    follower = seat
    for _ in range(s.seats):
        out.put(distance(follower, seat, s.seats))
        follower = s.after[follower]
    out.put(s.favored)
    out.row(s.market)
    out.row(s.coins)
    for slot in range(i64(SLOTS)):
        out.put(cost_of(s, seat, slot) if s.market[slot] > 0 else 0)
    out.bits(memory.paid, SLOTS)
    window = check_window(s)
    out.put(len(s.piles.deck))
    out.put(checks_left(s))
    out.put(window[0])
    out.put(window[1])
    for i in range(len(s.events.cards)):
        holder = s.events.holders[i]
        force: i64 = 1 if holder < 0 else 2 + distance(holder, seat, s.seats)
        out.set(s.events.cards[i] - Event.FIRST_CHECK, force)
    out.skip(EVENTS)
