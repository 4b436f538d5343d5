"""The past of a match, and the same match as plain text."""

import re

import pytest
from playwright.sync_api import expect

from web.hands import decide, new_table, play_to_the_end, wait_until_asked


def at_move(number: int) -> re.Pattern[str]:
    """How the replay says where it is; inserted numbers are isolated by invisible marks."""
    return re.compile(rf"Move \W?{number}\W? of")


@pytest.mark.slow
def test_a_finished_match_can_be_watched_move_by_move(open_page, shot) -> None:
    page = open_page("/")
    new_table(page, ["bot"])
    play_to_the_end(page)
    page.locator(".dock .acts a").first.click()
    caption = page.locator(".rep .caption b")
    expect(caption).to_have_text(at_move(0))
    page.keyboard.press("ArrowRight")  # a turn may be two moves: both kings of a player are drawn
    expect(caption).to_have_text(at_move(1))
    page.get_by_role("button", name="One round forward").click()
    expect(caption).not_to_have_text(at_move(1))
    page.get_by_role("button", name="One turn forward").click()
    page.get_by_label("Seen by").select_option("1")
    expect(page).to_have_url(re.compile("seat=1"))
    shot(page, "replay")
    moment = caption.inner_text()
    other = open_page(page.url)
    expect(other.locator(".rep .caption b")).to_have_text(moment)
    assert open_page.said == []


def test_the_past_of_a_running_match_is_only_for_those_who_play(open_page) -> None:
    page = open_page("/")
    address = new_table(page, ["me"])
    for _ in range(3):
        wait_until_asked(page)
        decide(page)
    table = address.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}?at=1")
    expect(page.locator(".rep .caption b")).to_have_text(at_move(1))
    other = open_page(f"/replay/{table}")
    expect(other.locator("h1")).to_have_text("This match is not over yet.")


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_the_text_table_plays_without_a_script(open_page, shot, lang: str) -> None:
    page = open_page("/")
    address = new_table(page, ["me"])
    wait_until_asked(page)
    cookies = page.context.cookies()
    reader = open_page("/healthz", script=False)
    reader.context.add_cookies(cookies)
    reader.goto(f"{address}/text?lang={lang}")
    assert reader.locator("html").get_attribute("dir") == ("rtl" if lang == "fa" else "ltr")
    choices = reader.locator("main ol").first.locator("li").count()
    log = reader.locator("section").last.locator("li")
    lines = log.count()
    reader.locator("main ol button").first.click()
    expect(reader.locator("main ol").first.locator("li")).not_to_have_count(choices + 1)
    assert log.count() > lines
    shot(reader, lang)


def test_one_key_and_one_link_lead_to_the_text_table(open_page) -> None:
    page = open_page("/")
    address = new_table(page, ["me"])
    wait_until_asked(page)
    page.keyboard.press("t")
    page.wait_for_url(f"{address}/text")
    page.locator("nav a").first.click()
    page.wait_for_url(address)
    page.locator(".dock").wait_for()
    link = page.get_by_role("link", name="Text table")
    expect(link).to_have_count(0)
    page.locator(".menu > .iconbtn").click()
    expect(link).to_have_count(1)
    link.click()
    page.wait_for_url(f"{address}/text")
