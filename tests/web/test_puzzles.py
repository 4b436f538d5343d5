"""Puzzles in the browser: asked, answered on the board, explained, counted once."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from panj.core.registry import REGISTRY
from panj.puzzles.puzzle import Puzzle, puzzles
from panj.words import words_for
from web.access import violations
from web.wellmade import faults

Open = Callable[..., Page]
GAMES = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
KINGDOMINO = REGISTRY.game("kingdomino")
CLAIMS = [each for each in puzzles(KINGDOMINO).values() if each.asked.answer.startswith("claim ")]
MOST_STEPS = 15
"""Presses for one move of any game."""


def address(asked: Puzzle) -> str:
    return f"/puzzles/{asked.game.slug}/{asked.number}"


def kept(page: Page) -> dict[str, Any]:
    """What the browser has kept of puzzles."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['panj.puzzles'] ?? '{}'"))
    return found


def claim(page: Page, move: str) -> None:
    """Claim a domino, when the page asks for it."""
    page.locator(".puzzle[data-asked=true][aria-busy=false]").wait_for()
    page.locator(f"[data-thing='domino:{move.split()[1]}']").first.click()


def answer_somehow(page: Page) -> None:
    """Make any legal move of any game: press what is offered until there is an answer."""
    for _ in range(MOST_STEPS):
        page.locator(".puzzle[aria-busy=false] .dock").wait_for()
        if page.locator(".puzzle[data-asked=false]").count():
            return
        for offered in (
            ".dock .btn.primary:not(:disabled)",
            ".dock [data-choice]:not(:disabled)",
            "[data-lit]",
        ):
            found = page.locator(offered).filter(visible=True)
            if found.count():
                found.first.focus()
                page.keyboard.press("Enter")
                break
    raise AssertionError(page.locator(".dock").inner_html())


def test_a_puzzle_is_solved_on_the_board_and_counts_once(
    open_page: Open, shot: Callable[[Page, str], None]
) -> None:
    asked = CLAIMS[0]
    page = open_page(address(asked))
    expect(page.locator(".question")).to_contain_text(
        words_for("en").text("puzzle.number", number=asked.number)
    )
    expect(page.locator(".verdict")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name=words_for("en").text("puzzle.share")).click()
    link = page.get_by_role("dialog").locator("input").input_value()
    assert link.endswith(address(asked))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    claim(page, asked.asked.answer)
    expect(page.locator(".verdict.right h2")).to_have_text(
        words_for("en").text("puzzle.verdict.right")
    )
    expect(page.locator(".verdict .best .yours")).to_have_count(1)
    expect(page.locator(".verdict > ol > li")).to_have_count(len(asked.asked.tried))
    expect(page.locator(".puzzle-dock .hint")).to_contain_text(
        words_for("en").text("puzzle.the_line")
    )
    shot(page, "right")
    assert violations(page) == []
    assert faults(page) == []
    assert kept(page)["tries"] == {asked.name: 1}
    rating = kept(page)["mine"]["kingdomino"]["value"]
    assert rating > 1500

    # The others may be tried, and count no more.
    page.keyboard.press("u")
    other = next(each.move for each in asked.asked.tried[1:] if not asked.is_good(each.move))
    claim(page, other)
    expect(page.locator(".verdict.wrong")).to_be_visible()
    shot(page, "wrong")
    assert kept(page)["tries"] == {asked.name: 1}
    assert kept(page)["mine"]["kingdomino"]["value"] == rating
    page.keyboard.press("n")
    page.wait_for_url(
        lambda url: "/puzzles/kingdomino/" in url and not url.endswith(address(asked))
    )
    expect(page.locator(".puzzle[data-verdict='']")).to_be_visible()
    page.goto("/puzzles/kingdomino")
    expect(page.locator(".numbers .right")).to_have_count(1)
    assert open_page.said == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_any_game_is_answered_by_keys_on_a_phone_in_persian(
    open_page: Open, game: Any, shot: Callable[[Page, str], None]
) -> None:
    asked = next(iter(puzzles(game).values()))
    page = open_page(address(asked), lang="fa", theme="dark", phone=True)
    page.locator(".puzzle .dock").wait_for()
    shot(page, "asked")
    assert faults(page) == []
    answer_somehow(page)
    expect(page.locator(".sheet .verdict")).to_be_visible()
    shot(page, "answered")
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator(".puzzle-dock .btn.primary")).to_be_visible()
    shot(page, "line")
    assert faults(page) == []
    assert violations(page, ".puzzle") == []
    assert open_page.said == []  # type: ignore[attr-defined]


def test_puzzles_are_found_from_home_and_by_theme(
    open_page: Open, shot: Callable[[Page, str], None]
) -> None:
    page = open_page("/")
    page.locator(".today-card").wait_for()
    assert violations(page, ".today-card") == []
    page.goto("/learn")
    page.locator(".today-card .all").click()
    expect(page.locator("[data-puzzles]")).to_have_attribute("data-puzzles", str(len(GAMES)))
    assert violations(page) == []
    shot(page, "games")
    page.goto("/puzzles/today")
    page.wait_for_url(re.compile(r"/puzzles/[a-z_]+/\d+$"))
    page.locator(".puzzle").wait_for()
    page.goto("/puzzles/kingdomino")
    shown = page.locator("[data-shown]")
    expect(shown).to_have_attribute("data-shown", str(len(puzzles(KINGDOMINO))))
    page.locator(".filter select").first.select_option("deny")
    page.wait_for_url(re.compile("theme=deny"))
    expect(page.locator("main section")).to_have_count(1)
    page.locator(".numbers a").first.click()
    page.locator(".puzzle").wait_for()
    assert "theme=deny" in page.url
    page.locator(".puzzle-bar .back").click()
    page.wait_for_url(re.compile("theme=deny"))
    assert violations(page) == []


def test_what_is_damaged_or_not_there_is_told_in_a_sentence(open_page: Open) -> None:
    page = open_page("/")
    for damage in ("{", "[]", '{"tries": {"kingdomino 1": "x"}, "mine": {"kingdomino": 7}}'):
        page.evaluate("(kept) => localStorage.setItem('panj.puzzles', kept)", damage)
        page.goto(address(CLAIMS[0]))
        page.locator(".puzzle .dock").wait_for()
        expect(page.locator(".puzzle-bar .rating")).to_have_count(0)
    page.goto("/puzzles/kingdomino/99999")
    expect(page.locator("main")).to_contain_text(
        words_for("en").text("puzzle.refusal.missing", number=99999)
    )
