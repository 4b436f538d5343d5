"""The home page: my move first, a table at one click, whom others wait for; nothing, too much, and
a server that does not answer."""

import re

import pytest
from playwright.sync_api import Page, expect

from server.helpers import Person
from web.access import violations
from web.serving import Serving

DAY = {"pace": {"kind": "days", "days": 1}}
WEEK = {"pace": {"kind": "days", "days": 7}}
TABLES = "**/api/v1/tables"


def said(text: str) -> re.Pattern[str]:
    """A sentence, whatever marks of direction stand between its words."""
    return re.compile(r"\W+".join(re.findall(r"\w+", text)))


def home_of(page: Page, somebody: Person) -> None:
    """The home page of somebody who came by another way."""
    cookies = somebody.client.cookies.items()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": page.url} for name, value in cookies]
    )
    page.goto("/")
    page.locator(".tile .btn.primary:enabled").first.wait_for()


@pytest.fixture
def ada(serving: Serving) -> Person:
    return Person(serving.address.removeprefix("http://"), "Ada")


def test_my_move_comes_first_and_others_say_for_whom_they_wait(
    open_page, shot, serving: Serving, ada: Person
) -> None:
    ada.new("kingdomino", "me", "me", name="A week", settings=WEEK)
    ada.new("kingdomino", "me", "me", name="A day", settings=DAY)
    bela = Person(serving.address.removeprefix("http://"), "Bela")
    table = bela.new("pax_pamir", "me", "open", start=False, name="Slow Kabul")
    ada.post(f"/tables/{table}/join")
    bela.bare_post(f"/tables/{table}/start")
    while bela.table(table)["question"]["who"] != 0:  # somebody begins at random
        found = ada.table(table)
        assert ada.move(table, 0, found["version"]).is_success
    over = ada.new("kingdomino", "me", "bot:random")
    end = ada.play_on(over)
    page: Page = open_page("/")
    home_of(page, ada)
    cards = page.locator(".moves article")
    expect(cards.locator("b")).to_have_text(["A day", "A week"])
    expect(cards.first).to_contain_text(said("23 hours left"))
    rows = page.locator(".tables .row")
    expect(rows.filter(has_text="Slow Kabul")).to_contain_text(said("waiting for Bela"))
    mine = said(f"Place {end['ranking'][0]} of 2")
    expect(rows.filter(has_text=mine)).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Running")).click()
    expect(rows).to_have_count(1)
    assert violations(page) == []
    shot(page)
    cards.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/tables/"))
    assert open_page.said == []


def test_one_click_opens_the_last_table_once_more(open_page) -> None:
    page: Page = open_page("/new/kingdomino")
    page.locator("form .go .btn.primary").wait_for()
    page.locator(".more .btn").nth(1).click()
    page.locator(".srow").nth(1).locator("select").first.select_option("random")
    page.locator(".srow").nth(2).locator("select").first.select_option("random")
    page.get_by_label("Name of the table").fill("First")
    page.locator("form .go .btn.primary").click()
    page.wait_for_url(re.compile("/tables/[0-9a-f]{32}"))
    first = page.url
    page.goto("/")
    tile = page.locator(".tile").first
    expect(tile.locator("small")).to_have_text(said("3 players · 2 bots, Random"))
    tile.get_by_role("button").click()
    page.wait_for_url(lambda url: "/tables/" in url and url != first)
    page.locator(".dock").wait_for()
    expect(page.locator(".chip, .player, .strip > *").first).to_be_visible()
    assert open_page.said == []


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_who_is_new_plays_at_once_and_nobody_is_made_by_looking(open_page, lang: str) -> None:
    page: Page = open_page("/", lang=lang, phone=True)
    tile = page.locator(".tile").first
    tile.locator(".btn.primary:enabled").wait_for()
    expect(page.locator(".hello b")).to_be_visible()
    expect(page.locator(".empty")).to_be_visible()
    expect(page.locator(".moves")).to_have_count(0)
    assert not [each for each in page.context.cookies() if each["name"] == "panj_guest"]
    assert violations(page) == []
    tile.locator(".btn.primary").tap()
    page.wait_for_url(re.compile("/tables/[0-9a-f]{32}"))
    page.locator(".dock").wait_for()
    assert [each for each in page.context.cookies() if each["name"] == "panj_guest"]
    assert open_page.said == []


def test_sixty_tables_are_all_there(open_page, ada: Person) -> None:
    for number in range(60):
        ada.new("kingdomino", "me", "me", start=False, name=f"Table {number}")
    page: Page = open_page("/", phone=True)
    home_of(page, ada)
    rows = page.locator(".tables .row")
    expect(rows).to_have_count(3)
    page.get_by_role("button", name="Show more").tap()
    expect(rows).to_have_count(60)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_server_that_does_not_answer_is_told_until_it_does(open_page, shot, ada: Person) -> None:
    ada.new("kingdomino", "me", "me", name="A day", settings=DAY)
    page: Page = open_page("/")
    home_of(page, ada)
    expect(page.locator(".banner")).to_have_count(0)
    page.route(TABLES, lambda route: route.abort())
    expect(page.locator(".banner")).to_contain_text("The server does not answer.")
    expect(page.locator(".moves article b")).to_have_text(["A day"])
    expect(page.locator(".tile .btn.primary").first).to_be_disabled()
    shot(page)
    page.unroute(TABLES)
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".banner")).to_have_count(0)
    expect(page.locator(".tile .btn.primary").first).to_be_enabled()


@pytest.mark.parametrize("path", ["/no/such/place", "/new/chess", "/tables/nowhere"])
def test_nothing_lies_at_a_wrong_address(open_page, path: str) -> None:
    page: Page = open_page(path, lang="fa", theme="dark")
    expect(page.locator("h1")).to_have_text("اینجا چیزی نیست")
    assert violations(page) == []
    page.locator("main .btn").nth(1).click()
    expect(page.locator("#my-tables")).to_be_visible()
    # The browser itself says that the first address was not there.
    assert all("404" in line for line in open_page.said)
