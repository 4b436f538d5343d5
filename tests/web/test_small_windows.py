"""Boards in the low window of a small laptop and on a tablet that stands."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLate

from web.hands import made_table

pytestmark = pytest.mark.slow

SEATS = {"kingdomino": 4, "kohan_dej": 6, "minerva": 4, "trajan": 4, "pax_pamir": 5}
SIZES = [{"width": 1366, "height": 650}, {"width": 820, "height": 1180}]

LIT = "main [data-lit], main .legal"
# What can be chosen but not be seen, but for what scrolls in a list of some height; panels that
# hold more than they show, and those that lie on others. Places for a domino overlap.
HIDDEN = """(lit) => {
  const covered = [...document.querySelectorAll(lit)].filter((node) => {
    const box = node.getBoundingClientRect();
    if (node.closest('.scroll, .shelf')?.getBoundingClientRect().height > 90) return false;
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !there || !(node.contains(there) || there.contains(node) || there.closest(lit));
  });
  const full = [...document.querySelectorAll('main, main .part, main .panel, main .ground, .dock')]
    .filter((node) => node.scrollHeight > node.clientHeight + 3);
  const parts = [...document.querySelectorAll('main .part, main .panel, main .rival')]
    .filter((node) => node.getClientRects().length && !node.querySelector('.part, .panel, .rival'))
    .map((node) => ({ node, box: node.getBoundingClientRect() }));
  const over = parts.filter(({ box }) => parts.some(({ box: other }) => box !== other &&
    Math.min(box.right, other.right) - Math.max(box.left, other.left) > 4 &&
    Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 4));
  return [...covered, ...full, ...over.map(({ node }) => node)]
    .map((node) => node.dataset.thing ?? `${node.classList}`);
}"""


@pytest.mark.parametrize("game", SEATS)
def test_everything_is_seen_in_a_small_window(open_page, shot, game: str) -> None:
    page = open_page("/")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * (SEATS[game] - 1)]
    made_table(page, [], game=game, seats=seats)
    page.locator(LIT).first.wait_for(state="attached")
    for size in SIZES:
        page.set_viewport_size(size)
        page.wait_for_function("(height) => innerHeight === height", arg=size["height"])
        page.locator(LIT).first.wait_for(state="attached")
        with suppress(TooLate):  # the board sees the new size a frame later
            page.wait_for_function(f"(lit) => ({HIDDEN})(lit).length === 0", arg=LIT)
        shot(page)
        assert page.evaluate(HIDDEN, LIT) == []
    assert open_page.said == []
