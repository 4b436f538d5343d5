"""PP-3 The flow of a turn: Blackmail, actions, cleanup; and the choice of an action."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Step
from panj.games.pax_pamir.moves import BUY, END_TURN, PLAY, Do, End
from panj.games.pax_pamir.rules.actions import UseCard, usable_actions
from panj.games.pax_pamir.rules.agreement import CountIdle
from panj.games.pax_pamir.rules.blackmail import OfferBlackmail
from panj.games.pax_pamir.rules.bribes import (
    ChooseAction,
    action_holder,
    ask_bribe,
    may_attempt,
    play_holder,
)
from panj.games.pax_pamir.rules.cleanup import CourtLimit, DiscardEvent, HandLimit, RefillMarket
from panj.games.pax_pamir.rules.dominance import Ending, end_game
from panj.games.pax_pamir.rules.market import may_buy
from panj.games.pax_pamir.rules.play import FinishPlay
from panj.games.pax_pamir.rules.purchase import buy
from panj.games.pax_pamir.rules.wakhan.turn import (
    DrawAiCard,
    WakhanActs,
    WakhanBlackmails,
    WakhanBonus,
)
from panj.games.pax_pamir.showing.turn_previews import action_preview, is_big
from panj.games.pax_pamir.showing.turn_reasons import blocked_things
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import COLUMNS, MOST_TURNS, SLOTS, Act
from panj.games.pax_pamir.turn_memory import new_memory


class Turn(Step[PaxState]):
    """PP-0.3, PP-3.11 A turn: clear its memory, act, clean up; then the next seat."""

    def run(self, s: PaxState) -> None:
        who = self.who
        if s.turn >= MOST_TURNS:
            end_game(s, Ending.TURN_LIMIT)
            return
        begin_turn(s, who)
        s.then(
            [
                CourtLimit(who),
                HandLimit(who),
                DiscardEvent(who, 0),
                DiscardEvent(who, COLUMNS),
                RefillMarket(who),
                CountIdle(who),
                Turn(s.after[who]),
            ]
        )
        if who == s.wakhan:
            s.then(
                [DrawAiCard(who), WakhanBlackmails(who), WakhanActs(who, 0, 0), WakhanBonus(who)]
            )
        else:
            s.then([OfferBlackmail(who), TakeActions(who)])


def begin_turn(s: PaxState, who: int) -> None:
    """PP-3.2 The memory of the turn is cleared."""
    s.turn += 1
    s.round = (s.turn - 1) // s.seats + 1
    s.memory = new_memory(who)
    s.note("pax_pamir.log.turn", [who])


class TakeActions(ChooseAction):
    """PP-3.13 Purchase, play, use a card of the court, or end the turn."""

    RULE: ClassVar[str] = "PP-3.13"

    def moves(self, s: PaxState) -> list[Move]:
        found: list[Move] = []
        who: i64 = self.who
        if s.memory.actions_left > 0:
            for slot in range(i64(SLOTS)):
                if may_buy(s, who, slot):
                    found.append(BUY[s.market[slot]])
            add_plays(s, who, found)
        found += usable_actions(s, self.who)
        found.append(END_TURN)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.END_TURN:
            s.note("pax_pamir.log.end_turn", [self.who])
            return
        s.then([self])
        if move.kind == Do.BUY:
            buy(s, self.who, s.slot_of(move.a))
        elif move.kind == Do.PLAY:
            start_play(s, self.who, move.a, move.b)
        else:
            start_use(s, self.who, move.a, move.b)

    def prompt(self, s: PaxState) -> Message:
        if s.memory.actions_left > 0:
            return Message("pax_pamir.prompt.act", [s.memory.actions_left])
        has_bonus = len(usable_actions(s, self.who)) > 0
        return Message(f"pax_pamir.prompt.{'act_bonus' if has_bonus else 'act_done'}", [])

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        return action_preview(s, self.who, move)

    def is_final(self, s: PaxState, move: Move) -> bool:
        return is_big(s, self.who, move)

    def blocked(self, s: PaxState) -> list[Blocked]:
        return blocked_things(s, self.who)


def add_plays(s: PaxState, who: i64, found: list[Move]) -> None:
    """PP-3.13, PP-9.R41 Each hand card at each end; an empty court has one end only."""
    player = s.players[who]
    one_end = len(player.court) == 0
    for card in player.hand:
        holder = play_holder(s, who, card)
        if holder < 0 or may_attempt(s, who, holder, card, Act.PLAY):
            if not one_end:
                found.append(PLAY[card * End.COUNT + End.LEFT])
            found.append(PLAY[card * End.COUNT + End.RIGHT])


def start_play(s: PaxState, who: int, card: int, end: int) -> None:
    """PP-4.2 The card is revealed; a bribe may be due before it enters the court."""
    s.then([FinishPlay(who, card, end)])
    holder = int(play_holder(s, who, card))
    if holder >= 0:
        if card not in s.piles.shown:
            s.piles.shown.append(card)
        s.note("pax_pamir.log.revealed", [who, card])
        s.then([ask_bribe(s, who, holder, card, Act.PLAY)])


def start_use(s: PaxState, who: int, card: int, action: int) -> None:
    """PP-4.5 A hostage's holder is bribed before the card acts."""
    s.then([UseCard(who, card, action)])
    holder = int(action_holder(s, who, card))
    if holder >= 0:
        s.then([ask_bribe(s, who, holder, card, action)])
