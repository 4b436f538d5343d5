"""Every table that an adapter must be able to lay: all games, all seat counts, and automas."""

import pytest

from panj.core.codec import Json
from panj.core.conformance import settings
from panj.core.registry import REGISTRY


def all_tables() -> list[object]:
    """Game, seats and options, as parameters of a test."""
    found: list[object] = []
    for slug in REGISTRY.slugs():
        game = REGISTRY.game(slug)
        found += [pytest.param(slug, seats, {}, id=f"{slug}-{seats}") for seats in game.seat_counts]
        found += [
            pytest.param(slug, seats, options, id=f"{slug}-{seats}-automa")
            for seats, options in with_automa(slug)
        ]
    return found


def with_automa(slug: str) -> list[tuple[int, dict[str, Json]]]:
    """For every seat count the first setting in which the rules themselves play a seat."""
    game = REGISTRY.game(slug)
    found: dict[int, dict[str, Json]] = {}
    for seats, options in settings(game):
        if game.automa(game.terms(seats, options)):
            found.setdefault(seats, options)
    return list(found.items())
