"""TR-5: the final scoring and the winner; every bonus tile on both sides."""

import pytest

from games.trajan.scene import ask, bonus, give, hold, keep, line, slot, table
from panj.games.trajan.game import GAME
from panj.games.trajan.rules.scoring import FINAL_LINES, best_sets
from panj.games.trajan.rules.turn import FinalScoring
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import BONUS_NAMES, GOOD_NAMES, rows
from support import rule


def with_bonus(name: str, *, grey: bool = False, **options: bool | str) -> TrajanState:
    """Seat 0 owns exactly this bonus tile."""
    s = table(**options)
    player = s.players[0]
    player.yellow = [] if grey else [bonus(name)]
    player.grey = [bonus(name)] if grey else []
    return s


def displayed(s: TrajanState, **goods: int) -> None:
    """Let cards lie in the display of seat 0."""
    for name, count in goods.items():
        s.players[0].display[GOOD_NAMES.index(name)] = count


@rule("TR-5.3.1")
def test_every_card_in_hand_is_worth_a_point() -> None:
    s = table()
    give(s, 0, "fish fish wine")
    assert line(s, "cards") == [3, 0]


@rule("TR-5.3.2")
def test_every_worker_in_the_camp_is_worth_a_point() -> None:
    s = table()
    s.players[1].workers = 4
    s.players[1].sites = 0b1111
    assert line(s, "workers") == [1, 4]


@rule("TR-5.3.3")
def test_every_legionnaire_in_the_camp_is_worth_a_point() -> None:
    s = table()
    s.players[0].legionnaires = 3
    s.players[0].provinces = 0b1110
    assert line(s, "legionnaires") == [3, 1]


@rule("TR-5.3.4")
def test_tiles_in_slots_count_and_completed_demand_tiles_do_not() -> None:
    s = table()
    slot(s, 0, 2, "v1")
    slot(s, 0, 4, "d2")
    keep(s, 0, "d1 d3")
    assert line(s, "tiles") == [2, 0]


@rule("TR-5.3.5")
@pytest.mark.parametrize(
    ("counts", "wilds", "points"),
    [
        ([2, 2, 2, 2, 2], 0, 0),
        ([3, 0, 0, 0, 0], 0, 10),
        ([4, 0, 0, 0, 0], 0, 20),
        ([3, 2, 1, 0, 0], 1, 20),
        ([3, 3, 0, 0, 0], 2, 40),
        ([1, 0, 0, 0, 0], 2, 10),
        ([4, 2, 0, 0, 0], 1, 30),
        ([4, 0, 0, 0, 0], 1, 20),
        ([2, 2, 0, 0, 0], 2, 20),
    ],
)
def test_sets_score_with_the_best_use_of_wilds(counts: list[int], wilds: int, points: int) -> None:
    s = table()
    player = s.players[0]
    for kind, count in enumerate(counts):
        player.built |= ((1 << count) - 1) << (kind * 4)
    hold(s, 0, "wild_construction " * wilds)
    assert line(s, "sets") == [points, 0]
    assert best_sets([*counts], wilds) == points


@rule("TR-5.3.6")
@pytest.mark.parametrize("symbol", ["bread", "games", "religion"])
def test_a_demand_bonus_tile_scores_once_for_a_forum_tile_of_its_symbol(symbol: str) -> None:
    for grey, points in ((False, 9), (True, 6)):
        s = with_bonus(symbol, grey=grey)
        assert line(s, "bonus") == [0, 0]
        keep(s, 0, "d1 d4 d7")
        hold(s, 0, "wild_demand")
        assert line(s, "bonus") == [0, 0]
        hold(s, 0, f"{symbol} {symbol}")
        assert line(s, "bonus") == [points, 0]


@rule("TR-5.3.6")
@pytest.mark.parametrize(("workers", "yellow", "grey"), [(0, 0, 0), (5, 5, 3), (6, 6, 3)])
def test_the_workers_bonus_tile_counts_workers_on_sites(
    workers: int, yellow: int, grey: int
) -> None:
    for is_grey, points in ((False, yellow), (True, grey)):
        s = with_bonus("workers", grey=is_grey)
        s.players[0].sites = (1 << workers) - 1
        assert line(s, "bonus") == [points, 0]


@rule("TR-5.3.6")
@pytest.mark.parametrize("row", rows("bonus_tiles.csv")[4:10], ids=lambda row: row["item_1"])
def test_a_commodity_bonus_tile_counts_displayed_cards_of_both_kinds(row: dict[str, str]) -> None:
    for grey, worth in ((False, 3), (True, 2)):
        s = with_bonus(f"{row['item_1']}_{row['item_2']}", grey=grey)
        displayed(s, **dict.fromkeys(GOOD_NAMES, 1))
        displayed(s, **{row["item_1"]: 3})
        assert line(s, "bonus") == [worth * 4, 0]


@rule("TR-5.3.6", "TR-4.9.3")
def test_an_unused_wild_commodity_counts_for_the_best_bonus_tile() -> None:
    s = with_bonus("wine_fish")
    s.players[0].grey = [bonus("cattle_wheat")]
    displayed(s, wheat=1)
    hold(s, 0, "wild_commodity wild_commodity")
    assert line(s, "bonus") == [2 + 3 + 3, 0]
    s.players[0].yellow = [bonus("workers")]
    assert line(s, "bonus") == [2 + 2 + 2, 0]


@rule("TR-5.3.6")
def test_the_legionnaires_bonus_tile_counts_provinces_not_the_camp() -> None:
    for grey, points in ((False, 6), (True, 3)):
        s = with_bonus("legionnaires", grey=grey)
        s.players[0].provinces = 0b1110
        s.players[0].legionnaires = 4
        assert line(s, "bonus") == [points, 0]


@rule("TR-5.3.6")
def test_the_bonus_tile_for_bonus_tiles_counts_yellow_ones_itself_included() -> None:
    s = with_bonus("bonus_tiles")
    s.players[0].yellow += [bonus("legionnaires"), bonus("bread")]
    assert line(s, "bonus") == [9, 0]
    s = with_bonus("bonus_tiles", grey=True)
    s.players[0].yellow = [bonus("legionnaires"), bonus("bread")]
    assert line(s, "bonus") == [4, 0]


def test_every_bonus_tile_is_tested() -> None:
    assert len(BONUS_NAMES) == 12
    assert BONUS_NAMES[:4] == ["bread", "games", "religion", "workers"]
    assert [name.count("_") for name in BONUS_NAMES[4:10]] == [1] * 6
    assert BONUS_NAMES[10:] == ["legionnaires", "bonus_tiles"]
    assert {row["kind"] for row in rows("final_scoring.csv") if "kind" in row} == set()
    assert len(rows("final_scoring.csv")) == len(FINAL_LINES) + 1


@rule("TR-5.4")
def test_a_tie_goes_to_the_disc_further_along_then_to_the_higher_one() -> None:
    s = table(seats=3)
    for player in s.players:
        player.yellow = []
    s.senate.positions = [1, 3, 3]
    s.senate.discs = [2, 0, 1]
    ask(s, FinalScoring())
    assert s.ranking() == [3, 1, 2]
    s.senate.discs = [1, 0, 2]
    assert s.ranking() == [3, 2, 1]


@rule("TR-5.4")
def test_points_come_before_the_senate() -> None:
    s = table()
    s.players[0].yellow = s.players[1].yellow = []
    s.senate.positions = [0, 7]
    s.players[0].points[0] = 1
    assert s.ranking() == [1, 2]


@rule("TR-5.5")
def test_unused_tiles_markers_and_supply_are_worth_nothing() -> None:
    s = table()
    s.players[0].yellow = []
    before = s.scores()[0]
    hold(s, 0, "extra_senate wild_extra_action bread wild_demand votes_5 wild_commodity")
    s.players[0].plus_two = 0b111111
    assert s.scores()[0] == before


@rule("TR-9.36")
def test_the_score_sheet_is_the_track_and_the_final_scoring_as_it_stands() -> None:
    s = table()
    s.players[0].points[0] = 12
    s.players[0].points[5] = -9
    give(s, 0, "fish")
    sheet = {each.key: each.points[0] for each in s.score_sheet()}
    assert sheet["trajan.score.ships"] == 12
    assert sheet["trajan.score.demands"] == -9
    assert sheet["trajan.score.cards"] == 1
    assert len(sheet) == 12
    players = GAME.view(s, 1)["players"]
    assert isinstance(players, list)
    assert players[0]["score"] == 3
    assert s.scores()[0] == sum(sheet.values())
