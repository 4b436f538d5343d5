"""How games are played and first games, in the browser: pictures, words, rules, the coach."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from panj.core.registry import REGISTRY
from panj.learn.guide import guide
from panj.words import words_for
from web.access import violations

Open = Callable[..., Page]
GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
DRAWN = "figure .drawing svg:visible"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_page_of_a_game_draws_its_pictures_and_explains_its_words(
    open_page: Open, game, shot: Callable[[Page, str], None]
) -> None:
    own = guide(game)
    page = open_page(f"/learn/{game.slug}", lang="fa", phone=True)
    for name in own.pictures():
        expect(page.locator(f"#{name} {DRAWN}").first).to_be_visible()
    word = page.locator("main dfn").first
    word.focus()
    tip = page.locator(f"#{word.get_attribute('aria-describedby')}")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    shot(page, "phone")
    page = open_page(f"/learn/{game.slug}", lang="hu")
    expect(page.locator(DRAWN).nth(3)).to_be_visible()
    assert violations(page) == []
    assert open_page.said == []  # type: ignore[attr-defined]


def test_a_first_game_is_opened_from_the_shelf_and_its_coach_speaks_once(
    open_page: Open, shot: Callable[[Page, str], None]
) -> None:
    page = open_page("/")
    page.locator("a.learn[href='/learn/kingdomino']").click()
    page.locator("[data-first]").click()
    coach = page.locator("[data-tip]")
    coach.wait_for()
    name = coach.get_attribute("data-tip")
    said = words_for("en").text(f"kingdomino.tip.{name}")
    expect(coach.locator("p")).to_have_text(said)
    assert violations(page) == []
    shot(page, "tip")
    # The rule that it names is shown with a picture, where one explains it; the prompt's is.
    page.locator(".dock .rule").first.click()
    expect(page.locator(f".rcard.now {DRAWN}").first).to_be_visible()
    page.keyboard.press("Escape")
    coach.locator(".btn").click()
    expect(coach).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage['panj.learned']"))
    assert kept["kingdomino 0"] == {"done": False, "way": [name]}
    page.reload()
    page.locator(".dock.mine").wait_for()
    page.locator(f"[data-tip={name}]").wait_for(state="detached")


def test_tips_are_turned_off_for_good(open_page: Open) -> None:
    page = open_page("/learn/kingdomino")
    page.locator("[data-first]").click()
    page.locator("[data-tip] .link").click()
    expect(page.locator("[data-tip]")).to_have_count(0)
    settings = json.loads(page.evaluate("localStorage['panj.settings']"))
    assert settings["tips"] is False


def test_a_game_that_is_not_there_is_told_and_leads_to_the_others(open_page: Open) -> None:
    page = open_page("/learn/nothing")
    page.locator("main a.btn").click()
    page.locator(".path").first.wait_for()
