"""Every page in every language, theme and size: nothing untranslated, nothing inaccessible."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.access import violations
from web.hands import decide, new_table, wait_until_asked

MISSING = "⟦"
RULE = re.compile(r"[A-Z]{2}-[0-9.]+")
LATIN = re.compile(r"[A-Za-zÀ-ž]{2,}")

TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (parent.closest('[lang]:not(html), script, style, kbd, .rule, bdi, noscript')) continue;
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


def faults(page: Page, lang: str, shot: Callable[[Page, str], None], name: str) -> list[str]:
    """What a page does not say in its language, and which access rules it breaks."""
    texts: list[str] = page.evaluate(TEXTS)
    found = [f"no words: {text}" for text in texts if MISSING in text]
    if lang == "fa":
        known = [RULE.sub("", text) for text in texts]
        foreign = [text for text in known if LATIN.search(text) or re.search("[0-9]", text)]
        found += [f"not Persian: {text}" for text in foreign if "http" not in text]
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found += [f"{wide} pixels too wide"] if wide > 0 else []
    page.wait_for_timeout(400)
    shot(page, name)
    return [f"{name}: {fault}" for fault in found + violations(page)]


@pytest.mark.parametrize(("lang", "theme", "phone"), LOOKS)
def test_pages(open_page, shot, lang: str, theme: str, phone: bool) -> None:
    found: list[str] = []

    def check(name: str) -> None:
        found.extend(faults(page, lang, shot, name))

    page: Page = open_page("/", lang=lang, theme=theme, phone=phone)
    page.locator(".tile").first.wait_for()
    page.locator(".fab, form .go .btn").first.wait_for()
    check("home")
    page.goto("/new/kingdomino")
    page.locator("form .go .btn").wait_for()
    page.locator(".label .iconbtn").first.click()
    check("form")
    page.goto("/rules/kingdomino")
    page.locator("summary").nth(4).click()
    check("rules")
    page.goto("/new/kingdomino")
    name = {"en": "Ada", "fa": "نگار", "hu": "Dóra"}[lang]
    page.locator(".srow input").first.fill(name)
    address = new_table(page, ["open"])
    page.locator(".inv").wait_for()
    check("waiting")
    page.goto("/new/kingdomino")
    address = new_table(page, ["me", "bot", "bot"])
    for _ in range(5):
        wait_until_asked(page)
        decide(page)
    wait_until_asked(page)
    check("table")
    page.keyboard.press("?")
    page.locator(".rules .rcard").first.wait_for()
    check("help")
    page.keyboard.press("Escape")
    page.locator(".bar .iconbtn").last.click()
    page.locator(".pop").wait_for()
    check("settings")
    page.keyboard.press("Escape")
    page.goto(address.replace("/tables/", "/replay/") + "?at=2")
    page.locator(".rep .caption").wait_for()
    check("replay")
    page.goto(f"{address}/text?lang={lang}")
    check("text")
    page.goto("/tables/nowhere")
    expect(page.locator("h1")).to_be_visible()
    check("lost")
    assert not found, "\n".join(found)


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
