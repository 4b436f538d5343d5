"""Pax Pamir as numbers: all but the decks and, by option, the other hands (PP-7)."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import Field, GameEncoding
from panj.core.state import State
from panj.core.terms import Terms
from panj.games.pax_pamir.rules.agreement import AgreeToEnd
from panj.games.pax_pamir.rules.battle import ChooseBattle, Fight
from panj.games.pax_pamir.rules.betray import AcceptPrize, Betray
from panj.games.pax_pamir.rules.blackmail import Blackmail
from panj.games.pax_pamir.rules.bribes import AnswerBribe, CounterBribe, OfferBribe
from panj.games.pax_pamir.rules.build import Build, BuildFree
from panj.games.pax_pamir.rules.cleanup import DiscardCourt, DiscardHand
from panj.games.pax_pamir.rules.discard import DiscardOrder, PayDebt
from panj.games.pax_pamir.rules.events import (
    ChooseFavored,
    ChooseRebuke,
    ConfidenceFailure,
    NameRumor,
    SwapHands,
)
from panj.games.pax_pamir.rules.gift import Give
from panj.games.pax_pamir.rules.limits import SelectPiece
from panj.games.pax_pamir.rules.move import MovePiece, SneakOn
from panj.games.pax_pamir.rules.play import PlaceRoad, PlaceSpy
from panj.games.pax_pamir.rules.safe_house import SafeHouse
from panj.games.pax_pamir.rules.setup import ChooseLoyalty
from panj.games.pax_pamir.rules.tax import Tax
from panj.games.pax_pamir.rules.turn import TakeActions
from panj.games.pax_pamir.rules.wakhan.tables import MOST_WITH_WAKHAN
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.thinking.encoding_cards import (
    card_fields,
    wakhan_fields,
    write_cards,
    write_wakhan,
)
from panj.games.pax_pamir.thinking.encoding_map import (
    map_fields,
    player_fields,
    write_map,
    write_players,
)
from panj.games.pax_pamir.thinking.encoding_question import question_fields, write_question
from panj.games.pax_pamir.thinking.encoding_table import table_fields, write_table

DECISIONS: Final[list[type]] = [
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
"""What a seat can be asked, in the order of their numbers."""


class PaxPamirEncoding(GameEncoding):
    """PP-7.1 The market, the map, and where every card lies."""

    def own_fields(self, terms: Terms) -> list[Field]:
        return [
            *question_fields(terms.seats),
            *table_fields(terms.seats),
            *map_fields(terms.seats),
            *player_fields(terms.seats),
            *card_fields(terms.seats),
            *(wakhan_fields() if terms.seats <= MOST_WITH_WAKHAN else []),
        ]

    def write_own(self, s: State, seat: i64, out: Cells) -> None:
        assert isinstance(s, PaxState)
        write_question(s, seat, out)
        write_table(s, seat, out)
        write_map(s, seat, out)
        write_players(s, seat, out)
        write_cards(s, seat, out)
        if s.seats <= MOST_WITH_WAKHAN:
            write_wakhan(s, out)


ENCODING: Final = PaxPamirEncoding("pax_pamir", DECISIONS)
