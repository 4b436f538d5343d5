"""The contract of games, random games without dead ends, and the figures of the rules."""

import pytest

from panj.core.codec import Json
from panj.core.conformance import check
from panj.games.pax_pamir.game import GAME
from panj.games.pax_pamir.state import PaxState
from support import play_on, rule

PRESETS: list[tuple[int, dict[str, Json]]] = [
    (2, {}),
    (3, {"open_hands": True}),
    (4, {}),
    (5, {}),
    (2, {"wakhan": True}),
    (3, {"wakhan": True}),
    (3, {"wakhan": True, "wakhan_edition": "second", "spy_movement": True}),
    (2, {"wakhan": True, "savvy_purchasing": True, "steadfast_loyalty": True}),
]
FAST = [(seats, options) for seats, options in PRESETS if seats < 5]


@pytest.mark.parametrize(("seats", "options"), FAST)
def test_presets_keep_the_contract(seats: int, options: dict[str, Json]) -> None:
    assert check(GAME, seats, options, games=1, seed=11) == []


@rule("PP-9.R12", "PP-9.R13", "PP-9.R25")
@pytest.mark.parametrize(("seats", "options"), PRESETS)
def test_random_games_have_no_dead_end(seats: int, options: dict[str, Json]) -> None:
    for seed in range(12):
        s = GAME.new(seats, options, seed)
        play_on(s, seed)
        assert isinstance(s, PaxState)
        assert s.ending in (1, 2)


@pytest.mark.slow
@rule("PP-9.R12", "PP-9.R13")
@pytest.mark.parametrize(("seats", "options"), PRESETS)
def test_ten_thousand_random_games_have_no_dead_end(seats: int, options: dict[str, Json]) -> None:
    for seed in range(1250):
        s = GAME.new(seats, options, 50_000 + seed)
        play_on(s, seed)
        assert s.decision() is None
