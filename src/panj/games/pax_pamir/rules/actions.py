"""PP-4.5, PP-3.36 Card-based actions: which are possible, and how one begins."""

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.pax_pamir.moves import USE
from panj.games.pax_pamir.rules.battle import ChooseBattle, battle_sites
from panj.games.pax_pamir.rules.betray import Betray, can_betray, pay_for_betrayal
from panj.games.pax_pamir.rules.bribes import action_holder, may_attempt
from panj.games.pax_pamir.rules.build import Build, can_build
from panj.games.pax_pamir.rules.gift import Give, can_give
from panj.games.pax_pamir.rules.move import MovePiece, can_move
from panj.games.pax_pamir.rules.power import counts_as_favored
from panj.games.pax_pamir.rules.steps import CardAction
from panj.games.pax_pamir.rules.tax import Tax, can_tax
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import ACTION_SET, RANK_OF, Act


def is_possible(s: PaxState, who: i64, action: i64) -> bool:
    """PP-3.36 Whether an action would have any effect, bribes apart."""
    if action == Act.TAX:
        return can_tax(s, who)
    if action == Act.GIFT:
        return can_give(s, who)
    if action == Act.BUILD:
        return can_build(s, who)
    if action == Act.MOVE:
        return can_move(s, who)
    if action == Act.BETRAY:
        return can_betray(s, who)
    return len(battle_sites(s, who)) > 0


def possible_actions(s: PaxState, who: i64, wanted: i64) -> i64:
    """PP-3.36 Those of the wanted actions that are possible now, as a bit set."""
    found: i64 = 0
    for action in range(i64(Act.COUNT)):
        if wanted & (1 << action) != 0 and is_possible(s, who, action):
            found = found | (1 << action)
    return found


def may_act(s: PaxState, who: int, card: int) -> bool:
    """PP-3.34, PP-3.35 Whether a court card can still be used this turn."""
    if s.memory.actions_left <= 0 and not counts_as_favored(s, who, card):
        return False
    return not s.is_used(card)


def usable_actions(s: PaxState, who: int) -> list[Move]:
    """PP-3.13 Every unused court card with every legal action that it shows."""
    cards = [card for card in s.players[who].court if may_act(s, who, card)]
    wanted: i64 = 0
    for card in cards:
        wanted = wanted | ACTION_SET[card]
    possible = possible_actions(s, who, wanted)
    found: list[Move] = []
    if possible == 0:
        return found
    for card in cards:
        shown = ACTION_SET[card] & possible
        if shown == 0:
            continue
        holder = action_holder(s, who, card)
        for action in range(i64(Act.COUNT)):
            if shown & (1 << action) == 0:
                continue
            if holder < 0 or may_attempt(s, who, holder, card, action):
                found.append(USE[card * Act.COUNT + action])
    return found


def begin_use(s: PaxState, who: int, card: int) -> None:
    """PP-4.5.5 The card is used; without favor it costs one of the two actions."""
    s.memory.attempts = []
    s.memory.used.append(card)
    if not counts_as_favored(s, who, card):
        s.memory.actions_left -= 1


class UseCard(CardAction):
    """PP-4.5.5 The bribe is settled: the card acts."""

    def run(self, s: PaxState) -> None:
        begin_use(s, self.who, self.card)
        s.note("pax_pamir.log.used", [self.who, self.card, self.action])
        rank = int(RANK_OF[self.card])
        if self.action == Act.TAX:
            s.then([Tax(self.who, rank, False)])
        elif self.action == Act.GIFT:
            s.then([Give(self.who)])
        elif self.action == Act.BUILD:
            s.then([Build(self.who, 0)])
        elif self.action == Act.MOVE:
            s.then([MovePiece(self.who, rank, False)])
        elif self.action == Act.BETRAY:
            pay_for_betrayal(s, self.who)
            s.then([Betray(self.who)])
        else:
            s.then([ChooseBattle(self.who, self.card)])
