"""Puzzles: a position from a game between bots, one clearly best move, and why it is best."""

# So that the words know what is said here, whoever imports a part of this package.
from panj.puzzles.phrases import PUZZLE_PHRASES

__all__ = ["PUZZLE_PHRASES"]
