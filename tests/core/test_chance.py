"""The game's randomness: repeatable from its key, unbiased, portable."""

import hashlib

import pytest

from panj.core.chance import KEY_BYTES, Chance, commitment, key_of, word_at
from panj.core.dice import Dice


def test_a_block_is_the_keyed_hash_of_the_counter() -> None:
    key = bytes(range(32))
    chance = Chance(key, 5)
    expected = hashlib.blake2b((5).to_bytes(8, "little"), key=key).digest()
    assert chance.block() == expected
    assert chance.counter == 6


def test_the_same_key_gives_the_same_order() -> None:
    piles = [list(range(48)), list(range(48))]
    for pile in piles:
        Chance(key_of(3), 0).shuffle(pile)
    assert piles[0] == piles[1]
    assert sorted(piles[0]) == list(range(48))
    assert piles[0] != list(range(48))


def test_the_first_shuffle_of_seed_one_never_changes() -> None:
    pile = list(range(10))
    Chance(key_of(1), 0).shuffle(pile)
    assert pile == shuffled_by_hand(key_of(1), 10)


def shuffled_by_hand(key: bytes, size: int) -> list[int]:
    """Fisher-Yates from the description in docs/architecture.md, written independently."""
    blocks = b"".join(hashlib.blake2b(n.to_bytes(8, "little"), key=key).digest() for n in range(4))
    words = [int.from_bytes(blocks[i : i + 4], "little") for i in range(0, len(blocks), 4)]
    pile = list(range(size))
    for left in range(size, 1, -1):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % left:
            word = words.pop(0)
        pile[left - 1], pile[word % left] = pile[word % left], pile[left - 1]
    return pile


def test_every_order_of_three_is_equally_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        pile = [0, 1, 2]
        Chance(key_of(seed), 0).shuffle(pile)
        counts[tuple(pile)] = counts.get(tuple(pile), 0) + 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert len(counts) == 6
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


def test_a_clone_goes_on_alike_and_alone() -> None:
    chance = Chance(key_of(1), 0)
    chance.block()
    copy = chance.clone()
    assert copy.block() == chance.block()
    chance.block()
    assert copy.counter == 2


@pytest.mark.parametrize("n", [1, 2, 3, 7, 1000])
def test_below_stays_below(n: int) -> None:
    chance = Chance(key_of(n), 0)
    drawn = {chance.below(n) for _ in range(200)}
    assert min(drawn) >= 0
    assert max(drawn) < n
    assert n > 3 or len(drawn) == n


def test_words_are_little_endian() -> None:
    assert word_at(bytes([1, 2, 3, 4, 5]), 1) == 0x05040302


def test_the_commitment_is_the_hash_of_the_key() -> None:
    key = key_of(9)
    assert commitment(key) == hashlib.sha256(key).hexdigest()


def test_the_dice_agree_with_the_published_sfc32() -> None:
    assert [int(word) for word in words_of(Dice(42), 5)] == sfc32(42, 5)


def words_of(dice: Dice, count: int) -> list[int]:
    return [dice.word() for _ in range(count)]


def sfc32(seed: int, count: int) -> list[int]:
    """The generator as its author defines it: 12 rounds of warming up."""
    a, b, c, d = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, seed >> 64 & 0xFFFFFFFF, 1
    out = []
    for _ in range(12 + count):
        total = (a + b + d) & 0xFFFFFFFF
        d = (d + 1) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & 0xFFFFFFFF
        c = ((c << 21 | c >> 11) & 0xFFFFFFFF) + total & 0xFFFFFFFF
        out.append(total)
    return out[12:]


def test_dice_are_even() -> None:
    dice = Dice(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


def test_dice_roll_whole_keys() -> None:
    assert len(Dice(7).key()) == KEY_BYTES
