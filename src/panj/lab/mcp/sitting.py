"""One table of an agent: a match, the agent's seat, and bots at the other seats."""

from collections.abc import Sequence

from panj.bots.guarded import SUBSTITUTE, guarded
from panj.bots.registry import bot, bot_names
from panj.bots.styles import check_style
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.match import Match
from panj.core.messages import Message, Refused
from panj.core.moves import Move
from panj.core.record import BOT_PREFIX, write
from panj.core.state import Decision, State, is_choice
from panj.core.terms import Terms
from panj.lab.deals import dice_for


class Sitting:
    """The referee's side: it holds the true state, and shows what the agent's seat may know."""

    def __init__(
        self, game: Game, terms: Terms, key: bytes, seat: int, opponents: Sequence[str], name: str
    ) -> None:
        self.game = game
        self.match = Match(game, terms, key)
        self.seat = seat
        self.automas = game.automa(terms)
        self.bots = seated(terms, seat, self.automas, opponents)
        self.name = name
        self.told = 0
        """How many lines of the log the agent has read."""
        self.advance()

    # Playing

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.match.decision() is None

    def advance(self) -> None:
        """Let bots move, and make moves that are no choice, until the agent is asked."""
        while (d := self.match.decision()) is not None:
            s = self.match.state
            if not is_choice(d, s):
                self.submit(d.moves(s)[0])
            elif d.who != self.seat:
                self.submit(self.bot_move(d.who))
            else:
                return

    def play(self, number: int, version: int | None) -> None:
        """Make the legal move with this number, counted from 1, and let the bots answer."""
        d = self.match.decision()
        if d is None:
            raise Refused("core.refusal.over", [])
        if version is not None and version != self.match.version:
            raise Refused("core.refusal.stale", [version, self.match.version])
        moves = d.moves(self.match.state)
        if not 1 <= number <= len(moves):
            raise Refused("lab.refusal.no_such_move", [number, len(moves)], d.rule)
        self.submit(moves[number - 1])
        self.advance()

    def submit(self, move: Move) -> None:
        """Make a legal move."""
        self.match.submit(move, self.match.version)

    def bot_move(self, who: int) -> Move:
        """What a bot decides on its guess; one that fails loses the decision."""
        match = self.match
        dice = dice_for(match.key, b"bot %d" % match.version)
        for name in (self.bots[who], SUBSTITUTE):
            made = bot(name)
            guess = self.game.guess(match.state, who, dice)
            answer = guarded(made, self.game, guess, made.seconds(), dice)
            if answer.move is not None:
                return answer.move
        d = match.decision()
        assert d is not None
        return d.moves(match.state)[0]

    # What the agent may know

    def known(self) -> State:
        """A state that agrees with all that the agent's seat knows; at the end, the true one.

        Everything that is told is made from this: what it does not hold cannot slip out.
        """
        if self.is_over:
            return self.match.state
        return self.game.guess(self.match.state, self.seat, Dice(self.match.version))

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
        return write(self.match, self.stored_names())

    def stored_names(self) -> list[str]:
        """The names of the seats in a match file."""
        return [
            self.name if seat == self.seat else BOT_PREFIX + self.bots.get(seat, SUBSTITUTE)
            for seat in range(self.match.terms.seats)
        ]


def seated(
    terms: Terms, seat: int, automas: Sequence[int], opponents: Sequence[str]
) -> dict[int, str]:
    """Which bot sits where: in turn at all seats but the agent's and those the rules play."""
    players = [each for each in range(terms.seats) if each not in automas]
    if seat not in players:
        known = ", ".join(str(each + 1) for each in players)
        raise Refused("lab.refusal.no_seat", [seat + 1, known])
    others = [each for each in players if each != seat]
    if others and not opponents:
        raise Refused("lab.refusal.no_bots", [", ".join(bot_names())])
    for name in opponents:
        bot(name)
        check_style(terms.game, name)
    return {each: opponents[i % len(opponents)] for i, each in enumerate(others)}
