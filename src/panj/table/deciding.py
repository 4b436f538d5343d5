"""Who decides for a bot's seat: one that fails loses the decision to a substitute.

The course of it is the same wherever bots think; here are also those that think in this process.
"""

import logging
import math
from collections.abc import Callable, Mapping
from typing import Final

from panj.bots.bot import Bot
from panj.bots.guarded import GRACE_SECONDS, Answer, guarded
from panj.bots.levels import SearchBot
from panj.bots.registry import bot
from panj.bots.search.team import Team
from panj.bots.styles import level_of
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.moves import Move
from panj.core.purpose import dice_for

log = logging.getLogger("panj.table")

SUBSTITUTES: Final = ("greedy", "random")
"""Who decides for a bot that failed; the second if the first is what failed, or fails too."""

SUBSTITUTE_SECONDS: Final = 1.0

FOREVER: Final = math.inf
"""The grace of a bot for which people would rather wait than see another one move."""


class Candidates:
    """Who is asked about one decision, one after the other until one answers with a legal move; if
    nobody does, the first legal move is made. Whoever holds this asks: here, or in a worker."""

    def __init__(self, moves: list[Move], to_ask: list[tuple[str, float]]) -> None:
        self.move = moves[0]
        """What was decided so far."""
        self._moves = moves
        self._to_ask = to_ask[::-1]

    def next(self) -> tuple[str, float] | None:
        """Whom to ask now, and for how long they may think; None when it is decided."""
        return self._to_ask.pop() if self._to_ask else None

    def answered(self, move: Move | None) -> bool:
        """Take an answer; False if there is none, or none that is legal."""
        if move is None or move not in self._moves:
            return False
        self.move = move
        self._to_ask = []
        return True


def bot_and_substitutes(name: str, seconds: float) -> list[tuple[str, float]]:
    """A bot, then who stands in for it, each with the time to think."""
    return [(name, seconds), *substitutes(name)]


def substitutes(name: str) -> list[tuple[str, float]]:
    """Who stands in for a bot of this name, and for how long they may think."""
    return [(each, SUBSTITUTE_SECONDS) for each in SUBSTITUTES if each != level_of(name)]


def settled(match: Match, who: int, name: str, first: Answer, dice: Dice) -> Move:
    """What is done at the seat of a bot that has answered so: its move, or what is chosen for it in
    this process."""
    candidates = Candidates(match.moves(), substitutes(name))
    candidates.answered(first.move)
    while (asked := candidates.next()) is not None:
        level, seconds = asked
        candidates.answered(ask_here(match, who, bot(level), seconds, dice).move)
    return candidates.move


def ask_here(
    match: Match, who: int, made: Bot, seconds: float, dice: Dice, grace: float = GRACE_SECONDS
) -> Answer:
    """Ask a bot, in this process, about a guess of what its seat knows; a move that is legal in the
    guess only is none."""
    guess = match.game.guess(match.state, who, dice)
    return guarded(made, match.game, guess, seconds, dice, grace, match.moves())


def dice_at(match: Match) -> Dice:
    """A bot's dice: they hang on the match and the number of the move only."""
    return dice_for(f"panj bot {match.version}", match.key)


class BotsHere:
    """The bots at the seats of a match: asked on guesses, replaced where they fail."""

    def __init__(
        self,
        match: Match,
        names: Mapping[int, str],
        dice: Callable[[], Dice],
        seconds: float | None = None,
        grace: float = FOREVER,
    ) -> None:
        self.match = match
        self.names = names
        self.bots = {seat: bot(name) for seat, name in names.items()}
        self.dice = dice
        """New dice for the decision that is asked now."""
        self.seconds = seconds
        """How long they may think; None is as long as each likes to."""
        self.grace = grace

    def help_with(self, team: Team | None) -> None:
        """Give the bots that search a team, or none."""
        for each in self.bots.values():
            if isinstance(each, SearchBot):
                each.team = team

    def decide(self, who: int) -> Move:
        """What the bot of a seat chooses, or what is chosen for it."""
        dice, name, made = self.dice(), self.names[who], self.bots[who]
        seconds = made.seconds() if self.seconds is None else self.seconds
        answer = ask_here(self.match, who, made, seconds, dice, self.grace)
        if answer.move is None:
            log.warning("the bot %s is replaced: %s %s", name, answer.failure, answer.detail)
        return settled(self.match, who, name, answer, dice)
