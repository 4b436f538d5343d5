"""PP-9.R25, PP-9.R47 A round in which nobody acts: the players may agree to end the game."""

from typing import ClassVar

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.pax_pamir.moves import DECLINE, Do
from panj.games.pax_pamir.rules.dominance import Ending, end_game
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import START_ACTIONS


def humans_from(s: PaxState, seat: int) -> list[int]:
    """PP-6.1 The seats of the humans in turn order, beginning with this one."""
    return [other for other in s.from_seat(seat) if other != s.wakhan]


class CountIdle(Step[PaxState]):
    """PP-9.R47 After as many idle turns in a row as there are players, everybody is asked."""

    def run(self, s: PaxState) -> None:
        if s.memory.actions_left < START_ACTIONS or len(s.memory.used) > 0:
            s.idle = 0
            return
        s.idle += 1
        if s.idle >= s.seats:
            s.idle = 0
            humans = humans_from(s, s.after[self.who])
            s.then([AgreeToEnd(humans[0], len(humans) - 1)])


class AgreeToEnd(Decision[PaxState]):
    """PP-9.R47 One after the other agrees, or one declines and the game goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "waiting")
    RULE: ClassVar[str] = "PP-9.R47"

    def __init__(self, who: int, waiting: int) -> None:
        super().__init__(who)
        self.waiting = waiting

    def moves(self, s: PaxState) -> list[Move]:
        return [Move(Do.AGREE), DECLINE]

    def choose(self, s: PaxState, move: Move) -> None:
        if move.kind == Do.DECLINE:
            s.note("pax_pamir.log.end_declined", [self.who])
        elif self.waiting == 0:
            end_game(s, Ending.AGREEMENT)
        else:
            s.note("pax_pamir.log.end_agreed", [self.who])
            s.then([AgreeToEnd(humans_from(s, self.who)[1], self.waiting - 1)])

    def prompt(self, s: PaxState) -> Message:
        return Message("pax_pamir.prompt.agree_to_end", [])

    def is_final(self, s: PaxState, move: Move) -> bool:
        return move.kind == Do.AGREE
