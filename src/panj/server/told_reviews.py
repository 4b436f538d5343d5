"""A review in words and numbers: its curve, its mistakes and its good finds, from what was kept."""

from typing import Final, Literal

import msgspec

from panj.bots.search import curve as curves
from panj.bots.search.doubt import Estimate
from panj.bots.search.lessons import (
    MOST_FINDS,
    MOST_MISTAKES,
    Case,
    first_of,
    is_new,
    told,
    turns_of,
)
from panj.bots.search.review import FIND, MISTAKE
from panj.core.game import Game
from panj.core.match import Match
from panj.core.state import State
from panj.server.told_moves import DIGITS, foreseen, gain, reasons, shown_move, worth
from panj.server.wire.reviews import CurvePoint, MoveShown, VerdictAnswer

SMALL: Final = 0.06
CLEAR: Final = 0.15


class StoredVerdict(msgspec.Struct, frozen=True):
    """What a worker found about one decision, as it is kept: moves in text, estimates as mean,
    error and trials."""

    who: int
    chances: list[tuple[float, float, int]]
    best: str
    other: str
    is_played: bool
    best_worth: tuple[float, float, int]
    other_worth: tuple[float, float, int]
    is_checked: bool
    line: list[tuple[int, str]] = []
    reasons: list[tuple[str, float]] = []


class Told:
    """What is told of the verdicts on a match."""

    def __init__(self, match: Match, verdicts: dict[int, StoredVerdict]) -> None:
        self.match = match
        self.verdicts = verdicts
        self.turns = turns_of([played.who for played in match.played])
        self.first = first_of(match)

    def mistakes(self) -> list[VerdictAnswer]:
        """Moves that surely cost something."""
        return self._largest(False, MISTAKE, MOST_MISTAKES)

    def finds(self) -> list[VerdictAnswer]:
        """Moves that were surely far better than any other."""
        return self._largest(True, FIND, MOST_FINDS)

    def looked(self) -> list[int]:
        """How many decisions of each seat were looked at."""
        found = [0] * self.match.terms.seats
        for verdict in self.verdicts.values():
            found[verdict.who] += 1
        return found

    def _largest(self, is_played: bool, least: float, most: int) -> list[VerdictAnswer]:
        cases = [
            Case(number, verdict.who, self.turns[number - 1], sure(verdict))
            for number, verdict in self.verdicts.items()
            if verdict.is_checked
            and verdict.is_played == is_played
            and number > self.first
            and sure(verdict) > least
        ]
        return [self.verdict(number) for number in told(cases, most)]

    def verdict(self, number: int) -> VerdictAnswer:
        """A verdict as it goes over the wire."""
        verdict = self.verdicts[number]
        game, seats = self.match.game, self.match.terms.seats
        before = self.match.earlier(self.match.version - number + 1)
        best, other = estimate(verdict.best_worth), estimate(verdict.other_worth)
        return VerdictAnswer(
            number=number,
            who=verdict.who,
            is_played=verdict.is_played,
            best=weighed_move(game, before, verdict.best),
            other=weighed_move(game, before, verdict.other),
            best_worth=worth(game.judgement, best, seats),
            other_worth=worth(game.judgement, other, seats),
            line=foreseen(game, verdict.line),
            reasons=reasons(verdict.reasons),
            size=size(best.mean - other.mean),
        )

    def curve(self, is_whole: bool) -> list[CurvePoint]:
        """Everybody's chances from turn to turn; the end is certain."""
        match = self.match
        looks = [
            curves.Look(
                number - 1,
                self.turns[number - 1],
                [estimate(each) for each in verdict.chances],
                is_new(match, number),
            )
            for number, verdict in self.verdicts.items()
        ]
        points = curves.curve(looks)
        if is_whole and match.decision() is None:
            end = curves.outcome(match.game.judgement, match.state)
            points.append(curves.exact(match.version, len(set(self.turns)), end))
        return [curve_point(point) for point in points]


def weighed_move(game: Game, s: State, text: str) -> MoveShown:
    """A move of the past with the points that it brought at once."""
    move = game.moves.parse(text)
    return msgspec.structs.replace(shown_move(game, s, move), gain=gain(game, s, move))


def estimate(kept: tuple[float, float, int]) -> Estimate:
    return Estimate(*kept)


def sure(verdict: StoredVerdict) -> float:
    """By how much the best move is better at least."""
    return estimate(verdict.best_worth).surely_above(estimate(verdict.other_worth))


def size(loss: float) -> Literal["small", "clear", "large"]:
    """How much of a mistake it was."""
    return "small" if loss < SMALL else "clear" if loss < CLEAR else "large"


def curve_point(point: curves.Point) -> CurvePoint:
    """A point of the curve as it goes over the wire."""
    return CurvePoint(
        at=point.place,
        turn=point.turn,
        chances=[round(each, DIGITS) for each in point.chances],
        low=[round(each, DIGITS) for each in point.low],
        high=[round(each, DIGITS) for each in point.high],
    )
