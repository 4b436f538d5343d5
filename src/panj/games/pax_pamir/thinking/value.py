"""What a position of Pax Pamir is worth to a seat: points, what a check held now would bring, and
the means to win it."""

from typing import Final

from mypy_extensions import i64

from panj.core.judgement import Aspect, Judgement, with_promise
from panj.core.state import State
from panj.core.weights import Weights as CoreWeights
from panj.games.pax_pamir.player import Player
from panj.games.pax_pamir.rules.power import (
    blocks_in_play,
    cylinders_in_play,
    influence_of,
    loyalty_of,
    rules_any,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import CYLINDER_ICONS, RANK_OF, Coalition
from panj.games.pax_pamir.thinking.check import NextCheck
from panj.games.pax_pamir.thinking.weights import Weights

WIN: Final = 1000.0
USUAL_RANK: Final = 2.0
"""The rank by which words count court cards."""

DECK: Final = 28
MORE_CARDS: Final = 6
"""PP-2.3 The deck below the first market: so many cards, and so many more for each seat."""

MOST_RUPEES: Final = 12
"""Rupees beyond these are worth nothing."""


class PaxValue(Judgement):
    """Values positions; it says nothing of moves."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.scale = 6.0
        self.grain = 1.5
        self.opening = 30
        self.weights = weights
        self.facts = (
            "pax_pamir.aspect.blocks",
            "pax_pamir.aspect.cylinders",
            "pax_pamir.aspect.influence",
            "pax_pamir.aspect.rule",
        )

    def weighed_by(self) -> CoreWeights:
        return self.weights

    def progress(self, s: State) -> float:
        """PP-2.3 The part of the deck that was dealt."""
        assert isinstance(s, PaxState)
        return 1.0 - float(len(s.piles.deck)) / float(DECK + MORE_CARDS * s.seats)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, PaxState)
        if s.decision() is None:
            return self.result(s, seat)
        return self.standing(s, seat, NextCheck(s))

    def standing(self, s: PaxState, seat: int, check: NextCheck) -> float:
        """PP-5 The value in a running game, with what is known of the next check."""
        total = self.for_check(s, seat, check)
        total += self.for_lead(s, seat)
        return total + self.means(s, seat)

    def means(self, s: PaxState, seat: int) -> float:
        """PP-5.2, PP-5.3 Cylinders, influence, blocks, cards and money."""
        player = s.players[seat]
        loyalty = loyalty_of(s, seat)
        total = self.for_cylinders(s, seat)
        total += self.for_influence(s, seat, loyalty)
        total += self.for_blocks(s, loyalty)
        total = self.with_court(total, player)
        total = self.with_hand(total, player)
        total += self.for_rupees(player)
        return total + self.for_rule(s, seat)

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        """PP-5.1 to PP-5.3 The lead, the next check, and the means to win it."""
        assert isinstance(s, PaxState)
        if s.decision() is None:
            return with_promise([], self.result(s, seat))
        w = self.weights
        player = s.players[seat]
        loyalty = loyalty_of(s, seat)
        influence = self.for_influence(s, seat, loyalty)
        a_court_card = w.court + USUAL_RANK * w.rank
        check = NextCheck(s)
        found = [
            Aspect("pax_pamir.aspect.lead", self.for_lead(s, seat), w.lead),
            Aspect("pax_pamir.aspect.check", self.for_check(s, seat, check), self.urgency(check)),
            Aspect("pax_pamir.aspect.cylinders", self.for_cylinders(s, seat), w.cylinder),
            Aspect("pax_pamir.aspect.influence", influence, w.influence),
            Aspect("pax_pamir.aspect.blocks", self.for_blocks(s, loyalty), w.dominance),
            Aspect("pax_pamir.aspect.court", self.with_court(0.0, player), a_court_card),
            Aspect("pax_pamir.aspect.hand", self.with_hand(0.0, player), w.hand + w.promise),
            Aspect("pax_pamir.aspect.rupees", self.for_rupees(player), w.rupee),
            Aspect("pax_pamir.aspect.rule", self.for_rule(s, seat), w.rule),
        ]
        return with_promise(found, self.value(s, seat))

    # What each aspect counts, for the value and for the words alike

    def result(self, s: PaxState, seat: int) -> float:
        """PP-5.6 What the game is worth if it is over with these points."""
        return WIN * (1.0 if s.ranking()[seat] == 1 else -1.0) + float(s.scores()[seat])

    def for_lead(self, s: PaxState, seat: int) -> float:
        """PP-5.6 The points that were won already, against the best of the others."""
        best: i64 = -1
        for other in range(s.seats):
            if other != seat:
                best = max(best, s.players[other].score)
        return float(s.players[seat].score - best) * self.weights.lead

    def urgency(self, check: NextCheck) -> float:
        """PP-5.1 What a point of the next check counts: more once it lies in the market."""
        return self.weights.soon if check.is_out else self.weights.later

    def for_check(self, s: PaxState, seat: int, check: NextCheck) -> float:
        """PP-5.1 The lead that a check held now would give."""
        return float(check.lead(s, seat)) * self.urgency(check)

    def for_cylinders(self, s: PaxState, seat: int) -> float:
        """PP-5.3 What an unsuccessful check is won by."""
        return self.weights.cylinder * float(cylinders_in_play(s, seat))

    def for_influence(self, s: PaxState, seat: int, loyalty: i64) -> float:
        """PP-5.2 What a successful check is won by."""
        return self.weights.influence * float(influence_of(s, seat, loyalty))

    def for_blocks(self, s: PaxState, loyalty: i64) -> float:
        """PP-5.1 How near the own coalition is to dominance."""
        return self.weights.dominance * float(block_lead(s, loyalty))

    # Cards are added to a total one by one: a sum of sums would round differently.

    def with_court(self, total: float, player: Player) -> float:
        """PP-4.5 A total and the cards of the court, by rank."""
        w = self.weights
        for card in player.court:
            total += w.court + w.rank * float(RANK_OF[card])
        return total

    def with_hand(self, total: float, player: Player) -> float:
        """PP-4.2 A total and the hand cards, by the cylinders that they promise."""
        w = self.weights
        for card in player.hand:
            total += w.hand + w.promise * float(CYLINDER_ICONS[card])
        return total

    def for_rupees(self, player: Player) -> float:
        """PP-4.1 The purse, up to what can be spent soon."""
        return self.weights.rupee * float(min(player.rupees, MOST_RUPEES))

    def for_rule(self, s: PaxState, seat: int) -> float:
        """PP-4.17 Whether the seat rules a region."""
        return self.weights.rule if rules_any(s, seat) else 0.0

    def forecast(self, s: State, seat: int) -> float:
        return float(s.scores()[seat])


def block_lead(s: PaxState, loyalty: i64) -> i64:
    """PP-5.1 How far the own coalition is ahead of the strongest other one."""
    if loyalty < 0:
        return 0
    most: i64 = 0
    for coalition in range(i64(Coalition.COUNT)):
        if coalition != loyalty and blocks_in_play(s, coalition) > most:
            most = blocks_in_play(s, coalition)
    return blocks_in_play(s, loyalty) - most
