"""TR-4.4 The senate action, and TR-3.6.5 the senate at the end of a quarter."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.trajan.moves import CHOOSE_BONUS
from panj.games.trajan.player import Source
from panj.games.trajan.rules.scoring import one_bonus
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import SENATE_POINTS, SENATE_VOTES, TOP_OF_SENATE


def can_advance(s: TrajanState, who: int) -> bool:
    """TR-4.4.1 Whether the disc has not reached the last position."""
    return s.senate.positions[who] < TOP_OF_SENATE


def advance(s: TrajanState, who: int) -> None:
    """TR-4.4.1 The disc goes one position on, on top of any others, and scores."""
    senate = s.senate
    senate.positions[who] += 1
    senate.discs.remove(who)
    senate.discs.append(who)
    points: int = SENATE_POINTS[senate.positions[who]]
    s.players[who].points[Source.SENATE] += points
    s.note("trajan.log.advanced", [who, points])


def votes_of(s: TrajanState, who: int) -> i64:
    """TR-3.6.5 Votes of the disc's position and of all own senate tiles."""
    return SENATE_VOTES[s.senate.positions[who]] + s.players[who].tile_votes()


def senate_ranking(s: TrajanState) -> list[int]:
    """TR-3.6.5 Seats by votes, then by position, then by height: always a strict order."""
    ranked: list[int] = []
    for seat in s.senate.discs:  # whoever comes later lies higher
        at = 0
        while at < len(ranked) and outranks(s, ranked[at], seat):
            at += 1
        ranked.insert(at, seat)
    return ranked


def outranks(s: TrajanState, below: int, above: int) -> bool:
    """TR-3.6.5 Whether the first beats the second, whose disc arrived later."""
    mine = votes_of(s, below)
    theirs = votes_of(s, above)
    positions = s.senate.positions
    return mine > theirs or (mine == theirs and positions[below] > positions[above])


class EvaluateSenate(Step[TrajanState]):
    """TR-3.6.5, TR-3.6.6 The first in votes is consul and chooses; the second gets the rest."""

    def run(self, s: TrajanState) -> None:
        ranked = senate_ranking(s)
        for seat in ranked:
            s.note("trajan.log.votes", [seat, int(votes_of(s, seat))])
        s.then([ChooseBonus(ranked[0], ranked[1])])


class ChooseBonus(Decision[TrajanState]):
    """TR-3.6.6 The consul takes one of the two bonus tiles; the vice consul gets the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "vice")
    RULE: ClassVar[str] = "TR-3.6.6"

    def __init__(self, who: int, vice: int) -> None:
        super().__init__(who)
        self.vice = vice

    def moves(self, s: TrajanState) -> list[Move]:
        return [CHOOSE_BONUS[bonus] for bonus in s.senate.bonus]

    def choose(self, s: TrajanState, move: Move) -> None:
        s.senate.bonus.remove(move.a)
        other = s.senate.bonus.pop()
        s.players[self.who].yellow.append(move.a)
        s.players[self.vice].grey.append(other)
        s.note("trajan.log.consul", [self.who, move.a])
        s.note("trajan.log.vice_consul", [self.vice, other])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.choose_bonus", [])

    def preview(self, s: TrajanState, move: Move) -> list[Message]:
        points = one_bonus(s.terms, s.players[self.who], move.a, False)
        return [Message("trajan.preview.bonus_worth", [int(points)])]


class RestackDiscs(Step[TrajanState]):
    """TR-3.6.7 All discs return to the start as one pile, the consul's on top."""

    def run(self, s: TrajanState) -> None:
        s.senate.discs = senate_ranking(s)[::-1]
        s.senate.positions = [0] * s.seats
