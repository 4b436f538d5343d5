"""KD-8: every worked example, number for number."""

import pytest

from panj.games.kingdomino.kingdom import Kingdom, new_kingdom, placements
from panj.games.kingdomino.rules.scoring import tally, territories
from panj.games.kingdomino.rules.turn import PlaceDomino
from panj.games.kingdomino.state import KingdominoState
from support import asked, moves, play_all, rule
from support.kingdomino import (
    CODES,
    ask_place,
    claim,
    discard,
    ended,
    halves,
    kingdom_of,
    lay,
    script,
    squares_of,
    table,
    vectors,
)
from support.kingdomino_text import territories as territories_by_text

BOARDS = {row["board"]: row for row in vectors("test_boards.csv")}
CASES = {row["case"]: row for row in vectors("test_placements.csv")}


def board(name: str) -> Kingdom:
    return kingdom_of(BOARDS[name]["cells"])


def written(kingdom: Kingdom) -> set[str]:
    """The territories as the specification writes them: `W 7x2`."""
    return {f"{CODES[t.terrain]} {len(t.cells)}x{t.crowns}" for t in territories(kingdom)}


def total(kingdom: Kingdom, grid: int = 5) -> int:
    """The score with both bonuses."""
    return tally(
        kingdom, 10 if kingdom.is_centred() else 0, 5 if kingdom.is_complete(grid) else 0
    ).total


@rule("KD-8.1")
def test_seven_forest_squares_with_three_crowns_are_21_points() -> None:
    assert tally(board("rulebook_forest_21")).total == 21
    assert written(board("rulebook_forest_21")) == {"F 7x3"}


@rule("KD-8.1")
def test_nine_lake_squares_without_a_crown_are_no_points() -> None:
    assert tally(board("rulebook_lake_0")).total == 0
    assert written(board("rulebook_lake_0")) == {"L 9x0"}


@rule("KD-8.2")
def test_two_wheat_groups_that_do_not_touch_are_scored_apart() -> None:
    assert tally(board("same_terrain_split")).total == 6
    assert {"W 2x1", "W 2x2"} <= written(board("same_terrain_split"))


@rule("KD-8.3")
def test_the_turn_order_of_two_rounds() -> None:
    a, b = 0, 1
    s = table()
    script(s, [10, 41, 40, 22, 13, 20, 35, 11, *range(1, 9), *range(23, 31)], [b, a, b, a])
    assert s.next.dominoes == [10, 22, 40, 41]
    order = []
    for domino in (40, 22, 10, 41):
        order.append(asked(s).who)
        s.play(claim(domino))
    assert order == [b, a, b, a]
    assert s.next.dominoes == [11, 13, 20, 35]
    assert turn_order(s, [35, 11, 13, 20]) == [(10, b), (22, a), (40, b), (41, a)]
    assert turn_order(s, []) == [(11, a), (13, b), (20, a), (35, b)]


def turn_order(s: KingdominoState, claims: list[int]) -> list[tuple[int, int]]:
    """Play a round with these claims, or any; who placed which domino."""
    order = []
    number = s.round
    wanted = [claim(domino) for domino in claims]
    while s.round == number:
        d = asked(s)
        if isinstance(d, PlaceDomino):
            order.append((d.domino, d.who))
            s.play(moves(s)[0])
        else:
            s.play(wanted.pop(0) if wanted else moves(s)[0])
    return order


@rule("KD-8.4")
def test_the_first_domino_has_24_placements_or_12() -> None:
    assert len(placements(new_kingdom(), 5, 19)) == 24
    assert len(placements(new_kingdom(), 5, 1)) == 12


@rule("KD-8.5")
def test_a_kingdom_of_full_width_leaves_28_placements() -> None:
    kingdom = kingdom_of("1,0,W,0 2,0,W,0 3,0,W,0 4,0,W,0")
    found = [halves(move) for move in placements(kingdom, 5, 13)]
    assert len(found) == 28
    assert not [pair for pair in found for x, _ in pair if x in (-1, 5)]
    assert len(placements(kingdom, 7, 13)) == 43


@rule("KD-8.6")
def test_each_half_must_connect_for_itself() -> None:
    found = [halves(move) for move in placements(kingdom_of("1,0,W,0 2,0,F,0"), 5, 13)]
    assert ((2, 1), (1, 1)) not in found
    assert ((1, 1), (2, 1)) in found
    assert len(found) == 29


@rule("KD-8.7")
def test_a_mine_connects_to_the_castle_without_another_mine() -> None:
    assert len(placements(kingdom_of("1,0,W,0 2,0,F,0"), 5, 48)) == 22


@rule("KD-8.8")
@pytest.mark.parametrize("case", ["only_single_gaps", "gap_fits_shape_but_no_match"])
def test_a_gap_that_nothing_fits_forces_a_discard(case: str) -> None:
    s = table()
    s.players[0].kingdom = kingdom_of(CASES[case]["cells"])
    domino = int(CASES[case]["domino"])
    ask_place(s, domino)
    assert moves(s) == [discard(domino)]


@rule("KD-8.9")
def test_the_last_gap_takes_the_domino_in_one_orientation_only() -> None:
    kingdom = kingdom_of(CASES["gap_orientation_matters"]["cells"])
    assert placements(kingdom, 5, 42) == [lay((2, 2), (1, 2))]


@rule("KD-8.10")
@pytest.mark.parametrize(
    ("name", "box", "centred"),
    [
        ("inside_reach_but_not_centred", (-2, 2, -2, 1), False),
        ("centred_3x5", (-2, 2, -1, 1), True),
        ("centred_with_gaps", (-2, 2, -2, 2), True),
    ],
)
def test_the_middle_of_three_boxes(
    name: str, box: tuple[int, int, int, int], centred: bool
) -> None:
    kingdom = board(name)
    west, east, north, south = box
    assert (kingdom.west - 7, kingdom.east - 7) == (west, east)
    assert (kingdom.north - 7, kingdom.south - 7) == (north, south)
    assert kingdom.is_centred() == centred
    assert not kingdom.is_complete(5)


@rule("KD-8.11")
@pytest.mark.parametrize(("number", "points", "both"), [(1, 39, 39), (2, 20, 20), (3, 22, 37)])
def test_the_traps_for_scorers_that_merge_labels(number: int, points: int, both: int) -> None:
    kingdom = board(f"label_merge_trap_{number}")
    assert tally(kingdom).total == points
    assert total(kingdom) == both


@rule("KD-8.11")
def test_the_territories_of_the_first_trap() -> None:
    assert {"F 11x3", "L 2x1", "G 2x2"} <= written(board("label_merge_trap_1"))


@rule("KD-8.12")
def test_the_highest_scores() -> None:
    assert tally(board("max_5x5")).total == 128
    assert {"M 6x10", "S 9x6", "W 7x2"} <= written(board("max_5x5"))
    assert total(board("max_5x5")) == 133
    assert tally(board("max_5x5_centred")).total == 126
    assert tally(board("max_5x5_centred"), middle=10).total == 136
    assert total(board("max_5x5_centred")) == 141


@rule("KD-8.12")
def test_the_highest_score_on_seven_by_seven() -> None:
    kingdom = board("max_7x7_centred")
    assert tally(kingdom).total == 272
    assert {"W 16x5", "G 12x6", "S 10x6", "M 6x10"} <= written(kingdom)
    assert total(kingdom, grid=7) == 287


ORDER_OF_128 = [
    (48, (2, 0), (1, 0)),
    (45, (1, -1), (1, -2)),
    (46, (1, 2), (1, 1)),
    (47, (0, 2), (0, 1)),
    (40, (0, -1), (0, -2)),
    (23, (2, -2), (2, -1)),
    (22, (3, 0), (4, 0)),
    (43, (3, -1), (4, -1)),
    (38, (3, -2), (4, -2)),
    (12, (2, 1), (2, 2)),
    (44, (4, 2), (4, 1)),
    (39, (3, 2), (3, 1)),
]


@rule("KD-8.13", "KD-8.12")
def test_the_128_kingdom_can_be_laid_in_a_legal_order() -> None:
    s = table()
    for domino, left, right in ORDER_OF_128:
        ask_place(s, domino)
        play_all(s, [lay(left, right)])
    assert s.scores()[0] == 128
    assert squares_of(s.players[0].kingdom) == squares_of(board("max_5x5"))


@rule("KD-8.14")
def test_a_tie_at_29_goes_to_the_larger_territory() -> None:
    s = ended(table(seats=4), [[(29, 6, 10)], [(7, 1, 1)], [(8, 1, 1)], [(29, 5, 10)]])
    assert s.ranking() == [1, 4, 3, 2]


@rule("KD-8.14")
def test_a_tie_at_52_goes_to_more_crowns() -> None:
    assert ended(table(), [[(52, 7, 11)], [(52, 7, 12)]]).ranking() == [2, 1]


@rule("KD-8.14")
def test_a_perfect_tie_is_shared_whatever_the_third_has() -> None:
    s = ended(table(seats=3), [[(52, 7, 12)], [(52, 7, 12)], [(51, 9, 15)]])
    assert s.ranking() == [1, 1, 3]


@rule("KD-8.15")
def test_the_largest_territory_counts_without_crowns() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of(
        " ".join(f"{x},{y},G,0" for x in (-1, -2, -3) for y in (0, 1, 2))
        + " 1,0,M,3 1,1,M,3 1,2,M,2 1,-1,M,2"
    )
    s.players[1].kingdom = kingdom_of(
        " ".join(f"{x},{y},F,{int(y == 0 and x < -1)}" for x in (-1, -2, -3) for y in (0, 1))
        + " -4,0,F,1 -4,1,F,0 0,1,M,2 0,2,M,2 0,3,M,0 0,4,M,0"
    )
    assert s.scores() == [40, 40]
    assert ("G", 9, 0) in territories_by_text(squares_of(s.players[0].kingdom))
    assert ("F", 8, 3) in territories_by_text(squares_of(s.players[1].kingdom))
    assert s.ranking() == [1, 2]


@rule("KD-8.16")
def test_a_dynasty_adds_up_and_may_be_tied() -> None:
    a = [(41, 5, 5), (55, 5, 5), (38, 5, 5)]
    b = [(60, 5, 5), (30, 5, 5), (44, 5, 5)]
    tied = ended(table(dynasty=True), [a, b])
    assert tied.scores() == [134, 134]
    assert tied.ranking() == [1, 1]
    won = ended(table(dynasty=True), [[*a[:2], (39, 5, 5)], b])
    assert won.scores() == [135, 134]
    assert won.ranking() == [1, 2]


@rule("KD-8.17")
def test_an_empty_kingdom_is_worth_nothing() -> None:
    result = tally(new_kingdom())
    assert (result.total, result.largest, result.crowns) == (0, 0, 0)
    assert territories(new_kingdom()) == []
