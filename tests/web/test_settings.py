"""What somebody prefers is kept in the browser; a board adds its own at its tables."""

from playwright.sync_api import Page, expect

from web.hands import new_table

UNSEEN = "Show what has not been seen yet"


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Sound")).to_be_visible()


def test_a_board_brings_its_own_switch(open_page, shot) -> None:
    page = open_page("/new/kingdomino")
    open_settings(page)
    expect(page.get_by_role("switch", name=UNSEEN)).to_have_count(0)
    page.keyboard.press("Escape")
    new_table(page, ["me"])
    unseen = page.locator(".board .rest")
    expect(unseen).to_be_visible()
    open_settings(page)
    shot(page)
    page.get_by_role("switch", name=UNSEEN).uncheck()
    expect(unseen).to_have_count(0)
    page.reload()
    expect(page.locator(".dock")).to_be_visible()
    open_settings(page)
    expect(page.get_by_role("switch", name=UNSEEN)).not_to_be_checked()
    expect(unseen).to_have_count(0)
    assert open_page.said == []
