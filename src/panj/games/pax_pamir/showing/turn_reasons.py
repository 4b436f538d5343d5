"""PP-3.13 Why a card or an action cannot be chosen in a turn, for players who point at it."""

from typing import Final

from panj.core.state import Blocked
from panj.games.pax_pamir.moves import CARD, USE, VERBS
from panj.games.pax_pamir.rules.actions import is_possible, may_act
from panj.games.pax_pamir.rules.bribes import (
    action_holder,
    attempt_of,
    full_bribe,
    may_attempt,
    play_holder,
)
from panj.games.pax_pamir.rules.market import cost_of, may_buy
from panj.games.pax_pamir.showing.reasons import reason
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import ACTIONS_OF, SLOTS, Act, Event

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


def blocked_market(s: PaxState, who: int) -> list[Blocked]:
    """PP-4.1.2 Market cards that cannot be bought."""
    found: list[Blocked] = []
    for slot in range(SLOTS):
        is_for_sale = s.memory.actions_left > 0 and may_buy(s, who, slot)
        if s.market[slot] != 0 and not is_for_sale:
            found.append(unbought(s, who, slot))
    return found


def unbought(s: PaxState, who: int, slot: int) -> Blocked:
    """PP-4.1.2 Why a market card cannot be bought: never, not now, paid on, or too expensive."""
    card = int(s.market[slot])
    thing = CARD.ident(card)
    if card == Event.PUBLIC_WITHDRAWAL:
        return reason(thing, "withdrawal", [], "PP-4.1")
    if s.memory.actions_left <= 0:
        return reason(thing, "no_actions", [], "PP-4.1")
    if s.memory.paid & (1 << slot) != 0:
        return reason(thing, "paid", [], "PP-4.1")
    lack = int(cost_of(s, who, slot) - s.players[who].rupees)
    return reason(thing, "too_expensive", [lack], "PP-4.1")


def blocked_play(s: PaxState, who: int, card: int) -> list[Blocked]:
    """PP-4.2 Why a hand card cannot be played."""
    holder = play_holder(s, who, card)
    if s.memory.actions_left <= 0:
        return [reason(CARD.ident(card), "no_actions", [], "PP-3.33")]
    if holder < 0 or may_attempt(s, who, holder, card, Act.PLAY):
        return []
    return [unbribed(s, CARD.ident(card), holder, card, Act.PLAY)]


def blocked_actions(s: PaxState, who: int, card: int) -> list[Blocked]:
    """PP-4.5 Why actions of a court card cannot be used."""
    found: list[Blocked] = []
    holder = action_holder(s, who, card)
    for action in ACTIONS_OF[card]:
        thing = VERBS.things(USE[card * Act.COUNT + action])[0]
        if s.is_used(card):
            found.append(reason(thing, "used", [], "PP-3.35"))
        elif not may_act(s, who, card):
            found.append(reason(thing, "no_actions", [], "PP-3.34"))
        elif not is_possible(s, who, action):
            found.append(reason(thing, NO_TARGET[action], [], ACTION_RULES[action]))
        elif holder >= 0 and not may_attempt(s, who, holder, card, action):
            found.append(unbribed(s, thing, holder, card, action))
    return found


def unbribed(s: PaxState, thing: str, holder: int, card: int, action: int) -> Blocked:
    """PP-4.4 The bribe was dropped a moment ago, or cannot be paid."""
    if attempt_of(card, action) in s.memory.attempts:
        return reason(thing, "cancelled", [], "PP-4.4")
    full = int(full_bribe(s, holder, card, action))
    return reason(thing, "bribe", [full, holder], "PP-4.4")
