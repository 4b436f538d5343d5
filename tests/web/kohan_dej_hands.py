"""What a player's hand does on the board of Kohan Dej: point at what is lit, press the buttons."""

import random
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from web.hands import PATIENCE, version

NEW = """async ([seats, options]) => {
  await fetch('/api/v1/bots');
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
  const post = async (path, body) => {
    const wish = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`/api/v1${path}`, wish);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/me', { name: 'Negar' });
  return (await post('/tables', { game: 'kohan_dej', seats, options, start: true })).table.id;
}"""

LOOK = """() => {
  const dock = document.querySelector('.dock');
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const free = (node) => node.contains(document.elementFromPoint(...middle(node)));
  const all = (query) => [...document.querySelectorAll(query)].filter(free).map(middle);
  const sheet = document.querySelector('div.city');
  const targets = sheet ? 'div.city .target.legal' : '.target.legal, .rival.lit, .tray .btn';
  const found = {
    version: Number(dock?.dataset.version ?? -1),
    over: !!document.querySelector('.report'),
    mine: !!document.querySelector('.dock.mine .q'),
    question: dock?.querySelector('.q')?.textContent ?? '',
    chosen: document.querySelectorAll('.board .chosen').length,
    primary: all('.dock .btn.primary:not(:disabled)'),
    buttons: all('.dock .acts .btn:not(.ico):not(:disabled), .dock .do:not(:disabled)'),
    lit: all(targets),
    news: all('.news .iconbtn'),
  };
  const { version, over, question, chosen, news } = found;
  const sign = JSON.stringify([version, over, question, chosen, news.length, !!sheet]);
  return { ...found, sign };
}"""

TO_DO = f"""until => {{
  const seen = ({LOOK})();
  return document.querySelector(until) || (seen.mine && (seen.lit.length || seen.buttons.length));
}}"""
"""Whether what is waited for is there, or this player can do something."""

UNREACHABLE = """async (id) => {
  const table = await fetch(`/api/v1/tables/${id}`).then((answer) => answer.json());
  const dock = document.querySelector('.dock');
  if (table.version !== Number(dock.dataset.version) || !table.question?.mine) return null;
  const targets = [...document.querySelectorAll('.board .target.legal, .board .rival.lit')];
  const lit = new Set(targets.map((node) => node.dataset.thing));
  const moves = table.question.moves;
  const city = table.view.players[table.seat].city.map((each) => each.district);
  const mine = (verb) => lit.has(`district:${table.seat},${city.indexOf(verb)}`);
  const row = (thing) => lit.has(thing.replace('district:', 'seat:').split(',')[0]);
  const out = table.view.roles.filter((each) => each.face_up).map((each) => `role:${each.role}`);
  const isLit = (thing) => lit.has(thing) || row(thing);
  const pointed = (move) => out.includes(move.things[0]) || move.things.some(isLit);
  const used = ['armory', 'laboratory', 'museum', 'smithy'];
  const reached = (move) => (used.includes(move.verb) ? mine(move.verb) : pointed(move));
  const lost = moves.filter((move) => move.things.length > 0 && !reached(move));
  const verbs = moves.filter((move) => !move.things.length && !used.includes(move.verb));
  const buttons = '.dock .acts .btn:not(.ico), .dock .do, .tray .btn';
  const shown = document.querySelectorAll(buttons).length;
  return [...lost, ...(shown < verbs.length ? verbs : [])].map((move) => move.text);
}"""


def new_kohan_dej(page: Page, bots: int, options: dict[str, Any], bot: str = "greedy") -> str:
    """A table against bots, by the same requests that the form makes; the table's id."""
    seats: Sequence[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * bots]
    table: str = page.evaluate(NEW, [seats, options])
    page.goto(f"/tables/{table}")
    page.locator(".board .role").first.wait_for()
    return table


def unreachable(page: Page, table: str) -> list[str]:
    """The legal moves that nothing on the page leads to."""
    found: list[str] | None = page.evaluate(UNREACHABLE, table)
    return found or []


class Player:
    """Somebody who plays by pointing: at anything that is lit, then at the primary button."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.version = -1
        self.touch = bool(page.viewport_size and page.viewport_size["width"] < 720)

    def is_new(self) -> bool:
        """Whether nothing was done about this question yet."""
        return version(self.page) != self.version

    def press(self, point: list[float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def act(self) -> bool:
        """Do one thing if asked: point, or press a button. Whether there was something to do."""
        seen = self.page.evaluate(LOOK)
        if not seen["mine"] or not (seen["lit"] or seen["buttons"]):
            return False
        self.version = seen["version"]
        asking = not seen["lit"] and len(seen["buttons"]) == 1
        if seen["news"]:
            point = seen["news"][0]
        elif (seen["chosen"] or asking) and seen["primary"]:
            point = seen["primary"][0]
        elif seen["chosen"] and seen["buttons"]:
            point = self.dice.choice(seen["buttons"])
        else:
            point = self.dice.choice([*seen["lit"], *seen["buttons"]])
        self.press(point)
        self.page.wait_for_function(
            f"before => ({LOOK})().sign !== before", arg=seen["sign"], timeout=PATIENCE
        )
        return True

    def play_on(self, until: str = ".report", seconds: float = 600, table: str = "") -> None:
        """Act until something is there; with a table's id, no legal move may be out of reach."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.page.locator(until).count():
                return
            if table and self.is_new():
                lost = unreachable(self.page, table)
                assert not lost, lost
            if not self.act():
                self.page.wait_for_function(TO_DO, arg=until, timeout=PATIENCE)
        raise AssertionError(f"{until} did not come")
