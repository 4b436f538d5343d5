"""Which deal comes next: the same for the same seed, in every process, compiled or not."""

from secrets import randbits
from typing import Final

from panj.core.chance import KEY_BYTES, key_of
from panj.core.purpose import bytes_for

SEED_BITS: Final = 63


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
            key = bytes_for(f"panj deal {self.number}", KEY_BYTES, key)
        self.number += 1
        return key
