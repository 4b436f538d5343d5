"""PP-3.13, PP-4.5 What a court card brings that acts, and what the end of a turn costs."""

from mypy_extensions import i64

from panj.core.judgement import NEVER
from panj.core.moves import Move
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.places import army_place, gift_place
from panj.games.pax_pamir.rules.bribes import action_holder, full_bribe, least_cost
from panj.games.pax_pamir.rules.build import MOST_UNITS, blocks_per_unit
from panj.games.pax_pamir.rules.power import loyalty_of, rules_any
from panj.games.pax_pamir.rules.tax import taxable
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import GIFT_COSTS, GIFT_SPACES, RANK_OF, SLOTS, UNIT_PRICE, Act
from panj.games.pax_pamir.thinking.walking.cards import loss
from panj.games.pax_pamir.thinking.walking.glance import Glance, shift


def use_gain(at: Glance, card: int, action: int) -> float:
    """PP-4.5 A court card acts; who holds it hostage is paid in full, or it does not act."""
    holder = action_holder(at.s, at.who, card)
    if holder < 0:
        return act_gain(at, card, action)
    full = full_bribe(at.s, holder, card, action)
    player = at.player
    if player.rupees < full + least_cost(at.s, at.who, action):
        return 0.0
    player.rupees -= full
    gain = act_gain(at, card, action)
    player.rupees += full
    return max(0.0, gain)  # the offer can still be dropped


def act_gain(at: Glance, card: int, action: int) -> float:
    """PP-4.5 Tax, gift and build. No part of the value sees where spies stand, and an army that
    marches changes little of it: moving gains nothing."""
    if action == Act.TAX:
        return tax_gain(at, RANK_OF[card])
    if action == Act.GIFT:
        return gift_gain(at)
    if action == Act.BUILD:
        return build_gain(at, MOST_UNITS)
    return 0.0


def tax_gain(at: Glance, rank: i64) -> float:
    """PP-4.6 As many rupees as there are within reach."""
    s = at.s
    there: i64 = 0
    for slot in range(i64(SLOTS)):
        if s.market[slot] != 0:
            there += s.coins[slot]
    if there < rank:
        for other in range(s.seats):
            there += taxable(s, at.who, other)
    taken = min(rank, there)
    at.player.rupees += taken
    gain = at.gain()
    at.player.rupees -= taken
    return gain


def gift_gain(at: Glance) -> float:
    """PP-4.7 The cheapest gift; all count the same."""
    player = at.player
    for space in range(i64(GIFT_SPACES)):
        if not at.s.has_gift(at.who, space):
            if player.supply == 0:
                return 0.0  # a cylinder would come from elsewhere
            place = gift_place(at.who, space)
            cost: i64 = GIFT_COSTS[space]
            shift(at.s, place, 1)
            player.supply -= 1
            player.rupees -= cost
            gain = at.gain()
            player.rupees += cost
            player.supply += 1
            shift(at.s, place, -1)
            return gain
    return 0.0


def build_gain(at: Glance, most: i64) -> float:
    """PP-4.8 The best number of units, at least one: where the blocks stand counts little."""
    s = at.s
    player = at.player
    loyalty = loyalty_of(s, at.who)
    blocks = blocks_per_unit(s, at.who)
    best = NEVER
    for units in range(i64(1), min(most, player.rupees // UNIT_PRICE) + 1):
        if s.blocks[loyalty] < units * blocks:
            break
        s.blocks[loyalty] -= units * blocks
        player.rupees -= units * UNIT_PRICE
        best = max(best, at.gain())
        player.rupees += units * UNIT_PRICE
        s.blocks[loyalty] += units * blocks
    return best if best > NEVER else 0.0


def end_gain(at: Glance) -> float:
    """PP-3.27, PP-3.28 What is over the limits is lost."""
    player = at.player
    gain = 0.0
    over = len(player.hand) - player.hand_limit()
    if over > 0:
        gain -= float(over) * at.mind.weights.hand
    over = len(player.court) - player.court_limit()
    if over > 0:
        least = NEVER
        for card in player.court:
            least = max(least, loss(at, card))
        gain += float(over) * least
    return gain


def best_march(s: PaxState, who: int, moves: list[Move]) -> int:
    """PP-4.9 The first step of an army after which the seat rules a region, if it does now; steps
    of spies are all alike."""
    now = rules_any(s, who)
    for i, move in enumerate(moves):
        if move.kind != Do.MARCH or not now or rules_after(s, who, move):
            return i
    return len(moves) - 1


def rules_after(s: PaxState, who: int, move: Move) -> bool:
    """PP-4.9, PP-4.17 Whether the seat rules a region when an army has marched."""
    start = army_place(move.b, move.a)
    end = army_place(move.b, move.c)
    shift(s, start, -1)
    shift(s, end, 1)
    rules = rules_any(s, who)
    shift(s, end, -1)
    shift(s, start, 1)
    return rules
