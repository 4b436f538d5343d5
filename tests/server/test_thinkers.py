"""The workers of bots: what counts against a bot's time, and what happens when it is over."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from panj.bots.levels import SearchBot
from panj.core.registry import REGISTRY
from panj.server import thinkers
from panj.server.thinkers import Kept, Thinkers, Thought

BOTS_APART = Path(__file__).parent / "reliability" / "bots_apart"

OUR_GAMES = [
    slug for slug, point in REGISTRY.points().items() if point.module.startswith(thinkers.OURS)
]

SLOW_IMPORTS = """
import sys, time
from importlib.abc import MetaPathFinder

class Slow(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name in ("panj.games.kingdomino.game", "panj.bots.random"):
            time.sleep(3)

sys.meta_path.insert(0, Slow())
"""


@pytest.fixture
def workers() -> Iterator[Thinkers]:
    found = Thinkers(1)
    yield found
    found.close()


def ask(workers: Thinkers, bot: str, seconds: float) -> Thought:
    game = REGISTRY.game("kingdomino")
    return asyncio.run(workers.think(game, game.new(2, {}, 1), bot, seconds, 1, "table 0"))


@pytest.mark.slow
def test_a_slow_start_of_the_worker_is_not_the_bots_fault(
    workers: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOW_IMPORTS)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(thinkers, "GRACE_SECONDS", 5.0)
    begun = time.monotonic()
    thought = ask(workers, "random", 0.05)
    assert thought.failure == ""
    assert thought.move
    assert time.monotonic() - begun > 6.0  # it was slow indeed


@pytest.mark.slow
def test_a_bot_that_hangs_is_ended_after_its_budget(
    workers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(BOTS_APART)  # a worker looks where its server looks
    ask(workers, "random", 0.05)  # the worker has started
    begun = time.monotonic()
    assert ask(workers, "test_hanging", 0.5).failure == "overran"
    assert time.monotonic() - begun > 0.5
    assert ask(workers, "random", 0.05).move


def test_a_worker_has_loaded_our_games_and_bots_before_anybody_is_timed() -> None:
    script = (
        "import sys; from panj.server.thinkers import load_all; load_all(); print(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True
    ).stdout.split()
    assert OUR_GAMES
    for slug in OUR_GAMES:
        assert f"panj.games.{slug}.thinking.judgement" in loaded
        assert f"panj.games.{slug}.thinking.encoding" in loaded
    assert "panj.bots.levels" in loaded


def test_a_worker_keeps_the_bots_that_answered() -> None:
    kept = Kept(2)
    first = kept.take("table 0", "greedy")
    kept.put("table 0", "greedy", first)
    assert kept.take("table 0", "greedy") is first
    assert kept.take("table 0", "greedy") is not first  # nobody brought it back: it failed
    kept.put("table 0", "greedy", first)
    assert kept.take("table 1", "greedy") is not first
    assert not isinstance(kept.take("table 0", "random"), type(first))


def test_a_worker_keeps_few_bots() -> None:
    kept = Kept(2)
    made = [kept.take("nowhere", "greedy") for _ in range(3)]
    for number, player in enumerate(made):
        kept.put(f"table {number}", "greedy", player)
    found = [kept.take(f"table {number}", "greedy") is made[number] for number in range(3)]
    assert found == [False, True, True]


def test_a_bot_is_asked_again_for_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(2)
    monkeypatch.setattr(thinkers, "KEPT", kept)
    game = REGISTRY.game("kingdomino")
    data = game.dump(game.new(2, {}, 1))
    asked = []
    for _ in range(2):
        text, failure, took, longest = thinkers.decide(
            "kingdomino", data, "medium", 0.05, 1, "table 0"
        )
        assert text
        assert not failure
        assert took >= longest == 0.05
        asked += kept._bots.values()
    assert isinstance(asked[0], SearchBot)
    assert asked == [asked[0], asked[0]]


def test_a_bot_that_fails_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(2)
    monkeypatch.setattr(thinkers, "KEPT", kept)

    def fail(*_: object) -> None:
        raise RuntimeError

    kept.put("table 0", "greedy", SimpleNamespace(choose=fail))  # type: ignore[arg-type]
    game = REGISTRY.game("kingdomino")
    data = game.dump(game.new(2, {}, 1))
    assert thinkers.decide("kingdomino", data, "greedy", 0.05, 1, "table 0")[1]
    assert not kept._bots
