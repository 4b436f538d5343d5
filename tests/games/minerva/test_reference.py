"""MI-3.14, MI-3.17, MI-4.25 a second time, word by word from the text and slow; no shared code."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.minerva.scene import Cell, cell_at, city_of, face, held, hold, line, table, where
from panj.games.minerva.city import City
from panj.games.minerva.rules.activation import line_cells
from panj.games.minerva.rules.groups import count_groups, destinations, label
from support import rule

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
NAMES = ["forest", "quarry", "residence", "staffed_residence", "circus", "temple_held_ore"]

cities = st.dictionaries(
    st.tuples(st.integers(-4, 4), st.integers(-4, 4)),
    st.sampled_from(NAMES),
    min_size=1,
    max_size=22,
)
wide_cities = st.dictionaries(
    st.tuples(st.integers(-60, 60), st.integers(-60, 60)),
    st.sampled_from(NAMES),
    min_size=1,
    max_size=15,
)


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + x, cell[1] + y) for x, y in SIDES]


def legal_cells(tiles: dict[Cell, str]) -> set[Cell]:
    """MI-3.14 Every empty cell that shares an edge with a tile."""
    return {near for cell in tiles for near in neighbours(cell) if near not in tiles}


def groups(tiles: set[Cell]) -> int:
    """How many connected groups there are, by merging."""
    found: list[set[Cell]] = []
    for cell in tiles:
        near = set(neighbours(cell))
        touching = [group for group in found if group & near]
        found = [group for group in found if group not in touching]
        found.append({cell}.union(*touching))
    return len(found)


def legal_moves(tiles: dict[Cell, str], cell: Cell) -> set[Cell]:
    """MI-4.25, MI-9.12 Every place to which a tile may be moved."""
    rest = set(tiles) - {cell}
    before = groups(set(tiles))
    return {
        target
        for other in rest
        for target in neighbours(other)
        if target not in tiles and groups(rest | {target}) <= before
    }


def walked(tiles: dict[Cell, str], start: Cell, way: str) -> list[Cell]:
    """MI-3.17 The cells of a line."""
    step = WAYS[way]
    found = []
    cell = (start[0] + step[0], start[1] + step[1])
    while cell in tiles and "residence" not in tiles[cell]:
        found.append(cell)
        cell = (cell[0] + step[0], cell[1] + step[1])
    return found


def cells_of(city: City) -> set[Cell]:
    return {where(cell) for cell in city.empty_beside()}


@rule("MI-3.14")
@settings(max_examples=80, deadline=None)
@given(tiles=cities)
def test_legal_cells_are_those_of_the_text(tiles: dict[Cell, str]) -> None:
    assert cells_of(city_of(tiles)) == legal_cells(tiles)


@rule("MI-3.14", "MI-3.1")
@settings(max_examples=40, deadline=None)
@given(tiles=wide_cities)
def test_legal_cells_are_found_however_wide_the_city_is(tiles: dict[Cell, str]) -> None:
    city = city_of(tiles)
    assert cells_of(city) == legal_cells(tiles)
    assert {where(cell) for cell in city.tiles()} == set(tiles)
    copy = city.clone()
    for cell in tiles:
        copy.lift(cell_at(*cell))
    assert copy.empty_beside() == []
    assert cells_of(city) == legal_cells(tiles)


@rule("MI-3.14")
@settings(max_examples=40, deadline=None)
@given(tiles=cities, data=st.data())
def test_lifting_a_tile_undoes_laying_it(tiles: dict[Cell, str], data: st.DataObject) -> None:
    city = city_of(tiles)
    before = cells_of(city)
    target = data.draw(st.sampled_from(sorted(before)))
    city.put(cell_at(*target), face("forest"))
    assert cells_of(city) == legal_cells({**tiles, target: "forest"})
    assert city.lift(cell_at(*target)) == face("forest")
    assert cells_of(city) == before


@rule("MI-4.25", "MI-9.12")
@settings(max_examples=60, deadline=None)
@given(tiles=cities, data=st.data())
def test_destinations_are_those_of_the_text(tiles: dict[Cell, str], data: st.DataObject) -> None:
    city = city_of(tiles)
    cell = data.draw(st.sampled_from(sorted(tiles)))
    found = {where(target) for target in destinations(city, cell_at(*cell))}
    assert found == legal_moves(tiles, cell)
    assert count_groups(label(city)) == groups(set(tiles))


@rule("MI-3.17")
@settings(max_examples=60, deadline=None)
@given(tiles=cities, data=st.data(), way=st.sampled_from(sorted(WAYS)))
def test_lines_are_those_of_the_text(tiles: dict[Cell, str], data: st.DataObject, way: str) -> None:
    start = data.draw(st.sampled_from(sorted(tiles)))
    city = city_of(tiles)
    number = ["up", "down", "left", "right"].index(way)
    found = [where(cell) for cell in line_cells(city, cell_at(*start), number)]
    assert found == walked(tiles, start, way)
    s = table()
    hold(s, 0)
    s.players[0].city = city
    line(s, start, way)
    names = [tiles[cell] for cell in found]
    wood, stone = names.count("forest"), names.count("quarry")
    expected = {"wood": min(wood, 6), "stone": min(stone, 6)}
    assert {name: held(s).get(name, 0) for name in expected} == expected
