"""Judgement for Kingdomino: what a kingdom will be worth when all its dominoes are laid."""

from typing import Final

from panj.core.judgement import (
    NEVER,
    POINTS,
    Aspect,
    Judgement,
    best_of,
    highest,
    shares,
    with_promise,
)
from panj.core.moves import Move
from panj.core.state import State
from panj.core.weights import Weights as CoreWeights
from panj.games.kingdomino.rules.turn import PlaceDomino
from panj.games.kingdomino.state import FREE, KingdominoState
from panj.games.kingdomino.thinking.prospects import Prospects
from panj.games.kingdomino.thinking.site import Site, settled_site, site_of
from panj.games.kingdomino.thinking.weights import TRIED_AHEAD, Weights


class KingdominoJudgement(Judgement):
    """Points, growth, room and bonuses of a kingdom, one domino ahead."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights = weights
        # Walks on one order of the pile go alike, whatever is laid first: the leads at their ends
        # correlate by about 0.8. Eight were no better than four.
        self.abreast = 4
        self.opening = 12

    def weighed_by(self) -> CoreWeights:
        return self.weights

    def by_hand(self) -> Judgement:
        return KingdominoJudgement(Weights())

    def inputs(self, s: State, seat: int) -> list[float]:
        """KD-3 The aspects, and how many dominoes are laid: it hangs on the order of play."""
        assert isinstance(s, KingdominoState)
        player = s.players[seat]
        parts = [aspect.amount for aspect in self.aspects(s, seat)]
        return [*parts, float(len(player.placed) + len(player.discarded))]

    def progress(self, s: State) -> float:
        """KD-3 The dominoes that are laid, of all in this game."""
        assert isinstance(s, KingdominoState)
        laid = 0
        for player in s.players:
            laid += len(player.placed) + len(player.discarded)
        return float(laid) / float(s.layout.lines * s.layout.kings_each * s.seats)

    def value(self, s: State, seat: int) -> float:
        """KD-5.4 About the points at the end, with the claimed dominoes laid; no later games."""
        assert isinstance(s, KingdominoState)
        tallies = s.players[seat].tallies
        points = float(sum([tally.total for tally in tallies]))
        if len(tallies) == s.game:
            return points
        site = settled_site(s, seat, self.weights)
        return points + site.value() + self.weights.per_domino * float(s.layout.grid * site.left)

    def rate(self, s: State, moves: list[Move]) -> list[float]:
        """KD-3.10 to KD-3.12 What the deciding seat's kingdom is worth after each move."""
        assert isinstance(s, KingdominoState)
        d = s.decision()
        assert d is not None
        if len(moves) == 1:
            return [0.0]
        site = site_of(s, d.who, Prospects(s, self.weights))
        if isinstance(d, PlaceDomino):
            return rate_places(s, site, d, moves)
        return rate_claims(s, site, d.who, moves)

    def pick(self, s: State, moves: list[Move]) -> int:
        """The best move without a look at the domino after it, which costs five times as much."""
        if len(moves) == 1:  # perhaps a discard, which has no place to rate
            return 0
        assert isinstance(s, KingdominoState)
        d = s.decision()
        assert d is not None
        site = site_of(s, d.who, Prospects(s, self.weights))
        if isinstance(d, PlaceDomino):
            return best_of([site.rate(d.domino, move) for move in moves])
        return best_of(rate_claims(s, site, d.who, moves))

    def merits(self, s: State, values: list[float]) -> list[float]:
        """KD-5.5 By how much a game is won tells as much of a move as whether it is won."""
        if s.decision() is not None:
            return values
        lead = shares([float(score) for score in s.scores()], self.scale)
        return [(values[seat] + lead[seat]) / 2.0 for seat in range(len(values))]

    def aspects(self, s: State, seat: int) -> list[Aspect]:
        """KD-5.3, KD-6.3, KD-6.4 The kingdom's parts, with the claimed dominoes laid."""
        assert isinstance(s, KingdominoState)
        tallies = s.players[seat].tallies
        found = [Aspect(POINTS, float(sum([tally.total for tally in tallies])))]
        if len(tallies) < s.game:
            found += settled_site(s, seat, self.weights).parts()
        return with_promise(found, self.value(s, seat))


def rate_claims(s: KingdominoState, site: Site, seat: int, moves: list[Move]) -> list[float]:
    """KD-3.12 A domino is worth its best placement, after those that are laid before it."""
    for domino in s.current.claimed(seat, s.position + 1) + s.next.claimed(seat, 0):
        site = site.settled(domino)
    return [site.best(move.a) - order_cost(site.prospects.weights, s, move.a) for move in moves]


def order_cost(w: Weights, s: KingdominoState, domino: int) -> float:
    """KD-3.5 A higher number acts later in the next round, when less is left to choose from."""
    if len(s.pile) == 0:
        return 0.0
    return w.order * float(s.next.dominoes.index(domino)) / float(s.layout.kings_each)


def rate_places(s: KingdominoState, site: Site, d: PlaceDomino, moves: list[Move]) -> list[float]:
    """KD-3.7 A placement is worth what the best domino that may follow makes of it."""
    domino = d.domino
    ratings = [site.rate(domino, move) for move in moves]
    following = s.current.claimed(d.who, s.position + 1)[:1]
    if not following:
        following = s.next.claimed(d.who, 0) + s.next.claimed(FREE, 0)
    if following:
        w = site.prospects.weights
        costs = [order_cost(w, s, n) if n in s.next.dominoes else 0.0 for n in following]
        look_ahead(site, domino, moves, ratings, following, costs)
    return ratings


def look_ahead(
    site: Site,
    domino: int,
    moves: list[Move],
    ratings: list[float],
    following: list[int],
    costs: list[float],
) -> None:
    """Replace the highest ratings by those one domino later, and shift all others below them."""
    chosen = highest(ratings, TRIED_AHEAD)
    gains: list[float] = []
    for i in chosen:
        gains.append(best_following(site.after(domino, moves[i]), following, costs) - ratings[i])
    smallest = min(gains)
    for i in range(len(ratings)):
        ratings[i] += gains[chosen.index(i)] if i in chosen else smallest


def best_following(site: Site, following: list[int], costs: list[float]) -> float:
    """What the kingdom is worth with the best of several dominoes, each at its cost."""
    found = NEVER
    for i in range(len(following)):
        rating = site.best(following[i]) - costs[i]
        if rating > found:
            found = rating
    return found


JUDGEMENT: Final = KingdominoJudgement(Weights())
