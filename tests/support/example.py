"""The parts of the example game by one name, and the game at home in the registry for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from high_card.game import GAME, OPTIONS, HighCard
from high_card.moves import VERBS
from high_card.rules.rounds import HAND, Deal, PlayCard, PlayRound, ScoreRound
from high_card.showing.phrases import PHRASES
from high_card.state import HighCardState

from panj.core.registry import REGISTRY

__all__ = [
    "GAME",
    "HAND",
    "OPTIONS",
    "PHRASES",
    "VERBS",
    "Deal",
    "HighCard",
    "HighCardState",
    "PlayCard",
    "PlayRound",
    "ScoreRound",
    "at_home",
]


@contextmanager
def at_home() -> Iterator[str]:
    """The game is registered, as a notebook would do it; it stays if it was there before."""
    if GAME.slug in REGISTRY.slugs():
        yield GAME.slug
        return
    REGISTRY.add(GAME)
    try:
        yield GAME.slug
    finally:
        del REGISTRY._games[GAME.slug]
