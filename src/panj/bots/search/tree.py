"""The tree of a search: what was tried after what, and how it went for who tried it."""

from typing import Final

from mypy_extensions import i64

from panj.core.moves import Move

WHO: Final = 1 << 56
KIND: Final = 1 << 48
A: Final = 1 << 32
B: Final = 1 << 16

ONE_TRY: Final = 0.05
"""How far a try is from what is expected, in squares, before anything is known."""


def choice_number(who: i64, move: Move) -> i64:
    """A choice as one number. After the same choices another guess may ask another seat."""
    return who * WHO + move.kind * KIND + move.a * A + move.b * B + move.c


class Edge:
    """One choice of one seat: how often it was tried, and how it went for that seat."""

    def __init__(self, key: i64, move: Move, weight: float) -> None:
        self.key = key
        self.move = move
        self.weight = weight
        """How promising the judgement finds it; only the ratio to the others counts."""
        self.visits: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        """The sum of the squares of what is in `total`: it tells how much one try says."""
        self.merit: float = 0.0
        """The sum by which choices are compared. At the root of a search that tries several moves
        on each guess it lacks the luck of the guess."""
        self.noise: float = 0.0
        """There, how far each try was from what was expected, in squares."""
        self.after: dict[int, Node] = {}
        """The places that it led to, by what the searching seat saw there."""

    def who(self) -> int:
        """The seat whose choice it is."""
        return self.key // WHO

    def usual(self) -> "Node | None":
        """The place that it led to most often."""
        best: Node | None = None
        most: i64 = 0
        for node in self.after.values():
            visits = node.visits()
            if visits > most:
                most = visits
                best = node
        return best

    def mean(self) -> float:
        """How it went on average."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def mean_merit(self) -> float:
        """What it is compared by; it was tried."""
        return self.merit / float(self.visits)

    def doubt(self) -> float:
        """How far off that may be, as the square of its standard error."""
        visits = float(self.visits)
        return (self.noise + ONE_TRY) / (visits * visits)


class Node:
    """A place in the tree: all choices that some guess allowed here."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.by_key: dict[int, Edge] = {}
        self.after: dict[int, Node] = {}
        """The places that any choice led to. A seat that does not see what was chosen is in the
        same place after all of them."""

    def visits(self) -> i64:
        """How often something was tried here."""
        total: i64 = 0
        for edge in self.edges:
            total += edge.visits
        return total

    def add(self, edge: Edge) -> None:
        """A choice that was not possible here before."""
        self.edges.append(edge)
        self.by_key[edge.key] = edge

    def available(self, who: i64, moves: list[Move]) -> list[Edge] | None:
        """The edges of these moves, in their order; None if one is new here."""
        found: list[Edge] = []
        known = len(self.edges)
        for i in range(len(moves)):
            key = choice_number(who, moves[i])
            # Most guesses allow the same moves in the same order.
            if i < known and self.edges[i].key == key:
                found.append(self.edges[i])
                continue
            edge = self.by_key.get(key)
            if edge is None:
                return None
            found.append(edge)
        return found
