"""What culture points bring to one player of Minerva (MI-4.12)."""

from librt.vecs import vec
from mypy_extensions import i64

from panj.games.minerva.tables import CULTURES
from panj.games.minerva.thinking.situation import Situation


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
    """The top tile if the points suffice, otherwise a part of it."""
    s = here.s
    if points <= 0 or s.stack_height(category) <= 0:
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


def culture_value(here: Situation, points: vec[i64], free: i64) -> float:
    """MI-4.12 Points by category and points of free choice, put where they help most."""
    total = 0.0
    best = 0.0
    for category in range(i64(CULTURES)):
        sure = next_tile_value(here, category, points[category])
        total += sure
        best = max(best, next_tile_value(here, category, points[category] + free) - sure)
    return total + best


def more_points_value(here: Situation, category: i64, points: i64, more: i64) -> float:
    """What more culture points in a line would take over the times it still works."""
    times = here.times
    return stack_value(here, category, points + more, times) - stack_value(
        here, category, points, times
    )
