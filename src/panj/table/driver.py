"""The driver: plays a match on by itself as far as it goes, and stops where a person is asked.

Every place has one at which games are played in one process: the terminal, agents' tables, series,
arenas, an environment with bots. A server's steward cannot wait for a bot in place; it asks here
who answers, and asks bots and their substitutes by the same course (`deciding.Candidates`).
"""

from collections.abc import Callable, Collection
from typing import Final

from mypy_extensions import i64

from panj.core.match import Match, Played
from panj.core.moves import Move
from panj.core.state import Decision, State

Decide = Callable[[int], Move]
"""What a seat at which no person sits chooses: one of the match's `moves`."""

Witness = Callable[[State, int, list[Move], Move], None]
"""Told of every move before it is made: the true state, who decides, the legal moves, the chosen
one."""


class Answerer:
    """Who answers what is asked now; the rules do where there is one answer."""

    NOBODY: Final = "nobody"
    RULES: Final = "rules"
    BOT: Final = "bot"
    PERSON: Final = "person"


class Manner:
    """Whom a table asks what has one answer."""

    HERE: Final = "here"
    """In one process nobody, but a person whose answer is secret: the others wait for it, and that
    it came at once would tell them something."""

    WATCHED: Final = "watched"
    """In one process, with people who wait for the others: a secret is asked of everybody, since a
    bot, too, would tell something by an answer that came at once."""

    SERVED: Final = "served"
    """On a server every person, whose browser may answer, and bots as people are here: the others
    wait for them, too."""

    EVERY: Final = "every"
    """Everybody: in a laboratory every decision is a step, and every guess rolls the dice."""


def answerer_now(match: Match, people: Collection[int], manner: str = Manner.HERE) -> str:
    """Who answers what a match asks now."""
    d = match.decision()
    return Answerer.NOBODY if d is None else answerer_of(d, match.moves(), people, manner)


def answerer_of(
    d: Decision[State], moves: list[Move], people: Collection[int], manner: str = Manner.HERE
) -> str:
    """Who answers a decision with these moves."""
    is_person = d.who in people
    if len(moves) == 1 and is_forced(d, is_person, manner):
        return Answerer.RULES
    return Answerer.PERSON if is_person else Answerer.BOT


def is_forced(d: Decision[State], is_person: bool, manner: str) -> bool:
    """Whether a decision that has one answer is made without asking."""
    if manner == Manner.HERE:
        return not (is_person and d.SECRET)
    if manner == Manner.WATCHED:
        return not d.SECRET
    return manner == Manner.SERVED and not (is_person or d.SECRET)


def is_listed(move: Move, moves: list[Move]) -> bool:
    """Whether this is one of the moves: most bots take it from the list, where it is found at once,
    without comparing what moves are made of."""
    for i in range(i64(len(moves))):
        if moves[i] is move:
            return True
    return move in moves


class Driver:
    """A match, the seats of people, and whoever decides at the other seats."""

    def __init__(
        self,
        match: Match,
        people: Collection[int],
        decide: Decide,
        see: Witness | None = None,
        manner: str = Manner.HERE,
    ) -> None:
        self.match = match
        self.people = people
        self.decide = decide
        self.see = see
        self.manner = manner

    def step(self) -> Played | None:
        """Make the next move that needs no person; None where one is asked, and at the end. A
        bot knows the moves of a guess: one that is not legal in truth is refused."""
        match = self.match
        d = match.decision()
        if d is None:
            return None
        moves = match.moves()
        answerer = answerer_of(d, moves, self.people, self.manner)
        if answerer == Answerer.PERSON:
            return None
        move = moves[0] if answerer == Answerer.RULES else self.decide(d.who)
        if not is_listed(move, moves):
            raise match.game.illegal(d, move)
        if self.see is not None:
            self.see(match.state, d.who, moves, move)
        return match.make(move)

    def advance(self) -> None:
        """Go on until a person is asked or the match is over."""
        while self.step() is not None:
            pass
