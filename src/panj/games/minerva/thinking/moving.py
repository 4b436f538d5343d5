"""What a city promises, and what moving one of its tiles gains (MI-4.25)."""

from mypy_extensions import i64

from panj.games.minerva.city import City
from panj.games.minerva.rules.groups import destinations
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.tables import Type
from panj.games.minerva.thinking.best_temple import best_prospect
from panj.games.minerva.thinking.cells import tile_cells
from panj.games.minerva.thinking.lines import lines_to_come
from panj.games.minerva.thinking.planned_lines import PlannedLines
from panj.games.minerva.thinking.situation import Situation
from panj.games.minerva.thinking.temples import temple_prospect, temples_value


def city_value(here: Situation, city: City) -> float:
    """What a city promises: its temples, and the lines still to come."""
    return temples_value(here, city) + lines_value(here, city)


def lines_value(here: Situation, city: City) -> float:
    """MI-3.17 The lines still to come, against what is sure."""
    return here.weights.plan * lines_to_come(here, city)


def best_moving(here: Situation, city: City) -> float:
    """MI-4.25 What an Aqueduct may gain in this city; its own cell is chosen to suit."""
    now = city_value(here, city)
    best = 0.0
    for cell in tile_cells(city):
        best = max(best, moving_gain(here, city, cell, now))
    return best


def glance_at_moving(here: Situation) -> float:
    """MI-4.25 About the same for the own city, without asking where a tile may go: a temple by its
    best cell, a residence by the place that it leaves."""
    city = here.player.city
    lines = PlannedLines(here)
    now = lines.value_now()
    best = 0.0
    for cell in tile_cells(city):
        face = city.at(cell)
        if here.tiles.type[face] == Type.RESIDENCE:
            best = max(best, lines.value_without(cell) - now)
        elif is_temple(face):
            more = best_prospect(here, face) - temple_prospect(here, city, cell, face)
            best = max(best, here.weights.temples * more)
    return best


def moving_gain(here: Situation, city: City, cell: i64, now: float) -> float:
    """MI-4.25 About what moving one tile gains: a temple by its best new cell, a residence by
    the good place that the next one can take again. Other tiles are where they belong."""
    face = city.at(cell)
    is_residence = here.tiles.type[face] == Type.RESIDENCE
    if not is_residence and not is_temple(face):
        return 0.0
    places = destinations(city, cell)
    if not places:
        return 0.0
    rest = city.clone()
    rest.lift(cell)
    gain = city_value(here, rest) - now
    if is_residence:
        return gain
    best = 0.0
    for place in places:
        best = max(best, temple_prospect(here, rest, place, face))
    return gain + here.weights.temples * best
