"""What a move of Trajan leads to: it is played on a copy, and the seat goes on answering.

All answers to the questions that follow are tried.
"""

from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.actions import TakeAction, UseExtraTile
from panj.games.trajan.rules.sowing import ChooseTray, DropMarker
from panj.games.trajan.state import TrajanState
from panj.games.trajan.thinking.drops import drop_all
from panj.games.trajan.thinking.value import position_value
from panj.games.trajan.thinking.weights import Weights


def rate_move(w: Weights, s: TrajanState, d: Decision[State], move: Move) -> float:
    """What the seat has when everything that the move begins is done."""
    who = d.who
    if move.kind == Do.DRAW_TWO:
        return blind_draw(w, s, who)
    after = moved(s, move)
    if isinstance(d, ChooseTray):
        return sowed(w, after, who) - w.time * float(after.time - s.time)
    return settled(w, after, who)


def moved(s: TrajanState, move: Move) -> TrajanState:
    """The state after a move; the one before it stays."""
    after = s.clone()
    after.make(move)
    return after


def blind_draw(w: Weights, s: TrajanState, who: int) -> float:
    """What the seat has after drawing two cards: nobody knows which they will be."""
    return position_value(w, s, who) + w.draw_two


def sowed(w: Weights, s: TrajanState, who: int) -> float:
    """What a sowing is worth: markers dropped well, then the best of the action."""
    drop_all(s, who)
    return settled(w, s, who)


def settled(w: Weights, s: TrajanState, who: int) -> float:
    """Go on with the same player's questions, each answered by what looks best."""
    d = s.decision()
    if d is None or d.who != who or isinstance(d, ChooseTray):
        return position_value(w, s, who)
    if isinstance(d, DropMarker):
        return sowed(w, s, who)
    if isinstance(d, UseExtraTile):
        return position_value(w, s, who)  # the tile keeps its worth
    best = -1000.0
    for move in d.moves(s):
        if move.kind == Do.DECLINE:
            best = max(best, position_value(w, s, who))
        elif move.kind == Do.DRAW_TWO:
            best = max(best, blind_draw(w, s, who))
        else:
            best = max(best, follow(w, moved(s, move), who, d))
    return best


def follow(w: Weights, s: TrajanState, who: int, before: Decision[State]) -> float:
    """Go on after one answer: an action's own questions, but no further actions."""
    d = s.decision()
    if d is None or d.who != who or isinstance(d, (ChooseTray, UseExtraTile)):
        return position_value(w, s, who)
    if isinstance(d, TakeAction) and isinstance(before, TakeAction):
        return position_value(w, s, who) + w.action_to_come
    return settled(w, s, who)
