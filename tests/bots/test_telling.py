"""Chances that are told: the odds that were fitted and the walks of a search, in one."""

import math

import pytest

from panj.bots.search.budget import Budget
from panj.bots.search.review import HALF, LONGER, MOST_SECONDS, WHOLE_SECONDS, share_of
from panj.bots.search.telling import Telling
from panj.bots.search.tree import Edge
from panj.core.dice import Dice
from panj.core.judgement import TO_THE_END
from panj.core.odds import Pool
from panj.core.registry import REGISTRY
from support.positions import middle

POOL = Pool([0.2, 0.9], [-0.1, 0.4])


def told(slug: str, iterations: int, horizon: int = 4) -> tuple[Telling, list[Edge]]:
    """A search that tells, and what it tried."""
    game, s = REGISTRY.game(slug), middle(slug, 30)
    d = s.decision()
    assert d is not None
    budget = Budget(seconds=1e6, iterations=iterations, horizon=horizon)
    search = Telling(game, game.judgement, budget, Dice(4))
    search.grow(s, d.who)
    return search, search.ranked()


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_chances_add_up_and_lie_within_their_doubt(slug: str) -> None:
    search, tried = told(slug, 60)
    for edge in tried:
        found = search.chances(edge)
        assert sum(each.mean for each in found) == pytest.approx(1.0)
        assert all(0.0 <= each.low() <= each.mean <= each.high() <= 1.0 for each in found)
        assert search.told(edge).mean == found[search.seat].mean
        assert all(each.trials == edge.visits for each in found)


def test_walks_that_are_told_go_to_the_end_as_those_that_were_fitted() -> None:
    game = REGISTRY.game("trajan")
    search = Telling(game, game.judgement, Budget(), Dice(1))
    search.look_from(game.new(2, {}, 1), 0)
    assert search.horizon == TO_THE_END
    assert len(search.odds) == 2


def test_without_odds_the_walks_speak_for_themselves() -> None:
    game = REGISTRY.game("minerva")
    s = game.new(1, {}, 1)
    d = s.decision()
    while d is not None and len(d.moves(s)) == 1:
        s.play(d.moves(s)[0])
        d = s.decision()
    search = Telling(game, game.judgement, Budget(1e6, 8, horizon=4), Dice(4))
    search.grow(s, 0)
    best = search.ranked()[0]
    assert search.odds == []
    assert search.told(best).mean == search.chances(best)[0].mean == best.mean()


def test_what_helpers_tried_counts_for_the_seat_and_leaves_the_rest_to_the_others() -> None:
    search, tried = told("kohan_dej", 60)
    best = tried[0]
    before = [each.mean for each in search.walked(best)]
    best.visits *= 2
    best.total += 0.9 * best.visits / 2
    after = [each.mean for each in search.walked(best)]
    assert after[search.seat] == pytest.approx(best.mean()) != pytest.approx(before[search.seat])
    assert sum(after) == pytest.approx(1.0)


def test_few_walks_say_little_and_many_say_more() -> None:
    odds, walks = [0.7, 0.3], [0.1, 0.9]
    none, few, many = (POOL.chances(odds, walks, n, 0.5)[0] for n in (0.0, 5.0, 500.0))
    assert none > few > many
    assert POOL.chances(odds, [0.0, 1.0], 3.0, 0.5)[0] > 0.05


def test_the_later_it_is_the_more_a_lead_counts() -> None:
    early, late = (POOL.chances([0.5, 0.5], [0.8, 0.2], 90.0, p)[0] for p in (0.0, 1.0))
    assert 0.5 < early < late < 1.0


@pytest.mark.parametrize("walked", [0.2, 0.5, 0.9])
def test_the_slope_is_how_fast_a_chance_changes(walked: float) -> None:
    odds, step, trials = [0.5, 0.5], 1e-5, 1e9

    def chance(own: float) -> float:
        return POOL.chances(odds, [own, 1.0 - own], trials, 0.5)[0]

    change = (chance(walked + step) - chance(walked - step)) / (2.0 * step)
    assert POOL.slope(walked, chance(walked), trials, 0.5) == pytest.approx(change, rel=1e-3)


@pytest.mark.parametrize("decisions", [0, 1, 48, 330, 2000])
def test_a_whole_review_keeps_its_time_however_many_second_looks(decisions: int) -> None:
    each = share_of(decisions)
    assert 0.0 < each <= MOST_SECONDS
    assert each * decisions * (1.0 + HALF + LONGER) <= WHOLE_SECONDS + 1e-9
    assert math.isfinite(each)
