"""What a player's hand does: open a table, make a decision, play to the end."""

import contextlib
import re
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from support.waiting import wait_until

PATIENCE = 120_000
"""Milliseconds. Nothing takes so long, however busy the machine."""

RESULT = re.compile("win|share|came")
"""What the report of a match against others begins with, however it went."""

TRIES = 6

LOOK = """() => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const target = document.querySelector('.claimable');
  const ghost = document.querySelector('.spot.visible .gain');
  return {
    version: Number(document.querySelector('.dock')?.dataset.version ?? -1),
    over: !!document.querySelector('.report'),
    mine: !!document.querySelector('.dock.mine .q'),
    ghost: !!ghost && !target,
    point: target ? middle(target) : ghost ? middle(ghost) : null,
  };
}"""
WHY = """(point) => ({
  dock: document.querySelector('.dock')?.outerHTML.slice(0, 600),
  there: point && document.elementFromPoint(...point)?.outerHTML.slice(0, 300),
})"""
"""What a failed click met, for the message of the failure."""

TABLE = "async () => (await fetch(`/api/v1/tables/${location.pathname.split('/')[2]}`)).json()"
PAST = "before => Number(document.querySelector('.dock')?.dataset.version ?? -1) > before"


def new_table(page: Page, kinds: Sequence[str], bot: str = "random") -> str:
    """Fill in the form of a new table with these seats after one's own, and open it."""
    if urlsplit(page.url).path == "/":
        page.goto("/new/kingdomino")
    page.locator("form .go .btn.primary").wait_for()
    rows = page.locator(".srow")
    remove = page.locator(".more .btn").nth(1)
    while rows.count() > len(kinds) + 1:
        remove.click()
    while rows.count() < len(kinds) + 1:
        page.locator(".more .btn").first.click()
    for place, kind in enumerate(kinds, 1):
        row = rows.nth(place)
        row.locator(f"input[type=radio][value={kind}]").check()
        if kind == "bot":
            row.locator("select").first.select_option(bot)
    page.locator("form .go .btn.primary").click()
    page.wait_for_url(re.compile("/tables/[0-9a-f]{32}"))
    page.locator(".dock").wait_for()
    return page.url


MAKE = """async (wish) => {
  await fetch('/api/v1/bots');
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
  const post = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/api/v1/me', { name: wish.name });
  return (await post('/api/v1/tables', wish.table)).table.id;
}"""

BY_HAND = """() => {
  const kept = JSON.parse(localStorage.getItem('panj.settings') ?? '{}');
  localStorage.setItem('panj.settings', JSON.stringify({ ...kept, forced: false }));
}"""


def made_table(page: Page, kinds: Sequence[str], name: str = "Ada", **wish: Any) -> str:
    """A table with these seats, made without the form, and started if nobody is missing."""
    seats = [{"kind": kind, "bot": "random"} for kind in kinds]
    table = {"game": "kingdomino", "seats": seats, "start": "open" not in kinds, **wish}
    made: str = page.evaluate(MAKE, {"name": name, "table": table})
    page.goto(f"/tables/{made}")
    page.locator(".dock").wait_for()
    return page.url


def make_forced_moves_by_hand(page: Page) -> None:
    """The page would make a move that is the only one by itself, perhaps just before the test."""
    page.evaluate(BY_HAND)
    page.reload()


def table_of(page: Page) -> dict[str, Any]:
    """The table as the server tells it to this player."""
    found: dict[str, Any] = page.evaluate(TABLE)
    return found


def look(page: Page) -> dict[str, Any]:
    """What there is to do: whose turn, which version, where the first target lies."""
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def version(page: Page) -> int:
    """How many events of the match the page knows."""
    return int(look(page)["version"])


STIR = f"""before => {{
  const seen = ({LOOK})();
  return seen.over || (seen.mine && seen.point) || seen.version > before;
}}"""
"""Whether there is something to do, or to look at again."""


def wait_for_a_turn(*pages: Page) -> None:
    """Until one of these players is asked on their page, or the match has gone on. A page makes a
    move that is the only one by itself, so all are looked at again until one is asked."""

    def asked() -> tuple[Page, int] | None:
        for page in pages:
            table = table_of(page)
            if table["status"] != "running" or table["question"]["mine"]:
                return page, table["version"]
        return None

    page, version = wait_until(asked)
    page.wait_for_function(STIR, arg=version, timeout=PATIENCE)


def settle(page: Page) -> None:
    """Let the page do what a click has begun, and draw it."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")


def wait_past(page: Page, before: int, patience: float = PATIENCE) -> None:
    page.wait_for_function(PAST, arg=before, timeout=patience)


def decide(page: Page) -> bool:
    """Make one decision with the mouse or a finger, if this player is asked."""
    seen = look(page)
    if not seen["mine"] or seen["point"] is None:
        return False
    click_until_taken(page, seen)
    return True


def decide_when_asked(page: Page) -> None:
    """Wait until this player is asked and the table is drawn, and make the decision."""
    drawn = f"() => {{ const seen = ({LOOK})(); return seen.mine && seen.point && seen; }}"
    click_until_taken(page, page.wait_for_function(drawn, timeout=PATIENCE).json_value())


def click_until_taken(page: Page, seen: dict[str, Any]) -> None:
    """Click the target that was seen until the match goes on.

    What glides may have gone on between the look and the click, so a miss is tried again.
    """
    for _ in range(TRIES):
        point(page, seen)
        with contextlib.suppress(TooLate):
            wait_past(page, seen["version"], PATIENCE / TRIES)
            return
        seen = {**look(page), "version": seen["version"]}
    raise AssertionError(f"the decision was not taken: {seen}, {page.evaluate(WHY, seen['point'])}")


def point(page: Page, seen: dict[str, Any]) -> None:
    """Click or tap the first target; a place that was tapped has to be confirmed."""
    if seen["point"] is None:
        return
    x, y = seen["point"]
    if page.viewport_size and page.viewport_size["width"] < 720:
        page.touchscreen.tap(x, y)
        if seen["ghost"]:
            page.locator(".dock .btn.primary").tap()
    else:
        page.mouse.click(x, y)


def decide_by_keys(page: Page) -> bool:
    """Make one decision with the keyboard alone, if this player is asked."""
    seen = look(page)
    if not seen["mine"] or seen["point"] is None:
        return False
    for _ in range(TRIES):  # what was focused may have been drawn anew before the key came
        if not page.evaluate("!!document.activeElement?.matches('[data-lit]')"):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        with contextlib.suppress(TooLate):
            wait_past(page, seen["version"], PATIENCE / TRIES)
            return True
    raise AssertionError(f"the decision was not taken: {seen}, {page.evaluate(WHY, None)}")


def play_to_the_end(
    *pages: Page, seconds: float = 600, by: Callable[[Page], bool] = decide
) -> None:
    """All these players decide whenever they are asked, until the report is there."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        decided = [by(page) for page in pages]
        if not any(decided):
            if all(look(page)["over"] for page in pages):
                return
            wait_for_a_turn(*pages)
    raise AssertionError("the match did not end")


def wait_until_asked(page: Page) -> None:
    expect(page.locator(".dock.mine .q")).to_be_visible(timeout=PATIENCE)
    page.locator(".claimable, .spot.visible").first.wait_for(timeout=PATIENCE)


def propose_to_end(page: Page) -> None:
    """Ask the others to give the match up: its button is pressed for a while, or twice by key."""
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Propose to end the game").click()
    page.locator(".dock .up").focus()
    for _ in range(2):
        page.keyboard.press("Enter")
