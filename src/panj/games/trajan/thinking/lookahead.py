"""What a move of Trajan leads to: it is played on a copy, and the seat goes on answering.

`rate_move` tries all answers to the questions that follow; `glance_at` takes the one that looks
best at once.
"""

from typing import Final

from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.actions import TakeAction, UseExtraTile
from panj.games.trajan.rules.sowing import ChooseTray, DropMarker
from panj.games.trajan.state import TrajanState
from panj.games.trajan.thinking.drops import drop_all
from panj.games.trajan.thinking.value import position_value
from panj.games.trajan.thinking.weights import WEIGHTS

ACTION_TO_COME: Final = 2.5
"""What a bonus action or a repetition counts that is still to come."""


def rate_move(s: TrajanState, d: Decision[State], move: Move) -> float:
    """What the seat has when everything that the move begins is done."""
    who = d.who
    if move.kind == Do.DRAW_TWO:
        return blind_draw(s, who)
    after = moved(s, move)
    if isinstance(d, ChooseTray):
        return sowed(after, who) - WEIGHTS.time * float(after.time - s.time)
    return settled(after, who)


def moved(s: TrajanState, move: Move) -> TrajanState:
    """The state after a move; the one before it stays."""
    after = s.clone()
    after.play(move)
    return after


def blind_draw(s: TrajanState, who: int) -> float:
    """What the seat has after drawing two cards: nobody knows which they will be."""
    return position_value(s, who) + WEIGHTS.draw_two


def sowed(s: TrajanState, who: int) -> float:
    """What a sowing is worth: markers dropped well, then the best of the action."""
    drop_all(s, who)
    return settled(s, who)


def settled(s: TrajanState, who: int) -> float:
    """Go on with the same player's questions, each answered by what looks best."""
    d = s.decision()
    if d is None or d.who != who or isinstance(d, ChooseTray):
        return position_value(s, who)
    if isinstance(d, DropMarker):
        return sowed(s, who)
    if isinstance(d, UseExtraTile):
        return position_value(s, who)  # the tile keeps its worth
    best = -1000.0
    for move in d.moves(s):
        if move.kind == Do.DECLINE:
            best = max(best, position_value(s, who))
        elif move.kind == Do.DRAW_TWO:
            best = max(best, blind_draw(s, who))
        else:
            best = max(best, follow(moved(s, move), who, d))
    return best


def follow(s: TrajanState, who: int, before: Decision[State]) -> float:
    """Go on after one answer: an action's own questions, but no further actions."""
    d = s.decision()
    if d is None or d.who != who or isinstance(d, (ChooseTray, UseExtraTile)):
        return position_value(s, who)
    if isinstance(d, TakeAction) and isinstance(before, TakeAction):
        return position_value(s, who) + ACTION_TO_COME
    return settled(s, who)


def glance_at(s: TrajanState, d: Decision[State], move: Move) -> float:
    """About what the seat has when everything that the move begins is done."""
    who = d.who
    if move.kind == Do.DRAW_TWO:
        return blind_draw(s, who)
    after = moved(s, move)
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
    now = position_value(s, who)
    best = now
    for move in d.moves(s):
        if move.kind == Do.DRAW_TWO:
            best = max(best, now + WEIGHTS.draw_two)
        elif move.kind != Do.DECLINE:
            best = max(best, answered(moved(s, move), who))
    return best


def answered(s: TrajanState, who: int) -> float:
    """What the seat has when it has answered its questions one by one, up to the next action."""
    d = s.decision()
    while d is not None and d.who == who and not isinstance(d, (ChooseTray, UseExtraTile)):
        if isinstance(d, TakeAction):
            return position_value(s, who) + ACTION_TO_COME
        s = best_answer(s, d)
        d = s.decision()
    return position_value(s, who)


def best_answer(s: TrajanState, d: Decision[State]) -> TrajanState:
    """The position after the answer that looks best at once."""
    best = s
    most = -1000.0
    for move in d.moves(s):
        after = s.clone()
        after.play(move)
        value = position_value(after, d.who)
        if value > most:
            most = value
            best = after
    return best
