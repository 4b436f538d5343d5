"""Judgement for Trajan: a move by what the seat has when everything that it begins is done."""

from typing import Final

from mypy_extensions import i64

from panj.bots.sense.sense import Sense, Term, best_of, with_promise
from panj.bots.sense.trajan_worth import (
    READY,
    WEIGHTS,
    camp_worth,
    cargo_worth,
    colours_there,
    demand_worth,
    mat_worth,
    senate_worth,
    site_worth,
    slots_worth,
    tile_worth,
    time_left,
    worth,
)
from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.trajan.actions import TakeAction, UseExtraTile
from panj.games.trajan.draft import FillTray, TakeStartTile
from panj.games.trajan.moves import Do
from panj.games.trajan.player import Player
from panj.games.trajan.sowing import ChooseTray, DropMarker
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    COLOURS,
    LIFTED,
    NONE,
    TILE_FIRST,
    TILE_POINTS,
    TILE_SECOND,
    TRAYS,
)

SUBJECTS: Final = ["shipping", "military", "senate", "tiles", "construction", "demands", "extra"]
SCORED: Final = [
    ["ships", "cards"],
    ["military", "legionnaires"],
    ["senate"],
    ["trajan", "tiles", "bonus"],
    ["construction", "workers", "sets"],
    ["demands"],
    [],
]
"""The lines of the score sheet that belong to each subject."""

ACTION_TO_COME: Final = 2.5
"""What a bonus action or a repetition counts that is still to come."""


class TrajanSense(Sense):
    """Plays a move on a copy, goes on to the end of the action, and looks at what came out."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 12.0

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TrajanState)
        return worth(s, seat)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, TrajanState)
        d = s.decision()
        assert d is not None
        if isinstance(d, FillTray):
            return [arrangement(s.players[d.who], d.tray, move) for move in moves]
        if isinstance(d, TakeStartTile):
            return [start_tile(s, d.who, move) for move in moves]
        return [rated(s, d, move) for move in moves]

    def pick(self, s: State, moves: list[Move]) -> int:
        """As `rate`, but each later question is answered by what looks best at once: the ways to
        load a ship and to go on after it are not tried all together."""
        assert isinstance(s, TrajanState)
        d = s.decision()
        assert d is not None
        if isinstance(d, DropMarker):
            return best_of([drop_gain(s.players[d.who], d.tray, move.a) for move in moves])
        if isinstance(d, (FillTray, TakeStartTile)):
            return best_of(self.rate(s, moves))
        return best_of([glanced(s, d, move) for move in moves])

    def terms(self, s: State, seat: int) -> list[Term]:
        """TR-5.2 Each action's points so far together with what it still promises."""
        assert isinstance(s, TrajanState)
        player = s.players[seat]
        points = {line.key: float(line.points[seat]) for line in s.score_sheet()}
        amounts = [sum([points[f"trajan.score.{name}"] for name in names]) for names in SCORED]
        if not s.is_over:
            left = time_left(s)
            amounts[0] += cargo_worth(s, player)
            amounts[1] += camp_worth(s, player, seat, left)
            amounts[2] += senate_worth(s, seat)
            amounts[3] += slots_worth(s, player, left)
            amounts[4] += site_worth(s, player, left)
            amounts[5] += demand_worth(s, player)
            amounts[6] += mat_worth(player, left)
        found = [Term(f"trajan.term.{name}", amounts[i]) for i, name in enumerate(SUBJECTS)]
        return with_promise(found, self.value(s, seat))


def rated(s: TrajanState, d: Decision[State], move: Move) -> float:
    """What the seat has when everything that the move begins is done."""
    who = d.who
    if move.kind == Do.DRAW_TWO:
        return worth(s, who) + WEIGHTS.draw_two  # nobody knows what will be drawn
    after = s.clone()
    after.play(move)
    if isinstance(d, ChooseTray):
        return sowed(after, who) - WEIGHTS.time * float(after.time - s.time)
    return settled(after, who)


def sowed(s: TrajanState, who: int) -> float:
    """What a sowing is worth: markers dropped well, then the best of the action."""
    drop_all(s, who)
    return settled(s, who)


def drop_all(s: TrajanState, who: int) -> None:
    """Drop the markers that are left, each where it serves best."""
    d = s.decision()
    while isinstance(d, DropMarker) and d.who == who:
        moves = d.moves(s)
        best = moves[0]
        most = -1.0
        for move in moves:
            gain = drop_gain(s.players[who], d.tray, move.a)
            if gain > most:
                most = gain
                best = move
        s.play(best)
        d = s.decision()


def drop_gain(player: Player, tray: int, colour: int) -> float:
    """How much a tray needs a colour, against the need of the trays that come later."""
    left: int = player.tray_size(LIFTED)
    gain = 100.0 + need(player, tray, colour) * (3.0 if left == 1 else 1.0)
    later = 0.0
    for step in range(1, left):
        weight = 3.0 if step == left - 1 else 1.0  # the last one can complete a tile at once
        later = max(later, weight * need(player, (tray + step) % TRAYS, colour))
    spare = player.markers[LIFTED * COLOURS + colour] - 1
    return gain - (0.0 if spare > 0 else later)


def need(player: Player, tray: int, colour: int) -> float:
    """What one more marker of a colour is good for in a tray: it may be missing on the tile."""
    tile: int = player.slots[tray]
    if tile == NONE:
        return 0.0
    there = player.markers[tray * COLOURS + colour]
    first = TILE_FIRST[tile]
    second = TILE_SECOND[tile]
    wanted: i64 = (1 if first == colour else 0) + (1 if second == colour else 0)
    if there >= wanted:
        return 0.0
    other = second if first == colour else first
    is_last = wanted == 2 or player.markers[tray * COLOURS + other] > 0
    if wanted == 2:
        is_last = there == 1
    return float(TILE_POINTS[tile]) * 0.3 + (3.0 if is_last else 1.0)


def settled(s: TrajanState, who: int) -> float:
    """Go on with the same player's questions, each answered by what looks best."""
    d = s.decision()
    if d is None or d.who != who or isinstance(d, ChooseTray):
        return worth(s, who)
    if isinstance(d, DropMarker):
        return sowed(s, who)
    if isinstance(d, UseExtraTile):
        return worth(s, who)  # the tile keeps its worth
    best = -1000.0
    for move in d.moves(s):
        if move.kind == Do.DECLINE:
            best = max(best, worth(s, who))
        elif move.kind == Do.DRAW_TWO:
            best = max(best, worth(s, who) + WEIGHTS.draw_two)
        else:
            after = s.clone()
            after.play(move)
            best = max(best, follow(after, who, d))
    return best


def follow(s: TrajanState, who: int, before: Decision[State]) -> float:
    """Go on after one answer: an action's own questions, but no further actions."""
    d = s.decision()
    if d is None or d.who != who or isinstance(d, (ChooseTray, UseExtraTile)):
        return worth(s, who)
    if isinstance(d, TakeAction) and isinstance(before, TakeAction):
        return worth(s, who) + ACTION_TO_COME
    return settled(s, who)


def glanced(s: TrajanState, d: Decision[State], move: Move) -> float:
    """About what the seat has when everything that the move begins is done."""
    who = d.who
    if move.kind == Do.DRAW_TWO:
        return worth(s, who) + WEIGHTS.draw_two
    after = s.clone()
    after.play(move)
    if isinstance(d, ChooseTray):
        drop_all(after, who)
        return best_action(after, who) - WEIGHTS.time * float(after.time - s.time)
    if isinstance(d, UseExtraTile):
        return best_action(after, who)
    return answered(after, who)


def best_action(s: TrajanState, who: int) -> float:
    """The best option of an action that is offered, at a glance."""
    d = s.decision()
    if not isinstance(d, TakeAction) or d.who != who:
        return answered(s, who)
    now = worth(s, who)
    best = now
    for move in d.moves(s):
        if move.kind == Do.DRAW_TWO:
            best = max(best, now + WEIGHTS.draw_two)
        elif move.kind != Do.DECLINE:
            after = s.clone()
            after.play(move)
            best = max(best, answered(after, who))
    return best


def answered(s: TrajanState, who: int) -> float:
    """What the seat has when it has answered its questions one by one, up to the next action."""
    d = s.decision()
    while d is not None and d.who == who and not isinstance(d, (ChooseTray, UseExtraTile)):
        if isinstance(d, TakeAction):
            return worth(s, who) + ACTION_TO_COME
        s = best_answer(s, d)
        d = s.decision()
    return worth(s, who)


def best_answer(s: TrajanState, d: Decision[State]) -> TrajanState:
    """The position after the answer that looks best at once."""
    best = s
    most = -1000.0
    for move in d.moves(s):
        after = s.clone()
        after.play(move)
        value = worth(after, d.who)
        if value > most:
            most = value
            best = after
    return best


def arrangement(player: Player, tray: int, move: Move) -> float:
    """TR-2.11 Two different colours in a tray keep more tiles within reach."""
    if move.kind == Do.ARRANGE:
        return 0.0
    left = player.markers[LIFTED * COLOURS + move.a] + player.markers[LIFTED * COLOURS + move.b]
    return float(left) + (1.0 if move.a != move.b else -4.0)


def start_tile(s: TrajanState, who: int, move: Move) -> float:
    """TR-2.12 Tiles that bring much and whose colours are already in the tray."""
    player = s.players[who]
    return READY[colours_there(player, move.b, move.a)] * tile_worth(s, move.a)


SENSE: Final = TrajanSense()
