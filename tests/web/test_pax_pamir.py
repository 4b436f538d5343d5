"""Pax Pamir in a real browser: whole matches by pointing at things, on a desk and on a phone."""

import re
import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Unchanged

from panj.games.pax_pamir.tables import rows
from panj.words.speak import words_for
from web.access import violations
from web.hands import PATIENCE, RESULT, made_table
from web.measuring import SIZES, measure, resize

pytestmark = pytest.mark.slow

LOOK_AGAIN = 3000
"""Milliseconds."""

# What to press next: the first of these that is there. In the main question a check is bought if
# it can be, then hand cards are played, then the market is bought; the rest of the turn is left.
LOOK = """() => {
  const dock = document.querySelector('.dock');
  const first = (...wishes) => {
    for (const wish of wishes)
      for (const node of document.querySelectorAll(wish))
        if (node.getClientRects().length && !node.disabled) return node;
    return null;
  };
  const main = dock?.querySelector('.rule')?.innerText === 'PP-3.13';
  const own = '.hand3 .hit.lit, .tray3 .pc.tray > .hit.lit[data-thing^="card:"]';
  const target = first('.sheet .pickrows .btn', '.dock .btn.primary:has(.ic)',
      '[data-thing^="coalition:"]', '.edge.drop') ??
    (main ? first('.s-check .hit.lit', own, '.mkt .hit.lit', '.dock .acts .btn:last-child')
      : first('[data-thing]', '[data-opens]', '.dock .btn.primary', '.dock .acts .btn:last-child'));
  for (const old of document.querySelectorAll('[data-next]')) delete old.dataset.next;
  if (target) target.dataset.next = '1';
  return {
    over: !!document.querySelector('.report'),
    mine: !!document.querySelector('.dock.mine .q'),
    found: !!target,
    sign: SIGN(),
  };
}"""
CHANGED = "(before) => !!document.querySelector('.report') || before !== SIGN()"
# A press at the thing itself: what lies under the pointer may have moved on a busy machine.
PRESS = """(touch) => {
  const more = { bubbles: true, cancelable: true, pointerType: touch ? 'touch' : 'mouse' };
  for (const name of ['pointerdown', 'pointerup', 'click'])
    document.querySelector('[data-next]')?.dispatchEvent(new PointerEvent(name, more));
}"""
SIGN = """(() => [
  document.querySelector('.dock')?.dataset.version,
  document.querySelectorAll('.pick').length,
  document.querySelectorAll('.edge.drop, .sheet').length,
  document.querySelector('.dock .q')?.innerText,
].join('|'))()"""


def press(page: Page, touch: bool) -> dict[str, Any]:
    """Press what there is to press, and wait until something has changed or it is time to look."""
    seen: dict[str, Any] = page.evaluate(LOOK.replace("SIGN()", SIGN))
    if seen["over"]:
        return seen
    if seen["mine"] and seen["found"]:
        page.evaluate(PRESS, touch)
    with suppress(Unchanged):  # a button may have been busy with the move before
        page.wait_for_function(
            CHANGED.replace("SIGN()", SIGN), arg=seen["sign"], timeout=LOOK_AGAIN
        )
    return seen


def play_to_the_end(page: Page, touch: bool, seconds: float = 600) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if press(page, touch)["over"]:
            return
    raise AssertionError("the match did not end")


def open_with_wakhan(page: Page) -> None:
    """Two clicks from the form to a table with Wakhan."""
    page.locator(".more .btn[aria-pressed]").click()
    expect(page.locator(".srow")).to_have_count(2)
    page.locator("form .go .btn").click()
    page.wait_for_url(re.compile("/tables/[0-9a-f]{32}"))
    page.locator(".dock.mine [role=status], .dock.mine .q").first.wait_for(timeout=PATIENCE)


def begin(page: Page, touch: bool) -> None:
    """Choose a coalition and wait for the first main question."""
    page.locator("[data-thing^='coalition:']").first.wait_for(timeout=PATIENCE)
    press(page, touch)
    expect(page.locator(".dock.mine .rule")).to_have_text("PP-3.13", timeout=PATIENCE)


def test_a_match_with_wakhan_by_pointing_at_things(open_page, shot) -> None:
    page = open_page("/new/pax_pamir")
    open_with_wakhan(page)
    begin(page, touch=False)
    expect(page.locator(".wkp ol li")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.keyboard.press("s")
    expect(page.locator(".wkp li.on")).to_have_count(1, timeout=PATIENCE)
    page.keyboard.press("Escape")
    page.locator(".mkt .pc").first.hover()
    expect(page.locator(".bigc h3")).to_be_visible()
    page.mouse.move(5, 5)
    shot(page, "board")
    assert violations(page) == []
    play_to_the_end(page, touch=False)
    shot(page, "report")
    expect(page.locator(".report h2")).to_contain_text(RESULT)
    assert open_page.said == []


def test_a_match_with_wakhan_on_a_phone_in_persian(open_page, shot) -> None:
    page = open_page("/new/pax_pamir", lang="fa", theme="dark", phone=True)
    open_with_wakhan(page)
    begin(page, touch=True)
    for tab in ("map", "courts", "market"):
        page.locator(f"#tab-{tab}").tap()
        expect(page.locator(f"#view-{tab}")).to_be_visible()
        shot(page, tab)
        assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_to_the_end(page, touch=True)
    expect(page.locator(".report h2")).to_be_visible()
    assert open_page.said == []


def test_what_a_card_offers_is_chosen_in_its_sheet_on_a_tablet(open_page, shot) -> None:
    page = open_page("/new/pax_pamir", phone=True)
    page.set_viewport_size({"width": 820, "height": 1180})
    open_with_wakhan(page)
    begin(page, touch=True)
    opening = page.locator("[data-opens]:visible").first
    while not opening.count():  # until there is a card with an action
        press(page, touch=True)
    opening.tap()
    expect(page.locator(".sheet .bigc h3")).to_be_visible()
    shot(page, "sheet")
    before = page.evaluate(f"({SIGN})")
    page.locator(".sheet .pickrows .btn").last.tap()
    expect(page.locator(".sheet")).to_have_count(0)
    page.wait_for_function(f"(before) => before !== ({SIGN})", arg=before)
    assert open_page.said == []


def test_used_cards_stay_readable(open_page, shot) -> None:
    page = open_page("/new/pax_pamir")
    open_with_wakhan(page)
    begin(page, touch=False)
    page.evaluate("document.querySelectorAll('.pc').forEach((each) => each.classList.add('used'))")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        shot(page, theme)
        assert violations(page) == []


SLACK = 2
"""Pixels by which letters of a narrow line are lower than their font's box."""

# The words of each event on a card of the market; the ones that are cut off.
CUT_EVENTS = """({ events, slack }) => {
  const halves = [...document.querySelector('.mkt .s-event').querySelectorAll('.half')];
  return events.filter((words) => {
    halves.forEach((half, place) => { half.lastChild.data = words[place]; });
    return halves.some((half) => half.scrollHeight > half.clientHeight + slack);
  });
}"""

# The name of each card on a card of a phone's market, with and without coins; the ones that are
# cut off. Names too long for one line (crowded) take the region's room, and in those with a long
# word the letters stand closer.
CUT_NAMES = """({ cards, slack }) => {
  const card = document.querySelector('.mkt .pc.wide:not(.s-event, .s-check)');
  const [name, region] = ['.nm', '.rg'].map((part) => card.querySelector(part));
  const isCut = (text, prized, coined) => {
    const crowded = text.length > 18 - (prized ? 2 : 0) - (coined ? 4 : 0);
    for (const [mark, on] of Object.entries({ prized, coined, crowded }))
      card.classList.toggle(mark, on);
    name.classList.toggle('long', text.split(/[ -]/).some((word) => word.length > 11));
    if (region) region.style.display = crowded ? 'none' : '';
    name.textContent = text;
    return name.scrollHeight > name.clientHeight + slack || name.scrollWidth > name.clientWidth;
  };
  return cards.filter(([text, prized]) => isCut(text, prized, false) || isCut(text, prized, true));
}"""


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_the_words_on_every_card_fit(open_page, lang: str) -> None:
    page = open_page("/", lang=lang)
    for _ in range(20):  # about every fifth market begins without an event
        page.goto("/new/pax_pamir")
        open_with_wakhan(page)
        if page.locator(".mkt .s-event").count():
            break
    words = words_for(lang)
    events = [
        [words.text(f"pax_pamir.effect.{row[key]}") for key in ("purchase_key", "discard_key")]
        for row in rows("event_cards.csv")
        if row["kind"] == "event"
    ]
    assert page.evaluate(CUT_EVENTS, {"events": events, "slack": SLACK}) == []
    cards = [
        [words.text(f"pax_pamir.card.{row['number']}"), row["prize"] != ""]
        for row in rows("court_cards.csv")
    ]
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#tab-market").click()
    assert page.evaluate(CUT_EVENTS, {"events": events, "slack": SLACK}) == []
    assert page.evaluate(CUT_NAMES, {"cards": cards, "slack": SLACK}) == []


GROW_COURT = """(court, cards) => {
    const card = court.querySelector('li') ?? court.appendChild(document.createElement('li'));
    while (court.children.length < cards) court.append(card.cloneNode(true));
}"""
CUT_CAPTIONS = """() => [...document.querySelectorAll('.report .minis figure')].filter((figure) =>
    figure.querySelector('figcaption').getBoundingClientRect().bottom >
        figure.getBoundingClientRect().bottom + 1).length"""


def test_the_score_sheet_names_all_five_courts(open_page, shot) -> None:
    """However many cards they have, which hangs on the deal."""
    page = open_page("/")
    made_table(page, ["bot"] * 5, game="pax_pamir")
    page.locator(".report .minis figcaption").nth(4).wait_for(timeout=PATIENCE * 2)
    panels = page.locator(".report .card2")
    for cards in (0, 10, 16):
        page.locator(".report .minis ul").nth(1).evaluate(GROW_COURT, cards)
        shot(page)
        assert page.evaluate(CUT_CAPTIONS) == 0
        assert panels.first.evaluate("(each) => each.scrollHeight <= each.clientHeight")


def test_a_refused_click_says_why_with_its_rule(open_page) -> None:
    page = open_page("/new/pax_pamir")
    open_with_wakhan(page)
    begin(page, touch=False)
    # With 4 rupees the sixth column is out of reach, whatever suit is favored.
    page.locator(".mkt .rows .slot").nth(5).locator(".pc").click(position={"x": 60, "y": 8})
    expect(page.locator(".tip.bad .rule")).to_have_text("PP-4.1")


# Go on from a moment of a match that is over: the address of the table, or nothing.
BRANCH = """async ({ id, at }) => {
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
  const body = JSON.stringify({ at, seat: 0 });
  const answer = await fetch(`/api/v1/tables/${id}/branch`, { method: 'POST', headers, body });
  return answer.ok ? (await answer.json()).id : null;
}"""


# What the frame adds at a table for practice: it is measured where it belongs.
HIDE = """() => {
  for (const each of document.querySelectorAll('.practice')) each.style.display = 'none';
  for (const each of document.querySelectorAll('.foot .story, .foot .again'))
    each.style.visibility = 'hidden';
}"""


def open_late_question(page: Page) -> None:
    """My question in the middle of a match of five, with courts and hands."""
    easy = {"kind": "bot", "bot": "easy"}
    url = made_table(page, [], game="pax_pamir", seats=[easy] * 5)
    page.locator(".report h2").wait_for(timeout=PATIENCE * 2)
    played = url.rsplit("/", 1)[1].split("?")[0]
    for at in range(72, 20, -5):
        table = page.evaluate(BRANCH, {"id": played, "at": at})  # not in the middle of a turn
        if table is None:
            continue
        page.goto(f"/tables/{table}")
        page.locator(".dock.mine .q, .report h2").first.wait_for(timeout=PATIENCE)
        if page.locator(".dock.mine .q").count() and not page.locator(".report").count():
            return
    raise AssertionError("no question in this match")


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_full_courts_fit_every_window(open_page, shot, lang: str) -> None:
    page = open_page("/", lang=lang, phone=True)
    open_late_question(page)
    faults = []
    for size in SIZES:
        resize(page, size)
        page.evaluate(HIDE)
        shot(page, str(size))
        faults += measure(page, size)
    assert not faults, "\n".join(faults)


# Right to left as left to right: no card of a court covers the spine of another.
COVERED_SPINES = """() => [...document.querySelectorAll('.pp .court .pc .sp')].filter((spine) => {
  const box = spine.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width && there?.closest('.pc') !== spine.closest('.pc');
}).length"""
CROWD = """() => document.querySelectorAll('.pp .court .cards').forEach((cards) => {
  const place = cards.querySelector('.place');
  while (place && cards.querySelectorAll('.place').length < 7) {
    const more = place.cloneNode(true);
    more.classList.remove('last');
    place.before(more);
  }
  [...cards.querySelectorAll('.place')].forEach((each, i) => each.style.setProperty('--i', i));
})"""


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_cards_that_overlap_show_their_spines(open_page, shot, lang: str) -> None:
    page = open_page("/", lang=lang)
    open_late_question(page)
    page.evaluate(CROWD)
    for size in SIZES[1:]:
        resize(page, size)
        shot(page, str(size))
        assert page.evaluate(COVERED_SPINES) == 0, str(size)


def test_the_court_of_a_rival_is_shown_large(open_page) -> None:
    page = open_page("/new/pax_pamir")
    open_with_wakhan(page)
    page.locator(".opp .look3").first.click()
    expect(page.locator(".sheet .large3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def test_the_numbers_of_the_board_say_why(open_page, shot) -> None:
    page = open_page("/new/pax_pamir")
    open_with_wakhan(page)
    begin(page, touch=False)
    why = page.locator(".tip .explained")
    panels = page.locator(".stat section")
    for place, rule in enumerate(("PP-3.34", "PP-5.1", re.compile("PP-5.[13]"))):
        page.keyboard.press("Tab")  # who uses keys sees where the focus is
        panels.nth(place).focus()
        expect(why).to_contain_text(rule)
    shot(page, "why")
    influence = page.locator(".mine [role=group][aria-label=influence]")
    influence.filter(visible=True).first.focus()
    expect(why).to_contain_text("PP-4.19")
    expect(why.locator("li").first).to_contain_text("patriots")


def test_who_looks_on_chooses_whose_court_is_large(open_page) -> None:
    page = open_page("/")
    url = made_table(page, ["me", "bot", "bot"], game="pax_pamir")
    watcher = open_page(url)
    large = watcher.locator(".pp .mine")
    expect(large).to_have_attribute("data-panel", "0")
    watcher.locator(".opp .look3").first.click()
    expect(large).to_have_attribute("data-panel", re.compile("[12]"))
    expect(watcher.locator(".sheet")).to_have_count(0)
