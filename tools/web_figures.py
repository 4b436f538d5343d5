"""Measure the browser table: `python tools/web_figures.py ADDRESS`, with a server running there.

Weight of the first page (gzip, fonts left out), time from a click to the next paint on a
mid-game board, and how far anything moves when the prompt changes.
"""

import json
import shutil
import sys

from playwright.sync_api import Page, sync_playwright

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SHIFTS = """
window.shifts = 0;
window.slow = [];
window.moved = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    window.shifts += entry.value;
    for (const { node } of entry.sources)
      window.moved.push(node?.className?.baseVal ?? node?.className ?? '?');
  }
}).observe({ type: 'layout-shift' });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.slow.push(entry.duration);
}).observe({ type: 'event', durationThreshold: 16 });
"""
TARGET = """() => {
  const find = (what) => document.querySelector(what);
  const node = find('.claimable') ?? find('.spot.visible .gain');
  if (!node || !find('.dock.mine')) return null;
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def main() -> None:
    """Print all figures as JSON."""
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        figures = {"first_page_bytes": weight(page, sys.argv[1]), **interaction(page)}
        browser.close()
    print(json.dumps(figures, indent=1))


def weight(page: Page, address: str) -> int:
    """What the first page loads, as it goes over the wire, without fonts."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: dict[str, float] = {}
    fonts: set[str] = set()
    devtools.on("Network.responseReceived", lambda event: note_font(event, fonts))
    devtools.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    page.goto(address)
    page.locator("form .go .btn.primary").wait_for()
    page.wait_for_timeout(1000)
    return round(sum(size for request, size in sizes.items() if request not in fonts))


def note_font(event: dict[str, object], fonts: set[str]) -> None:
    if event.get("type") == "Font":
        fonts.add(str(event["requestId"]))


def interaction(page: Page) -> dict[str, object]:
    """Play half a match against three bots, then measure the next decisions."""
    page.locator("form .go .btn.primary").click()
    page.locator(".dock").wait_for()
    for _ in range(12):
        decide(page)
    page.evaluate(SHIFTS)
    docks = {decide(page) for _ in range(8)}
    page.wait_for_timeout(300)
    slow = sorted(page.evaluate("window.slow"))
    return {
        "interaction_to_next_paint_ms": slow[-1] if slow else 0,
        "interaction_median_ms": slow[len(slow) // 2] if slow else 0,
        "interactions": len(slow),
        "layout_shift": round(page.evaluate("window.shifts"), 4),
        "moved": sorted(set(page.evaluate("window.moved"))),
        "dock_heights": sorted(docks),
    }


def decide(page: Page) -> float:
    """Click the first target; the height of the prompt afterwards."""
    page.wait_for_function(TARGET)
    page.mouse.click(*page.evaluate(TARGET))
    page.wait_for_timeout(500)
    height: float = page.evaluate("document.querySelector('.dock').getBoundingClientRect().height")
    return height


if __name__ == "__main__":
    main()
