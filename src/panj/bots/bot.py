"""The bot contract: a seat's guess, a budget, and an answer."""

from typing import Final

from mypy_extensions import mypyc_attr

from panj.bots.styles import styled
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import Judgement
from panj.core.moves import Move
from panj.core.state import State

USUAL_SECONDS: Final = 1.0

AT_ONCE: Final = 0.0
"""How long a bot thinks that does not look ahead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that never sees the true state.

    It is handed a guess: a full state that agrees with everything its seat knows, whose hidden
    part was dealt anew. It may play on the guess, or ask the game for further guesses from it.
    """

    style: str = ""
    """What it leans to, if anything: see `styles`."""

    def judgement(self, game: Game) -> Judgement:
        """The judgement for a game, in the bot's style."""
        return styled(game, self.style)

    def seconds(self) -> float:
        """How long it likes to think about a decision, where nobody says otherwise."""
        return USUAL_SECONDS

    def longest(self, seconds: float) -> float:
        """How long it thinks at most about a decision for which it may think so long. Where an
        answer is secret, a table waits so long for every one of them."""
        return seconds

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        """One of the legal moves of the guess `s`, within about so many seconds."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindBot(Bot):
    """A player that needs no more than the list of legal moves: no guess is made for it, and it is
    shown no state."""

    def pick(self, moves: list[Move], dice: Dice) -> Move:
        """One of these moves. The list is not to be changed."""
        raise NotImplementedError

    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        d = s.decision()
        assert d is not None
        return self.pick(d.moves(s), dice)


def ask(
    bot: Bot,
    game: Game,
    s: State,
    seconds: float | None,
    dice: Dice,
    moves: list[Move] | None = None,
) -> Move:
    """Let a bot decide in a match whose true state is `s`: the referee's side of the contract.
    It has the time that it likes to have, if nothing else is said; the legal `moves` need not be
    listed again where they are known."""
    d = s.decision()
    assert d is not None
    if isinstance(bot, BlindBot):
        return bot.pick(d.moves(s) if moves is None else moves, dice)
    budget = bot.seconds() if seconds is None else seconds
    return bot.choose(game, game.guess(s, d.who, dice), budget, dice)
