"""Gather the pages of the documentation for its site: `make docs`.

The pages stay where people and tests find them, in `docs` and at the root; their links are turned
to where they lie on the site. A link to a file of the source that is no page becomes its name.
"""

import os
import re
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "build" / "docs-pages"
AT_THE_ROOT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md",
               "CHANGELOG.md": "changelog.md"}  # fmt: skip
KEPT = {".md", ".png", ".svg", ".webp", ".gif", ".txt"}
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def main() -> int:
    """Copy all pages and pictures, with links for the site."""
    shutil.rmtree(PAGES, ignore_errors=True)
    places = pages()
    for source, place in places.items():
        target = PAGES / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            target.write_text(turned(source, place, places), encoding="utf-8")
        else:
            shutil.copy(source, target)
    print(f"{sum(source.suffix == '.md' for source in places)} pages")
    return 0


def pages() -> dict[Path, Path]:
    """Where every file lies on the site."""
    found = {ROOT / name: Path(place) for name, place in AT_THE_ROOT.items()}
    for path in sorted((ROOT / "docs").rglob("*")):
        if path.suffix in KEPT:
            found[path] = path.relative_to(ROOT / "docs")
    return found


def turned(source: Path, place: Path, places: dict[Path, Path]) -> str:
    """A page with links that lead where their targets lie on the site."""

    def turn(link: re.Match[str]) -> str:
        sign, text, name, anchor = link[1], link[2], link[3], link[4] or ""
        target = places.get((source.parent / name).resolve())
        if target is None:
            return f"`{name}`" if sign else text
        return f"{sign}[{text}]({Path(os.path.relpath(target, place.parent)).as_posix()}{anchor})"

    return LINK.sub(turn, source.read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
