"""Tables whose match is over, or stands anywhere in its course, without playing it in a browser."""

import sqlite3
import time
from contextlib import closing

from playwright.sync_api import Page

from panj.core import match_file
from panj.core.match import Match
from web.hands import make_forced_moves_by_hand
from web.serving import Serving

NAMES = ["Anna", "Bence", "Sára", "Omid", "Mina", "Dara", "Reza", "Kiandokht"]

BRING = """async ({ name, file }) => {
  await fetch('/api/v1/bots');
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
  const post = async (path, body) => {
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const me = await post('/api/v1/me', { name });
  const table = await post('/api/v1/tables/import', { file });
  return [me.id, table.id];
}"""

SIT = "UPDATE seats SET kind = 'person', person = ? WHERE \"table\" = ? AND seat = ?"
TOUCH = "UPDATE tables SET changed = ? WHERE id = ?"


def brought(page: Page, serving: Serving, match: Match, seat: int | None = None) -> str:
    """Open a match that was played elsewhere, as one of its players or as a spectator."""
    names = NAMES[: match.terms.seats]
    file = match_file.write(match, names)
    name = "Negar" if seat is None else names[seat]
    person, table = page.evaluate(BRING, {"name": name, "file": file})
    if seat is not None:
        with closing(sqlite3.connect(serving.folder / "tables.sqlite", timeout=30)) as database:
            database.execute(SIT, (person, table, seat))
            database.execute(TOUCH, (time.time() + 1, table))
            database.commit()
    page.goto(f"/tables/{table}")
    page.locator(".dock").wait_for()
    return str(table)


def standing_at(match: Match, moves: int) -> Match:
    """The same match as it stood after so many moves."""
    found = Match(match.game, match.terms, match.key)
    for played in match.played[:moves]:
        found.make(played.move)
    return found


GO_ON = "UPDATE tables SET status = 'running', decider = ?, changed = ? WHERE id = ?"

PLAY = """async ({ table, index, version }) => {
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
  const body = { index, expected_version: version, action_id: `test-${version}-${Date.now()}` };
  const answer = await fetch(`/api/v1/tables/${table}/moves`, {
    method: 'POST', headers, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}"""


def running(page: Page, serving: Serving, match: Match, moves: int) -> str:
    """Open a match as it stood after so many moves, as the player who is asked now and makes even
    forced moves by hand; all others are people who are not there."""
    now = standing_at(match, moves)
    d = now.decision()
    assert d is not None
    table = brought(page, serving, now, d.who)
    with closing(sqlite3.connect(serving.folder / "tables.sqlite", timeout=30)) as database:
        database.execute(GO_ON, (d.who, time.time() + 2, table))
        database.commit()
    make_forced_moves_by_hand(page)
    page.locator(".dock.mine").wait_for()
    return table


def play_next(page: Page, table: str, match: Match, moves: int) -> None:
    """Make the move that was made then."""
    now = standing_at(match, moves)
    index = now.moves().index(match.played[moves].move)
    page.evaluate(PLAY, {"table": table, "index": index, "version": moves})
