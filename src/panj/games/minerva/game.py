"""Minerva as a game of the registry."""

from typing import Final

from panj.core.chance import Chance
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.options import Option, choice
from panj.core.presentation import Presentation
from panj.core.state import State
from panj.core.terms import Terms
from panj.core.view_fields import ViewFields
from panj.games.minerva.moves import VERBS
from panj.games.minerva.reading.option import TilesOption, tiles_from
from panj.games.minerva.rules import (
    actions,
    activation,
    bath,
    building,
    effects,
    exchanges,
    payment,
    placing,
    round_end,
    special,
    turn,
)
from panj.games.minerva.rules.pieces import pieces
from panj.games.minerva.rules.setup import empty_table
from panj.games.minerva.showing.phrases import PHRASES
from panj.games.minerva.showing.view import view
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import RESOURCE_LIMIT, Face
from panj.games.minerva.thinking.guess import guess

RULES_VERSION: Final = 1

OPTIONS: Final[list[Option]] = [
    choice("start_player", "MI-2.11", ("random", "first_seat"), seats=(2, 3, 4)),
    TilesOption(),
]

STEPS: Final[list[type]] = [
    turn.PlayGame,
    turn.PlayRound,
    turn.TakeTurn,
    turn.EndGame,
    actions.ChooseAction,
    actions.PayFee,
    actions.PutAssistant,
    building.PayTile,
    payment.RaiseCash,
    payment.SellResource,
    placing.PlaceTile,
    activation.ChooseDirection,
    activation.WalkLine,
    effects.ChooseResource,
    effects.ChooseSide,
    effects.ChooseCulture,
    exchanges.SetExchanges,
    exchanges.PayPairs,
    exchanges.BuyResources,
    exchanges.ReceiveBought,
    special.UseEffect,
    special.TakeCulture,
    special.LiftTile,
    special.MoveTile,
    special.RemoveResidence,
    bath.ChooseBather,
    bath.NextBather,
    round_end.HireInOrder,
    round_end.HireAssistant,
    round_end.PayAssistant,
    round_end.CollectGlory,
    round_end.PrepareRound,
]


class Minerva(Game):
    """MI-0.1 1 to 4 players."""

    def check_options(self, seats: int, options: dict[str, Json]) -> None:
        """MI-9.30 Corrected tables must be sound."""
        tiles_from(options.get("tiles"))

    def start(self, terms: Terms, chance: Chance) -> State:
        s = empty_table(terms, chance)
        s.then([turn.PlayGame()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, MinervaState)
        return view(s, seat)

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, MinervaState)
        return guess(s, seat, dice)

    def components(self) -> dict[str, object]:
        return {"resource_limit": RESOURCE_LIMIT}

    def is_weighed(self, s: State, move: Move) -> bool:
        """MI-3.16 The place of a residence is weighed with the line that it activates."""
        d = s.decision()
        if isinstance(d, placing.PlaceTile):
            return d.face == Face.RESIDENCE
        return super().is_weighed(s, move)

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, MinervaState)
        return pieces(s)


GAME: Final = Minerva(
    "minerva",
    RULES_VERSION,
    (1, 2, 3, 4),
    OPTIONS,
    VERBS,
    PHRASES,
    MinervaState,
    STEPS,
    rule_prefix="MI",
    view_fields=ViewFields(seats=["first"], seat_lists=["order"]),
    presentation=Presentation(
        weighed=("activate", "assistant"),
        round_line="minerva.log.round",
        drawbacks=("minerva.preview.nothing", "minerva.preview.fee"),
        has_secrets=False,
    ),
)
