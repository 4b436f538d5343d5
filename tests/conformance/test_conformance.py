"""Every registered game keeps the contract, at every seat count and with every option."""

import pytest
from _pytest.mark import ParameterSet

from panj.core.codec import Json
from panj.core.conformance import check, settings
from panj.core.options import Form
from panj.core.registry import REGISTRY

FAST_SETTINGS = 10
"""About so many settings of each game are not slow; the run on the compiled build takes all."""


def cases(slug: str) -> list[ParameterSet]:
    """Every setting of a game, most of them marked slow."""
    found = settings(REGISTRY.game(slug))
    stride = max(1, len(found) // FAST_SETTINGS)
    return [
        pytest.param(
            slug,
            seats,
            options,
            id=f"{slug}-{seats}-{number}",
            marks=[pytest.mark.slow] if number % stride else [],
        )
        for number, (seats, options) in enumerate(found)
    ]


CASES = [case for slug in REGISTRY.slugs() for case in cases(slug)]


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_random_games_keep_the_contract(slug: str, seats: int, options: dict[str, Json]) -> None:
    assert check(REGISTRY.game(slug), seats, options, games=1, seed=5) == []


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_seat_count_is_among_the_settings(slug: str) -> None:
    game = REGISTRY.game(slug)
    assert {seats for seats, _ in settings(game)} == set(game.seat_counts)


@pytest.mark.parametrize("slug", REGISTRY.slugs())
def test_every_option_value_is_among_the_settings(slug: str) -> None:
    game = REGISTRY.game(slug)
    tried = [options for _, options in settings(game)]
    for option in game.options:
        if option.form == Form.SUBSET:
            continue  # subsets are too many; a game tests those it names
        for choice in option.choices:
            assert choice == option.default or any(o.get(option.name) == choice for o in tried)
