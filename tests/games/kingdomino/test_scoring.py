"""KD-5: territories, scores, ties."""

import pytest

from panj.core.scores import ScoreLine, places
from panj.games.kingdomino.kingdom import Kingdom
from panj.games.kingdomino.rules.scoring import tally, territories
from support import moves, play_on, rule
from support.kingdomino import (
    CODES,
    ask_place,
    ended,
    kingdom_of,
    last_round,
    squares_of,
    table,
    vectors,
)
from support.kingdomino_text import points

BOARDS = vectors("test_boards.csv")


def found(kingdom: Kingdom) -> list[str]:
    """The territories as the vectors write them, sorted."""
    return sorted(
        f"{CODES[territory.terrain]}:{len(territory.cells)}x{territory.crowns}"
        for territory in territories(kingdom)
    )


@rule("KD-5.2")
@pytest.mark.parametrize("row", BOARDS, ids=lambda row: row["board"])
def test_the_territories_of_the_vectors(row: dict[str, str]) -> None:
    assert found(kingdom_of(row["cells"])) == sorted(row["territories"].split())


@rule("KD-5.3", "KD-5.5")
@pytest.mark.parametrize("row", BOARDS, ids=lambda row: row["board"])
def test_the_points_largest_territory_and_crowns_of_the_vectors(row: dict[str, str]) -> None:
    result = tally(kingdom_of(row["cells"]))
    assert result.total == int(row["territory_points"])
    assert result.largest == int(row["largest_territory"])
    assert result.crowns == int(row["total_crowns"])


@rule("KD-6.3", "KD-6.4")
@pytest.mark.parametrize("row", BOARDS, ids=lambda row: row["board"])
def test_the_squares_completeness_and_middle_of_the_vectors(row: dict[str, str]) -> None:
    kingdom = kingdom_of(row["cells"])
    assert len(squares_of(kingdom)) - 1 == int(row["squares_filled"])
    assert kingdom.is_complete(int(row["grid"])) == (row["complete"] == "1")
    assert kingdom.is_centred() == (row["centred"] == "1")


@rule("KD-5.1")
def test_every_player_scores_the_own_kingdom_only() -> None:
    s = table(seats=3)
    s.players[1].kingdom = kingdom_of("1,0,M,3 2,0,M,2")
    assert s.scores() == [0, 10, 0]


@rule("KD-5.1")
def test_the_kingdoms_are_scored_when_the_last_king_has_placed() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,1")
    last_round(s, [0, 1, 0, 1], [3, 4, 5, 6])
    while s.decision() is not None:
        assert s.players[0].tallies == []
        s.play(moves(s)[0])
    assert [len(player.tallies) for player in s.players] == [1, 1]
    assert s.scores() == [1, 0]


@rule("KD-5.2")
def test_squares_that_touch_only_diagonally_are_two_territories() -> None:
    assert found(kingdom_of("1,0,M,1 1,1,L,0 2,1,M,2")) == ["L:1x0", "M:1x1", "M:1x2"]


@rule("KD-5.2")
def test_the_castle_does_not_connect_territories() -> None:
    assert found(kingdom_of("1,0,W,1 -1,0,W,0 0,1,W,0 0,-1,W,0")) == [
        "W:1x0",
        "W:1x0",
        "W:1x0",
        "W:1x1",
    ]


@rule("KD-5.2")
def test_a_territory_may_wind_round_corners_and_holes() -> None:
    ring = "1,0,L,1 2,0,L,0 2,1,L,0 2,2,L,0 1,2,L,0 0,2,L,1 0,1,L,0"
    assert found(kingdom_of(ring)) == ["L:7x2"]


@rule("KD-5.3")
def test_a_territory_scores_squares_times_crowns() -> None:
    assert tally(kingdom_of("1,0,S,2 2,0,S,0 3,0,S,1")).total == 9


@rule("KD-5.3")
def test_a_territory_without_crowns_scores_nothing() -> None:
    assert tally(kingdom_of("1,0,S,0 2,0,S,0 3,0,S,0")).total == 0


@rule("KD-5.3")
def test_a_placement_that_joins_two_territories_multiplies_both() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,W,1 1,1,F,0 1,2,W,1 2,1,F,0")
    assert s.scores()[0] == 2
    s.players[0].kingdom = kingdom_of("1,0,W,1 1,1,W,0 1,2,W,1 2,1,F,0")
    assert s.scores()[0] == 6


@rule("KD-5.4", "KD-9.19")
def test_the_score_is_the_sum_of_terrains_and_bonuses() -> None:
    s = table(middle_kingdom=True, harmony=True)
    play_on(s, seed=6)
    lines = s.score_sheet()
    assert [line.key.removeprefix("kingdomino.score.") for line in lines] == [
        "wheat",
        "forest",
        "lake",
        "grassland",
        "swamp",
        "mine",
        "middle_kingdom",
        "harmony",
    ]
    assert s.scores() == [sum(line.points[seat] for line in lines) for seat in range(2)]


@rule("KD-5.4")
def test_points_by_terrain_go_to_the_line_of_their_terrain() -> None:
    s = table()
    s.players[1].kingdom = kingdom_of("1,0,M,3 2,0,M,2 0,1,W,1")
    sheet = {line.key: line.points for line in s.score_sheet()}
    assert sheet["kingdomino.score.mine"] == [0, 10]
    assert sheet["kingdomino.score.wheat"] == [0, 1]


@rule("KD-5.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_score_is_never_negative_and_no_other_points_exist(seed: int) -> None:
    s = table(seats=4, seed=seed)
    play_on(s, seed)
    assert s.scores() == [points(squares_of(player.kingdom)) for player in s.players]
    assert min(s.scores()) >= 0


@rule("KD-5.5")
def test_the_highest_score_wins_whatever_the_tie_breaks() -> None:
    s = ended(table(), [[(30, 4, 4)], [(29, 12, 20)]])
    assert s.ranking() == [1, 2]


@rule("KD-5.5")
def test_a_tie_goes_to_the_larger_largest_territory() -> None:
    assert ended(table(), [[(30, 4, 9)], [(30, 5, 3)]]).ranking() == [2, 1]


@rule("KD-5.5", "KD-9.7")
def test_then_a_tie_goes_to_more_crowns() -> None:
    assert ended(table(), [[(30, 5, 9)], [(30, 5, 3)]]).ranking() == [1, 2]


@rule("KD-5.5")
def test_players_equal_in_everything_share_the_victory() -> None:
    assert ended(table(), [[(30, 5, 9)], [(30, 5, 9)]]).ranking() == [1, 1]


@rule("KD-5.6")
def test_the_same_comparison_ranks_all_players() -> None:
    s = ended(table(seats=4), [[(30, 5, 9)], [(30, 6, 9)], [(30, 5, 10)], [(31, 1, 1)]])
    assert s.ranking() == [4, 2, 3, 1]


@rule("KD-5.6")
def test_equal_players_share_a_rank_and_the_next_rank_is_left_out() -> None:
    s = ended(table(seats=4), [[(30, 5, 9)], [(40, 6, 9)], [(30, 5, 9)], [(20, 1, 1)]])
    assert s.ranking() == [2, 1, 2, 4]
    assert places([7, 7, 7], []) == [1, 1, 1]


@rule("KD-5.5", "KD-9.20")
def test_the_tie_breaks_are_counted_at_any_time() -> None:
    s = table()
    s.players[0].kingdom = kingdom_of("1,0,M,3 2,0,M,2 0,1,W,1")
    assert s.tie_breaks() == [
        ScoreLine("kingdomino.score.largest", [2, 0]),
        ScoreLine("kingdomino.score.crowns", [6, 0]),
    ]
    assert s.ranking() == [1, 2]


@rule("KD-5.4")
def test_a_discarded_domino_scores_nothing() -> None:
    s = table()
    s.players[0].discarded = [45, 46, 47, 48]
    assert s.scores() == [0, 0]


@rule("KD-5.3")
def test_the_preview_of_a_placement_is_the_change_of_the_score() -> None:
    s = table(seed=3)
    s.players[0].kingdom = kingdom_of("1,0,M,3 2,0,W,0 0,1,W,1")
    d = ask_place(s, 48)
    for move in moves(s):
        after = s.clone()
        after.play(move)
        gain = after.scores()[0] - s.scores()[0]
        assert d.preview(s, move)[0].operands == [gain]
