"""PP-4.20 Events: their discard sides, their purchase sides, and the choices they ask for."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.piles import shuffle
from panj.core.state import Blocked, Decision, Step
from panj.core.things import SEAT
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.places import army_place, tribe_place
from panj.games.pax_pamir.rules.discard import LoseHandCard, after_losing_tribe, discard_prizes
from panj.games.pax_pamir.rules.dominance import DominanceCheck
from panj.games.pax_pamir.rules.placing import remove_all
from panj.games.pax_pamir.rules.play import set_favored
from panj.games.pax_pamir.rules.wakhan.play import PlayForWakhan
from panj.games.pax_pamir.rules.wakhan.priority import arrow_player, region_order
from panj.games.pax_pamir.showing.previews import riot_preview
from panj.games.pax_pamir.showing.reasons import cards_but, reason
from panj.games.pax_pamir.state import EVERYBODY, PaxState
from panj.games.pax_pamir.tables import (
    Coalition,
    Effect,
    Event,
    Region,
    Suit,
    is_check,
)

ARISTOCRACY_RUPEES: Final = 3


def keep_event(s: PaxState, card: int, holder: int, effect: i64) -> None:
    """PP-4.20.1 An effect persists until the next Dominance Check has been resolved."""
    s.piles.discards.remove(card)
    s.events.cards.append(card)
    s.events.holders.append(holder)
    if holder == EVERYBODY:
        s.events.effects = s.events.effects | effect
    else:
        s.players[holder].effects = s.players[holder].effects | effect


# Discard sides


def discard_event(s: PaxState, who: int, card: int) -> None:
    """PP-3.40 The discard side of an event that left the market in cleanup."""
    s.piles.discards.append(card)
    s.note("pax_pamir.log.event_discarded", [card])
    if is_check(card):
        s.then([DominanceCheck(who)])
    elif card == Event.NEW_TACTICS:
        set_favored(s, Suit.MILITARY)
    elif card == Event.KOH_I_NOOR:
        keep_event(s, card, EVERYBODY, Effect.EMBARRASSMENT_OF_RICHES)
    elif card == Event.COURTLY_MANNERS:
        keep_event(s, card, EVERYBODY, Effect.DISREGARD_FOR_CUSTOMS)
    elif card == Event.RUMOR:
        for seat in s.from_seat(who):
            discard_prizes(s, seat)
    elif card == Event.OTHER_METHODS:
        s.then([LoseConfidence(seat) for seat in s.from_seat(who)])
    elif card == Event.PASHTUNWALI:
        set_favored(s, Suit.INTELLIGENCE)
    elif card == Event.REBUKE:
        set_favored(s, Suit.POLITICAL)
    else:
        riot(s, who, card)


RIOTS: Final = {
    Event.CONFLICT_FATIGUE: Region.PUNJAB,
    Event.NATIONALISM: Region.HERAT,
    Event.NATION_BUILDING: Region.KABUL,
    Event.PERSIAN_ARISTOCRACY: Region.PERSIA,
}


def riot(s: PaxState, who: int, card: int) -> None:
    """PP-4.20.2 Riots in the region of the card; Public Withdrawal does nothing."""
    if card in RIOTS:
        clear_region(s, who, RIOTS[card])


def clear_region(s: PaxState, who: int, region: int) -> None:
    """PP-4.20.2 All tribes and armies of a region go; then overthrow in turn order."""
    s.note("pax_pamir.log.cleared", [region])
    for coalition in range(Coalition.COUNT):
        remove_all(s, army_place(coalition, region))
    seats = s.from_seat(who)
    losers = [seat for seat in seats if s.tribes(seat, region) > 0]
    for seat in losers:
        remove_all(s, tribe_place(seat, region))
    losers.reverse()
    for seat in losers:
        after_losing_tribe(s, seat, region)


class LoseConfidence(Step[PaxState]):
    """PP-3.26 Whoever has a hand card discards one."""

    def run(self, s: PaxState) -> None:
        if len(s.players[self.who].hand) > 0:
            s.then([ConfidenceFailure(self.who)])


class ConfidenceFailure(LoseHandCard):
    """PP-3.26 One hand card is discarded."""

    RULE: ClassVar[str] = "PP-3.26"

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.confidence_failure", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return cards_but(s, [], "only_hand", "PP-3.26")


# Purchase sides


def buy_event(s: PaxState, who: int, card: int) -> None:
    """PP-4.20 The purchase side of an event."""
    s.piles.discards.append(card)
    if is_check(card):
        s.then([DominanceCheck(who)])
    elif card == Event.NEW_TACTICS:
        keep_event(s, card, who, Effect.NEW_TACTICS)
    elif card == Event.KOH_I_NOOR:
        keep_event(s, card, who, Effect.KOH_I_NOOR)
    elif card == Event.COURTLY_MANNERS:
        keep_event(s, card, who, Effect.COURTLY_MANNERS)
    elif card == Event.CONFLICT_FATIGUE:
        keep_event(s, card, EVERYBODY, Effect.CONFLICT_FATIGUE)
    elif card == Event.NATIONALISM:
        keep_event(s, card, who, Effect.NATIONALISM)
    elif card == Event.NATION_BUILDING:
        keep_event(s, card, who, Effect.NATION_BUILDING)
    elif card == Event.PERSIAN_ARISTOCRACY:
        s.players[who].rupees += ARISTOCRACY_RUPEES
        s.note("pax_pamir.log.aristocracy", [who, ARISTOCRACY_RUPEES])
    elif who == s.wakhan:
        choose_for_wakhan(s, card)
    else:
        ask_buyer(s, who, card)


def ask_buyer(s: PaxState, who: int, card: int) -> None:
    """PP-3.25 The events that ask their buyer for something."""
    if card == Event.RUMOR:
        s.then([NameRumor(who)])
    elif card == Event.OTHER_METHODS:
        s.then([SwapHands(who)])
    elif card == Event.PASHTUNWALI:
        s.then([ChooseFavored(who)])
    else:
        s.then([ChooseRebuke(who)])


def choose_for_wakhan(s: PaxState, card: int) -> None:
    """PP-6.14 What Wakhan names when she buys such an event."""
    if card == Event.RUMOR:
        spread_rumor(s, int(s.wakhan), arrow_player(s))
    elif card == Event.OTHER_METHODS:
        swap_hands(s, int(s.wakhan), arrow_player(s))
    elif card == Event.PASHTUNWALI:
        freeze_favored(s, int(s.wakhan), int(s.favored))
    else:
        for region in region_order(s):
            if is_inhabited(s, region):
                rebuke(s, int(s.wakhan), region)
                return


def is_inhabited(s: PaxState, region: int) -> bool:
    """PP-6.14 Whether a region holds a tribe or an army."""
    tribes = any(s.tribes(seat, region) > 0 for seat in range(s.seats))
    return tribes or any(s.at(army_place(c, region)) > 0 for c in range(Coalition.COUNT))


def spread_rumor(s: PaxState, who: int, target: int) -> None:
    """PP-4.20.4 The named player's patriots give no influence."""
    keep_event(s, Event.RUMOR, target, Effect.RUMOR)
    s.note("pax_pamir.log.rumor", [who, target])


def swap_hands(s: PaxState, who: int, other: int) -> None:
    """PP-4.20.5 Two players swap their whole hands; Wakhan plays what she receives."""
    mine = s.players[who]
    theirs = s.players[other]
    mine.hand, theirs.hand = theirs.hand, mine.hand
    s.note("pax_pamir.log.swapped", [who, other])
    if s.wakhan >= 0 and len(s.players[s.wakhan].hand) > 0:
        received = s.players[s.wakhan].hand
        s.players[s.wakhan].hand = []
        s.piles.shown = [card for card in s.piles.shown if card not in received]
        shuffle(s, received)
        s.reveal()
        s.piles.discards += received  # each card waits there until its turn has come
        s.then([PlayForWakhan(int(s.wakhan), card) for card in received])


def freeze_favored(s: PaxState, who: int, suit: int) -> None:
    """PP-4.20.3 The buyer sets the favored suit; then it is frozen."""
    set_favored(s, suit)
    keep_event(s, Event.PASHTUNWALI, EVERYBODY, Effect.PASHTUNWALI_VALUES)


def rebuke(s: PaxState, who: int, region: int) -> None:
    """PP-4.20.2 The buyer clears a region."""
    s.note("pax_pamir.log.rebuked", [who, region])
    clear_region(s, who, region)


class NameRumor(Decision[PaxState]):
    """PP-3.25 The buyer of Rumor names any player."""

    RULE: ClassVar[str] = "PP-4.20"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.NAME, seat) for seat in range(s.seats)]

    def choose(self, s: PaxState, move: Move) -> None:
        spread_rumor(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.rumor", [])


class SwapHands(Decision[PaxState]):
    """PP-3.25 The buyer of Other Persuasive Methods names another player."""

    RULE: ClassVar[str] = "PP-4.20"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.NAME, seat) for seat in range(s.seats) if seat != self.who]

    def choose(self, s: PaxState, move: Move) -> None:
        swap_hands(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.swap_hands", [])

    def blocked(self, s: PaxState) -> list[Blocked]:
        return [reason(SEAT.ident(self.who), "another", [], "PP-4.20")]


class ChooseFavored(Decision[PaxState]):
    """PP-3.25 The buyer of Pashtunwali Values sets the favored suit."""

    RULE: ClassVar[str] = "PP-4.20"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.FAVOR, suit) for suit in range(Suit.COUNT)]

    def choose(self, s: PaxState, move: Move) -> None:
        freeze_favored(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.choose_favored", [])


class ChooseRebuke(Decision[PaxState]):
    """PP-3.25 The buyer of Rebuke names a region."""

    RULE: ClassVar[str] = "PP-4.20"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.REBUKE, region) for region in range(Region.COUNT)]

    def choose(self, s: PaxState, move: Move) -> None:
        rebuke(s, self.who, move.a)

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.rebuke", [])

    def preview(self, s: PaxState, move: Move) -> list[Message]:
        return riot_preview(s, move.a)
