"""Every board that has shapes, in every window: nothing too small, cut, covered or out of reach.

A board is measured when it has shapes: its game gets a line in `SHAPED`.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page

from panj.core.match import Match
from support.ended import ended
from web.access import violations
from web.endings import brought, running
from web.hands import decide, made_table, wait_until_asked
from web.measuring import SIZES, Window, dock_height, measure, resize, share
from web.serving import Serving

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Shaped:
    """How a game is measured."""

    seats: tuple[int, ...]
    """The fewest and the most."""
    own: str
    """The own board."""
    shares: dict[str, float]
    """The part of `main` that it fills at least, by window."""
    lit: str = "main [data-lit], main .legal"
    asking: dict[str, str] = field(default_factory=dict)
    """By language, the decision whose last one in a match is measured; else it is a fresh deal."""
    folding: tuple[str, ...] = ()
    """In which of them the own board gives way to what is chosen from."""
    late: tuple[tuple[int, int, float], ...] = ()
    """Seats, deal and part of the match at which full boards are measured, too."""


SHAPED = {
    "kingdomino": Shaped(
        (2, 4),
        ".map[data-own] > svg",
        {"820x1180": 0.35, "1180x820": 0.4, "1366x650": 0.33, "1440x900": 0.4, "2560x1440": 0.4},
    ),
    "pax_pamir": Shaped(
        (2, 5),
        ".pp .mine, .tray3",
        {"820x1180": 0.16, "1180x820": 0.2, "1366x650": 0.16, "1440x900": 0.2, "2560x1440": 0.19},
    ),
    "minerva": Shaped(
        (1, 4),
        ".minerva .city",
        {"820x1180": 0.33, "1180x820": 0.33, "1366x650": 0.25, "1440x900": 0.4, "2560x1440": 0.4},
        late=((1, 2, 0.6), (4, 1, 0.9)),
    ),
    "trajan": Shaped(
        (2, 4),
        ".tj .circle",
        {"820x1180": 0.17, "1180x820": 0.25, "1366x650": 0.18, "1440x900": 0.19, "2560x1440": 0.2},
        late=((4, 1, 0.55), (3, 2, 0.95)),
    ),
    "kohan_dej": Shaped(
        (2, 8),
        ".city-box, .hand-box",
        {"820x1180": 0.29, "1180x820": 0.29, "1366x650": 0.24, "1440x900": 0.3, "2560x1440": 0.3},
        asking={"en": "TakeTurn", "fa": "PickRole", "hu": "TakeTurn"},
        folding=("fa",),
    ),
}
NEARLY_SQUARE = Window(820, 900, touch=True)
"""Half of a large tablet's screen."""
CRAMPED = [each for each in SIZES if each.width < 1400]
CASES = [
    pytest.param(game, seats, lang, sizes, id=f"{game}-{seats}-{lang}")
    for game, shaped in SHAPED.items()
    for seats, lang, sizes in [
        (shaped.seats[-1], "en", SIZES),
        (shaped.seats[-1], "fa", SIZES),
        (shaped.seats[-1], "hu", CRAMPED),
        (shaped.seats[0], "hu", SIZES[1:7:2]),
    ]
]


def table(open_page: Any, game: str, seats: int, lang: str) -> Page:
    page: Page = open_page("/", lang=lang, phone=True)
    kinds = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * (seats - 1)]
    made_table(page, [], game=game, seats=kinds)
    page.locator(SHAPED[game].lit).first.wait_for(state="attached")
    return page


def last_with(match: Match, decision: str) -> int:
    """After how many moves this decision had to be made the last time, with a choice."""
    standing = Match(match.game, match.terms, match.key)
    found = 0
    for number, played in enumerate(match.played):
        if type(standing.decision()).__name__ == decision and len(standing.moves()) > 1:
            found = number
        standing.make(played.move)
    return found


def late_table(open_page: Any, serving: Serving, game: str, seats: int, lang: str) -> Page:
    """A table near its end."""
    page: Page = open_page("/", lang=lang, phone=True)
    match = ended(game, seats, 1)
    running(page, serving, match, last_with(match, SHAPED[game].asking[lang]))
    return page


@pytest.mark.parametrize(("game", "seats", "lang", "sizes"), CASES)
def test_a_table_fits_every_window(
    open_page, serving, shot, game: str, seats: int, lang: str, sizes: list[Window]
) -> None:
    shaped = SHAPED[game]
    if shaped.asking:
        page = late_table(open_page, serving, game, seats, lang)
    else:
        page = table(open_page, game, seats, lang)
    faults = []
    for size in sizes:
        resize(page, size)
        shot(page, str(size))
        faults += measure(page, size)
        least = shaped.shares.get(str(size), 0) if lang not in shaped.folding else 0
        if share(page, shaped.own) < least:
            faults.append(f"{size}: the own board fills {share(page, shaped.own):.2f}, not {least}")
    assert not faults, "\n".join(faults)
    assert open_page.said == []


def test_the_largest_kingdom_fits_every_window(open_page, serving, shot) -> None:
    match = ended("kingdomino", 2, 1, {"mighty_duel": True})
    page = open_page("/", lang="fa", theme="dark", phone=True)
    running(page, serving, match, int(len(match.played) * 0.8))
    page.locator("main .gain").first.wait_for()
    shaped = SHAPED["kingdomino"]
    faults = []
    for size in [*SIZES, NEARLY_SQUARE]:
        faults += measured(page, shot, size)
        if share(page, shaped.own) < shaped.shares.get(str(size), 0):
            faults.append(f"{size}: the kingdom fills {share(page, shaped.own):.2f}")
    assert not faults, "\n".join(faults)


LATE = [(game, *moment) for game, shaped in SHAPED.items() for moment in shaped.late]


@pytest.mark.parametrize(("game", "seats", "deal", "part"), LATE)
def test_a_full_board_fits_every_window(
    open_page, serving, shot, game: str, seats: int, deal: int, part: float
) -> None:
    match = ended(game, seats, deal)
    page = open_page("/", lang="hu", theme="dark", phone=True)
    running(page, serving, match, int(len(match.played) * part))
    page.locator(SHAPED[game].lit).first.wait_for(state="attached")
    faults = [each for size in SIZES for each in measured(page, shot, size)]
    assert not faults, "\n".join(faults)


def measured(page: Page, shot: Any, size: Window, inside: str = "body") -> list[str]:
    resize(page, size)
    shot(page, str(size))
    return measure(page, size, inside)


@pytest.mark.parametrize(("game", "seats"), [("minerva", 3), ("trajan", 4)])
def test_the_board_of_a_replay_fits_every_window(
    open_page, serving, shot, game: str, seats: int
) -> None:
    match = ended(game, seats, 1)
    page = open_page("/", lang="en", phone=True)
    table = brought(page, serving, match)
    page.goto(f"/replay/{table}?at={len(match.played) * 2 // 3}")
    page.locator(".rep").wait_for()
    page.locator("main .city, main .tj").first.wait_for()
    faults = [each for size in SIZES for each in measured(page, shot, size, "main")]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_prompt_keeps_its_height(open_page, lang: str) -> None:
    page = table(open_page, "kingdomino", 4, lang)
    heights: dict[str, set[float]] = {}
    for _ in range(3):
        wait_until_asked(page)
        for size in SIZES:
            resize(page, size)
            heights.setdefault(str(size), set()).add(dock_height(page))
        page.set_viewport_size({"width": 390, "height": 844})
        decide(page)
    assert {size: found for size, found in heights.items() if len(found) > 1} == {}


@pytest.mark.parametrize("game", SHAPED)
def test_every_shape_is_well_made(open_page, game: str) -> None:
    page = table(open_page, game, SHAPED[game].seats[-1], "fa")
    for size in (SIZES[0], SIZES[2], SIZES[4], SIZES[5], SIZES[6]):  # one for each shape
        resize(page, size)
        assert violations(page) == [], str(size)
    page.emulate_media(color_scheme="dark")
    assert violations(page) == [], "dark"
