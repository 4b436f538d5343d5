"""The searcher's and the random bot's generator (sfc32): small, fast, never the game's own."""

from typing import Final

from mypy_extensions import i64

WORD_BYTES: Final = 4
KEY_WORDS: Final = 8
"""In a game's key of `chance.KEY_BYTES`: that module stands on this one and cannot be asked."""


class Dice:
    """32-bit words by addition, exclusive or and shift; the same in every language."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.d: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.b + self.d) & 0xFFFFFFFF
        self.d = (self.d + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) | (self.c >> 11)) + total) & 0xFFFFFFFF
        return total

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def mix(self, items: list[int]) -> None:
        """Shuffle what is hidden: the order it had before must not shine through."""
        items.sort()
        self.shuffle(items)

    def shuffle(self, pile: list[int]) -> None:
        """Put a list into random order."""
        for left in range(len(pile) - 1, 0, -1):
            other = self.below(left + 1)
            pile[left], pile[other] = pile[other], pile[left]

    def key(self) -> bytes:
        """A fresh key for a guessed state."""
        return b"".join(int(self.word()).to_bytes(WORD_BYTES, "little") for _ in range(KEY_WORDS))
