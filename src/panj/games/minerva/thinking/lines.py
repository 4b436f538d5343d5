"""What lines bring to one player of Minerva, now and in the rounds to come (MI-3.17)."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.city import City
from panj.games.minerva.moves import DIRECTIONS, beside
from panj.games.minerva.rules.activation import line_faces
from panj.games.minerva.tables import CULTURES, Face, Good, Op, Type
from panj.games.minerva.thinking.best_few import KEPT, faded_sum, keep_best
from panj.games.minerva.thinking.culture import culture_value
from panj.games.minerva.thinking.glory import tokens_value
from panj.games.minerva.thinking.situation import Situation


def line_value(here: Situation, city: City, start: i64, direction: i64) -> float:
    """MI-3.17 What the line from a cell in one direction brings."""
    tiles = here.tiles
    points = vec[i64]([0] * CULTURES)
    free: i64 = 0
    total = 0.0
    tokens = 0.0
    has_culture = False
    cell = beside(start, direction)
    face = city.at(cell)
    while face != Face.EMPTY and tiles.type[face] != Type.RESIDENCE:
        total += here.yields[face]
        if tiles.right[face] == Good.GLORY:
            tokens += here.tokens_from(face)
        if tiles.op[face] == Op.GAIN and tiles.is_built[face] == 0:
            good = tiles.right[face]
            if good == Good.ANY_CULTURE:
                free += tiles.right_count[face]
                has_culture = True
            elif Good.THEATRE <= good <= Good.SCIENCE:
                at = good - Good.THEATRE
                points[at] = points[at] + tiles.right_count[face]
                has_culture = True
        cell = beside(cell, direction)
        face = city.at(cell)
    if tokens > 0.0:
        total += tokens_value(here, tokens)
    return total + culture_value(here, points, free) if has_culture else total


def best_line(here: Situation, city: City, start: i64) -> float:
    """The best of the four directions."""
    best = 0.0
    for direction in range(i64(DIRECTIONS)):
        if city.at(beside(start, direction)) != Face.EMPTY:
            best = max(best, line_value(here, city, start, direction))
    return best


def lines_to_come(here: Situation, city: City) -> float:
    """What the residences and assistants still to come may bring in this city."""
    here.is_plan = True
    spots = vec[float]([0.0] * KEPT)
    for cell in city.empty_beside():
        keep_best(spots, best_line(here, city, cell))
    again = vec[float]([0.0] * KEPT)
    for cell in city.residences():
        keep_best(again, best_line(here, city, cell))
    here.is_plan = False
    fade = here.weights.fade
    return faded_sum(spots, here.residences, fade) + faded_sum(again, here.assistants, fade)


def best_points(here: Situation) -> vec[i64]:
    """The most culture points of each category in any line of the city, counted once."""
    if len(here.most_points) == 0:
        best = vec[i64]([0] * CULTURES)
        city = here.player.city
        for cell in city.empty_beside():
            for direction in range(i64(DIRECTIONS)):
                points = line_points(here, cell, direction)
                for category in range(i64(CULTURES)):
                    best[category] = max(best[category], points[category])
        here.most_points = best
    return here.most_points


def line_points(here: Situation, cell: i64, direction: i64) -> vec[i64]:
    """The culture points of each category in one line."""
    points = vec[i64]([0] * CULTURES)
    tiles = here.tiles
    for face in line_faces(here.player.city, cell, direction):
        good = tiles.right[face]
        if tiles.acts_in_line(face) and Good.THEATRE <= good <= Good.SCIENCE:
            at = good - Good.THEATRE
            points[at] = points[at] + tiles.right_count[face]
    return points
