"""Bytes and dice for one purpose: everything that hangs on a seed or a key, and on nothing else.

Every purpose has its own words, so that what a bot rolls tells nothing about how cards were dealt.
"""

from hashlib import blake2b
from typing import Final

from panj.core.dice import Dice

DICE_BYTES: Final = 12


def bytes_for(purpose: str, size: int, key: bytes = b"") -> bytes:
    """So many bytes for a purpose; who does not know the key cannot know them."""
    return blake2b(purpose.encode(), key=key, digest_size=size).digest()


def dice_for(purpose: str, key: bytes = b"") -> Dice:
    """Dice for a purpose."""
    return Dice(int.from_bytes(bytes_for(purpose, DICE_BYTES, key), "little"))
