"""Judgement for Pax Pamir: a move by the position after the whole action."""

from typing import Final

from panj.core.judgement import Judgement, best_of
from panj.core.moves import Move
from panj.core.state import State
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.thinking.lookahead import rating
from panj.games.pax_pamir.thinking.value import PaxValue
from panj.games.pax_pamir.thinking.walking.choice import quick_choice
from panj.games.pax_pamir.thinking.weights import Weights


class PaxJudgement(PaxValue):
    """Rates a move by the position after the whole action, its steps chosen greedily."""

    def by_hand(self) -> Judgement:
        return PaxJudgement(Weights())

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        assert isinstance(s, PaxState)
        d = s.decision()
        assert d is not None
        return [rating(self, s, move, d.who) for move in moves]

    def pick(self, s: State, moves: list[Move]) -> int:
        """About as `rate`, by what each move gains at once; most moves are not played on a copy.
        What others do then, and what is drawn, does not count: in a walk that is one guess of
        many."""
        assert isinstance(s, PaxState)
        d = s.decision()
        assert d is not None
        quick = quick_choice(self, s, d, moves)
        return best_of(self.rate(s, moves)) if quick is None else quick


JUDGEMENT: Final = PaxJudgement(Weights())
