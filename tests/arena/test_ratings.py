"""Ratings find the order and the distances that the games were made with."""

import random

import choix
import numpy
import pytest
from msgspec import structs

from arena.made import plan_of, played
from panj.arena.plan import PlayedGame
from panj.arena.ratings import fit, ratings
from panj.arena.summary import summary_of

LABELS = ["strong", "random", "middle", "weak"]
TRUE = {"strong": 1400.0, "middle": 1200.0, "random": 1000.0, "weak": 900.0}


def made_games(deals: int) -> list[PlayedGame]:
    """Games for four in which places are drawn as the model says."""
    dice = random.Random(5)
    found = []
    for deal in range(deals):
        for turn in range(4):
            bots = LABELS[turn:] + LABELS[:turn]
            luck = {bot: dice.expovariate(10 ** (TRUE[bot] / 400)) for bot in bots}
            order = sorted(bots, key=lambda bot: luck[bot])
            places = [order.index(bot) + 1 for bot in bots]
            found.append(played(4 * deal + turn, deal, bots, places))
    return found


def test_ratings_recover_known_strengths() -> None:
    found = dict(zip(LABELS, ratings(made_games(150), LABELS), strict=True))
    assert found["random"] == (1000.0, 1000.0, 1000.0)
    for bot, true in TRUE.items():
        mean, low, high = found[bot]
        assert low <= mean <= high
        assert mean == pytest.approx(true, abs=60)
        assert low - 15 < true < high + 15


def test_more_games_make_intervals_narrower() -> None:
    def width(deals: int) -> float:
        _, low, high = ratings(made_games(deals), LABELS)[0]
        return high - low

    assert width(120) < 0.7 * width(15)


def test_a_bot_that_never_lost_has_a_rating_and_a_wide_interval() -> None:
    games = [played(i, i // 2, ["a", "b"], [1, 2]) for i in range(40)]
    (a, low, high), (b, _, _) = ratings(games, ["a", "b"])
    assert (a, b) == (1000.0, pytest.approx(1000 - 400 * 1.908, abs=5))
    assert low == high == 1000.0
    _, low, high = ratings(games, ["b", "a"])[1]
    assert high - low > 300


def test_shared_places_count_half() -> None:
    games = [played(i, i, ["a", "b"], [1, 1]) for i in range(10)]
    assert [round(mean) for mean, _, _ in ratings(games, ["a", "b"])] == [1000, 1000]


def test_a_summary_counts_wins_points_and_pairs() -> None:
    games = [
        played(0, 0, ["greedy", "random", "random"], [1, 2, 3]),
        played(1, 0, ["random", "greedy", "random"], [1, 1, 3]),
    ]
    found = summary_of(plan_of("greedy,random", 3), games)
    greedy, other = found.results
    assert (greedy.bot, greedy.played, greedy.wins) == ("greedy", 2, 1.5)
    assert (other.played, other.wins) == (4, 0.5)
    assert greedy.score.mean == 40
    assert found.beats == [[None, 0.875], [0.125, None]]
    assert (found.games, found.deals, found.decisions) == (2, 1, 96)


def test_games_alone_on_the_same_deal_are_compared_by_points() -> None:
    plan = plan_of("greedy,random", 1, game="minerva")
    games = [
        structs.replace(played(2 * deal + i, deal, [bot], [1]), scores=[score])
        for deal in range(3)
        for i, (bot, score) in enumerate([("greedy", 60 + deal), ("random", 20 * (deal + 1))])
    ]
    found = summary_of(plan, games)
    greedy, other = found.results
    assert (greedy.bot, greedy.played, greedy.wins) == ("greedy", 3, 3.0)
    assert other.score.mean == 40
    assert found.beats == [[None, 1.0], [0.0, None]]
    assert (found.games, found.deals) == (6, 3)


def test_strengths_are_those_of_a_known_library() -> None:
    dice = random.Random(7)
    for size in (2, 3, 6):
        wins = [
            [dice.uniform(0.5, 40) if i != j else 0.0 for j in range(size)] for i in range(size)
        ]
        known = choix.ilsr_pairwise_dense(numpy.array(wins), max_iter=1000, tol=1e-9)
        found = fit(wins, size - 1, [0.0] * size)
        assert found == pytest.approx(list(known - known[-1]), abs=1e-5)
