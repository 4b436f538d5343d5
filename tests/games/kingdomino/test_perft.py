"""Counts of Kingdomino's decision trees from fixed positions."""

import pytest

from panj.core.state import State, after
from panj.games.kingdomino.kingdom import Kingdom, new_kingdom, placements
from support import moves, rule
from support.kingdomino import script, table, vectors

ROWS = vectors("test_perft.csv")


def sequences(kingdom: Kingdom, grid: int, dominoes: list[int]) -> int:
    """In how many ways these dominoes can be placed one after another."""
    found = placements(kingdom, grid, dominoes[0])
    if len(dominoes) == 1:
        return len(found)
    total = 0
    for move in found:
        copy = kingdom.clone()
        copy.place(dominoes[0], move.a, move.b)
        total += sequences(copy, grid, dominoes[1:])
    return total


def perft(s: State, depth: int) -> int:
    """The number of decision sequences of this length."""
    if s.decision() is None:
        return 0
    if depth == 1:
        return len(moves(s))
    return sum(perft(after(s, move), depth - 1) for move in moves(s))


@rule("KD-8.18", "KD-4.1", "KD-4.6")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['grid']}:{row['dominoes_in_order']}")
def test_the_placement_sequences_of_the_vectors(row: dict[str, str]) -> None:
    dominoes = [int(word) for word in row["dominoes_in_order"].split()]
    counts = [sequences(new_kingdom(), int(row["grid"]), dominoes[:length]) for length in (1, 2, 3)]
    assert counts == [int(row[f"after_{length}"]) for length in (1, 2, 3)]


@rule("KD-8.18")
def test_the_counts_that_the_rules_print() -> None:
    printed = {(row["grid"], row["dominoes_in_order"]): row["after_3"] for row in ROWS}
    assert printed["5", "19 36 48"] == "11408"
    assert printed["7", "19 36 48"] == "11776"
    assert printed["5", "1 3 24"] == "3088"
    assert printed["7", "1 3 24"] == "3208"


@rule("KD-3.10", "KD-3.11", "KD-3.12", "KD-4.5")
@pytest.mark.parametrize(
    ("lowest", "ways"), [(1, 12), (13, 24)], ids=["a double first", "no double first"]
)
def test_the_tree_of_a_starting_round_and_the_first_turn(lowest: int, ways: int) -> None:
    s = table(seats=4)
    script(s, [lowest, *range(14, 49), *(set(range(1, 14)) - {lowest})], [2, 0, 3, 1])
    counts = [perft(s, depth) for depth in range(1, 7)]
    assert counts == [4, 4 * 3, 24, 24, 24 * ways, 24 * ways * 4]


@rule("KD-3.6", "KD-4.1")
def test_the_tree_of_two_turns_of_one_player() -> None:
    s = table(seats=2)
    script(s, [13, 14, 15, 16, 20, 30, 40, 48, *range(1, 13), *range(21, 25)], [0, 0, 1, 1])
    for _ in range(4):
        s.play(moves(s)[0])
    pairs = sequences(new_kingdom(), 5, [13, 14])
    assert [perft(s, depth) for depth in (1, 2, 3, 4)] == [24, 96, 4 * pairs, 12 * pairs]
