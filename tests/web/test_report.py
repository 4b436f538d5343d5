"""The report of a match that is over: my result first, why it ended, the sheet and the chart."""

import json
import re
import sqlite3
import time
from contextlib import closing
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from support.ended import ended
from web.access import violations
from web.endings import NAMES, brought

ENDS: list[object] = [
    pytest.param("kingdomino", 4, 1, {}, id="kingdomino"),
    pytest.param("kingdomino", 3, 1, {"dynasty": True}, id="dynasty"),
    pytest.param("kohan_dej", 4, 1, {}, id="kohan_dej"),
    pytest.param("minerva", 3, 1, {}, id="minerva"),
    pytest.param("trajan", 3, 1, {}, id="trajan"),
    pytest.param("pax_pamir", 4, 4, {}, id="pax_pamir"),
]
VIEWS = [("en", "light", False), ("fa", "dark", False), ("hu", "light", True), ("fa", "dark", True)]
KEYS = "() => document.body.innerText.match(/⟦[^⟧]*⟧/)"
WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


def shown(page: Page) -> None:
    """The report is there, and has stopped moving."""
    page.locator(".report h2").wait_for()
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((each) => each.finished))")


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "seed", "options"), ENDS)
def test_a_report_is_readable_by_everybody_everywhere(
    open_page, serving, shot, slug: str, seats: int, seed: int, options: dict[str, Any]
) -> None:
    match = ended(slug, seats, seed, options)
    for place, (lang, theme, phone) in enumerate(VIEWS):
        page = open_page("/", lang=lang, theme=theme, phone=phone)
        brought(page, serving, match, place % seats)
        shown(page)
        tabs = page.locator(".tabs4 .btn")
        for at in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(at).click()
            assert page.evaluate(KEYS) is None
            assert not page.evaluate(WIDE)
            assert violations(page) == []
            shot(page, f"{lang}_{theme}_{'phone' if phone else 'desktop'}_{at}")
        page.close()
    assert open_page.said == []


def test_my_result_comes_first(open_page, serving) -> None:
    page = open_page("/")
    known = {"games": 3, "wins": 0, "best": True}
    page.route("**/api/v1/tables/*/record", lambda route: route.fulfill(json=known))
    brought(page, serving, ended("kingdomino", 4, 1), 0)  # 60, 57, 69 and 41 points
    expect(page.locator(".report .record")).to_have_text("It is your best game so far.")
    expect(page.locator(".report h2")).to_have_text(re.compile("You came second of .?4"))
    expect(page.locator(".report .head p").first).to_have_text(
        re.compile("60.* points.*Sára.* won with .?69.*, .?9.? ahead of you")
    )
    expect(page.locator(".medal.silver")).to_have_text("2")
    expect(page.locator(".ended")).to_contain_text("KD-3.9")
    first = page.locator("section:has(#difference) li").first
    expect(first).to_contain_text(re.compile("Forests.?: you .?52.?, .?Sára.? .?0"))
    expect(first).to_contain_text("+52")
    status = page.locator(".report [role=status]").first
    expect(status).to_contain_text("You came second")
    expect(status).to_contain_text("every domino has been placed")


def test_a_spectator_is_told_the_winner(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("kingdomino", 4, 1))
    expect(page.locator(".report h2")).to_have_text(re.compile("Sára.? wins with .?69.? points"))
    expect(page.locator(".report .head").get_by_text("Play again")).to_have_count(0)
    expect(page.locator("#difference")).to_have_text(re.compile("Between .?Sára.? and .?Anna"))


def test_a_victory_is_celebrated_once_and_not_where_nothing_may_move(open_page, serving) -> None:
    match = ended("kingdomino", 4, 1)
    page = open_page("/", motion="no-preference")
    brought(page, serving, match, 2)
    expect(page.locator(".report h2")).to_have_text(re.compile("You win with .?69"))
    page.locator(".party").wait_for(state="attached")
    page.locator(".party.done").wait_for(state="attached")
    still = open_page("/")
    brought(still, serving, match, 2)
    shown(still)
    expect(still.locator(".medal.gold")).to_be_visible()
    expect(still.locator(".party")).to_have_count(0)


def test_the_sheet_of_pax_pamir_is_told_by_check(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("pax_pamir", 4, 4), 3)
    sheet = page.locator(".report table.sc").first
    expect(sheet.locator("thead th")).to_have_text(
        [
            "Player",
            re.compile("Check .?1.?By influence .*Afghan"),
            re.compile("Check .?2.?By cylinders"),
            re.compile("Check .?3"),
            "Total",
            re.compile("if equal: .?Military stars"),
            re.compile("then .?Rupees"),
        ]
    )
    expect(sheet.locator("tbody tr").first.locator("td")).to_have_text(
        ["5", "3", "not reached", "8", "0", "1"]
    )
    expect(page.locator(".ended")).to_contain_text(re.compile("Anna.? led every .* by .?5"))
    expect(page.locator(".chart svg .line").first).to_have_attribute("d", re.compile("H.*V"))


@pytest.mark.parametrize("phone", [False, True])
def test_what_was_counted_at_each_check_is_told(open_page, serving, shot, phone: bool) -> None:
    page = open_page("/", phone=phone)
    brought(page, serving, ended("pax_pamir", 4, 4), 3)
    shown(page)
    if phone:
        # no mark of the board's cards lies round the tabs
        tabs = page.locator(".report [role=group]").first
        assert tabs.evaluate("(node) => getComputedStyle(node, '::after').content") == "none"
        page.locator(".tabs4 .btn").nth(1).click()
    parts = page.locator(".report details")
    expect(parts.locator(".of th")).to_have_text(
        [re.compile("Check .?1.* By influence .*Afghan"), re.compile("Check .?2.* By cylinders")]
    )
    expect(parts.get_by_role("row", name=re.compile("^Loyalty")).locator("td")).to_have_text(
        ["1", "1", "0", "0"]
    )
    shot(page, "phone" if phone else "wide")
    assert violations(page) == []


def test_glory_is_told_by_round_to_who_asks(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("minerva", 3, 1), 0)
    shown(page)
    page.locator(".report summary").click()
    rounds = page.locator(".report details tbody tr:not(.of) th")
    expect(rounds.first).to_have_text(re.compile("Round .?3"))


def test_over_a_report_nothing_is_told_twice_and_all_cities_stand_beside_each_other(
    open_page, serving, shot
) -> None:
    page = open_page("/")
    brought(page, serving, ended("minerva", 3, 1), 0)
    shown(page)
    expect(page.locator(".story")).to_have_count(0)
    cities = page.locator(".minis figure")
    expect(cities).to_have_count(3)
    tops = cities.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 2
    ends = page.locator(".report .colm, .report .all").evaluate_all(
        "(all) => all.map((each) => [each.getBoundingClientRect().top,"
        " ...[...each.children].map((part) => part.getBoundingClientRect().bottom)])"
    )
    *columns, below = ends
    assert all(max(column) <= below[0] for column in columns)  # nothing lies over anything
    cities.first.scroll_into_view_if_needed()
    shot(page)
    page.locator(".dock").get_by_role("button", name="Look at the board").click()
    expect(page.locator(".story")).to_have_count(1)


def test_the_chart_says_what_it_counts(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("pax_pamir", 4, 4), 3)
    shown(page)
    expect(page.locator(".chart + .legend .axis-name")).to_have_text("Dominance Check")
    expect(page.locator(".tick").first).to_contain_text("Start")


def test_what_decided_between_equal_points_is_said(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("pax_pamir", 4, 2))  # three players have 1 point
    ties = page.locator(".report .ties li")
    expect(ties).to_have_count(2)
    expect(ties.first).to_contain_text(
        re.compile("Sára.? and .?Bence.? both have .?1.?\\. .?Rupees")
    )
    expect(ties.first).to_contain_text("PP-5.6")
    expect(page.locator(".report td.decides").first).to_be_visible()


def test_quarters_are_groups_of_rows(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("trajan", 3, 1), 0)
    stages = page.locator(".report .stage th")
    expect(stages).to_have_text(
        [*[re.compile(f"Quarter .?{at}") for at in range(1, 5)], "Final scoring"]
    )
    expect(page.locator(".report td.bad").first).to_have_text("\N{MINUS SIGN}4")
    expect(page.locator(".chart .band")).to_have_count(4)


def test_a_moment_of_the_chart_can_be_opened_by_keyboard_and_looked_at(open_page, serving) -> None:
    page = open_page("/")
    table = brought(page, serving, ended("kohan_dej", 4, 1), 0)
    ticks = page.locator(".tick button")
    ticks.last.focus()
    moment = page.locator(".moment")
    expect(moment).to_contain_text(re.compile("Round.? .?8"))
    expect(moment.locator(".has")).to_have_count(4)
    expect(moment).to_contain_text("City complete")
    page.keyboard.press("Shift+Tab")
    expect(moment).to_contain_text(re.compile("Round.? .?7"))
    report = page.evaluate(
        "async (id) => (await (await fetch(`/api/v1/tables/${id}`)).json()).report", table
    )
    moment.get_by_role("link").click()
    at = report["chart"]["ticks"][-2]["move"]  # the end of round 7
    expect(page).to_have_url(re.compile(f"/replay/{table}\\?at={at}$"))


def test_labels_at_the_chart_s_end_keep_apart(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("kohan_dej", 4, 1), 0)  # 23, 25 and 26 points
    page.locator(".chart .end").last.wait_for()
    found = page.evaluate(
        "() => [...document.querySelectorAll('.chart .end')].map((end) => +end.getAttribute('y'))"
    )
    found.sort()
    assert all(after - before >= 14 for before, after in pairwise(found))


def test_points_are_a_table_for_screen_readers_too(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("minerva", 3, 1), 0)
    table = page.get_by_role("table", name=re.compile("points as they grew"))
    expect(table.get_by_role("row")).to_have_count(8)
    expect(table.get_by_role("row").last.get_by_role("cell")).to_have_text(["70", "54", "46"])


def test_the_report_gives_way_to_the_board_and_comes_back(open_page, serving) -> None:
    page = open_page("/")
    brought(page, serving, ended("kingdomino", 4, 1), 0)
    shown(page)
    expect(page.locator(".dock .acts .btn.primary")).to_have_count(0)
    expect(page.get_by_text("Watch replay")).to_have_count(1)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".report")).to_have_count(0)
    page.locator(".dock").get_by_role("button", name="Score sheet").click()
    expect(page.locator(".report h2")).to_be_visible()


def test_under_a_phone_s_report_the_dock_is_its_buttons_alone(open_page, serving) -> None:
    page = open_page("/", phone=True)
    brought(page, serving, ended("kingdomino", 4, 1), 0)
    shown(page)
    dock = page.locator(".dock")
    low = dock.bounding_box()
    assert low is not None
    assert low["height"] < 100
    foot = page.locator(".report .acts.foot")
    expect(foot.locator(".btn", has_text="Review")).to_be_in_viewport(ratio=1)
    page.locator(".report").evaluate("(report) => report.scrollTo(0, report.scrollHeight)")
    expect(foot.locator(".btn.primary, .btn").first).to_be_in_viewport(ratio=1)
    assert dock.locator(".say").evaluate("(say) => say.clientWidth <= 1")
    dock.get_by_role("button", name="Look at the board").click()
    expect(dock.locator(".q")).to_be_visible()
    high = dock.bounding_box()
    assert high is not None
    assert high["height"] > low["height"]


@pytest.mark.parametrize("phone", [False, True])
def test_who_asked_for_hints_has_a_bulb_where_they_are_for_learners(
    open_page, serving, phone: bool
) -> None:
    page = open_page("/", phone=phone)
    table = brought(page, serving, ended("kingdomino", 4, 1), 0)
    with closing(sqlite3.connect(serving.folder / "tables.sqlite", timeout=30)) as database:
        settings = json.loads(
            database.execute("SELECT settings FROM tables WHERE id = ?", (table,)).fetchone()[0]
        )
        told = json.dumps({**settings, "hints": True, "learners": True})
        change = "UPDATE tables SET settings = ?, changed = ? WHERE id = ?"
        database.execute(change, (told, time.time() + 5, table))
        database.execute(
            'UPDATE seats SET hinted = 1 WHERE "table" = ? AND seat IN (1, 2)', (table,)
        )
        database.commit()
    page.reload()
    shown(page)
    if phone:
        page.locator(".tabs4 .btn").nth(1).click()
    expect(page.locator(".report .learner")).to_have_count(2)
    expect(page.locator(".report .learner").first).to_have_text("asked for hints")
    assert violations(page) == []


def test_names_stand_in_every_report(open_page, serving) -> None:
    page = open_page("/", phone=True)
    brought(page, serving, ended("trajan", 3, 1), 0)
    page.locator(".tabs4 .btn").nth(1).click()
    expect(page.locator(".head-seat bdi")).to_have_text([NAMES[1], NAMES[0], NAMES[2]])
    expect(page.locator(".sums .tot")).to_have_text(["138", "116", "102"])
