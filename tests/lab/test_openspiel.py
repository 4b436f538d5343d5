"""OpenSpiel's own checkers pass for every game and seat count."""

import lzma
import pickle
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment, test_utils
from open_spiel.python.algorithms import ismcts, mcts, random_agent, sample_some_states
from playthroughs import path_of, playthrough

from panj.core.dice import Dice
from panj.core.messages import Refused
from panj.core.registry import REGISTRY
from panj.lab.openspiel import short_name
from panj.lab.openspiel.game import as_parameter
from panj.lab.openspiel.state import PanjState
from panj.lab.rewards import rewards_of
from support.tables import all_tables

SLUGS = pytest.mark.parametrize("slug", REGISTRY.slugs())
TABLES = pytest.mark.parametrize(("slug", "seats", "options"), all_tables(quick=False))
SOME_STATES = 25
STRIDE = 7


def load(slug: str, **params: Any) -> Any:
    """A game of OpenSpiel."""
    return pyspiel.load_game(short_name(slug), params)


def states(game: Any, seed: int) -> Iterator[PanjState]:
    """The decisions of a random game, and its end."""
    dice = Dice(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
    yield state


@TABLES
def test_random_games_satisfy_the_checker(slug: str, seats: int, options: dict[str, Any]) -> None:
    params = {name: as_parameter(value) for name, value in options.items()}
    game = load(slug, seats=seats, chance="explicit", **params)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@SLUGS
def test_random_games_that_are_dealt_in_secret_satisfy_the_checker(slug: str) -> None:
    # OpenSpiel 2.0 cannot store the generator of a Python game: `serialize` is for explicit chance.
    pyspiel.random_sim_test(load(slug, rng_seed=3), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
class TestUpstreamApi:
    """The checks that OpenSpiel runs on a part of every game's tree."""

    @pytest.fixture
    def case(self, slug: str) -> api_test.EnforceAPIOnPartialTreeBase:
        made = api_test.EnforceAPIOnPartialTreeBase()
        made.game = load(slug, rng_seed=5)
        made.game_name = short_name(slug)
        made.game_type = made.game.get_type()
        made.some_states = sample_some_states.sample_some_states(made.game, SOME_STATES)
        return made

    @pytest.mark.parametrize(
        "check",
        [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")],
    )
    def test_holds(self, case: api_test.EnforceAPIOnPartialTreeBase, check: str) -> None:
        getattr(case, check)()


@SLUGS
def test_a_stored_game_deals_what_would_have_come_next(slug: str) -> None:
    """What OpenSpiel asks of its own games that sample."""
    game = load(slug, rng_seed=0)
    test_utils.random_playout(game.new_initial_state(), 0)
    stored = pickle.loads(pickle.dumps(game))
    played = [test_utils.random_playout(each.new_initial_state(), 1) for each in (game, stored)]
    assert str(played[0]) == str(played[1])


@SLUGS
def test_the_saved_playthrough_is_played_again(slug: str) -> None:
    saved = lzma.decompress(path_of(slug).read_bytes()).decode()
    actions = [int(line[8:]) for line in saved.splitlines() if line.startswith("action: ")]
    again = playthrough(slug, actions)
    differing = [
        number
        for number, (old, new) in enumerate(
            zip(saved.splitlines(), again.splitlines(), strict=False), 1
        )
        if old != new
    ]
    assert differing[:1] == [], "run tools/playthroughs.py if this is meant"
    assert saved == again


@SLUGS
def test_a_resampled_state_is_the_same_to_its_player(slug: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    marks = set()
    for number, state in enumerate(states(load(slug, rng_seed=2), 4)):
        if number % STRIDE or state.is_terminal():
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            marks.add(str(other) == str(state))
        mover = state.current_player()
        other = state.resample_from_infostate(mover, sampler)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])
    assert False in marks


def test_others_pasts_are_unknown_in_a_resampled_state() -> None:
    *_, state, _ = states(load("kohan_dej", rng_seed=2), 4)
    assert state.course is not None
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.course is not None
    assert other.course.memory.pasts[0] == state.course.memory.pasts[0]
    assert other.course.memory.pasts[1] != state.course.memory.pasts[1]


def test_information_states_have_perfect_recall() -> None:
    """Different own pasts are different information states, however alike the tables look."""
    game = load("kingdomino", seats=2, chance="explicit")
    seen: dict[str, tuple[int, ...]] = {}
    for seed in range(4):
        for state in states(game, seed):
            if state.is_terminal():
                break
            player = state.current_player()
            done = tuple(item.action for item in state.full_history() if item.player == player)
            assert seen.setdefault(state.information_state_string(player), done) == done
    assert len(seen) > 50


def test_upstream_search_plays_on_guesses() -> None:
    state = load("kingdomino", seats=2, rng_seed=1).new_initial_state()
    state.apply_action(0)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, None),
        uct_c=2.0,
        max_simulations=4,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=None,
    )
    assert bot.step(state) in state.legal_actions()


def test_upstream_agents_learn_in_the_environment_of_the_game() -> None:
    made = rl_environment.Environment("python_panj_kingdomino", seats=3, rng_seed=4)
    agents = [random_agent.RandomAgent(i, made.action_spec()["num_actions"]) for i in range(3)]
    step = made.reset()
    while not step.last():
        asked = agents[step.observations["current_player"]]
        step = made.step([asked.step(step).action])
    assert sum(step.rewards) == pytest.approx(0)
    assert sorted(step.rewards)[0] < 0


def test_explicit_chance_can_be_played_again_from_its_history() -> None:
    game = load("kohan_dej", seats=3, chance="explicit")
    *_, last = states(game, 5)
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)
    assert again.returns() == last.returns()


def test_copies_go_their_own_ways() -> None:
    state = next(states(load("kingdomino", rng_seed=1), 1))
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert str(copy) != before
    assert str(pickle.loads(pickle.dumps(copy))) == str(copy)


def test_the_deals_of_a_seed_are_the_games_own() -> None:
    state = load("kingdomino", seats=3, rng_seed=11).new_initial_state()
    state.apply_action(0)
    game = REGISTRY.game("kingdomino")
    assert state.course is not None
    assert game.dump(state.course.state) == game.dump(game.new(3, {}, 11))


def test_returns_are_the_rewards_of_the_other_adapters() -> None:
    *_, last = states(load("trajan", seats=3, rng_seed=1), 2)
    assert last.course is not None
    assert last.returns() == rewards_of(last.course.state)


def test_a_large_action_space_works() -> None:
    game = load("minerva", seats=2)
    assert game.num_distinct_actions() > 1000
    assert len(game.get_parameters()) == 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = next(states(load("kingdomino", rng_seed=1), 1))
    before = str(state)
    illegal = next(n for n in range(100) if n not in state.legal_actions())
    with pytest.raises(ValueError, match="is not legal now"):
        state.apply_action(illegal)
    assert str(state) == before


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_panj_kingdomino(seats=2,mighty_duel=True,harmony=True)")
    state = next(states(game, 1))
    assert state.course is not None
    assert state.course.state.terms.is_on("mighty_duel")
    assert state.course.state.terms.is_on("harmony")
    assert not state.course.state.terms.is_on("dynasty")
    assert str(game) == "python_panj_kingdomino(harmony=True,mighty_duel=True)"


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(Refused):
        load("kingdomino", seats=9)
    with pytest.raises(Refused):
        load("kingdomino", seats=4, mighty_duel=True)
    with pytest.raises(ValueError, match="chance is one of"):
        load("kingdomino", chance="luck")
