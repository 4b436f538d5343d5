"""PP-6.7 Wakhan's turn: an AI card, her lines, her bonus actions."""

from typing import ClassVar

from panj.core.piles import draw, shuffle
from panj.core.state import Step
from panj.games.pax_pamir.places import spy_place
from panj.games.pax_pamir.rules.discard import discard_from_court
from panj.games.pax_pamir.rules.limits import place_unit
from panj.games.pax_pamir.rules.power import counts_as_favored, pragmatic_loyalty
from panj.games.pax_pamir.rules.wakhan.actions import (
    BATTLE_MOST_SPIES,
    WakhanUses,
    acting_card,
    can_pay,
    has_target,
)
from panj.games.pax_pamir.rules.wakhan.ambition import ambition_slot
from panj.games.pax_pamir.rules.wakhan.priority import (
    CLEANUP_PRIORITY,
    Filter,
    announced,
    by_priority,
    sift,
)
from panj.games.pax_pamir.rules.wakhan.radicalize import (
    Radicalize,
    condition_holds,
    radicalize_pick,
)
from panj.games.pax_pamir.rules.wakhan.tables import (
    AI_CARDS,
    AI_LINES,
    LINE_COUNT,
    Instruction,
    WhyInvalid,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import ACTIONS_OF, REGION_OF, Ability, Act, Region


class DrawAiCard(Step[PaxState]):
    """PP-6.7 W0: a new AI card; when the deck is empty all 24 are shuffled and one is drawn."""

    def run(self, s: PaxState) -> None:
        if s.ai.face > 0:
            s.ai.used.append(s.ai.face)
        s.ai.face = draw(s, s.ai.deck)
        if len(s.ai.deck) == 0:
            s.ai.deck = list(range(1, AI_CARDS + 1))
            s.ai.used = []
            shuffle(s, s.ai.deck)
            s.ai.face = draw(s, s.ai.deck)
            s.note("pax_pamir.log.wakhan_shuffles", [])
        s.note("pax_pamir.log.wakhan_card", [s.ai.face, pragmatic_loyalty(s)])


class WakhanBlackmails(Step[PaxState]):
    """PP-6.7 W1: Blackmail in Herat, then in Kandahar, whenever it is possible."""

    def run(self, s: PaxState) -> None:
        blackmail(s, Ability.BLACKMAIL_HERAT, Region.HERAT)
        blackmail(s, Ability.BLACKMAIL_KANDAHAR, Region.KANDAHAR)


def blackmail(s: PaxState, ability: int, region: int) -> None:
    """PP-6.7 A spy on the card of highest priority that has none."""
    if not s.players[s.wakhan].has(ability):
        return
    cards = [card for card in s.track() if REGION_OF[card] == region and s.spies_on(card) == 0]
    if cards:
        card = announced(s, by_priority(s, cards))
        place_unit(s, int(s.wakhan), spy_place(card, s.wakhan))


class WakhanActs(Step[PaxState]):
    """PP-6.7 W2: ambition first, then the lines of her card in turn, until two actions are made."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "line", "failed")

    def __init__(self, who: int, line: int, failed: int) -> None:
        super().__init__(who)
        self.line = line
        self.failed = failed

    def run(self, s: PaxState) -> None:
        if s.memory.actions_left <= 0 or self.failed == LINE_COUNT:
            return
        slot = ambition_slot(s)
        if slot >= 0:
            s.note("pax_pamir.log.wakhan_ambition", [])
            s.then(
                [Radicalize(self.who, slot, Filter.AMBITION), WakhanActs(self.who, self.line, 0)]
            )
            return
        follow_line(s, self.who, self.line, self.failed)


def follow_line(s: PaxState, who: int, line: int, failed: int) -> None:
    """PP-6.7 Try one line of the face-up card and go on with the next."""
    key = AI_LINES[s.ai.face][line]
    s.note("pax_pamir.log.wakhan_line", [line + 1, key])
    following = (line + 1) % LINE_COUNT
    action = action_of(key)
    if action >= 0:
        chosen = acting_card(s, action)
        if chosen.card > 0:
            s.note("pax_pamir.log.wakhan_acts", [chosen.card, chosen.reason])
            s.then([WakhanUses(who, chosen.card, action), WakhanActs(who, following, 0)])
            return
    else:
        pick = radicalize_pick(s, key)
        if pick.slot >= 0:
            s.then([Radicalize(who, pick.slot, pick.reason), WakhanActs(who, following, 0)])
            return
    s.note("pax_pamir.log.wakhan_invalid", [line + 1, failure_of(s, key)])
    s.then([WakhanActs(who, following, failed + 1)])


def failure_of(s: PaxState, key: int) -> int:
    """PP-6.7 Why a line of her card is invalid, for the log."""
    action = action_of(key)
    if action < 0:
        return WhyInvalid.NO_CARD if condition_holds(s, key) else WhyInvalid.CONDITION
    return WhyInvalid.NO_ACTOR if has_target(s, action) else WhyInvalid.NO_TARGET


def action_of(key: int) -> int:
    """PP-6.7 The card-based action of a line, or -1 for a radicalize."""
    if key == Instruction.TAX:
        return Act.TAX
    if key == Instruction.BUILD:
        return Act.BUILD
    if key == Instruction.MOVE:
        return Act.MOVE
    if key == Instruction.BETRAY:
        return Act.BETRAY
    if key == Instruction.BATTLE:
        return Act.BATTLE
    return BATTLE_MOST_SPIES if key == Instruction.BATTLE_MOST_SPIES else -1


class WakhanBonus(Step[PaxState]):
    """PP-6.12 W3: one bonus action after the other, each time from the left, while one is left."""

    def run(self, s: PaxState) -> None:
        use = next_bonus(s)
        if use is not None:
            s.note("pax_pamir.log.wakhan_bonus", [use.card])
            s.then([use, self])


def next_bonus(s: PaxState) -> WakhanUses | None:
    """PP-6.12 The leftmost possible action of her leftmost card that is unused and favored."""
    who = int(s.wakhan)
    for card in s.players[who].court:
        if s.is_used(card) or not counts_as_favored(s, who, card):
            continue
        for action in ACTIONS_OF[card]:
            if can_pay(s, card, action) and has_target(s, action):
                return WakhanUses(who, card, action)
    return None


def trim_court(s: PaxState) -> None:
    """PP-6.13 She discards one card over her limit, by the filters of her cleanup."""
    card = announced(s, sift(s, s.players[s.wakhan].court, CLEANUP_PRIORITY))
    discard_from_court(s, int(s.wakhan), card)
