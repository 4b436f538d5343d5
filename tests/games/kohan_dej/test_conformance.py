"""Kohan Dej keeps the contract with every preset, every switch and every seat count."""

import pytest

from panj.core.codec import Json
from panj.core.conformance import check
from panj.core.dice import Dice
from panj.games.kohan_dej.game import GAME
from panj.games.kohan_dej.tables import PRESETS
from support import asked, moves, rule

FAST: list[tuple[int, dict[str, Json]]] = [
    (2, {"cast": "cunning_agents"}),
    (3, {"cast": "devious_dignitaries"}),
    (4, {"cast": "tenacious_delegates", "ruleset": "citadels_2016"}),
]


@pytest.mark.parametrize(("seats", "options"), FAST)
def test_random_games_keep_the_contract(seats: int, options: dict[str, Json]) -> None:
    assert check(GAME, seats, options, games=1, seed=21) == []


@pytest.mark.slow
@pytest.mark.parametrize("preset", [*PRESETS, "random"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_preset_keeps_the_contract(seats: int, preset: str) -> None:
    for ruleset in ("kohan_dej", "citadels_2016"):
        options: dict[str, Json] = {"cast": preset, "ruleset": ruleset}
        assert check(GAME, seats, options, games=1, seed=100 + seats) == []


@rule("KO-3.43")
def test_no_decision_has_many_options_and_the_mean_is_small() -> None:
    most = total = count = 0
    for seed in range(30):
        s = GAME.new(2 + seed % 7, {"cast": "random"}, seed)
        dice = Dice(seed)
        while s.decision() is not None:
            options = moves(s)
            most = max(most, len(options))
            total += len(options)
            count += 1
            s.make(options[dice.below(len(options))])
    assert most <= 200
    assert 3 < total / count < 8


@rule("KO-3.36")
def test_questions_about_secrets_are_never_skipped() -> None:
    secret = {name for name, step in GAME.steps.items() if getattr(step, "SECRET", False)}
    assert {"PickRole", "BurnRole", "AnswerWarrant", "KeepCard", "TakeTurn"} <= secret
    assert asked(GAME.new(4, {}, 1)).SECRET
