"""KD-4.1 to KD-4.10: where a domino may lie."""

from typing import Any

import pytest

from panj.core.messages import Message
from panj.games.kingdomino.game import GAME
from panj.games.kingdomino.kingdom import Kingdom, placements
from panj.games.kingdomino.moves import TERRAIN, VERBS
from panj.games.kingdomino.state import FREE, Line
from support import asked, moves, rule
from support.kingdomino import (
    Cell,
    ask_place,
    ask_turn,
    claim,
    discard,
    halves,
    is_double,
    keys,
    kingdom_of,
    lay,
    squares_of,
    table,
    vectors,
)
from support.kingdomino_text import legal_placements

FLAT = "1,0,W,0 2,0,W,0 3,0,W,0 4,0,W,0"
WHEAT_FOREST = "1,0,W,0 2,0,F,0"
DOUBLES = [number for number in range(1, 49) if is_double(number)]


def legal(kingdom: Kingdom, domino: int, grid: int = 5) -> set[tuple[Cell, Cell]]:
    return {halves(move) for move in placements(kingdom, grid, domino)}


def filled(but: set[Cell], code: str = "M") -> Kingdom:
    """A window of 5x5 round the castle, all of one terrain, with some squares left empty."""
    cells = [(x, y) for x in range(-2, 3) for y in range(-2, 3)]
    return kingdom_of(
        " ".join(f"{x},{y},{code},0" for x, y in cells if (x, y) not in {(0, 0), *but})
    )


@rule("KD-4.1", "KD-4.6")
@pytest.mark.parametrize("row", vectors("test_placements.csv"), ids=lambda row: row["case"])
def test_the_legal_placements_of_the_vectors(row: dict[str, str]) -> None:
    found = legal(kingdom_of(row["cells"]), int(row["domino"]), int(row["grid"]))
    written = {"/".join(f"{x},{y}" for x, y in pair) for pair in found}
    assert written == set(row["legal_left_xy/right_xy"].split())
    assert len(found) == int(row["n_legal"])


@rule("KD-4.1")
@pytest.mark.parametrize("row", vectors("test_placements.csv"), ids=lambda row: row["case"])
def test_the_text_read_word_by_word_gives_the_same(row: dict[str, str]) -> None:
    kingdom = kingdom_of(row["cells"])
    domino, grid = int(row["domino"]), int(row["grid"])
    assert legal(kingdom, domino, grid) == legal_placements(squares_of(kingdom), grid, domino)


@rule("KD-4.1")
@pytest.mark.parametrize("row", vectors("test_boards.csv"), ids=lambda row: row["board"])
def test_every_domino_on_every_board_of_the_vectors_agrees_with_the_text(
    row: dict[str, str],
) -> None:
    kingdom = kingdom_of(row["cells"])
    squares = squares_of(kingdom)
    for domino in range(1, 49, 9):
        for grid in {int(row["grid"]), 7}:
            assert legal(kingdom, domino, grid) == legal_placements(squares, grid, domino)


@rule("KD-4.1")
def test_the_halves_lie_on_neighbouring_cells_in_all_four_directions() -> None:
    steps = {(right[0] - left[0], right[1] - left[1]) for left, right in legal(kingdom_of(""), 19)}
    assert steps == {(1, 0), (0, 1), (-1, 0), (0, -1)}


@rule("KD-4.1")
def test_no_half_covers_the_castle_or_a_square() -> None:
    taken = {(0, 0), (1, 0), (2, 0)}
    assert not [pair for pair in legal(kingdom_of(WHEAT_FOREST), 13) if taken & set(pair)]


@rule("KD-4.1", "KD-9.12")
def test_the_castle_counts_for_the_size() -> None:
    used = {x for pair in legal(kingdom_of(FLAT), 13) for x, _ in pair}
    assert used == {0, 1, 2, 3, 4}


@rule("KD-4.1")
def test_the_other_half_of_the_same_domino_is_no_connection() -> None:
    found = legal(kingdom_of("1,0,W,0 2,0,W,0"), 3)
    assert ((3, 0), (4, 0)) not in found
    assert ((-2, 0), (-1, 0)) in found


@rule("KD-4.2")
@pytest.mark.parametrize("domino", [1, 3, 7, 10, 12, 23, 48])
def test_any_terrain_connects_to_the_castle(domino: int) -> None:
    assert lay((0, 1), (0, 2)) in placements(kingdom_of(WHEAT_FOREST), 5, domino)


@rule("KD-4.2")
def test_the_castle_is_wild_on_all_four_sides_and_at_any_time() -> None:
    kingdom = filled({(1, 0), (2, 0), (-1, 0), (-2, 0), (0, 1), (0, 2), (0, -1), (0, -2)})
    beside = {pair[0] for pair in legal(kingdom, 1)} | {pair[1] for pair in legal(kingdom, 1)}
    assert {(1, 0), (-1, 0), (0, 1), (0, -1)} <= beside


@rule("KD-4.3", "KD-9.15")
def test_one_matching_contact_is_enough_whatever_else_touches() -> None:
    kingdom = kingdom_of("1,0,W,0 1,1,F,0 2,1,M,0")
    assert ((2, 0), (3, 0)) in legal(kingdom, 13)
    assert ((0, 1), (-1, 1)) in legal(kingdom, 48)


@rule("KD-4.3")
def test_diagonal_contact_never_connects() -> None:
    assert ((2, 1), (3, 1)) not in legal(kingdom_of("1,0,W,0"), 1)
    assert ((2, 0), (3, 0)) in legal(kingdom_of("1,0,W,0"), 1)


@rule("KD-4.3")
def test_crowns_do_not_matter_for_connection() -> None:
    plain, crowned = kingdom_of("1,0,W,0 2,0,F,0"), kingdom_of("1,0,W,2 2,0,F,1")
    for domino in (1, 3, 13, 19, 48):
        assert legal(plain, domino) == legal(crowned, domino)


@rule("KD-4.4")
def test_the_window_slides_until_the_kingdom_is_as_wide_as_the_grid() -> None:
    kingdom = kingdom_of("1,0,W,0 2,0,W,0 3,0,W,0")
    found = legal(kingdom, 1)
    assert ((4, 0), (5, 0)) not in found
    assert ((-1, -1), (-1, 0)) in found
    assert ((4, 0), (4, 1)) in found
    kingdom.place(1, lay((4, 0), (4, 1)).a, lay((4, 0), (4, 1)).b)
    assert not [pair for pair in legal(kingdom, 1) if min(pair[0][0], pair[1][0]) < 0]


@rule("KD-4.4")
@pytest.mark.parametrize(
    ("corner", "reach"), [((0, 0), 4), ((-4, 0), 4), ((0, -4), 4), ((-4, -4), 4)]
)
def test_the_castle_may_end_in_any_corner(corner: tuple[int, int], reach: int) -> None:
    cells = [
        (x, y)
        for x in range(corner[0], corner[0] + reach + 1)
        for y in range(corner[1], corner[1] + reach + 1)
    ]
    gap = [cell for cell in cells if cell != (0, 0)][11:13]
    laid = " ".join(f"{x},{y},W,0" for x, y in cells if (x, y) != (0, 0) and (x, y) not in gap)
    assert legal(kingdom_of(laid), 1) == {tuple(gap)}


@rule("KD-4.4")
def test_the_height_is_limited_as_the_width_is() -> None:
    tall = kingdom_of("0,1,W,0 0,2,W,0 0,3,W,0 0,4,W,0")
    mirrored = {((y, x), (b, a)) for (x, y), (a, b) in legal(kingdom_of(FLAT), 13)}
    assert legal(tall, 13) == mirrored


@rule("KD-4.5")
@pytest.mark.parametrize("grid", [5, 7])
def test_the_first_domino_has_24_placements_or_12_if_it_is_a_double(grid: int) -> None:
    for domino in range(1, 49):
        found = legal(kingdom_of(""), domino, grid)
        assert len(found) == (12 if domino in DOUBLES else 24)
        assert all({(1, 0), (-1, 0), (0, 1), (0, -1)} & set(pair) for pair in found)


@rule("KD-4.6")
@pytest.mark.parametrize("domino", [1, 3, 7, 10, 12])
def test_a_double_is_listed_once_with_the_smaller_cell_first(domino: int) -> None:
    found = placements(kingdom_of(WHEAT_FOREST), 5, domino)
    assert len(found) == len({frozenset(halves(move)) for move in found})
    assert all(halves(move)[0] < halves(move)[1] for move in found)


@rule("KD-4.6")
def test_the_doubles_are_the_first_twelve_dominoes() -> None:
    assert list(range(1, 13)) == DOUBLES


@rule("KD-4.7")
def test_a_domino_that_fits_nowhere_is_removed_and_scores_nothing() -> None:
    s = table()
    s.players[0].kingdom = filled({(2, 2), (-2, 2)})
    ask_place(s, 46)
    before = s.scores()
    assert moves(s) == [discard(46)]
    s.play(discard(46))
    assert s.players[0].discarded == [46]
    assert s.players[0].placed == []
    assert s.scores() == before


@rule("KD-4.7", "KD-9.3")
def test_discarding_is_never_offered_beside_a_placement() -> None:
    s = table()
    s.players[0].kingdom = filled({(2, 2), (2, 1)}, code="W")
    ask_place(s, 48)
    assert moves(s) == [lay((2, 1), (2, 2)), lay((2, 2), (2, 1))]


@rule("KD-4.7", "KD-9.14")
def test_a_forced_discard_is_written_into_the_log() -> None:
    s = table()
    s.players[1].kingdom = filled(set())
    ask_place(s, 5, who=1)
    s.notes = []
    s.play(discard(5))
    assert s.notes == [Message("kingdomino.log.discarded", [1, 5])]


@rule("KD-4.7")
def test_a_discarded_domino_never_returns() -> None:
    s = table()
    s.players[asked(s).who].kingdom = filled(set())
    gone: set[int] = set()
    while s.decision() is not None:
        gone |= {domino for player in s.players for domino in player.discarded}
        assert not gone & {*s.pile, *s.next.dominoes}
        s.play(moves(s)[0])
    assert len(gone) >= 12


@rule("KD-4.8")
def test_a_placed_domino_stays_where_it_is() -> None:
    s = table(seed=8)
    laid = [squares_of(player.kingdom) for player in s.players]
    while s.decision() is not None:
        s.play(moves(s)[0])
        now = [squares_of(player.kingdom) for player in s.players]
        assert all(before.items() <= after.items() for before, after in zip(laid, now, strict=True))
        laid = now


@rule("KD-4.8")
def test_holes_are_allowed() -> None:
    ring = "0,1,W,0 0,2,W,0 1,2,W,0 2,2,W,0 2,1,W,0"
    assert ((1, 0), (2, 0)) in legal(kingdom_of(ring), 1)


@rule("KD-4.9")
def test_a_placement_may_spoil_everything_that_follows() -> None:
    s = table()
    s.players[0].kingdom = filled({(1, 2), (2, 2), (2, 1)}, code="W")
    ask_turn(s, 48)
    s.play(lay((2, 1), (2, 2)))
    ask_place(s, 13)
    assert moves(s) == [discard(13)]


@rule("KD-4.10")
@pytest.mark.parametrize("gaps", [set(), {(2, 2)}, {(2, 2), (-2, -2), (2, -2), (0, 2)}])
def test_a_full_kingdom_or_single_gaps_force_a_discard_each_time(gaps: set[Cell]) -> None:
    s = table()
    s.players[0].kingdom = filled(gaps)
    for domino in range(1, 49):
        ask_place(s, domino)
        assert moves(s) == [discard(domino)]


@rule("KD-4.1")
def test_placing_lays_both_halves_with_their_crowns() -> None:
    s = table()
    ask_place(s, 48)
    s.play(lay((0, -1), (1, -1)))
    assert squares_of(s.players[0].kingdom) == {
        (0, 0): ("C", 0),
        (0, -1): ("W", 0),
        (1, -1): ("M", 3),
    }
    assert s.players[0].placed == [48]


@rule("KD-4.1")
def test_a_placement_touches_the_cell_of_the_left_then_of_the_right_half() -> None:
    assert VERBS.things(lay((0, -1), (1, -1))) == ["cell:0,-1", "cell:1,-1"]
    assert VERBS.things(lay((0, -1), (0, -2))) == ["cell:0,-1", "cell:0,-2"]
    assert VERBS.things(lay((3, 2), (2, 2))) == ["cell:3,2", "cell:2,2"]


@rule("KD-4.1")
@pytest.mark.parametrize(
    "text", ["place 0,1 east", "place -2,3 north", "place 6,-6 west", "claim 48", "discard 1"]
)
def test_moves_are_written_by_their_coordinates(text: str) -> None:
    assert VERBS.text(VERBS.parse(text)) == text


@rule("KD-4.3")
def test_a_preview_tells_the_points_that_a_placement_gains() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,1 2,0,W,0")
    d = ask_place(s, 1)
    told = d.preview(s, lay((3, 0), (3, 1)))
    assert told[0] == Message("kingdomino.preview.points", [2])
    assert d.preview(s, lay((0, 1), (0, 2))) == [Message("kingdomino.preview.points", [0])]
    assert s.players[0].placed == []


@rule("KD-4.1")
def test_the_log_of_a_placement_tells_its_gain() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,1 2,0,W,0")
    ask_place(s, 1)
    s.notes = []
    s.play(lay((3, 0), (3, 1)))
    assert s.notes == [Message("kingdomino.log.placed", [0, 1, 2])]
    assert keys(s) == ["placed"]


@rule("KD-9.27")
@pytest.mark.parametrize(
    ("thing", "reason", "because"),
    [
        ("cell:0,0", "occupied", "KD-4.1"),
        ("cell:3,0", "occupied", "KD-4.1"),
        ("cell:5,0", "too_wide", "KD-4.4"),
        ("cell:-1,0", "too_wide", "KD-4.4"),
        ("cell:2,5", "too_high", "KD-4.4"),
        ("cell:2,-5", "too_high", "KD-4.4"),
        ("cell:2,3", "no_connection", "KD-4.3"),
    ],
)
def test_a_blocked_cell_has_its_reason(thing: str, reason: str, because: str) -> None:
    s = table()
    s.players[0].kingdom = kingdom_of(FLAT)
    found = {blocked.thing: blocked for blocked in ask_place(s, 13).blocked(s)}
    assert found[thing].reason == Message(f"kingdomino.refusal.{reason}", [5])
    assert found[thing].rule == because


@rule("KD-9.27")
def test_a_cell_that_connects_but_has_no_free_neighbour_lacks_room() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,0 2,0,W,0 2,1,F,0 2,2,F,0 1,2,F,0 0,2,L,0 0,1,L,0")
    found = {blocked.thing: blocked for blocked in ask_place(s, 13).blocked(s)}
    assert found["cell:1,1"].reason == Message("kingdomino.refusal.no_room", [5])
    assert found["cell:1,1"].rule == "KD-4.1"


@rule("KD-9.27")
def test_no_target_is_blocked_and_no_blocked_cell_is_a_target() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of(WHEAT_FOREST)
    d = ask_place(s, 13)
    targets = {thing for move in moves(s) for thing in VERBS.things(move)}
    blocked = [found.thing for found in d.blocked(s)]
    assert not targets & set(blocked)
    assert len(blocked) == len(set(blocked))


@rule("KD-4.1")
def test_claiming_comes_after_placing_a_domino() -> None:
    s = table()
    s.next = Line([5, 6], [FREE, FREE])
    ask_turn(s, 1)
    s.play(moves(s)[0])
    assert moves(s) == [claim(5), claim(6)]


@rule("KD-5.2", "KD-5.3")
def test_a_preview_tells_the_territories_with_crowns_that_a_placement_joins() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,1 2,0,W,0 1,1,L,0")
    d = ask_place(s, 1)
    joined = d.preview(s, lay((3, 0), (3, 1)))[1:]
    assert [message.key for message in joined] == ["kingdomino.preview.territory"]
    assert joined[0].operands == [TERRAIN.parse("wheat"), 4, 1, 4, 0b01]


@rule("KD-5.2", "KD-7.1")
def test_a_preview_names_the_territories_that_become_one_by_their_places_in_the_view() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,1 2,-1,L,0 2,1,W,0 3,1,W,0 1,1,F,0 4,0,W,0")
    seen: Any = GAME.view(s, 0)["players"]
    wheat = [i for i, each in enumerate(seen[0]["territories"]) if each["terrain"] == "wheat"]
    assert len(wheat) == 3
    d = ask_place(s, 1)
    first, second, third = sorted(wheat)
    told = d.preview(s, lay((2, 0), (3, 0)))[1:]
    assert [message.operands[4] for message in told] == [1 << first | 1 << second | 1 << third]


@rule("KD-5.2")
def test_a_territory_beside_the_other_half_is_not_joined() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,1 3,-1,W,0")
    d = ask_place(s, 13)  # wheat and forest
    told = d.preview(s, lay((2, 0), (3, 0)))[1:]
    seen: Any = GAME.view(s, 0)["players"]
    cells = [each["cells"] for each in seen[0]["territories"]]
    assert [message.operands for message in told] == [
        [TERRAIN.parse("wheat"), 2, 1, 2, 1 << cells.index(["1,0"])]
    ]


@rule("KD-6.4")
def test_a_kingdom_can_be_filled_until_something_is_discarded() -> None:
    s = table()
    s.players[1].discarded = [7]
    seen: Any = GAME.view(s, 0)["players"]
    assert [each["fillable"] for each in seen] == [True, False]
