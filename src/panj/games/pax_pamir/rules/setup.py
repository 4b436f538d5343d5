"""PP-2 Set-up: the deck, the market, the players, the starting loyalties."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64, u8

from panj.core.chance import Chance
from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.piles import shuffle
from panj.core.state import Decision, Step, at_start
from panj.core.terms import Terms
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.piles import AiCards, EventsInForce, Piles
from panj.games.pax_pamir.places import PLACES
from panj.games.pax_pamir.player import Player
from panj.games.pax_pamir.rules.deck import build_deck
from panj.games.pax_pamir.rules.market import draw_cards
from panj.games.pax_pamir.rules.turn import Turn
from panj.games.pax_pamir.rules.wakhan.tables import AI_CARDS
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import (
    BLOCKS,
    CYLINDERS,
    NONE,
    SLOTS,
    START_RUPEES,
    Coalition,
    Suit,
)
from panj.games.pax_pamir.turn_memory import new_memory


def new_player() -> Player:
    """PP-2.7 Ten cylinders in supply, no points, 4 rupees, nothing else."""
    return Player(NONE, START_RUPEES, 0, 0, CYLINDERS, 0, 0, [], [], [])


def empty_table(terms: Terms, chance: Chance) -> PaxState:
    """PP-2.1, PP-2.7 The players sit down; nothing is dealt yet."""
    seats = terms.seats
    return PaxState(
        *at_start(terms, chance),
        new_memory(NONE),
        Suit.POLITICAL,
        0,
        0,
        0,
        [(seat + 1) % seats for seat in range(seats)],
        [new_player() for _ in range(seats)],
        vec[u8]([0] * PLACES),
        vec[i64]([BLOCKS] * Coalition.COUNT),
        vec[i64]([0] * SLOTS),
        vec[i64]([0] * SLOTS),
        Piles([], [], [], []),
        EventsInForce([], [], 0),
        AiCards(0, [], []),
    )


class LayTable(Step[PaxState]):
    """PP-2 Build the deck, fill the market, and let a random player choose a loyalty first."""

    def run(self, s: PaxState) -> None:
        build_deck(s)
        draw_cards(s)
        if s.wakhan >= 0:
            s.ai.deck = list(range(1, AI_CARDS + 1))
            shuffle(s, s.ai.deck)
        humans = [seat for seat in range(s.seats) if seat != s.wakhan]
        first = humans[s.chance.below(len(humans))]
        s.reveal()
        order = humans[first:] + humans[:first]
        seat_players(s, order)
        s.then([Turn(first_seat(s, order))])
        s.then([ChooseLoyalty(seat) for seat in order])


def seat_players(s: PaxState, order: list[int]) -> None:
    """PP-6.2 With Wakhan the turns run from her to the human who chose last, then the other."""
    if s.wakhan < 0:
        return
    circle = [int(s.wakhan), *reversed(order)]
    after = [0] * s.seats
    for i, seat in enumerate(circle):
        after[seat] = circle[(i + 1) % len(circle)]
    s.after = after


def first_seat(s: PaxState, order: list[int]) -> int:
    """PP-2.8, PP-6.2 The player who chose last takes the first turn; Wakhan before all humans."""
    return int(s.wakhan) if s.wakhan >= 0 else order[-1]


class ChooseLoyalty(Decision[PaxState]):
    """PP-3.10 Any of the three coalitions; choices are open and may be equal."""

    RULE: ClassVar[str] = "PP-2.8"

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.LOYALTY, coalition) for coalition in range(Coalition.COUNT)]

    def choose(self, s: PaxState, move: Move) -> None:
        s.players[self.who].loyalty = move.a
        s.note("pax_pamir.log.loyal", [self.who, move.a])

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.loyalty", [])
