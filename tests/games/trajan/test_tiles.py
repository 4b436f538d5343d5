"""TR-4.7: every Trajan tile, and its effect."""

import pytest

from games.trajan.scene import (
    ask,
    cards,
    do,
    fill,
    on_top,
    options,
    question,
    slot,
    slots,
    table,
)
from panj.games.trajan.moves import TILE
from panj.games.trajan.rules.tiles import CompleteTile
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import COLOUR_NAMES, TILE_IDS, TRAYS, rows
from support import rule

ROWS = rows("trajan_tiles.csv")
SHARES = dict(zip(COLOUR_NAMES, "yogwpb", strict=True))


def completed(name: str, supply: int = 13) -> TrajanState:
    """A table on which seat 0 has just completed this tile on slot III."""
    row = ROWS[TILE_IDS.index(name)]
    s = table()
    s.players[0].supply = supply
    fill(s.players[0], ["", "", SHARES[row["colour_1"]] + SHARES[row["colour_2"]]])
    slot(s, 0, 2, name)
    on_top(s, "wine fish")
    ask(s, CompleteTile(0, 2))
    return s


def test_there_are_fifty_four_tiles_in_six_stacks() -> None:
    assert len(ROWS) == TILE.size == len(set(TILE_IDS)) == 54
    kinds = {(row["stack"], row["effect"], row["amount"]) for row in ROWS}
    assert len(kinds) == 10


@rule("TR-3.3.3", "TR-4.7.1", "TR-4.7.2", "TR-4.7.3", "TR-4.7.4", "TR-4.7.5", "TR-4.7.6")
@pytest.mark.parametrize("name", TILE_IDS)
def test_every_tile_scores_and_does_what_the_table_says(name: str) -> None:
    row = ROWS[TILE_IDS.index(name)]
    s = completed(name)
    player = s.players[0]
    effect, amount = row["effect"], int(row["amount"])
    assert player.points[3] == player.score() == int(row["vp"])
    assert player.workers == 1 + (amount if effect == "worker_to_camp" else 0)
    assert player.legionnaires == 1 + (amount if effect == "legionnaire_to_camp" else 0)
    assert player.hand_size() == (amount if effect == "draw_commodity" else 0)
    assert (s.decision() is not None) == (effect == "plus2_marker")
    assert (len(player.kept) == 1) == (row["kept_on_mat"] == "yes")
    assert slots(s, 0)[2] == ""


@rule("TR-4.7.1")
def test_a_cards_tile_draws_two_cards() -> None:
    assert cards(completed("c1").players[0].hand) == {"wine": 1, "fish": 1}


@rule("TR-4.7.2")
def test_a_points_tile_is_worth_nine_and_nothing_else() -> None:
    s = completed("v1")
    assert s.players[0].points[3] == 9
    assert s.decision() is None


@rule("TR-4.7.3")
def test_workers_tiles_bring_one_worker_and_five_points_or_two_and_two() -> None:
    for name, workers, points in (("w1", 1, 5), ("w6", 2, 2)):
        player = completed(name).players[0]
        assert (player.workers, player.points[3], player.supply) == (
            1 + workers,
            points,
            13 - workers,
        )


@rule("TR-4.7.4")
def test_legionnaires_tiles_bring_one_and_five_points_or_two_and_two() -> None:
    for name, legionnaires, points in (("l1", 1, 5), ("l6", 2, 2)):
        player = completed(name).players[0]
        assert (player.legionnaires, player.points[3]) == (1 + legionnaires, points)


@rule("TR-4.7.5")
def test_a_plus_two_marker_goes_to_a_space_without_one() -> None:
    s = completed("p1")
    assert question(s) == "PlacePlusTwo"
    assert len(options(s)) == 6
    do(s, "plus_two senate")
    assert s.players[0].plus_two == 1 << 3
    s = completed("p2")
    s.players[0].plus_two = 0b001000
    assert "plus_two senate" not in options(s)
    assert len(options(s)) == 5


@rule("TR-4.7.6")
@pytest.mark.parametrize(("tile", "symbol"), [(f"d{i}", (i - 1) // 3) for i in range(1, 10)])
def test_a_demand_tile_stays_and_meets_its_symbol(tile: str, symbol: int) -> None:
    player = completed(tile).players[0]
    assert [int(player.kept_of(i)) for i in range(3)] == [int(i == symbol) for i in range(3)]


@rule("TR-4.7.7")
def test_effects_go_as_far_as_tokens_last() -> None:
    player = completed("w6", supply=1).players[0]
    assert (player.workers, player.supply, player.points[3]) == (2, 0, 2)
    player = completed("l6", supply=0).players[0]
    assert (player.legionnaires, player.supply, player.points[3]) == (1, 0, 2)


@rule("TR-4.7.7")
def test_the_seventh_plus_two_marker_is_void_but_scores() -> None:
    s = table()
    s.players[0].plus_two = (1 << TRAYS) - 1
    fill(s.players[0], ["", "", "ww"])
    slot(s, 0, 2, "p6")
    ask(s, CompleteTile(0, 2))
    assert s.decision() is None
    assert s.players[0].points[3] == 4


@rule("TR-4.7.7")
def test_an_exhausted_pile_gives_what_it_has() -> None:
    s = table()
    fill(s.players[0], ["", "", "yy"])
    slot(s, 0, 2, "c2")
    s.seaport.pile, s.seaport.left, s.seaport.right = [3], [0], [1]
    ask(s, CompleteTile(0, 2))
    assert s.players[0].hand_size() == 1
