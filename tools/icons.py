"""Draw the icons of the home screen from `web/public/icon.svg`: `python tools/icons.py`.

A maskable icon may be cut to a circle: its sign lies inside, on ground that reaches every edge.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))
PUBLIC = ROOT / "web/public"
GROUND = "#17666E"
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable.png": (512, 0.78, GROUND),
    "icon-apple.png": (180, 1.0, GROUND),
}


def main() -> None:
    """Write all icons."""
    from web.browsers import chromium_path

    sign = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;"
                f"background:{ground}}}svg{{width:{share:.0%};height:{share:.0%}}}</style>{sign}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
