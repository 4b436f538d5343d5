"""Large letters, and pages that are zoomed: nothing is too small, cut, covered or out of reach.

A page may be longer then than its window, but never wider.
"""

import pytest

from support.ended import ended
from web.endings import brought, running
from web.measuring import SIZES, ZOOMED, choose_letters, measure, resize

pytestmark = pytest.mark.slow

TABLES = {
    "kingdomino": (4, "fa"),
    "kohan_dej": (8, "hu"),
    "minerva": (4, "hu"),
    "trajan": (4, "en"),
    "pax_pamir": (5, "fa"),
}
"""The most seats, in a language that is long there, or runs from right to left."""
PAGES = {"home": ("/", ".tables"), "new": ("/new/kohan_dej", "form"), "learn": ("/learn", "main")}


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_whole_with_large_letters_and_zoomed(
    open_page, serving, shot, game: str
) -> None:
    seats, lang = TABLES[game]
    match = ended(game, seats, 1)
    page = open_page("/", lang=lang, phone=True)
    running(page, serving, match, int(len(match.played) * 0.6))
    faults = []
    for text in ["large", "huge", "normal"]:
        choose_letters(page, text, ".dock.mine")
        for size in ZOOMED if text == "normal" else SIZES[:-2]:
            resize(page, size)
            shot(page, f"{text}_{size}")
            faults += [f"{text} {each}" for each in measure(page, size, tight=True)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fa", "dark")])
def test_other_pages_are_whole_with_large_letters_and_zoomed(
    open_page, serving, shot, lang: str, theme: str
) -> None:
    match = ended("kingdomino", 4, 1)
    page = open_page("/", lang=lang, theme=theme, phone=True)
    table = brought(page, serving, match, 0)
    pages = {
        "report": (f"/tables/{table}", ".report"),
        "replay": (f"/replay/{table}?at=20", ".rep"),
        **PAGES,
    }
    faults = []
    for text in ["huge", "normal"]:
        for name, (address, ready) in pages.items():
            page.goto(address)
            choose_letters(page, text, ready)
            for size in ZOOMED if text == "normal" else [SIZES[0], SIZES[2], SIZES[5]]:
                resize(page, size)
                shot(page, f"{name}_{text}_{size}")
                found = measure(page, size, tight=True)
                faults += [f"{name} {text} {each}" for each in found]
    assert not faults, "\n".join(faults)
