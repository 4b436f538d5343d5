"""What the judgement of Minerva finds quickly is what looking at everything anew finds."""

from collections import Counter
from collections.abc import Iterator

import pytest

from panj.core.dice import Dice
from panj.core.judgement import best_of
from panj.games.minerva.game import GAME
from panj.games.minerva.moves import DIRECTIONS
from panj.games.minerva.rules.activation import line_faces
from panj.games.minerva.rules.building import offered
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import CULTURES, GOODS_PER_POINT, Face, Good, Op, is_culture
from panj.games.minerva.thinking.best_temple import best_prospect
from panj.games.minerva.thinking.cells import empty_cells, faces_of, ring_size, tile_cells
from panj.games.minerva.thinking.culture import find_next_tile_value, next_tile_value
from panj.games.minerva.thinking.judgement import JUDGEMENT
from panj.games.minerva.thinking.most_in_line import best_points, best_tokens
from panj.games.minerva.thinking.moving import city_value
from panj.games.minerva.thinking.planned_lines import PlannedLines
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.temples import temple_prospect
from support import asked, moves

SEATS = (1, 2, 3, 4)


def positions(seats: int, seed: int, luck: int = 6) -> Iterator[MinervaState]:
    """All positions of a game in which the walking player makes most moves, and chance some: one
    of so many."""
    s = GAME.new(seats, {}, seed)
    assert isinstance(s, MinervaState)
    dice = Dice(seed)
    while s.decision() is not None:
        found = moves(s)
        if len(found) > 1:
            yield s
        is_walk = dice.below(luck) > 0
        s.make(found[JUDGEMENT.pick(s, found) if is_walk else dice.below(len(found))])


def situation(s: MinervaState) -> Situation:
    return Situation(s, asked(s).who, JUDGEMENT.weights)


def check_lines(s: MinervaState, face: int) -> int:
    """A tile on every cell: to the last digit what the whole city is worth with it."""
    here = situation(s)
    lines = PlannedLines(here)
    assert lines.value_now() == city_value(here, here.player.city)
    for cell in here.player.city.empty_beside():
        after = here.player.city.clone()
        after.put(cell, face)
        assert lines.value_with(cell, face) == city_value(here, after)
        assert lines.value_now() == city_value(here, here.player.city)
    return face


@pytest.mark.parametrize("seats", SEATS)
def test_one_more_tile_is_worth_what_the_whole_city_is(seats: int) -> None:
    laid: set[int] = set()
    for seed in range(2):
        for s in positions(seats, seed, luck=3):
            d = asked(s)
            if isinstance(d, PlaceTile):
                laid |= {check_lines(s, face) for face in (d.face, *s.row[:1])}
    assert Face.RESIDENCE in laid
    assert any(is_temple(face) for face in laid)
    assert len(laid) > 10


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
def test_every_tile_is_worth_that_in_many_games(seats: int) -> None:
    for seed in range(100, 110):
        for s in positions(seats, seed, luck=3):
            d = asked(s)
            if isinstance(d, PlaceTile):
                for face in {*offered(s), d.face}:
                    check_lines(s, face)


def test_the_window_grows_before_a_tile_is_tried_at_its_edge() -> None:
    s = next(positions(2, seed=1))
    city = s.players[asked(s).who].city
    while city.has_room(city.high_x + 1, city.high_y):
        city.put((city.high_y << 8) + city.high_x + 1, Face.FOUNTAIN)
    check_lines(s, Face.FOUNTAIN)


def points_in(s: MinervaState, here: Situation, cell: int, direction: int) -> list[int]:
    """MI-4.12 The culture points of one line by category."""
    found = [0] * CULTURES
    tiles = s.tiles
    for face in line_faces(here.player.city, cell, direction):
        if not tiles.acts_in_line(face):
            continue
        gains = [(tiles.right[face], tiles.right_count[face])]
        if tiles.op[face] == Op.BOTH:
            gains.append((tiles.left[face], tiles.left_count[face]))
        for good, count in gains:
            if is_culture(good):
                found[good - Good.THEATRE] += count
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_what_lines_have_at_the_most_is_found_on_one_walk(seats: int) -> None:
    for number, s in enumerate(positions(seats, seed=5)):
        if number % 5:
            continue
        here = situation(s)
        city = here.player.city
        lines = [(c, way) for c in city.empty_beside() for way in range(DIRECTIONS)]
        points = [points_in(s, here, cell, way) for cell, way in lines]
        for category in range(CULTURES):
            assert best_points(here)[category] == max(each[category] for each in points)
        here.is_plan = True
        tokens = [
            sum(here.tokens_from(face) for face in line_faces(city, cell, way))
            for cell, way in lines
        ]
        assert best_tokens(here) == max(tokens)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_counted_in_machine_numbers_is_what_the_city_lists(seats: int) -> None:
    for number, s in enumerate(positions(seats, seed=6)):
        if number % 5:
            continue
        here = situation(s)
        city = here.player.city
        assert list(empty_cells(city)) == city.empty_beside()
        assert list(tile_cells(city)) == city.tiles()
        assert list(faces_of(city)) == [city.at(cell) for cell in city.tiles()]
        for cell in city.empty_beside():
            assert ring_size(city, cell) == len(city.ring(cell))
        for face in s.row:
            prospects = [temple_prospect(here, city, cell, face) for cell in city.empty_beside()]
            assert best_prospect(here, face) == max(0.0, *prospects)
        for category in range(CULTURES):
            for points in range(1, 4 * GOODS_PER_POINT):
                for here.is_plan in (False, True):
                    worth = find_next_tile_value(here, category, points)
                    assert next_tile_value(here, category, points) == worth
                    assert next_tile_value(here, category, points) == worth


def test_a_walk_chooses_what_a_long_look_finds_best_but_for_aqueducts() -> None:
    """What an Aqueduct may move is told at a glance, which may make another tile look better."""
    asked_for: Counter[bool] = Counter()
    as_good: Counter[bool] = Counter()
    for seats in SEATS:
        for s in positions(seats, seed=20 + seats):
            found = moves(s)
            before = GAME.dump(s)
            chosen = JUDGEMENT.pick(s, found)
            ratings = JUDGEMENT.rate(s, found)
            assert GAME.dump(s) == before
            d = asked(s)
            faces = [*offered(s), d.face if isinstance(d, PlaceTile) else Face.EMPTY]
            is_open = any(s.tiles.op[face] == Op.MOVE_TILE for face in faces)
            asked_for[is_open] += 1
            as_good[is_open] += ratings[chosen] == ratings[best_of(ratings)]
    assert as_good[False] == asked_for[False] > 100
    assert as_good[True] > 0.9 * asked_for[True]
