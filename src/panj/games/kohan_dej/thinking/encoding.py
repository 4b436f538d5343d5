"""Kohan Dej as numbers: open cities, and of hands and roles what the seat knows (KO-7)."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import Field, GameEncoding, amount, category
from panj.core.state import State
from panj.core.terms import Terms
from panj.games.kohan_dej.rules.finishing import AnswerWarrant
from panj.games.kohan_dej.rules.gathering import Gather, KeepAllOrOne, KeepAnother, KeepCard
from panj.games.kohan_dej.rules.giving import GiveCard
from panj.games.kohan_dej.rules.payment import (
    BuildDecision,
    ChooseLender,
    ChoosePayment,
    ChooseSacrifice,
    GiveForGold,
    PayWithCards,
)
from panj.games.kohan_dej.rules.roles.rank1 import Bewitch, PlaceBlank
from panj.games.kohan_dej.rules.roles.rank2 import (
    AnswerThreat,
    NameType,
    PlaceEmptyThreat,
    RevealThreat,
)
from panj.games.kohan_dej.rules.roles.rank3 import DiscardCard, GiveBack, TakeCard
from panj.games.kohan_dej.rules.roles.rank4 import GiveCrown, NameHeir
from panj.games.kohan_dej.rules.roles.rank5 import ChooseMix
from panj.games.kohan_dej.rules.roles.rank7 import KeepStudied, TakeCards
from panj.games.kohan_dej.rules.roles.rank8 import ChooseExchange
from panj.games.kohan_dej.rules.selection import BurnRole, PickRole, SwapRoles
from panj.games.kohan_dej.rules.turn import TakeTurn
from panj.games.kohan_dej.rules.uniques import DestroyByArmory
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import KINDS, ROLES
from panj.games.kohan_dej.thinking.encoding_cards import (
    card_fields,
    player_fields,
    write_cards,
    write_players,
)
from panj.games.kohan_dej.thinking.encoding_roles import role_fields, write_draft, write_roles
from panj.games.kohan_dej.thinking.encoding_table import MOST, from_one, table_fields, write_table

DECISIONS: Final[list[type]] = [
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
    KeepAnother,
    KeepAllOrOne,
    TakeCards,
]
"""What a seat can be asked, in the order of their numbers."""


class KohanDejEncoding(GameEncoding):
    """KO-7.1, KO-7.2 What everybody sees, and what only the seat knows."""

    def own_fields(self, terms: Terms) -> list[Field]:
        return [
            *question_fields(terms.seats),
            *table_fields(terms.seats),
            *role_fields(terms.seats),
            *player_fields(terms.seats),
            *card_fields(terms.seats),
        ]

    def write_own(self, s: State, seat: i64, out: Cells) -> None:
        assert isinstance(s, KohanState)
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


def write_question(s: KohanState, seat: i64, out: Cells) -> None:
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
        count = d.gold if isinstance(d, ChooseLender) else 0
    elif isinstance(d, KeepCard):
        count = d.count
    elif isinstance(d, PayWithCards):
        count = d.cards
    elif isinstance(d, GiveCard):
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


ENCODING: Final = KohanDejEncoding("kohan_dej", DECISIONS, version=2, actions_version=2)
