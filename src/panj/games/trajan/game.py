"""Trajan as a game of the registry."""

from typing import Final

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.options import choice, switch
from panj.core.presentation import Presentation
from panj.core.state import State
from panj.core.terms import Terms
from panj.core.view_fields import ViewFields
from panj.games.trajan.moves import VERBS
from panj.games.trajan.rules import (
    actions,
    demands,
    seaport,
    senate,
    setup_choices,
    shipping,
    sowing,
    tiles,
    turn,
)
from panj.games.trajan.rules.pieces import pieces
from panj.games.trajan.rules.setup import empty_table
from panj.games.trajan.showing.phrases import PHRASES
from panj.games.trajan.showing.tile_view import bonus_faces
from panj.games.trajan.showing.view import view
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    ACTIONS,
    BONUS_PER_QUARTER,
    DEMANDS_PER_QUARTER,
    GOOD_NAMES,
    MARKERS_PER_TRAY,
    QUARTERS,
    ROUNDS_PER_QUARTER,
)
from panj.games.trajan.thinking.guess import guess

RULES_VERSION: Final = 1

OPTIONS: Final = [
    choice("time_cycle", "TR-6.1", ("shorter", "longer")),
    choice("marker_setup", "TR-6.1", ("free", "random")),
    choice("bonus_demand", "TR-6.1", ("once", "per_tile")),
    switch("wild_demand_for_bonus", "TR-6.1"),
    switch("purge_votes_in_provinces", "TR-6.1", default=True),
    switch("commodity_reshuffle", "TR-6.1", default=True),
    switch("final_senate_reset", "TR-6.1"),
]

STEPS: Final[list[type]] = [
    setup_choices.LayTable,
    setup_choices.TakeCard,
    setup_choices.ArrangeMarkers,
    setup_choices.FillTray,
    setup_choices.RevealMarkers,
    setup_choices.TakeStartTiles,
    setup_choices.TakeStartTile,
    turn.BeginPlay,
    turn.TakeTurn,
    turn.EndTurn,
    turn.EndRound,
    turn.BeginRound,
    turn.RevealDemand,
    turn.CleanUp,
    turn.Refill,
    turn.FinalScoring,
    sowing.ChooseTray,
    sowing.DropMarkers,
    sowing.DropMarker,
    tiles.CompleteTile,
    tiles.PlacePlusTwo,
    actions.OfferAction,
    actions.TakeAction,
    actions.ExtraWindow,
    actions.UseExtraTile,
    seaport.DiscardCard,
    seaport.PlayFirst,
    seaport.PlaySecond,
    shipping.LoadSame,
    shipping.LoadPairs,
    shipping.LoadDifferent,
    demands.PayDemands,
    demands.PayDemand,
    senate.EvaluateSenate,
    senate.ChooseBonus,
    senate.RestackDiscs,
]


class Trajan(Game):
    """TR-0.1 2, 3 or 4 players."""

    def start(self, terms: Terms, chance: Chance) -> State:
        s = empty_table(terms, chance)
        s.then([setup_choices.LayTable(), turn.BeginPlay()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, TrajanState)
        return view(s, seat)

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, TrajanState)
        return guess(s, seat, dice)

    def components(self) -> dict[str, object]:
        return {
            "bonus": bonus_faces(),
            "goods": GOOD_NAMES,
            "actions": ACTIONS,
            "quarters": QUARTERS,
            "rounds_per_quarter": ROUNDS_PER_QUARTER,
            "demands_per_quarter": DEMANDS_PER_QUARTER,
            "bonus_per_quarter": BONUS_PER_QUARTER,
            "markers_per_tray": MARKERS_PER_TRAY,
        }

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, TrajanState)
        return pieces(s)


GAME: Final = Trajan(
    "trajan",
    RULES_VERSION,
    (2, 3, 4),
    OPTIONS,
    VERBS,
    PHRASES,
    TrajanState,
    STEPS,
    rule_prefix="TR",
    view_fields=ViewFields(
        seats=["first"],
        seat_lists=["leaders", "legionnaires", "workers", "discs", "ranking"],
        cards=["hand"],
        boards_only=["loads"],
        named=dict.fromkeys(["arch", "source", "next", "target", "path"], "trajan.tray"),
    ),
    presentation=Presentation(
        weighed=("sow", "march", "occupy", "build", "take_tile", "take_forum", "choose_bonus"),
        round_line="trajan.log.round",
        drawbacks=("trajan.preview.spoils", "trajan.preview.no_action"),
    ),
)
