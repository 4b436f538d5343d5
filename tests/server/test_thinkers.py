"""The workers of bots: what counts against a bot's time, and what happens when it is over."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from panj.bots.levels import SearchBot
from panj.core.registry import REGISTRY
from panj.server import thinkers
from panj.server.thinkers import GRACE_SECONDS, Kept, Thinkers, Thought

BOTS_APART = Path(__file__).parent / "reliability" / "bots_apart"

SLOW_IMPORTS = """
import sys, time
from importlib.abc import MetaPathFinder

class Slow(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in ("panj.games.kingdomino.game", "panj.bots.random"):
            time.sleep(1.5)

sys.meta_path.insert(0, Slow())
"""


@pytest.fixture
def workers() -> Iterator[Thinkers]:
    found = Thinkers(1)
    yield found
    found.close()


def ask(workers: Thinkers, bot: str, seconds: float) -> Thought:
    game = REGISTRY.game("kingdomino")
    return asyncio.run(workers.think(game, game.new(2, {}, 1), bot, seconds, 1))


@pytest.mark.slow
def test_a_slow_start_of_the_worker_is_not_the_bots_fault(
    workers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW_IMPORTS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(thinkers, "GRACE_SECONDS", 1.0)
    begun = time.monotonic()
    thought = ask(workers, "random", 0.05)
    assert thought.failure == ""
    assert thought.move
    assert time.monotonic() - begun > 3.0  # it was slow indeed


@pytest.mark.slow
def test_a_bot_that_hangs_is_ended_after_its_budget(
    workers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BOTS_APART)  # a worker looks where its server looks
    ask(workers, "random", 0.05)  # the worker has started
    begun = time.monotonic()
    assert ask(workers, "test_hanging", 0.5).failure == "overran"
    assert 0.5 < time.monotonic() - begun < 0.5 + 5 * GRACE_SECONDS
    assert ask(workers, "random", 0.05).move


def test_a_worker_keeps_the_bots_that_answered() -> None:
    kept = Kept(2)
    first = kept.take("table 0", "greedy")
    kept.put("table 0", "greedy", first)
    assert kept.take("table 0", "greedy") is first
    assert kept.take("table 0", "greedy") is not first  # nobody brought it back: it failed
    kept.put("table 0", "greedy", first)
    assert kept.take("table 1", "greedy") is not first
    assert not isinstance(kept.take("table 0", "random"), type(first))


def test_a_worker_keeps_few_bots_and_none_without_a_place() -> None:
    kept = Kept(2)
    made = [kept.take("", "greedy") for _ in range(3)]
    kept.put("", "greedy", made[0])
    assert kept.take("", "greedy") is not made[0]
    for number, player in enumerate(made):
        kept.put(f"table {number}", "greedy", player)
    found = [kept.take(f"table {number}", "greedy") is made[number] for number in range(3)]
    assert found == [False, True, True]


def test_a_bot_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for a place twice, a worker hands the bot that it has kept to the game again."""
    monkeypatch.setattr(thinkers, "KEPT", Kept(2))
    game = REGISTRY.game("kingdomino")
    data = game.dump(game.new(2, {}, 1))
    for _ in range(2):
        text, failure = thinkers.decide("kingdomino", data, "medium", 0.05, 1, "table 0")
        assert text
        assert not failure
    assert isinstance(thinkers.KEPT.take("table 0", "medium"), SearchBot)
    assert len(thinkers.KEPT._bots) == 0
