"""Hints: the best moves that a search finds, what is expected to follow, and the reasons."""

from typing import Final

from panj.bots.search.search import Plan, Search, asked, real_choice
from panj.bots.search.tree import Edge
from panj.bots.sense.sense import Sense, Term, best_of
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.moves import Move
from panj.core.state import State

MOST_MOVES: Final = 3
LONGEST_LINE: Final = 4
SURE: Final = 20
"""Iterations through a choice before the line that is expected is told any further."""

GUESSES: Final = 16
"""Guesses over which a reason is averaged."""

NOTABLE: Final = 0.5
"""A term that differs by less is no reason."""


class Advice:
    """A move, how likely it wins, what is expected after it, and what speaks for it."""

    def __init__(
        self,
        move: Move,
        chance: float,
        visits: int,
        points: float,
        line: list[tuple[int, Move]],
        reasons: list[Term],
    ) -> None:
        self.move = move
        self.chance = chance
        self.visits = visits
        self.points = points
        self.line = line
        self.reasons = reasons


def advise(game: Game, sense: Sense, s: State, plan: Plan, dice: Dice) -> list[Advice]:
    """The best moves in a guess for the seat that is asked, the best one first."""
    d = s.decision()
    assert d is not None
    search = Search(game, sense, plan, dice)
    search.grow(s, d.who)
    edges = search.ranked()[:MOST_MOVES]
    terms = [averaged(game, sense, s, d.who, edge.move, dice) for edge in edges]
    found: list[Advice] = []
    for i, edge in enumerate(edges):
        other = terms[1 if i == 0 else 0] if len(edges) > 1 else []
        found.append(
            Advice(
                edge.move,
                edge.mean(),
                edge.visits,
                sum([term.amount for term in terms[i]]),
                line_after(edge),
                reasons(terms[i], other),
            )
        )
    return found


def averaged(game: Game, sense: Sense, s: State, seat: int, move: Move, dice: Dice) -> list[Term]:
    """What the position after a move is made of, over several guesses of what is hidden."""
    sums: dict[str, float] = {}
    for _ in range(GUESSES):
        guess = game.guess(s, seat, dice)
        guess.play(move)
        finish_turn(guess, sense, seat)
        for term in sense.terms(guess, seat):
            sums[term.key] = sums.get(term.key, 0.0) + term.amount / float(GUESSES)
    return [Term(key, amount) for key, amount in sums.items()]


def finish_turn(s: State, sense: Sense, seat: int) -> None:
    """Go on by judgement while the same seat decides: a choice may be one part of a move."""
    moves = real_choice(s)
    while len(moves) > 0 and asked(s) == seat:
        s.play(moves[best_of(sense.rate(s, moves))])
        moves = real_choice(s)


def reasons(own: list[Term], other: list[Term]) -> list[Term]:
    """Where a move's terms differ most from those of the move that it is compared with."""
    amounts = {term.key: term.amount for term in other}
    apart = [Term(term.key, term.amount - amounts.get(term.key, 0.0)) for term in own]
    notable = [term for term in apart if abs(term.amount) >= NOTABLE]
    notable.sort(key=size, reverse=True)
    return notable[:MOST_MOVES]


def size(term: Term) -> float:
    return abs(term.amount)


def line_after(edge: Edge) -> list[tuple[int, Move]]:
    """What is expected to follow a choice: the most tried choices, as far as they are sure."""
    line: list[tuple[int, Move]] = []
    node = edge.child
    while node is not None and len(line) < LONGEST_LINE and len(node.edges) > 0:
        best = node.edges[0]
        for each in node.edges:
            if each.visits > best.visits:
                best = each
        if best.visits < SURE:
            break
        line.append((best.who(), best.move))
        node = best.child
    return line
