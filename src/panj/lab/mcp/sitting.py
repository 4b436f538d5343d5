"""One table of an agent: a match, the agent's seat, and bots at the other seats."""

from collections.abc import Sequence
from functools import partial

from panj.bots.guarded import GRACE_SECONDS
from panj.bots.registry import bot_names
from panj.core.game import Game
from panj.core.match import Match
from panj.core.match_file import write
from panj.core.messages import Message, Refused
from panj.core.state import Decision, State
from panj.core.terms import Terms
from panj.table.deciding import BotsHere, dice_at
from panj.table.driver import Driver
from panj.table.seats import Seats, check_bots, in_turn, players, stored_name


class Sitting:
    """The referee's side: it holds the true state, and shows what the agent's seat may know."""

    def __init__(
        self, game: Game, terms: Terms, key: bytes, seat: int, opponents: Sequence[str], name: str
    ) -> None:
        self.game = game
        self.seat = seat
        self.seats = seated(game, terms, seat, opponents, name)
        self.match = Match(game, terms, key)
        dice = partial(dice_at, self.match)
        bots = BotsHere(self.match, self.seats.bots, dice, grace=GRACE_SECONDS)
        self.driver = Driver(self.match, [seat], bots.decide)
        self.lines_read = 0
        """How many lines of the log the agent has read."""
        self.driver.advance()

    # Playing

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.match.decision() is None

    def play(self, number: int, version: int | None) -> None:
        """Make the legal move with this number, counted from 1, and let the bots answer."""
        d = self.match.decision()
        if d is None:
            raise Refused("core.refusal.over", [])
        if version is not None and version != self.match.version:
            raise Refused("core.refusal.stale", [version, self.match.version])
        moves = self.match.moves()
        if not 1 <= number <= len(moves):
            raise Refused("lab.refusal.no_such_move", [number, len(moves)], d.rule)
        self.match.make(moves[number - 1])
        self.driver.advance()

    # What the agent may know

    def known(self) -> State:
        """A state that agrees with all that the agent's seat knows; at the end, the true one.

        Everything that is told is made from this: what it does not hold cannot slip out.
        """
        return self.match.known_to(self.seat)

    def asked(self, s: State) -> Decision[State] | None:
        """What the agent is asked; None at the end."""
        d = s.decision()
        return d if d is not None and d.who == self.seat else None

    def log(self, since: int) -> list[Message]:
        """The lines of the log that the agent may read, from one on."""
        return self.match.log(self.seat)[since:]

    def file(self) -> str:
        """The match file. It has the key and everybody's moves: only when the match is over."""
        if not self.is_over:
            raise Refused("lab.refusal.not_over", [])
        return write(self.match, self.seats.stored)


def seated(game: Game, terms: Terms, seat: int, opponents: Sequence[str], name: str) -> Seats:
    """The agent at its seat, and bots in turn at all others but those the rules play."""
    asked = players(game, terms)
    if seat not in asked:
        known = ", ".join(str(each + 1) for each in asked)
        raise Refused("lab.refusal.no_seat", [seat + 1, known])
    others = [each for each in asked if each != seat]
    if others and not opponents:
        raise Refused("lab.refusal.no_bots", [", ".join(bot_names())])
    check_bots(terms.game, opponents)
    bots, automas = in_turn(others, opponents), game.automa(terms)
    stored = [
        stored_name(name, bot=bots.get(each, ""), is_automa=each in automas)
        for each in range(terms.seats)
    ]
    return Seats(stored, automas)
