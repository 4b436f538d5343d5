"""The workers of bots: what counts against a bot's time, and what happens when it is over."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY
from panj.server import thinkers
from panj.server.thinkers import GRACE_SECONDS, Thinkers, Thought

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
