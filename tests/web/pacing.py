"""Plays a table whose page has a clock of its own: it stands still unless a test lets it run, so
that no busy machine changes what is measured."""

from typing import Any

from playwright.sync_api import Page

from web.hands import made_table

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


def seated(open_page: Any, game: str, bots: int, pace: str, record: str, **how: Any) -> Page:
    """At a new table, with a clock that stands still, and a script that records what is seen."""
    page: Page = open_page("/", pace=pace, **how)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.add_init_script(f"({record})()")
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


def play(page: Page, turns: int, step: int = 200, is_over: Any = is_asked) -> dict[str, Any]:
    """So many decisions of mine, each when the story is over; the table after the last story."""
    table = run_until(page, is_over, step)
    while turns and table["status"] == "running":
        turns -= 1
        assert page.evaluate(MOVE, [0, table["version"]]) == 200
        table = run_until(page, is_over, step)
    return table
