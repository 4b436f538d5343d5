"""The driver: plays a match on by itself as far as it goes, and stops where a person is asked.

Every place has one at which games are played in one process: the terminal, agents' tables, series
and arenas. A server's steward cannot wait for a bot in place; it asks here who answers, and asks
bots and their substitutes by the same course (`deciding.Candidates`).
"""

from collections.abc import Callable, Collection
from typing import Final

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


def answerer_now(match: Match, people: Collection[int]) -> str:
    """Who answers what a match asks now."""
    d = match.decision()
    return Answerer.NOBODY if d is None else answerer_of(d, match.moves(), people)


def answerer_of(
    d: Decision[State],
    moves: list[Move],
    people: Collection[int],
    are_bots_awaited: bool = False,
) -> str:
    """Who answers a decision with these moves. A bot keeps nobody waiting in this process, but it
    does on a server."""
    is_person = d.who in people
    if is_forced(d, moves, is_person or are_bots_awaited):
        return Answerer.RULES
    return Answerer.PERSON if is_person else Answerer.BOT


def is_forced(d: Decision[State], moves: list[Move], is_awaited: bool) -> bool:
    """Whether a decision is made without asking, because it has one answer. Where the others wait
    for the answer, a person's at any table or a bot's on a server, it must not be skipped if its
    coming at once would tell a secret."""
    return len(moves) == 1 and not (is_awaited and d.SECRET)


class Driver:
    """A match, the seats of people, and whoever decides at the other seats."""

    def __init__(
        self,
        match: Match,
        people: Collection[int],
        decide: Decide,
        see: Witness | None = None,
    ) -> None:
        self.match = match
        self.people = people
        self.decide = decide
        self.see = see

    def step(self) -> Played | None:
        """Make the next move that needs no person; None where one is asked, and at the end. A
        bot knows the moves of a guess: one that is not legal in truth is refused."""
        match = self.match
        d = match.decision()
        if d is None:
            return None
        moves = match.moves()
        answerer = answerer_of(d, moves, self.people)
        if answerer == Answerer.PERSON:
            return None
        move = moves[0] if answerer == Answerer.RULES else self.decide(d.who)
        if move not in moves:
            raise match.illegal(d, move)
        if self.see is not None:
            self.see(match.state, d.who, moves, move)
        return match.make(move)

    def advance(self) -> None:
        """Go on until a person is asked or the match is over."""
        while self.step() is not None:
            pass
