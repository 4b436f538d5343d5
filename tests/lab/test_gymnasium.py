"""Gymnasium's own checker passes for every game and seat count, and bots sit at the other seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from panj.bots.bot import Bot
from panj.bots.registry import BOTS
from panj.core.dice import Dice
from panj.core.game import Game
from panj.core.messages import Refused
from panj.core.moves import Move
from panj.core.registry import REGISTRY
from panj.core.state import State
from panj.lab.actions import IllegalAction
from panj.lab.gymnasium import BotsEnv, environment_id
from panj.lab.rewards import rewards_of
from support.tables import all_tables, with_automa

TABLES = pytest.mark.parametrize(("slug", "seats", "options"), all_tables())


@TABLES
def test_the_api_is_kept(slug: str, seats: int, options: dict[str, Any]) -> None:
    made = gymnasium.make(
        environment_id(slug), seats=seats, options=options, opponents=["random"], render_mode="ansi"
    )
    check_env(made.unwrapped)


def played(made: BotsEnv, seed: int) -> float:
    """A whole game of random own actions; the sum of rewards."""
    _, info = made.reset(seed=seed)
    dice = Dice(seed)
    total, is_over = 0.0, False
    while not is_over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, is_over, is_cut, info = made.step(legal[dice.below(len(legal))])
        assert not is_cut
        total += reward
    return total


@TABLES
def test_the_own_seat_is_rewarded_at_the_end(
    slug: str, seats: int, options: dict[str, Any]
) -> None:
    made = BotsEnv(slug, seats, options=options, opponents=["random"])
    assert played(made, 4) == rewards_of(made.numbered.state)[0]
    assert not made.action_masks().any()


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_game_has_a_name(slug: str) -> None:
    made = gymnasium.make(environment_id(slug))
    assert isinstance(made.unwrapped, BotsEnv)
    assert made.unwrapped.numbered.game.slug == slug


def test_names_are_written_as_gymnasium_writes_them() -> None:
    assert environment_id("pax_pamir") == "panj/PaxPamir-v1"


def test_every_seat_can_be_the_own_one() -> None:
    for seat in range(3):
        made = BotsEnv("kingdomino", 3, seat=seat, opponents=["greedy", "random"])
        made.reset(seed=seat)
        assert made.numbered.who == seat
        assert played(made, 6) == rewards_of(made.numbered.state)[seat]


def test_the_own_seat_can_be_drawn() -> None:
    made = BotsEnv("kingdomino", 4, seat=None, opponents=["random"])
    seats = set()
    for seed in range(40):
        made.reset(seed=seed)
        seats.add(made.seat)
        assert made.numbered.who == made.seat
    assert seats == {0, 1, 2, 3}


def test_an_automa_needs_no_opponent() -> None:
    seats, options = with_automa("pax_pamir")[0]
    made = BotsEnv("pax_pamir", seats, options=options, opponents=[])
    played(made, 3)
    with pytest.raises(ValueError, match="seat 1"):
        BotsEnv("pax_pamir", seats, seat=seats - 1, options=options)


def illegal(made: BotsEnv) -> int:
    """Some action that is not legal."""
    return int(np.flatnonzero(~made.action_masks())[0])


def test_an_illegal_action_ends_the_game_as_lost() -> None:
    made = BotsEnv("kingdomino", 2)
    made.reset(seed=1)
    before = made.numbered.game.dump(made.numbered.state)
    _, reward, is_over, is_cut, info = made.step(illegal(made))
    assert (reward, is_over, is_cut) == (-1.0, True, False)
    assert "is not legal now" in info["refused"]
    assert made.numbered.game.dump(made.numbered.state) == before
    with pytest.raises(RuntimeError, match="reset"):
        made.step(0)


def test_an_illegal_action_can_raise_and_the_game_goes_on() -> None:
    made = BotsEnv("kingdomino", 2, on_illegal="raise")
    _, info = made.reset(seed=1)
    with pytest.raises(IllegalAction):
        made.step(illegal(made))
    made.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_masks_are_as_sb3_contrib_asks_for_them() -> None:
    made = gymnasium.make("panj/Kingdomino-v1", seats=2)
    _, info = made.reset(seed=1)
    masks = made.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"] == 1)


def test_several_environments_step_together() -> None:
    made = gymnasium.make_vec("panj/Kingdomino-v1", num_envs=2, seats=2)
    seen, info = made.reset(seed=1)
    actions = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    after, *_ = made.step(np.array(actions))
    assert seen.shape == after.shape == (2, *made.single_observation_space.shape)
    made.close()


def test_wrong_arguments_are_refused_at_once() -> None:
    with pytest.raises(Refused):
        BotsEnv("kingdomino", 2, opponents=["nobody"])
    with pytest.raises(Refused):
        BotsEnv("kingdomino", 2, opponents=["greedy:merchant"])
    with pytest.raises(ValueError, match="on_illegal"):
        BotsEnv("kingdomino", 2, on_illegal="shrug")
    with pytest.raises(ValueError, match="name opponents"):
        BotsEnv("kingdomino", 2, opponents=[]).reset()


class Cheating(Bot):
    def choose(self, game: Game, s: State, seconds: float, dice: Dice) -> Move:
        return Move(99)


def test_a_bot_that_cheats_is_not_played_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS._classes, "cheating", Cheating)
    made = BotsEnv("kingdomino", 2, seat=None, opponents=["cheating"])
    with pytest.raises(Refused):
        played(made, 1)
