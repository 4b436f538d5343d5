"""Why a card or an action cannot be chosen, for players who point at it."""

from typing import Final

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.pax_pamir.actions import is_possible, may_act
from panj.games.pax_pamir.bribes import action_holder, full_bribe, may_attempt, play_holder
from panj.games.pax_pamir.market import cost_of, may_buy
from panj.games.pax_pamir.moves import CARD
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import ACTIONS, ACTIONS_OF, SLOTS, Act, Event

ACTION_RULES: Final = ["PP-4.6", "PP-4.7", "PP-4.8", "PP-4.9", "PP-4.10", "PP-4.11"]
NO_TARGET: Final = ["no_tax", "no_gift", "no_build", "no_move", "no_betray", "no_battle"]


def blocked_things(s: PaxState, who: int) -> list[Blocked]:
    """PP-3.13 Market cards, hand cards and actions that are no choice now, each with the reason."""
    found = blocked_market(s, who)
    for card in s.players[who].hand:
        found += blocked_play(s, who, card)
    for card in s.players[who].court:
        found += blocked_actions(s, who, card)
    return found


def no_actions() -> Message:
    """PP-3.33 Both actions have been taken."""
    return Message("pax_pamir.refusal.no_actions", [])


def blocked_market(s: PaxState, who: int) -> list[Blocked]:
    """PP-4.1.2 Why market cards cannot be bought."""
    found: list[Blocked] = []
    for slot in range(SLOTS):
        card = int(s.market[slot])
        if card == 0 or (s.memory.actions_left > 0 and may_buy(s, who, slot)):
            continue
        if card == Event.PUBLIC_WITHDRAWAL:
            reason = Message("pax_pamir.refusal.withdrawal", [])
        elif s.memory.actions_left <= 0:
            reason = no_actions()
        elif s.memory.paid & (1 << slot) != 0:
            reason = Message("pax_pamir.refusal.paid", [])
        else:
            lack = int(cost_of(s, who, slot) - s.players[who].rupees)
            reason = Message("pax_pamir.refusal.too_expensive", [lack])
        found.append(Blocked(CARD.ident(card), reason, "PP-4.1"))
    return found


def blocked_play(s: PaxState, who: int, card: int) -> list[Blocked]:
    """PP-4.2 Why a hand card cannot be played."""
    holder = play_holder(s, who, card)
    if s.memory.actions_left <= 0:
        return [Blocked(CARD.ident(card), no_actions(), "PP-3.33")]
    if holder < 0 or may_attempt(s, who, holder, card, Act.PLAY):
        return []
    return [Blocked(CARD.ident(card), bribe_reason(s, holder, card, Act.PLAY), "PP-4.4")]


def bribe_reason(s: PaxState, holder: int, card: int, action: int) -> Message:
    """PP-4.4 The bribe was dropped a moment ago, or cannot be paid."""
    if card * 8 + action in s.memory.attempts:
        return Message("pax_pamir.refusal.cancelled", [])
    full = int(full_bribe(s, holder, card, action))
    return Message("pax_pamir.refusal.bribe", [full, holder])


def blocked_actions(s: PaxState, who: int, card: int) -> list[Blocked]:
    """PP-4.5 Why actions of a court card cannot be used."""
    found: list[Blocked] = []
    holder = action_holder(s, who, card)
    for action in ACTIONS_OF[card]:
        thing = f"act:{card}:{ACTIONS[action]}"
        if s.is_used(card):
            found.append(Blocked(thing, Message("pax_pamir.refusal.used", []), "PP-3.35"))
        elif not may_act(s, who, card):
            found.append(Blocked(thing, no_actions(), "PP-3.34"))
        elif not is_possible(s, who, action):
            reason = Message(f"pax_pamir.refusal.{NO_TARGET[action]}", [])
            found.append(Blocked(thing, reason, ACTION_RULES[action]))
        elif holder >= 0 and not may_attempt(s, who, holder, card, action):
            found.append(Blocked(thing, bribe_reason(s, holder, card, action), "PP-4.4"))
    return found
