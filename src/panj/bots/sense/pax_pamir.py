"""Judgement for Pax Pamir: points, what a check held now would bring, and the means to win it."""

from typing import Final

from mypy_extensions import i64

from panj.bots.sense.sense import Sense, Term, with_promise
from panj.core.moves import Move
from panj.core.state import State
from panj.games.pax_pamir.bribes import ChooseAction
from panj.games.pax_pamir.dominance import award, is_final_if_taken
from panj.games.pax_pamir.market import has_check
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.power import (
    blocks_in_play,
    cylinders_in_play,
    dominant_coalition,
    influence_of,
    loyalty_of,
    rules_any,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import CYLINDER_ICONS, RANK_OF, Coalition

WIN: Final = 1000.0
MOST_STEPS: Final = 8
"""So many further steps of one action are looked at before a move is judged."""


class Weights:
    """What counts how much, in points."""

    def __init__(self) -> None:
        self.lead = 3.0
        self.soon = 2.0
        self.later = 0.8
        self.cylinder = 0.6
        self.influence = 0.35
        self.dominance = 0.12
        self.court = 0.3
        self.rank = 0.15
        self.hand = 0.45
        self.promise = 0.25
        self.rupee = 0.12
        self.rule = 0.3


class PaxSense(Sense):
    """Rates a move by the position after the whole action, its steps chosen greedily."""

    def __init__(self) -> None:
        super().__init__()
        self.scale = 6.0
        self.grain = 1.5
        self.weights = Weights()

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, PaxState)
        if s.decision() is None:
            return self.result(s, seat)
        w = self.weights
        points = self.prospect(s, seat) * (w.soon if has_check(s) else w.later)
        points += lead(s.scores(), seat) * w.lead
        return points + self.means(s, seat)

    def result(self, s: PaxState, seat: int) -> float:
        """PP-5.6 What the game is worth if it is over with these points."""
        return WIN * (1.0 if s.ranking()[seat] == 1 else -1.0) + float(s.scores()[seat])

    def prospect(self, s: PaxState, seat: int) -> float:
        """PP-5.1 The lead that a check held now would give."""
        return lead(award(s, dominant_coalition(s), is_final_if_taken(s, 1)), seat)

    def means(self, s: PaxState, seat: int) -> float:
        """PP-5.2, PP-5.3 Cylinders, influence, blocks, cards and money."""
        w = self.weights
        player = s.players[seat]
        loyalty = loyalty_of(s, seat)
        total = w.cylinder * float(cylinders_in_play(s, seat))
        total += w.influence * float(influence_of(s, seat, loyalty))
        total += w.dominance * float(block_lead(s, loyalty))
        for card in player.court:
            total += w.court + w.rank * float(RANK_OF[card])
        for card in player.hand:
            total += w.hand + w.promise * float(CYLINDER_ICONS[card])
        total += w.rupee * float(min(player.rupees, 12))
        return total + (w.rule if rules_any(s, seat) else 0.0)

    def terms(self, s: State, seat: int) -> list[Term]:
        """PP-5.1 to PP-5.3 The lead, the next check, and the means to win it."""
        assert isinstance(s, PaxState)
        w = self.weights
        player = s.players[seat]
        loyalty = loyalty_of(s, seat)
        if s.decision() is None:
            return with_promise([], self.result(s, seat))
        soon = w.soon if has_check(s) else w.later
        court = sum([w.court + w.rank * float(RANK_OF[card]) for card in player.court])
        hand = sum([w.hand + w.promise * float(CYLINDER_ICONS[card]) for card in player.hand])
        cylinders = w.cylinder * float(cylinders_in_play(s, seat))
        influence = w.influence * float(influence_of(s, seat, loyalty))
        blocks = w.dominance * float(block_lead(s, loyalty))
        rupees = w.rupee * float(min(player.rupees, 12))
        found = [
            Term("pax_pamir.term.lead", lead(s.scores(), seat) * w.lead, w.lead),
            Term("pax_pamir.term.check", self.prospect(s, seat) * soon, soon),
            Term("pax_pamir.term.cylinders", cylinders, w.cylinder),
            Term("pax_pamir.term.influence", influence, w.influence),
            Term("pax_pamir.term.blocks", blocks, w.dominance),
            Term("pax_pamir.term.court", court, w.court + 2.0 * w.rank),
            Term("pax_pamir.term.hand", hand, w.hand + w.promise),
            Term("pax_pamir.term.rupees", rupees, w.rupee),
            Term("pax_pamir.term.rule", w.rule if rules_any(s, seat) else 0.0, w.rule),
        ]
        return with_promise(found, self.value(s, seat))

    def forecast(self, s: State, seat: int) -> float:
        return float(s.scores()[seat])

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        d = s.decision()
        assert d is not None
        return [self.rating(s, move, d.who) for move in moves]

    def rating(self, s: State, move: Move, seat: int) -> float:
        """The value after a move and the best further steps of the same action."""
        if move.kind == Do.AGREE:
            assert isinstance(s, PaxState)
            return self.result(s, seat)
        after: State = s.clone()
        after.play(move)
        for _ in range(MOST_STEPS):
            d = after.decision()
            if d is None or d.who != seat or isinstance(d, ChooseAction):
                break
            after = self.best_step(after, seat)
        return self.value(after, seat)

    def best_step(self, s: State, seat: int) -> State:
        """The position after the step that looks best by itself."""
        d = s.decision()
        assert d is not None
        best = s
        most = -10 * WIN
        for move in d.moves(s):
            if move.kind == Do.CANCEL:
                continue
            after = s.clone()
            after.play(move)
            value = self.value(after, seat)
            if value > most:
                most = value
                best = after
        if best is s:
            best = s.clone()
            best.play(d.moves(s)[-1])
        return best


def lead(points: list[int], seat: int) -> float:
    """A seat's points less the best of the others."""
    best = -1
    for other, score in enumerate(points):
        if other != seat and score > best:
            best = score
    return float(points[seat] - best)


def block_lead(s: PaxState, loyalty: i64) -> i64:
    """PP-5.1 How far the own coalition is ahead of the strongest other one."""
    if loyalty < 0:
        return 0
    most: i64 = 0
    for coalition in range(i64(Coalition.COUNT)):
        if coalition != loyalty and blocks_in_play(s, coalition) > most:
            most = blocks_in_play(s, coalition)
    return blocks_in_play(s, loyalty) - most


SENSE: Final = PaxSense()
