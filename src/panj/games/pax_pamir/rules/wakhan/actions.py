"""PP-6.11 The card-based actions of Wakhan."""

from typing import Final

from panj.games.pax_pamir.places import army_place
from panj.games.pax_pamir.rules.actions import begin_use, is_possible
from panj.games.pax_pamir.rules.betray import betray, betrayable, pay_for_betrayal
from panj.games.pax_pamir.rules.bribes import action_holder, full_bribe, least_cost, pay
from panj.games.pax_pamir.rules.build import can_build_on, pay_for_block
from panj.games.pax_pamir.rules.gift import gift_spaces, give
from panj.games.pax_pamir.rules.limits import can_place, place_unit
from panj.games.pax_pamir.rules.power import loyalty_of, ruler_of
from panj.games.pax_pamir.rules.steps import CardAction
from panj.games.pax_pamir.rules.tax import tax_market, tax_player, taxable
from panj.games.pax_pamir.rules.wakhan.march import can_march, march_on
from panj.games.pax_pamir.rules.wakhan.priority import (
    Chosen,
    announced,
    by_priority,
    humans_by_arrow,
    region_order,
    slots_by_arrow,
)
from panj.games.pax_pamir.rules.wakhan.war import can_war, make_war
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    ACTION_SET,
    PRIZE_OF,
    RANK_OF,
    UNIT_PRICE,
    Ability,
    Act,
    Effect,
)

BATTLE_MOST_SPIES: Final = 6
"""PP-6.8 An action behind those of the cards: battle on the court card with the most spies."""


def shown_action(action: int) -> int:
    """PP-6.11 The action that her card must show."""
    return Act.BATTLE if action == BATTLE_MOST_SPIES else action


def bribe_for(s: PaxState, card: int) -> int:
    """PP-6.3 What she owes for using a card that is held hostage."""
    who = int(s.wakhan)
    holder = action_holder(s, who, card)
    if holder < 0 or s.players[who].has_effect(Effect.COURTLY_MANNERS):
        return 0
    return full_bribe(s, holder, card, Act.TAX)  # the same for every action of the card


def can_pay(s: PaxState, card: int, action: int) -> bool:
    """PP-6.11 Whether she can pay the hostage bribe and the least cost."""
    need = bribe_for(s, card) + least_cost(s, s.wakhan, action)
    return s.players[s.wakhan].rupees >= need


def acting_card(s: PaxState, action: int) -> Chosen:
    """PP-6.11 The unused court card of highest priority that shows an action; or card 0."""
    shown = shown_action(action)
    cards = [
        card
        for card in s.players[s.wakhan].court
        if ACTION_SET[card] & (1 << shown) != 0 and not s.is_used(card) and can_pay(s, card, shown)
    ]
    if not cards or not has_target(s, action):
        return Chosen(0, 0)
    return by_priority(s, cards)


def has_target(s: PaxState, action: int) -> bool:
    """PP-6.11 Whether an action has a legal target for her."""
    if action == Act.MOVE:
        return can_march(s)
    if action == Act.BETRAY:
        return s.players[s.wakhan].rupees >= UNIT_PRICE and len(betrayal_targets(s)) > 0
    if action == Act.BATTLE or action == BATTLE_MOST_SPIES:
        return can_war(s, action == BATTLE_MOST_SPIES)
    return is_possible(s, s.wakhan, action)


class WakhanUses(CardAction):
    """PP-6.11 She pays the bribe and her card acts."""

    def run(self, s: PaxState) -> None:
        bribe = bribe_for(s, self.card)
        if bribe > 0:
            pay(s, self.who, int(action_holder(s, self.who, self.card)), bribe)
        begin_use(s, self.who, self.card)
        s.note("pax_pamir.log.used", [self.who, self.card, shown_action(self.action)])
        rank = int(RANK_OF[self.card])
        if self.action == Act.TAX:
            collect_tax(s, rank)
        elif self.action == Act.GIFT:
            give(s, self.who, gift_spaces(s, self.who)[0])
        elif self.action == Act.BUILD:
            build_armies(s)
        elif self.action == Act.MOVE:
            march_on(s, rank)
        elif self.action == Act.BETRAY:
            pay_for_betrayal(s, self.who)
            betray_best(s)
        else:
            make_war(s, rank, self.action == BATTLE_MOST_SPIES)


def collect_tax(s: PaxState, rank: int) -> None:
    """PP-6.11, PP-9.R29 All from the richest player, then the next, then the market."""
    who = int(s.wakhan)
    left = rank
    order = humans_by_arrow(s)
    if len(order) == 2 and s.players[order[1]].rupees > s.players[order[0]].rupees:
        order.reverse()
    for seat in order:
        taken = min(left, int(taxable(s, who, seat)))
        if taken > 0:
            tax_player(s, who, seat, taken)
            left -= taken
    for slot in slots_by_arrow(s):
        taken = min(left, int(s.coins[slot])) if s.market[slot] != 0 else 0
        if taken > 0:
            tax_market(s, who, slot, taken)
            left -= taken


def build_armies(s: PaxState) -> None:
    """PP-6.11 Only armies, all in the first region of her order that she rules."""
    who = int(s.wakhan)
    for region in region_order(s):
        if ruler_of(s, region) == who:
            place = army_place(loyalty_of(s, who), region)
            built = 0
            while ruler_of(s, region) == who and can_build_on(s, who, built):
                pay_for_block(s, who, built)
                place_unit(s, who, place)
                built += 1
            if s.players[who].has(Ability.INFRASTRUCTURE) and can_place(s, place):
                place_unit(s, who, place)
            return


def betrayal_targets(s: PaxState) -> list[int]:
    """PP-6.11 Cards that carry her spy, have a prize and are not protected."""
    return [card for card in betrayable(s, s.wakhan) if PRIZE_OF[card] >= 0]


def betray_best(s: PaxState) -> None:
    """PP-6.11 The target of highest priority; she always takes the prize."""
    betray(s, int(s.wakhan), announced(s, by_priority(s, betrayal_targets(s))))
