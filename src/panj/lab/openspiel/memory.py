"""What every seat remembers: a game's past, as that seat lived through it, in one digest."""

from hashlib import blake2b
from typing import Final

from panj.core.messages import Message
from panj.core.purpose import bytes_for
from panj.lab.observe import Observed

DIGEST_BYTES: Final = 8
BITS: Final = 8 * DIGEST_BYTES


class Memory:
    """A digest for each seat of all that it was shown, told and did before now.

    OpenSpiel's information states have perfect recall. A digest tells two pasts apart as the
    whole list would, and stays small.
    """

    def __init__(self, pasts: list[bytes]) -> None:
        self.pasts = pasts

    def clone(self) -> "Memory":
        """An independent copy."""
        return Memory(list(self.pasts))

    def decided(self, seat: int, seen: Observed, move: str) -> None:
        """A seat remembers what it saw when it was asked, and what it did."""
        self.add(seat, seen.tobytes(), move.encode())

    def heard(self, notes: list[Message]) -> None:
        """Every seat remembers the log lines that it may read."""
        for seat in range(len(self.pasts)):
            lines = [repr((note.key, note.operands)) for note in notes if note.is_for(seat)]
            self.add(seat, "\n".join(lines).encode())

    def add(self, seat: int, *parts: bytes) -> None:
        """Something more to remember for one seat."""
        whole = b"\0".join([self.pasts[seat], *parts])
        self.pasts[seat] = blake2b(whole, digest_size=DIGEST_BYTES).digest()

    def guessed(self, seat: int) -> "Memory":
        """The memories in a world that one seat imagines: the others' pasts are unknown to it."""
        imagined = [
            self.pasts[seat]
            if other == seat
            else bytes_for(f"panj memory {other}", DIGEST_BYTES, self.pasts[seat])
            for other in range(len(self.pasts))
        ]
        return Memory(imagined)


def blank_memory(seats: int) -> Memory:
    """Nobody remembers anything yet."""
    return Memory([bytes(DIGEST_BYTES)] * seats)
