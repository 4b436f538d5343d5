"""Games from outside in the browser: on the board that they bring along, or on the plain one."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from web.hands import MAKE, make_forced_moves_by_hand, new_table
from web.serving import Serving
from web.test_hints import give_three_ideas, open_hint

PERSIAN_NUMBER = re.compile(r"[\u06f0-\u06f9]+")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("outside"), example=True) as serving:
        yield serving


@pytest.fixture(autouse=True)
def dealt_outside(request: pytest.FixtureRequest, outside: Serving) -> None:
    """As at the tables of all other tests."""
    outside.deal.write_text(request.node.name)


def play_to_the_end(page: Page, card: str) -> None:
    """Two people at one screen, with a curtain between them: the cards are secret."""
    make_forced_moves_by_hand(page)
    new_table(page, ["me"])
    play_on(page, card)


def play_on(page: Page, card: str, look_at: Callable[[], None] = lambda: None) -> None:
    """Play a table of two people at one screen to its report, and look at every state of it."""
    look = page.get_by_role("button", name="It is me, show the table")
    report = page.locator(".report")
    cards = page.locator(card)
    expect(look.or_(cards.first)).to_be_visible()
    while not report.count():
        if look.count():
            look.click()
        expect(cards.first).to_be_visible()
        look_at()
        cards.first.click()
        expect(look.or_(report)).to_be_visible()


def test_a_game_is_played_on_the_board_that_it_brings_along(open_page, shot, outside) -> None:
    page = open_page(f"{outside.address}/new/high_card")
    new_table(page, ["bot"])
    hand = page.locator(".hc button.hc-card")
    expect(hand).to_have_count(3)
    expect(page.locator(".hc h2").first).to_have_text(re.compile(r"Round \W*1\W* of \W*3"))
    assert hand.first.evaluate("each => getComputedStyle(each).width") == "76px"
    shot(page, "hand")
    expect(hand.nth(1)).to_have_accessible_name(re.compile("^Play the "))
    hand.nth(1).click()
    expect(hand).to_have_count(2)
    page.goto(f"{outside.address}/new/high_card")
    play_to_the_end(page, ".hc button.hc-card:enabled")
    assert page.locator(".moves").count() == 0
    assert open_page.said == []


def test_a_style_that_a_game_invents_has_its_name_in_the_form(open_page, outside) -> None:
    page = open_page(f"{outside.address}/new/high_card")
    row = page.locator(".srow").nth(1)
    row.locator("input[type=radio][value=bot]").check()
    row.locator("select").first.select_option("medium")
    expect(row.locator("select").nth(1).locator("option")).to_have_text(
        ["Plain", "Gambler", "Saver"]
    )


def test_a_board_from_outside_speaks_the_readers_language(open_page, shot, outside) -> None:
    page = open_page(f"{outside.address}/new/high_card", lang="fa", phone=True)
    new_table(page, ["bot"])
    hand = page.locator(".hc button.hc-card")
    expect(hand.first).to_have_text(PERSIAN_NUMBER)
    shot(page, "fa")


COUNTING = """export function mount(place, table) {
  place.className = 'hc';
  let drawn = 0;
  const draw = ({ t }) => {
    drawn += 1;
    place.replaceChildren(`${drawn} ${t('web.high_card.hand')}`);
  };
  draw(table);
  return { update: draw, destroy() {} };
}"""
"""A board that tells how often it was drawn."""


def test_a_board_from_outside_is_drawn_again_in_another_language(open_page, outside) -> None:
    page = open_page(f"{outside.address}/new/high_card")
    page.route(
        "**/boards/high_card/board.js",
        lambda route: route.fulfill(body=COUNTING, content_type="text/javascript"),
    )
    new_table(page, ["bot"])
    board = page.locator(".hc")
    expect(board).to_have_text("1 Your hand")
    page.locator(".lang [lang=hu]").click()
    expect(board).to_have_text("2 A lapjaid")
    assert open_page.said == []


def test_a_game_without_a_board_is_played_on_the_plain_one(open_page, shot, outside) -> None:
    page = open_page(f"{outside.address}/new/bare_card")
    play_to_the_end(page, ".moves .btn")
    shot(page)


def test_an_idea_is_ringed_at_its_button_on_the_plain_board(open_page, outside) -> None:
    page = open_page(f"{outside.address}/new/bare_card")
    seats = [{"kind": "me", "bot": "random"}] * 2
    wish = {"game": "bare_card", "seats": seats, "start": True, "settings": {"hints": True}}
    made = page.evaluate(MAKE, {"name": "Ada", "table": wish})
    page.goto(f"{outside.address}/tables/{made}")
    page.get_by_role("button", name="It is me, show the table").click()
    give_three_ideas(page)
    open_hint(page)
    discs = page.locator("i.ring .disc")
    expect(discs).to_have_count(page.locator(".hint-panel .idea").count())
    ring = page.locator("i.ring.first").bounding_box()
    button = page.locator(".moves [data-move]").first.bounding_box()
    assert ring is not None
    assert button is not None
    assert abs(ring["x"] + 4 - button["x"]) < 2
    assert abs(ring["y"] + 4 - button["y"]) < 2


def test_a_game_without_words_is_told_by_the_names_in_its_keys(open_page, outside) -> None:
    """Nowhere, from the form to the report, does a key show itself."""
    page = open_page(f"{outside.address}/new/bare_card")

    def is_told() -> None:
        assert "\u27e6" not in page.content()

    make_forced_moves_by_hand(page)
    page.get_by_role("switch", name="double").check()
    is_told()
    new_table(page, ["me"])
    expect(page.locator(".facts")).to_contain_text("double")
    play_on(page, ".moves .btn", is_told)
    report = page.locator(".report")
    expect(report.get_by_role("columnheader", name="tricks")).to_be_visible()
    expect(report.get_by_role("columnheader", name="early seat")).to_be_visible()
    expect(report.locator(".bars + .legend")).to_have_text("tricks")
    is_told()


NO_BOARDS = {
    "no script": "this is no script",
    "no mount": "export const draw = 1;",
    "a mount that fails": "export function mount() { throw new Error('no'); }",
    "an update that fails": """export const mount = () => ({
        update() { throw new Error('no'); },
        destroy() {},
    });""",
}


@pytest.mark.parametrize("script", NO_BOARDS.values(), ids=NO_BOARDS)
def test_a_board_that_cannot_be_used_gives_way_to_the_plain_one(
    open_page, outside, script: str
) -> None:
    page = open_page(f"{outside.address}/new/high_card")
    page.route(
        "**/boards/high_card/board.js",
        lambda route: route.fulfill(body=script, content_type="text/javascript"),
    )
    play_to_the_end(page, ".moves .btn")
