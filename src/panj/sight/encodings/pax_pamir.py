"""Pax Pamir as numbers: all but the decks and, by option, the other hands (PP-7)."""

from typing import Final

from mypy_extensions import i16, i64

from panj.core.state import State
from panj.core.terms import Terms
from panj.games.pax_pamir.agreement import AgreeToEnd
from panj.games.pax_pamir.ai_tables import AI_BOTTOM_LABEL, AI_COLUMNS, AI_TOP_LABEL
from panj.games.pax_pamir.battle import ChooseBattle, Fight, SafeHouse
from panj.games.pax_pamir.battle_reasons import FIRST_CARD
from panj.games.pax_pamir.betray import AcceptPrize, Betray
from panj.games.pax_pamir.bribes import AnswerBribe, Bribe, CounterBribe, OfferBribe
from panj.games.pax_pamir.build import Build, BuildFree
from panj.games.pax_pamir.discard import DiscardOrder, PayDebt
from panj.games.pax_pamir.events import (
    ChooseFavored,
    ChooseRebuke,
    ConfidenceFailure,
    NameRumor,
    SwapHands,
)
from panj.games.pax_pamir.gift import Give
from panj.games.pax_pamir.limits import SelectPiece
from panj.games.pax_pamir.market import checks_left, cost_of
from panj.games.pax_pamir.move import MovePiece, SneakOn
from panj.games.pax_pamir.places import (
    ARMIES,
    GIFTS,
    ROADS,
    SPIES,
    TRIBES,
    is_block,
    owner_at,
    spot_at,
)
from panj.games.pax_pamir.play import PlaceRoad, PlaceSpy, ResolveIcons
from panj.games.pax_pamir.power import dominant_coalition, influence_of, loyalty_of, ruler_of
from panj.games.pax_pamir.setup import ChooseLoyalty
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    ACTIONS,
    AI_CARDS,
    BLOCKS,
    BORDER_COUNT,
    CARDS,
    COLUMNS,
    COURT_CARDS,
    CYLINDERS,
    GIFT_SPACES,
    SLOTS,
    Act,
    Coalition,
    Event,
    Region,
    Suit,
)
from panj.games.pax_pamir.tax import Tax
from panj.games.pax_pamir.turn import Blackmail, DiscardCourt, DiscardHand, TakeActions
from panj.games.pax_pamir.view import check_window
from panj.sight.encoding import (
    LARGEST,
    Encoding,
    Field,
    Questions,
    Switches,
    amount,
    category,
    distance,
    flags,
    head_fields,
    write_head,
)
from panj.sight.sheet import Sheet

QUESTIONS: Final = Questions(
    [
        ChooseLoyalty,
        Blackmail,
        TakeActions,
        OfferBribe,
        AnswerBribe,
        CounterBribe,
        PlaceRoad,
        PlaceSpy,
        SelectPiece,
        Tax,
        Give,
        Build,
        BuildFree,
        MovePiece,
        SneakOn,
        Betray,
        AcceptPrize,
        ChooseBattle,
        Fight,
        SafeHouse,
        PayDebt,
        DiscardOrder,
        DiscardCourt,
        DiscardHand,
        ConfidenceFailure,
        NameRumor,
        SwapHands,
        ChooseFavored,
        ChooseRebuke,
        AgreeToEnd,
    ]
)

SWITCHES: Final = Switches(
    [
        "open_hands",
        "wakhan",
        "wakhan_edition=second",
        "savvy_purchasing",
        "spy_movement",
        "steadfast_loyalty",
    ]
)
COURT: Final = COURT_CARDS + 1
"""Court cards are numbered from 1; what lies at 0 is always blank."""

EVENTS: Final = CARDS - Event.FIRST_CHECK
WITH_WAKHAN: Final = 3
"""No more seats than these can include Wakhan."""

MOST: Final = 99
UNIT: Final = "1 tribe, 2 army, 3 road, 4 gift, 5 spy; its owner and its spot, each plus 1"


class PaxPamirEncoding(Encoding):
    """PP-7.1 The market, the map, and where every card lies."""

    def fields(self, terms: Terms) -> list[Field]:
        return [
            *head_fields(terms),
            QUESTIONS.field(),
            *question_fields(terms.seats),
            *table_fields(terms.seats),
            *map_fields(terms.seats),
            *player_fields(terms.seats),
            *card_fields(terms.seats),
            *(wakhan_fields() if terms.seats <= WITH_WAKHAN else []),
        ]

    def write(self, s: State, seat: i64, out: Sheet) -> None:
        assert isinstance(s, PaxState)
        write_head(s, seat, out)
        out.put(QUESTIONS.number(s))
        write_question(s, seat, out)
        write_table(s, seat, out)
        write_map(s, seat, out)
        write_players(s, seat, out)
        write_cards(s, seat, out)
        if s.seats <= WITH_WAKHAN:
            write_wakhan(s, out)


def question_fields(n: int) -> list[Field]:
    """What the decision is about."""
    return [
        category("card", (1,), CARDS - 1, "The card in question."),
        category("action", (1,), Act.PLAY + 1, f"Its action, plus 1: {', '.join(ACTIONS)}, play."),
        category("other", (1,), n, "The other seat in question, plus 1."),
        category("region", (1,), Region.COUNT, "The region in question, plus 1."),
        amount("left", (1,), MOST, "Steps, blocks, debt or rupees that the decision is about."),
        amount("full", (1,), MOST, "The full bribe."),
        flags("may_stop", (1,), "Whether the player may stop."),
        category("piece", (3,), CARDS - 1, f"The unit to be placed: {UNIT}."),
        category("resolving", (2,), CARDS - 1, "The card whose impact is resolved; the icon."),
    ]


def table_fields(n: int) -> list[Field]:
    """The turn, the market and the deck."""
    return [
        SWITCHES.field(),
        category("active", (1,), n, "Whose turn it is, plus 1."),
        amount("actions_left", (1,), MOST, "Actions left in this turn."),
        amount("refused", (1,), MOST, "Bribes refused in this turn."),
        amount("idle", (1,), MOST, "Idle turns in a row."),
        category("order", (n,), n - 1, "The seats in turn order, from the own one."),
        category("favored", (1,), Suit.COUNT - 1, "The favored suit."),
        category("market", (SLOTS,), CARDS - 1, "The cards of the market; 0 for none."),
        amount("coins", (SLOTS,), LARGEST, "Rupees on them."),
        amount("costs", (SLOTS,), 2 * COLUMNS, "What they cost the own seat."),
        flags("paid", (SLOTS,), "Market cards that rupees were put on in this turn."),
        amount("deck", (1,), CARDS, "Cards in the deck."),
        amount("checks", (3,), CARDS, "Checks left; the next is between these cards of the deck."),
        category("events", (EVENTS,), n + 1, "Events in force: 1 for all, 2 the own, 3 the next."),
    ]


def map_fields(n: int) -> list[Field]:
    """The pieces on the map."""
    return [
        amount("tribes", (n, Region.COUNT), CYLINDERS, "Tribes by seat and region."),
        amount("armies", (Coalition.COUNT, Region.COUNT), BLOCKS, "Armies by coalition."),
        amount("roads", (Coalition.COUNT, BORDER_COUNT), BLOCKS, "Roads by coalition and border."),
        flags("gifts", (n, GIFT_SPACES), "Gifts that were given."),
        category("rulers", (Region.COUNT,), n, "Who rules each region: 0 nobody, 1 oneself."),
        amount("blocks", (Coalition.COUNT,), BLOCKS, "Blocks in supply."),
        category("dominant", (1,), Coalition.COUNT, "The dominant coalition, plus 1."),
    ]


def player_fields(n: int) -> list[Field]:
    """The factions, the own first."""
    return [
        amount("points", (n,), LARGEST, "Victory points."),
        category("loyalty", (n,), Coalition.COUNT, "Loyalties, plus 1."),
        amount("influence", (n,), MOST, "Influence."),
        amount("rupees", (n,), LARGEST, "Rupees."),
        amount("supply", (n,), CYLINDERS, "Cylinders in supply."),
        amount("prizes", (n,), MOST, "Prizes."),
        amount("hand_size", (n,), MOST, "Hand cards."),
        amount("limits", (n, 2), MOST, "How many cards hand and court may hold."),
    ]


def card_fields(n: int) -> list[Field]:
    """Where the cards lie, by their numbers."""
    return [
        flags("hands", (n, COURT), "Hand cards that the seat knows."),
        amount("courts", (n, COURT), COURT, "Places of court cards in their courts, from 1."),
        amount("spies", (n, COURT), CYLINDERS, "Spies on court cards, by owner."),
        flags("used", (COURT,), "Court cards that have acted in this turn."),
        flags("discards", (CARDS,), "Cards on the discard pile."),
    ]


def wakhan_fields() -> list[Field]:
    """PP-7.5 What everybody sees of Wakhan."""
    return [
        category("ai_face", (1,), AI_CARDS, "Her face-up card; 0 for none."),
        amount("ai_deck", (1,), AI_CARDS, "Cards in her deck."),
        category("ai_back", (2 + COLUMNS,), COLUMNS, "Its top back: labels, columns; each plus 1."),
        flags("ai_used", (AI_CARDS + 1,), "Her cards used since the last shuffle."),
    ]


class About:
    """What a decision is about."""

    def __init__(self) -> None:
        self.card: i64 = 0
        self.action: i64 = 0
        self.other: i64 = -1
        self.region: i64 = 0
        self.left: i64 = 0
        self.full: i64 = 0
        self.may_stop = False
        self.place: i64 = -1


def about(s: PaxState) -> About:
    """PP-3.10 to PP-3.28 The things that the running decision names."""
    d = s.decision()
    found = About()
    if isinstance(d, Bribe):
        found.card = d.card
        found.action = d.action + 1
        found.other = d.other
        found.left = d.amount
        found.full = d.full
    elif isinstance(d, (PlaceRoad, PlaceSpy, SneakOn, AcceptPrize, ChooseBattle)):
        found.card = d.card
    elif isinstance(d, (Tax, MovePiece)):
        found.left = d.left
        found.may_stop = d.may_stop
    elif isinstance(d, SelectPiece):
        found.place = d.place
    elif isinstance(d, Build):
        found.left = d.built
    elif isinstance(d, PayDebt):
        found.left = d.debt
    elif isinstance(d, AgreeToEnd):
        found.left = d.waiting
    elif isinstance(d, Fight):
        found.left = d.left
        found.may_stop = d.losses > 0
        if d.site < FIRST_CARD:
            found.region = d.site + 1
        else:
            found.card = d.site - FIRST_CARD
    return found


def write_question(s: PaxState, seat: i64, out: Sheet) -> None:
    """What the decision is about."""
    it = about(s)
    out.put(it.card)
    out.put(it.action)
    out.put(0 if it.other < 0 else 1 + distance(it.other, seat, s.seats))
    out.put(it.region)
    out.put(it.left)
    out.put(it.full)
    out.put(1 if it.may_stop else 0)
    write_piece(s, it.place, seat, out)
    for step in s.agenda:
        if isinstance(step, ResolveIcons):
            out.set(0, step.card)
            out.set(1, step.index)
    out.skip(2)


def write_piece(s: PaxState, place: i64, seat: i64, out: Sheet) -> None:
    """PP-4.16 A unit that waits to be placed."""
    if place < 0:
        out.skip(3)
        return
    kind: i64 = 1
    for start in (ARMIES, ROADS, GIFTS, SPIES):
        if place >= start:
            kind += 1
    owner = owner_at(place)
    if not is_block(place):
        owner = distance(owner, seat, s.seats)
    out.put(kind)
    out.put(owner + 1)
    out.put(spot_at(place) + 1)


def write_table(s: PaxState, seat: i64, out: Sheet) -> None:
    """PP-3.1, PP-7.3 The turn, the market, the deck and the events."""
    SWITCHES.write(s.terms, out)
    memory = s.memory
    out.put(0 if memory.active < 0 else 1 + distance(memory.active, seat, s.seats))
    out.put(memory.actions_left)
    out.put(memory.refused)
    out.put(s.idle)
    follower = seat
    for _ in range(s.seats):
        out.put(distance(follower, seat, s.seats))
        follower = s.after[follower]
    out.put(s.favored)
    out.row(s.market)
    out.row(s.coins)
    for slot in range(i64(SLOTS)):
        out.put(cost_of(s, seat, slot) if s.market[slot] > 0 else 0)
    out.bits(memory.paid, SLOTS)
    window = check_window(s)
    out.put(len(s.piles.deck))
    out.put(checks_left(s))
    out.put(window[0])
    out.put(window[1])
    for i in range(len(s.events.cards)):
        holder = s.events.holders[i]
        force: i64 = 1 if holder < 0 else 2 + distance(holder, seat, s.seats)
        out.set(s.events.cards[i] - Event.FIRST_CHECK, force)
    out.skip(EVENTS)


def write_map(s: PaxState, seat: i64, out: Sheet) -> None:
    """PP-1.3 The pieces on the map and on the dials."""
    seats = s.seats
    board = s.board
    for i in range(seats):
        out.bytes(board, TRIBES + (seat + i) % seats * Region.COUNT, Region.COUNT)
    out.bytes(board, ARMIES, GIFTS - ARMIES)
    for i in range(seats):
        out.bytes(board, GIFTS + (seat + i) % seats * GIFT_SPACES, GIFT_SPACES)
    for region in range(i64(Region.COUNT)):
        ruler = ruler_of(s, region)
        out.put(0 if ruler < 0 else 1 + distance(ruler, seat, seats))
    out.row(s.blocks)
    out.put(dominant_coalition(s) + 1)


def write_players(s: PaxState, seat: i64, out: Sheet) -> None:
    """PP-7.1 The factions, field by field, the own first."""
    seats = s.seats
    seated = [s.players[(seat + i) % seats] for i in range(seats)]
    for player in seated:
        out.put(player.score)
    for i in range(seats):
        out.put(loyalty_of(s, (seat + i) % seats) + 1)
    for i in range(seats):
        other = (seat + i) % seats
        out.put(influence_of(s, other, loyalty_of(s, other)))
    for player in seated:
        out.put(player.rupees)
    for player in seated:
        out.put(player.supply)
    for player in seated:
        out.put(len(player.prizes))
    for player in seated:
        out.put(len(player.hand))
    for player in seated:
        out.put(player.hand_limit())
        out.put(player.court_limit())


def write_cards(s: PaxState, seat: i64, out: Sheet) -> None:
    """PP-7.2 The own hand and what was shown of others, the courts with their spies, discards."""
    seats = s.seats
    seated = [s.players[(seat + i) % seats] for i in range(seats)]
    opened = s.terms.is_on("open_hands")
    for i in range(seats):
        for card in seated[i].hand:
            if i == 0 or opened or card in s.piles.shown:
                out.mark(card)
        out.skip(COURT)
    spies = out.at + seats * COURT
    for player in seated:
        for place, card in enumerate(player.court, 1):
            out.set(card, place)
            write_spies(s, card, seat, out, spies)
        out.skip(COURT)
    out.skip(seats * COURT)
    for card in s.memory.used:
        out.mark(card)
    out.skip(COURT)
    for card in s.piles.discards:
        out.mark(card)
    out.skip(CARDS)


def write_spies(s: PaxState, card: i64, seat: i64, out: Sheet, start: i64) -> None:
    """PP-1.1 All spies on one court card."""
    for i in range(s.seats):
        count = s.board[SPIES + card * 5 + (seat + i) % s.seats]
        if count > 0:
            out.cells[start + i * COURT + card] = i16(count)


def write_wakhan(s: PaxState, out: Sheet) -> None:
    """PP-7.5 Her face-up card, the back on top of her deck, the cards used."""
    out.put(s.ai.face)
    out.put(len(s.ai.deck))
    if s.ai.deck:
        back = s.ai.deck[-1]
        out.put(AI_TOP_LABEL[back] + 1)
        out.put(AI_BOTTOM_LABEL[back] + 1)
        for column in AI_COLUMNS[back]:
            out.put(column + 1)
        out.skip(COLUMNS - len(AI_COLUMNS[back]))
    else:
        out.skip(2 + COLUMNS)
    for card in s.ai.used:
        out.mark(card)
    out.skip(AI_CARDS + 1)


ENCODING: Final = PaxPamirEncoding("pax_pamir")
