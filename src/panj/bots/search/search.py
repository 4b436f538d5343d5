"""Information-set Monte Carlo tree search: any game through its contract, any number of seats.

Every iteration draws a new guess of what the seat cannot see, walks one common tree as far as it
reaches, and judges where it ends. Every seat in the tree chooses what is best for itself. A place
in the tree is what the seat saw on the way there: what was drawn and shown makes another place,
what others chose in secret does not.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from panj.bots.playout import playout
from panj.bots.search.eyes import Eyes
from panj.bots.search.tree import Edge, Node, key_of
from panj.bots.sense.sense import Sense
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State

UNIFORM: Final = 0.1
"""The part of the first interest that every move gets, however bad it looks."""

DEEPEST: Final = 400
"""No walk makes more choices than this."""

OFTEN: Final = 16
"""Iterations between two looks at whether the choice can still change."""

AS_JUDGED: Final = -1


class Plan:
    """How a search spends its time."""

    def __init__(
        self,
        seconds: float = 1.0,
        iterations: int = 1_000_000,
        curiosity: float = 1.2,
        caution: float = 0.1,
        ahead: int = AS_JUDGED,
        is_blind: bool = False,
    ) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.curiosity = curiosity
        """How much an untried promising move is preferred to one that has gone well."""
        self.caution = caution
        """How much worse than its parent a choice is taken to be before it is tried."""
        self.ahead = ahead
        """So many decisions are played by judgement before the end of a walk is judged; normally
        as many as the judgement asks for."""
        self.is_blind = is_blind
        """Uses no judgement: all moves look alike, and walks are played out at random."""


class Search:
    """A tree for one decision of one seat, grown as long as the plan allows."""

    def __init__(self, game: Game, sense: Sense, plan: Plan, dice: Dice) -> None:
        self.game = game
        self.eyes: Eyes | None = None
        self.sense = sense
        self.plan = plan
        self.dice = dice
        self.ahead = sense.ahead if plan.ahead == AS_JUDGED else plan.ahead
        self.root = Node()
        self.done = 0
        self.deadline = 0.0
        self.path: list[Edge] = []
        self.path_who: list[int] = []

    def grow(self, s: State, seat: int) -> None:
        """Iterate on guesses of `s` until the time is up or the choice cannot change any more."""
        plan = self.plan
        self.open_eyes(s, seat)
        began = perf_counter()
        self.deadline = began + plan.seconds
        count = 0
        while count < plan.iterations:
            self.iterate(self.game.guess(s, seat, self.dice))
            count += 1
            passed = perf_counter() - began
            if passed >= plan.seconds:
                break
            if count % OFTEN == 0:
                rate = float(count) / passed
                left = min(float(plan.iterations - count), rate * (plan.seconds - passed))
                if self.is_settled(left):
                    break
        self.done += count

    def open_eyes(self, s: State, seat: int) -> None:
        """From now on the tree is what this seat sees."""
        self.eyes = Eyes(self.game, s.terms, seat)

    def is_settled(self, left: float) -> bool:
        """Whether the iterations that are left cannot make another move the most tried one."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return float(first - second) > left

    def iterate(self, s: State) -> None:
        """One walk down the tree, one new place, one judgement."""
        self.path.clear()
        self.path_who.clear()
        node: Node | None = self.root
        moves = real_choice(s)
        while node is not None and len(moves) > 0 and len(self.path) < DEEPEST:
            who = asked(s)
            edge = self.select(node, s, who, moves)
            self.path.append(edge)
            self.path_who.append(who)
            s.play(edge.move)
            moves = real_choice(s)
            node = self.place_after(node, edge, s)
        self.back_up(self.judge(s))

    def place_after(self, node: Node, edge: Edge, s: State) -> Node | None:
        """The place that a choice has led to; None if nobody has been there before."""
        eyes = self.eyes
        assert eyes is not None
        seen = eyes.look(s)
        found = edge.after.get(seen)
        if found is None and eyes.has_sight:
            found = node.after.get(seen)
        if found is not None:
            edge.after[seen] = found
            return found
        new = Node()
        edge.after[seen] = new
        node.after[seen] = new
        return None

    def select(self, node: Node, s: State, who: int, moves: list[Move]) -> Edge:
        """The choice that is most worth trying here, of those that this guess allows."""
        found = node.available(who, moves)
        if found is None:
            self.expand(node, s, who, moves)
            found = node.available(who, moves)
            assert found is not None
        if self.is_guessing(who, moves):
            return found[self.sense.pick(s, moves)]
        visits: i64 = 0
        total = 0.0
        weights = 0.0
        for edge in found:
            visits += edge.visits
            total += edge.total
            weights += edge.weight
        plan = self.plan
        first = total / float(visits) - plan.caution if visits > 0 else 0.5
        spread = plan.curiosity * math.sqrt(float(visits) + 1.0)
        even = UNIFORM / float(len(found))
        best = found[0]
        most = -1.0e9
        for edge in found:
            prior = (1.0 - UNIFORM) * edge.weight / weights + even
            worth = edge.total / float(edge.visits) if edge.visits > 0 else first
            worth += spread * prior / float(edge.visits + 1)
            if worth > most:
                most = worth
                best = edge
        return best

    def is_guessing(self, who: int, moves: list[Move]) -> bool:
        """Whether another seat guesses here what the searching one hides: it must not learn that
        from the walks, which all know it."""
        eyes = self.eyes
        assert eyes is not None
        return not self.plan.is_blind and who != eyes.seat and self.sense.is_guesswork(moves)

    def expand(self, node: Node, s: State, who: int, moves: list[Move]) -> None:
        """Add the choices that are new here, each with the interest that judgement gives it."""
        weights = self.interest(s, moves)
        for i in range(len(moves)):
            key = key_of(who, moves[i])
            if key not in node.by_key:
                node.add(Edge(key, moves[i], weights[i]))

    def interest(self, s: State, moves: list[Move]) -> list[float]:
        """How promising the moves look: equal for all without judgement."""
        if self.plan.is_blind:
            return [1.0] * len(moves)
        ratings = self.sense.prior(s, moves)
        top = max(ratings)
        return [math.exp(max(-30.0, (rating - top) / self.sense.grain)) for rating in ratings]

    def judge(self, s: State) -> list[float]:
        """How good the end of a walk is for every seat, from 0 to 1."""
        if self.plan.is_blind:
            playout(s, self.dice)
            return self.sense.outcome(s)
        for _ in range(self.ahead):
            if perf_counter() >= self.deadline:  # one walk may take longer than a decision may
                break
            moves = real_choice(s)
            if len(moves) == 0:
                break
            s.play(moves[self.sense.pick(s, moves)])
        return self.sense.outlook(s)

    def back_up(self, values: list[float]) -> None:
        """Tell every choice of the walk how it went for who made it."""
        for i in range(len(self.path)):
            edge = self.path[i]
            edge.visits += 1
            edge.total += values[self.path_who[i]]

    def ranked(self) -> list[Edge]:
        """All moves that were tried, the most tried one first."""
        tried = [edge for edge in self.root.edges if edge.visits > 0]
        tried.sort(key=by_visits, reverse=True)
        return tried


def by_visits(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.mean()


def real_choice(s: State) -> list[Move]:
    """Play on while there is one move only; the moves that are then asked for, none at the end."""
    while True:
        d = s.decision()
        if d is None:
            return []
        moves = d.moves(s)
        if len(moves) > 1:
            return moves
        s.play(moves[0])


def asked(s: State) -> int:
    """The seat that is asked now."""
    d = s.decision()
    assert d is not None
    return d.who
