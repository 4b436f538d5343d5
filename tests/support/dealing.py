"""Deals that are the same whenever a test is run: what passed once passes again, on any machine."""

import hashlib
import secrets
from collections.abc import Callable
from types import ModuleType
from typing import Any, cast

DRAWN_BITS = 512


class Dealt:
    """Stands in for `secrets` where a server draws deals, guesses and the dice of bots: by the name
    of the running test, and how often it has drawn. Ids and tokens stay what they are."""

    def __init__(self, named: Callable[[], str]) -> None:
        self.named = named
        self.name = ""
        self.times = 0

    def token_bytes(self, count: int) -> bytes:
        return self._drawn()[:count]

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self._drawn(), "big") >> (DRAWN_BITS - bits)

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)

    def _drawn(self) -> bytes:
        name = self.named()
        if name != self.name:
            self.name, self.times = name, 0
        self.times += 1
        return hashlib.sha512(f"{name} {self.times}".encode()).digest()


def deal_by(named: Callable[[], str]) -> None:
    """Let the server in this process deal by the name that is told."""
    from panj.server import lobby, thinkers

    dealt = cast(ModuleType, Dealt(named))
    lobby.secrets = dealt
    thinkers.secrets = dealt
