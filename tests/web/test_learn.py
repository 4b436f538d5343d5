"""Lessons in the browser: who does nothing but what is ringed and said comes to the end of all."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from panj.core.registry import REGISTRY
from panj.learn.lesson import Lesson, lesson, lesson_numbers
from panj.words import words_for
from web.learners import Newcomer

Open = Callable[..., Page]
GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
LESSONS = [lesson(game, number) for game in GAMES for number in lesson_numbers(game)]
FIRST = "/learn/kingdomino/1"
WAY = ["place 1,0 east", "claim 1", "place 1,1 east", "claim 21", "place 2,2 south", "."]


def address(taught: Lesson) -> str:
    return f"/learn/{taught.game.slug}/{taught.number}"


def kept(page: Page) -> dict[str, Any]:
    """What the browser has kept of lessons."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['panj.learned'] ?? '{}'"))
    return found


def left_at(page: Page, way: list[str], path: str = FIRST) -> None:
    """Open a lesson that was left there."""
    page.evaluate(
        "(kept) => localStorage.setItem('panj.learned', kept)",
        json.dumps({"kingdomino 1": {"done": False, "way": way}}),
    )
    page.goto(path)
    page.locator(".lesson").wait_for()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_newcomer_who_follows_what_is_ringed_finishes_a_lesson(
    open_page: Open, game: Any
) -> None:
    taught = lesson(game, 1)
    page = open_page(address(taught))
    Newcomer(page).learn()
    assert kept(page)[taught.name] == {"done": True, "way": []}
    assert open_page.said == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("taught", LESSONS, ids=lambda taught: taught.name.replace(" ", "-"))
def test_a_newcomer_finishes_every_lesson_on_a_phone_in_persian(
    open_page: Open, taught: Lesson, shot: Callable[[Page, str], None]
) -> None:
    page = open_page(address(taught), lang="fa", phone=True)
    newcomer = Newcomer(page)
    newcomer.see()
    shot(page, "begin")
    newcomer.learn()
    assert kept(page)[taught.name] == {"done": True, "way": []}
    assert open_page.said == []  # type: ignore[attr-defined]


def test_a_lesson_is_gone_through_by_keys_alone(open_page: Open) -> None:
    page = open_page(FIRST, lang="hu")
    for place in range(len(WAY)):
        page.locator(
            f".lesson[data-way='{place}']:is([data-kind=ask], [data-kind=tell])"
        ).wait_for()
        if WAY[place] == ".":
            page.keyboard.press("Enter")
        else:  # shown once, made the second time
            page.keyboard.press("h")
            page.keyboard.press("h")
    page.locator(".lesson-dock.over").wait_for()


def test_another_legal_move_is_shown_answered_and_taken_back(open_page: Open) -> None:
    page = open_page("/")
    left_at(page, WAY[:1])
    page.locator("[data-thing='domino:18']").first.click()
    said = words_for("en").text("kingdomino.learn.1_2_other")
    expect(page.locator(".coach.answers .said")).to_have_text(said)
    page.locator(".dock .btn.primary").click()
    expect(page.locator(".lesson")).to_have_attribute("data-kind", "ask")
    expect(page.locator(".coach .said")).to_have_text(words_for("en").text("kingdomino.learn.1_2"))
    assert kept(page)["kingdomino 1"]["way"] == WAY[:1]


def test_a_lesson_that_was_left_goes_on_where_it_was_and_a_step_back(open_page: Open) -> None:
    page = open_page("/")
    left_at(page, WAY[:4])
    expect(page.locator(".lesson")).to_have_attribute("data-step", "7")
    page.keyboard.press("u")
    expect(page.locator(".lesson")).to_have_attribute("data-step", "5")
    page.reload()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "5")


@pytest.mark.parametrize(
    "damage", ["{", "[]", '{"kingdomino 1": 7}', '{"kingdomino 1": {"way": 1}}']
)
def test_what_the_browser_kept_and_is_damaged_is_as_if_it_had_never_been(
    open_page: Open, damage: str
) -> None:
    page = open_page("/")
    page.evaluate("(kept) => localStorage.setItem('panj.learned', kept)", damage)
    page.goto(FIRST)
    expect(page.locator(".lesson")).to_have_attribute("data-step", "1")


@pytest.mark.parametrize(
    ("lang", "path"), [("en", "/learn/kingdomino/9"), ("fa", "/learn/nothing/1")]
)
def test_a_lesson_that_is_not_there_is_told_and_leads_to_the_others(
    open_page: Open, lang: str, path: str
) -> None:
    page = open_page(path, lang=lang)
    page.locator("main h1").wait_for()
    if lang == "en":
        expect(page.locator("main h1")).to_have_text(
            words_for("en").text("learn.refusal.missing", number=9)
        )
    page.locator("main a.btn").click()
    page.locator(".path").first.wait_for()


def test_why_opens_the_rule_of_a_step(open_page: Open) -> None:
    page = open_page(FIRST)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".drawer .rcard.now")).to_contain_text("KD-4.2")
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def test_all_lessons_show_how_far_one_has_come(
    open_page: Open, shot: Callable[[Page, str], None]
) -> None:
    page = open_page("/")
    page.evaluate(
        "(kept) => localStorage.setItem('panj.learned', kept)",
        json.dumps({"kingdomino 1": {"done": True, "way": []}}),
    )
    page.get_by_role("link", name="Learn").first.click()
    row = page.locator("#learn-kingdomino")
    expect(row.locator(".path li.finished")).to_have_count(1)
    expect(row.locator("a.go")).to_have_attribute("href", "/learn/kingdomino/2")
    expect(page.locator(".here a")).to_have_attribute("href", "/learn/kingdomino/2")
    shot(page, "hub")
