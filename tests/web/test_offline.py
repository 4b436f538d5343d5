"""The page without a network: it says so, and shows finished matches that were opened before."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.conftest import ROOT
from web.hands import MAKE, PATIENCE, play_to_the_end
from web.serving import Serving

KEPT = """async (id) => {
  const cache = await caches.open('panj-matches');
  const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  const first = await caches.match(`/api/v1/tables/${id}/replay?at=0`);
  return first && keys.length > (await first.json()).who.length + 1;
}"""
HAS = "async (name) => (await (await caches.open(name)).keys()).length > 0"
OFFLINE = {"en": "You are offline", "fa": "آفلاین", "hu": "Nincs hálózat"}


@pytest.fixture
def own(built: None, tmp_path: Path) -> Iterator[Serving]:
    with Serving(tmp_path) as found:
        yield found


def test_a_finished_match_is_replayed_without_a_server(open_page, shot, own: Serving) -> None:
    page: Page = open_page(own.address, worker=True)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "kingdomino", "seats": seats, "start": True}
    table = page.evaluate(MAKE, {"name": "Ada", "table": wish})
    page.goto(f"{own.address}/tables/{table}")
    page.locator(".dock").wait_for()
    running = page.evaluate("async () => (await (await caches.open('panj-matches')).keys()).length")
    assert running == 0
    play_to_the_end(page)
    page.goto(f"{own.address}/replay/{table}?at=0")
    page.locator(".board, main .scrub").first.wait_for()
    page.wait_for_function(KEPT, arg=table, timeout=PATIENCE)
    page.wait_for_function(HAS, arg="panj-files")
    own.stop()
    page.goto(f"{own.address}/replay/{table}?at=5")
    expect(page.locator(".offline")).to_contain_text(OFFLINE["en"])
    expect(page.locator("main .loading")).to_have_count(0)
    moment = page.locator("input[type=range]").first
    expect(moment).to_have_value("5")
    shot(page, "replay")
    page.goto(own.address)
    expect(page.locator(".offline")).to_be_visible()
    expect(page.locator("h1")).to_be_visible()
    shot(page, "home")
    own.start()
    page.goto(own.address)
    expect(page.locator(".offline")).to_have_count(0)
    expect(page.locator(".tile .btn.primary").first).to_be_enabled()
    elsewhere = [url for url in asked if not url.startswith((own.address, "data:", "blob:"))]
    assert elsewhere == []


def test_the_next_page_is_the_newest_one(open_page, own: Serving) -> None:
    """No cache holds an old page: what the server has now comes first."""
    page: Page = open_page(own.address, worker=True)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(HAS, arg="panj-files")
    page.evaluate(
        """async () => (await caches.open('panj-files')).put('/', new Response('<h1>old</h1>',
        { headers: { 'content-type': 'text/html' } }))"""
    )
    page.reload()
    expect(page.locator(".tile .btn.primary").first).to_be_enabled()


def test_the_app_has_icons_for_every_home_screen(own: Serving) -> None:
    import urllib.request

    with urllib.request.urlopen(f"{own.address}/manifest.webmanifest") as answer:
        manifest = json.loads(answer.read())
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        with urllib.request.urlopen(own.address + icon["src"]) as answer:
            picture = answer.read()
            assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(picture[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"
    with urllib.request.urlopen(f"{own.address}/worker.js") as answer:
        assert "javascript" in answer.headers["content-type"]
        assert answer.headers["cache-control"] == "no-cache"
    assert (ROOT / "web/public/icon-apple.png").is_file()
