"""Piles and bags: the only doors through which chance enters a game. The top is the end."""

from panj.core.state import State


def shuffle(s: State, pile: list[int]) -> None:
    """Put a hidden pile into random order."""
    s.chance.shuffle(pile)


def draw(s: State, pile: list[int]) -> int:
    """Take the top card of a hidden pile; what was hidden is known now."""
    s.boundary += 1
    return pile.pop()


def draw_many(s: State, pile: list[int], count: int) -> list[int]:
    """Take up to `count` cards from the top, in the order of drawing."""
    return [draw(s, pile) for _ in range(min(count, len(pile)))]
