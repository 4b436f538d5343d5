"""The game's own randomness: a key and a counter, blocks by BLAKE2b, unbiased by rejection."""

from hashlib import blake2b, sha256
from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from panj.core.codec import Hex, Shape
from panj.core.purpose import bytes_for

# A `Final` number is written into the compiled code; a plain variable of a module is looked up.
KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64
WORD_BYTES: Final = 4
WORDS: Final = 1 << 32


@mypyc_attr(acyclic=True)
class Chance:
    """A random stream that anybody who has the key can repeat.

    Every use begins a new block, so the key and the counter are all there is to copy.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("key", "counter")
    SHAPES: ClassVar[dict[str, Shape]] = {"key": Hex(KEY_BYTES)}

    def __init__(self, key: bytes, counter: i64) -> None:
        self.key = key
        self.counter = counter

    def clone(self) -> "Chance":
        return Chance(self.key, self.counter)

    def block(self) -> bytes:
        """The next 64 bytes of the stream."""
        counter: int = self.counter  # a machine integer has no `to_bytes`
        self.counter += 1
        return blake2b(counter.to_bytes(8, "little"), key=self.key).digest()

    def shuffle(self, pile: list[int]) -> None:
        """Put the pile into a uniformly random order (Fisher-Yates)."""
        block = self.block()
        at: i64 = 0
        left: i64 = len(pile)
        while left > 1:
            if at == BLOCK_BYTES:
                block = self.block()
                at = 0
            word = word_at(block, at)
            at += WORD_BYTES
            if word >= WORDS - WORDS % left:
                continue  # a word beyond the last full multiple would favour small numbers
            other = word % left
            left -= 1
            pile[left], pile[other] = pile[other], pile[left]

    def below(self, n: i64) -> i64:
        """A uniformly random number from 0 to n - 1."""
        while True:
            block = self.block()
            # `range` of `i64`, here and elsewhere: compiled, the variable stays a machine integer
            for at in range(i64(0), i64(BLOCK_BYTES), i64(WORD_BYTES)):
                word = word_at(block, at)
                if word < WORDS - WORDS % n:
                    return word % n


def word_at(block: bytes, at: i64) -> i64:
    """The 32-bit little-endian word that begins at this byte."""
    b0: i64 = block[at]
    b1: i64 = block[at + 1]
    b2: i64 = block[at + 2]
    b3: i64 = block[at + 3]
    return b0 | (b1 << 8) | (b2 << 16) | (b3 << 24)


def key_of(seed: int) -> bytes:
    """The key that a small seed stands for, in simulations and tests."""
    return bytes_for(f"panj seed {seed}", KEY_BYTES)


def commitment(key: bytes) -> str:
    """What is published at the start, so that the key can be checked at the end."""
    return sha256(key).hexdigest()
