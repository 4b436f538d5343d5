"""Bytes and dice for a purpose are the same for ever: deals and series hang on them."""

from hashlib import blake2b

import pytest

from panj.arena.simulate import Series
from panj.core.chance import KEY_BYTES, key_of
from panj.core.dice import Dice
from panj.core.purpose import DICE_BYTES, bytes_for, dice_for
from panj.lab.deals import Deals

KEY = bytes(range(KEY_BYTES))


def test_bytes_hang_on_the_purpose_the_key_and_the_size() -> None:
    expected = blake2b(b"panj bot 3", key=KEY, digest_size=12).digest()
    assert bytes_for("panj bot 3", 12, KEY) == expected
    assert bytes_for("panj bot 4", 12, KEY) != expected
    assert bytes_for("panj bot 3", 12) == blake2b(b"panj bot 3", digest_size=12).digest()


def test_dice_are_the_bytes_as_a_number() -> None:
    seed = int.from_bytes(bytes_for("panj hint 1", DICE_BYTES, KEY), "little")
    expected = Dice(seed)
    dice = dice_for("panj hint 1", KEY)
    assert [dice.word() for _ in range(5)] == [expected.word() for _ in range(5)]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (key_of(-7), b"panj seed -7"),
        (Series("kingdomino", 2, {}, ("random",), 7, None).key(12), b"panj sim 7 12 deal"),
    ],
)
def test_seeds_and_series_keep_their_deals(found: bytes, words: bytes) -> None:
    assert found == blake2b(words, digest_size=KEY_BYTES).digest()


def test_the_deals_of_a_seed_follow_from_it() -> None:
    deals = Deals(4)
    assert deals.next() == key_of(4)
    second = blake2b(b"panj deal 1", key=key_of(4), digest_size=KEY_BYTES).digest()
    assert deals.next() == second
