"""Whole matches of Minerva: a person points at the board, bots do the rest."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from panj.games.minerva.reading.tiles import shipped_tables
from web.access import violations
from web.hands import PATIENCE, RESULT, new_table, settle

pytestmark = pytest.mark.slow

LOOK = """() => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const seen = (node) => {
    const found = document.elementFromPoint(...middle(node));
    return !!found && (node === found || node.contains(found));
  };
  const show = (node) => ({
    point: middle(node),
    place: node.classList.contains('place'),
    last: node.matches('.acts .btn:last-child') && !node.matches('.primary, .signed'),
  });
  const words = (node) => node.getAttribute('aria-label') ?? node.textContent;
  const lit = [...document.querySelectorAll('.minerva [data-lit]')].filter(seen);
  const verbs = [...document.querySelectorAll('.dock.mine .acts .btn:not(.ico):not(:disabled)')];
  const question = document.querySelector('.dock .q')?.textContent;
  return {
    over: !!document.querySelector('.report'),
    sheet: !!document.querySelector('.sheet[role="dialog"] .iconbtn'),
    mine: !!document.querySelector('.dock.mine .q'),
    sign: [document.querySelector('.dock')?.dataset.version, question, lit.length,
           ...lit.map(words)].join(),
    lit: lit.map(show),
    verbs: verbs.slice(/undo/i.test(verbs[0]?.textContent ?? '') ? 1 : 0).map(show),
  };
}"""


TO_DO = f"""() => {{
  const seen = ({LOOK})();
  return seen.over || seen.sheet || (seen.mine && (seen.lit.length || seen.verbs.length));
}}"""
"""Whether the match is over or there is something to point at."""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def point(page: Page, x: float, y: float) -> None:
    """Click, or tap on a phone."""
    if page.viewport_size and page.viewport_size["width"] < 720:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def pick(seen: dict[str, Any], rng: Random, passing: float) -> dict[str, Any] | None:
    """A target of the board, or a button; the last one passes and has a weight of its own."""
    targets = seen["lit"] + seen["verbs"]
    if not targets:
        return None
    weights = [passing if target["last"] else 1.0 for target in targets]
    found: dict[str, Any] = rng.choices(targets, weights)[0]
    return found


def play(page: Page, rng: Random, passing: float = 0.3, seconds: float = 600) -> int:
    """Point at things until the report is there; how often it took."""
    deadline = time.monotonic() + seconds
    clicks = 0
    while time.monotonic() < deadline:
        seen = look(page)
        if seen["over"]:
            return clicks
        if seen["sheet"]:  # on a slow machine a tap may last as long as a press
            page.locator('.sheet[role="dialog"] .iconbtn').first.click()
            continue
        target = pick(seen, rng, passing) if seen["mine"] else None
        if target is None:
            page.wait_for_function(TO_DO, timeout=PATIENCE)
            continue
        point(page, *target["point"])
        clicks += 1
        settle(page)
    raise AssertionError("the match did not end")


def asked(page: Page) -> None:
    expect(page.locator(".dock.mine .q")).to_be_visible(timeout=PATIENCE)
    page.locator(".minerva [data-lit]").first.wait_for(timeout=PATIENCE)


def test_a_match_by_pointing_at_the_board(open_page, shot) -> None:
    page = open_page("/new/minerva")
    new_table(page, ["bot"])
    asked(page)
    shot(page, "playing")
    assert violations(page) == []
    assert play(page, Random(2)) > 10
    expect(page.locator(".report h2")).to_contain_text(RESULT)
    expect(page.locator(".minis figure")).to_have_count(2)
    shot(page, "report")
    assert open_page.said == []


def test_alone_on_a_phone_in_persian_for_a_title(open_page, shot) -> None:
    page = open_page("/new/minerva", lang="fa", theme="dark", phone=True)
    new_table(page, [])
    asked(page)
    shot(page, "city")
    assert violations(page) == []
    page.locator("#mi-tab-display").tap()
    expect(page.locator(".pair").first).to_be_visible()
    shot(page, "pairs")
    assert violations(page) == []
    page.locator("#mi-tab-city").tap()
    play(page, Random(3), passing=2)
    expect(page.locator(".report h2")).to_contain_text("را به دست آوردید")
    expect(page.locator(".report .cup")).to_have_count(0)
    expect(page.locator(".report .place")).to_have_count(0)
    shot(page, "title")
    assert open_page.said == []


def test_a_residence_shows_its_lines_before_it_is_laid(open_page, shot) -> None:
    page = open_page("/new/minerva")
    new_table(page, ["bot"])
    asked(page)
    page.get_by_role("button", name="Residence", exact=True).click()
    place = page.locator('.place.lit[data-thing="cell:1,0"]')
    place.click()
    expect(page.locator(".way")).to_have_count(4)
    page.locator('.way[data-way="left"]').hover()
    expect(page.locator(".preview .pill")).to_contain_text("of choice")
    expect(page.locator(".path .number")).to_have_text("1")
    shot(page, "line")
    page.keyboard.press("Escape")
    expect(page.locator(".way")).to_have_count(0)
    page.locator(".place.lit").first.focus()
    page.keyboard.press("Enter")
    page.locator(".way").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".minerva .tile[data-cell]")).to_have_count(2)
    expect(page.locator(".way")).to_have_count(0)


def test_sales_are_quiet_until_wished(open_page) -> None:
    page = open_page("/new/minerva")
    new_table(page, ["bot"])
    asked(page)
    expect(page.locator(".res.lit")).to_have_count(0)
    page.get_by_role("button", name="Sell goods").click()
    expect(page.locator(".res.lit")).to_have_count(1)
    page.locator(".res.lit").click()
    expect(page.locator(".res .v b").first).to_have_text("0")
    expect(page.get_by_role("button", name="Sell goods")).to_have_count(0)


def test_a_place_may_be_chosen_before_the_tile(open_page) -> None:
    page = open_page("/new/minerva")
    new_table(page, ["bot"])
    asked(page)
    page.locator('.place.faint[data-thing="cell:0,1"]').click()
    page.locator(".offer.lit").first.click()
    expect(page.locator('.tile[data-cell="0,1"]')).to_be_visible()


TABLE = "glory_tiles.csv"
SEVENTEEN = {"en": "17", "fa": "\u06f1\u06f7", "hu": "17"}


def choose_tables(page: Page, folder: Path, **texts: str) -> None:
    """Give the form of a new table files with these texts; a dot stands for `.csv`."""
    paths = []
    for name, text in texts.items():
        path = folder / f"{name}.csv"
        path.write_text(text, encoding="utf-8")
        paths.append(path)
    page.locator("form input[type=file]").set_input_files(paths)


@pytest.mark.parametrize(("lang", "said"), [("en", "row G1_1"), ("fa", "G1_1"), ("hu", "G1_1 sor")])
def test_corrected_tables_come_with_the_form_and_bad_ones_are_refused(
    open_page, tmp_path: Path, lang: str, said: str
) -> None:
    shipped = shipped_tables()[TABLE]
    page = open_page("/new/minerva", lang=lang)
    page.locator("form .go .btn").wait_for()
    choose_tables(page, tmp_path, glory_tiles=shipped.replace("G1_1,1,1,4", "G1_1,1,1,x"))
    page.locator("form .go .btn").click()
    alert = page.locator("form [role=alert]")
    expect(alert).to_be_visible()
    told = alert.inner_text().replace("\u2068", "").replace("\u2069", "")
    assert TABLE in told
    assert said in told
    choose_tables(page, tmp_path, readme="no table")
    expect(alert.first).to_contain_text("readme.csv")
    choose_tables(page, tmp_path, glory_tiles=shipped.replace("G1_1,1,1,4", "G1_1,1,1,17"))
    page.locator("form .go .btn").click()
    expect(page.locator(".minerva .g").first).to_have_text(SEVENTEEN[lang])
    # Only the first attempt was refused, by an answer that the browser notes.
    assert all("400" in line for line in open_page.said)
