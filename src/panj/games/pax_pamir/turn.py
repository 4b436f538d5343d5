"""PP-3 The flow of a turn: Blackmail, actions, cleanup, refill."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.pax_pamir.actions import UseCard, usable_actions
from panj.games.pax_pamir.agreement import CountIdle
from panj.games.pax_pamir.blocked import blocked_things
from panj.games.pax_pamir.bribes import (
    ChooseAction,
    action_holder,
    ask_bribe,
    may_attempt,
    play_holder,
)
from panj.games.pax_pamir.discard import discard_from_court, discard_from_hand
from panj.games.pax_pamir.dominance import Ending, InstabilityCheck, end_game
from panj.games.pax_pamir.events import discard_event
from panj.games.pax_pamir.limits import can_place, place_unit
from panj.games.pax_pamir.market import draw_cards, may_buy, shift_rows, take_from_market
from panj.games.pax_pamir.moves import BUY, CARD, DECLINE, DISCARD, END_TURN, PLAY, USE, Do, End
from panj.games.pax_pamir.places import spy_place
from panj.games.pax_pamir.play import FinishPlay
from panj.games.pax_pamir.previews import loss_preview
from panj.games.pax_pamir.purchase import buy
from panj.games.pax_pamir.reasons import cards_but, reason
from panj.games.pax_pamir.records import Memory
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    COLUMNS,
    COURT_CARDS,
    MOST_TURNS,
    REGION_OF,
    SLOTS,
    START_ACTIONS,
    Ability,
    Act,
    Region,
)
from panj.games.pax_pamir.turn_previews import action_preview, is_big
from panj.games.pax_pamir.wakhan import (
    DrawAiCard,
    WakhanActs,
    WakhanBlackmails,
    WakhanBonus,
    trim_court,
)


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


def new_memory(who: int) -> Memory:
    """PP-3.2 What a turn remembers at its start."""
    return Memory(who, START_ACTIONS, [], 0, [], 0, [], 0)


def begin_turn(s: PaxState, who: int) -> None:
    """PP-3.2 The memory of the turn is cleared."""
    s.turn += 1
    s.round = (s.turn - 1) // s.seats + 1
    s.memory = new_memory(who)
    s.note("pax_pamir.log.turn", [who])


# Blackmail


def blackmail_targets(s: PaxState, who: int) -> list[int]:
    """PP-3.12 Court cards without any spy, of regions whose Blackmail is owned and unused."""
    open_abilities = s.players[who].abilities & ~s.memory.blackmailed
    herat = open_abilities & Ability.BLACKMAIL_HERAT != 0
    kandahar = open_abilities & Ability.BLACKMAIL_KANDAHAR != 0
    if not (herat or kandahar) or not can_place(s, spy_place(0, who)):
        return []
    return [
        card
        for card in s.track()
        if (herat and REGION_OF[card] == Region.HERAT)
        or (kandahar and REGION_OF[card] == Region.KANDAHAR)
        if s.spies_on(card) == 0
    ]


class OfferBlackmail(Step[PaxState]):
    """PP-3.11 As long as an unused Blackmail has a legal target, ask."""

    def run(self, s: PaxState) -> None:
        if len(blackmail_targets(s, self.who)) > 0:
            s.then([Blackmail(self.who)])


class Blackmail(Decision[PaxState]):
    """PP-3.12 Place a spy on a card without spies, or decline all that remain."""

    RULE: ClassVar[str] = "PP-3.12"

    def moves(self, s: PaxState) -> list[Move]:
        found = [Move(Do.BLACKMAIL, card) for card in blackmail_targets(s, self.who)]
        found.append(DECLINE)
        return found

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.DECLINE:
            return
        herat = REGION_OF[move.a] == Region.HERAT
        used = Ability.BLACKMAIL_HERAT if herat else Ability.BLACKMAIL_KANDAHAR
        s.memory.blackmailed = s.memory.blackmailed | used
        s.then([OfferBlackmail(self.who)])
        place_unit(s, self.who, spy_place(move.a, self.who))

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.blackmail", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        legal = blackmail_targets(s, self.who)
        carrying = [card for card in s.track() if s.spies_on(card) > 0]
        found = [reason(CARD.ident(card), "has_spy", [], "PP-3.12") for card in carrying]
        return found + cards_but(s, legal + carrying, "no_blackmail", "PP-3.12")


# Actions


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
        for each in usable_actions(s, self.who):
            found.append(USE[each])
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
        return Message("pax_pamir.prompt.act", [s.memory.actions_left])

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
                found.append(PLAY[card * 2 + End.LEFT])
            found.append(PLAY[card * 2 + End.RIGHT])


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


# Cleanup


class CourtLimit(Step[PaxState]):
    """PP-3.27 While the court is over its limit, discard one card; the limit is recomputed."""

    def run(self, s: PaxState) -> None:
        player = s.players[self.who]
        if len(player.court) > player.court_limit():
            s.then([self])
            if self.who == s.wakhan:
                trim_court(s)
            else:
                s.then([DiscardCourt(self.who)])


class DiscardCourt(Decision[PaxState]):
    """PP-3.27 One court card."""

    RULE: ClassVar[str] = "PP-3.27"

    def moves(self, s: PaxState) -> list[Move]:
        return [DISCARD[card] for card in s.players[self.who].court]

    def choose(self, s: PaxState, move: Move) -> None:
        discard_from_court(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        player = s.players[self.who]
        return Message("pax_pamir.prompt.court_limit", [len(player.court), player.court_limit()])

    def blocked(self, s: PaxState) -> list[Blocked]:
        hand = s.players[self.who].hand
        return [reason(CARD.ident(card), "only_court", [], "PP-3.27") for card in hand]

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        return loss_preview(s, self.who, move.a)


class HandLimit(Step[PaxState]):
    """PP-3.28 While the hand is over its limit, discard one card."""

    def run(self, s: PaxState) -> None:
        player = s.players[self.who]
        if len(player.hand) > player.hand_limit():
            s.then([DiscardHand(self.who), self])


class DiscardHand(Decision[PaxState]):
    """PP-3.28 One hand card."""

    RULE: ClassVar[str] = "PP-3.28"

    def moves(self, s: PaxState) -> list[Move]:
        return [DISCARD[card] for card in s.players[self.who].hand]

    def choose(self, s: PaxState, move: Move) -> None:
        discard_from_hand(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        player = s.players[self.who]
        return Message("pax_pamir.prompt.hand_limit", [len(player.hand), player.hand_limit()])

    def blocked(self, s: PaxState) -> list[Blocked]:
        court = s.players[self.who].court
        return [reason(CARD.ident(card), "only_hand", [], "PP-3.28") for card in court]


class DiscardEvent(Step[PaxState]):
    """PP-3.29, PP-3.40 An event in column 0 is removed and its discard side resolved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "slot")

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(who)
        self.slot = slot

    def run(self, s: PaxState) -> None:
        if s.market[self.slot] > COURT_CARDS:
            discard_event(s, self.who, take_from_market(s, self.slot))


class RefillMarket(Step[PaxState]):
    """PP-3.30, PP-3.41 to PP-3.43 Shift, draw; a second Dominance Check is instability."""

    def run(self, s: PaxState) -> None:
        shift_rows(s)
        if not draw_cards(s):
            s.then([InstabilityCheck(self.who), self])
