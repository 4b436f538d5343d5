"""Information-set Monte Carlo tree search: any game through its contract, any number of seats.

Every walk goes down one common tree from a guess of what the seat cannot see, as far as the tree
reaches, and is judged where it ends. Every seat in the tree chooses what is best for itself. A
place in the tree is what the seat saw on the way there: what was drawn and shown makes another
place, what others chose in secret does not.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from panj.bots.playout import playout
from panj.bots.search.eyes import Eyes
from panj.bots.search.tree import Edge, Node, key_of
from panj.bots.sense.sense import Sense, best_of, highest
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State

UNIFORM: Final = 0.1
"""The part of the first interest that every move gets, however bad it looks."""

DEEPEST: Final = 400
"""No walk makes more choices than this."""

OFTEN: Final = 16
"""Guesses between two looks at whether the choice can still change."""

KNOWN: Final = 64
"""Tries of a move before how much it varied is trusted."""

SURE: Final = 4.0
"""A difference of so many standard errors is no chance."""

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
        self.abreast: i64 = 1 if plan.is_blind else sense.abreast
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
        guesses = 0
        while count < plan.iterations:
            count += self.iterate(self.game.guess(s, seat, self.dice), plan.iterations - count)
            guesses += 1
            passed = perf_counter() - began
            if passed >= plan.seconds:
                break
            if guesses % OFTEN == 0:
                rate = float(count) / passed
                left = min(float(plan.iterations - count), rate * (plan.seconds - passed))
                if self.is_settled(left):
                    break
        self.done += count

    def open_eyes(self, s: State, seat: int) -> None:
        """From now on the tree is what this seat sees."""
        self.eyes = Eyes(self.game, s.terms, seat)

    def is_settled(self, left: float) -> bool:
        """Whether the iterations that are left cannot make another move the first one."""
        if self.abreast > 1:
            return self.is_sure()
        first: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return float(first - second) > left

    def is_sure(self) -> bool:
        """Whether no other move that was tried can be the best one but by great luck."""
        ranked = self.ranked()
        best = ranked[0]
        if best.visits < KNOWN:
            return False
        for i in range(1, len(ranked)):
            other = ranked[i]
            gap = best.mean_merit() - other.mean_merit()
            if gap * abs(gap) < SURE * SURE * (best.doubt() + other.doubt()):
                return False
        return True

    def iterate(self, s: State, most: i64 = 1) -> i64:
        """Walks from one guess through the most interesting moves, so many at most; how many.

        Moves that are tried on the same guess share its luck, which is then left out: in
        Kingdomino four fifths of what makes one walk better than another.
        """
        moves = real_choice(s)
        if len(moves) == 0:
            return 1
        who = asked(s)
        front = self.front(s, who, moves, most)
        if len(front) == 1:
            self.walk(s, who, front[0])
            return 1
        known: list[Edge] = []
        surprises: list[float] = []
        for edge in front:
            is_known = edge.visits > 0
            expected = edge.mean_merit() if is_known else 0.0
            merit = self.walk(s.clone(), who, edge)
            if is_known:
                known.append(edge)
                surprises.append(merit - expected)
        if len(known) > 0:
            take_off_luck(front, known, surprises)
        return len(front)

    def walk(self, s: State, who: int, first: Edge) -> float:
        """One walk down the tree, one new place, one judgement: its merit for who began it."""
        self.path.clear()
        self.path_who.clear()
        node: Node | None = self.root
        edge = first
        moves: list[Move] = []
        while node is not None and len(self.path) < DEEPEST:
            if node is not self.root:
                who = asked(s)
                edge = self.select(node, s, who, moves)
            self.path.append(edge)
            self.path_who.append(who)
            s.play(edge.move)
            moves = real_choice(s)
            node = self.place_after(node, edge, s) if len(moves) > 0 else None
        values = self.judge(s)
        merits = values if self.plan.is_blind else self.sense.merits(s, values)
        self.back_up(values, merits)
        return merits[self.path_who[0]]

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

    def front(self, s: State, who: int, moves: list[Move], most: i64) -> list[Edge]:
        """The moves at the root that are most worth trying, as many as are tried at once."""
        found = self.choices(self.root, s, who, moves)
        wide = min(self.abreast, most)
        return [found[i] for i in highest(self.interests(found), wide)]

    def select(self, node: Node, s: State, who: int, moves: list[Move]) -> Edge:
        """The choice that is most worth trying here, of those that this guess allows."""
        found = self.choices(node, s, who, moves)
        if self.is_guessing(who, moves):
            return found[self.sense.pick(s, moves)]
        return found[best_of(self.interests(found))]

    def choices(self, node: Node, s: State, who: int, moves: list[Move]) -> list[Edge]:
        """The moves of this guess as edges of the place."""
        found = node.available(who, moves)
        if found is None:
            self.expand(node, s, who, moves)
            found = node.available(who, moves)
            assert found is not None
        return found

    def interests(self, found: list[Edge]) -> list[float]:
        """How much each of some choices is worth trying."""
        visits: i64 = 0
        total = 0.0
        weights = 0.0
        for edge in found:
            visits += edge.visits
            total += edge.merit
            weights += edge.weight
        plan = self.plan
        first = total / float(visits) - plan.caution if visits > 0 else 0.5
        spread = plan.curiosity * math.sqrt(float(visits) + 1.0)
        even = UNIFORM / float(len(found))
        interests: list[float] = []
        for edge in found:
            prior = (1.0 - UNIFORM) * edge.weight / weights + even
            worth = edge.mean_merit() if edge.visits > 0 else first
            interests.append(worth + spread * prior / float(edge.visits + 1))
        return interests

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

    def back_up(self, values: list[float], merits: list[float]) -> None:
        """Tell every choice of the walk how it went for who made it."""
        for i in range(len(self.path)):
            edge = self.path[i]
            edge.visits += 1
            edge.total += values[self.path_who[i]]
            edge.merit += merits[self.path_who[i]]

    def ranked(self) -> list[Edge]:
        """All moves that were tried, the best one first."""
        tried = [edge for edge in self.root.edges if edge.visits > 0]
        tried.sort(key=by_visits, reverse=True)
        if self.abreast > 1 and len(tried) > 1:
            # The best few were tried about equally often, so how often says little.
            enough = (tried[0].visits + 1) // 2
            often = [edge for edge in tried if edge.visits >= enough]
            often.sort(key=by_merit, reverse=True)
            tried = often + tried[len(often) :]
        return tried


def take_off_luck(front: list[Edge], known: list[Edge], surprises: list[float]) -> None:
    """What surprised on average with moves that were known was the guess, and not the moves."""
    luck = sum(surprises) / float(len(surprises))
    for edge in front:
        edge.merit -= luck
    for i in range(len(known)):
        rest = surprises[i] - luck
        known[i].noise += rest * rest


def by_visits(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.mean()


def by_merit(edge: Edge) -> float:
    return edge.mean_merit()


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
