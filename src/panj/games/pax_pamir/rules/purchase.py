"""PP-4.1 Purchase: pay, take the rupees on the card, take the card or resolve the event."""

from panj.games.pax_pamir.rules.events import buy_event
from panj.games.pax_pamir.rules.market import cost_of, pay_for_card, take_from_market
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import is_court_card


def pay_and_take(s: PaxState, who: int, slot: int) -> int:
    """PP-4.1.3, PP-4.1.4 Pay the price, take all rupees on the card and the card itself."""
    cost = cost_of(s, who, slot)
    pay_for_card(s, who, slot)
    found = s.coins[slot]
    s.coins[slot] = 0
    s.players[who].rupees += found
    s.memory.actions_left -= 1
    s.memory.attempts = []
    card = take_from_market(s, slot)
    s.note("pax_pamir.log.bought", [who, card, cost, found])
    return card


def buy(s: PaxState, who: int, slot: int) -> None:
    """PP-4.1.5 A court card goes to the hand, an event is resolved at once."""
    card = pay_and_take(s, who, slot)
    if is_court_card(card):
        s.players[who].hand.append(card)
    else:
        buy_event(s, who, card)
