"""A real server and a real browser. Without a browser these tests fail: they are not optional."""

import itertools
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from web.browsers import chromium_path
from web.hands import PATIENCE
from web.serving import Serving

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "test-output" / "web"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOCALES = {"en": "en-GB", "fa": "fa-IR", "hu": "hu-HU"}

expect.set_options(timeout=PATIENCE)

Open = Callable[..., Page]

BLOCKED = "Service Worker registration blocked by Playwright"
"""What the browser says itself where a test keeps the page's worker out."""

GAMES = ["kingdomino", "kohan_dej", "minerva", "trajan", "pax_pamir", "high_card", "bare_card"]
KEPT = """
if (!localStorage.getItem('panj.settings'))
  localStorage.setItem('panj.settings', JSON.stringify(KEPT));
"""


def kept_settings(pace: str, at_once: bool, scenes: str) -> str:
    """What a page finds kept: how others' turns are shown, at once unless a test is about that
    (people begin with Calm), that no scene comes before the board, unless a test is about scenes,
    and that the last click ends a turn, unless a test is about turns."""
    kept: dict[str, object] = {"others": pace, "scenes": scenes}
    if at_once:
        kept |= {"warn": False} | {f"hold.{game}": False for game in GAMES}
    return KEPT.replace("KEPT", json.dumps(kept))


@pytest.fixture(scope="session")
def built() -> None:
    """The page as it stands in the source."""
    subprocess.run([sys.executable, str(ROOT / "tools/web.py"), "build"], check=True)


@pytest.fixture(scope="session")
def serving(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("tables")) as found:
        yield found


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, serving: Serving) -> None:
    """Every test has its own deals, and always the same."""
    serving.deal.write_text(request.node.name)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, serving: Serving) -> Iterator[Open]:
    """Open a browser of its own: `open_page("/", lang="fa", theme="dark", phone=True)`."""
    contexts = []
    said: list[str] = []

    def make(
        path: str = "/",
        lang: str = "en",
        theme: str = "light",
        phone: bool = False,
        script: bool = True,
        motion: str = "reduce",
        pace: str = "instant",
        at_once: bool = True,
        scenes: str = "off",
        worker: bool = False,
    ) -> Page:
        size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        context = chromium.new_context(
            base_url=serving.address,
            viewport=size,
            has_touch=phone,
            color_scheme=theme,
            locale=LOCALES[lang],
            java_script_enabled=script,
            reduced_motion=motion,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        if script:
            context.add_init_script(kept_settings(pace, at_once, scenes))
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: message.text == BLOCKED or said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(path)
        return page

    make.said = said  # type: ignore[attr-defined]
    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def shot(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keep a picture of a page with the test's output."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    counter = itertools.count(1)

    def keep(page: Page, name: str = "") -> None:
        page.screenshot(path=SHOTS / f"{request.node.name}_{name or next(counter)}.png")

    return keep
