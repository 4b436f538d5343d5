"""Fitting weights from the command line."""

import json
from pathlib import Path

import pytest

from panj.core.fits import read_fit
from panj.core.game import Game
from panj.core.registry import REGISTRY

FEW = ("--seats", "2", "--rounds", "1", "--games", "10", "--positions", "0", "--proof", "2")


def test_a_game_is_tuned_into_a_file_with_a_card(panj, tmp_path: Path) -> None:
    path = tmp_path / "fit.json"
    run = panj("tune", "kohan_dej", *FEW, "--option", "cast=random", "--usual", "--out", path)
    assert run.code == 0
    assert str(path.name) in run.out.replace("\n", "")
    found = json.loads(path.read_text())
    assert found["options"] == {}
    assert found["card"]["tuned_on"] == {"cast": "random"}
    assert found["card"]["proof"]["games"] == 2
    game = REGISTRY.game("kohan_dej")
    weights = game.judgement_by_hand.weighed_by()
    assert weights is not None
    fit = read_fit(path.name, path.read_text(), game.slug, game.rules_version, weights)
    assert fit.weights == found["weights"]
    again = tmp_path / "again.json"
    panj(*found["card"]["command"].split()[1:], "--out", again)
    assert again.read_text() == path.read_text()


def test_what_is_there_already_is_not_written_over(panj, tmp_path: Path) -> None:
    path = tmp_path / "fit.json"
    path.write_text("mine")
    panj("tune", "kohan_dej", *FEW, "--out", path).refused(path.name)
    assert path.read_text() == "mine"


def test_a_game_without_weights_has_nothing_to_tune(
    panj, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = REGISTRY.game("kohan_dej")
    plain = Game("plain", 1, (2,), [], game.moves, {}, game.state, [])
    monkeypatch.setitem(REGISTRY._games, "plain", plain)
    panj("tune", "plain", "--out", tmp_path / "fit.json").refused("plain")


@pytest.mark.parametrize("given", [("--rounds", "-1"), ("--games", "2"), ("--seats", "12")])
def test_numbers_that_cannot_be_are_refused(panj, tmp_path: Path, given: tuple[str, ...]) -> None:
    run = panj("tune", "kohan_dej", *given, "--out", tmp_path / "fit.json")
    assert run.code == 2
    assert not (tmp_path / "fit.json").exists()
