"""Every table that an adapter must be able to lay: all games, all seat counts, and automas."""

import pytest

from panj.core.codec import Json
from panj.core.conformance import settings
from panj.core.registry import REGISTRY


def all_tables(*, quick: bool = True) -> list[object]:
    """Game, seats and options, as parameters of a test.

    Where a test is not quick, those with more than the fewest seats are slow ones.
    """
    found: list[object] = []
    for slug in REGISTRY.slugs():
        game = REGISTRY.game(slug)
        plain = [(seats, dict[str, Json](), "") for seats in game.seat_counts]
        automa = [(seats, options, "-automa") for seats, options in with_automa(slug)]
        for seats, options, mark in [*plain, *automa]:
            is_slow = not quick and seats > min(game.seat_counts)
            marks = [pytest.mark.slow] if is_slow else []
            found.append(
                pytest.param(slug, seats, options, id=f"{slug}-{seats}{mark}", marks=marks)
            )
    return found


def with_automa(slug: str) -> list[tuple[int, dict[str, Json]]]:
    """For every seat count the first setting in which the rules themselves play a seat."""
    game = REGISTRY.game(slug)
    found: dict[int, dict[str, Json]] = {}
    for seats, options in settings(game):
        if game.automa(game.terms(seats, options)):
            found.setdefault(seats, options)
    return list(found.items())
