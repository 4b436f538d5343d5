"""What others do is told at a reading speed, and nobody waits for it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.access import violations
from web.hands import PATIENCE, decide, look, made_table, version, wait_past, wait_until_asked

BOTS = ["me", "bot", "bot", "bot"]

STEPS_ASKED_ABOUT = 6
"""So many are more than run unasked when somebody comes back, even if two of them were seen."""

RECORD = """() => {
  window.told = [];
  window.shifts = [];
  new PerformanceObserver((list) => {
    const frame = (node) => node?.matches?.(
      '.foot, .foot .dock, .bar, .strip, .side, main, .story, .story .play > *');
    for (const entry of list.getEntries())
      for (const { node } of entry.sources)
        if (!entry.hadRecentInput && frame(node)) window.shifts.push(node.outerHTML ?? node.data);
  }).observe({ type: 'layout-shift' });
  new MutationObserver(() => {
    const node = document.querySelector('[data-told]');
    const told = node ? Number(node.dataset.told) : null;
    if (told !== null && told !== window.told.at(-1)) window.told.push(told);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-told'] });
}"""
"""Every version that the strip tells, in order, and what shifts of the frame or in the strip."""

OTHERS = """async (id) => {
  const table = await (await fetch(`/api/v1/tables/${id}`)).json();
  const lines = table.log.filter((line) => line.version > 0 && line.by === 'bot');
  return [...new Set(lines.map((line) => line.version))];
}"""
"""The versions in which somebody else decided something, as the server tells them."""

SINCE_MINE = """async (id) => {
  const table = await (await fetch(`/api/v1/tables/${id}`)).json();
  const mine = table.log.findLast((line) => line.by === 'person')?.version ?? Infinity;
  const lines = table.log.filter((line) => line.version > mine && line.by === 'bot');
  return new Set(lines.map((line) => line.version)).size;
}"""
"""How much the others decided since my last decision."""

LIVE = "async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).version"


def table_of(page: Page) -> str:
    found = re.search("[0-9a-f]{32}", page.url)
    assert found is not None
    return found.group()


def film(page: Page) -> Any:
    return page.locator("[data-film]")


def wait_for(page: Page, state: str) -> None:
    expect(film(page)).to_have_attribute("data-film", state, timeout=PATIENCE)


def asked_in_the_present(page: Page) -> None:
    """Go to the present until this player is asked there."""
    while True:
        page.wait_for_function(
            "() => document.querySelector('[data-film]')?.dataset.film === 'runs'"
            " || document.querySelector('.dock.mine .q')",
            timeout=PATIENCE,
        )
        if page.locator(".dock.mine .q").count():
            return
        page.keyboard.press("Escape")


def claim_last(page: Page) -> None:
    """Claim the last free domino: mostly all others are on before me then."""
    asked_in_the_present(page)
    while page.locator(".dock.mine .q").count():
        claims = page.locator(".claimable")
        if claims.count():
            before = version(page)
            claims.last.click()
            wait_past(page, before)
            return
        decide(page)


def story_at_step(open_page: Any, **how: Any) -> Page:
    """A table at which the film stands at its first step, and I am asked in the present; the film
    is long enough that who comes back is asked about it."""
    page: Page = open_page("/", pace="step", **how)
    made_table(page, BOTS)
    mine = page.locator(".dock.mine .q")
    ahead = page.locator(".foot .btn", has_text=re.compile("my turn|نوبت من|körömhöz"))
    while page.evaluate(SINCE_MINE, table_of(page)) < STEPS_ASKED_ABOUT:
        claim_last(page)  # who was drawn last took what was left, and may be on again at once
        ahead.or_(mine).first.wait_for()
    wait_for(page, "runs")
    return page


def test_every_move_of_the_others_is_told_in_order(open_page, shot) -> None:
    page: Page = open_page("/", pace="calm", motion="no-preference")
    page.add_init_script(f"({RECORD})()")
    made_table(page, ["me", "bot"])
    for _ in range(4):
        wait_until_asked(page)
        decide(page)
    wait_until_asked(page)
    told, others = page.evaluate("window.told"), page.evaluate(OTHERS, table_of(page))
    assert [version for version in told if version in others] == others
    assert told == sorted(told)
    assert page.evaluate("window.shifts") == []
    shot(page, "since")
    assert open_page.said == []


def test_at_instant_the_present_is_shown_at_once(open_page) -> None:
    page: Page = open_page("/")
    page.add_init_script(f"({RECORD})()")
    made_table(page, BOTS)
    for _ in range(3):
        wait_until_asked(page)
        decide(page)
    wait_until_asked(page)
    assert page.evaluate("window.told") == []
    wait_for(page, "now")
    assert look(page)["version"] == page.evaluate(LIVE, table_of(page))


@pytest.mark.parametrize("by", ["click", "key", "enter"])
def test_what_would_move_a_piece_only_leads_to_the_present(open_page, by: str) -> None:
    page = story_at_step(open_page)
    before = page.evaluate(LIVE, table_of(page))
    if by == "click":
        page.locator("main.board").click(position={"x": 300, "y": 300})
    else:
        page.keyboard.press({"key": "1", "enter": "Enter"}[by])
    wait_for(page, "now")
    expect(page.locator(".story")).to_contain_text("Now: your turn")
    wait_until_asked(page)
    assert page.evaluate(LIVE, table_of(page)) == before


def test_the_tape_goes_step_by_step_by_keyboard(open_page) -> None:
    page = story_at_step(open_page)
    step = page.locator(".story .tape .place")  # several steps may be of one version
    first = step.inner_text()
    page.keyboard.press("]")
    expect(step).not_to_have_text(first)
    page.keyboard.press("[")
    expect(step).to_have_text(first)
    page.keyboard.press("Shift+Digit1")
    wait_for(page, "now")
    page.keyboard.press("s")
    wait_for(page, "past")
    page.keyboard.press("Escape")
    wait_for(page, "now")


def test_who_comes_back_is_asked_and_may_watch_or_skip(open_page, shot) -> None:
    page = story_at_step(open_page)
    page.reload()
    wait_for(page, "asked")
    panel = page.locator(".catch")
    expect(panel).to_contain_text("things happened since your move")
    expect(panel.locator(".btn.primary")).to_be_focused()
    assert violations(page) == []
    shot(page, "asked")
    panel.locator(".btn.primary").click()
    wait_for(page, "runs")
    page.reload()
    wait_for(page, "asked")
    page.keyboard.press("Escape")
    wait_until_asked(page)
    page.reload()
    wait_until_asked(page)
    wait_for(page, "now")


def test_who_never_wants_to_be_asked_sees_the_present(open_page) -> None:
    page = story_at_step(open_page)
    page.reload()
    page.locator(".catch input").check()
    page.locator(".catch .btn", has_text="Skip").click()
    asked_in_the_present(page)
    claim_last(page)
    # Nothing comes any more that would be told as it comes: I am asked again.
    page.get_by_role("button", name="Skip to my turn").first.wait_for()
    page.reload()
    page.locator("[data-film]").wait_for()
    wait_for(page, "now")


@pytest.mark.parametrize(("lang", "theme", "phone"), [("fa", "dark", True), ("hu", "light", False)])
def test_the_story_is_well_made(open_page, shot, lang: str, theme: str, phone: bool) -> None:
    page = story_at_step(open_page, lang=lang, theme=theme, phone=phone)
    shot(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_each_step_is_said_once_to_who_listens(open_page) -> None:
    page = story_at_step(open_page)
    told = page.locator(".story .play p").inner_text()
    assert told
    expect(page.locator(".story [aria-live=polite]")).to_contain_text(told)
    expect(page.locator(".log")).to_have_attribute("aria-live", "off")


@pytest.mark.parametrize(
    ("game", "key", "width"),
    [("kingdomino", "", 1320), ("minerva", "l", 1600), ("trajan", "l", 1600)],
)
def test_the_log_stands_beside_the_board_and_covers_nothing(
    open_page, game: str, key: str, width: int
) -> None:
    page: Page = open_page("/")
    made_table(page, ["me", "bot"], game=game)
    page.locator("[data-film]").wait_for()
    page.set_viewport_size({"width": width, "height": 800})
    if key:
        page.keyboard.press(key)
    side = page.locator(".side")
    expect(side).to_be_visible()
    expect(page.locator(".scrim")).to_have_count(0)
    board, column = page.locator("main.board").bounding_box(), side.bounding_box()
    assert board is not None
    assert column is not None
    assert board["x"] + board["width"] <= column["x"]


def test_a_drawer_has_no_scrim_and_a_phone_a_sheet(open_page) -> None:
    page: Page = open_page("/")
    made_table(page, ["me", "me"])
    page.set_viewport_size({"width": 1100, "height": 800})
    expect(page.locator(".app.drawn")).to_have_count(1)  # no room beside the board
    page.keyboard.press("l")
    expect(page.locator(".drawer")).to_be_visible()
    expect(page.locator(".scrim")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".sheet")).to_be_visible()


def test_the_log_is_folded_by_turns_and_can_be_sifted(open_page) -> None:
    page: Page = open_page("/")
    made_table(page, ["me", "bot"])
    for _ in range(6):
        wait_until_asked(page)
        decide(page)
    wait_until_asked(page)
    row = page.locator(".log .row[aria-expanded=false]").first
    row.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".log .row[aria-expanded=true]").first).to_be_visible()
    page.get_by_role("button", name="Find").click()
    page.locator(".filter input").fill("claimed")
    expect(page.locator(".log .step").first).to_contain_text("claimed")
    expect(page.locator(".log .step", has_text="placed")).to_have_count(0)
    page.get_by_role("button", name="Mine", exact=True).click()
    expect(page.locator(".log .tn:not(.mine)")).to_have_count(0)
