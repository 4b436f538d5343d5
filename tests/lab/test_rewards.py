"""Rewards: places become numbers between -1 and 1, and deals hang on their seed alone."""

import pytest

from panj.core.chance import key_of
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.deals import Deals
from panj.lab.rewards import rewards, rewards_of
from support.tables import all_tables


def played(slug: str, seats: int, options: dict[str, object]) -> State:
    """A random game at its end."""
    s = REGISTRY.game(slug).new(seats, options, 3)  # type: ignore[arg-type]
    dice = Dice(3)
    while (d := s.decision()) is not None:
        moves = d.moves(s)
        s.play(moves[dice.below(len(moves))])
    return s


@pytest.mark.parametrize(
    ("ranking", "worth"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([3, 1, 1, 4], [-1 / 3, 2 / 3, 2 / 3, -1]),
        ([1, 1, 1, 1, 1], [0, 0, 0, 0, 0]),
    ],
)
def test_who_shares_places_shares_what_they_are_worth(
    ranking: list[int], worth: list[float]
) -> None:
    assert rewards(ranking, [0] * len(ranking)) == pytest.approx(worth)


@pytest.mark.parametrize(("slug", "seats", "options"), all_tables())
def test_rewards_follow_the_ranking_and_their_sum_is_zero(
    slug: str, seats: int, options: dict[str, object]
) -> None:
    s = played(slug, seats, options)
    worth = rewards_of(s)
    if seats == 1:
        assert worth == [s.scores()[0] / 100]
        return
    assert sum(worth) == pytest.approx(0)
    ranked = sorted(range(seats), key=lambda seat: s.ranking()[seat])
    assert [worth[seat] for seat in ranked] == sorted(worth, reverse=True)
    assert max(map(abs, worth)) <= 1


def test_the_deal_of_a_seed_is_the_games_own() -> None:
    assert Deals().next(7) == key_of(7)
    assert Deals(7).next() == key_of(7)


def test_the_deals_that_follow_hang_on_the_seed_and_their_number() -> None:
    deals = Deals()
    first = [deals.next(7), deals.next(), deals.next()]
    assert len(set(first)) == 3
    assert [deals.next(7), deals.next(), deals.next()] == first
    assert deals.next(8) != first[0]


def test_nobody_foresees_deals_without_a_seed() -> None:
    assert Deals().next() != Deals().next()
