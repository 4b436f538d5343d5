"""Random play to the end: the inner loop of searches and of the benchmark."""

from panj.core.dice import Dice
from panj.core.state import State


def playout(s: State, dice: Dice) -> int:
    """Play random legal moves until the game is over; the number of decisions made."""
    count = 0
    while True:
        d = s.decision()
        if d is None:
            return count
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
        count += 1
