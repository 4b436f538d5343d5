"""PP-3.13 What the actions of a turn would cost and bring, told before they are taken."""

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.rules.bribes import action_holder, full_bribe, least_cost, play_holder
from panj.games.pax_pamir.rules.dominance import award, is_final_if_taken
from panj.games.pax_pamir.rules.events import RIOTS
from panj.games.pax_pamir.rules.market import cost_of, payment_slot, unit_price
from panj.games.pax_pamir.rules.power import counts_as_favored, dominant_coalition
from panj.games.pax_pamir.showing.previews import loyalty_preview, riot_preview
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    COLUMNS,
    COURT_CARDS,
    EFFECTS,
    EVENT_SIDES,
    NONE,
    PATRIOT_OF,
    Act,
    is_check,
)


def action_preview(s: PaxState, who: int, move: Move) -> list[Message]:
    """PP-3.13 What a purchase, a play or the use of a card means."""
    if move.kind == Do.BUY:
        return buy_preview(s, who, s.slot_of(move.a))
    if move.kind == Do.PLAY:
        return play_preview(s, who, move.a)
    if move.kind == Do.USE:
        return use_preview(s, who, move.a, move.b)
    return end_preview(s, who)


def end_preview(s: PaxState, who: int) -> list[Message]:
    """PP-3.27 to PP-3.29 What ends with the turn: actions, cards over the limits, events."""
    player = s.players[who]
    found: list[Message] = []
    counts = [
        ("unused", int(s.memory.actions_left)),
        ("over_court", len(player.court) - int(player.court_limit())),
        ("over_hand", len(player.hand) - int(player.hand_limit())),
    ]
    for name, count in counts:
        if count > 0:
            found.append(Message(f"pax_pamir.preview.{name}", [count]))
    for slot in (0, COLUMNS):
        if s.market[slot] > COURT_CARDS:
            found += event_preview(s, int(s.market[slot]))
    return found


def event_preview(s: PaxState, card: int) -> list[Message]:
    """PP-3.40 What happens when an event is discarded: a check, riots, or something else."""
    if is_check(card):
        return check_preview(s, is_final_if_taken(s, 1))
    effect = EFFECTS.index(EVENT_SIDES[card][1])
    found = [Message("pax_pamir.preview.event", [effect])]
    return found + riot_preview(s, RIOTS[card]) if card in RIOTS else found


def buy_preview(s: PaxState, who: int, slot: int) -> list[Message]:
    """PP-4.1 The price, the rupees on the card, where the price goes; the result of a check."""
    cost = int(cost_of(s, who, slot))
    before = int(s.players[who].rupees)
    found = [Message("pax_pamir.preview.rupees", [before, before - cost + int(s.coins[slot])])]
    if cost > 0:
        for column in range(slot % COLUMNS):
            target = payment_slot(s, slot // COLUMNS, column)
            if target >= 0:
                card = int(s.market[target])
                found.append(Message("pax_pamir.preview.coin", [int(unit_price(s)), card]))
    if is_check(s.market[slot]):
        found += check_preview(s, is_final_if_taken(s, 1))
    return found


def check_preview(s: PaxState, final: bool) -> list[Message]:
    """PP-5.1 If checked now: the result and who scores what."""
    dominant = int(dominant_coalition(s))
    if dominant < 0:
        found = [Message("pax_pamir.preview.unsuccessful", [])]
    else:
        found = [Message("pax_pamir.preview.successful", [dominant])]
    points = award(s, dominant, final)
    for seat in range(s.seats):
        if points[seat] > 0:
            found.append(Message("pax_pamir.preview.points", [seat, points[seat]]))
    return found


def play_preview(s: PaxState, who: int, card: int) -> list[Message]:
    """PP-4.2 The bribe that is owed, and what a change of loyalty costs."""
    found: list[Message] = []
    holder = int(play_holder(s, who, card))
    if holder >= 0:
        full = int(full_bribe(s, holder, card, Act.PLAY))
        found.append(Message("pax_pamir.preview.bribe", [full, holder]))
    patriot = int(PATRIOT_OF[card])
    return found if patriot == NONE else found + loyalty_preview(s, who, patriot)


def use_preview(s: PaxState, who: int, card: int, action: int) -> list[Message]:
    """PP-4.5 The hostage bribe, the least cost, and whether it is a bonus action."""
    found: list[Message] = []
    holder = int(action_holder(s, who, card))
    if holder >= 0:
        full = int(full_bribe(s, holder, card, action))
        found.append(Message("pax_pamir.preview.bribe", [full, holder]))
    cost = int(least_cost(s, who, action))
    if cost > 0:
        found.append(Message("pax_pamir.preview.cost", [cost]))
    if counts_as_favored(s, who, card):
        found.append(Message("pax_pamir.preview.bonus", []))
    return found


def is_big(s: PaxState, who: int, move: Move) -> bool:
    """PP-4.15, PP-5.1 Whether a move changes the loyalty or ends with a Dominance Check."""
    if move.kind == Do.BUY:
        return is_check(move.a)
    if move.kind == Do.PLAY:
        patriot = int(PATRIOT_OF[move.a])
        return patriot != NONE and patriot != s.players[who].loyalty
    return False
