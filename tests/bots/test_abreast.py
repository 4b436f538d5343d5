"""Moves that a search tries on the same guesses, and the luck that is left out between them."""

import pytest

from panj.bots.playout import playout
from panj.bots.search.budget import Budget
from panj.bots.search.search import Search, decider, real_choice, take_off_luck
from panj.bots.search.settled import KNOWN, is_sure
from panj.bots.search.tree import Edge
from panj.core.dice import Dice
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from support import rule
from support.positions import middle

KINGDOMINO = REGISTRY.game("kingdomino")
JUDGEMENT = REGISTRY.game("kingdomino").judgement


def searched(s: State, iterations: int, horizon: int = 5) -> Search:
    budget = Budget(seconds=1e6, iterations=iterations, horizon=horizon)
    search = Search(KINGDOMINO, JUDGEMENT, budget, Dice(1))
    search.grow(s, decider(s))
    return search


def edges(*merits: float) -> list[Edge]:
    """Choices that were tried once, with these merits."""
    found = [Edge(i, Move(0, i), 1.0) for i in range(len(merits))]
    for edge, merit in zip(found, merits, strict=True):
        edge.visits = 1
        edge.merit = merit
    return found


def test_a_guess_is_tried_with_as_many_moves_as_the_judgement_asks_for() -> None:
    s = middle("kingdomino", 30, player="greedy")
    assert len(real_choice(s)) > JUDGEMENT.abreast
    assert [edge.visits for edge in searched(s, JUDGEMENT.abreast).ranked()] == [
        1
    ] * JUDGEMENT.abreast


@pytest.mark.parametrize("iterations", [1, 6, 7])
def test_no_more_walks_are_made_than_the_budget_allows(iterations: int) -> None:
    s = middle("kingdomino", 30, player="greedy")
    search = searched(s, iterations)
    assert search.done == sum(edge.visits for edge in search.root.edges) == iterations


def test_without_judgement_every_guess_is_tried_with_one_move() -> None:
    budget = Budget(is_blind=True)
    assert Search(KINGDOMINO, JUDGEMENT, budget, Dice(1)).abreast == 1


def test_what_surprises_with_all_moves_is_luck() -> None:
    front = edges(0.9, 0.6)
    take_off_luck(front, front, [0.3, 0.3])
    assert [edge.merit for edge in front] == pytest.approx([0.6, 0.3])
    assert [edge.noise for edge in front] == pytest.approx([0.0, 0.0])


def test_what_surprises_with_one_move_is_the_move() -> None:
    front = edges(0.9, 0.6)
    take_off_luck(front, front, [0.4, 0.2])
    assert front[0].merit - front[1].merit == pytest.approx(0.3)
    assert [edge.noise for edge in front] == pytest.approx([0.01, 0.01])


def test_a_new_move_says_nothing_of_the_luck_but_has_it() -> None:
    front = edges(0.9, 0.6)
    take_off_luck(front, front[:1], [0.3])
    assert [edge.merit for edge in front] == pytest.approx([0.6, 0.3])


def test_a_search_goes_on_until_it_is_sure() -> None:
    search = Search(KINGDOMINO, JUDGEMENT, Budget(), Dice(1))
    best, other = edges(0.9 * KNOWN, 0.4 * KNOWN)
    for edge in (best, other):
        edge.visits = KNOWN
        search.root.add(edge)
    assert is_sure(search.ranked())  # one is better by 0.5, and nothing speaks of chance
    other.noise = float(KNOWN)
    assert not is_sure(search.ranked())  # less than four standard errors
    other.noise = 0.0
    best.visits -= 1
    assert not is_sure(search.ranked())


def test_a_move_that_was_hardly_tried_is_not_the_best() -> None:
    search = Search(KINGDOMINO, JUDGEMENT, Budget(), Dice(1))
    often, rarely, less = edges(50.0, 9.0, 49.0)
    often.visits, rarely.visits, less.visits = 100, 10, 90
    for edge in (often, rarely, less):
        search.root.add(edge)
    assert search.ranked() == [less, often, rarely]


@rule("KD-5.5")
def test_a_win_by_more_points_has_more_merit_but_is_no_more_than_a_win() -> None:
    s = middle("kingdomino", 20)
    playout(s, Dice(1))
    points = s.scores()
    merits = JUDGEMENT.merits(s, JUDGEMENT.payoff(s))
    assert sum(merits) == pytest.approx(1.0)
    assert [merits[seat] for seat in by(points)] == sorted(merits)
    assert max(JUDGEMENT.payoff(s)) > max(merits)


def by(points: list[int]) -> list[int]:
    """The seats, fewest points first."""
    return sorted(range(len(points)), key=lambda seat: points[seat])


def test_before_the_end_merits_are_chances() -> None:
    s = middle("kingdomino", 20)
    assert JUDGEMENT.merits(s, [0.1, 0.2, 0.3, 0.4]) == [0.1, 0.2, 0.3, 0.4]
