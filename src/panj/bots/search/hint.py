"""Hints: the best moves that a search finds, how sure that is, and what speaks for them."""

from time import perf_counter
from typing import Final

from panj.bots.search.budget import Budget
from panj.bots.search.doubt import UNKNOWN, Estimate, estimate
from panj.bots.search.facts import facts
from panj.bots.search.team import Team, grow
from panj.bots.search.telling import Tell, Telling
from panj.bots.search.tree import Edge
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.judgement import Aspect, Judgement
from panj.core.moves import Move
from panj.core.state import State

MOST_MOVES: Final = 3
LONGEST_CONTINUATION: Final = 4
SURE: Final = 20
"""Iterations through a choice before what is expected after it is told any further."""

FEWEST_TRIALS: Final = 30
LEAST_PART: Final = 10
"""A move that has less than this part of the trials of the most tried one is told nothing of."""

FAR: Final = 0.25
"""A move that is surely so much worse than the best one is no idea."""


class Compared:
    """How an idea compares with the one before it."""

    FIRST: Final = ""
    EVEN: Final = "even"
    BEHIND: Final = "behind"


class Hint:
    """A move, how likely it wins, what is expected after it, and what speaks for it."""

    def __init__(
        self,
        move: Move,
        worth: Estimate,
        compared: str,
        continuation: list[tuple[int, Move]],
        reasons: list[Aspect],
    ) -> None:
        self.move = move
        self.worth = worth
        self.compared = compared
        self.continuation = continuation
        self.reasons = reasons


def find_hints(
    game: Game,
    judgement: Judgement,
    s: State,
    budget: Budget,
    dice: Dice,
    team: Team | None = None,
    patience: float = 0.0,
) -> list[Hint]:
    """The best moves in a guess for the seat that is asked, the best one first. With patience it
    stops before the budget when the ideas have stayed the same for so many seconds."""
    d = s.decision()
    assert d is not None
    moves = d.moves(s)
    if len(moves) == 1:  # a search would look past it
        why = facts(game, judgement, s, d.who, moves[0], dice)
        return [Hint(moves[0], UNKNOWN, Compared.FIRST, [], why)]
    search = Telling(game, judgement, budget, dice)
    if patience > 0.0 and team is None:
        settle(search, s, d.who, patience)
    else:
        grow(search, s, d.who, "", team)
    edges = ideas(search.ranked(), search.told)
    worths = [search.told(edge) for edge in edges]
    return [
        Hint(
            edge.move,
            worths[place],
            compared(worths, place),
            continuation_after(edge),
            facts(game, judgement, s, d.who, edge.move, dice),
        )
        for place, edge in enumerate(edges)
    ]


def settle(search: Telling, s: State, seat: int, patience: float) -> None:
    """Grow a search until its ideas are the same as so many seconds ago."""
    whole = search.budget
    began = perf_counter()
    last: list[int] = []
    while True:
        left = whole.seconds - (perf_counter() - began)
        if left <= 0.0 or search.done >= whole.iterations:
            break
        search.budget = Budget(left, whole.iterations - search.done, horizon=whole.horizon)
        search.grow(s, seat, patience)
        found = ideas(search.ranked(), search.told)
        keys = [int(edge.key) for edge in found]
        if keys == last and found[0].visits >= FEWEST_TRIALS:
            break
        last = keys
    search.budget = whole


def ideas(ranked: list[Edge], tell: Tell = estimate) -> list[Edge]:
    """The moves that are worth telling: well tried, in the order of the chance that is shown."""
    most = 0
    for edge in ranked:
        most = max(most, edge.visits)
    tried = [
        edge for edge in ranked if edge.visits >= FEWEST_TRIALS and edge.visits * LEAST_PART >= most
    ]
    if len(tried) == 0:  # too little was tried to compare anything: the most tried one alone
        return ranked[:1]
    tried.sort(key=lambda edge: tell(edge).mean, reverse=True)
    best = tell(tried[0])
    near = [edge for edge in tried if best.surely_above(tell(edge)) < FAR]
    return near[:MOST_MOVES]


def compared(worths: list[Estimate], place: int) -> str:
    """Whether an idea can be told from the one before it."""
    if place == 0:
        return Compared.FIRST
    ahead = worths[place - 1].surely_above(worths[place])
    return Compared.BEHIND if ahead > 0.0 else Compared.EVEN


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
