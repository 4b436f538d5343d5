"""Which deal comes next: the same for the same seed, in every process, compiled or not."""

from hashlib import blake2b
from secrets import randbits

from panj.core.chance import KEY_BYTES, key_of
from panj.core.dice import Dice

SEED_BITS = 63
DICE_BYTES = 12


class Deals:
    """The deals of one environment, in order.

    The first after a seed is the deal of `game.new(seats, options, seed)`; those that follow
    without a new seed hang on it and on their number. Without any seed they are unforeseeable.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.seed = randbits(SEED_BITS) if seed is None else seed
        self.number = 0

    def next(self, seed: int | None = None) -> bytes:
        """The key of the next deal; a seed begins anew."""
        if seed is not None:
            self.seed = seed
            self.number = 0
        key = key_of(self.seed)
        if self.number > 0:
            key = blake2b(b"panj deal %d" % self.number, key=key, digest_size=KEY_BYTES).digest()
        self.number += 1
        return key


def dice_for(key: bytes, purpose: bytes) -> Dice:
    """The dice of bots or of guesses at a deal; they tell nothing about the deal itself."""
    made = blake2b(b"panj dice " + purpose, key=key, digest_size=DICE_BYTES).digest()
    return Dice(int.from_bytes(made, "little"))
