"""Kohan Dej as numbers: open cities, and of hands and roles what the seat knows (KO-7)."""

from typing import Final

from mypy_extensions import i64

from panj.core.state import State
from panj.core.terms import Terms
from panj.games.kohan_dej.gathering import Gather, KeepCard
from panj.games.kohan_dej.payment import (
    AnswerWarrant,
    BuildDecision,
    ChooseLender,
    ChoosePayment,
    ChooseSacrifice,
    GiveForGold,
    PayWithCards,
)
from panj.games.kohan_dej.records import COIN, KIND, Player
from panj.games.kohan_dej.roles.rank1 import Bewitch, PlaceBlank
from panj.games.kohan_dej.roles.rank2 import (
    AnswerThreat,
    NameType,
    PlaceEmptyThreat,
    RevealThreat,
)
from panj.games.kohan_dej.roles.rank3 import DiscardCard, GiveBack, TakeCard
from panj.games.kohan_dej.roles.rank4 import GiveCrown, NameHeir
from panj.games.kohan_dej.roles.rank5 import ChooseMix
from panj.games.kohan_dej.roles.rank7 import KeepStudied
from panj.games.kohan_dej.roles.rank8 import ChooseExchange
from panj.games.kohan_dej.selection import BurnRole, PickRole, Slot, SwapRoles, slots_of
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import (
    BIT,
    BUILD_LIMIT,
    CARDS_IN_GAME,
    FIRST_UNIQUE,
    KINDS,
    RANK,
    RANKS,
    ROLES,
)
from panj.games.kohan_dej.turn import TakeTurn
from panj.games.kohan_dej.uniques import DestroyByArmory
from panj.games.kohan_dej.view import (
    known_out,
    received,
    shown_threats,
    shown_warrants,
)
from panj.sight.encoding import (
    LARGEST,
    Encoding,
    Field,
    Questions,
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
        PickRole,
        BurnRole,
        SwapRoles,
        Gather,
        KeepCard,
        TakeTurn,
        ChoosePayment,
        ChooseSacrifice,
        PayWithCards,
        ChooseLender,
        GiveForGold,
        AnswerWarrant,
        DestroyByArmory,
        Bewitch,
        PlaceBlank,
        NameType,
        PlaceEmptyThreat,
        AnswerThreat,
        RevealThreat,
        DiscardCard,
        TakeCard,
        GiveBack,
        GiveCrown,
        NameHeir,
        ChooseMix,
        KeepStudied,
        ChooseExchange,
    ]
)

LAWS: Final = [
    "Cardinal's income in cards",
    "Scholar shuffles the deck",
    "Library keeps all",
    "Secret Vault is a district",
    "Dragon Gate costs 8 at the end",
    "gathering comes first",
    "crown at any time",
    "threats may be let go",
    "ties by shown roles",
    "bonus at any time",
]
"""In the order of the bits of `Law`."""

USES: Final = [
    "power",
    "income",
    "bonus",
    "crown",
    "first coin",
    "second coin",
    "Cardinal",
    "Laboratory",
    "Museum",
    "Smithy",
]
"""In the order of the bits of `Used`."""

UNIQUES: Final = KINDS - FIRST_UNIQUE
PLACES: Final = 16
"""So many districts of a city are told in their order; all of them are counted by name."""

MOST_PICKS: Final = 2
MOST_RECEIVED: Final = 3
"""KO-3.8 With two players the pack comes once more, to burn a role."""

MOST: Final = 99


class Token:
    """KO-7.1 What can be told of a role's place in the row."""

    FACE_UP: Final = 0
    CALLED: Final = 1
    HOLDER: Final = 2
    KILLED: Final = 3
    BEWITCHED: Final = 4
    ROBBED: Final = 5
    WARRANT: Final = 6
    THREAT: Final = 7
    SEALED: Final = 8
    REAL: Final = 9


TOKENS: Final = 10
TOKEN_NAMES: Final = (
    "burned face up, called, holder who has shown it (1 is oneself), killed, bewitched, robbed, "
    "warrant, threat, own sealed warrant, own real threat"
)


class KohanDejEncoding(Encoding):
    """KO-7.1, KO-7.2 What everybody sees, and what only the seat knows."""

    def fields(self, terms: Terms) -> list[Field]:
        return [
            *head_fields(terms),
            QUESTIONS.field(),
            *question_fields(terms.seats),
            *table_fields(terms.seats),
            *role_fields(terms.seats),
            *player_fields(terms.seats),
            *card_fields(terms.seats),
        ]

    def write(self, s: State, seat: i64, out: Sheet) -> None:
        assert isinstance(s, KohanState)
        write_head(s, seat, out)
        out.put(QUESTIONS.number(s))
        write_question(s, seat, out)
        write_table(s, seat, out)
        write_roles(s, seat, out)
        write_draft(s, seat, out)
        write_players(s, seat, out)
        write_cards(s, seat, out)


def question_fields(n: int) -> list[Field]:
    """What the decision is about; told only to the seat that is asked."""
    return [
        category("card", (1,), KINDS, "The district in question, plus 1."),
        category("role", (1,), ROLES, "The role in question, plus 1."),
        category("other", (1,), n, "The other seat in question, plus 1."),
        category("place", (1,), MOST, "The place in the own city that is in question, plus 1."),
        amount("count", (1,), MOST, "Cards or gold that the decision is about."),
    ]


def table_fields(n: int) -> list[Field]:
    """How far the game is."""
    return [
        flags("law", (len(LAWS),), f"Agreed rules: {', '.join(LAWS)}."),
        amount("round", (1,), MOST, "The number of the round."),
        category("phase", (1,), 2, "0 selection, 1 turns, 2 over."),
        amount("target", (1,), MOST, "The size of a complete city."),
        category("crown", (1,), n - 1, "Who has the crown, counted from the own seat."),
        category("leader", (1,), n - 1, "Who picked first in this round."),
        category("first_complete", (1,), n, "Who first completed a city, plus 1."),
        amount("tax", (1,), LARGEST, "Gold on the Tax Collector."),
        amount("deck", (1,), CARDS_IN_GAME, "Cards in the deck."),
        category("site", (1,), KINDS, "The district that is being paid for, plus 1."),
        category("turn", (2,), ROLES, "The turn being taken: seat plus 1, role plus 1."),
        amount("turn_done", (3,), MOST, "Whether it has gathered; districts built; their limit."),
        flags("turn_used", (len(USES),), f"What was used in it: {', '.join(USES)}."),
        flags("uniques", (UNIQUES,), "Unique districts in the deck of this game."),
    ]


def role_fields(n: int) -> list[Field]:
    """The role row by rank, and what the seat knows of the draft."""
    return [
        category("cast", (RANKS,), ROLES, "The roles in play by rank, plus 1."),
        category("tokens", (RANKS, TOKENS), n, f"By rank: {TOKEN_NAMES}."),
        category("last_round", (RANKS,), n, "Who showed each rank in the round before, plus 1."),
        amount("shown_before", (n, RANKS), MOST, "How often each seat has shown each rank."),
        amount("face_down", (1,), RANKS, "Roles that lie face down."),
        amount("picked", (n,), MOST_PICKS, "How many roles each seat has picked."),
        category("swap", (2,), n, "The seats that the Theater's swap concerned, plus 1."),
        category("swapped", (2,), ROLES, "The roles given and received in it, plus 1."),
        flags("own_roles", (RANKS,), "The own roles, by rank."),
        flags("received", (MOST_RECEIVED, RANKS), "The roles that reached the seat, in turn."),
        flags("out", (RANKS,), "Roles of which the seat alone knows that nobody holds them."),
    ]


def player_fields(n: int) -> list[Field]:
    """Gold and cities, the own first."""
    return [
        amount("gold", (n,), LARGEST, "Gold."),
        amount("points", (n,), LARGEST, "Points so far."),
        flags("protected", (n,), "Whose city is safe in this round."),
        amount("city_size", (n,), CARDS_IN_GAME, "Districts, as they count for completion."),
        category("city", (n, PLACES), KINDS, "The districts of a city in their order, plus 1."),
        flags("coins", (n, PLACES), "Which of them are beautified."),
        amount("districts", (n, KINDS), MOST, "All districts of a city by name."),
    ]


def card_fields(n: int) -> list[Field]:
    """Cards that the seat knows, by name."""
    return [
        amount("hand_size", (n,), CARDS_IN_GAME, "Hand cards."),
        amount("hands", (n, KINDS), MOST, "Hand cards that the seat knows, the own first."),
        amount("tray", (KINDS,), MOST, "Cards that the seat is choosing from."),
        amount("museum_size", (1,), CARDS_IN_GAME, "Cards under the Museum."),
        amount("museum", (KINDS,), MOST, "Those of them that the seat knows."),
        amount("deck_known", (KINDS,), MOST, "Cards that the seat knows to be in the deck."),
        amount("deck_top", (KINDS,), MOST, "Cards that the seat knows to be on top of it."),
    ]


def from_one(other: i64, seat: i64, seats: i64) -> i64:
    """A seat counted from the own one, which is 1; 0 for nobody."""
    return 0 if other < 0 else 1 + distance(other, seat, seats)


def write_question(s: KohanState, seat: i64, out: Sheet) -> None:
    """KO-3.I What the decision is about. Payments are secret, so the others see none of it."""
    d = s.decision()
    card: i64 = -1
    role: i64 = -1
    other: i64 = -1
    place: i64 = -1
    count: i64 = 0
    if d is None or d.who != seat:
        pass
    elif isinstance(d, BuildDecision):
        card = d.card
    elif isinstance(d, KeepCard):
        count = d.count
    elif isinstance(d, PayWithCards):
        count = d.cards
    elif isinstance(d, ChooseLender):
        card = d.card
        count = d.gold
    elif isinstance(d, (GiveForGold, GiveBack)):
        other = d.to
    elif isinstance(d, AnswerWarrant):
        card = d.card
        other = d.builder
        count = d.gold
    elif isinstance(d, (NameType, TakeCard)):
        other = d.target
    elif isinstance(d, AnswerThreat):
        role = d.role
    elif isinstance(d, RevealThreat):
        role = d.role
        other = d.victim
    elif isinstance(d, ChooseMix):
        count = d.income
    elif isinstance(d, ChooseExchange):
        place = d.place
    out.put(card + 1)
    out.put(role + 1)
    out.put(from_one(other, seat, s.seats))
    out.put(place + 1)
    out.put(count)


def write_table(s: KohanState, seat: i64, out: Sheet) -> None:
    """KO-7.1 How far the game is, and the turn being taken."""
    seats = s.seats
    now = s.now
    out.bits(s.law, len(LAWS))
    out.put(s.round)
    out.put(2 if s.ending.ended == 1 else 0 if s.called == 0 else 1)
    out.put(s.target())
    out.put(distance(s.crown, seat, seats))
    out.put(distance(s.draft.leader, seat, seats))
    out.put(from_one(s.ending.first, seat, seats))
    out.put(s.tax)
    out.put(len(s.deck))
    out.put(s.aside.site + 1)
    if now.seat < 0:
        out.skip(5 + len(USES))
    else:
        out.put(from_one(now.seat, seat, seats))
        out.put(now.role + 1)
        out.put(now.gathered)
        out.put(now.built)
        out.put(BUILD_LIMIT[now.role])
        out.bits(now.used, len(USES))
    for unique in s.uniques:
        out.mark(unique - FIRST_UNIQUE)
    out.skip(UNIQUES)


def write_roles(s: KohanState, seat: i64, out: Sheet) -> None:
    """KO-7.1 The role row with its tokens, and what was shown before."""
    for role in s.cast:
        out.put(role + 1)
    out.skip(RANKS - len(s.cast))
    warrants = shown_warrants(s, seat)
    threats = shown_threats(s, seat)
    for role in s.cast:
        write_token(s, role, seat, out)
        if role in warrants:
            out.mark(Token.WARRANT)
        if role in threats:
            out.mark(Token.THREAT)
        out.skip(TOKENS)
    out.skip((RANKS - len(s.cast)) * TOKENS)
    write_history(s, seat, out)


def write_token(s: KohanState, role: i64, seat: i64, out: Sheet) -> None:
    """KO-7.1 One place of the role row."""
    marks = s.marks
    rank = RANK[role]
    if role in s.draft.face_up:
        out.mark(Token.FACE_UP)
    if rank <= s.called:
        out.mark(Token.CALLED)
    if s.is_revealed(role) or s.ending.ended == 1:
        out.set(Token.HOLDER, from_one(s.holders[rank], seat, s.seats))
    if role == marks.killed:
        out.mark(Token.KILLED)
    if role == marks.bewitched:
        out.mark(Token.BEWITCHED)
    if role == marks.robbed:
        out.mark(Token.ROBBED)
    if role == marks.sealed and marks.magistrate == seat:
        out.mark(Token.SEALED)
    if role == marks.real and marks.blackmailer == seat:
        out.mark(Token.REAL)


def write_history(s: KohanState, seat: i64, out: Sheet) -> None:
    """KO-7.1 Who has shown which rank, in the last round and in all before."""
    history = s.ending.history
    if history:
        for rank in range(1, len(history[-1])):
            out.set(rank - 1, from_one(history[-1][rank], seat, s.seats))
    out.skip(RANKS)
    for shown in history:
        for rank in range(1, len(shown)):
            if shown[rank] >= 0:
                out.add(distance(shown[rank], seat, s.seats) * RANKS + rank - 1)
    out.skip(s.seats * RANKS)


def write_draft(s: KohanState, seat: i64, out: Sheet) -> None:
    """KO-7.2 The draft as the seat saw it."""
    seats = s.seats
    order = slots_of(s)
    made = len(s.draft.left)
    picks: i64 = 0
    for slot in range(made):
        what, step = order[slot]
        if what == Slot.KEEP or what == Slot.LAST:
            picks += 1
            out.add(1 + distance((s.draft.leader + step) % seats, seat, seats))
    out.put(made - picks)
    out.skip(seats)
    swap = s.draft.swap
    if swap:
        out.set(0, from_one(swap[0], seat, seats))
        out.set(1, from_one(swap[1], seat, seats))
        if swap[0] == seat or swap[1] == seat:
            out.set(2, swap[2] + 1)
            out.set(3, swap[3] + 1)
    out.skip(4)
    for rank in range(1, len(s.cast) + 1):
        if s.holders[rank] == seat:
            out.mark(rank - 1)
    out.skip(RANKS)
    hands = received(s, seat)
    for hand in hands:
        for role in hand:
            out.mark(RANK[role] - 1)
        out.skip(RANKS)
    out.skip((MOST_RECEIVED - len(hands)) * RANKS)
    for role in known_out(s, seat):
        out.mark(RANK[role] - 1)
    out.skip(RANKS)


def write_players(s: KohanState, seat: i64, out: Sheet) -> None:
    """KO-7.1 Gold, points and cities, field by field, the own first."""
    seats = s.seats
    seated = [s.players[(seat + i) % seats] for i in range(seats)]
    points = s.scores()
    for player in seated:
        out.put(player.gold)
    for i in range(seats):
        out.put(points[(seat + i) % seats])
    if s.marks.protected >= 0:
        out.mark(distance(s.marks.protected, seat, seats))
    out.skip(seats)
    for player in seated:
        out.put(player.size())
    for player in seated:
        write_city(player.city, out, seats * PLACES)
    out.skip(seats * PLACES)
    for player in seated:
        count_cards(player.city, out)


def write_city(city: list[int], out: Sheet, coins: i64) -> None:
    """KO-4.36 Districts in their order here, their coins so many cells further on."""
    for place in range(len(city)):
        if place < PLACES:
            district = city[place]
            out.set(place, (district & KIND) + 1)
            if district >= COIN:
                out.mark(coins + place)
    out.skip(PLACES)


def count_cards(cards: list[int], out: Sheet) -> None:
    """Districts by name."""
    for card in cards:
        out.add(card & KIND)
    out.skip(KINDS)


def count_known(cards: list[int], seat: i64, out: Sheet) -> None:
    """KO-7.2 Those cards by name of which the seat knows that they are there."""
    for card in cards:
        if card >> 6 & BIT[seat] != 0:
            out.add(card & KIND)
    out.skip(KINDS)


def write_cards(s: KohanState, seat: i64, out: Sheet) -> None:
    """KO-7.2 Cards that the seat holds, chooses from, or has seen being put somewhere."""
    seats = s.seats
    seated: list[Player] = [s.players[(seat + i) % seats] for i in range(seats)]
    for player in seated:
        out.put(len(player.hand))
    for i in range(seats):
        if i == 0 or s.ending.ended == 1:
            count_cards(seated[i].hand, out)
        else:
            count_known(seated[i].hand, seat, out)
    count_cards(s.aside.tray if s.aside.tray_seat == seat else [], out)
    out.put(len(s.aside.museum))
    count_known(s.aside.museum, seat, out)
    count_known(s.deck, seat, out)
    if s.aside.top_seat == seat:
        count_cards(s.deck[len(s.deck) - s.aside.top_count :], out)
    else:
        out.skip(KINDS)


ENCODING: Final = KohanDejEncoding("kohan_dej")
