"""Every page in every language, theme and size: nothing untranslated, nothing inaccessible."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.hands import decide, new_table, wait_until_asked

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
MISSING = "⟦"
LATIN = re.compile(r"[A-Za-zÀ-ž]{2,}")

TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (parent.closest('[lang]:not(html), script, style, kbd, .rule, noscript')) continue;
    if (node.data.trim()) found.push(node.data.trim());
  }
  for (const node of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    if (!node.closest('[lang]:not(html)'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        if (node.getAttribute(name)) found.push(node.getAttribute(name));
  found.push(document.title);
  return found;
}"""

LOOKS = [
    ("en", "light", False),
    ("en", "dark", True),
    ("fa", "dark", False),
    ("fa", "light", True),
    ("hu", "light", False),
    ("hu", "dark", True),
]


def check(page: Page, lang: str, shot: Callable[[Page, str], None], name: str) -> None:
    """A page says everything in its language, and no access rule is broken."""
    texts: list[str] = page.evaluate(TEXTS)
    assert [text for text in texts if MISSING in text] == []
    if lang == "fa":
        assert [text for text in texts if LATIN.search(text) and "http" not in text] == []
        assert [text for text in texts if re.search("[0-9]", text) and "http" not in text] == []
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{name} is {wide} pixels too wide"
    page.wait_for_timeout(400)
    shot(page, name)
    assert violations(page) == []


def violations(page: Page) -> list[str]:
    """What axe has to say, in one line each."""
    page.evaluate(f"(() => {{ {AXE} }})()") if not page.evaluate("!!window.axe") else None
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {json.dumps([node['target'] for node in each['nodes']][:4])}"
        for each in found["violations"]
    ]


@pytest.mark.parametrize(("lang", "theme", "phone"), LOOKS)
def test_pages(open_page, shot, lang: str, theme: str, phone: bool) -> None:
    page: Page = open_page("/", lang=lang, theme=theme, phone=phone)
    page.locator(".tile").first.wait_for()
    page.locator(".fab, form .go .btn").first.wait_for()
    check(page, lang, shot, "home")
    page.goto("/new/kingdomino")
    page.locator("form .go .btn").wait_for()
    page.locator(".label .iconbtn").first.click()
    check(page, lang, shot, "form")
    page.goto("/rules/kingdomino")
    page.locator("summary").nth(4).click()
    check(page, lang, shot, "rules")
    page.goto("/new/kingdomino")
    name = {"en": "Ada", "fa": "نگار", "hu": "Dóra"}[lang]
    page.locator(".srow input").first.fill(name)
    address = new_table(page, ["open"])
    page.locator(".inv").wait_for()
    check(page, lang, shot, "waiting")
    page.goto("/new/kingdomino")
    address = new_table(page, ["me", "bot", "bot"])
    for _ in range(5):
        wait_until_asked(page)
        decide(page)
    wait_until_asked(page)
    check(page, lang, shot, "table")
    page.keyboard.press("?")
    page.locator(".rules .rcard").first.wait_for()
    check(page, lang, shot, "help")
    page.keyboard.press("Escape")
    page.locator(".bar .iconbtn").last.click()
    page.locator(".pop").wait_for()
    check(page, lang, shot, "settings")
    page.keyboard.press("Escape")
    page.goto(address.replace("/tables/", "/replay/") + "?at=2")
    page.locator(".rep .caption").wait_for()
    check(page, lang, shot, "replay")
    page.goto(f"{address}/text?lang={lang}")
    check(page, lang, shot, "text")
    page.goto("/tables/nowhere")
    expect(page.locator("h1")).to_be_visible()
    check(page, lang, shot, "lost")


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


def test_a_refused_place_says_why(open_page, shot) -> None:
    page: Page = open_page("/")
    new_table(page, ["me"])
    while page.locator(".spot").count() == 0:
        wait_until_asked(page)
        decide(page) if page.locator(".claimable").count() else None
    box = page.locator('.own use[href^="#kd-castle"]').bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".dock.bad .q")).to_have_text("This square is already covered.")
    shot(page, "refused")
    page.locator(".dock .rule").click()
    expect(page.locator(".rcard", has_text="Why not here?")).to_be_visible()


def test_the_title_tells_whose_turn_it_is(open_page) -> None:
    page: Page = open_page("/")
    new_table(page, ["me"])
    wait_until_asked(page)
    assert page.title() == "● Kingdomino · It is your turn."
