"""Many games at once play the same games as one at a time."""

from hashlib import sha256

import numpy as np
import pytest

from panj.core.registry import REGISTRY
from panj.lab.actions import Actions, IllegalAction
from panj.lab.many import Many
from panj.lab.observe import observation
from panj.lab.vector import Batch, Stepped, Vector

KINGDOMINO = REGISTRY.game("kingdomino")


def digest_of(batch: Batch) -> str:
    """All that a batch holds, in short."""
    return sha256(b"".join(part.tobytes() for part in batch)).hexdigest()


def by_game(lanes: int, games: int) -> dict[int, list[bytes]]:
    """Random play until so many games are over: the observations of each by its number."""
    vector = Vector(KINGDOMINO, 3, games=lanes, seed=5)
    found: dict[int, list[bytes]] = {}
    over: set[int] = set()
    while not over.issuperset(range(games)):
        batch = vector.look()
        for i, number in enumerate(batch.games):
            found.setdefault(int(number), []).append(batch.observations[i].tobytes())
        over |= {int(n) for n in batch.games[vector.step(vector.random()).finished]}
    return {number: found[number] for number in range(games)}


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_a_batch_shows_what_the_seats_that_decide_know(slug: str) -> None:
    game = REGISTRY.game(slug)
    vector = Vector(game, max(game.seat_counts), games=3, seed=1)
    actions = Actions(game)
    for _ in range(12):
        batch = vector.look()
        ends = np.cumsum(batch.counts)
        for i, lane in enumerate(vector.runner.lanes):
            d = lane.s.decision()
            assert d is not None
            assert batch.seats[i] == d.who
            assert (batch.observations[i] == observation(game, lane.s, d.who)).all()
            assert (batch.masks[i] == actions.mask(lane.s)).all()
            legal = batch.legal[ends[i] - batch.counts[i] : ends[i]]
            assert legal.tolist() == actions.legal(lane.s)
        vector.step(vector.random())


def test_a_game_is_the_same_however_many_tables_there_are() -> None:
    assert by_game(2, 4) == by_game(3, 4)


def test_a_batch_stays_as_it_is_when_the_games_go_on() -> None:
    vector = Vector(KINGDOMINO, 2, games=4)
    batch = vector.look()
    before = digest_of(batch)
    for _ in range(60):
        vector.step(vector.random())
    assert digest_of(batch) == before != digest_of(vector.look())


def test_a_finished_game_gives_places_scores_and_rewards_and_the_next_one_begins() -> None:
    vector = Vector(KINGDOMINO, 4, games=2, seed=3)
    done: Stepped | None = None
    while done is None or not done.finished.any():
        before = vector.look().games
        done = vector.step(vector.random())
    i = int(np.argmax(done.finished))
    assert vector.look().games[i] == before[i] + 2
    assert done.places[i].min() == 1
    assert done.scores[i].argmax() in np.flatnonzero(done.places[i] == 1)
    assert done.rewards[i].max() > 0
    assert abs(done.rewards[i].sum()) < 1e-6
    assert not done.rewards[~done.finished].any()


@pytest.mark.parametrize("wrong", [-1, 7, 10**6])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    vector = Vector(KINGDOMINO, 2, games=3)
    before = vector.look()
    chosen = vector.random()
    chosen[2] = wrong if wrong not in before.legal else 998
    with pytest.raises(IllegalAction, match=f"action {chosen[2]} is not legal in lane 2"):
        vector.step(chosen)
    assert digest_of(vector.look()) == digest_of(before)


@pytest.mark.parametrize("wrong", [[0], [0.5, 0.5], [[0], [0]]])
def test_a_step_needs_one_whole_number_for_every_lane(wrong: list[float]) -> None:
    with pytest.raises(ValueError, match="2 action numbers"):
        Vector(KINGDOMINO, 2, games=2).step(wrong)


def test_several_processes_play_the_same_games() -> None:
    alone = Vector(KINGDOMINO, 4, {"harmony": True}, games=5, seed=8)
    with Many(KINGDOMINO, 4, {"harmony": True}, games=5, seed=8, jobs=2) as many:
        assert (many.length, many.actions) == (alone.length, alone.actions)
        for _ in range(110):
            assert digest_of(many.look()) == digest_of(alone.look())
            chosen = many.random()
            assert (chosen == alone.random()).all()
            for mine, theirs in zip(many.step(chosen), alone.step(chosen), strict=True):
                assert (mine == theirs).all()


def test_an_illegal_action_changes_nothing_in_any_process() -> None:
    with Many(KINGDOMINO, 2, games=3, jobs=2) as many:
        before = digest_of(many.look())
        chosen = many.random()
        chosen[2] = -4
        with pytest.raises(IllegalAction, match="action -4 is not legal in lane 2"):
            many.step(chosen)
        assert digest_of(many.look()) == before


def test_a_worker_that_dies_is_reported() -> None:
    with Many(KINGDOMINO, 2, games=2, jobs=2) as many:
        many.workers[1].process.kill()
        many.workers[1].process.join()
        with pytest.raises(RuntimeError, match="has died"):
            many.step(many.random())
