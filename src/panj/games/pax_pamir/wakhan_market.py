"""PP-6.7 to PP-6.9 Which card Wakhan buys, and why."""

from mypy_extensions import i64, u8

from panj.games.pax_pamir.ai_tables import Line
from panj.games.pax_pamir.dominance import award, is_final_if_taken, leads
from panj.games.pax_pamir.events import ARISTOCRACY_RUPEES
from panj.games.pax_pamir.market import check_slot, cost_of, has_check, may_buy
from panj.games.pax_pamir.places import army_place, tribe_place
from panj.games.pax_pamir.power import (
    dominant_coalition,
    pragmatic_loyalty,
    ruler_of,
    spies_in_play,
)
from panj.games.pax_pamir.priority import Filter, arrow_column, arrow_side
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    ACTION_SET,
    ARMY_ICONS,
    BLOCK_ICONS,
    COLUMNS,
    CYLINDER_ICONS,
    DEBT,
    LEVERAGED,
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


# Ambition


def ambition_slot(s: PaxState) -> int:
    """PP-6.7 The Dominance Check that she buys because it pays, or -1."""
    slot = check_slot(s)
    if slot < 0 or not may_buy(s, s.wakhan, slot):
        return -1
    points = award(s, dominant_coalition(s), is_final_if_taken(s, 1))
    rivals = [points[seat] for seat in range(s.wakhan)]
    if points[s.wakhan] > max(rivals):
        return slot
    if s.terms.choice("wakhan_edition") == "second" and would_win(s, points):
        return slot
    return -1


def would_win(s: PaxState, points: list[int]) -> bool:
    """PP-6.17 Whether a check with these points ends the game with her in first place."""
    totals = [int(s.players[seat].score) + points[seat] for seat in range(s.seats)]
    if not leads(totals) and not is_final_if_taken(s, 1):
        return False
    standing = [
        (totals[seat], int(s.players[seat].stars(Suit.MILITARY)), int(s.players[seat].rupees))
        for seat in range(s.seats)
    ]
    return all(standing[s.wakhan] > standing[seat] for seat in range(s.wakhan))


# Radicalize


def radicalize_pick(s: PaxState, line: int) -> Pick:
    """PP-6.8, PP-6.9 The card that a radicalize line takes."""
    if line != Line.RADICALIZE:
        if not condition_holds(s, line):
            return Pick(-1, Filter.LINE)
        if not has_check(s) or s.terms.choice("wakhan_edition") == "second":
            return instructed_pick(s, line)
    return check_pick(s) if has_check(s) else arrow_pick(s)


def condition_holds(s: PaxState, line: int) -> bool:
    """PP-6.8 Whether the condition of an instruction is met."""
    player = s.players[s.wakhan]
    if line == Line.MILITARY_IF_FAVORED:
        return s.favored == Suit.MILITARY
    if line == Line.ECONOMIC_IF_POLITICAL:
        return s.favored == Suit.POLITICAL
    if line == Line.MOST_RUPEES_IF_POOR:
        return player.rupees <= 1
    if line == Line.MOST_CYLINDERS:
        return dominant_coalition(s) < 0
    if line == Line.MOVE_CARD_IF_NONE:
        return not any(ACTION_SET[card] & (1 << Act.MOVE) for card in player.court)
    if line == Line.PATRIOT_IF_DOMINANCE:
        return dominant_coalition(s) >= 0
    if line == Line.POLITICAL_IF_COURT_FULL:
        return len(player.court) >= player.court_limit()
    if line == Line.INTELLIGENCE_IF_FEWER_SPIES:
        mine = spies_in_play(s, s.wakhan)
        return any(spies_in_play(s, seat) > mine for seat in range(s.wakhan))
    return True


def instructed_pick(s: PaxState, line: int) -> Pick:
    """PP-6.8 The card that fits an instruction best."""
    slots: list[int] = []
    worths: list[int] = []
    for slot in range(SLOTS):
        if may_buy(s, s.wakhan, slot):
            worth = worth_for(s, line, slot)
            if worth > 0:
                slots.append(slot)
                worths.append(worth)
    return Pick(best_slot(s, slots, worths), Filter.LINE)


def worth_for(s: PaxState, line: int, slot: int) -> int:
    """PP-6.8 How well a card fits an instruction; 0 if it does not."""
    card = int(s.market[slot])
    if line == Line.MOST_RUPEES_IF_POOR:
        return 0 if is_check(card) else net_rupees(s, slot)
    if not is_court_card(card):
        return 0
    if line == Line.GAIN_REGION:
        return 1 if would_gain_region(s, card) else 0
    if line == Line.MOST_BLOCKS:
        return BLOCK_ICONS[card]
    if line == Line.MOST_CYLINDERS:
        return CYLINDER_ICONS[card]
    if line == Line.MOVE_CARD_IF_NONE:
        return 1 if ACTION_SET[card] & (1 << Act.MOVE) != 0 else 0
    if line == Line.PATRIOT_IF_DOMINANCE:
        return 1 if PATRIOT_OF[card] == dominant_coalition(s) else 0
    if SUIT_OF[card] != suit_wanted(line):
        return 0
    return 1 if line == Line.ANY_INTELLIGENCE else RANK_OF[card]


def suit_wanted(line: int) -> int:
    """PP-6.8 The suit that an instruction looks for."""
    if line == Line.MILITARY_IF_FAVORED:
        return Suit.MILITARY
    if line == Line.ECONOMIC_IF_POLITICAL:
        return Suit.ECONOMIC
    if line == Line.BEST_POLITICAL or line == Line.POLITICAL_IF_COURT_FULL:
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
    add_pieces(s, army, ARMY_ICONS[card])
    add_pieces(s, tribe, TRIBE_ICONS[card])
    gained = ruler_of(s, region) == s.wakhan
    add_pieces(s, army, -ARMY_ICONS[card])
    add_pieces(s, tribe, -TRIBE_ICONS[card])
    return gained


def add_pieces(s: PaxState, place: i64, count: i64) -> None:
    """PP-6.8 Imagine pieces on a place for a moment; supplies stay as they are."""
    s.board[place] = u8(i64(s.board[place]) + count)


def best_slot(s: PaxState, slots: list[int], worths: list[int]) -> int:
    """PP-6.8 The greatest worth, then the lowest cost for her, then the highest number; or -1."""
    best = -1
    best_rank = (0, 0, 0)
    for slot, worth in zip(slots, worths, strict=True):
        rank = (worth, -int(cost_of(s, s.wakhan, slot)), int(s.market[slot]))
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
        worths = [CYLINDER_ICONS[card] if is_court_card(card) else 0 for card in cards]
        if s.terms.is_on("savvy_purchasing") and len(slots) > 0 and max(worths) == 0:
            worths = [net_rupees(s, slot) for slot in slots]
            return Pick(best_slot(s, slots, worths), Filter.CHECK_RUPEES)
        return Pick(best_slot(s, slots, worths), Filter.CHECK_CYLINDERS)
    patriots = [
        slot for slot in slots if is_court_card(int(s.market[slot])) and is_patriot(s, slot)
    ]
    if patriots:
        return Pick(best_slot(s, patriots, [1] * len(patriots)), Filter.CHECK_PATRIOT)
    worths = [BLOCK_ICONS[card] if is_court_card(card) else 0 for card in cards]
    return Pick(best_slot(s, slots, worths), Filter.CHECK_BLOCKS)


def is_patriot(s: PaxState, slot: int) -> bool:
    """PP-6.9 Whether the court card in a slot is a patriot of the dominant coalition."""
    return PATRIOT_OF[s.market[slot]] == dominant_coalition(s)


def arrow_pick(s: PaxState) -> Pick:
    """PP-6.9 From the arrows' slot to the left, then the same in the other row."""
    column = arrow_column(s)
    side = arrow_side(s)
    for row in (side, 1 - side):
        for c in range(column, -1, -1):
            if may_buy(s, s.wakhan, row * COLUMNS + c):
                return savvy_pick(s, row * COLUMNS + c)
    return Pick(-1, Filter.ARROWS)


def savvy_pick(s: PaxState, slot: int) -> Pick:
    """PP-6.18 Savvy purchasing: a cheaper card of the same suit and at least the same rank."""
    card = s.market[slot]
    if not s.terms.is_on("savvy_purchasing") or not is_court_card(card):
        return Pick(slot, Filter.ARROWS)
    side = arrow_side(s)
    best = slot
    for column in range(COLUMNS):
        for row in (side, 1 - side):
            other = row * COLUMNS + column
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
