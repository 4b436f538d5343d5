"""Mouse, keyboard and finger: everything can be done and seen with each of them."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.access import violations
from web.hands import (
    decide,
    decide_by_keys,
    decide_when_asked,
    made_table,
    make_forced_moves_by_hand,
    play_to_the_end,
    version,
    wait_past,
    wait_until_asked,
)


def middle(page: Page, what: str) -> tuple[float, float]:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def until_placing(page: Page) -> None:
    """Decide until a domino has to be placed."""
    wait_until_asked(page)
    while page.locator(".spot").count() == 0:
        decide(page)
        wait_until_asked(page)


@pytest.mark.slow
def test_a_whole_match_by_keyboard_alone(open_page, shot) -> None:
    page: Page = open_page("/new/kingdomino")
    page.locator("form .go .btn.primary").wait_for()
    for _ in range(80):
        if page.evaluate("!!document.activeElement?.matches('.go .btn.primary')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_until_asked(page)
    before = version(page)
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.getAttribute('aria-label')")
    if page.locator(".claimable").count() > 1:
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.getAttribute('aria-label')") != first
    page.keyboard.press("Space")
    wait_past(page, before)
    play_to_the_end(page, by=decide_by_keys)
    shot(page, "report")
    assert open_page.said == []


@pytest.mark.slow
def test_a_whole_match_by_touch_alone(open_page, shot) -> None:
    page: Page = open_page("/", lang="fa", theme="dark", phone=True)
    page.locator(".tile .play a").first.tap()
    page.locator("form .go .btn.primary").tap()
    wait_until_asked(page)
    shot(page, "playing")
    play_to_the_end(page)
    shot(page, "report")
    assert open_page.said == []


def test_keys_rotate_ask_for_rules_and_open_the_log(open_page) -> None:
    page: Page = open_page("/")
    made_table(page, ["me", "me"])
    until_placing(page)
    spots = page.locator(".spot")
    before = spots.first.get_attribute("id")
    page.keyboard.press("r")
    expect(spots.first).not_to_have_attribute("id", before or "")
    page.keyboard.press("?")
    expect(page.locator(".rcard.now")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("l")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


def test_a_domino_is_dragged_into_the_kingdom(open_page) -> None:
    page: Page = open_page("/", motion="no-preference")
    made_table(page, ["me", "me"])
    until_placing(page)
    before = version(page)
    page.mouse.move(*middle(page, ".hold .held"))
    page.mouse.down()
    page.mouse.move(*middle(page, ".spot.visible .gain"), steps=5)
    expect(page.locator(".carried svg")).to_be_visible()
    expect(page.locator(".up:not(.none)").or_(page.locator(".spot.on")).first).to_be_visible()
    page.mouse.up()
    wait_past(page, before)


def test_what_a_place_would_do_is_told_once_in_words(open_page, shot) -> None:
    page: Page = open_page("/")
    made_table(page, ["me", "me"])
    until_placing(page)
    page.mouse.move(*middle(page, ".spot.visible .gain"))
    expect(page.locator(".dock .look")).to_contain_text("point")
    expect(page.locator(".spot.on .gain")).to_contain_text("+")
    expect(page.locator(".tip")).to_have_count(0)
    shot(page, "preview")
    page.mouse.click(*middle(page, '.own use[href^="#kd-castle"]'))
    expect(page.locator(".tip.bad")).to_contain_text("already covered")
    page.locator(".tip.bad").hover()
    shot(page, "refused")
    assert violations(page) == []
    page.locator(".tip .rule").click()
    expect(page.locator(".rcard", has_text="Why not here?")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_details_come_by_pointer_focus_and_long_press(open_page, shot, lang: str) -> None:
    page: Page = open_page("/", lang=lang)
    address = made_table(page, ["me", "me"], name="آدا" if lang == "fa" else "Ada")
    wait_until_asked(page)
    detail = page.locator(".tip[role=tooltip] h3")
    page.mouse.move(*middle(page, ".claimable"))
    expect(detail).to_be_visible()
    shot(page, "hover")
    assert violations(page) == []
    box = page.locator(".tip[role=tooltip]").last.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 1440
    page.mouse.move(700, 880)
    expect(detail).to_have_count(0)
    page.mouse.move(*middle(page, ".chip"))
    expect(detail).to_be_visible()
    page.mouse.move(700, 880)
    page.keyboard.press("ArrowDown")
    expect(detail).to_be_visible()
    page.keyboard.press("Escape")
    expect(detail).to_have_count(0)
    press_long(page, address, shot)


def press_long(page: Page, address: str, shot) -> None:
    """On a phone-sized window, a long press opens a sheet and chooses nothing."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(address)
    wait_until_asked(page)
    before = version(page)
    x, y = middle(page, ".claimable")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at(x, y)]})
    expect(page.locator(".sheet h3")).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shot(page, "sheet")
    assert violations(page) == []
    page.locator(".sheet .iconbtn").click()
    expect(page.locator(".sheet")).to_have_count(0)
    assert version(page) == before


def test_a_mouse_in_a_narrow_window_opens_the_sheet_only_by_a_long_press(open_page) -> None:
    page: Page = open_page("/", phone=True)
    page.clock.install()
    made_table(page, ["me", "me"])
    wait_until_asked(page)
    before = version(page)
    page.mouse.move(5, 5)
    page.mouse.move(*middle(page, ".claimable"), steps=3)
    page.clock.run_for(60_000)  # longer than a pointer on a wide screen rests on a target
    expect(page.locator(".sheet")).to_have_count(0)
    page.mouse.down()
    expect(page.locator(".sheet h3")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".sheet h3")).to_be_visible()
    page.locator(".sheet .iconbtn").click()
    expect(page.locator(".sheet")).to_have_count(0)
    assert version(page) == before


def at(x: float, y: float, finger: int = 0) -> dict[str, float]:
    return {"x": x, "y": y, "id": finger}


def test_two_fingers_enlarge_the_own_kingdom(open_page, shot) -> None:
    page: Page = open_page("/", phone=True)
    made_table(page, ["me", "bot", "bot"])
    wait_until_asked(page)
    x, y = middle(page, ".wide .zoom")
    devtools = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [at(x - apart, y), at(x + apart, y, 1)] if apart else []
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in (30, 45, 60, 80):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    expect(page.locator(".zoom.in")).to_be_visible()
    shot(page, "zoomed")
    if page.locator(".claimable").count():
        decide_when_asked(page)
        expect(page.locator(".zoom.in")).to_be_visible()
    page.locator(".fit").tap()
    expect(page.locator(".zoom.in")).to_have_count(0)
    page.locator(".mini").first.tap()
    expect(page.locator(".sheet h2")).to_contain_text("Kingdom of")
    shot(page, "rival")
    assert violations(page) == []
    page.locator(".sheet .iconbtn").tap()
    expect(page.locator(".sheet")).to_have_count(0)


def test_a_click_enlarges_the_kingdom_of_a_rival(open_page, shot) -> None:
    page: Page = open_page("/")
    made_table(page, ["me", "bot", "bot"])
    make_forced_moves_by_hand(page)
    wait_until_asked(page)
    before = version(page)
    small = page.locator(".rv .look").first
    width = small.bounding_box()["width"]
    small.click()
    sheet = page.locator(".sheet")
    expect(sheet.locator("h2")).to_contain_text("Kingdom of")
    assert sheet.locator(".map svg").first.bounding_box()["width"] > 2 * width
    shot(page, "rival")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(small).to_be_focused()
    assert version(page) == before


def test_a_place_that_was_tapped_can_be_left_again(open_page) -> None:
    page: Page = open_page("/", phone=True)
    made_table(page, ["me", "me"])
    until_placing(page)
    before = version(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    page.touchscreen.tap(*middle(page, ".spot.visible .gain"))
    expect(page.locator(".dock .btn.primary")).to_contain_text("Place here")
    expect(undo).to_have_count(0)
    page.get_by_role("button", name="Back").tap()
    expect(page.locator(".dock .btn.primary")).to_have_count(0)
    expect(undo).to_be_visible()
    assert version(page) == before


def test_the_log_lights_things_and_leads_to_their_moment(open_page, shot) -> None:
    page: Page = open_page("/")
    made_table(page, ["me", "me"])
    until_placing(page)
    decide(page)
    # What is asked next is the log's last line: from here on nothing moves under the mouse.
    expect(page.locator(".log")).to_contain_text("Move your king onto a free domino")
    line = page.locator(".log .step", has_text="placed domino").last
    line.locator(".it").first.hover()
    expect(page.locator(".told-rings i")).to_have_count(1)
    number = re.sub(r"\D", "", line.locator(".it").first.inner_text())
    piece = page.locator(f'.map [data-place="domino:{number}"]').bounding_box()
    ring = page.locator(".told-rings i").bounding_box()
    assert piece
    assert ring
    assert ring["x"] <= piece["x"]
    assert ring["y"] <= piece["y"]
    assert ring["x"] + ring["width"] >= piece["x"] + piece["width"]
    shot(page, "lit")
    line.locator("span").first.dblclick(position={"x": 2, "y": 2})
    page.wait_for_url(re.compile("/replay/.*at="))


def test_pieces_move_and_numbers_roll(open_page) -> None:
    page: Page = open_page("/", motion="no-preference")
    made_table(page, ["me", "me"])
    until_placing(page)
    while page.locator(".spot").count():
        decide(page)
        wait_until_asked(page)
    page.evaluate("""() => {
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        window.moved.push(this.getAttribute('class') ?? this.tagName);
        return animate.apply(this, how);
      };
    }""")
    decide(page)
    page.wait_for_function("() => window.moved.some((each) => each.includes('king'))")
