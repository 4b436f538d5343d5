"""The most that any line of a city of Minerva has: culture points, and glory tokens (MI-3.17)."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.moves import DIRECTIONS, beside
from panj.games.minerva.tables import CULTURES, Face, Good, Op, Type, is_culture
from panj.games.minerva.thinking.situation import Situation


def best_points(here: Situation) -> vec[i64]:
    """The most culture points of each category in any line of the city."""
    walk_all_lines(here)
    return here.most_points


def best_tokens(here: Situation) -> float:
    """The most glory tokens of any line of the city in the rounds to come."""
    walk_all_lines(here)
    return here.most_tokens


def walk_all_lines(here: Situation) -> None:
    """Both on one walk, once for all moves."""
    if len(here.most_points) > 0:
        return
    here.most_points = vec[i64]([0] * CULTURES)
    was_plan = here.is_plan
    here.is_plan = True
    points = vec[i64]([0] * CULTURES)
    for cell in here.spots():
        for direction in range(i64(DIRECTIONS)):
            walk_line(here, cell, direction, points)
    here.is_plan = was_plan


def walk_line(here: Situation, start: i64, direction: i64, points: vec[i64]) -> None:
    """One line; `points` is room for counting, so that it is made once."""
    city = here.player.city
    tiles = here.tiles
    for category in range(i64(CULTURES)):
        points[category] = 0
    tokens = 0.0
    spot = city.spot(beside(start, direction))
    if spot < 0:
        return
    step = city.step(direction)
    face = i64(city.squares[spot])
    while face != Face.EMPTY and tiles.type[face] != Type.RESIDENCE:
        if tiles.acts_in_line(face):
            count_points(here, face, points)
            tokens += here.tokens_from(face)
        spot += step  # a tile has all its neighbours in the window
        face = i64(city.squares[spot])
    for category in range(i64(CULTURES)):
        here.most_points[category] = max(here.most_points[category], points[category])
    here.most_tokens = max(here.most_tokens, tokens)


def count_points(here: Situation, face: i64, points: vec[i64]) -> None:
    """MI-4.12 The culture points of one tile, of those with a category."""
    tiles = here.tiles
    good = tiles.right[face]
    if is_culture(good):
        points[good - Good.THEATRE] += tiles.right_count[face]
    if tiles.op[face] == Op.BOTH and is_culture(tiles.left[face]):
        points[tiles.left[face] - Good.THEATRE] += tiles.left_count[face]
