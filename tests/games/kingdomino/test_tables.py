"""KD-0 and KD-1: the summary and the components."""

from collections import Counter

import pytest

from panj.core.messages import Refused
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.tables import (
    CROWN,
    DOMINOES,
    LAYOUTS,
    LEFT,
    RIGHT,
    TERRAINS,
    Terrain,
    layout_number,
    rows,
)
from support import asked, moves, play_on, rule
from support.kingdomino import CODES, claim, is_double, script, table, vectors

HALVES = [*list(LEFT)[1:], *list(RIGHT)[1:]]


@rule("KD-0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    assert len(table(seats=seats).players) == seats


@rule("KD-0.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 8])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        table(seats=seats)
    assert refusal.value.message.operands == ["kingdomino", seats, 2, 4]


@rule("KD-0.2")
def test_the_grid_is_five_wide_and_seven_in_the_mighty_duel() -> None:
    assert [table(seats=seats).layout.grid for seats in (2, 3, 4)] == [5, 5, 5]
    assert table(mighty_duel=True).layout.grid == 7


@rule("KD-0.2")
def test_the_highest_score_wins() -> None:
    s = table(seats=3)
    play_on(s, seed=3)
    best = max(s.scores())
    assert [place == 1 for place in s.ranking()] == [score == best for score in s.scores()]


@rule("KD-0.3")
@pytest.mark.parametrize(
    ("seats", "options", "lines"),
    [(2, {}, 6), (3, {}, 12), (4, {}, 12), (2, {"mighty_duel": True}, 12)],
)
def test_a_game_has_a_starting_round_and_as_many_rounds_as_lines(
    seats: int, options: dict[str, bool], lines: int
) -> None:
    s = table(seats=seats, **options)
    rounds = [s.round]
    while s.decision() is not None:
        s.play(moves(s)[0])
        if s.round != rounds[-1]:
            rounds.append(s.round)
    assert rounds == list(range(lines + 1))


@rule("KD-0.4")
def test_exactly_one_seat_decides_at_any_moment_until_the_end() -> None:
    s = table(seats=4)
    while s.decision() is not None:
        assert asked(s).who in range(4)
        s.play(moves(s)[-1])
    assert s.decision() is None


@rule("KD-1.1", "KD-9.11")
def test_there_are_48_dominoes_numbered_from_1() -> None:
    assert [int(row["number"]) for row in rows("dominoes.csv")] == list(range(1, 49))
    assert DOMINOES == 48
    assert len(LEFT) == len(RIGHT) == 49


@rule("KD-1.1")
def test_every_row_of_the_domino_table_is_in_the_engine() -> None:
    for row in rows("dominoes.csv"):
        number = int(row["number"])
        assert TERRAINS[LEFT[number] % CROWN] == row["left_terrain"]
        assert TERRAINS[RIGHT[number] % CROWN] == row["right_terrain"]
        assert LEFT[number] // CROWN == int(row["left_crowns"])
        assert RIGHT[number] // CROWN == int(row["right_crowns"])
        assert is_double(number) == (row["double"] == "1")


@rule("KD-1.1")
def test_identical_dominoes_are_named_in_the_table() -> None:
    for row in rows("dominoes.csv"):
        number = int(row["number"])
        same = {
            other
            for other in range(1, 49)
            if other != number
            and {(LEFT[other], RIGHT[other]), (RIGHT[other], LEFT[other])}
            & {(LEFT[number], RIGHT[number])}
        }
        assert {int(other) for other in row["identical_to"].split() if other != "-"} == same


@rule("KD-1.2")
def test_there_are_96_squares_of_six_terrains() -> None:
    count = Counter(CODES[half % CROWN] for half in HALVES)
    assert count == {"W": 26, "F": 22, "L": 18, "G": 14, "S": 10, "M": 6}


@rule("KD-1.2")
def test_there_are_39_crowns_and_at_most_three_on_a_square() -> None:
    crowns: Counter[str] = Counter()
    for half in HALVES:
        crowns[CODES[half % CROWN]] += half // CROWN
    assert crowns == {"W": 5, "F": 6, "L": 6, "G": 6, "S": 6, "M": 10}
    assert crowns.total() == 39
    assert {half // CROWN for half in HALVES} == {0, 1, 2, 3}


@rule("KD-1.2")
def test_no_domino_has_crowns_on_both_halves() -> None:
    assert not [n for n in range(1, 49) if LEFT[n] // CROWN and RIGHT[n] // CROWN]


@rule("KD-1.2", "KD-9.10")
def test_the_terrain_table_agrees_with_the_dominoes() -> None:
    for number, row in enumerate(rows("terrains.csv"), start=Terrain.WHEAT):
        halves = [half for half in HALVES if half % CROWN == number]
        by_crowns = Counter(half // CROWN for half in halves)
        assert (row["terrain"], row["code"]) == (TERRAINS[number], CODES[number])
        assert int(row["squares"]) == len(halves)
        assert int(row["squares_0_crowns"]) == by_crowns[0]
        assert int(row["squares_1_crown"]) == by_crowns[1]
        assert int(row["squares_2_crowns"]) == by_crowns[2]
        assert int(row["squares_3_crowns"]) == by_crowns[3]
        assert int(row["crowns_total"]) == sum(half // CROWN for half in halves)
        assert int(row["double_dominoes"]) == sum(
            1 for n in range(1, 49) if is_double(n) and LEFT[n] % CROWN == number
        )
        assert int(row["dominoes_showing_it"]) == sum(
            1 for n in range(1, 49) if number in (LEFT[n] % CROWN, RIGHT[n] % CROWN)
        )


@rule("KD-1.3", "KD-9.11", "KD-9.13")
def test_the_box_holds_four_tiles_four_castles_eight_kings_and_the_dominoes() -> None:
    pieces = Counter({})
    for row in rows("pieces.csv"):
        pieces[row["piece"]] += int(row["count"])
    assert pieces == {"starting tile": 4, "castle": 4, "king": 8, "domino": 48}


@rule("KD-1.3")
@pytest.mark.parametrize(("piece", "each"), [("castle", 1), ("king", 2)])
def test_every_colour_has_one_castle_and_two_kings(piece: str, each: int) -> None:
    found = {
        row["colour"]: int(row["count"]) for row in rows("pieces.csv") if row["piece"] == piece
    }
    assert found == dict.fromkeys(("pink", "yellow", "green", "blue"), each)


@rule("KD-1.3")
def test_no_layout_needs_more_kings_than_a_colour_has() -> None:
    assert max(layout.kings_each for layout in LAYOUTS) == 2


@rule("KD-1.4")
def test_both_kings_of_a_colour_are_the_same() -> None:
    first, second = table(), table()
    for s, order in ((first, (1, 2)), (second, (2, 1))):
        script(s, list(range(1, 25)), [0, 0, 1, 1], list(range(25, 49)))
        for domino in order:
            s.play(claim(domino))
    assert GAME.dump(first) == GAME.dump(second)


@rule("KD-0.3", "KD-3.13")
def test_the_setup_table_is_consistent() -> None:
    for row in rows("setup.csv"):
        number = {name: int(value) for name, value in row.items() if value.isdigit()}
        claimed = number["kings_total"] * number["lines"]
        assert number["dominoes_used"] + number["dominoes_set_aside"] == 48
        assert number["dominoes_used"] == number["dominoes_per_line"] * number["lines"]
        assert number["kings_total"] == number["players"] * number["kings_per_player"]
        assert number["claims_per_player"] * number["players"] == claimed
        assert number["placement_turns_per_player"] == number["claims_per_player"]
        assert number["squares_when_complete"] == number["grid"] ** 2
        assert number["squares_when_complete"] == 2 * number["claims_per_player"] + 1
        assert number["decision_points_per_game"] == 2 * claimed


@rule("KD-0.1")
def test_a_layout_that_nobody_printed_is_an_error() -> None:
    with pytest.raises(ValueError, match="no layout base for 5 players"):
        layout_number("base", 5)


@rule("KD-1.1")
def test_every_board_of_the_vectors_uses_known_terrains() -> None:
    codes = {
        cell.split(",")[2] for row in vectors("test_boards.csv") for cell in row["cells"].split()
    }
    assert codes == set("WFLGSMC")
