"""Information-set Monte Carlo tree search: any game through its contract, any number of seats.

Every walk goes down one common tree from a guess of what the seat cannot see, as far as the tree
reaches, and is judged where it ends. Every seat in the tree chooses what is best for itself. A
place in the tree is what the seat saw on the way there: what was drawn and shown makes another
place, what others chose in secret does not.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from panj.bots.playout import playout
from panj.bots.search.budget import AS_JUDGED, Budget
from panj.bots.search.explorer import Explorer
from panj.bots.search.settled import is_settled, is_sure
from panj.bots.search.tree import Edge, Node
from panj.bots.search.view_hash import ViewHash
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import Judgement
from panj.core.moves import Move
from panj.core.state import State

DEEPEST: Final = 400
"""No walk makes more choices than this."""

OFTEN: Final = 16
"""Guesses between two looks at whether the choice can still change."""


class Search:
    """A tree for one decision of one seat, grown as long as the budget allows."""

    def __init__(self, game: Game, judgement: Judgement, budget: Budget, dice: Dice) -> None:
        self.game = game
        self.view_hash: ViewHash | None = None
        self.judgement = judgement
        self.budget = budget
        self.explorer = Explorer(judgement, budget)
        self.dice = dice
        self.horizon = judgement.horizon if budget.horizon == AS_JUDGED else budget.horizon
        self.abreast: i64 = 1 if budget.is_blind else judgement.abreast
        self.root = Node()
        self.done = 0
        self.deadline = 0.0
        self.path: list[Edge] = []
        self.path_who: list[int] = []

    def grow(self, s: State, seat: int, pause: float = 0.0) -> None:
        """Iterate on guesses of `s` until the time is up or the choice cannot change any more; with
        a pause for so many seconds, and no walk is cut short by it."""
        budget = self.budget
        self.look_from(s, seat)
        began = perf_counter()
        self.deadline = began + budget.seconds
        count = 0
        guesses = 0
        while count < budget.iterations:
            count += self.iterate(self.game.guess(s, seat, self.dice), budget.iterations - count)
            guesses += 1
            passed = perf_counter() - began
            if passed >= budget.seconds or 0.0 < pause <= passed:
                break
            if guesses % OFTEN == 0:
                rate = float(count) / passed
                left = min(float(budget.iterations - count), rate * (budget.seconds - passed))
                if self.may_stop(left):
                    break
        self.done += count

    def look_from(self, s: State, seat: int) -> None:
        """From now on the tree is what this seat sees."""
        self.view_hash = ViewHash(self.game, s.terms, seat)
        self.explorer.seat = seat
        self.judgement = self.judgement.at(s)
        self.explorer.judgement = self.judgement
        if self.budget.horizon == AS_JUDGED:
            self.horizon = self.judgement.horizon

    def may_stop(self, left: float) -> bool:
        """Whether the iterations that are left cannot change the choice."""
        if self.abreast > 1:
            return is_sure(self.ranked())
        return is_settled(self.root.edges, left)

    def iterate(self, s: State, most: i64 = 1) -> i64:
        """Walks from one guess through the most interesting moves, so many at most; how many.

        Moves that are tried on the same guess share its luck, which is then left out: it
        can be four fifths of what makes one walk better than another.
        """
        moves = real_choice(s)
        if len(moves) == 0:
            return 1
        who = decider(s)
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
                who = decider(s)
                edge = self.explorer.select(node, s, who, moves)
            self.path.append(edge)
            self.path_who.append(who)
            s.make(edge.move)
            moves = real_choice(s)
            node = self.place_after(node, edge, s) if len(moves) > 0 else None
        values = self.judge(s)
        merits = values if self.budget.is_blind else self.judgement.merits(s, values)
        self.back_up(values, merits)
        return merits[self.path_who[0]]

    def place_after(self, node: Node, edge: Edge, s: State) -> Node | None:
        """The place that a choice has led to; None if nobody has been there before."""
        view_hash = self.view_hash
        assert view_hash is not None
        seen = view_hash.of(s)
        found = edge.after.get(seen)
        if found is None and view_hash.has_encoding:
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
        return self.explorer.front(self.root, s, who, moves, min(self.abreast, most))

    def judge(self, s: State) -> list[float]:
        """How good the end of a walk is for every seat, from 0 to 1."""
        if self.budget.is_blind:
            playout(s, self.dice)
            return self.judgement.payoff(s)
        for _ in range(self.horizon):
            if perf_counter() >= self.deadline:  # one walk may take longer than a decision may
                break
            moves = real_choice(s)
            if len(moves) == 0:
                break
            s.make(moves[self.judgement.pick(s, moves)])
        return self.judgement.outlook(s)

    def back_up(self, values: list[float], merits: list[float]) -> None:
        """Tell every choice of the walk how it went for who made it."""
        for i in range(len(self.path)):
            edge = self.path[i]
            value = values[self.path_who[i]]
            edge.visits += 1
            edge.total += value
            edge.squares += value * value
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
        s.make(moves[0])


def decider(s: State) -> int:
    """The seat that is asked now."""
    d = s.decision()
    assert d is not None
    return d.who
