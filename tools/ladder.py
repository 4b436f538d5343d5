"""Rate the levels anew and write their table into docs/bots.md: `make ladder`, which takes hours.

Neighbours on the ladder meet at two seats in every game. What was played is kept, so the same
command goes on where it stopped: `python tools/ladder.py FOLDER [--games SHARE] [--page PAGE]`.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from levels import table

from panj.core.registry import REGISTRY

PAGE: Final = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN: Final = "<!-- ladder -->\n"
END: Final = "<!-- /ladder -->\n"


class Stretch(NamedTuple):
    """Neighbours that take about as long, and how many games they play in each game."""

    name: str
    bots: str
    games: int


STRETCHES: Final = (
    Stretch("low", "random,easy,greedy", 400),
    Stretch("middle", "greedy,medium", 200),
    Stretch("high", "medium,hard,expert", 96),
)


def play(folder: Path, game: str, stretch: Stretch, games: int) -> Path:
    """Play one stretch in one game, or what is missing of it; where it lies."""
    out = folder / f"{game}_{stretch.name}"
    command = [sys.executable, "-m", "panj", "arena", game, "--seats", "2"]
    command += ["--bots", stretch.bots, "--format", "ladder", "--games", str(games)]
    command += ["--jobs", str(os.cpu_count() or 1), "--out", str(out)]
    subprocess.run(command, check=True)
    return out


def written(page: str, rows: str) -> str:
    """The page with these rows between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit("the page has no marks for the ladder")
    return before + BEGIN + rows + END + after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=float, default=1.0, help="this part of the games")
    parser.add_argument("--only", nargs="*", default=[], help="these stretches")
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args()
    folders: list[Path] = []
    for game in REGISTRY.slugs():
        for stretch in STRETCHES:
            if not asked.only or stretch.name in asked.only:
                games = max(2, round(stretch.games * asked.games))
                folders.append(play(asked.folder, game, stretch, games))
    asked.page.write_text(written(asked.page.read_text(), table(folders)))


if __name__ == "__main__":
    main()
