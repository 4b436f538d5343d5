"""Hints at the table, and the review of a match on its replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.access import violations
from web.hands import decide, made_table, new_table, version, wait_past, wait_until_asked

HINTS = {"hints": True}
LEAVE = """async (id) => {
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10) };
  await fetch(`/api/v1/tables/${id}/abandon`, { method: 'POST', headers });
}"""


def open_hint(page: Page) -> None:
    """Ask for a hint by the button, and wait for it."""
    page.locator(".dock button[aria-expanded]", has_text=re.compile("Hint|راهنمایی|Tipp")).click()
    page.locator(".advice li").first.wait_for()


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_shows_moves_chances_and_reasons(open_page, shot, lang: str, phone: bool) -> None:
    page = open_page("/", lang=lang, phone=phone)
    made_table(page, ["me", "me"], settings=HINTS)
    wait_until_asked(page)
    decide(page)
    wait_until_asked(page)
    open_hint(page)
    assert 1 <= page.locator(".advice li").count() <= 3
    best = page.locator(".advice li").first
    expect(best.locator(".odds b")).to_have_text(re.compile(r"[٪%]"))
    assert best.locator("p").first.inner_text().strip()
    assert "⟦" not in page.locator(".advice").inner_text()
    assert violations(page) == []
    shot(page, f"{lang}_{'phone' if phone else 'wide'}")
    assert open_page.said == []


def test_the_move_of_a_hint_is_marked_and_played_with_one_click(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"], settings=HINTS)
    wait_until_asked(page)
    page.keyboard.press("h")
    page.locator(".advice li").first.wait_for()
    expect(page.locator("i.ring").first).to_be_visible()
    before = version(page)
    page.locator(".advice li .btn").first.click()
    wait_past(page, before)
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator("i.ring")).to_have_count(0)


def test_a_hint_is_used_by_keyboard_alone(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"], settings=HINTS)
    wait_until_asked(page)
    page.keyboard.press("h")
    page.locator(".advice li").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    page.keyboard.press("h")
    page.locator(".advice li").first.wait_for()
    before = version(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    wait_past(page, before)


def test_a_table_without_hints_offers_none(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"])
    wait_until_asked(page)
    page.keyboard.press("h")
    expect(page.locator(".dock .acts")).not_to_contain_text("Hint")
    expect(page.locator(".advice")).to_have_count(0)


def test_the_form_offers_hints_unless_there_is_a_clock(open_page) -> None:
    page = open_page("/new/kingdomino")
    switch = page.get_by_role("switch", name=re.compile("Hints"))
    switch.check()
    clock = page.locator("select", has=page.locator("option[value=live15]"))
    clock.select_option("live15")
    expect(switch).to_be_disabled()
    expect(switch).not_to_be_checked()
    clock.select_option("none")
    expect(switch).to_be_checked()
    new_table(page, ["me"])
    wait_until_asked(page)
    expect(page.locator(".dock .acts")).to_contain_text("Hint")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fa", True)])
def test_a_review_shows_chances_and_leads_to_decisions(
    open_page, shot, lang: str, phone: bool
) -> None:
    page = open_page("/", lang=lang, phone=phone)
    address = made_table(page, ["me", "me"])
    for _ in range(6):
        wait_until_asked(page)
        decide(page)
    table = address.rsplit("/", 1)[1]
    page.evaluate(LEAVE, table)
    page.goto(f"/replay/{table}?at=0")
    page.locator(".dock.rep button[aria-expanded]").click()
    page.locator(".review .legend").wait_for()
    expect(page.locator(".review .progress")).to_have_count(0)
    assert page.locator(".review polyline").count() == 2
    expect(page.locator(".review .legend b").first).to_have_text(re.compile(r"[٪%]"))
    chart = page.locator(".review .chart").bounding_box()
    assert chart is not None
    page.mouse.click(chart["x"] + 0.8 * chart["width"], chart["y"] + 10)
    expect(page).to_have_url(re.compile(r"at=[1-9]\d*&?.*review"))
    assert page.locator(".review .detail").inner_text().strip()
    assert "⟦" not in page.locator(".review").inner_text()
    assert violations(page) == []
    shot(page, f"{lang}_{'phone' if phone else 'wide'}")
    page.keyboard.press("r")
    expect(page.locator(".review")).to_have_count(0)
    assert open_page.said == []
