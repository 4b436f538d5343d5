"""MI-4.30 to MI-4.33 and MI-5: temples, final scoring and tie-breaks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.minerva.scene import (
    Cell,
    ask,
    cell_at,
    city_of,
    face,
    hold,
    keys,
    row,
    sheet,
    table,
    temple,
    where,
)
from panj.games.minerva.game import GAME
from panj.games.minerva.reading.tiles import SHIPPED
from panj.games.minerva.rules.temples import city_points, counted, temple_points
from panj.games.minerva.rules.turn import EndGame
from panj.games.minerva.state import MinervaState, no_goods
from panj.games.minerva.tables import (
    FACE_NAMES,
    RESOURCE_NAMES,
    TEMPLE_NAMES,
    TYPE_NAMES,
    Face,
    Type,
)
from support import rule

BY_TYPE = {
    "production": "forest",
    "commercial": "tavern",
    "cultural": "garden",
    "military": "barracks",
    "special": "circus",
    "temple": "temple_held_ore",
    "residence": "residence",
}
AROUND = {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(0, 0)}


def points(tiles: dict[Cell, str], cell: Cell = (0, 0)) -> int:
    """The points of the temple on a cell."""
    city = city_of(tiles)
    at = cell_at(*cell)
    return int(temple_points(SHIPPED, city, no_goods(), at, city.at(at)))


def each(name: str) -> int:
    """The points per thing that a temple counts."""
    return int(SHIPPED.points[temple(name)])


def test_all_twenty_temples_are_tested() -> None:
    typed = {f"{area}_{kind}" for area in ("around8", "cross") for kind in BY_TYPE}
    distinct = {"around8_distinct_types", "cross_distinct_types"}
    resources = {f"held_{name}" for name in RESOURCE_NAMES}
    assert typed | distinct | resources == set(TEMPLE_NAMES)
    assert len(TEMPLE_NAMES) == 20
    assert set(BY_TYPE) == set(TYPE_NAMES[1:])


@rule("MI-4.30", "MI-4.31")
@pytest.mark.parametrize("kind", sorted(BY_TYPE))
def test_a_temple_counts_the_eight_cells_around(kind: str) -> None:
    name = f"around8_{kind}"
    tiles = {(0, 0): f"temple_{name}", (1, 1): BY_TYPE[kind], (-1, 0): BY_TYPE[kind]}
    tiles |= {(2, 0): BY_TYPE[kind], (0, 1): "forest" if kind != "production" else "tavern"}
    assert points(tiles) == 2 * each(name)


@rule("MI-4.30", "MI-4.31")
@pytest.mark.parametrize("kind", sorted(BY_TYPE))
def test_a_temple_counts_its_row_and_column_beyond_gaps_and_residences(kind: str) -> None:
    name = f"cross_{kind}"
    tiles = {(0, 0): f"temple_{name}", (5, 0): BY_TYPE[kind], (0, -4): BY_TYPE[kind]}
    tiles |= {(1, 1): BY_TYPE[kind], (-3, 0): BY_TYPE[kind]}
    extra = 0
    if kind != "residence":
        tiles[2, 0] = "residence"
    assert points(tiles) == (3 + extra) * each(name)


@rule("MI-4.31", "MI-8.15")
def test_example_distinct_types() -> None:
    ring = {(1, 0): "garden", (-1, 0): "residence", (0, 1): "residence", (1, 1): "residence"}
    tiles = {(0, 0): "temple_around8_distinct_types", **ring, (0, -1): "market"}
    assert points(tiles) == 6


@rule("MI-4.31")
def test_all_seven_types_in_a_cross() -> None:
    others = list(BY_TYPE.values())
    tiles = {(0, 0): "temple_cross_distinct_types"}
    tiles |= {(x, 0): name for x, name in enumerate(others, start=1)}
    tiles |= {(0, y): name for y, name in enumerate(others, start=1)}
    assert points(tiles) == 7 * each("cross_distinct_types")


@rule("MI-4.31")
def test_a_temple_never_counts_itself() -> None:
    assert points({(0, 0): "temple_cross_temple"}) == 0
    assert points({(0, 0): "temple_cross_distinct_types"}) == 0


@rule("MI-4.32")
@pytest.mark.parametrize("resource", RESOURCE_NAMES)
def test_a_resource_temple_counts_tokens_that_stay(resource: str) -> None:
    s = table()
    s.players[0].city = city_of({(0, 0): f"temple_held_{resource}"})
    hold(s, 0, **{resource: 5})
    assert sheet(s)["temples"][0] == 5 * each(f"held_{resource}")
    assert sheet(s)["money"][0] == 5 // 3


@rule("MI-8.16", "MI-4.32", "MI-5.4")
def test_example_resource_temple_and_money() -> None:
    s = table()
    s.players[0].city = city_of({(0, 0): "temple_held_wood"})
    hold(s, 0, denarius=7, wood=4, ore=1)
    assert sheet(s)["temples"][0] == 8
    assert sheet(s)["money"][0] == 4


EXAMPLE_13: dict[Cell, str] = {
    (0, 0): "fountain",
    (1, 0): "market",
    (2, 0): "temple_around8_commercial",
    (3, 0): "charcoal_burner",
    (4, 0): "residence",
    (1, 1): "foundry",
    (2, 1): "residence",
    (3, 1): "temple_cross_residence",
    (3, 2): "residence",
    (2, -1): "garden",
    (2, -2): "residence",
}


@rule("MI-8.13", "MI-4.30")
def test_example_temples() -> None:
    assert points(EXAMPLE_13, (2, 0)) == 9
    assert points(EXAMPLE_13, (3, 1)) == 4
    more = {**EXAMPLE_13, (3, -2): "residence"}
    assert points(more, (3, 1)) == 6
    assert city_points(SHIPPED, city_of(more), no_goods()) == 15


@rule("MI-8.14", "MI-4.33")
def test_example_temples_next_to_temples() -> None:
    tiles = {
        (0, 0): "temple_around8_temple",
        (1, 0): "temple_cross_temple",
        (1, 1): "fountain",
        (0, 1): "temple_around8_production",
        (2, 0): "market",
        (1, -1): "residence",
        (1, -2): "residence",
    }
    assert [points(tiles, cell) for cell in ((0, 0), (1, 0), (0, 1))] == [8, 3, 2]
    assert city_points(SHIPPED, city_of(tiles), no_goods()) == 13


@rule("MI-8.6", "MI-4.30")
@pytest.mark.parametrize("count", range(9))
def test_example_temple(count: int) -> None:
    ring = sorted(AROUND)[:count]
    tiles = {(0, 0): "temple_around8_commercial", **dict.fromkeys(ring, "tavern")}
    assert points(tiles) == 3 * count


@rule("MI-4.33")
def test_two_temples_may_count_the_same_tile() -> None:
    tiles = row(["temple_around8_commercial", "tavern", "temple_cross_commercial"])
    total = each("around8_commercial") + each("cross_commercial")
    assert city_points(SHIPPED, city_of(tiles), no_goods()) == total


def slow_count(tiles: dict[Cell, str], area: str, kind: str) -> int:
    """MI-4.30 word by word."""
    found = 0
    for (x, y), name in tiles.items():
        is_around = max(abs(x), abs(y)) == 1
        is_cross = (x == 0) != (y == 0)
        matches = TYPE_NAMES[SHIPPED.type[FACE_NAMES.index(name)]] == kind
        found += matches and (is_around if area == "around8" else is_cross)
    return found


@rule("MI-4.30")
@settings(max_examples=80, deadline=None)
@given(
    tiles=st.dictionaries(
        st.tuples(st.integers(-12, 12), st.integers(-12, 12)),
        st.sampled_from(sorted(BY_TYPE.values())),
        max_size=25,
    ),
    area=st.sampled_from(["around8", "cross"]),
    kind=st.sampled_from(sorted(BY_TYPE)),
)
def test_temples_count_as_the_text_says(tiles: dict[Cell, str], area: str, kind: str) -> None:
    tiles.pop((0, 0), None)
    name = f"temple_{area}_{kind}"
    expected = slow_count(tiles, area, kind) * each(f"{area}_{kind}")
    assert points({**tiles, (0, 0): name}) == expected


@rule("MI-4.30")
def test_the_view_names_the_cells_that_a_temple_counts() -> None:
    city = city_of(EXAMPLE_13)
    cells = {where(cell) for cell in counted(SHIPPED, city, cell_at(2, 0))}
    assert cells == {(1, 0), (3, 0), (1, 1)}
    s = table()
    s.players[0].city = city
    players = GAME.view(s, 1)["players"]
    assert isinstance(players, list)
    shown = next(tile for tile in players[0]["city"] if tile["cell"] == "2,0")
    assert shown["points"] == 9
    assert shown["counts"] == 3


def ended(s: MinervaState) -> None:
    """Everything is over; only scores are asked."""
    s.agenda.clear()
    s.round = 6


@rule("MI-5.1")
def test_the_score_adds_up_five_sources() -> None:
    s = table()
    ended(s)
    player = s.players[0]
    player.culture = [s.tiles.culture_at(2, 0, 2), s.tiles.culture_at(2, 1, 4)]
    player.glory = [3 * 6, 3 * 2 + 1]
    player.city = city_of(row(["temple_around8_commercial", "tavern"]))
    hold(s, 0, denarius=4, wheat=2)
    player.order = 1
    expected = {"culture": 14, "glory": 9 + 3, "temples": 3, "money": 2, "order": 3}
    assert {name: line[0] for name, line in sheet(s).items()} == expected
    assert s.scores()[0] == 34


@rule("MI-5.2")
def test_glory_tokens_assistants_residences_and_locations_are_worth_nothing() -> None:
    s = table()
    ended(s)
    player = s.players[0]
    player.city = city_of(row(["forest", "garden", "circus", "staffed_residence"]))
    player.assistants = player.hired = 3
    player.residences = 9
    hold(s, 0, glory=9)
    assert s.scores()[0] == 0


@rule("MI-5.3")
def test_the_highest_turn_order_tile_scores_nothing() -> None:
    s = table(seats=3)
    ended(s)
    for seat in range(3):
        s.players[seat].order = 3 - seat
    assert sheet(s)["order"] == [0, 2, 3]
    s.round = 5
    assert sheet(s)["order"] == [0, 0, 0]


@rule("MI-5.4", "MI-9.15")
@pytest.mark.parametrize(
    ("denarii", "wheat", "ore", "expected"),
    [(2, 0, 0, 0), (2, 1, 0, 1), (2, 2, 1, 1), (0, 6, 6, 4)],
)
def test_money_and_resources_are_one_pool(
    denarii: int, wheat: int, ore: int, expected: int
) -> None:
    s = table()
    hold(s, 0, denarius=denarii, wheat=wheat, ore=ore)
    assert sheet(s)["money"][0] == expected


def tied(temples: tuple[int, int], tiles: tuple[int, int], orders: tuple[int, int]) -> list[int]:
    """The ranking of two players with equal scores."""
    s = table()
    ended(s)
    for seat in (0, 1):
        player = s.players[seat]
        names = ["temple_around8_special", "temple_around8_military", "temple_cross_special"]
        player.city = city_of({(i * 9, 0): name for i, name in enumerate(names[: temples[seat]])})
        player.order = orders[seat]
        player.culture = [s.tiles.culture_at(2, i % 3, 0) for i in range(tiles[seat])]
    s.players[0].goods[4] = 0
    gap = s.scores()[0] - s.scores()[1]
    for seat in (0, 1):
        hold(s, seat, denarius=30)
    hold(s, 1 if gap > 0 else 0, denarius=30 + 3 * abs(s.scores()[0] - s.scores()[1]))
    assert s.scores()[0] == s.scores()[1]
    return s.ranking()


@rule("MI-5.5")
def test_more_culture_and_glory_tiles_win_a_tie() -> None:
    assert tied((1, 2), (3, 2), (2, 1)) == [1, 2]


@rule("MI-5.5")
def test_then_more_temples_win() -> None:
    assert tied((1, 2), (2, 2), (1, 2)) == [2, 1]


@rule("MI-5.5")
def test_then_the_lower_turn_order_tile_wins() -> None:
    assert tied((1, 1), (2, 2), (2, 1)) == [2, 1]


@rule("MI-8.20", "MI-5.5")
def test_example_tie_break() -> None:
    s = table()
    ended(s)
    a, b = s.players
    a.culture = [s.tiles.culture_at(2, c, 0) for c in range(3)]
    a.glory = [3, 6]
    b.culture = [*a.culture, s.tiles.culture_at(2, 0, 1)]
    b.glory = [3]
    lonely = ["temple_around8_special", "temple_around8_military", "temple_cross_special"]
    a.city = city_of({(0, 0): lonely[0], (9, 9): lonely[1]})
    b.city = city_of({(0, 0): lonely[0], (9, 9): lonely[1], (18, 18): lonely[2]})
    a.order, b.order = 1, 2
    hold(s, 0, denarius=3 * (52 - s.scores()[0]) + 2)
    hold(s, 1)
    hold(s, 1, denarius=3 * (52 - s.scores()[1]))
    hold(s, 0)
    hold(s, 0, denarius=3 * (52 - s.scores()[0]))
    assert s.scores() == [52, 52]
    lines = s.tie_breaks()
    assert lines[0].points == [5, 5]
    assert lines[1].points == [2, 3]
    assert s.ranking() == [2, 1]
    b.city = city_of({(0, 0): lonely[0], (9, 9): lonely[1]})
    assert s.ranking() == [1, 2]


@rule("MI-5.1")
def test_the_end_is_told() -> None:
    s = table(seats=3)
    s.notes = []
    ask(s, [EndGame()])
    assert keys(s) == ["score"] * 3


def test_types_of_tiles_used_here_are_what_they_seem() -> None:
    for kind, name in BY_TYPE.items():
        at = FACE_NAMES.index(name)
        assert TYPE_NAMES[SHIPPED.type[at]] == kind
    assert SHIPPED.type[Face.STAFFED] == Type.RESIDENCE
    assert face("forest") == 3
