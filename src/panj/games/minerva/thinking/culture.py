"""What culture points bring to one player of Minerva (MI-4.12)."""

from typing import Final

from mypy_extensions import i64

from panj.games.minerva.thinking.situation import MOST_POINTS, UNKNOWN, Situation


class Category:
    """MI-2.9 The culture stacks by number. Whoever adds up the points of a line does so in three
    numbers: making a list for every line costs more than all that is asked of it."""

    THEATRE: Final = 0
    ART: Final = 1
    SCIENCE: Final = 2


def stack_value(here: Situation, category: i64, points: i64, times: float) -> float:
    """MI-4.12 What so many points, several times, take from the top of a stack."""
    s = here.s
    total = 0.0
    left = times
    place = s.taken[category]
    while left > 0.0 and place < s.tiles.culture_height[s.seats]:
        at = s.tiles.culture_at(s.seats, category, place)
        if s.tiles.symbols[at] > points:
            break
        total += float(s.tiles.culture_points[at]) * min(left, 1.0)
        left -= 1.0
        place += 1
    return total * here.weights.culture


def next_tile_value(here: Situation, category: i64, points: i64) -> float:
    """The top tile if the points suffice, otherwise a part of it. Asked for every line, and so
    remembered as long as the situation is the same."""
    if points <= 0:
        return 0.0
    if points >= MOST_POINTS:
        return find_next_tile_value(here, category, points)
    known = here.culture_planned if here.is_plan else here.culture_now
    at = category * MOST_POINTS + points
    if known[at] == UNKNOWN:
        known[at] = find_next_tile_value(here, category, points)
    return known[at]


def find_next_tile_value(here: Situation, category: i64, points: i64) -> float:
    """The same, worked out."""
    s = here.s
    if s.stack_height(category) <= 0:
        return 0.0
    if here.is_plan:
        times = max(1.0, here.times)
        deep = stack_value(here, category, points, times) / times
        if deep > 0.0:
            return deep
    top = s.top_culture(category)
    need = s.tiles.symbols[top]
    value = here.weights.culture * float(s.tiles.culture_points[top])
    if points >= need:
        return value
    return here.weights.partial * value * float(points) / float(need)


def culture_value(here: Situation, theatre: i64, art: i64, science: i64, free: i64) -> float:
    """MI-4.12 Points by category and points of free choice, put where they help most."""
    first = next_tile_value(here, Category.THEATRE, theatre)
    second = next_tile_value(here, Category.ART, art)
    third = next_tile_value(here, Category.SCIENCE, science)
    best = 0.0
    if free > 0:
        best = max(best, next_tile_value(here, Category.THEATRE, theatre + free) - first)
        best = max(best, next_tile_value(here, Category.ART, art + free) - second)
        best = max(best, next_tile_value(here, Category.SCIENCE, science + free) - third)
    return first + second + third + best


def more_points_value(here: Situation, category: i64, points: i64, more: i64) -> float:
    """What more culture points in a line would take over the times it still works."""
    times = here.times
    return stack_value(here, category, points + more, times) - stack_value(
        here, category, points, times
    )
