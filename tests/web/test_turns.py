"""My own turn: looking at it again, taking it back, what it holds and leaves, giving up."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.access import violations
from web.hands import look, made_table, table_of, wait_past

POST = """async ([path, body]) => {
  const token = document.cookie.split('; ').find((each) => each.startsWith('csrftoken='));
  const headers = { 'x-csrftoken': token.slice(10), 'content-type': 'application/json' };
  const id = location.pathname.split('/')[2];
  const wish = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`/api/v1/tables/${id}${path}`, wish)).status;
}"""
LISTEN = """() => {
  window.heard = [];
  const listen = () =>
    window.heard.push(document.querySelector('.story p[role=status]')?.textContent);
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(listen).observe(document.body, all);
}"""
HEARD = "text => window.heard.includes(text)"
"""What is said for a moment is kept, because nobody knows when this looks."""
TAKEN = {
    "en": "You took that back",
    "fa": "حرکتتان را پس گرفتید",
    "hu": "Visszavetted a lépést",
}
TURN_TAKEN = {
    "en": "You took your turn back",
    "fa": "نوبتتان را پس گرفتید",
    "hu": "Visszavetted a körödet",
}
CUT = """() => [...document.querySelectorAll('.dock .acts .btn')].filter((button) => {
  const box = button.getBoundingClientRect();
  const words = [...button.querySelectorAll('span')].map((each) => each.getBoundingClientRect());
  const isIn = (each) => each.left >= box.left && each.right <= box.right
    && each.top >= box.top && each.bottom <= box.bottom && each.width > 2;
  return button.scrollWidth > button.clientWidth || !words.every(isIn);
}).map((each) => each.textContent.trim())"""
"""The buttons of the prompt whose words are hidden, or do not fit."""


def post_move(page: Page, index: int = 0, hold: bool = False) -> None:
    """A move without the mouse."""
    found = table_of(page)
    wish = {
        "index": index,
        "expected_version": found["version"],
        "action_id": f"by-hand-{found['version']}-{index}",
        "hold": hold,
    }
    assert page.evaluate(POST, ["/moves", wish]) == 200


def play_until(page: Page, is_so: Any) -> dict[str, Any]:
    """First moves for everybody at this screen until the table is as wanted."""
    while not is_so(found := table_of(page)):
        if (found["question"] or {}).get("mine"):
            post_move(page)
    return found


def seen(page: Page, version: int) -> None:
    """The page shows this version, to whoever sits before it."""
    wait_past(page, version - 1)
    curtain = page.locator(".dock.curtain .btn.primary")
    if curtain.count():
        curtain.click()


def verbs(found: dict[str, Any]) -> set[str]:
    return {offer["verb"] for offer in (found["question"] or {}).get("moves", [])}


def ready_to_claim(found: dict[str, Any]) -> bool:
    """A claim after which another king acts and nothing is dealt."""
    moves = (found["question"] or {}).get("moves", [])
    return (
        bool(moves) and found["view"]["round"] > 0 and moves[0]["ends"] and not moves[0]["reveals"]
    )


def claimed(open_page: Any) -> Page:
    """Ada has claimed and not given her turn away."""
    page: Page = open_page("/", at_once=False)
    made_table(page, ["me", "me", "me"])
    found = play_until(page, ready_to_claim)
    seen(page, found["version"])
    page.locator(".claimable").first.wait_for()
    page.mouse.click(*look(page)["point"])
    page.locator(".dock.played").wait_for()
    return page


def held(open_page: Any, game: str = "minerva", **how: Any) -> Page:
    """A turn is played and not given away: at these games it waits as long as one likes."""
    page: Page = open_page("/", at_once=False, **how)
    made_table(page, ["me", "bot"], game=game)
    while (found := table_of(page))["settling"] is None:
        if found["question"]["mine"]:
            post_move(page, hold=True)
    page.locator(".dock.played").wait_for()
    return page


@pytest.mark.parametrize(
    ("lang", "theme", "phone"),
    [("en", "light", False), ("fa", "dark", True), ("hu", "light", True)],
)
def test_a_turn_is_looked_at_again_before_it_is_given_away(
    open_page, shot, lang: str, theme: str, phone: bool
) -> None:
    page = held(open_page, lang=lang, theme=theme, phone=phone)
    version = look(page)["version"]
    shot(page, "played")
    assert violations(page) == []
    page.evaluate(LISTEN)
    page.locator(".dock.played .btn").first.click()
    page.locator(".dock.mine:not(.played) .q").wait_for()
    page.wait_for_function(HEARD, arg=TAKEN[lang])
    assert look(page)["version"] == version
    assert table_of(page)["settling"] is None


def test_a_last_click_is_held_back(open_page) -> None:
    page = claimed(open_page)
    assert page.locator(".dock.played .q").count() == 1


@pytest.mark.parametrize("lang", ["en", "fa", "hu"])
def test_all_ways_on_from_a_played_turn_fit_on_a_phone(open_page, shot, lang: str) -> None:
    page = held(open_page, "trajan", lang=lang, phone=True)
    shot(page, "played")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = [each.bounding_box() for each in page.locator(".dock .acts .btn").all()]
    assert len(boxes) == 3  # one move, the turn, the end
    assert all(box and box["x"] >= 0 and box["width"] >= 44 for box in boxes)
    assert page.evaluate(CUT) == []
    page.evaluate(LISTEN)
    page.locator(".dock .acts .btn").nth(1).click()
    page.wait_for_function(HEARD, arg=TURN_TAKEN[lang])


def test_a_played_turn_survives_a_reload_and_is_given_away_with_enter(open_page) -> None:
    page = held(open_page)
    version = look(page)["version"]
    page.reload()
    page.locator(".dock.played").wait_for()
    page.keyboard.press("Enter")
    wait_past(page, version)
    assert table_of(page)["settling"] is None


def test_a_whole_turn_is_taken_back_with_one_key(open_page) -> None:
    page = held(open_page)
    version = look(page)["version"]
    page.keyboard.press("Shift+U")
    page.locator(".dock.mine:not(.played) .q").wait_for()
    found = table_of(page)
    assert not found["may_undo"]
    assert "pass" in verbs(found)
    assert found["version"] in (version, version + 1)


def test_what_shows_something_new_is_asked_before(open_page, shot) -> None:
    page = open_page("/", at_once=False)
    made_table(page, ["me", "me"])

    def is_last_claim(found: dict[str, Any]) -> bool:
        moves = (found["question"] or {}).get("moves", [])
        return bool(moves) and found["view"]["round"] > 0 and moves[0]["reveals"]

    found = play_until(page, is_last_claim)
    seen(page, found["version"])
    page.locator(".claimable").first.click()
    expect(page.locator(".dock .q")).to_contain_text("end your turn")
    shot(page, "asked")
    page.locator(".dock .btn.primary").click()
    wait_past(page, found["version"])


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fa", True), ("hu", True)])
def test_a_turn_that_leaves_something_is_asked_about(open_page, shot, lang, phone) -> None:
    page = open_page("/", at_once=False, lang=lang, phone=phone)
    made_table(page, ["me", "bot"], game="pax_pamir")
    found = play_until(page, lambda each: "end_turn" in verbs(each))
    seen(page, found["version"])
    expect(page.locator(".dock .entry").first).to_be_visible()
    assert violations(page) == []
    ends = page.locator(".dock .acts .btn").last
    ends.click()
    expect(page.locator(".dock.left .left")).to_have_count(1)
    shot(page, "left")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".dock.mine")).to_be_visible()
    page.locator(".dock .acts .btn").last.click()  # told once a turn
    wait_past(page, found["version"])


def test_the_ledger_of_kohan_dej_names_the_power_and_does_it(open_page, shot) -> None:
    page = open_page("/", at_once=False)
    made_table(page, ["me", "me", "me", "me"], game="kohan_dej")
    found = play_until(
        page, lambda each: "gather_gold" in verbs(each) and each["question"]["power"]
    )
    seen(page, found["version"])
    expect(page.locator(".dock .q")).to_contain_text(".")
    page.locator(".dock .entry.do").first.click()
    wait_past(page, found["version"])
    expect(page.locator(".dock .entry.done").first).to_be_visible()
    shot(page, "ledger")


def test_giving_up_is_pressed_for_a_while_or_twice_by_key(open_page, shot) -> None:
    page = open_page("/", at_once=False)
    made_table(page, ["me", "bot"])
    menu = page.locator(".menu .iconbtn")
    menu.click()
    page.locator(".menu li button").first.click()
    up = page.locator(".dock .up")
    up.click()  # a short click
    assert violations(page) == []
    shot(page, "give_up")
    page.locator(".dock .btn.primary").click()
    expect(up).to_have_count(0)
    assert table_of(page)["status"] == "running"
    menu.click()
    page.locator(".menu li button").first.click()
    up.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".dock.over")).to_be_visible()
    assert table_of(page)["status"] == "abandoned"


def test_giving_up_by_a_long_press(open_page) -> None:
    page = open_page("/", at_once=False)
    made_table(page, ["me", "bot"])
    page.locator(".menu .iconbtn").click()
    page.locator(".menu li button").first.click()
    page.locator(".dock .up").hover()
    page.mouse.down()
    expect(page.locator(".dock.over")).to_be_visible()
    page.mouse.up()
    assert table_of(page)["status"] == "abandoned"


def test_the_number_keys_are_the_choices(open_page) -> None:
    page = open_page("/", at_once=False)
    made_table(page, ["me", "me", "me", "me"], game="kohan_dej")
    found = play_until(
        page, lambda each: "gather_gold" in verbs(each) and each["question"]["power"]
    )
    seen(page, found["version"])
    page.locator(".dock .entry.do").first.wait_for()
    page.keyboard.press("1")
    wait_past(page, found["version"])
    assert table_of(page)["log"][-1]["key"] == "kohan_dej.log.gathered_gold"


COVERED = """() => {
  const panel = document.querySelector('.changes').getBoundingClientRect();
  return [...document.querySelectorAll('.board [data-lit]')].filter((each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
  }).map((each) => each.dataset.thing);
}"""
"""The things of the move that the panel of its changes covers."""


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fa", True), ("hu", True)])
def test_what_a_move_changes_is_told_and_covers_nothing_of_it(
    open_page, shot, lang: str, phone: bool
) -> None:
    page = open_page("/", at_once=False, lang=lang, phone=phone)
    made_table(page, ["me", "bot"], game="pax_pamir")

    def changing(found: dict[str, Any]) -> dict[str, Any]:
        assert found["status"] == "running"
        question = found["question"] or {"moves": []}
        moves = question["moves"]
        return next((each for each in moves if each["verb"] == "play" and each["changes"]), {})

    found = play_until(page, changing)
    seen(page, found["version"])
    panel = page.locator(".changes")
    for thing in changing(found)["things"]:
        target = page.locator(f'.board [data-thing="{thing}"][data-lit]').first
        target.or_(panel).first.wait_for()
        if not panel.is_visible():
            target.click()
    expect(panel).to_be_visible()
    expect(panel.locator(".get")).to_be_visible()
    shot(page, "changes")
    assert page.evaluate(COVERED) == []
    assert violations(page) == []
    expect(page.locator(".dock .q")).not_to_contain_text("cannot be taken back")
    page.locator(".dock .btn.primary").click()
    wait_past(page, found["version"])
