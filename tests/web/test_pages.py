"""Every page in every language, theme and size: nothing untranslated, nothing inaccessible."""

import contextlib
import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from web.access import violations
from web.hands import decide, made_table, new_table, wait_until_asked
from web.wellmade import faults

MISSING = "⟦"
RULE = re.compile(r"[A-Z]{2}-[0-9.]+")
NUMERAL = re.compile("\u2066(?:I|II|III|IV|V|VI)\u2069")
"""The trays of Trajan have Roman numerals on the board, isolated in a Persian sentence."""
LATIN = re.compile(r"[A-Za-zÀ-ž]{2,}")

TEXTS = """() => {
  const found = [];
  // A list of names that may be cut has the whole of it as its title.
  const names = (node) => node.querySelector(':scope > bdi:only-child')?.textContent === node.title;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (parent.closest('[lang]:not(html), script, style, kbd, .rule, bdi, noscript')) continue;
    if (parent.closest('.fields')) continue; // what a game without a board calls its own fields
    if (node.data.trim()) found.push(node.data.trim());
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    if (!node.closest('[lang]:not(html)'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        if (node.getAttribute(name) && !(name === 'title' && names(node)))
          found.push(node.getAttribute(name));
  found.push(document.title);
  return found;
}"""

MOST_BYTES = 150_000
LOADED = """() => [performance.getEntriesByType('navigation')[0],
  ...performance.getEntriesByType('resource')].map((each) => [each.name, each.transferSize])"""
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources } of list.getEntries())
      for (const { node } of hadRecentInput ? [] : sources)
        // A log that grows is scrolled on; a number that gets a digit moves its own text only.
        if (node?.nodeType === Node.ELEMENT_NODE && !node.parentElement?.closest('.log'))
          window.shifts.push(String(node.className?.baseVal ?? node.className ?? node.nodeName));
  }).observe({ type: 'layout-shift' });
}"""

FITS = "() => document.documentElement.scrollWidth <= innerWidth"

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOOKS = {
    "wide_light": (WIDE, "light"),
    "wide_dark": (WIDE, "dark"),
    "phone_light": (PHONE, "light"),
    "phone_dark": (PHONE, "dark"),
}
NAMES = {"en": "Ada", "fa": "نگار", "hu": "Dóra"}
GAMES = {"kingdomino": 3, "kohan_dej": 4, "minerva": 3, "trajan": 3, "pax_pamir": 3}


class Walk:
    """Looks at pages in one language, in every theme and size, and collects what is wrong."""

    def __init__(self, page: Page, lang: str, shot: Callable[[Page, str], None]) -> None:
        self.page = page
        self.lang = lang
        self.shot = shot
        self.faults: list[str] = []

    def see(self, name: str, looks: Iterable[str] = LOOKS) -> None:
        """The page as it is now: its words once for each size, its access rules in each look."""
        for look in looks:
            size, theme = LOOKS[look]
            self.page.set_viewport_size(size)
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            found = [*self.words(), *self.width(), *violations(self.page)]
            self.shot(self.page, f"{name}_{look}")
            self.faults += [f"{name} {look}: {fault}" for fault in found]

    def words(self) -> list[str]:
        """What is not said in the language of the page."""
        texts: list[str] = self.page.evaluate(TEXTS)
        found = [f"no words: {text}" for text in texts if MISSING in text]
        if self.lang == "fa":
            known = [NUMERAL.sub("", RULE.sub("", text)) for text in texts]
            foreign = [text for text in known if LATIN.search(text) or re.search("[0-9]", text)]
            found += [f"not Persian: {text}" for text in foreign if "http" not in text]
        return found

    def width(self) -> list[str]:
        """How much wider than the window the page is, once it has seen how wide that is."""
        with contextlib.suppress(TooLate):
            self.page.wait_for_function(FITS)
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return [f"{wide} pixels too wide"] if wide > 0 else []


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_pages(open_page, shot, lang: str) -> None:
    page: Page = open_page("/", lang=lang)
    walk = Walk(page, lang, shot)
    page.locator(".tile .btn.primary:enabled").first.wait_for()
    walk.see("home")
    page.goto("/new/kingdomino")
    page.locator("form .go .btn.primary").wait_for()
    page.locator(".label .iconbtn").first.click()
    page.locator(".srow").nth(1).locator("input[value=open]").check()
    page.locator(".inv").wait_for()
    walk.see("form")
    page.set_viewport_size(WIDE)
    page.locator(".srow input").first.fill(NAMES[lang])
    new_table(page, ["open"])
    page.locator(".room .inv").wait_for()
    walk.see("waiting")
    page.goto("/tables/nowhere")
    expect(page.locator("h1")).to_be_visible()
    walk.see("lost", ["wide_light", "phone_dark"])
    assert not walk.faults, "\n".join(walk.faults)


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_a_table_and_its_past(open_page, shot, lang: str) -> None:
    page: Page = open_page("/", lang=lang)
    walk = Walk(page, lang, shot)
    address = made_table(page, ["me", "me", "bot", "bot"], name=NAMES[lang])
    for _ in range(5):
        wait_until_asked(page)
        decide(page)
    wait_until_asked(page)
    walk.see("table")
    page.set_viewport_size(WIDE)
    page.keyboard.press("?")
    page.locator(".rules .rcard").first.wait_for()
    walk.see("help")
    page.set_viewport_size(WIDE)
    page.keyboard.press("l")
    page.locator(".bar .iconbtn").last.click()
    page.locator(".pop").wait_for()
    walk.see("settings")
    page.goto(address.replace("/tables/", "/replay/") + "?at=2")
    page.locator(".rep .caption").wait_for()
    walk.see("replay")
    page.goto(f"{address}/text?lang={lang}")
    walk.see("text")
    made_table(page, ["bot", "bot", "bot", "bot"])
    page.locator(".report .colm").first.wait_for()
    walk.see("report")
    assert not walk.faults, "\n".join(walk.faults)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_in_persian(open_page, shot, slug: str) -> None:
    """Its form with all options, its rules, and a table that runs."""
    page: Page = open_page(f"/new/{slug}", lang="fa")
    walk = Walk(page, "fa", shot)
    page.locator("form .go .btn.primary").wait_for()
    for closed in page.locator("details > summary").all():
        closed.click()
    walk.see("form", ["wide_dark", "phone_light"])
    page.set_viewport_size(WIDE)
    page.goto(f"/rules/{slug}")
    page.locator("summary").nth(2).click()
    walk.see("rules", ["wide_light", "phone_dark"])
    made_table(page, ["me"] + ["bot"] * (GAMES[slug] - 1), name=NAMES["fa"], game=slug)
    page.locator(".dock.mine .q").wait_for()
    page.locator(".board > *:visible").first.wait_for()
    walk.see("table", ["wide_light", "phone_dark"])
    assert not walk.faults, "\n".join(walk.faults)


def test_the_first_page_is_light_and_well_made(open_page) -> None:
    page: Page = open_page("/")
    page.locator(".tile .btn.primary:enabled").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []
    loaded: list[tuple[str, int]] = page.evaluate(LOADED)
    assert sum(size for name, size in loaded if ".woff2" not in name) <= MOST_BYTES
    assert open_page.said == []


def test_nothing_moves_when_the_prompt_changes(open_page) -> None:
    page: Page = open_page("/", motion="no-preference")
    made_table(page, ["me", "bot", "bot"])
    wait_until_asked(page)
    page.evaluate(SHIFTS)
    heights = set()
    for _ in range(6):
        wait_until_asked(page)
        decide(page)
        heights.add(page.evaluate("document.querySelector('.dock').offsetHeight"))
    assert len(heights) == 1
    assert page.evaluate("window.shifts") == []


def test_languages_change_without_a_reload(open_page) -> None:
    page: Page = open_page("/")
    new_table(page, ["me"])
    wait_until_asked(page)
    page.evaluate("window.stayed = true")
    for name, direction in (("فارسی", "rtl"), ("Magyar", "ltr"), ("English", "ltr")):
        page.get_by_role("button", name=name).click()
        expect(page.locator("html")).to_have_attribute("dir", direction)
    assert page.evaluate("window.stayed")
    assert (
        page.locator(".own svg").first.evaluate("node => getComputedStyle(node).direction") == "ltr"
    )


def test_the_title_tells_whose_turn_it_is(open_page) -> None:
    page: Page = open_page("/")
    new_table(page, ["me"])
    wait_until_asked(page)
    assert page.title() == "● Kingdomino · It is your turn."
