"""Write OpenSpiel's playthroughs of all games anew, after a change of rules, views or encodings.

    python tools/playthroughs.py

A playthrough is megabytes of text that repeats itself, so it is kept compressed; `xzcat` shows it.
"""

import argparse
import lzma
import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import panj.lab.openspiel
from panj.core.registry import REGISTRY

FOLDER = Path(__file__).parents[1] / "tests" / "lab" / "playthroughs"
SEED = 1


def playthrough(slug: str, actions: list[int] | None = None) -> str:
    """A random game as OpenSpiel tells it, or the game of these actions."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    # Only explicit chance: a sampling game's playthrough has pickled states in it.
    name = f"{panj.lab.openspiel.short_name(slug)}(chance=explicit)"
    text: str = generate_playthrough.playthrough(name, actions, seed=SEED)
    return text


def path_of(slug: str) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{slug}.txt.xz"


def main(words: list[str]) -> int:
    """Write them all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=REGISTRY.slugs(), help="only these")
    FOLDER.mkdir(exist_ok=True)
    for slug in parser.parse_args(words).games:
        path_of(slug).write_bytes(lzma.compress(playthrough(slug).encode()))
        print(path_of(slug))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
