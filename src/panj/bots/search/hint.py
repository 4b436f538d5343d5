"""Hints: the best moves that a search finds, what is expected to follow, and the reasons."""

from typing import Final

from panj.bots.search.budget import Budget
from panj.bots.search.search import Search, decider, real_choice
from panj.bots.search.team import Team, grow
from panj.bots.search.tree import Edge
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import Aspect, Judgement, best_of
from panj.core.moves import Move
from panj.core.state import State

MOST_MOVES: Final = 3
LONGEST_CONTINUATION: Final = 4
SURE: Final = 20
"""Iterations through a choice before what is expected after it is told any further."""

GUESSES: Final = 16
"""Guesses over which a reason is averaged."""

OTHERS: Final = 12
"""Other moves that stand for an ordinary one."""

NOTABLE: Final = 0.5
"""An aspect that differs by less is no reason."""


class Sequel:
    """What a move leads to at the end of its turn: chances, points, and what they are made of."""

    def __init__(self, chance: float, points: float, aspects: list[Aspect]) -> None:
        self.chance = chance
        self.points = points
        self.aspects = aspects


class Hint:
    """A move, how likely it wins, what is expected after it, and what speaks for it."""

    def __init__(
        self,
        move: Move,
        chance: float,
        visits: int,
        points: float,
        continuation: list[tuple[int, Move]],
        reasons: list[Aspect],
    ) -> None:
        self.move = move
        self.chance = chance
        self.visits = visits
        self.points = points
        self.continuation = continuation
        self.reasons = reasons


def find_hints(
    game: Game, judgement: Judgement, s: State, budget: Budget, dice: Dice, team: Team | None = None
) -> list[Hint]:
    """The best moves in a guess for the seat that is asked, the best one first."""
    d = s.decision()
    assert d is not None
    moves = d.moves(s)
    if len(moves) == 1:  # a search would look past it
        only = sequel(game, judgement, s, d.who, moves[0], dice)
        return [Hint(moves[0], only.chance, 0, only.points, [], [])]
    search = Search(game, judgement, budget, dice)
    grow(search, s, d.who, "", team)
    edges = search.ranked()[:MOST_MOVES]
    after = [sequel(game, judgement, s, d.who, edge.move, dice) for edge in edges]
    usual = ordinary(game, judgement, s, d.who, edges[0].move, dice)
    return [
        Hint(
            edge.move,
            edge.mean(),
            edge.visits,
            after[i].points,
            continuation_after(edge),
            reasons(after[i].aspects, usual if i == 0 else after[0].aspects),
        )
        for i, edge in enumerate(edges)
    ]


def ordinary(
    game: Game, judgement: Judgement, s: State, seat: int, best: Move, dice: Dice
) -> list[Aspect]:
    """What the other moves lead to on average: the best one shows best beside them."""
    d = s.decision()
    assert d is not None
    others = [move for move in d.moves(s) if move != best]
    step = max(1, len(others) // OTHERS)
    some = others[::step][:OTHERS]
    sums: dict[str, Aspect] = {}
    for move in some:
        guess = game.guess(s, seat, dice)
        guess.play(move)
        finish_turn(guess, judgement, seat)
        add_aspects(sums, judgement.aspects(guess, seat), float(len(some)))
    return list(sums.values())


def add_aspects(sums: dict[str, Aspect], aspects: list[Aspect], count: float) -> None:
    """Add what is one of so many to their average."""
    for aspect in aspects:
        if aspect.key not in sums:
            sums[aspect.key] = Aspect(aspect.key, 0.0, aspect.unit)
        sums[aspect.key].amount += aspect.amount / count


def sequel(game: Game, judgement: Judgement, s: State, seat: int, move: Move, dice: Dice) -> Sequel:
    """What a move leads to, over several guesses of what is hidden."""
    sums: dict[str, Aspect] = {}
    chance = 0.0
    points = 0.0
    for _ in range(GUESSES):
        guess = game.guess(s, seat, dice)
        guess.play(move)
        finish_turn(guess, judgement, seat)
        chance += judgement.outlook(guess)[seat] / float(GUESSES)
        points += judgement.forecast(guess, seat) / float(GUESSES)
        add_aspects(sums, judgement.aspects(guess, seat), float(GUESSES))
    return Sequel(chance, points, list(sums.values()))


def finish_turn(s: State, judgement: Judgement, seat: int) -> None:
    """Go on by judgement while the same seat decides: a choice may be one part of a move."""
    moves = real_choice(s)
    while len(moves) > 0 and decider(s) == seat:
        s.play(moves[best_of(judgement.rate(s, moves))])
        moves = real_choice(s)


def reasons(own: list[Aspect], other: list[Aspect]) -> list[Aspect]:
    """Where a move's aspects differ most from those of the move that it is compared with."""
    amounts = {aspect.key: aspect.amount for aspect in other}
    apart = [
        Aspect(aspect.key, aspect.amount - amounts.get(aspect.key, 0.0), aspect.unit)
        for aspect in own
    ]
    notable = [aspect for aspect in apart if abs(aspect.amount) >= NOTABLE]
    notable.sort(key=size, reverse=True)
    return notable[:MOST_MOVES]


def size(aspect: Aspect) -> float:
    return abs(aspect.amount)


def continuation_after(edge: Edge) -> list[tuple[int, Move]]:
    """What is expected to follow a choice: the most tried choices, as far as they are sure."""
    found: list[tuple[int, Move]] = []
    node = edge.usual()
    while node is not None and len(found) < LONGEST_CONTINUATION and len(node.edges) > 0:
        best = node.edges[0]
        for each in node.edges:
            if each.visits > best.visits:
                best = each
        if best.visits < SURE:
            break
        found.append((best.who(), best.move))
        node = best.usual()
    return found
