"""Nothing jumps while others' turns are told: what has another place glides there."""

from typing import Any

import pytest
from playwright.sync_api import Page

from web.pacing import is_asked, play, run_until, seated

TURNS = 3
LEAST = 0.005
"""Below it browsers' own tools say 0.00. A sign on a card that glides may count for 0.0001: the
browser does not see that it goes with its card."""
STEP_MS = 900
"""No step of Calm is shorter: the page is never drawn two steps later."""

RECORD = """() => {
  window.shifts = [];
  window.told = new Set();
  const name = (node) =>
    node?.className?.baseVal ?? node?.className ?? node?.data ?? node?.tagName ?? 'gone';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: was, currentRect: is }) => {
        const [from, to] = [was, is].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
        return `${name(node)} in ${name(node?.parentElement)}: ${from} to ${to}`;
      });
      window.shifts.push([moved, entry.value]);
    }
  }).observe({ type: 'layout-shift' });
  new MutationObserver(() => {
    const node = document.querySelector('[data-told]');
    if (node) window.told.add(node.dataset.told);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-told'] });
}"""
"""Everything that the browser calls a shift, but right after a click, and the steps told."""

AT_REST = """async () => {
  const moves = (each) => each.effect.getComputedTiming().endTime <= 1000;
  const all = document.getAnimations().filter(moves);
  await Promise.allSettled(all.map((each) => each.finished));
}"""
"""A table is at rest before the next step begins, as it is for whoever reads at this speed; what
takes longer is a piece of the strip that fills."""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["kingdomino", "kohan_dej", "minerva", "trajan", "pax_pamir"])
def test_nothing_shifts_while_turns_are_told(open_page, game: str, phone: bool) -> None:
    page: Page = seated(open_page, game, 2, "calm", RECORD, motion="no-preference", phone=phone)

    def asked_at_rest(table: dict[str, Any], state: dict[str, Any]) -> bool:
        page.evaluate(AT_REST)
        return is_asked(table, state)

    run_until(page, asked_at_rest, STEP_MS)
    page.evaluate("window.shifts = []")  # what a page does while it is loaded is another matter
    play(page, TURNS, STEP_MS, asked_at_rest)
    assert page.evaluate("window.told.size") > 1
    shifts = page.evaluate("window.shifts")
    assert sum(value for _, value in shifts) < LEAST, shifts
