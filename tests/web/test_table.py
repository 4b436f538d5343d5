"""What happens at a table beside the game: clocks, consent, talk, errors, spectators."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from web.access import violations
from web.hands import (
    PATIENCE,
    decide,
    made_table,
    new_table,
    version,
    wait_past,
    wait_until_asked,
)


def two_people(open_page, theme: str = "light") -> tuple[Page, Page]:
    """A host and a guest, each in a browser of their own, at a table that has begun."""
    host: Page = open_page("/", theme=theme)
    address = made_table(host, ["me", "open"])
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
            pages[0].wait_for_timeout(30)
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
    expect(page.locator(".notices")).to_contain_text("a bot plays on", timeout=PATIENCE)
    shot(page, "taken_over")
    expect(page.locator(".report")).to_be_visible(timeout=PATIENCE)


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
    host.locator(".bar .menu .iconbtn").click()
    host.get_by_role("button", name="Propose to end the game").click()
    guest.locator(".ask .btn.primary").click()
    expect(host.locator(".dock .q")).to_have_text("This game was given up.")
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
    page.locator(".dock .btn").last.click()
    wait_until_asked(page)
    assert decide(page)


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


def test_a_set_and_a_number_are_chosen_in_the_form(open_page, shot) -> None:
    page: Page = open_page("/new/kohan_dej")
    page.locator(".rest > summary").click()
    districts = page.locator("details", has_text="chosen").last
    districts.locator("summary").last.click()
    boxes = districts.locator("input[type=checkbox]")
    for place in range(14):
        boxes.nth(place).check()
    expect(boxes.nth(14)).to_be_disabled()
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
    page.set_viewport_size({"width": 800, "height": 900})
    page.locator(".page-form .srow").first.wait_for()
    expect(page.locator(".srow")).to_have_count(seats - 1)
    expect(page.locator("input[type=radio][value=open]").last).to_be_checked()


def test_two_at_one_screen_need_no_curtain_where_all_lies_open(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "me"])
    wait_until_asked(page)
    decide(page)
    wait_until_asked(page)
    expect(page.locator(".bar .facts")).to_contain_text("in the pile")
    expect(page.get_by_role("button", name="I am looking")).to_have_count(0)
