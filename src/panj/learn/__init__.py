"""Learning a game by playing it: what lessons are, and how one is gone through."""

# So that the words know what is said here, whoever imports a part of this package.
from panj.learn.phrases import LEARN_PHRASES

__all__ = ["LEARN_PHRASES"]
