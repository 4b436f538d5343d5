"""Whole matches of Kohan Dej in real browsers, played by pointing at the board."""

import pytest
from playwright.sync_api import expect

from web.access import violations
from web.kohan_dej_hands import Player, new_kohan_dej

pytestmark = pytest.mark.slow

TRICKY = {"cast": "devious_dignitaries"}
"""Magistrate, Blackmailer, Seer, Emperor, Abbot, Alchemist: most kinds of questions."""


def test_six_cities_are_seen_at_once(open_page, shot) -> None:
    page = open_page("/")
    new_kohan_dej(page, 5, {})
    player = Player(page, 1)
    player.play_on(".dock.mine .q")
    panels = page.locator(".panels > section")
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
    player.play_on(".dock.mine >> text=act, or end the turn")
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
    expect(page.locator(".panels .mine")).to_contain_text(name)
