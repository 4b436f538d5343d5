"""Which move a walk tries next: one that has gone well, or one that promises much and is hardly
known."""

import math
from typing import Final

from mypy_extensions import i64

from panj.bots.search.budget import Budget
from panj.bots.search.tree import Edge, Node, choice_number
from panj.core.judgement import Judgement, best_of, highest
from panj.core.moves import Move
from panj.core.state import State

UNIFORM: Final = 0.1
"""The part of the first interest that every move gets, however bad it looks."""


class Explorer:
    """Chooses at the places of a tree, for the seat that is asked there."""

    def __init__(self, judgement: Judgement, budget: Budget) -> None:
        self.judgement = judgement
        self.budget = budget
        self.seat = -1
        """The searching seat."""

    def front(self, node: Node, s: State, who: int, moves: list[Move], wide: i64) -> list[Edge]:
        """The choices that are most worth trying here, so many at once."""
        found = self.choices(node, s, who, moves)
        return [found[i] for i in highest(self.interests(found), wide)]

    def select(self, node: Node, s: State, who: int, moves: list[Move]) -> Edge:
        """The choice that is most worth trying here, of those that this guess allows."""
        found = self.choices(node, s, who, moves)
        if self.is_guessing(who, moves):
            return found[self.judgement.pick(s, moves)]
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
        budget = self.budget
        first = total / float(visits) - budget.caution if visits > 0 else 0.5
        spread = budget.curiosity * math.sqrt(float(visits) + 1.0)
        even = UNIFORM / float(len(found))
        interests: list[float] = []
        for edge in found:
            prior = (1.0 - UNIFORM) * edge.weight / weights + even
            merit = edge.mean_merit() if edge.visits > 0 else first
            interests.append(merit + spread * prior / float(edge.visits + 1))
        return interests

    def is_guessing(self, who: int, moves: list[Move]) -> bool:
        """Whether another seat guesses here what the searching one hides: it must not learn that
        from the walks, which all know it."""
        return not self.budget.is_blind and who != self.seat and self.judgement.is_guesswork(moves)

    def expand(self, node: Node, s: State, who: int, moves: list[Move]) -> None:
        """Add the choices that are new here, each with the interest that judgement gives it."""
        weights = self.first_interests(s, moves)
        for i in range(len(moves)):
            key = choice_number(who, moves[i])
            if key not in node.by_key:
                node.add(Edge(key, moves[i], weights[i]))

    def first_interests(self, s: State, moves: list[Move]) -> list[float]:
        """How promising the moves look before any is tried: equal for all without judgement."""
        if self.budget.is_blind:
            return [1.0] * len(moves)
        ratings = self.judgement.prior(s, moves)
        top = max(ratings)
        return [math.exp(max(-30.0, (rating - top) / self.judgement.grain)) for rating in ratings]
