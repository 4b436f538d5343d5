"""Passwords: which are no good, and how often they may be guessed."""

import asyncio
import secrets
from collections import OrderedDict
from functools import cache
from importlib.resources import files
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from panj.core.messages import Refused
from panj.server.guards import Bucket
from panj.server.store.rows import PersonRow

ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
)
"""What fingers find by themselves."""
LOOKS: Final = str.maketrans("@4301!$5789", "aaeoiisstbg")
"""Signs that stand for letters."""
MOST_ACCOUNTS: Final = 20_000


def check_password(password: str, *known: str) -> None:
    """Refuse a password that is guessed first: common words with whatever is hung on them, rows of
    keys, one sign over and over, and what everybody knows of its owner."""
    if is_common(password, *known):
        raise Refused("server.refusal.common_password", [])


def is_common(password: str, *known: str) -> bool:
    """Whether a password is among the first that anybody would try."""
    plain = password.casefold()
    if len(set(plain)) < 4 or is_row(plain) or repeats(plain):
        return True
    words = {*common_words(), *(each.casefold() for each in known if len(each) > 2)}
    for text in {plain, plain.translate(LOOKS)}:
        core = text.strip("0123456789!?.,-_*#@$+ ")
        letters = "".join(char for char in text if char.isalnum())
        if {text, core, letters} & words or len(core) < 3:
            return True
    return False


def is_row(text: str) -> bool:
    """Whether it runs along the keys or the alphabet, there or back."""
    return any(text in row or text[::-1] in row for row in ROWS)


def repeats(text: str) -> bool:
    """Whether it is one short piece over and over."""
    return any(
        text == (text[:length] * len(text))[: len(text)] for length in range(1, len(text) // 2 + 1)
    )


@cache
def common_words() -> frozenset[str]:
    """The words that people take for passwords."""
    text = (files("panj.server") / "common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(text.split())


class Guesses:
    """How often a password of one account was wrong: from however many addresses it is tried. Who
    is right is not counted, so that people with an account are not kept out by their own hurry."""

    def __init__(self, per_hour: int) -> None:
        self.per_hour = per_hour
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, account: str) -> None:
        """Refuse an account for which too many were wrong."""
        bucket = self._buckets.get(account)
        if bucket is not None and not bucket.has():
            raise Refused("server.refusal.too_many", [])

    def wrong(self, account: str) -> None:
        """Another one was wrong."""
        fresh = Bucket(self.per_hour, self.per_hour / 3600)
        self._buckets.setdefault(account, fresh).take()
        self._buckets.move_to_end(account)
        while len(self._buckets) > MOST_ACCOUNTS:
            self._buckets.popitem(last=False)


class Passwords:
    """Keeps and checks passwords, as argon2 hashes. A hash costs time and memory, so that only so
    many are made at once."""

    def __init__(self, guesses: Guesses, at_once: int = 2) -> None:
        self.guesses = guesses
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))
        self._free = asyncio.Semaphore(at_once)

    async def hashed(self, password: str) -> str:
        async with self._free:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def check(self, account: str, person: PersonRow | None, given: str) -> None:
        """Refuse a wrong password; a wrong account takes as long."""
        self.guesses.check(account)
        stored = person.password if person and person.password else self.nobody
        async with self._free:
            is_right = await asyncio.to_thread(self._verify, stored, given)
        if not is_right or person is None or person.password is None:
            self.guesses.wrong(account)
            raise Refused("server.refusal.login", [])

    def _verify(self, stored: str, given: str) -> bool:
        try:
            return self.hasher.verify(stored, given)
        except VerifyMismatchError:
            return False
