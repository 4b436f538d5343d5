"""The review of a match on its replay: its curve, both moves on the board, and another try."""

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from panj.core import match_file
from panj.core.match import Match
from panj.core.registry import REGISTRY
from panj.server.told_reviews import weighed_move
from web.access import violations
from web.hands import made_table, wait_until_asked

HEADERS = """
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
"""
PLAY = (
    "async ([id, moves]) => {"
    + HEADERS
    + """
  const post = (path, body) =>
    fetch(`/api/v1/tables/${id}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  for (let i = 0; i < moves; i++) {
    const table = await (await fetch(`/api/v1/tables/${id}`)).json();
    const index = Math.floor(table.question.moves.length / 2);
    await post('moves', { index, expected_version: table.version, action_id: `review-${id}-${i}` });
  }
  await post('abandon');
  return (await fetch(`/api/v1/tables/${id}/export`)).text();
}"""
)
PLACE = 1
MOVES = 24


def played(page: Page, game: str = "kingdomino") -> tuple[str, Match]:
    """A match that was given up after some moves, and its table."""
    address = made_table(page, ["me", "me"], game=game)
    table = address.rsplit("/", 1)[1]
    text = page.evaluate(PLAY, [table, MOVES])
    return table, match_file.read(text, REGISTRY).match


def verdict(match: Match, number: int, is_played: bool) -> dict[str, Any]:
    """A lesson about a placement and another one."""
    s = match.earlier(match.version - number + 1)
    d = s.decision()
    assert d is not None
    made = match.played[number - 1]
    other = next(move for move in d.moves(s) if move != made.move)
    best, worse = (made.move, other) if is_played else (other, made.move)
    worth = {"low": 0.3, "high": 0.6, "trials": 300, "points": []}
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "number": number,
            "who": made.who,
            "is_played": is_played,
            "best": weighed_move(match.game, s, match.game.moves.text(best)),
            "other": weighed_move(match.game, s, match.game.moves.text(worse)),
            "best_worth": {"mean": 0.5, **worth},
            "other_worth": {"mean": 0.36, **worth},
            "line": [],
            "reasons": [],
            "size": "clear",
        }
    )
    return found


def give_review(page: Page, match: Match, gains: dict[str, int] | None = None) -> list[int]:
    """A review with two mistakes of the first seat and a find; the numbers of the mistakes. What
    their moves brought may be given."""
    own = [n for n, each in enumerate(match.played, 1) if each.who == 0]
    numbers = [n for n in own if match.played[n - 1].move.kind == PLACE][1:]
    tell_review(page, match, numbers, gains)
    return numbers[:2]


def tell_review(
    page: Page, match: Match, numbers: list[int], gains: dict[str, int] | None = None
) -> None:
    """A review with mistakes at the first two of these numbers and a find at the third."""
    mistakes = [verdict(match, number, False) for number in numbers[:2]]
    for mistake in mistakes:
        for name, gain in (gains or {}).items():
            mistake[name]["gain"] = gain
    points = [
        {"at": at, "turn": at, "chances": [0.4 + at / 100] * 2, "low": [0.3] * 2, "high": [0.7] * 2}
        for at in range(match.version)
    ]
    answer = {
        "done": 9,
        "total": 9,
        "working": False,
        "curve": points,
        "mistakes": mistakes,
        "finds": [verdict(match, numbers[2], True)],
        "looked": [5, 4],
        "fair": 0.5,
    }
    body = json.dumps(answer)
    page.route(
        "**/review",
        lambda route: route.fulfill(status=200, content_type="application/json", body=body),
    )


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fa", True), ("hu", False)])
def test_a_lesson_shows_both_moves_on_the_board(open_page, shot, lang: str, phone: bool) -> None:
    page = open_page("/", lang=lang, phone=phone)
    table, match = played(page)
    numbers = give_review(page, match)
    page.goto(f"/replay/{table}?at=0&review")
    dock = page.locator(".dock.review")
    page.locator(".curve polyline").first.wait_for()
    dock.locator(".acts .btn").nth(1).click()
    expect(page).to_have_url(re.compile(rf"at={numbers[0] - 1}&"))
    expect(page.locator(".drawn .played .disc")).to_be_visible()
    expect(page.locator(".drawn .better .disc")).to_be_visible()
    text = dock.inner_text()
    assert "⟦" not in text
    assert not re.search(r"-\d,|,-\d", text)
    board = page.locator("main.board").bounding_box()
    assert board is not None
    assert board["height"] >= 320
    curve = page.locator(".curve").bounding_box()
    assert curve is not None
    if phone:  # the curve is above the board, and the kingdom has the width for itself
        assert curve["y"] + curve["height"] <= board["y"] + 1
        own = page.locator("[data-own] svg").first.bounding_box()
        assert own is not None
        assert own["height"] >= 300
        expect(dock.locator(".cost")).to_contain_text(re.compile(r"\S"))
    else:
        assert curve["y"] > board["y"] + board["height"]
    assert violations(page) == []
    shot(page, f"{lang}_{'phone' if phone else 'wide'}")
    page.keyboard.press("b")
    expect(page.locator(".drawn .better")).to_have_count(0)
    page.keyboard.press("b")
    expect(page.locator(".drawn .played")).to_have_count(0)
    assert open_page.said == []


def free_numbers(match: Match) -> list[int]:
    """The numbers of the first seat's moves that had other choices."""
    found = []
    for number, each in enumerate(match.played, 1):
        s = match.earlier(match.version - number + 1)
        d = s.decision()
        if each.who == 0 and d is not None and len(list(d.moves(s))) > 1:
            found.append(number)
    return found


@pytest.mark.parametrize(
    ("game", "own", "others"),
    [
        ("kohan_dej", ".phone .own", ".phone .rivals"),
        ("minerva", ".minerva .body", ".minerva .chips"),
        ("trajan", ".ptj .panel7", ".ptj .chips"),
        ("pax_pamir", ".pb", ".pb .strip3"),
    ],
)
def test_on_a_phone_the_board_of_a_lesson_has_the_room(
    open_page, shot, game: str, own: str, others: str
) -> None:
    page = open_page("/", lang="fa", phone=True)
    table, match = played(page, game)
    tell_review(page, match, free_numbers(match)[-3:])
    page.goto(f"/replay/{table}?at=0&review")
    page.locator(others).wait_for()
    page.locator(".dock.review .acts .btn").nth(1).click()
    expect(page.locator(others)).to_have_count(0)
    box = page.locator(own).bounding_box()
    assert box is not None
    shot(page, game)
    assert box["height"] >= 320
    assert violations(page) == []
    assert open_page.said == []


@pytest.mark.parametrize("game", ["minerva", "trajan", "pax_pamir"])
def test_the_list_of_lessons_stands_beside_every_board(open_page, shot, game: str) -> None:
    page = open_page("/")
    table, match = played(page, game)
    tell_review(page, match, free_numbers(match)[-3:])
    page.goto(f"/replay/{table}?at=0&review")
    page.locator(".cases .case").first.wait_for()
    cases = page.locator(".cases").bounding_box()
    board = page.locator("main.board").bounding_box()
    assert cases is not None
    assert board is not None
    assert cases["x"] >= board["x"] + board["width"]
    page.locator(".cases .case").nth(1).click()
    expect(page.locator(".dock.review .which")).to_contain_text(re.compile("2.? of .?3"))
    expect(page.locator(".btn.more")).to_have_count(0)  # nothing is new in the past
    where = page.locator(".cases .case small").first
    expect(where).to_contain_text("turn" if game == "pax_pamir" else "move")
    page.locator(".cases .most").click()  # the dearest one stands in the headline
    expect(page.locator(".cases .case[aria-pressed=true]")).to_have_count(1)
    shot(page, game)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".cases")).to_have_count(0)  # the list does not stand over the log
    expect(page.locator(".log")).to_be_visible()
    page.get_by_role("tab", name="Review").click()
    expect(page.locator(".cases")).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator(".cases")).to_have_count(0)
    assert open_page.said == []


def test_on_a_phone_everybody_s_mistakes_are_told_on_request(open_page, shot) -> None:
    page = open_page("/", phone=True)
    table, match = played(page)
    other = next(number for number, each in enumerate(match.played, 1) if each.who == 1)
    tell_review(page, match, sorted([free_numbers(match)[1], other]) + free_numbers(match)[-1:])
    page.goto(f"/replay/{table}?at=0&review")
    forth = page.locator(".dock.review .acts .btn").nth(1)
    forth.click()
    which = page.locator(".dock.review .which")
    expect(which).to_contain_text(re.compile("1.? of .?2"))
    mine = page.get_by_role("button", name="Mine only")
    expect(mine).to_have_attribute("aria-pressed", "true")
    mine.click()
    expect(which).to_contain_text(re.compile("of .?3"))
    expect(mine).to_have_attribute("aria-pressed", "false")
    shot(page)
    assert violations(page) == []


def test_a_lesson_is_placed_in_its_round_and_the_curve_says_what_it_counts(open_page) -> None:
    page = open_page("/")
    table, match = played(page)
    numbers = give_review(page, match)
    page.goto(f"/replay/{table}?at=0&review")
    page.locator(".dock.review .acts .btn").nth(1).click()
    begun = [
        number
        for number, each in enumerate(match.played, 1)
        if any(note.key == match.game.presentation.round_line for note in each.notes)
    ]
    part = sum(number < numbers[0] for number in begun)
    where = re.compile(rf"Round.? .?{part}.? · move .?{numbers[0]}")
    expect(page.locator(".dock.review .which")).to_contain_text(where)
    expect(page.locator(".cases .case small").first).to_have_text(where)
    expect(page.locator(".curve .ticks i")).to_have_text("Round")
    expect(page.locator(".curve .level")).to_have_text(["0", "¼", "½", "¾", "1"])
    expect(page.locator(".curve .about")).to_contain_text("fair share")


def test_both_moves_say_what_they_brought(open_page) -> None:
    page = open_page("/")
    table, match = played(page)
    give_review(page, match, {"other": 3, "best": 9})
    page.goto(f"/replay/{table}?at=0&review")
    page.locator(".dock.review .acts .btn").nth(1).click()
    expect(page.locator(".drawn .played .disc")).to_have_text("played +3")
    expect(page.locator(".drawn .better .disc")).to_have_text("better +9")


def test_a_lesson_is_tried_again_and_leads_back(open_page) -> None:
    page = open_page("/")
    table, match = played(page)
    numbers = give_review(page, match)
    page.goto(f"/replay/{table}?at=0&review")
    page.locator(".dock.review .acts .btn").nth(1).click()
    expect(page.locator(".drawn .better .disc")).to_be_visible()
    page.locator(".dock.review .btn.primary").click()
    page.wait_for_url(re.compile("/tables/[0-9a-f]{32}"))
    assert table not in page.url
    banner = page.locator(".practice")
    expect(banner).to_contain_text(str(numbers[0]))
    wait_until_asked(page)
    banner.get_by_role("link").click()
    page.wait_for_url(re.compile(rf"/replay/{table}\?at={numbers[0] - 1}.*review"))


def test_a_review_of_the_server_ends_with_a_curve(open_page) -> None:
    page = open_page("/")
    table, _ = played(page)
    page.goto(f"/replay/{table}?at=0")
    page.locator(".dock.rep button", has_text="Review").click()
    page.locator(".dock.review .legend li").first.wait_for()
    expect(page.locator(".dock.review .progress")).to_have_count(0)
    assert page.locator(".dock.review .legend li").count() == 2
    page.keyboard.press("r")
    expect(page.locator(".dock.review")).to_have_count(0)


def test_a_replay_jumps_by_turn_and_by_round(open_page) -> None:
    page = open_page("/")
    table, match = played(page)
    page.goto(f"/replay/{table}?at=0")
    page.locator(".dock.rep").wait_for()
    who = [each.who for each in match.played]
    turn = next(number for number in range(1, len(who)) if who[number] != who[number - 1])
    page.keyboard.press("]")
    expect(page).to_have_url(re.compile(rf"at={turn}\b"))
    page.keyboard.press("[")
    expect(page).to_have_url(re.compile(r"at=0\b"))
    heading = match.game.presentation.is_heading
    rounds = [
        number
        for number, each in enumerate(match.played, 1)
        if any(heading(note.key) for note in each.notes)
    ]
    page.keyboard.press("}")
    expect(page).to_have_url(re.compile(rf"at={rounds[0]}\b"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(rf"at={rounds[0] + 1}\b"))
