"""TR-1: the components, counted."""

from collections import Counter

from games.trajan.scene import table
from panj.games.trajan.game import GAME
from panj.games.trajan.player import new_player
from panj.games.trajan.tables import (
    ACTIONS,
    BONUS_NAMES,
    CARDS,
    COLOUR_NAMES,
    CYCLE,
    DEMAND_TILES,
    EXTRA_TILES,
    FORUM_IN_USE,
    FORUM_NAMES,
    FORUM_TILES,
    GREEN_SPACES,
    PROVINCE_NAMES,
    PROVINCE_NEIGHBOURS,
    PROVINCE_POINTS,
    SENATE_POINTS,
    SENATE_VOTES,
    SHIP_NAMES,
    SITE_NEIGHBOURS,
    STACK_NAMES,
    TILE_FIRST,
    TILE_IDS,
    TILE_SECOND,
    TOKENS,
    TYPE_NAMES,
    TYPE_POINTS,
    rows,
)
from support import rule

COUNTS = {row["component"]: int(row["count"]) for row in rows("component_counts.csv")}


def neighbours(name: str) -> set[str]:
    """The provinces to which a leader may march from here."""
    links = PROVINCE_NEIGHBOURS[PROVINCE_NAMES.index(name)]
    return {other for i, other in enumerate(PROVINCE_NAMES) if links >> i & 1}


@rule("TR-1.1", "TR-1.3")
def test_the_shared_components_are_as_many_as_the_list_says() -> None:
    assert len(CARDS) == COUNTS["commodity cards"] == 60
    assert set(Counter(CARDS).values()) == {5}
    assert len(TILE_IDS) == COUNTS["Trajan tiles"] == 54
    assert len(FORUM_TILES) == COUNTS["forum tiles"] == 70
    assert len(EXTRA_TILES) == COUNTS["extra action tiles"] == 12
    assert len(TYPE_POINTS) == COUNTS["construction tiles"] == 20
    assert len(DEMAND_TILES) == COUNTS["demand tiles"] == 15
    assert len(BONUS_NAMES) == COUNTS["bonus tiles"] == 12
    assert len(SHIP_NAMES) == COUNTS["ship tiles"] == 3
    assert COUNTS["[+2] markers"] == 4 * len(ACTIONS)


@rule("TR-1.3")
def test_forum_tiles_come_in_seventeen_kinds() -> None:
    counts = Counter(FORUM_NAMES[tile] for tile in FORUM_TILES)
    assert len(counts) == len(FORUM_NAMES) == 17
    assert counts["bread"] == counts["games"] == counts["religion"] == 14
    assert [counts[f"votes_{votes}"] for votes in (2, 3, 4, 5)] == [3, 3, 3, 3]
    assert [counts[f"extra_{action}"] for action in ACTIONS] == [1] * 6
    assert counts["wild_commodity"] == counts["wild_demand"] == 3
    assert counts["wild_extra_action"] == counts["wild_construction"] == 2


@rule("TR-1.3")
def test_yellow_extra_action_tiles_are_two_for_each_action() -> None:
    counts = Counter(FORUM_NAMES[tile] for tile in EXTRA_TILES)
    assert counts == {f"extra_{action}": 2 for action in ACTIONS}


@rule("TR-1.3")
def test_construction_tiles_are_five_types_of_two_to_five_points() -> None:
    assert TYPE_NAMES == ["stairs", "door", "fountain", "roof", "window"]
    assert [int(points) for points in TYPE_POINTS] == [2, 3, 4, 5] * 5


@rule("TR-1.3")
def test_the_colours_on_trajan_tiles_are_balanced() -> None:
    colours = Counter([*map(int, TILE_FIRST), *map(int, TILE_SECOND)])
    assert set(colours.values()) == {18}
    doubles = [int(a) for a, b in zip(TILE_FIRST, TILE_SECOND, strict=True) if a == b]
    assert Counter(doubles) == dict.fromkeys(range(6), 3)
    assert len(STACK_NAMES) == 6


@rule("TR-1.2")
def test_a_player_has_fifteen_tokens_and_twelve_markers() -> None:
    player = new_player()
    assert player.supply + player.workers + player.legionnaires == TOKENS == 15
    assert sum(int(count) for count in player.markers) == 12
    assert COLOUR_NAMES == ["yellow", "orange", "green", "white", "pink", "blue"]
    assert {row["piece"]: int(row["per_player"]) for row in rows("player_pieces.csv")} == {
        "small_token": 15,
        "military_leader": 1,
        "disc": 2,
        "action_marker": 12,
        "arch": 1,
        "player_mat": 1,
    }


@rule("TR-1.4")
def test_the_trays_lie_clockwise_in_the_order_of_their_actions() -> None:
    assert [row["roman"] for row in rows("trays.csv")] == ["I", "II", "III", "IV", "V", "VI"]
    assert ACTIONS == ["seaport", "forum", "military", "senate", "trajan", "construction"]
    assert [row["next_clockwise"] for row in rows("trays.csv")] == ["1", "2", "3", "4", "5", "0"]


@rule("TR-1.4")
def test_a_mat_has_room_for_any_number_of_tiles_of_a_kind() -> None:
    s = table()
    for _ in range(14):
        s.players[0].tiles[0] += 1
    seen = GAME.view(s, 0)["players"]
    assert isinstance(seen, list)
    assert seen[0]["tiles"]["bread"] == 14


@rule("TR-1.5")
def test_the_board_has_six_areas() -> None:
    s = table(seats=4)
    seen = GAME.view(s, 0)
    assert set(seen) >= {"senate", "stacks", "forum", "seaport", "sites", "provinces"}
    assert len(s.stacks) == 6
    assert len(s.sites) == 4 * 5
    assert len(s.provinces) == 1 + 10


@rule("TR-1.6")
def test_provinces_have_their_values_and_neighbours() -> None:
    points = dict(zip(PROVINCE_NAMES, map(int, PROVINCE_POINTS), strict=True))
    assert points["britannia"] == points["aquitania"] == points["germania_inferior"] == 10
    assert points["noricum"] == 5
    assert points["alpes"] == points["raetia"] == 3
    assert neighbours("camp") == {"alpes", "raetia", "noricum"}
    assert neighbours("noricum") == {"raetia"}
    assert neighbours("britannia") == {"lugudunensis", "belgica", "germania_inferior"}


@rule("TR-1.6")
def test_neighbouring_provinces_are_neighbours_both_ways() -> None:
    for name in PROVINCE_NAMES[1:]:
        assert "camp" not in neighbours(name)
        assert all(name in neighbours(other) for other in neighbours(name))


@rule("TR-1.7")
def test_sites_are_neighbours_orthogonally() -> None:
    for site in range(20):
        row, column = divmod(site, 5)
        near = {
            r * 5 + c
            for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
            if 0 <= r < 4 and 0 <= c < 5
        }
        assert {other for other in range(20) if SITE_NEIGHBOURS[site] >> other & 1} == near


@rule("TR-1.8")
def test_the_senate_track_has_points_and_as_many_votes() -> None:
    assert [int(points) for points in SENATE_POINTS] == [0, 2, 3, 4, 5, 6, 7, 8]
    assert [int(votes) for votes in SENATE_VOTES] == [0, 2, 3, 4, 5, 6, 7, 8]


@rule("TR-1.9")
def test_the_time_cycle_grows_with_the_players() -> None:
    assert CYCLE == {2: 11, 3: 16, 4: 21}
    assert [table(seats=seats).cycle for seats in (2, 3, 4)] == [11, 16, 21]


@rule("TR-1.10")
def test_the_forum_uses_three_green_spaces_for_each_player() -> None:
    assert FORUM_IN_USE == {2: 6, 3: 9, 4: 12}
    assert GREEN_SPACES == 12
