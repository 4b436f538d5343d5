"""Take the pictures of the README from the real page: `python tools/pictures.py`.

Bots play a match of every game; its board is pictured in the middle of it, from the replay. A film
shows some turns of the first one, move by move; a phone shows it in Persian. Run
`python tools/web.py build` first.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))
IMAGES = ROOT / "docs/images"
MOST_SEATS = 4
WIDE = {"width": 1440, "height": 900}
SMALL = {"width": 1080, "height": 675}
PHONE = {"width": 390, "height": 844}
FILM = "turn.gif"
FRAMES = 10
FRAME_MS = 650
COLOURS = 128
OVER = """async (id) => {
  const table = await (await fetch(`/api/v1/tables/${id}`)).json();
  return table.status === 'over' && table.version;
}"""
GAMES = """async () => (await (await fetch('/api/v1/games')).json())
  .map((game) => [game.slug, game.seat_counts])"""
STILL = "() => !document.getAnimations().some((each) => each.playState === 'running')"
PATIENCE = 300_000


def main() -> None:
    """Write all pictures and the film."""
    from support.waiting import wait_until
    from web.browsers import chromium_path
    from web.conftest import ARGUMENTS, kept_settings
    from web.serving import Serving

    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder)) as serving,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)

        def opened(**how: Any) -> Page:
            context = browser.new_context(base_url=serving.address, reduced_motion="reduce", **how)
            context.set_default_timeout(PATIENCE)
            context.add_init_script(kept_settings("instant", True, "off"))
            return context.new_page()

        page = opened(viewport=WIDE, locale="en-GB")
        page.goto("/")
        page.locator(".tile .btn.primary:enabled").first.wait_for()
        page.screenshot(path=IMAGES / "home.png")
        games = page.evaluate(GAMES)
        for game, counts in games:
            table = watched(page, game, max(each for each in counts if each <= MOST_SEATS))
            moves = wait_until(lambda table=table: page.evaluate(OVER, table))
            show(page, table, int(moves * 0.6))
            print(game, moves, flush=True)
            save(page.screenshot(), IMAGES / f"{game}.png")
            if game == games[0][0]:
                film(page, table, int(moves * 0.5))
                phone = opened(viewport=PHONE, locale="fa-IR", has_touch=True, color_scheme="dark")
                phone.context.add_cookies(page.context.cookies())
                show(phone, table, int(moves * 0.6))
                save(phone.screenshot(), IMAGES / "phone_fa.png")
        browser.close()
    print(*sorted(f"{path.stat().st_size:9} {path.name}" for path in IMAGES.iterdir()), sep="\n")


def watched(page: Page, game: str, seats: int) -> str:
    """A match between bots."""
    from web.hands import MAKE

    bots = [{"kind": "bot", "bot": "greedy"}] * seats
    wish = {"game": game, "seats": bots, "start": True}
    found: str = page.evaluate(MAKE, {"name": "Ada", "table": wish})
    return found


def show(page: Page, table: str, at: int) -> None:
    """A moment of a match, drawn and at rest."""
    page.goto(f"/replay/{table}?at={at}&seat=0")
    page.locator("input[type=range]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STILL)


def save(picture: bytes, path: Path) -> None:
    """A picture with few colours: boards have few, and a README should load at once."""
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(256).save(path, optimize=True)


def film(page: Page, table: str, begin: int) -> None:
    """Some moves after each other."""
    page.set_viewport_size(SMALL)
    frames = []
    for at in range(begin, begin + FRAMES):
        show(page, table, at)
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frames.append(picture.resize((SMALL["width"] * 5 // 6, SMALL["height"] * 5 // 6)))
    palette = frames[0].quantize(COLOURS)
    few = [frame.quantize(COLOURS, palette=palette, dither=Image.Dither.NONE) for frame in frames]
    few[0].save(
        IMAGES / FILM,
        save_all=True,
        append_images=few[1:],
        duration=FRAME_MS,
        loop=0,
        optimize=True,
    )
    page.set_viewport_size(WIDE)


if __name__ == "__main__":
    main()
