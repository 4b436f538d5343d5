"""Judgement for Trajan: a move by what the seat has when everything that it begins is done."""

from typing import Final

from panj.core.judgement import Aspect, Judgement, best_of, with_promise
from panj.core.moves import Move
from panj.core.state import State
from panj.core.weights import Weights as CoreWeights
from panj.games.trajan.moves import Do
from panj.games.trajan.player import Player
from panj.games.trajan.rules.setup_choices import FillTray, TakeStartTile
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import COLOURS, LIFTED
from panj.games.trajan.thinking.lookahead import rate_move
from panj.games.trajan.thinking.value import (
    colours_there,
    construction_value,
    demands_value,
    extras_value,
    military_value,
    position_value,
    senate_value,
    shipping_value,
    tile_value,
    tiles_value,
    time_left,
)
from panj.games.trajan.thinking.walking.choice import quick_choice
from panj.games.trajan.thinking.weights import Weights

SCORED: Final[dict[str, list[str]]] = {
    "shipping": ["ships", "cards"],
    "military": ["military", "legionnaires"],
    "senate": ["senate"],
    "tiles": ["trajan", "tiles", "bonus"],
    "construction": ["construction", "workers", "sets"],
    "demands": ["demands"],
    "extra": [],
}
"""The aspects, each with the lines of the score sheet that belong to it."""


class TrajanJudgement(Judgement):
    """Plays a move on a copy, goes on to the end of the action, and looks at what came out."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.scale = 12.0
        self.opening = 16
        self.weights = weights

    def weighed_by(self) -> CoreWeights:
        return self.weights

    def by_hand(self) -> Judgement:
        return TrajanJudgement(Weights())

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TrajanState)
        return position_value(self.weights, s, seat)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, TrajanState)
        d = s.decision()
        assert d is not None
        if isinstance(d, FillTray):
            return [rate_arrangement(s.players[d.who], d.tray, move) for move in moves]
        if isinstance(d, TakeStartTile):
            return [rate_start_tile(self.weights, s, d.who, move) for move in moves]
        return [rate_move(self.weights, s, d, move) for move in moves]

    def pick(self, s: State, moves: list[Move]) -> int:
        """About as `rate`, by what each move gains at once: nothing is copied or played on. What
        others do then, and what is drawn and shown, does not count: in a walk that is one guess
        of many."""
        assert isinstance(s, TrajanState)
        d = s.decision()
        assert d is not None
        quick = quick_choice(self.weights, s, d, moves)
        return best_of(self.rate(s, moves)) if quick is None else quick

    def progress(self, s: State) -> float:
        """TR-3.7 The time that is gone."""
        assert isinstance(s, TrajanState)
        return 1.0 - time_left(s)

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        """TR-5.2 Each action's points so far together with what it still promises."""
        assert isinstance(s, TrajanState)
        points = {line.key: float(line.points[seat]) for line in s.score_sheet()}
        amounts = [
            sum([points[f"trajan.score.{name}"] for name in names]) for names in SCORED.values()
        ]
        if not s.is_over:
            for i, promise in enumerate(promises(self.weights, s, seat)):
                amounts[i] += promise
        found = [Aspect(f"trajan.aspect.{name}", amounts[i]) for i, name in enumerate(SCORED)]
        return with_promise(found, self.value(s, seat))


def promises(w: Weights, s: TrajanState, seat: int) -> list[float]:
    """What the position may still bring, in the order of the aspects."""
    player = s.players[seat]
    left = time_left(s)
    return [
        shipping_value(w, s, player),
        military_value(w, s, player, seat, left),
        senate_value(w, s, seat),
        tiles_value(w, s, player, left),
        construction_value(w, s, player, left),
        demands_value(w, s, player),
        extras_value(w, player, left),
    ]


def rate_arrangement(player: Player, tray: int, move: Move) -> float:
    """TR-2.11 Two different colours in a tray keep more tiles within reach."""
    if move.kind == Do.ARRANGE:
        return 0.0
    left = player.markers[LIFTED * COLOURS + move.a] + player.markers[LIFTED * COLOURS + move.b]
    return float(left) + (1.0 if move.a != move.b else -4.0)


def rate_start_tile(w: Weights, s: TrajanState, who: int, move: Move) -> float:
    """TR-2.12 Tiles that bring much and whose colours are already in the tray."""
    player = s.players[who]
    return w.ready[colours_there(player, move.b, move.a)] * tile_value(w, s, move.a)


JUDGEMENT: Final = TrajanJudgement(Weights())
