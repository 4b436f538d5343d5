"""Hints at the table: ideas drawn on the board, told in words, played by key, finger or mouse."""

import json
import re
import sqlite3
import time
from contextlib import closing

import pytest
from playwright.sync_api import Page, Route, expect

from support.ended import ended
from web.access import violations
from web.endings import running
from web.hands import (
    decide,
    made_table,
    new_table,
    table_of,
    version,
    wait_past,
    wait_until_asked,
)

HINTS = {"hints": True}
LOOK = """async () => {
  const id = location.pathname.split('/')[2];
  return (await fetch('/api/v1/tables/' + id)).json();
}"""
GIVEN = [(0.52, None), (0.5, "even"), (0.27, "behind")]


def give_three_ideas(page: Page, verb: str = "") -> None:
    """Whatever the search of a slow machine finds: three legal moves with known chances, of a verb
    if that is said."""

    def answer(route: Route) -> None:
        table = page.evaluate(LOOK)
        legal = table["question"]["moves"]
        moves = [move for move in legal if verb in ("", move["verb"])]
        chosen = moves[:: max(1, len(moves) // 3)][:3]
        ideas = [
            idea(move, mean, compared)
            for move, (mean, compared) in zip(chosen, GIVEN, strict=False)
        ]
        found = {"version": table["version"], "seat": table["seat"], "advice": ideas, "fair": 0.5}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(found))

    page.route("**/hint", answer)


def idea(move: dict, mean: float, compared: str | None) -> dict:
    worth = {"mean": mean, "low": mean - 0.1, "high": mean + 0.12, "trials": 400, "points": []}
    said = {"message": move["message"], "facts": move["preview"][:2], "things": move["things"]}
    rest = {"origin": None, "target": None, "line": [], "reasons": []}
    return {"index": move["index"], "worth": worth, "compared": compared, **said, **rest}


def open_hint(page: Page) -> None:
    """Ask for a hint by the button, and wait for it."""
    page.locator(".dock button[aria-expanded]", has_text=re.compile("Hint|راهنمایی|Tipp")).click()
    page.locator(".hint-panel .idea").first.wait_for()


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_of_the_server_says_where_and_how_sure(
    open_page, shot, lang: str, phone: bool
) -> None:
    page = open_page("/", lang=lang, phone=phone)
    made_table(page, ["me", "me"], settings=HINTS)
    for _ in range(6):
        wait_until_asked(page)
        if page.locator(".spot.visible").count():
            break
        decide(page)
    open_hint(page)
    panel = page.locator(".hint-panel")
    assert 1 <= panel.locator(".idea").count() <= 3
    assert panel.locator(".chance b").first.inner_text().strip()
    text = panel.inner_text()
    assert "⟦" not in text
    assert not re.search(r"\d,\W?\d", text)
    expect(page.locator(".drawn .disc").first).to_be_visible()
    assert violations(page) == []
    shot(page, f"{lang}_{'phone' if phone else 'wide'}")
    assert open_page.said == []


def test_keys_show_one_idea_alone_and_enter_plays_it(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"], settings=HINTS)
    give_three_ideas(page)
    wait_until_asked(page)
    page.keyboard.press("h")
    page.locator(".hint-panel .idea").first.wait_for()
    rings = page.locator("i.ring")
    expect(page.locator("i.ring.first")).not_to_have_count(0)
    expect(page.locator("i.ring.other")).not_to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator(".idea.on .disc")).to_have_text("2")
    expect(page.locator("i.ring.other")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".hint-panel")).to_have_count(0)
    expect(rings).to_have_count(0)
    page.keyboard.press("h")
    page.locator(".hint-panel .idea").first.wait_for()
    before = version(page)
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    wait_past(page, before)
    expect(page.locator(".hint-panel")).to_have_count(0)


def test_between_two_ideas_a_line_says_how_they_compare(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"], settings=HINTS)
    give_three_ideas(page)
    wait_until_asked(page)
    page.keyboard.press("h")
    between = page.locator(".hint-panel .between")
    expect(between).to_have_text(["about even: choose what you like", "clearly behind"])
    expect(page.locator(".hint-panel .chance b")).to_have_text(
        ["about 1 in 2", "about 1 in 2", "about 1 in 4"]
    )
    expect(page.locator(".hint-panel h2")).to_have_text("Three ideas")
    before = version(page)
    page.locator(".hint-panel .idea .look").nth(1).hover()
    expect(page.locator(".idea.on .disc")).to_have_text("2")
    page.locator(".hint-panel .do").click()
    wait_past(page, before)


@pytest.mark.parametrize("game", ["kingdomino", "pax_pamir"])
def test_a_hint_lies_beside_the_board_and_not_under_the_dock(open_page, game: str) -> None:
    page = open_page("/")
    made_table(page, ["me", "bot"], game=game, settings=HINTS)
    give_three_ideas(page)
    expect(page.locator(".dock button[aria-expanded]", has_text="Hint")).to_be_visible()
    before = box(page, "main.board")
    open_hint(page)
    board, panel = box(page, "main.board"), box(page, ".hint-panel")
    assert board["height"] == before["height"]
    assert panel["x"] >= board["x"] + board["width"]
    assert panel["height"] > board["height"]


def test_over_a_phone_s_hint_the_board_stays(open_page) -> None:
    page = open_page("/", phone=True)
    made_table(page, ["me", "me"], settings=HINTS)
    give_three_ideas(page)
    wait_until_asked(page)
    open_hint(page)
    board, panel = box(page, "main.board"), box(page, ".hint-panel")
    assert panel["width"] == 390
    assert panel["y"] + panel["height"] == 844
    assert panel["height"] <= 0.53 * 844
    assert board["y"] + board["height"] <= panel["y"] + 1
    assert board["height"] > 250


def box(page: Page, place: str) -> dict:
    found = page.locator(place).bounding_box()
    assert found is not None
    return dict(found)


def test_an_idea_without_a_place_is_ringed_at_its_button(open_page, serving, shot) -> None:
    page = open_page("/")
    match = ended("kohan_dej", 4, 1)
    gathers = next(
        at
        for at, each in enumerate(match.played)
        if match.game.moves.verbs[each.move.kind].name.startswith("gather")
    )
    table = running(page, serving, match, gathers)
    with_hints(page, serving, table)
    give_three_ideas(page)
    open_hint(page)
    moves = table_of(page)["question"]["moves"]
    told = moves[:: max(1, len(moves) // 3)][:3]
    bare = [move for move in told if not move["things"]]
    assert bare
    expect(page.locator("i.ring .disc")).to_have_count(len(told))
    ring = page.locator("i.ring").first.bounding_box()
    button = page.locator(f'.dock [data-move="{bare[0]["index"]}"]').bounding_box()
    assert ring is not None
    assert button is not None
    assert abs(ring["x"] - button["x"]) < 10
    shot(page)


PICTURED = {
    "kingdomino": "place",
    "kohan_dej": "build",
    "minerva": "build",
    "trajan": "sow",
    "pax_pamir": "play",
}


@pytest.mark.parametrize("game", PICTURED)
def test_an_idea_has_a_small_picture_beside_its_words(open_page, serving, shot, game: str) -> None:
    page = open_page("/", lang="fa" if game == "minerva" else "en")
    match = ended(game, 4, 1)
    verbs = match.game.moves.verbs
    at = next(
        at
        for at in range(len(match.played) // 2, len(match.played))
        if verbs[match.played[at].move.kind].name == PICTURED[game]
    )
    with_hints(page, serving, running(page, serving, match, at))
    give_three_ideas(page, PICTURED[game])
    open_hint(page)
    ideas = page.locator(".hint-panel .idea").count()
    drawn = page.locator(".hint-panel .picture svg:visible")
    expect(drawn.first).to_be_visible()
    boxes = page.locator(".hint-panel .picture").evaluate_all(BOXES)
    assert len(boxes) == ideas
    assert all(inside for inside in boxes), boxes
    shot(page)


BOXES = """(all) => all.map((each) => {
  const box = each.getBoundingClientRect();
  const all = [...each.querySelectorAll('svg:not(.scene) :is(rect, path, circle, use), svg.scene')];
  return all.length > 0 && all.map((part) => part.getBoundingClientRect()).every(
    (part) => part.left > box.left - 12 && part.right < box.right + 12 &&
              part.top > box.top - 12 && part.bottom < box.bottom + 12);
})"""


def with_hints(page: Page, serving, table: str) -> None:
    """The same table, with hints allowed."""
    with closing(sqlite3.connect(serving.folder / "tables.sqlite", timeout=30)) as database:
        change = "UPDATE tables SET settings = json_set(settings, '$.hints', json('true')),"
        database.execute(f"{change} changed = ? WHERE id = ?", (time.time() + 9, table))
        database.commit()
    page.reload()
    page.locator(".dock.mine .q").wait_for()


def test_the_mark_of_a_fair_share_is_explained(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"], settings=HINTS)
    give_three_ideas(page)
    wait_until_asked(page)
    open_hint(page)
    expect(page.locator(".hint-panel .foot")).to_contain_text(
        re.compile("fair share: .?about 1 in 2")
    )


def test_a_table_without_hints_offers_none(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"])
    wait_until_asked(page)
    page.keyboard.press("h")
    expect(page.locator(".dock .acts")).not_to_contain_text("Hint")
    expect(page.locator(".hint-panel")).to_have_count(0)


def test_the_form_offers_hints_unless_there_is_a_clock(open_page) -> None:
    page = open_page("/new/kingdomino")
    switch = page.get_by_role("switch", name=re.compile("Hints"))
    switch.check()
    page.get_by_role("switch", name=re.compile("Mark who asks")).check()
    clock = page.locator("select", has=page.locator("option[value=live15]"))
    clock.select_option("live15")
    expect(switch).to_be_disabled()
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("switch", name=re.compile("Mark who asks"))).to_have_count(0)
    clock.select_option("none")
    expect(switch).to_be_checked()
    new_table(page, ["me"])
    wait_until_asked(page)
    expect(page.locator(".dock .acts")).to_contain_text("Hint")
    settings = page.evaluate(LOOK)["settings"]
    assert (settings["hints"], settings["learners"]) == (True, True)
