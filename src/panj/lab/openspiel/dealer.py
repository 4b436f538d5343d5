"""How OpenSpiel's chance deals: in secret, or by outcomes that it can list, store and repeat."""

from collections.abc import Sequence
from typing import Final

from panj.core.chance import key_of
from panj.lab.deals import Deals

SAMPLED: Final = "sampled"
EXPLICIT: Final = "explicit"
WAYS: Final = (SAMPLED, EXPLICIT)

EXPLICIT_NODES: Final = 4
EXPLICIT_OUTCOMES: Final = 256
"""Four bytes name the deal: 4,294,967,296 deals, and no chance node with a long list."""


class Dealer:
    """Turns the outcomes of chance nodes into the key of a deal."""

    def __init__(self, way: str, deals: Deals) -> None:
        if way not in WAYS:
            raise ValueError(f"chance is one of {', '.join(WAYS)}, not {way}")
        self.is_explicit = way == EXPLICIT
        self.deals = deals
        self.nodes = EXPLICIT_NODES if self.is_explicit else 1
        self.outcomes = EXPLICIT_OUTCOMES if self.is_explicit else 1

    def key(self, chosen: Sequence[int]) -> bytes:
        """The key of the deal: of the outcomes, or the next one of the seed."""
        if not self.is_explicit:
            return self.deals.next()
        return key_of(int.from_bytes(bytes(chosen), "big"))
