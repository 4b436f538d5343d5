"""Whole matches in real browsers."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.access import violations
from web.hands import (
    PATIENCE,
    RESULT,
    decide,
    decide_when_asked,
    look,
    made_table,
    new_table,
    play_to_the_end,
    point,
    propose_to_end,
    settle,
    version,
    wait_for_a_turn,
    wait_past,
    wait_until_asked,
)

pytestmark = pytest.mark.slow


def test_one_click_from_home_to_a_match_against_bots(open_page, shot) -> None:
    page = open_page("/")
    new_table(page, ["bot"])
    play_to_the_end(page)
    expect(page.locator(".report h2")).to_contain_text(RESULT)
    expect(page.locator(".sc tbody tr")).to_have_count(2)
    shot(page, "report")
    assert violations(page) == []
    assert open_page.said == []
    finished = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/tables/" in url and url != finished)


def test_two_people_in_two_browsers(open_page, shot) -> None:
    host = open_page("/")
    address = new_table(host, ["open"])
    link = host.locator(".inv input")
    expect(link).to_have_value(address)
    expect(host.locator(".inv svg[role=img]")).to_be_visible()
    shot(host, "invite")
    guest = open_page(address, lang="hu", theme="dark")
    guest.get_by_role("button", name="Leülök").click()
    host.get_by_role("button", name="Start the game").click()
    play_to_the_end(host, guest)
    shot(host, "host")
    shot(guest, "guest")
    assert open_page.said == []


def lines_of(page: Page) -> list[str]:
    """The addresses of the live lines that a page opens from now on."""
    found: list[str] = []
    page.on("websocket", lambda line: found.append(line.url) if "/live" in line.url else None)
    return found


def until_both_decided(one: Page, other: Page) -> None:
    """Play until each of two players has made a decision on their page."""
    waiting = [one, other]
    deadline = time.monotonic() + PATIENCE / 1000
    while waiting and time.monotonic() < deadline:
        decided = [page for page in (one, other) if decide(page)]
        waiting = [page for page in waiting if page not in decided]
        if waiting and not decided:
            wait_for_a_turn(one, other)
    assert not waiting


def test_who_is_known_needs_one_line_from_the_open_table_to_the_match(open_page) -> None:
    host: Page = open_page("/")
    hosting = lines_of(host)
    address = made_table(host, ["me", "open"])
    guest: Page = open_page("/")
    made_table(guest, ["me", "bot"], name="Ben")  # so that the server knows who this is
    coming = lines_of(guest)
    guest.goto(address)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="Leave the seat").click()
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    until_both_decided(host, guest)
    assert (len(hosting), len(coming)) == (1, 1)


def test_a_stranger_who_sits_down_takes_one_new_line_that_knows_them(open_page) -> None:
    host: Page = open_page("/")
    address = made_table(host, ["me", "open"])
    guest: Page = open_page("/")
    coming = lines_of(guest)
    guest.goto(address)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    until_both_decided(host, guest)
    assert len(coming) == 2


def test_an_answer_that_is_refused_says_why_and_keeps_the_line(open_page) -> None:
    host: Page = open_page("/")
    address = made_table(host, ["me", "open"])
    guest: Page = open_page("/")
    guest.goto(address)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start the game").click()
    propose_to_end(host)
    why = {"key": "server.refusal.no_proposal", "operands": [], "detail": "Nothing is asked."}
    guest.route("**/answer", lambda asked: asked.fulfill(status=409, json=why))
    coming = lines_of(guest)
    guest.locator(".ask .btn.primary").click()
    expect(guest.locator(".ask")).to_contain_text("Nothing is asked.")
    assert coming == []


def test_a_click_before_the_answer_to_the_last_one_counts(open_page) -> None:
    page: Page = open_page("/")
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    is_held = False

    def route(line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if is_held and json.loads(message)["type"] == "done":
                held.append(message)
            else:
                line.send(message)

        lines.append(line)
        line.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/live$"), route)
    new_table(page, ["bot"])
    wait_until_asked(page)
    while not look(page)["ghost"]:  # to the first domino that is put down
        decide(page)
        wait_until_asked(page)
    is_held = True
    seen = look(page)
    point(page, seen)
    wait_past(page, seen["version"])
    page.locator(".claimable").first.wait_for()
    seen = look(page)
    point(page, seen)
    while not held:
        settle(page)  # what comes over the line is taken in meanwhile
    assert version(page) == seen["version"]
    assert len(held) == 1
    is_held = False
    lines[-1].send(held[0])
    wait_past(page, seen["version"])


def test_people_at_one_screen_take_turns(open_page, shot) -> None:
    page = open_page("/")
    new_table(page, ["me"])
    for _ in range(6):
        wait_until_asked(page)
        decide_when_asked(page)
    names = page.locator(".chip .nm").all_inner_texts()
    assert len(names) == 2
    shot(page, "hot_seat")


def test_undo_takes_the_placement_back(open_page) -> None:
    page = open_page("/")
    new_table(page, ["me"])
    for _ in range(4):
        wait_until_asked(page)
        decide(page)
    wait_until_asked(page)
    squares = page.locator(".own .edge").count()
    assert page.locator(".spot").count()
    decide(page)
    expect(page.locator(".dock .btn", has_text="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator(".spot.visible").first).to_be_visible()
    assert page.locator(".own .edge").count() == squares
    expect(page.locator(".log")).to_contain_text("took the last move back")


def test_a_spectator_sees_and_cannot_play(open_page, shot) -> None:
    page = open_page("/")
    address = new_table(page, ["bot"])
    wait_until_asked(page)
    watcher = open_page(address)
    expect(watcher.locator(".dock.watch .q")).to_contain_text("You are watching")
    assert watcher.locator(".claimable").count() == 0
    before = version(watcher)
    decide(page)
    wait_past(watcher, before)
    shot(watcher, "watching")
    assert violations(watcher) == []


def test_the_line_comes_back_after_the_server_did(open_page, serving, shot) -> None:
    page: Page = open_page("/")
    new_table(page, ["me"])
    wait_until_asked(page)
    serving.stop()
    expect(page.locator(".dock.lost")).to_be_visible()
    shot(page, "lost")
    assert violations(page) == []
    serving.start()
    expect(page.locator(".dock.mine")).to_be_visible(timeout=PATIENCE)
    wait_until_asked(page)
    decide_when_asked(page)


def test_a_move_chosen_while_the_line_is_lost_is_played_later(open_page, serving) -> None:
    page: Page = open_page("/")
    new_table(page, ["me"])
    wait_until_asked(page)
    before = version(page)
    serving.stop()
    expect(page.locator(".dock.lost")).to_be_visible()
    page.locator(".claimable").first.dispatch_event("click")
    serving.start()
    wait_past(page, before)


def test_a_move_that_is_lost_on_the_way_is_sent_again(open_page) -> None:
    page = open_page("/")
    swallowed: list[str] = []

    def lose_the_first_move(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"move"' in str(message) and not swallowed:
                swallowed.append(str(message))
            else:
                server.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), lose_the_first_move)
    made_table(page, ["me", "me"])
    wait_until_asked(page)
    before = version(page)
    point(page, look(page))
    wait_past(page, before)
    assert len(swallowed) == 1
    assert version(page) == before + 1
