"""Trying things out from a moment of a match, and sharing a moment."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from support.waiting import wait_until
from web.hands import MAKE, decide

OVER = """async (id) => {
  const table = await (await fetch(`/api/v1/tables/${id}`)).json();
  return table.status === 'over' && table.version;
}"""
QR = """() => document.querySelector('.share .qr svg path').getAttribute('d').length"""


def watched(page: Page, game: str, seats: int) -> str:
    """A match between bots that is over."""
    bots = [{"kind": "bot", "bot": "greedy"}] * seats
    wish = {"game": game, "seats": bots, "start": True}
    table = str(page.evaluate(MAKE, {"name": "Ada", "table": wish}))
    wait_until(lambda: page.evaluate(OVER, table))
    return table


def tried(page: Page, moves: int) -> None:
    """So much was tried, and nothing is on its way."""
    here = f".sandbox[data-moves='{moves}'][data-film='false'][aria-busy='false']"
    page.locator(here).wait_for()


def test_from_a_replay_things_are_tried_out_back_and_forth_and_shared(
    open_page: Callable[..., Page], shot: Callable[[Page, str], None]
) -> None:
    page = open_page("/")
    table = watched(page, "kingdomino", 2)
    page.goto(f"/replay/{table}?at=20")
    page.get_by_role("link", name="Try things out").click()
    tried(page, 0)
    decide(page)
    tried(page, 1)
    decide(page)
    tried(page, 2)
    page.get_by_role("button", name="One move back").first.click()
    tried(page, 1)
    assert "line=" in page.url
    page.get_by_role("button", name="One move forward").click()
    tried(page, 2)
    shot(page, "tried")
    page.keyboard.press("u")
    tried(page, 1)
    # The link leads exactly here, for somebody else as well.
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment").input_value()
    assert "line=" in link
    assert page.evaluate(QR) > 1000
    shot(page, "share")
    with page.expect_download() as drawn:
        page.get_by_role("link", name="Save as SVG").click()
    assert b"<svg" in drawn.value.path().read_bytes()
    with page.expect_download() as painted:
        page.get_by_role("button", name="Save as PNG").click()
    assert painted.value.path().read_bytes().startswith(b"\x89PNG")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    score = page.locator(".strip").first.inner_text()
    other = open_page(link.removeprefix(re.match(r"https?://[^/]+", link)[0]))  # type: ignore[index]
    tried(other, 1)
    assert other.locator(".strip").first.inner_text() == score
    # Bots play the seats that they are given.
    other.get_by_role("button", name=re.compile("bot$")).last.click()
    other.locator(".sandbox[aria-busy='false'][data-film='false']").wait_for()
    wait_until(lambda: other.locator(".dock [role='status'], .dock .q").count() > 0)
    assert open_page.said == []  # type: ignore[attr-defined]


def test_of_a_running_match_one_tries_out_a_guess_and_shares_no_link(
    open_page: Callable[..., Page], shot: Callable[[Page, str], None]
) -> None:
    page = open_page("/", lang="fa", phone=True)
    wish = {"game": "kingdomino", "seats": [{"kind": "me"}] * 2, "start": True}
    table = page.evaluate(MAKE, {"name": "Ada", "table": wish})
    page.goto(f"/try/{table}")
    tried(page, 0)
    expect(page.locator(".sandbox-bar .guess")).to_have_count(1)
    decide(page)
    tried(page, 1)
    shot(page, "guess")
    page.locator(".sandbox-bar .btn").click()
    page.locator(".share img").wait_for()
    expect(page.locator(".share .qr")).to_have_count(0)
    shot(page, "running")
    other = open_page(f"/try/{table}")
    expect(other.locator("h1")).to_have_text("This match is not over yet.")


def test_a_damaged_link_is_told_and_leads_back(open_page: Callable[..., Page]) -> None:
    page = open_page("/")
    table = watched(page, "kingdomino", 2)
    page.goto(f"/try/{table}?at=20&line=claim+99")
    expect(page.locator("h1")).not_to_be_empty()
    expect(page.locator("main a.btn")).to_have_attribute("href", f"/replay/{table}")
    # The end is shared from the report.
    page.goto(f"/tables/{table}")
    page.get_by_role("button", name="Share", exact=True).first.click()
    assert page.get_by_label("Link to this moment").input_value().endswith(f"/replay/{table}")
    page.locator(".share img").wait_for()
