"""PP-6.7 to PP-6.10 Radicalize: which card Wakhan buys, why, and what becomes of it."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.state import Step
from panj.games.pax_pamir.places import SPIES, army_place, tribe_place
from panj.games.pax_pamir.rules.events import ARISTOCRACY_RUPEES, buy_event
from panj.games.pax_pamir.rules.market import cost_of, has_check, may_buy
from panj.games.pax_pamir.rules.power import (
    dominant_coalition,
    is_second_edition,
    pragmatic_loyalty,
    ruler_of,
)
from panj.games.pax_pamir.rules.purchase import pay_and_take
from panj.games.pax_pamir.rules.wakhan.placing import imagine
from panj.games.pax_pamir.rules.wakhan.play import PlayForWakhan
from panj.games.pax_pamir.rules.wakhan.priority import (
    Filter,
    arrow_column,
    arrow_side,
    slots_by_arrow,
)
from panj.games.pax_pamir.rules.wakhan.tables import Instruction
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    ACTION_SET,
    ARMY_ICONS,
    BLOCK_ICONS,
    COLUMNS,
    COURT_NUMBERS,
    CYLINDER_ICONS,
    DEBT,
    LEVERAGED,
    MOST_SEATS,
    PATRIOT_OF,
    RANK_OF,
    REGION_OF,
    SLOTS,
    SUIT_OF,
    TRIBE_ICONS,
    Act,
    Event,
    Suit,
    is_check,
    is_court_card,
)


class Pick:
    """PP-6.9 A market slot that Wakhan chose, or -1, and the reason."""

    def __init__(self, slot: int, reason: int) -> None:
        self.slot = slot
        self.reason = reason


def radicalize_pick(s: PaxState, instruction: int) -> Pick:
    """PP-6.8, PP-6.9 The card that a radicalize line takes."""
    if instruction != Instruction.RADICALIZE:
        if not condition_holds(s, instruction):
            return Pick(-1, Filter.LINE)
        if not has_check(s) or is_second_edition(s):
            return instructed_pick(s, instruction)
    return check_pick(s) if has_check(s) else arrow_pick(s)


def condition_holds(s: PaxState, instruction: int) -> bool:
    """PP-6.8 Whether the condition of an instruction is met."""
    player = s.players[s.wakhan]
    if instruction == Instruction.MILITARY_IF_FAVORED:
        return s.favored == Suit.MILITARY
    if instruction == Instruction.ECONOMIC_IF_POLITICAL:
        return s.favored == Suit.POLITICAL
    if instruction == Instruction.MOST_RUPEES_IF_POOR:
        return player.rupees <= 1
    if instruction == Instruction.MOST_CYLINDERS:
        return dominant_coalition(s) < 0
    if instruction == Instruction.MOVE_CARD_IF_NONE:
        return not any(ACTION_SET[card] & (1 << Act.MOVE) for card in player.court)
    if instruction == Instruction.PATRIOT_IF_DOMINANCE:
        return dominant_coalition(s) >= 0
    if instruction == Instruction.POLITICAL_IF_COURT_FULL:
        return len(player.court) >= player.court_limit()
    if instruction == Instruction.INTELLIGENCE_IF_FEWER_SPIES:
        mine = spies_in_play(s, s.wakhan)
        return any(spies_in_play(s, seat) > mine for seat in range(s.wakhan))
    return True


def spies_in_play(s: PaxState, seat: i64) -> i64:
    """PP-6.8 All spies of a player."""
    total: i64 = 0
    for card in range(i64(COURT_NUMBERS)):
        total += i64(s.board[SPIES + card * MOST_SEATS + seat])
    return total


def instructed_pick(s: PaxState, instruction: int) -> Pick:
    """PP-6.8 The card that fits an instruction best."""
    slots: list[int] = []
    values: list[int] = []
    for slot in range(SLOTS):
        if may_buy(s, s.wakhan, slot):
            value = value_for(s, instruction, slot)
            if value > 0:
                slots.append(slot)
                values.append(value)
    return Pick(best_slot(s, slots, values), Filter.LINE)


def value_for(s: PaxState, instruction: int, slot: int) -> int:
    """PP-6.8 How well a card fits an instruction; 0 if it does not."""
    card = int(s.market[slot])
    if instruction == Instruction.MOST_RUPEES_IF_POOR:
        return 0 if is_check(card) else net_rupees(s, slot)
    if not is_court_card(card):
        return 0
    if instruction == Instruction.GAIN_REGION:
        return 1 if would_gain_region(s, card) else 0
    if instruction == Instruction.MOST_BLOCKS:
        return BLOCK_ICONS[card]
    if instruction == Instruction.MOST_CYLINDERS:
        return CYLINDER_ICONS[card]
    if instruction == Instruction.MOVE_CARD_IF_NONE:
        return 1 if ACTION_SET[card] & (1 << Act.MOVE) != 0 else 0
    if instruction == Instruction.PATRIOT_IF_DOMINANCE:
        return 1 if PATRIOT_OF[card] == dominant_coalition(s) else 0
    if SUIT_OF[card] != suit_wanted(instruction):
        return 0
    return 1 if instruction == Instruction.ANY_INTELLIGENCE else RANK_OF[card]


def suit_wanted(instruction: int) -> int:
    """PP-6.8 The suit that an instruction looks for."""
    if instruction == Instruction.MILITARY_IF_FAVORED:
        return Suit.MILITARY
    if instruction == Instruction.ECONOMIC_IF_POLITICAL:
        return Suit.ECONOMIC
    if (
        instruction == Instruction.BEST_POLITICAL
        or instruction == Instruction.POLITICAL_IF_COURT_FULL
    ):
        return Suit.POLITICAL
    return Suit.INTELLIGENCE


def net_rupees(s: PaxState, slot: int) -> int:
    """PP-6.8 Rupees on the card less its cost, and what the card itself brings."""
    card = s.market[slot]
    net = s.coins[slot] - cost_of(s, s.wakhan, slot)
    if card == Event.PERSIAN_ARISTOCRACY:
        net += ARISTOCRACY_RUPEES
    elif is_court_card(card) and LEVERAGED[card] == 1:
        net += DEBT
    return net


def would_gain_region(s: PaxState, card: int) -> bool:
    """PP-6.8 Whether its armies and tribes would make her ruler where she is not."""
    region = REGION_OF[card]
    if ruler_of(s, region) == s.wakhan:
        return False
    army = army_place(pragmatic_loyalty(s), region)
    tribe = tribe_place(s.wakhan, region)
    imagine(s, army, ARMY_ICONS[card])
    imagine(s, tribe, TRIBE_ICONS[card])
    gained = ruler_of(s, region) == s.wakhan
    imagine(s, army, -ARMY_ICONS[card])
    imagine(s, tribe, -TRIBE_ICONS[card])
    return gained


def best_slot(s: PaxState, slots: list[int], values: list[int]) -> int:
    """PP-6.8 The greatest worth, then the lowest cost for her, then the highest number; or -1."""
    best = -1
    best_rank = (0, 0, 0)
    for slot, value in zip(slots, values, strict=True):
        rank = (value, -int(cost_of(s, s.wakhan, slot)), int(s.market[slot]))
        if best < 0 or rank > best_rank:
            best = slot
            best_rank = rank
    return best


def check_pick(s: PaxState) -> Pick:
    """PP-6.9 What she takes while a Dominance Check lies in the market."""
    slots = [
        slot for slot in range(SLOTS) if may_buy(s, s.wakhan, slot) and not is_check(s.market[slot])
    ]
    cards = [int(s.market[slot]) for slot in slots]
    dominant = dominant_coalition(s)
    if dominant < 0:
        values = [CYLINDER_ICONS[card] if is_court_card(card) else 0 for card in cards]
        if s.terms.is_on("savvy_purchasing") and len(slots) > 0 and max(values) == 0:
            values = [net_rupees(s, slot) for slot in slots]
            return Pick(best_slot(s, slots, values), Filter.CHECK_RUPEES)
        return Pick(best_slot(s, slots, values), Filter.CHECK_CYLINDERS)
    patriots = [
        slot for slot in slots if is_court_card(int(s.market[slot])) and is_patriot(s, slot)
    ]
    if patriots:
        return Pick(best_slot(s, patriots, [1] * len(patriots)), Filter.CHECK_PATRIOT)
    values = [BLOCK_ICONS[card] if is_court_card(card) else 0 for card in cards]
    return Pick(best_slot(s, slots, values), Filter.CHECK_BLOCKS)


def is_patriot(s: PaxState, slot: int) -> bool:
    """PP-6.9 Whether the court card in a slot is a patriot of the dominant coalition."""
    return PATRIOT_OF[s.market[slot]] == dominant_coalition(s)


def arrow_pick(s: PaxState) -> Pick:
    """PP-6.9 From the arrows' slot to the left, then the same in the other row."""
    column = arrow_column(s)
    side = arrow_side(s)
    for start in (side * COLUMNS, (1 - side) * COLUMNS):
        for slot in range(start + column, start - 1, -1):
            if may_buy(s, s.wakhan, slot):
                return savvy_pick(s, slot)
    return Pick(-1, Filter.ARROWS)


def savvy_pick(s: PaxState, slot: int) -> Pick:
    """PP-6.18 Savvy purchasing: a cheaper card of the same suit and at least the same rank."""
    card = s.market[slot]
    if not s.terms.is_on("savvy_purchasing") or not is_court_card(card):
        return Pick(slot, Filter.ARROWS)
    best = slot
    for other in slots_by_arrow(s):
        if is_bargain(s, other, card) and price(s, other) < price(s, best):
            best = other
    return Pick(best, Filter.ARROWS if best == slot else Filter.SAVVY)


def price(s: PaxState, slot: int) -> int:
    """PP-4.1 What a card costs Wakhan."""
    return cost_of(s, s.wakhan, slot)


def is_bargain(s: PaxState, slot: int, card: i64) -> bool:
    """PP-6.18 Whether a slot holds an affordable card as good as this one."""
    other = s.market[slot]
    return (
        may_buy(s, s.wakhan, slot)
        and is_court_card(other)
        and SUIT_OF[other] == SUIT_OF[card]
        and RANK_OF[other] >= RANK_OF[card]
    )


class Radicalize(Step[PaxState]):
    """PP-6.10 She buys a card and plays it at once, or resolves the event; one action."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "slot", "reason")

    def __init__(self, who: int, slot: int, reason: int) -> None:
        super().__init__(who)
        self.slot = slot
        self.reason = reason

    def run(self, s: PaxState) -> None:
        s.note("pax_pamir.log.wakhan_radicalizes", [s.market[self.slot], self.reason])
        card = pay_and_take(s, self.who, self.slot)
        if is_court_card(card):
            s.piles.discards.append(card)
            s.then([PlayForWakhan(self.who, card)])
        else:
            buy_event(s, self.who, card)
