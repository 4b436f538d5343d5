"""Hints: the best moves that a search finds, what is expected to follow, and the reasons."""

from typing import Final

from panj.bots.search.search import Plan, Search, asked, real_choice
from panj.bots.search.team import Team, grow
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

OTHERS: Final = 12
"""Other moves that stand for an ordinary one."""

NOTABLE: Final = 0.5
"""A term that differs by less is no reason."""


class Sequel:
    """What a move leads to at the end of its turn: chances, points, and what they are made of."""

    def __init__(self, chance: float, points: float, terms: list[Term]) -> None:
        self.chance = chance
        self.points = points
        self.terms = terms


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


def advise(
    game: Game, sense: Sense, s: State, plan: Plan, dice: Dice, team: Team | None = None
) -> list[Advice]:
    """The best moves in a guess for the seat that is asked, the best one first."""
    d = s.decision()
    assert d is not None
    moves = d.moves(s)
    if len(moves) == 1:  # a search would look past it
        only = sequel(game, sense, s, d.who, moves[0], dice)
        return [Advice(moves[0], only.chance, 0, only.points, [], [])]
    search = Search(game, sense, plan, dice)
    grow(search, s, d.who, "", team)
    edges = search.ranked()[:MOST_MOVES]
    after = [sequel(game, sense, s, d.who, edge.move, dice) for edge in edges]
    usual = ordinary(game, sense, s, d.who, edges[0].move, dice)
    return [
        Advice(
            edge.move,
            edge.mean(),
            edge.visits,
            after[i].points,
            line_after(edge),
            reasons(after[i].terms, usual if i == 0 else after[0].terms),
        )
        for i, edge in enumerate(edges)
    ]


def ordinary(game: Game, sense: Sense, s: State, seat: int, best: Move, dice: Dice) -> list[Term]:
    """What the other moves lead to on average: the best one shows best beside them."""
    d = s.decision()
    assert d is not None
    others = [move for move in d.moves(s) if move != best]
    step = max(1, len(others) // OTHERS)
    some = others[::step][:OTHERS]
    sums: dict[str, Term] = {}
    for move in some:
        guess = game.guess(s, seat, dice)
        guess.play(move)
        finish_turn(guess, sense, seat)
        add_terms(sums, sense.terms(guess, seat), float(len(some)))
    return list(sums.values())


def add_terms(sums: dict[str, Term], terms: list[Term], count: float) -> None:
    """Add what is one of so many to their average."""
    for term in terms:
        if term.key not in sums:
            sums[term.key] = Term(term.key, 0.0, term.worth)
        sums[term.key].amount += term.amount / count


def sequel(game: Game, sense: Sense, s: State, seat: int, move: Move, dice: Dice) -> Sequel:
    """What a move leads to, over several guesses of what is hidden."""
    sums: dict[str, Term] = {}
    chance = 0.0
    points = 0.0
    for _ in range(GUESSES):
        guess = game.guess(s, seat, dice)
        guess.play(move)
        finish_turn(guess, sense, seat)
        chance += sense.outlook(guess)[seat] / float(GUESSES)
        points += sense.forecast(guess, seat) / float(GUESSES)
        add_terms(sums, sense.terms(guess, seat), float(GUESSES))
    return Sequel(chance, points, list(sums.values()))


def finish_turn(s: State, sense: Sense, seat: int) -> None:
    """Go on by judgement while the same seat decides: a choice may be one part of a move."""
    moves = real_choice(s)
    while len(moves) > 0 and asked(s) == seat:
        s.play(moves[best_of(sense.rate(s, moves))])
        moves = real_choice(s)


def reasons(own: list[Term], other: list[Term]) -> list[Term]:
    """Where a move's terms differ most from those of the move that it is compared with."""
    amounts = {term.key: term.amount for term in other}
    apart = [Term(term.key, term.amount - amounts.get(term.key, 0.0), term.worth) for term in own]
    notable = [term for term in apart if abs(term.amount) >= NOTABLE]
    notable.sort(key=size, reverse=True)
    return notable[:MOST_MOVES]


def size(term: Term) -> float:
    return abs(term.amount)


def line_after(edge: Edge) -> list[tuple[int, Move]]:
    """What is expected to follow a choice: the most tried choices, as far as they are sure."""
    line: list[tuple[int, Move]] = []
    node = edge.usual()
    while node is not None and len(line) < LONGEST_LINE and len(node.edges) > 0:
        best = node.edges[0]
        for each in node.edges:
            if each.visits > best.visits:
                best = each
        if best.visits < SURE:
            break
        line.append((best.who(), best.move))
        node = best.usual()
    return line
