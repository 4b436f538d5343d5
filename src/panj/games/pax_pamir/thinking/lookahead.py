"""What a move of Pax Pamir leads to: it is played on a copy to the end of the action, whose steps
are chosen by what looks best at once."""

from typing import Final

from panj.core.moves import Move
from panj.core.state import State
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.rules.bribes import ChooseAction
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.thinking.value import WIN, PaxValue

MOST_STEPS: Final = 8
"""So many further steps of one action are looked at before a move is judged."""


def rating(mind: PaxValue, s: PaxState, move: Move, seat: int) -> float:
    """The value after a move and the best further steps of the same action."""
    if move.kind == Do.AGREE:
        return mind.result(s, seat)
    after: State = s.clone()
    after.make(move)
    for _ in range(MOST_STEPS):
        d = after.decision()
        if d is None or d.who != seat or isinstance(d, ChooseAction):
            break
        after = best_step(mind, after, seat)
    return mind.value(after, seat)


def best_step(mind: PaxValue, s: State, seat: int) -> State:
    """The position after the step that looks best by itself."""
    d = s.decision()
    assert d is not None
    best = s
    most = -10 * WIN
    for move in d.moves(s):
        if move.kind == Do.CANCEL:
            continue
        after = s.clone()
        after.make(move)
        value = mind.value(after, seat)
        if value > most:
            most = value
            best = after
    if best is s:
        best = s.clone()
        best.make(d.moves(s)[-1])
    return best
