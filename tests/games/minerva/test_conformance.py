"""Minerva keeps the contract of all games, for every setting."""

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from games.minerva.scene import table
from panj.core.codec import Json
from panj.core.conformance import check, settings
from panj.core.dice import Dice
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import RESIDENCE, Do
from panj.games.minerva.reading.tiles import shipped_tables
from panj.games.minerva.rules.placing import PlaceTile
from support import asked, moves

SETTINGS = [(seats, options) for seats, options in settings(GAME)]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_random_games_keep_the_contract(seats: int, options: dict[str, Json]) -> None:
    assert check(GAME, seats, options, 1, 11) == []


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_many_random_games_keep_the_contract(seats: int, options: dict[str, Json]) -> None:
    assert check(GAME, seats, options, 6, 100) == []


@pytest.mark.slow
def test_corrected_tables_keep_the_contract() -> None:
    text = shipped_tables()["location_tiles.csv"].replace("tavern", "trading_post")
    text = text.replace("orchard", "aqueduct").replace("hill_mine", "circus")
    for seats in (1, 3):
        assert check(GAME, seats, {"tiles": {"location_tiles.csv": text}}, 3, 5) == []


def test_a_city_that_only_grows_to_one_side_never_ends() -> None:
    s = table(seats=1)
    for _ in range(400):
        d = s.decision()
        if d is None:
            break
        if isinstance(d, PlaceTile):
            s.play(max(moves(s), key=lambda move: move.a))
        else:
            options = moves(s)
            kinds = [m for m in options if m.kind in (Do.BUILD_HALF, Do.BUILD)]
            s.play(kinds[0] if kinds else RESIDENCE if RESIDENCE in options else options[0])
    assert len(s.players[0].city.tiles()) > 12
    assert GAME.dump(GAME.load(GAME.dump(s))) == GAME.dump(s)


@examples(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.integers(1, 4))
def test_lists_are_short_and_cities_stay_sound(seed: int, seats: int) -> None:
    s = table(seats=seats, seed=seed)
    dice = Dice(seed)
    while s.decision() is not None:
        options = asked(s).moves(s)
        assert 0 < len(options) <= 200
        s.make(options[dice.below(len(options))])
        for player in s.players:
            city = player.city
            assert all(city.touch[city.spot(c)] > 0 for c in city.empty_beside())
            assert all(0 <= player.goods[g] <= 6 for g in range(4))
            assert player.denarii >= 0
