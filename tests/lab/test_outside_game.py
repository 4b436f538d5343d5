"""A game from outside, without an encoding or words of its own, has all adapters, too."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pyspiel
import pytest

from panj.core.registry import REGISTRY
from panj.lab.gymnasium import BotsEnv
from panj.lab.mcp.tables import Tables
from panj.lab.openspiel import register, short_name
from panj.lab.pettingzoo import env

EXAMPLE = Path(__file__).parents[2] / "examples" / "high_card"


@pytest.fixture
def high_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The example game, at home in the registry for a while."""
    monkeypatch.setattr(sys, "path", [str(EXAMPLE), *sys.path])
    REGISTRY.add(importlib.import_module("high_card").GAME)
    yield "high_card"
    del REGISTRY._games["high_card"]


def test_it_is_an_environment(high_card: str) -> None:
    made = env(high_card, 3)
    made.reset(seed=1)
    for _ in made.agent_iter():
        seen, _, is_over, _, _ = made.last()
        made.step(None if is_over else int(seen["action_mask"].argmax()))
    assert made.table.is_over


def test_it_is_played_against_bots(high_card: str) -> None:
    made = BotsEnv(high_card, 2, opponents=["random"])
    _, info = made.reset(seed=1)
    is_over = False
    while not is_over:
        _, _, is_over, _, info = made.step(int(info["action_mask"].argmax()))


def test_it_is_a_game_of_openspiel(high_card: str) -> None:
    register()
    game = pyspiel.load_game(short_name(high_card), {"chance": "explicit"})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_is_told_by_its_names(high_card: str) -> None:
    tables = Tables("hu")
    said = tables.create(high_card, opponents=["random"])
    assert "high_card.prompt.play" in said
    assert "high_card: high_card (" in tables.describe(high_card, None)
    tables.play("1", 1)
