"""PettingZoo's own checkers pass for every game and seat count."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils import wrappers

from panj.core.dice import Dice
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.lab.actions import IllegalAction
from panj.lab.pettingzoo import PanjEnv, env, seat_of
from panj.lab.rewards import rewards_of
from support.tables import all_tables, with_automa

TABLES = pytest.mark.parametrize(("slug", "seats", "options"), all_tables())

upstream = [
    # `api_test` knows observations with masks only by the names of PettingZoo's own games.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    # It also looks at the mask of an agent whose game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


class HastyClock:
    """A clock on which half a second passes whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 0.5
        return self.now


class TestCheckers:
    pytestmark = upstream

    @TABLES
    def test_the_api_is_kept(self, slug: str, seats: int, options: dict[str, Any]) -> None:
        api_test(env(slug, seats, options), num_cycles=1000)

    @TABLES
    def test_a_seed_decides_everything(
        self, slug: str, seats: int, options: dict[str, Any]
    ) -> None:
        seed_test(lambda: env(slug, seats, options), num_cycles=20)

    @TABLES
    def test_the_benchmark_runs(
        self,
        slug: str,
        seats: int,
        options: dict[str, Any],
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        module = performance_benchmark.__globals__
        monkeypatch.setitem(module, "time", HastyClock())  # it would take five seconds each
        performance_benchmark(env(slug, seats, options))
        assert "turns per second" in capsys.readouterr().out


def played(made: PanjEnv, seed: int) -> dict[str, float]:
    """A whole random game; every agent's total reward."""
    made.reset(seed)
    dice = Dice(seed)
    totals = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, is_over, _, _ = made.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"]) if seen else []
        made.step(None if is_over else int(legal[dice.below(len(legal))]))
    return totals


@TABLES
def test_agents_are_rewarded_at_the_end(slug: str, seats: int, options: dict[str, Any]) -> None:
    made = env(slug, seats, options)
    totals = played(made, 5)
    worth = rewards_of(made.numbered.state)
    assert totals == {agent: worth[seat_of(agent)] for agent in made.possible_agents}
    assert made.agents == []


def test_an_automa_plays_without_being_an_agent() -> None:
    seats, options = with_automa("pax_pamir")[0]
    made = env("pax_pamir", seats, options)
    assert made.possible_agents == [f"seat_{seat}" for seat in range(seats - 1)]
    played(made, 2)
    assert made.numbered.is_over
    assert len(made.numbered.state.scores()) == seats


def test_the_deal_of_a_seed_is_the_games_own() -> None:
    made = env("kingdomino", 3)
    made.reset(seed=11)
    game = REGISTRY.game("kingdomino")
    assert game.dump(made.numbered.state) == game.dump(game.new(3, {}, 11))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    made = env("kingdomino", 2)
    made.reset(seed=1)
    before = made.numbered.game.dump(made.numbered.state)
    illegal = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=f"action {illegal} .* is not legal now"):
        made.step(illegal)
    with pytest.raises(IllegalAction, match="is no action"):
        made.step(10**9)
    with pytest.raises(ValueError, match="has to act"):
        made.step(None)
    assert made.numbered.game.dump(made.numbered.state) == before


def test_an_illegal_action_can_lose_the_game_instead() -> None:
    made = wrappers.TerminateIllegalWrapper(env("kingdomino", 2), illegal_reward=-1)
    made.reset(seed=1)
    agent = made.agent_selection
    illegal = int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0])
    made.step(illegal)
    assert made.terminations == {"seat_0": True, "seat_1": True}
    assert made.rewards[agent] == -1


def test_only_the_seat_that_is_asked_has_actions() -> None:
    made = env("kingdomino", 3)
    made.reset(seed=1)
    asked = [agent for agent in made.agents if made.observe(agent)["action_mask"].any()]
    assert asked == [made.agent_selection]


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_the_table_is_told_in_words(lang: str) -> None:
    made = env("kingdomino", 2, render_mode="ansi", lang=lang)
    made.reset(seed=1)
    text = made.render()
    assert text is not None
    assert {"en": "Next round", "fa": "دور بعد", "hu": "Következő"}[lang] in text


def test_wrong_terms_are_refused() -> None:
    with pytest.raises(Refused):
        env("kingdomino", 9)
    with pytest.raises(Refused):
        env("chess")


def test_of_several_moves_with_one_number_the_first_is_meant() -> None:
    made = env("kingdomino", 2)
    made.reset(seed=1)
    numbered = made.numbered
    moves = list(numbered.choices().values())
    alike = numbered.actions.number(moves[0])
    numbered.actions.number = lambda move: alike  # type: ignore[method-assign]
    numbered.take(numbered.state)
    assert numbered.choices() == {alike: moves[0]}
