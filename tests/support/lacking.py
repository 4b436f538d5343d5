"""High Card as packages that lack a part each, installed as any package from outside is."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from panj.core.registry import REGISTRY

WHOLE = Path(__file__).parents[2] / "examples" / "high_card" / "high_card"
PARTS = {
    "judgement": "thinking/judgement.py",
    "encoding": "thinking/encoding.py",
    "styles": "thinking/styles.py",
    "picture": "showing/picture.py",
    "terminal": "showing/terminal.py",
    "words": "words",
}
NEEDED = ["thinking/guess.py", "showing/view.py", "showing/phrases.py"]
"""What the rules need of the rooms; in a house without rooms it lies beside the rules."""

LACKING = [f"without_{part}" for part in [*PARTS, "rooms"]]
"""The games: each lacks a part, the last one the rooms `thinking`, `showing` and `words`."""


def build(folder: Path, slug: str) -> None:
    """Lay a package and what says that it is installed into a folder."""
    house = folder / slug
    shutil.copytree(WHOLE, house, ignore=shutil.ignore_patterns("__pycache__", "board"))
    lacks = slug.removeprefix("without_")
    if lacks == "rooms":
        leave_the_rooms(house)
    else:
        part = house / PARTS[lacks]
        shutil.rmtree(part) if part.is_dir() else part.unlink()
    for path in [*house.rglob("*.py"), *house.rglob("*.ftl")]:
        text = path.read_text(encoding="utf-8").replace("high_card", slug)
        path.write_text(text, encoding="utf-8")
    about = folder / f"{slug}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {slug}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[panj.games]\n{slug} = {slug}.game:GAME\n")


def leave_the_rooms(house: Path) -> None:
    """Keep the rules and what they need, and no room but theirs."""
    for part in NEEDED:
        (house / part).rename(house / Path(part).name)
    for room in ("thinking", "showing", "words"):
        shutil.rmtree(house / room)
    game = house / "game.py"
    text = game.read_text().replace("high_card.thinking.", "high_card.")
    game.write_text(text.replace("high_card.showing.", "high_card."))


@contextmanager
def installed(folder: Path) -> Iterator[list[str]]:
    """Those in a folder are installed, here and in workers."""
    known = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(known))
        patch.syspath_prepend(str(folder))
        patch.setattr(REGISTRY, "_points", None)
        yield LACKING
    for slug in LACKING:
        REGISTRY._games.pop(slug, None)
