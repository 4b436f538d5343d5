"""Rewards: places become numbers between -1 and 1, and deals hang on their seed alone."""

from collections.abc import Callable

import pyspiel
import pytest

from panj.core.chance import key_of
from panj.core.dice import Dice
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab import gymnasium, pettingzoo
from panj.lab.deals import Deals
from panj.lab.many import Many
from panj.lab.openspiel import short_name
from panj.lab.rewards import KINDS, Worth, rewards, rewards_of
from panj.lab.vector import Vector
from support.tables import all_tables


def played(slug: str, seats: int, options: dict[str, object]) -> State:
    """A random game at its end."""
    s = REGISTRY.game(slug).new(seats, options, 3)  # type: ignore[arg-type]
    dice = Dice(3)
    while (d := s.decision()) is not None:
        moves = d.moves(s)
        s.make(moves[dice.below(len(moves))])
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


@pytest.mark.parametrize(
    ("scores", "worth"),
    [
        ([60, 40], [0.2, -0.2]),
        ([40, 40], [0, 0]),
        ([50, 20, 5], [0.375, -0.075, -0.3]),
        ([30, 10, 10, 10, 10], [0.2, -0.05, -0.05, -0.05, -0.05]),
        ([-5, 5], [-0.1, 0.1]),
    ],
)
def test_a_difference_is_to_the_average_of_the_others(
    scores: list[int], worth: list[float]
) -> None:
    found = rewards([1] * len(scores), scores, Worth.DIFFERENCE)
    assert found == pytest.approx(worth)
    assert sum(found) == pytest.approx(0)


def test_alone_points_are_the_reward_either_way() -> None:
    assert [rewards([1], [37], kind) for kind in KINDS] == [[0.37], [0.37]]


def differing(slug: str) -> tuple[list[float], list[float]]:
    """What the first random game of a vector was worth, and by how many points."""
    vector = Vector(slug, 3, games=1, seed=2, rewards=Worth.DIFFERENCE)
    while True:
        vector.look()
        stepped = vector.step(vector.random())
        if stepped.finished[0]:
            return stepped.rewards[0].tolist(), stepped.scores[0].tolist()


def test_a_vector_gives_the_rewards_that_were_asked_for() -> None:
    found, scores = differing("kingdomino")
    assert found == pytest.approx(rewards([1, 1, 1], scores, Worth.DIFFERENCE))
    assert max(found) > 0


def test_many_processes_give_the_rewards_that_were_asked_for() -> None:
    with Many("kingdomino", 2, games=2, seed=2, jobs=2, rewards=Worth.DIFFERENCE) as many:
        while True:
            many.look()
            stepped = many.step(many.random())
            if stepped.finished[0]:
                break
    first = stepped.scores[0].tolist()
    expected = rewards([1, 1], first, Worth.DIFFERENCE)
    assert stepped.rewards[0].tolist() == pytest.approx(expected)


def test_agents_get_the_rewards_that_were_asked_for() -> None:
    made = pettingzoo.env("kingdomino", 3, rewards=Worth.DIFFERENCE)
    made.reset(seed=1)
    while not made.terminations[made.agent_selection]:
        made.step(made.numbered.legal()[0])
    worth = rewards_of(made.numbered.state, Worth.DIFFERENCE)
    assert list(made.rewards.values()) == worth
    assert worth != rewards_of(made.numbered.state)


def test_a_seat_gets_the_reward_that_was_asked_for() -> None:
    made = gymnasium.BotsEnv("kingdomino", 3, opponents=["random"], rewards=Worth.DIFFERENCE)
    made.reset(seed=1)
    reward, is_over = 0.0, False
    while not is_over:
        assert reward == 0
        _, reward, is_over, _, _ = made.step(made.numbered.legal()[0])
    assert reward == rewards_of(made.numbered.state, Worth.DIFFERENCE)[0]


def test_returns_are_the_rewards_that_were_asked_for() -> None:
    params = {"seats": 3, "rng_seed": 1, "rewards": Worth.DIFFERENCE}
    state = pyspiel.load_game(short_name("kingdomino"), params).new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.returns() == rewards_of(state.course.state, Worth.DIFFERENCE)
    assert max(map(abs, state.returns())) <= state.get_game().max_utility() == 10


@pytest.mark.parametrize(
    "make",
    [
        lambda kind: Vector("kingdomino", 2, games=1, rewards=kind),
        lambda kind: Many("kingdomino", 2, games=1, jobs=1, rewards=kind),
        lambda kind: pettingzoo.env("kingdomino", rewards=kind),
        lambda kind: gymnasium.BotsEnv("kingdomino", rewards=kind),
        lambda kind: pyspiel.load_game(short_name("kingdomino"), {"rewards": kind}),
    ],
    ids=["vector", "many", "pettingzoo", "gymnasium", "openspiel"],
)
def test_other_rewards_are_refused(make: Callable[[str], object]) -> None:
    with pytest.raises(ValueError, match="rewards are one of places, difference, not luck"):
        make("luck")


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
