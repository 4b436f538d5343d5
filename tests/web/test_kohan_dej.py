"""Whole matches of Kohan Dej in real browsers, played by pointing at the board."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from support.ended import ended
from web.access import violations
from web.endings import running
from web.hands import made_table
from web.kohan_dej_hands import Player, new_kohan_dej

pytestmark = pytest.mark.slow

TRICKY = {"cast": "devious_dignitaries"}
"""Magistrate, Blackmailer, Seer, Emperor, Abbot, Alchemist: most kinds of questions."""


def test_six_cities_are_seen_at_once(open_page, shot) -> None:
    page = open_page("/")
    new_kohan_dej(page, 5, {})
    player = Player(page, 1)
    player.play_on(".dock.mine .q")
    panels = page.locator(".heads .panel2")
    expect(panels).to_have_count(6)
    for place in range(6):
        expect(panels.nth(place)).to_be_in_viewport(ratio=1)
    expect(page.locator(".roles .role")).to_have_count(9)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    shot(page, "pick")
    assert violations(page) == []
    assert open_page.said == []


def test_a_match_is_played_by_pointing_at_the_board(open_page, shot) -> None:
    page = open_page("/")
    table = new_kohan_dej(page, 3, {})
    player = Player(page, 1)
    player.play_on(".dock.mine .hint.told")
    shot(page, "turn")
    assert violations(page) == []
    player.play_on(table=table)
    expect(page.locator(".report .minis figure")).to_have_count(4)
    shot(page, "report")
    assert open_page.said == []


def test_a_match_on_a_phone_in_persian(open_page, shot) -> None:
    page = open_page("/", lang="fa", theme="dark", phone=True)
    table = new_kohan_dej(page, 3, TRICKY)
    player = Player(page, 2)
    player.play_on(".dock.mine .q")
    shot(page, "pick")
    assert violations(page) == []
    player.play_on(".hand .target.legal")
    shot(page, "turn")
    assert violations(page) == []
    player.play_on(table=table)
    shot(page, "report")
    assert open_page.said == []


def test_a_secret_choice_waits_for_the_primary_button(open_page) -> None:
    page = open_page("/")
    new_kohan_dej(page, 3, {"first_crown": 1})
    first = page.locator(".roles .target.legal").first
    name = first.locator(".name").inner_text()
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".roles .chosen .name")).to_have_text(name)
    expect(page.locator(".dock .btn.primary")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.locator(".roles .target.chosen")).to_have_count(0)
    first.click()
    page.locator(".dock .btn.primary").click()
    expect(page.locator(".board .heads .mine")).to_contain_text(name)


def test_the_focus_goes_on_to_the_next_target(open_page) -> None:
    page = open_page("/")
    new_kohan_dej(page, 3, {"first_crown": 1})
    page.locator(".roles .target.legal").first.wait_for()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".roles .target.legal:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(".dock .btn.primary").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".board [data-lit]:focus")).to_have_count(1)


def test_the_city_of_a_rival_is_shown_large(open_page, serving) -> None:
    page = open_page("/")
    match = ended("kohan_dej", 4, 1)
    running(page, serving, match, len(match.played) - 8)
    panel = page.locator(".heads .rivals > section").first
    name = panel.locator("li .row b").first.inner_text()
    panel.locator(".look").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li").first).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(panel.locator(".look")).to_be_focused()
    panel.locator("li .row").first.click()
    expect(sheet.locator("li").first).to_contain_text(name)


def test_who_looks_on_chooses_whose_city_is_large(open_page) -> None:
    page = open_page("/")
    url = made_table(page, ["me", "bot", "bot"], game="kohan_dej")
    watcher = open_page(url)
    large = watcher.locator(".city-box")
    expect(large).to_have_attribute("data-own", "0")
    watcher.locator(".heads .look").first.click()
    expect(large).to_have_attribute("data-own", "1")
    expect(watcher.get_by_role("dialog")).to_have_count(0)


def blank_warrant(message: str, secret: bool) -> str:
    """The table as the Magistrate of a blank warrant is asked about it: one answer only."""
    told = json.loads(message)
    if told.get("type") in ("table", "update"):
        passing = {"key": "kohan_dej.move.let_pass", "operands": []}
        told["table"]["question"] = {
            "who": 0,
            "rule": "KO-3.36",
            "mine": True,
            "prompt": {"key": "kohan_dej.prompt.warrant", "operands": [1, 1]},
            "moves": [
                {
                    "index": 0,
                    "verb": "let_pass",
                    "text": "let_pass",
                    "things": [],
                    "message": passing,
                    "preview": [],
                    "final": False,
                    "leaves": [],
                    "changes": [],
                }
            ],
            "blocked": [],
            "ledger": [],
            "secret": secret,
        }
    return json.dumps(told)


def refusal_of(move: str) -> str:
    """An answer to a move that the page keeps in sight."""
    problem = {"key": "core.refusal.undo", "operands": [], "rule": ""}
    action_id = json.loads(move)["action_id"]
    return json.dumps({"type": "refused", "action_id": action_id, "problem": problem})


@pytest.mark.parametrize("secret", [True, False])
def test_a_blank_warrant_is_answered_by_the_player_and_never_by_the_page(open_page, secret) -> None:
    page = open_page("/")
    moves: list[str] = []

    def listen(page_side: WebSocketRoute) -> None:
        def answer(message: str | bytes) -> None:
            if json.loads(message)["type"] == "move":
                moves.append(str(message))
                page_side.send(refusal_of(str(message)))

        server = page_side.connect_to_server()
        server.on_message(lambda message: page_side.send(blank_warrant(str(message), secret)))
        page_side.on_message(answer)

    page.route_web_socket("**/live", listen)
    page.clock.install()
    new_kohan_dej(page, 3, {"first_crown": 1})
    button = page.locator(".dock .btn", has_text="Let it pass")
    if secret:
        expect(button).to_be_visible()
    page.clock.run_for(60_000)  # a page that answers by itself does so within half a second
    if secret:
        expect(button).to_be_enabled()
        assert moves == []
        button.click()
    expect(page.locator(".dock.bad")).to_be_visible()
    assert moves
