"""Boards in the low window of a small laptop."""

import pytest

from web.hands import made_table

pytestmark = pytest.mark.slow

SEATS = {"kingdomino": 4, "kohan_dej": 6, "minerva": 4, "trajan": 4, "pax_pamir": 5}
LOW = {"width": 1366, "height": 650}

LIT = "main [data-lit], main .legal"
# What can be chosen but not be seen, and panels that hold more than they show.
HIDDEN = """(lit) => {
  const covered = [...document.querySelectorAll(lit)].filter((node) => {
    const box = node.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !there || !(node.contains(there) || there.contains(node));
  });
  const full = [...document.querySelectorAll('main, main .part, main .panel, main .ground')]
    .filter((node) => node.scrollHeight > node.clientHeight + 3);
  return [...covered, ...full].map((node) => node.dataset.thing ?? node.className);
}"""


@pytest.mark.parametrize("game", SEATS)
def test_everything_is_seen_in_a_low_window(open_page, shot, game: str) -> None:
    page = open_page("/")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * (SEATS[game] - 1)]
    made_table(page, [], game=game, seats=seats)
    page.locator(".dock.mine .q").wait_for()
    page.set_viewport_size(LOW)
    page.wait_for_function("innerHeight === 650")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100)))")
    shot(page)
    assert page.locator(LIT).count() > 0
    assert page.evaluate(HIDDEN, LIT) == []
    assert open_page.said == []
