"""What a click costs until the next paint, in counts: the time of it is the machine's."""

import pytest

from panj.core.match import Match
from support.ended import ended
from web.endings import running
from web.painting import TARGET, Work

CLICKS = 4
MOST = {"touched": 900, "layouts": 40}
"""More than twice what any board needs today: 420 parts changed, 18 layouts."""
GAMES = [
    ("kingdomino", 4),
    ("kohan_dej", 4),
    ("minerva", 4),
    ("trajan", 4),
    ("pax_pamir", 4),
]


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_click_changes_little_and_lays_the_page_out_seldom(
    open_page, serving, slug: str, seats: int
) -> None:
    page = open_page("/")
    match = ended(slug, seats, 1)
    half = len(match.played) // 2
    middle = next(at for at in range(half, len(match.played)) if choices(match, at) > 1)
    running(page, serving, match, middle)
    work = Work(page)
    worst: dict[str, float] = {}
    for _ in range(CLICKS):
        counted = work.click(*page.wait_for_function(TARGET).json_value())
        worst = {name: max(value, worst.get(name, 0)) for name, value in counted.items()}
    assert {name: worst[name] <= most for name, most in MOST.items()} == dict.fromkeys(
        MOST, True
    ), worst


def choices(match: Match, at: int) -> int:
    """How many moves there were to choose from before this one."""
    now = match.earlier(len(match.played) - at)
    d = now.decision()
    return 0 if d is None else len(d.moves(now))
