"""The lobby: found, filtered, empty, out of reach; in every language and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from server.helpers import Person
from web.access import violations
from web.serving import Serving


@pytest.fixture
def ada(serving: Serving) -> Person:
    return Person(serving.address.removeprefix("http://"), "Ada")


def test_a_seat_is_found_by_links_and_words(open_page, shot, ada: Person) -> None:
    slow = {"pace": {"kind": "days", "days": 3}}
    ada.new("minerva", "me", "open", start=False, name="Lobby quick")
    ada.new("kingdomino", "me", "open", start=False, name="Lobby slow", settings=slow)
    ada.new("kingdomino", "me", "open", start=False, name="Lobby hid", settings={"listed": False})
    page: Page = open_page("/tables?q=lobby")
    rows = page.locator(".tables .row")
    expect(rows).to_have_count(2)
    expect(page.locator(".kinds .on")).to_contain_text("2")
    assert violations(page) == []
    shot(page)
    page.get_by_role("link", name="Kingdomino", exact=True).click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Lobby slow")
    expect(page).to_have_url(re.compile(r"game=kingdomino&q=lobby"))
    page.get_by_role("link", name="Live", exact=True).click()
    expect(page.locator(".empty")).to_contain_text("Nothing fits these filters.")
    page.go_back()
    expect(rows).to_have_count(1)
    search = page.get_by_role("searchbox")
    search.fill("Lobby quick")
    search.press("Enter")
    expect(page.locator(".empty")).to_be_visible()  # it is another game
    page.get_by_role("link", name="All games").press("Enter")
    expect(rows).to_contain_text("Lobby quick")
    rows.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/tables/[0-9a-f]{32}"))
    page.locator(".dock").wait_for()
    expect(page.locator("main")).to_contain_text("Lobby quick")
    assert open_page.said == []


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fa", "dark"), ("hu", "light")])
def test_nothing_to_see_says_so(open_page, shot, lang: str, theme: str) -> None:
    page: Page = open_page("/tables?show=running&game=nothing", lang=lang, theme=theme, phone=True)
    expect(page.locator(".empty")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page)
    page.locator(".empty .btn").tap()
    expect(page).to_have_url(re.compile(r"/tables\?show=running$"))
    assert open_page.said == []


def test_a_lobby_out_of_reach_keeps_what_it_shows(open_page, ada: Person) -> None:
    ada.new("minerva", "me", "open", start=False, name="Reached before")
    page: Page = open_page("/tables?q=reached")
    rows = page.locator(".tables .row")
    expect(rows).to_have_count(1)
    page.route("**/api/v1/lobby*", lambda route: route.abort())
    expect(page.locator(".banner")).to_be_visible()
    expect(rows).to_have_count(1)
    page.unroute("**/api/v1/lobby*")
    page.locator(".banner button").click()
    expect(page.locator(".banner")).to_have_count(0)
