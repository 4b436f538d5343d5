"""Trajan as a game of the registry."""

from typing import Final

from panj.core.chance import Chance
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.options import choice, switch
from panj.core.state import State
from panj.core.terms import Terms
from panj.games.trajan import (
    actions,
    demands,
    draft,
    seaport,
    senate,
    shipping,
    sowing,
    tiles,
    turn,
)
from panj.games.trajan.guess import guess
from panj.games.trajan.moves import VERBS
from panj.games.trajan.phrases import PHRASES
from panj.games.trajan.pieces import pieces
from panj.games.trajan.setup import empty_table
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import GOOD_NAMES, MOST_PLAYED
from panj.games.trajan.view import bonus_faces, view

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
    draft.LayTable,
    draft.TakeCard,
    draft.ArrangeMarkers,
    draft.FillTray,
    draft.RevealMarkers,
    draft.TakeStartTiles,
    draft.TakeStartTile,
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
        s.then([draft.LayTable(), turn.BeginPlay()])
        return s

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, TrajanState)
        return view(s, seat)

    def guess(self, s: State, seat: int, dice: Dice) -> State:
        assert isinstance(s, TrajanState)
        return guess(s, seat, dice)

    def components(self) -> dict[str, object]:
        return {"bonus": bonus_faces(), "goods": GOOD_NAMES, "most_played": MOST_PLAYED}

    def pieces(self, s: State) -> list[int]:
        assert isinstance(s, TrajanState)
        return pieces(s)


GAME: Final = Trajan(
    "trajan", RULES_VERSION, (2, 3, 4), OPTIONS, VERBS, PHRASES, TrajanState, STEPS
)
