"""Minerva as a game of the registry."""

from typing import Final

from panj.core.chance import Chance
from panj.core.codec import Json
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.options import Option, choice
from panj.core.state import State
from panj.core.terms import Terms
from panj.games.minerva import (
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
from panj.games.minerva.guess import guess
from panj.games.minerva.moves import VERBS
from panj.games.minerva.option import TilesOption, tiles_from
from panj.games.minerva.phrases import PHRASES
from panj.games.minerva.setup import empty_table
from panj.games.minerva.state import MinervaState
from panj.games.minerva.view import pieces, view

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

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, MinervaState)
        return pieces(s)


GAME: Final = Minerva(
    "minerva", RULES_VERSION, (1, 2, 3, 4), OPTIONS, VERBS, PHRASES, MinervaState, STEPS
)
