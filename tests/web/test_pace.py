"""How long others' moves are on the screen: measured by the page's own clock, which stands still
unless a test lets it run, so that no busy machine changes what is measured."""

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from web.hands import look, made_table, point

LEAST_MS, MOST_MS = 1300, 4000
BASE_MS, LETTER_MS = 700, 26
PAUSE_MS = 500
STORY_MS = 25_000
"""What Calm means, as it was designed."""
AT_ONCE_MS = 300
ROUNDS = 6
"""Of Kingdomino for two, in each of which a rival claims and places twice."""

RECORD = """() => {
  window.told = [];    // what the strip says: the version, the words, and since when
  window.heard = [];   // what the server tells: the version, and when
  window.shown = [];   // what the board shows: the version, and since when
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        const { table } = JSON.parse(data);
        if (table) window.heard.push([table.version, performance.now()]);
      });
    }
  };
  const version = (place, name) => {
    const node = document.querySelector(place);
    return node && node.dataset[name] !== undefined ? Number(node.dataset[name]) : null;
  };
  new MutationObserver(() => {
    const now = performance.now();
    const told = version('[data-told]', 'told');
    const words = document.querySelector('.story p')?.textContent ?? '';
    const last = window.told.at(-1);
    if (told !== last?.version || (told !== null && words !== last.words))
      window.told.push({ version: told, words, at: now });
    const shown = version('.dock', 'version');
    if (shown !== null && shown !== window.shown.at(-1)?.[0]) window.shown.push([shown, now]);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""

TABLE = """async () => {
  const id = location.pathname.split('/')[2];
  return (await fetch(`/api/v1/tables/${id}`)).json();
}"""
MOVE = """async ([index, version]) => {
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
  const body = { index, expected_version: version, action_id: `by-hand-${version}` };
  const id = location.pathname.split('/')[2];
  const wish = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`/api/v1/tables/${id}/moves`, wish)).status;
}"""
STATE = """() => ({
  film: document.querySelector('[data-film]')?.dataset.film,
  version: Number(document.querySelector('.dock')?.dataset.version ?? -1),
})"""


def seated(open_page: Any, game: str, bots: int, pace: str) -> Page:
    """At a new table, with a clock that stands still."""
    page: Page = open_page("/", pace=pace)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.add_init_script(f"({RECORD})()")
    made_table(page, ["me", *["bot"] * bots], game=game)
    return page


def run_until(page: Page, is_so: Any, step: int) -> dict[str, Any]:
    """Let the page's clock run until the server and the page have come so far."""
    while True:
        page.clock.run_for(step)
        table = page.evaluate(TABLE)
        if is_so(table, page.evaluate(STATE)):
            found: dict[str, Any] = table
            return found


def is_asked(table: dict[str, Any], state: dict[str, Any]) -> bool:
    """I am asked, or the match is over, and that is what the page shows."""
    mine = table["status"] == "over" or (table["question"] or {}).get("mine")
    return bool(mine) and state == {"film": "now", "version": table["version"]}


def play(page: Page, turns: int, step: int = 200) -> dict[str, Any]:
    """So many decisions of mine, each when the story is over; the table after the last story."""
    table = run_until(page, is_asked, step)
    while turns and table["status"] == "running":
        turns -= 1
        assert page.evaluate(MOVE, [0, table["version"]]) == 200
        table = run_until(page, is_asked, step)
    return table


def plain(words: str) -> str:
    return re.sub("[\u2066-\u2069]", "", words)


def stories(told: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """What was told, story by story, each step with the time for which it stood."""
    found: list[list[dict[str, Any]]] = [[]]
    for each, then in itertools.pairwise(told):
        if each["version"] is None:
            found.append([])
        else:
            found[-1].append({**each, "ms": then["at"] - each["at"]})
    return [story for story in found if story]


def by_others(table: dict[str, Any]) -> list[int]:
    """The versions in which a bot decided something."""
    return sorted({line["version"] for line in table["log"] if line["by"] == "bot"})


def turns(lines: list[dict[str, Any]]) -> set[int]:
    return {line["turn"] for line in lines}


def tells(line: dict[str, Any]) -> bool:
    """Whether a line tells more than whose turn begins: that has the version of the last decision
    of the turn before, and is not told by itself."""
    return not line["heading"] or line["seat"] is None


def test_a_match_at_calm_shows_every_move_of_others_for_its_time_and_in_order(open_page) -> None:
    page = seated(open_page, "kingdomino", 1, "calm")
    table = play(page, 99)
    assert table["status"] == "over"
    told = page.evaluate("window.told")
    assert told[-1]["version"] is None
    found = stories(told)
    steps = [step for story in found for step in story]
    versions = [step["version"] for step in steps]
    assert len(versions) > 2 * ROUNDS
    assert versions == sorted(versions)
    assert set(by_others(table)) <= set(versions)
    for step in steps:
        needs = min(MOST_MS, max(LEAST_MS, BASE_MS + LETTER_MS * len(plain(step["words"]))))
        assert needs <= step["ms"] <= MOST_MS + PAUSE_MS, step
    for story in found:
        assert sum(step["ms"] for step in story) <= STORY_MS


@pytest.mark.parametrize("game", ["kohan_dej", "minerva", "trajan", "pax_pamir"])
def test_three_bots_at_calm_take_no_longer_than_a_story_may_and_leave_nothing_out(
    open_page, game: str
) -> None:
    page = seated(open_page, game, 3, "calm")
    table = play(page, 6)
    found = stories(page.evaluate("window.told"))
    steps = [step for story in found for step in story]
    versions = [step["version"] for step in steps]
    assert versions == sorted(versions)
    assert versions
    # what is minor may stand with the step before it, and a long story tells turns in short
    others = turns([line for line in table["log"] if line["by"] == "bot"])
    told = [line for line in table["log"] if line["version"] in versions and tells(line)]
    assert others
    assert others <= turns(told)
    for story in found:
        assert sum(step["ms"] for step in story) <= STORY_MS + PAUSE_MS


def test_a_match_at_once_has_no_delay(open_page) -> None:
    page = seated(open_page, "kingdomino", 3, "instant")
    table = run_until(page, is_asked, 20)
    while table["status"] == "running":
        before = table["version"]
        while page.evaluate(TABLE)["version"] == before:
            point(page, look(page))
            page.clock.run_for(20)
        table = run_until(page, is_asked, 20)
    assert [each for each in page.evaluate("window.told") if each["version"] is not None] == []
    shown = page.evaluate("window.shown")
    delays = [
        min((at for version, at in shown if version >= heard), default=float("inf")) - when
        for heard, when in page.evaluate("window.heard")
    ]
    assert len(delays) > 12
    assert max(delays) <= AT_ONCE_MS
