"""Every page that is no board, and the replays, in every window.

One page goes through all of them, and only its window changes.
"""

from typing import Any

import pytest
from playwright.sync_api import Page

from support.ended import ended
from web.access import violations
from web.endings import brought
from web.hands import made_table
from web.measuring import SIZES, Window, measure, resize
from web.serving import Serving

pytestmark = pytest.mark.slow

SHAPES = [SIZES[0], SIZES[1], SIZES[2], SIZES[3], SIZES[5]]
"""A phone, tablets that stand and lie, a small laptop."""
REPLAYS = {"kingdomino": 4, "kohan_dej": 8, "pax_pamir": 5}


class Walk:
    """Goes from page to page, and notes what is wrong there in each of some windows."""

    def __init__(self, page: Page, shot: Any) -> None:
        self.page = page
        self.shot = shot
        self.faults: list[str] = []

    def see(self, name: str, ready: str, sizes: list[Window], axe: bool = False) -> None:
        self.page.locator(ready).first.wait_for()
        for size in sizes:
            resize(self.page, size)
            self.shot(self.page, f"{name}_{size}")
            found = measure(self.page, size) + (violations(self.page) if axe else [])
            self.faults += [f"{name} {fault}" for fault in found]


@pytest.mark.parametrize(
    ("lang", "theme", "sizes"),
    [("en", "light", SHAPES), ("fa", "dark", SIZES), ("hu", "light", SHAPES)],
)
def test_every_page_fits_every_window(
    open_page, serving: Serving, shot, lang: str, theme: str, sizes: list[Window]
) -> None:
    page = open_page("/", lang=lang, theme=theme, phone=True)
    walk = Walk(page, shot)
    brought(page, serving, ended("kingdomino", 4, 1), 0)
    walk.see("report", ".report", sizes)
    made_table(page, ["open", "open", "bot"], game="trajan")
    walk.see("waiting", ".dock", sizes)
    for game, seats in REPLAYS.items():
        match = ended(game, seats, 1)
        table = brought(page, serving, match)
        page.goto(f"/replay/{table}?at={len(match.played) // 2}")
        walk.see(f"replay {game}", ".rep", sizes)
    for name, address, ready in [
        ("home", "/", ".tile .btn.primary:enabled"),
        ("new", "/new/kohan_dej", "form"),
        ("rules", "/rules/trajan", "main"),
        ("learn", "/learn", "main .btn"),
    ]:
        page.goto(address)
        walk.see(name, ready, sizes, axe=lang == "fa" and name == "home")
    assert not walk.faults, "\n".join(walk.faults)
    assert open_page.said == []
