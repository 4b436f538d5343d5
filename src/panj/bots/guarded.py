"""A bot is asked, and whatever it does wrong stays with its answer."""

from time import perf_counter
from typing import Final

from panj.bots.bot import Bot
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State

GRACE_SECONDS: Final = 2.0
"""How long past its budget a bot may take before it is ended; covers a slow machine's start."""


class Failure:
    """Why a bot lost a decision."""

    CRASHED: Final = "crashed"
    ILLEGAL: Final = "illegal"
    OVERRAN: Final = "overran"


class Overran(Exception):
    """A bot that watches its own time, such as an outside program's, has waited in vain."""


class Answer:
    """What came of asking a bot: a legal move, or why there is none."""

    def __init__(self, move: Move | None, failure: str, detail: str, seconds: float) -> None:
        self.move = move
        self.failure = failure
        self.detail = detail
        self.seconds = seconds


def guarded(
    bot: Bot,
    game: Game,
    guess: State,
    seconds: float,
    dice: Dice,
    grace: float = GRACE_SECONDS,
    legal: list[Move] | None = None,
) -> Answer:
    """Ask a bot about a guess. One that never answers must be ended from outside. What is legal
    is said by who knows the truth, otherwise by the guess."""
    if legal is None:
        d = guess.decision()
        assert d is not None
        legal = d.moves(guess)  # before the bot plays on the guess
    start = perf_counter()
    try:
        move = bot.choose(game, guess, seconds, dice)
    except Overran:
        return Answer(None, Failure.OVERRAN, "", perf_counter() - start)
    except Exception as problem:
        detail = f"{type(problem).__name__}: {problem}"
        return Answer(None, Failure.CRASHED, detail, perf_counter() - start)
    took = perf_counter() - start
    if took > seconds + grace:
        return Answer(None, Failure.OVERRAN, "", took)
    if move not in legal:
        return Answer(None, Failure.ILLEGAL, repr(move), took)
    return Answer(move, "", "", took)
