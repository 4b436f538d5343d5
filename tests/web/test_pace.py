"""How long others' moves are on the screen: measured by the page's own clock, which stands still
unless a test lets it run, so that no busy machine changes what is measured."""

import itertools
import re
from typing import Any

import pytest

from web.hands import look, point
from web.pacing import TABLE, is_asked, play, run_until, seated

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
    page = seated(open_page, "kingdomino", 1, "calm", RECORD)
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
    page = seated(open_page, game, 3, "calm", RECORD)
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
    page = seated(open_page, "kingdomino", 3, "instant", RECORD)
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


GLIDES = """() => {
  window.glides = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (way, how) {
    if (this.matches('.king')) window.glides.push(how.delay);
    return animate.call(this, way, how);
  };
}"""
WALK_MS = 180
KINGS = 4


def test_when_a_round_ends_the_kings_walk_over_one_after_the_other(open_page) -> None:
    page = seated(open_page, "kingdomino", 1, "calm", GLIDES, motion="no-preference")
    table = run_until(page, is_asked, 200)
    while table["view"]["round"] < 2:
        page.evaluate("window.glides = []")
        table = play(page, 1)
    # the first waits for nobody, and who goes to the same place again stands still
    waited = [delay for delay in page.evaluate("window.glides") if delay]
    assert waited == sorted(waited)
    assert waited
    assert set(waited) <= {WALK_MS * place for place in range(1, KINGS)}
