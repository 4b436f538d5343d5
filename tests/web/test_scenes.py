"""Scenes: what the rules run by themselves, shown in stages, to be skipped and seen again."""

import re

import pytest
from playwright.sync_api import Page, expect

from panj.core.match import Match
from support.ended import ended
from web.access import violations
from web.endings import play_next, running

KEYS = "() => document.body.innerText.match(/⟦[^⟧]*⟧/)"


def move_with(match: Match, key: str) -> int:
    """How many moves were made before the one that this log line tells of."""
    return next(
        at
        for at, played in enumerate(match.played)
        if any(note.key == key for note in played.notes)
    )


def scene(page: Page, serving, slug: str, seats: int, seed: int, key: str) -> None:
    """See the move that begins a scene, and hold it at its first stage."""
    match = ended(slug, seats, seed)
    at = move_with(match, key)
    table = running(page, serving, match, at)
    play_next(page, table, match, at)
    page.locator(".scene-panel").wait_for()
    page.locator(".stages button").first.click()  # by hand, so that it waits here


SCENES = [
    pytest.param("pax_pamir", 4, 4, "pax_pamir.log.check", 4, id="dominance"),
    pytest.param("trajan", 3, 1, "trajan.log.votes", 2, id="quarter"),
    pytest.param("minerva", 3, 1, "minerva.log.glory_tile", 3, id="glory"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "seats", "seed", "key", "stages"), SCENES)
@pytest.mark.parametrize(
    ("lang", "theme", "phone"),
    [
        ("en", "light", False),
        ("fa", "dark", False),
        ("en", "dark", True),
        ("fa", "light", True),
        ("hu", "light", True),
    ],
)
def test_a_scene_is_shown_stage_by_stage(
    open_page, serving, shot, slug, seats, seed, key, stages, lang, theme, phone
) -> None:
    page = open_page("/", lang=lang, theme=theme, phone=phone, scenes="shown")
    scene(page, serving, slug, seats, seed, key)
    buttons = page.locator(".stages button")
    assert buttons.count() >= stages
    for at in range(buttons.count()):
        buttons.nth(at).click()
        expect(buttons.nth(at)).to_have_attribute("aria-current", "step")
        assert page.evaluate(KEYS) is None
        shot(page, f"{lang}_{at}")
    found = violations(page, ".scene-panel")
    assert found == [], found


def test_a_dominance_check_tells_who_was_ranked_by_what(open_page, serving) -> None:
    page = open_page("/", scenes="shown")
    scene(page, serving, "pax_pamir", 4, 4, "pax_pamir.log.check")
    panel = page.locator(".scene-panel")
    expect(panel.locator(".blocks li")).to_have_count(3)
    expect(panel.locator("table")).to_have_count(0)
    page.keyboard.press("]")
    expect(panel.locator(".verdict")).to_contain_text("Afghan")
    page.keyboard.press("]")
    expect(panel.locator("tbody tr").first).to_contain_text(re.compile("Anna.*[+]5", re.DOTALL))
    page.keyboard.press("[")
    expect(panel.locator("table")).to_have_count(0)


STAGE_MS, VERDICT_MS, LONGEST_MS = 1600, 2600, 6000
VERDICTS = (1, 3)
STAGE_AT = (
    "() => [...document.querySelectorAll('.stages button')].findIndex((each) => each.ariaCurrent)"
)
TOLD = "() => document.querySelector('[data-told]')?.dataset.told"


def test_the_film_waits_for_a_scene_and_shows_what_that_judges(open_page, serving) -> None:
    page = open_page("/", pace="calm", scenes="shown")
    match = ended("pax_pamir", 4, 4)
    at = move_with(match, "pax_pamir.log.check")
    table = running(page, serving, match, at)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    board = page.locator(".board .stat .dom")
    before = board.inner_text()
    play_next(page, table, match, at)
    panel, stages = page.locator(".scene-panel"), page.locator(".stages button")
    strip = page.locator(".story")
    while panel.count() == 0:
        page.clock.run_for(100)
    told = page.evaluate(TOLD)
    for stage in range(stages.count()):
        expect(stages.nth(stage)).to_have_attribute("aria-current", "step")
        expect(strip).to_contain_text("Dominance Check")
        assert page.evaluate(TOLD) == told
        assert (board.inner_text() == before) == (stage < stages.count() - 1)
        expect(page.locator(".told-rings")).to_have_count(0)
        shown = 0
        while page.evaluate(STAGE_AT) == stage:
            page.clock.run_for(100)
            shown += 100
        assert (VERDICT_MS if stage in VERDICTS else STAGE_MS) <= shown + 100 <= LONGEST_MS + 200
    expect(panel).to_have_count(0)
    expect(strip).to_contain_text("New in the market")


FLOWN = """() => Promise.all([...document.querySelectorAll('.flight')].map(async (node) => {
  const [way] = node.getAnimations();
  way.pause();
  way.currentTime = 0.9 * way.effect.getTiming().duration;
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(node.getBoundingClientRect());
  const stand = [...document.querySelectorAll('.board [data-score]')];
  return Math.min(...stand.map((each) => {
    const [right, down] = middle(each.getBoundingClientRect());
    return Math.hypot(x - right, y - down);
  }));
}))"""


def test_points_of_a_check_fly_to_the_score_track(open_page, serving, shot) -> None:
    page = open_page("/", pace="calm", motion="no-preference", scenes="shown")
    scene(page, serving, "pax_pamir", 4, 4, "pax_pamir.log.check")
    buttons = page.locator(".stages button")
    expect(buttons).to_have_count(4)
    buttons.nth(2).click()
    expect(page.locator(".flight").first).to_be_attached()
    ways = page.evaluate(FLOWN)
    assert max(ways) < 3, ways
    shot(page)
    buttons.nth(3).click()
    expect(page.locator(".flight")).to_have_count(0)


def test_points_of_a_check_stay_where_nothing_may_move(open_page, serving) -> None:
    page = open_page("/", scenes="shown")
    scene(page, serving, "pax_pamir", 4, 4, "pax_pamir.log.check")
    page.locator(".stages button").nth(2).click()
    expect(page.locator(".flight").first).to_have_css("opacity", "0")
    moving = (
        "() => [...document.querySelectorAll('.flight')].flatMap((each) => each.getAnimations())"
    )
    assert page.evaluate(moving) == []


def test_blocks_leave_together_after_a_successful_check(open_page, serving, shot) -> None:
    page = open_page("/", scenes="shown")
    scene(page, serving, "pax_pamir", 4, 4, "pax_pamir.log.check")
    buttons = page.locator(".stages button")
    full = page.locator(".scene-panel .blocks .full")
    buttons.nth(2).click()
    expect(full.first).to_have_css("opacity", "1")
    blocks = full.count()
    buttons.nth(3).click()
    ghosts = "(all) => all.filter((each) => getComputedStyle(each).opacity === '0.22').length"
    assert full.evaluate_all(ghosts) == blocks
    shot(page)
    buttons.nth(2).click()
    expect(full.first).to_have_css("opacity", "1")


def test_the_end_of_a_round_deals_what_is_new_in_the_display(open_page, serving, shot) -> None:
    page = open_page("/", scenes="shown")
    scene(page, serving, "minerva", 3, 1, "minerva.log.glory_tile")
    panel = page.locator(".scene-panel")
    expect(panel.locator(".dealt")).to_have_count(0)
    page.locator(".stages button").last.click()
    expect(page.locator(".stages button").last).to_contain_text("New locations")
    match = ended("minerva", 3, 1)
    notes = match.played[move_with(match, "minerva.log.glory_tile")].notes
    dealt = [note for note in notes if note.key == "minerva.log.revealed"]
    expect(panel.locator(".dealt svg[role=img]")).to_have_count(len(dealt))
    expect(panel.locator(".dealt li").last).to_have_text("Round tile")
    shot(page)


def test_a_scene_is_skipped_by_escape_and_seen_again_from_the_bar(open_page, serving) -> None:
    page = open_page("/", scenes="shown")
    scene(page, serving, "pax_pamir", 4, 4, "pax_pamir.log.check")
    page.keyboard.press("Escape")
    expect(page.locator(".scene-panel")).to_have_count(0)
    page.locator(".bar .again").click()
    expect(page.locator(".scene-panel h2")).to_have_text("Dominance Check")
    expect(page.locator(".stages button").first).to_have_attribute("aria-current", "step")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fa", True)])
def test_the_end_is_counted_before_the_report_comes(
    open_page, serving, shot, lang: str, phone: bool
) -> None:
    page = open_page("/", lang=lang, phone=phone, scenes="shown")
    match = ended("kingdomino", 4, 1)
    at = len(match.played) - 1
    table = running(page, serving, match, at)
    play_next(page, table, match, at)
    panel = page.locator(".scene-panel")
    panel.wait_for()
    expect(page.locator(".report")).to_have_count(0)
    page.locator(".stages button").first.click()
    assert page.evaluate(KEYS) is None
    expect(panel.locator("tr.sum .tot")).to_have_count(4)
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((each) => each.finished))")
    found = violations(page, ".scene-panel")
    assert found == [], found
    shot(page, f"{lang}_points")
    page.locator(".stages button").last.click()
    expect(panel.locator(".places li")).to_have_count(4)
    expect(panel.locator(".places .first bdi").first).to_have_text("Sára")
    shot(page, f"{lang}_result")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".report h2")).to_be_visible()
    page.reload()  # who comes later sees the report at once
    page.locator(".report h2").wait_for()
    expect(panel).to_have_count(0)


def test_a_last_check_comes_before_the_end(open_page, serving) -> None:
    page = open_page("/", scenes="shown")
    match = ended("pax_pamir", 4, 4)
    at = len(match.played) - 1
    table = running(page, serving, match, at)
    play_next(page, table, match, at)
    title = page.locator(".scene-panel h2")
    expect(title).to_have_text("Dominance Check")
    page.keyboard.press("Escape")
    expect(title).to_have_text("Final scoring")
    expect(page.locator(".report")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".report h2")).to_be_visible()


def test_between_games_of_a_dynasty_the_points_so_far_are_told(open_page, serving, shot) -> None:
    page = open_page("/", scenes="shown")
    match = ended("kingdomino", 3, 1, {"dynasty": True})
    at = move_with(match, "kingdomino.log.score")
    table = running(page, serving, match, at)
    play_next(page, table, match, at)
    panel = page.locator(".scene-panel")
    panel.wait_for()
    page.locator(".stages button").first.click()
    totals = match.earlier(len(match.played) - at - 1).players  # type: ignore[attr-defined]
    first = sorted((int(each.tallies[0].total) for each in totals), reverse=True)
    expect(panel.locator("tbody .tot")).to_have_text([str(total) for total in first])
    expect(panel).to_contain_text(re.compile("Game .?2.? of the Dynasty began"))
    shot(page)


@pytest.mark.parametrize("phone", [False, True])
def test_a_city_that_is_complete_gets_its_star(open_page, serving, shot, phone: bool) -> None:
    page = open_page("/", phone=phone, scenes="shown")
    match = ended("kohan_dej", 4, 1)
    at = move_with(match, "kohan_dej.log.first_complete")
    table = running(page, serving, match, at)
    page.clock.install()
    expect(page.locator(".city-star")).to_have_count(0)
    play_next(page, table, match, at)
    drawn = page.locator(".city-star")
    expect(drawn).to_have_count(1)
    expect(drawn).to_have_text("City complete")
    who = match.played[at].who
    own = page.locator(f"[data-own='{who}']", has=drawn)
    expect(own.first).to_be_visible()
    shot(page)
    page.clock.run_for(3000)
    expect(drawn).to_have_count(0)


def test_on_a_phone_a_scene_is_seen_again_from_the_menu(open_page, serving) -> None:
    page = open_page("/", phone=True, scenes="shown")
    scene(page, serving, "pax_pamir", 4, 4, "pax_pamir.log.check")
    page.locator(".scene-panel footer .btn").click()
    expect(page.locator(".scene-panel")).to_have_count(0)
    page.locator(".menu > button").click()
    page.get_by_role("button", name="Watch again: Dominance Check").click()
    expect(page.locator(".scene-panel h2")).to_have_text("Dominance Check")


def test_the_film_opens_a_scene_once_more(open_page, serving) -> None:
    page = open_page("/", pace="calm", scenes="shown")
    match = ended("pax_pamir", 4, 4)
    at = move_with(match, "pax_pamir.log.check")
    table = running(page, serving, match, at)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    play_next(page, table, match, at)
    panel = page.locator(".scene-panel")
    while panel.count() == 0:
        page.clock.run_for(100)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.clock.run_for(100)
    for _ in range(9):  # back, step by step, until the film stands at the check
        page.keyboard.press("[")
        if panel.count():
            break
    expect(panel.locator("h2")).to_have_text("Dominance Check")
    expect(page.locator(".stages button").first).to_have_attribute("aria-current", "step")
    page.clock.run_for(20_000)  # somebody stepped there by hand: it waits
    expect(page.locator(".stages button").first).to_have_attribute("aria-current", "step")
    page.locator(".scene-panel footer .btn").click()
    expect(panel).to_have_count(0)


def test_places_that_are_shared_are_told_in_words(open_page, serving, shot) -> None:
    page = open_page("/", scenes="shown")
    match = ended("pax_pamir", 5, 5)
    at = next(
        at
        for at, played in enumerate(match.played)
        if len({tuple(note.operands[1:])[-1] for note in ranked(played)}) < len(ranked(played))
    )
    table = running(page, serving, match, at)
    play_next(page, table, match, at)
    page.locator(".scene-panel").wait_for()
    page.locator(".stages button").nth(2).click()
    told = page.locator(".scene-panel .tie").first
    expect(told).to_contain_text("share the places")
    expect(told).to_contain_text("rounded down")
    shot(page)


def ranked(played) -> list:
    """Who was ranked in a check that this move set off."""
    names = ("pax_pamir.log.influence", "pax_pamir.log.cylinders")
    return [note for note in played.notes if note.key in names]


def test_scenes_can_be_off(open_page, serving) -> None:
    page = open_page("/", scenes="shown")
    # Read when the page is opened again, which `running` does.
    page.evaluate("localStorage.setItem('panj.settings', JSON.stringify({ scenes: 'off' }))")
    match = ended("pax_pamir", 4, 4)
    at = move_with(match, "pax_pamir.log.check")
    table = running(page, serving, match, at)
    play_next(page, table, match, at)
    expect(page.locator(".bar .again")).to_be_visible()
    expect(page.locator(".scene-panel")).to_have_count(0)
