"""Measure the browser table: `python tools/web_figures.py [--game GAME] [ADDRESS]`.

Weight of the first page (gzip, fonts left out), time from a click to the next paint on a
mid-game board, how far anything moves when the prompt changes, and what a well-made page has.
Without an address a server of its own is started; without a game, the first one is played.
"""

import argparse
import contextlib
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from panj.core.registry import REGISTRY
from web.access import violations
from web.browsers import chromium_path
from web.conftest import kept_settings
from web.hands import PATIENCE
from web.painting import EVENTS, SHIFTS, TARGET
from web.serving import Serving
from web.wellmade import faults

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def main() -> None:
    """Print all figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", nargs="?")
    parser.add_argument("--game", choices=REGISTRY.slugs(), default=REGISTRY.slugs()[0])
    chosen = parser.parse_args()
    with server(chosen.address) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.set_default_timeout(PATIENCE)
        # others' turns are not told: what is measured is a click, and nobody waits for it
        page.add_init_script(kept_settings("instant", True, "off"))
        figures = {"first_page_bytes": weight(page, address), "faults": faults(page)}
        figures["access_faults"] = violations(page)
        page.goto(f"{address}/new/{chosen.game}")
        figures |= interaction(page)
        browser.close()
    print(json.dumps(figures, indent=1))


@contextlib.contextmanager
def server(given: str | None) -> Iterator[str]:
    """The given server, or a fresh one."""
    if given is not None:
        yield given
        return
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder)) as serving:
        yield serving.address


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
    page.locator(".tile .btn.primary").first.wait_for()
    page.wait_for_load_state("networkidle")
    return round(sum(size for request, size in sizes.items() if request not in fonts))


def note_font(event: dict[str, object], fonts: set[str]) -> None:
    if event.get("type") == "Font":
        fonts.add(str(event["requestId"]))


def interaction(page: Page) -> dict[str, object]:
    """Play on for a while against bots, then measure the next clicks."""
    page.locator("form .go .btn.primary").click()
    page.locator(".dock").wait_for()
    for _ in range(12):
        decide(page)
    page.evaluate(SHIFTS + EVENTS)
    docks = {decide(page) for _ in range(10)}
    page.wait_for_timeout(300)
    slow = sorted(page.evaluate("window.slow")) or [0]
    return {
        "interaction_to_next_paint_ms": slow[-1],
        "interaction_median_ms": slow[len(slow) // 2],
        "interaction_script_ms": round(max(page.evaluate("window.busy"), default=0), 1),
        "interactions": len(slow),
        "layout_shift": round(page.evaluate("window.shifts"), 4),
        "moved": sorted(set(page.evaluate("window.moved"))),
        "dock_heights": sorted(docks),
    }


def decide(page: Page) -> float:
    """Click what comes next; the height of the prompt afterwards."""
    page.mouse.click(*page.wait_for_function(TARGET).json_value())
    page.wait_for_timeout(500)
    height: float = page.evaluate("document.querySelector('.dock').getBoundingClientRect().height")
    return height


if __name__ == "__main__":
    main()
