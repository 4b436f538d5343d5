"""What happens at a table beside the game: clocks, consent, talk, errors, spectators."""

import json
import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from web.access import violations
from web.hands import (
    PATIENCE,
    decide,
    decide_when_asked,
    made_table,
    new_table,
    propose_to_end,
    table_of,
    version,
    wait_for_a_turn,
    wait_past,
    wait_until_asked,
)
from web.serving import Serving

DAY = 24 * 3600


def two_people(open_page, theme: str = "light", **wish: Any) -> tuple[Page, Page]:
    """A host and a guest, each in a browser of their own, at a table that has begun."""
    host: Page = open_page("/", theme=theme)
    address = made_table(host, ["me", "open"], **wish)
    guest: Page = open_page(address, theme=theme)
    guest.locator(".acts .btn.primary").click()
    host.locator(".acts .btn.primary:not(:disabled)").click()
    for page in (host, guest):
        page.locator(".own").wait_for()
    return host, guest


def in_turn(*pages: Page) -> None:
    """Somebody makes one decision."""
    before = version(pages[0])
    while version(pages[0]) == before:
        if not any(decide(page) for page in pages):
            wait_for_a_turn(*pages)
    for page in pages:
        wait_past(page, before)


def test_a_clock_gives_more_time_for_every_turn(open_page, shot) -> None:
    page = open_page("/")
    pace = {"kind": "live", "minutes": 5, "increment": 10}
    made_table(page, ["me", "me"], settings={"pace": pace})
    wait_until_asked(page)
    expect(page.locator(".chip.now .sub")).to_contain_text(re.compile("0[45]:"))
    for _ in range(4):
        wait_until_asked(page)
        decide(page)
    expect(page.locator(".chip .sub", has_text=re.compile("05:0[1-9]")).first).to_be_visible()
    shot(page, "clock")
    assert violations(page) == []


def test_a_bot_plays_on_when_the_time_has_run_out(open_page, shot) -> None:
    page = open_page("/", motion="no-preference")
    pace = {"kind": "live", "minutes": 0.02, "increment": 0}
    made_table(page, ["me", "bot"], settings={"pace": pace})
    expect(page.locator(".chip .low").first).to_be_visible()
    expect(page.locator(".log .sys", has_text="a bot took over")).to_be_visible(timeout=PATIENCE)
    shot(page, "taken_over")
    expect(page.locator(".report")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".report .sc tr", has=page.locator(".by-bot"))).to_contain_text("Ada")
    told = page.locator(".log .tn", has=page.locator(".by-bot"))
    expect(told.first).to_contain_text("You")
    expect(page.locator(".chip", has_text="Ada")).to_have_count(1)  # the name stays
    shot(page, "marked")
    assert violations(page) == []


def let_days_pass(serving: Serving, table: str) -> None:
    """Let a table look as if its question had been asked two days ago."""
    past = ", ".join(f"{name} = {name} - {2 * DAY}" for name in ("asked_at", "deadline", "due"))
    with sqlite3.connect(serving.folder / "tables.sqlite") as store:
        store.execute(f"UPDATE tables SET {past}, changed = changed + 1 WHERE id = ?", (table,))
    store.close()


def test_who_ran_out_of_time_takes_the_seat_back(open_page, serving, shot) -> None:
    host, guest = two_people(open_page, settings={"pace": {"kind": "days", "days": 1}})
    found = table_of(host)
    out, other = (host, guest) if found["question"]["mine"] else (guest, host)
    let_days_pass(serving, found["id"])
    expect(out.locator(".dock.out")).to_contain_text("Your time ran out")
    expect(told_beside(out)).to_contain_text(["Your time ran out; a bot took over for you."])
    name = found["seats"][found["question"]["who"]]["name"]
    expect(other.locator(".chip", has_text="a bot plays on")).to_contain_text(name)
    shot(out, "stands_in")
    shot(other, "other")
    assert violations(out) == []
    assert violations(other) == []
    out.locator(".dock.out .btn").click()
    expect(out.locator(".dock.out")).to_have_count(0)
    expect(told_beside(out).last).to_contain_text("You came back to the table.")
    expect(other.locator(".notices")).to_contain_text("came back to the table")


def told_beside(page: Page) -> Locator:
    """What the log tells beside the match."""
    return page.locator(".log .sys", has_text=re.compile("time|bot|came back|pause|minutes"))


def test_the_host_gives_time_and_pauses_the_table(open_page, serving, shot) -> None:
    host, guest = two_people(open_page, settings={"pace": {"kind": "live", "minutes": 60}})
    while table_of(host)["question"]["mine"]:
        decide_when_asked(host)
    found = table_of(host)
    let_days_pass(serving, found["id"])
    bar = host.locator(".beside, .dock.out").filter(visible=True)
    expect(bar).to_contain_text("ran out of time")
    shot(host, "out")
    bar.locator(".btn", has_text="Give").click()
    expect(told_beside(host).last).to_contain_text(re.compile("was given .*5.* more minutes"))
    expect(bar.locator(".btn", has_text="Give")).to_have_count(0)  # once
    expect(guest.locator(".dock.out")).to_contain_text("You were given")
    bar.locator(".btn", has_text="Pause").click()
    for page in (host, guest):
        expect(page.locator("[data-paused]")).to_be_visible()
        expect(page.locator(".board [data-lit]")).to_have_count(0)
        expect(told_beside(page).last).to_contain_text("The host paused the table.")
        assert violations(page) == []
    expect(guest.locator(".dock .acts .btn")).to_have_count(0)
    shot(host, "paused")
    shot(guest, "waits")
    stands = guest.locator(".chip [dir=ltr]").all_text_contents()
    host.locator(".dock .btn", has_text="Go on").click()
    expect(guest.locator("[data-paused]")).to_have_count(0)
    expect(guest.locator(".dock.out .btn", has_text="Take your seat back")).to_be_visible()
    assert any(each.startswith("05:00") for each in stands)  # what was given is there
    bar.locator(".btn", has_text="OK").click()
    expect(bar).to_have_count(0)
    expect(host.locator(".chip", has_text="a bot plays on")).to_be_visible()  # what stays


def test_the_last_seconds_are_seen_at_the_prompt(open_page, shot) -> None:
    page = open_page("/")
    pace = {"kind": "live", "minutes": 0.15, "increment": 0, "takeover": False}
    made_table(page, ["me", "me"], settings={"pace": pace})
    wait_until_asked(page)
    expect(page.locator(".foot .last")).to_be_visible()
    shot(page, "last")
    assert violations(page) == []


def test_a_move_is_taken_back_if_the_other_agrees(open_page, shot) -> None:
    host, guest = two_people(open_page)
    for _ in range(5):
        in_turn(host, guest)
    host.locator(".bar .menu .iconbtn").click()
    host.get_by_role("button", name="Ask to take a move back").click()
    alert = guest.locator(".ask")
    expect(alert).to_contain_text("asks to take the last move back")
    shot(guest, "asked")
    assert violations(guest) == []
    alert.locator(".btn.primary").click()
    for page in (host, guest):
        expect(page.locator(".log")).to_contain_text("took the last move back")


def test_people_may_talk_and_give_up_together(open_page, shot) -> None:
    host, guest = two_people(open_page, theme="dark")
    host.locator(".chat input").fill("Hello there")
    host.locator(".chat input").press("Enter")
    expect(guest.locator(".chat")).to_contain_text("Hello there")
    guest.set_viewport_size({"width": 390, "height": 844})
    host.locator(".chat input").fill("Good luck")
    host.locator(".chat input").press("Enter")
    guest.locator(".bar .dot").wait_for()
    guest.set_viewport_size({"width": 1440, "height": 900})
    propose_to_end(host)
    guest.locator(".ask .btn.primary").click()
    expect(host.locator(".dock .q")).to_have_text("This game was abandoned.")
    shot(guest, "given_up")
    assert open_page.said == []


STAYS = """() => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = (run, ms, ...rest) => wait(run, ms === 4000 ? 2e9 : ms, ...rest);
}"""
"""What the page tells for four seconds stays: looking at it takes longer on a busy machine."""


def test_a_stale_click_is_told_and_dropped(open_page, shot) -> None:
    page: Page = open_page("/")
    page.add_init_script(f"({STAYS})()")
    page.evaluate(STAYS)
    late = {"on": True}

    def delay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move" and late["on"]:
                said["expected_version"] = 999
                late["on"] = False
            server.send(json.dumps(said))

        line.on_message(send)

    page.route_web_socket(re.compile("/live"), delay)
    made_table(page, ["me", "me"])
    wait_until_asked(page)
    page.locator(".claimable").first.click()
    expect(page.locator(".dock.bad")).to_be_visible()
    shot(page, "stale")
    assert violations(page) == []
    wait_until_asked(page)  # the question and its buttons stay
    decide_when_asked(page)


def test_spectators_may_be_some_moves_behind(open_page) -> None:
    page: Page = open_page("/")
    address = made_table(page, ["me", "me"], settings={"spectator_delay": 3})
    for _ in range(5):
        wait_until_asked(page)
        decide(page)
    watcher: Page = open_page(address)
    expect(watcher.locator(".dock.watch")).to_be_visible()
    assert version(watcher) == version(page) - 3


def test_a_link_can_be_opened_before_its_table_is(open_page, shot) -> None:
    host: Page = open_page("/new/kingdomino")
    host.locator(".srow").nth(1).locator("input[value=open]").check()
    link = host.locator(".inv input").input_value()
    expect(host.locator(".inv svg[role=img]")).to_be_visible()
    shot(host, "draft")
    assert violations(host) == []
    guest: Page = open_page(link, phone=True)
    expect(guest.locator("main p")).to_contain_text("may not be open yet")
    assert new_table(host, ["open"]) == link
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible(timeout=PATIENCE)


def test_the_host_lets_anybody_sit_where_a_seat_was_kept(open_page, shot) -> None:
    page: Page = open_page("/")
    address = made_table(page, ["me", "invited"], start=False)
    button = page.locator(".room li .btn")
    stranger: Page = open_page(address)
    expect(stranger.locator(".room li.free")).to_be_visible()
    expect(stranger.locator(".room .btn.primary")).to_have_count(0)
    shot(page)
    assert violations(page) == []
    button.click()
    expect(button).to_have_count(0)
    stranger.locator(".room .btn.primary").click()
    expect(page.locator(".room .btn.primary")).to_be_enabled()


def test_a_set_and_a_number_are_chosen_in_the_form(open_page, shot) -> None:
    page: Page = open_page("/new/kohan_dej")
    page.locator(".rest > summary").click()
    districts = page.locator("details:has(> .set)")
    expect(districts.locator("summary")).to_have_text("Choose…")
    districts.locator("summary").click()
    boxes = districts.locator("input[type=checkbox]")
    for place in range(14):
        boxes.nth(place).check()
    expect(boxes.nth(14)).to_be_disabled()
    expect(districts.locator("summary")).to_have_text(re.compile("14.* chosen"))
    shot(page, "districts")
    assert violations(page) == []
    page.locator(".step .iconbtn").last.click()
    new_table(page, ["bot", "bot", "bot"])
    options = page.evaluate(
        "fetch('/api/v1' + location.pathname).then((found) => found.json()).then((t) => t.options)"
    )
    assert len(options["districts"]) == 14
    assert options["first_crown"] == 1


def test_a_form_keeps_what_was_filled_in_when_the_window_changes(open_page) -> None:
    page: Page = open_page("/new/kingdomino")
    page.locator(".srow").first.wait_for()
    seats = page.locator(".srow").count()
    page.locator(".more .btn").nth(1).click()
    page.locator("input[type=radio][value=open]").last.check()
    page.set_viewport_size({"width": 700, "height": 900})
    page.locator(".page-form .srow").first.wait_for()
    expect(page.locator(".srow")).to_have_count(seats - 1)
    expect(page.locator("input[type=radio][value=open]").last).to_be_checked()


def test_a_form_begins_with_the_last_settings_and_goes_back_to_the_usual_ones(open_page) -> None:
    page: Page = open_page("/new/kingdomino")
    back = page.get_by_role("button", name="Back to the usual settings")
    clock = page.locator("select:has(option[value=days3])")
    clock.wait_for()
    expect(back).to_have_count(0)
    seats = page.locator(".srow").count()
    clock.select_option("days3")
    new_table(page, ["open"])
    page.goto("/new/kingdomino")
    expect(clock).to_have_value("days3")
    expect(page.locator(".srow")).to_have_count(2)
    expect(page.locator("input[type=radio][value=open]")).to_be_checked()
    back.click()
    expect(clock).to_have_value("none")
    expect(page.locator(".srow")).to_have_count(seats)
    expect(back).to_have_count(0)
    page.goto("/new/minerva")
    expect(clock).to_have_value("none")


CUT = """() => [...document.querySelectorAll('.bar h1, .bar .fact')]
  .filter((node) => node.scrollWidth > node.clientWidth)
  .map((node) => node.textContent)"""


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_no_word_of_the_bar_is_cut_on_a_phone(open_page, shot, lang: str) -> None:
    page: Page = open_page("/", lang=lang, phone=True)
    made_table(page, ["me", "me"], options={"middle_kingdom": True})
    wait_until_asked(page)
    assert page.evaluate(CUT) == []
    fact = page.locator(".bar .fact")
    while not fact.count():
        decide_when_asked(page)
    assert page.evaluate(CUT) == []
    shot(page, lang)


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_bot_and_its_style_have_room_in_the_form_on_a_phone(open_page, shot, lang: str) -> None:
    page: Page = open_page("/new/kohan_dej", lang=lang, phone=True)
    bots = page.locator(".srow select")
    bots.first.wait_for()
    assert min(each.bounding_box()["width"] for each in bots.all()) > 110
    shot(page, lang)


def test_two_at_one_screen_need_no_curtain_where_all_lies_open(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"])
    wait_until_asked(page)
    decide(page)
    wait_until_asked(page)
    expect(page.locator(".bar .facts")).to_contain_text("in the pile")
    expect(page.get_by_role("button", name="It is me, show the table")).to_have_count(0)
