"""What lines bring to one player of Minerva, now and in the rounds to come (MI-3.17)."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.city import City
from panj.games.minerva.moves import DIRECTIONS, beside
from panj.games.minerva.tables import Face, Good, Op, Type
from panj.games.minerva.thinking.best_few import NOTHING_KEPT, faded_sum, keep_best
from panj.games.minerva.thinking.cells import empty_cells
from panj.games.minerva.thinking.culture import culture_value
from panj.games.minerva.thinking.glory import tokens_value
from panj.games.minerva.thinking.situation import Situation


def line_value(here: Situation, city: City, start: i64, direction: i64) -> float:
    """MI-3.17 What the line from a cell in one direction brings."""
    spot = city.spot(beside(start, direction))
    if spot < 0:
        return 0.0
    tiles = here.tiles
    step = city.step(direction)
    theatre: i64 = 0
    art: i64 = 0
    science: i64 = 0
    free: i64 = 0
    total = 0.0
    tokens = 0.0
    face = i64(city.squares[spot])
    while face != Face.EMPTY and tiles.type[face] != Type.RESIDENCE:
        total += here.yields[face]
        op = tiles.op[face]
        good = tiles.right[face]
        if good == Good.GLORY or op == Op.BOTH:
            tokens += here.tokens_from(face)
        if (op == Op.GAIN or op == Op.BOTH) and tiles.is_built[face] == 0:
            if good == Good.ANY_CULTURE:
                free += tiles.right_count[face]
            elif good == Good.THEATRE:
                theatre += tiles.right_count[face]
            elif good == Good.ART:
                art += tiles.right_count[face]
            elif good == Good.SCIENCE:
                science += tiles.right_count[face]
            if op == Op.BOTH:
                good = tiles.left[face]
                if good == Good.THEATRE:
                    theatre += tiles.left_count[face]
                elif good == Good.ART:
                    art += tiles.left_count[face]
                elif good == Good.SCIENCE:
                    science += tiles.left_count[face]
        spot += step  # a tile has all its neighbours in the window
        face = i64(city.squares[spot])
    if tokens > 0.0:
        total += tokens_value(here, tokens)
    if theatre + art + science + free == 0:
        return total
    return total + culture_value(here, theatre, art, science, free)


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
    spots = NOTHING_KEPT[:]
    if here.residences > 0:
        for cell in empty_cells(city):
            keep_best(spots, best_line(here, city, cell), here.residences)
    again = NOTHING_KEPT[:]
    if here.assistants > 0:
        for cell in city.residences():
            keep_best(again, best_line(here, city, cell), here.assistants)
    here.is_plan = False
    return used_lines(here, spots, again)


def used_lines(here: Situation, spots: vec[float], again: vec[float]) -> float:
    """What the best lines come to: those that residences start, and those that assistants do."""
    fade = here.weights.fade
    return faded_sum(spots, here.residences, fade) + faded_sum(again, here.assistants, fade)
