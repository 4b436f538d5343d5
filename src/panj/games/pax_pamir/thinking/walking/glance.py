"""One seat's view of a position while moves are compared. A gain changes the few numbers that a
move changes, asks for the value, and changes them back: a copy costs more than all that is asked of
it."""

from mypy_extensions import i64, u8

from panj.games.pax_pamir.player import Player
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.thinking.check import NextCheck
from panj.games.pax_pamir.thinking.value import MOST_RUPEES, PaxValue


class Glance:
    """What stays as it is: the next check, the value before any move."""

    def __init__(self, mind: PaxValue, s: PaxState, who: int) -> None:
        self.mind = mind
        self.s = s
        self.who = who
        self.player: Player = s.players[who]
        self.check = NextCheck(s)
        self.before = self.value()

    def value(self) -> float:
        """What the position is worth as it is changed now."""
        return self.mind.standing(self.s, self.who, self.check)

    def gain(self) -> float:
        """How much more that is than before."""
        return self.value() - self.before

    def money(self, rupees: i64) -> float:
        """PP-4.1 What more or fewer rupees are worth."""
        have = self.player.rupees
        more = min(have + rupees, MOST_RUPEES) - min(have, MOST_RUPEES)
        return self.mind.weights.rupee * float(more)


def shift(s: PaxState, place: i64, by: i64) -> None:
    """PP-1.1 More or fewer pieces on a place, whatever is in supply."""
    s.board[place] = u8(i64(s.board[place]) + by)
