"""Reviews: what a decision was worth, seen by the one who made it; nothing is told by chance."""

import itertools

import pytest

from panj.bots.search.budget import Budget
from panj.bots.search.curve import Look, curve, outcome
from panj.bots.search.doubt import SIDE, Estimate
from panj.bots.search.lessons import MOST_MISTAKES, Case, told, turns_of
from panj.bots.search.review import MISTAKE, Verdict, appraise
from panj.cli.lessons import Lessons
from panj.core.dice import Dice
from panj.core.match import Match
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from support.ended import ended
from support.positions import middle

FEW = Budget(seconds=1e6, iterations=80, horizon=4)


def verdict_on_last(slug: str, decisions: int = 24) -> Verdict:
    """A verdict on the last of the legal moves."""
    game = REGISTRY.game(slug)
    s = middle(slug, decisions, 6, "greedy")
    d = s.decision()
    assert d is not None
    found = appraise(game, game.judgement, s, d.moves(s)[-1], FEW, Dice(1))
    assert found.who == d.who
    assert found.best in d.moves(s)
    return found


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_chances_of_all_seats_add_up(slug: str) -> None:
    found = verdict_on_last(slug)
    assert sum(chance.mean for chance in found.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
@pytest.mark.parametrize("decisions", [8, 40])
def test_no_mistake_is_smaller_than_the_doubt_about_it(slug: str, decisions: int) -> None:
    found = verdict_on_last(slug, decisions)
    doubt = SIDE * (found.best_worth.error**2 + found.other_worth.error**2) ** 0.5
    assert found.is_mistake() == (
        found.is_checked and not found.is_played and found.loss() - doubt > MISTAKE
    )
    assert found.is_mistake() or found.reasons == []


def test_what_was_only_lucky_is_no_mistake() -> None:
    """A verdict that had no second look never counts, however large the difference."""
    lucky = Verdict(
        0, [], Move(0), Move(1), False, Estimate(0.9, 0.01, 50), Estimate(0.1, 0.01, 50)
    )
    assert not lucky.is_mistake()
    lucky.is_checked = True
    assert lucky.is_mistake()
    lucky.other_worth = Estimate(0.1, 0.8, 2)
    assert not lucky.is_mistake()


def test_bad_moves_lose_and_good_ones_do_not() -> None:
    game = REGISTRY.game("kingdomino")
    judgement = game.judgement
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
    assert bad > MISTAKE
    assert good < bad


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_decision_is_judged_by_what_its_maker_knew(slug: str) -> None:
    game = REGISTRY.game(slug)
    s = middle(slug, 16, 6, "greedy")
    d = s.decision()
    assert d is not None
    told_of = []
    for deal in range(2):
        guess = game.guess(s, d.who, Dice(deal))
        found = appraise(game, game.judgement, guess, d.moves(s)[0], FEW, Dice(3))
        chances = [chance.mean for chance in found.chances]
        told_of.append((chances, found.best, found.best_worth.mean, found.other_worth.mean))
    assert told_of[0] == told_of[1]


def test_a_series_in_one_turn_is_one_mistake() -> None:
    assert turns_of([0, 0, 1, 1, 0]) == [0, 0, 1, 1, 2]
    cases = [Case(1, 0, 0, 0.1), Case(2, 0, 0, 0.3), Case(5, 0, 2, 0.2), Case(3, 1, 1, 0.05)]
    assert told(cases, MOST_MISTAKES) == [2, 3, 5]


def test_the_largest_are_told_in_order_and_only_a_few_of_each_player() -> None:
    cases = [Case(number, number % 2, number, number / 100) for number in range(1, 31)]
    found = told(cases, MOST_MISTAKES)
    assert found == list(range(21, 31))


def series(chances: list[float], error: float, new: int = -1) -> list[Look]:
    return [
        Look(i, i, [Estimate(p, error, 9), Estimate(1 - p, error, 9)], i == new)
        for i, p in enumerate(chances)
    ]


def test_noise_is_smoothed_and_its_band_holds_the_truth() -> None:
    saw = [0.3, 0.7] * 10
    points = curve(series(saw, 0.2))
    steps = [abs(a.chances[0] - b.chances[0]) for a, b in itertools.pairwise(points)]
    assert max(steps) < 0.15
    inner = points[4:-4]
    assert all(point.low[0] < 0.5 < point.high[0] for point in inner)
    for point in points:
        assert sum(point.chances) == pytest.approx(1.0)


def test_what_was_shown_is_no_noise() -> None:
    jump = [0.2] * 8 + [0.8] * 8
    shown = curve(series(jump, 0.02, new=8))
    assert shown[7].chances[0] == pytest.approx(0.2, abs=0.02)
    assert shown[8].chances[0] == pytest.approx(0.8, abs=0.02)
    assert curve(series(jump, 0.02))[7].chances[0] > 0.25


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_the_end_of_a_match_is_certain(slug: str) -> None:
    match = ended(slug, max(REGISTRY.game(slug).seat_counts), 1)
    end = outcome(match.game.judgement, match.state)
    places = match.state.ranking()
    assert sum(end) == pytest.approx(1.0)
    assert all((part > 0.0) == (place == 1) for part, place in zip(end, places, strict=True))
    alone = REGISTRY.game("minerva").new(1, {}, 1)
    assert 0.0 <= outcome(REGISTRY.game("minerva").judgement, alone)[0] <= 1.0


def judged(match: Match) -> dict[int, Verdict]:
    """For each move of a match a verdict that it was a grave mistake."""
    found = {}
    for number, played in enumerate(match.played, 1):
        best, other = Estimate(0.9, 0.01, 50), Estimate(0.1, 0.01, 50)
        found[number] = Verdict(played.who, [best], Move(0), Move(1), False, best, other)
        found[number].is_checked = True
    return found


@pytest.mark.parametrize(("slug", "choices"), [("pax_pamir", 5), ("trajan", 48)])
def test_no_mistakes_are_listed_for_set_up_choices_that_cannot_matter(
    slug: str, choices: int
) -> None:
    match = ended(slug, max(REGISTRY.game(slug).seat_counts), 1)
    verdicts = judged(match)
    setup = {number: each for number, each in verdicts.items() if number <= choices}
    assert Lessons(match, setup).mistakes == []
    after = {number: verdicts[number] for number in (*setup, choices + 1)}
    assert Lessons(match, after).mistakes == [choices + 1]
