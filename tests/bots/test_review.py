"""Reviews: what a decision was worth, seen by the one who made it."""

import pytest

from panj.bots.search.budget import Budget
from panj.bots.search.review import MOST_TURNS, TURNING, appraise, turning_points
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from support.positions import middle

FEW = Budget(seconds=1e6, iterations=80, horizon=4)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_chances_of_all_seats_add_up(slug: str) -> None:
    s = middle(slug, 24, 6, "greedy")
    d = s.decision()
    assert d is not None
    verdict = appraise(
        REGISTRY.game(slug), REGISTRY.game(slug).judgement, s, d.moves(s)[-1], FEW, Dice(1)
    )
    assert sum(verdict.chances) == pytest.approx(1.0)
    assert verdict.who == d.who
    assert verdict.best in d.moves(s)
    assert 0.0 <= verdict.played_chance <= verdict.best_chance <= 1.0


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_chances_are_those_after_the_best_move(slug: str) -> None:
    game, judgement = REGISTRY.game(slug), REGISTRY.game(slug).judgement
    s = middle(slug, 24, 6, "greedy")
    d = s.decision()
    assert d is not None
    best = appraise(game, judgement, s, d.moves(s)[0], FEW, Dice(1)).best
    verdict = appraise(game, judgement, s, best, FEW, Dice(1))
    assert verdict.chances[d.who] == pytest.approx(verdict.best_chance)


def test_bad_moves_lose_and_good_ones_do_not() -> None:
    game = REGISTRY.game("kingdomino")
    judgement = REGISTRY.game("kingdomino").judgement
    bad = good = 0.0
    for decisions in (30, 50, 60, 70):
        s = middle("kingdomino", decisions, 6, "greedy")
        d = s.decision()
        assert d is not None
        moves = d.moves(s)
        ratings = judgement.rate(s, moves)
        worst = moves[ratings.index(min(ratings))]
        found = appraise(game, judgement, s, worst, FEW, Dice(2))
        bad += found.loss()
        good += appraise(game, judgement, s, found.best, FEW, Dice(2)).loss()
        assert bool(found.reasons) <= (found.loss() >= TURNING)
    assert bad > TURNING
    assert good < bad


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_decision_is_judged_by_what_its_maker_knew(slug: str) -> None:
    game = REGISTRY.game(slug)
    s = middle(slug, 16, 6, "greedy")
    d = s.decision()
    assert d is not None
    told = []
    for deal in range(2):
        guess = game.guess(s, d.who, Dice(deal))
        found = appraise(game, REGISTRY.game(slug).judgement, guess, d.moves(s)[0], FEW, Dice(3))
        told.append((found.chances, found.best, found.best_chance, found.played_chance))
    assert told[0] == told[1]


def test_turning_points_are_the_largest_losses_in_order() -> None:
    losses = [0.0, 0.2, 0.01, 0.06, 0.049, 0.3]
    assert turning_points(losses) == [1, 3, 5]
    assert len(turning_points([0.1] * 30)) == MOST_TURNS
