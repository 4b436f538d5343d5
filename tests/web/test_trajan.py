"""Trajan in a real browser: whole matches by clicking, previews, undo, access."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.access import violations
from web.hands import PATIENCE, RESULT, made_table, new_table

pytestmark = pytest.mark.slow

LOOK = """async ([before, patience]) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const inside = (node) => {
    const box = node.getBoundingClientRect();
    for (const [u, v] of [[.5, .5], [.5, .3], [.3, .5], [.7, .5], [.5, .7], [.12, .5], [.88, .5]]) {
      const [x, y] = [box.x + u * box.width, box.y + v * box.height];
      if (document.elementFromPoint(x, y)?.closest('[data-thing]') === node) return [x, y];
    }
    return null;
  };
  const sign = () => [
    document.querySelector('.dock')?.dataset.version,
    ...all('.tj .claimable').map((node) => node.dataset.thing + node.getAttribute('class')),
    ...all('.dock .acts .btn').map((node) => node.textContent),
    document.querySelector('.tj')?.textContent,
    all('.tj .mk').length,
  ].join('|');
  const acts = () => all('.dock .acts .btn').slice(1);
  const asked = () => document.querySelector('.dock.mine .q')
    && !acts().some((button) => button.disabled) && (acts().length || all('.tj .claimable').length);
  const over = () => !!document.querySelector('.report');
  const deadline = Date.now() + patience;
  while (!over() && !(asked() && sign() !== before)) {
    if (Date.now() > deadline) throw new Error('nothing happened: ' + sign());
    await new Promise((done) => setTimeout(done, 30));
  }
  const things = all('.tj .claimable').map((node) => ({
    thing: node.dataset.thing,
    point: inside(node),
    picked: node.classList.contains('picked') || node.classList.contains('taken'),
    markers: node.querySelectorAll('.mk').length,
  }));
  return {
    over: over(),
    primary: !!document.querySelector('.dock .btn.primary'),
    things: things.filter((each) => each.point),
    seen: sign(),
  };
}"""
"""Wait until this player is asked something new, or the match is over; say what can be done."""


class Hands:
    """A player who points at lit things; seeded, so that a match can be played again."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.phone = bool(page.viewport_size and page.viewport_size["width"] < 720)
        self.kinds: set[str] = set()
        self.seen: dict[str, Any] = {"seen": ""}

    def look(self) -> dict[str, Any]:
        """What there is to do after the last click."""
        self.seen = self.page.evaluate(LOOK, [self.seen["seen"], PATIENCE])
        return self.seen

    def press(self, point: list[float]) -> None:
        (self.page.touchscreen.tap if self.phone else self.page.mouse.click)(*point)

    def button(self, selector: str) -> None:
        found = self.page.locator(selector)
        (found.tap if self.phone else found.click)()

    def act(self, seen: dict[str, Any]) -> None:
        """One click: the main button, or a lit thing, or another button."""
        fresh = [each for each in seen["things"] if not each["picked"]]
        if seen["primary"]:
            self.button(".dock .btn.primary")
        elif fresh:
            self.kinds |= {each["thing"].split(":")[0] for each in fresh}
            self.press(self.choice(fresh)["point"])
        else:
            self.button(".dock .acts .btn >> nth=-1")

    def tap(self, *kinds: str) -> None:
        """Point at the first thing of these kinds that is not picked yet."""
        seen = self.seen["things"]
        found = [each for each in seen if each["thing"].startswith(kinds) and not each["picked"]]
        self.press(found[0]["point"])
        self.look()

    def choice(self, things: list[dict[str, Any]]) -> dict[str, Any]:
        """Full trays first: then the time runs, and the match is short."""
        most = max(each["markers"] for each in things)
        return self.rng.choice([each for each in things if each["markers"] == most])

    def play(self) -> None:
        """To the end, from what was seen last."""
        seen = self.seen if self.seen["seen"] else self.look()
        while not seen["over"]:
            self.act(seen)
            seen = self.look()

    def play_until(self, *kinds: str) -> None:
        """Until something of a kind can be pointed at."""
        seen = self.seen if self.seen["seen"] else self.look()
        while not any(each["thing"].startswith(kinds) for each in seen["things"]):
            assert not seen["over"], f"the match is over without {kinds}"
            self.act(seen)
            seen = self.look()


def test_a_match_by_pointing_at_things(open_page, shot) -> None:
    page = open_page("/new/trajan")
    new_table(page, ["bot"])
    hands = Hands(page, 1)
    hands.play_until("tray")
    page.locator("[data-thing='tray:0'].claimable, .tray.claimable").first.hover()
    expect(page.locator(".circle .goal")).to_be_visible()
    expect(page.locator(".part.hot")).to_have_count(1)
    shot(page, "sowing")
    assert violations(page) == []
    hands.play()
    shot(page, "report")
    assert {"pile", "marker", "stack", "slot", "tray"} <= hands.kinds
    expect(page.locator(".report h2")).to_contain_text(RESULT)
    assert open_page.said == []


CUT_WORDS = """() => [...document.querySelectorAll('.tabs7 button')].filter((tab) => {
  const word = tab.querySelector('span');
  const wide = (node) => node.getBoundingClientRect().width;
  return !word?.textContent || wide(word) > wide(tab);
}).length"""


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_the_tabs_on_a_phone_have_words_that_fit(open_page, shot, lang: str) -> None:
    page = open_page("/", lang=lang, phone=True)
    made_table(page, ["me", "bot"], game="trajan")
    expect(page.locator(".tabs7 button")).to_have_count(7)
    assert page.evaluate(CUT_WORDS) == 0
    shot(page, lang)


def test_a_match_on_a_phone_in_persian(open_page, shot) -> None:
    page = open_page("/new/trajan", lang="fa", theme="dark", phone=True)
    new_table(page, ["bot"])
    hands = Hands(page, 2)
    hands.play_until("tray")
    assert page.locator(".tabs7 [aria-selected=true]").get_attribute("id") == "tj-tab-circle"
    shot(page, "circle")
    assert violations(page) == []
    hands.play_until("province", "site", "forum", "ship", "stack", "senate")
    expect(page.locator(".tabs7 .tg[aria-selected=true]")).to_have_count(1)
    assert page.locator(".tabs7 [aria-selected=true]").get_attribute("id") != "tj-tab-circle"
    shot(page, "action")
    assert violations(page) == []
    hands.play()
    shot(page, "report")
    assert open_page.said == []


def test_two_markers_of_one_colour_fill_a_tray(open_page) -> None:
    page = open_page("/new/trajan")
    new_table(page, ["bot"])
    hands = Hands(page, 5)
    hands.play_until("marker")
    chosen = page.locator(".dock .crumb")
    hands.tap("marker")
    expect(chosen).to_have_count(1)
    rule = page.locator(".dock .q").inner_text()
    page.locator(".held.taken").click()
    expect(page.locator(".dock .q")).not_to_have_text(rule)
    assert open_page.said == []


def test_a_sowing_is_taken_back_to_its_beginning(open_page, shot) -> None:
    page = open_page("/new/trajan", lang="hu")
    new_table(page, ["bot"])
    hands = Hands(page, 3)
    hands.play_until("tray")
    markers = page.locator(".circle .mk")
    before = markers.count()
    for tray in hands.seen["things"]:
        hands.press(tray["point"])
        seen = hands.look()
        if any(each["thing"].startswith("marker") for each in seen["things"]):
            break
        page.keyboard.press("u")
        page.locator(".tray.claimable").first.wait_for()
    expect(page.locator(".held.claimable").first).to_be_visible()
    shot(page, "dropping")
    page.get_by_role("button", name="Másik tálca").click()
    expect(page.locator(".tray.claimable").first).to_be_visible()
    assert markers.count() == before


@pytest.mark.parametrize("phone", [False, True])
def test_a_ship_is_loaded_with_the_cards_that_were_picked(open_page, shot, phone: bool) -> None:
    page = open_page("/new/trajan", phone=phone)
    new_table(page, ["bot"])
    hands = Hands(page, 1)
    hands.play_until("ship")
    hands.tap("ship:different")
    hands.tap("good", "wild")
    expect(page.locator(".hit.picked")).to_have_count(1)
    # The hull says the same as the button.
    gain = page.locator(".dock .btn.primary .delta").inner_text()
    expect(page.locator(".ship text.on")).to_have_text(gain.removeprefix("+"))
    shot(page, "loaded")
    hands.button(".dock .btn.primary")
    hands.look()
    expect(page.locator(".hit.picked")).to_have_count(0)
    page.keyboard.press("l")
    page.locator(".log .row[aria-expanded=false]").last.click(modifiers=["Alt"])  # opens all
    points = gain.removeprefix("+")
    said = re.compile(rf"scored \W*{points}\W*points?\W*with the \W*ship for different")
    expect(page.locator(".log")).to_contain_text(said)
    assert open_page.said == []


def test_the_tip_of_a_thing_names_it(open_page) -> None:
    page = open_page("/new/trajan")
    new_table(page, ["bot"])
    Hands(page, 4).play_until("tray")
    named = {
        "[data-thing^='good:']": "Cards in hand",
        "[data-thing='pile:draw']": "face-down pile",
        "[data-thing='camp:workers']": "worker from the camp",
    }
    for thing, name in named.items():
        page.locator(thing).first.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(name, ignore_case=True)
    assert open_page.said == []


def test_a_spectator_sees_no_hand_and_has_nothing_to_point_at(open_page, shot) -> None:
    page = open_page("/new/trajan")
    address = new_table(page, ["bot", "bot"])
    Hands(page, 4).play_until("tray")
    watcher = open_page(address, theme="dark")
    expect(watcher.locator(".dock.watch .q")).to_contain_text("You are watching")
    expect(watcher.locator(".goods .hand")).to_contain_text("hidden cards")
    assert watcher.locator(".claimable").count() == 0
    shot(watcher, "watching")
    assert violations(watcher) == []
    assert open_page.said == []


def test_the_rules_are_told_as_the_table_has_agreed(open_page) -> None:
    page = open_page("/")
    made_table(page, ["me", "bot"], game="trajan", options={"time_cycle": "longer"})
    page.keyboard.press("?")
    page.locator(".rules .search input").fill("TR-1.9")
    expect(page.locator(".rules .rcard p")).to_contain_text("12, 17 or 22")
    assert open_page.said == []
