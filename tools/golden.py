"""Write the golden playthroughs again, after a change of rules that was meant.

    python tools/golden.py GAME                # every file of a game, and missing seat counts
    python tools/golden.py --all
    python tools/golden.py GAME --add NAME --seats 2 --options '{"OPTION": true}'

Read the difference before you keep it: every changed line is a changed rule.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from panj.core.registry import REGISTRY
from support.playthrough import GOLDEN, SEED, Header, write, write_all


def main(words: list[str]) -> int:
    """Write the files that the command line asks for, and name them."""
    parser = argparse.ArgumentParser(description="Write the golden playthroughs again.")
    parser.add_argument("games", nargs="*", help="slugs of games")
    parser.add_argument("--all", action="store_true", help="every registered game")
    parser.add_argument("--add", metavar="NAME", help="a new playthrough with options")
    parser.add_argument("--seats", type=int, default=2, help="its number of seats")
    parser.add_argument("--options", type=json.loads, default={}, help="its options as JSON")
    parser.add_argument("--seed", type=int, default=SEED, help="its seed")
    given = parser.parse_args(words)
    slugs = REGISTRY.slugs() if given.all else given.games
    if not slugs:
        parser.error("name a game, or use --all")
    for slug in slugs:
        if given.add:
            path = GOLDEN / f"{slug}_{given.seats}p_{given.add}.txt"
            write(path, Header(slug, given.seats, given.options, given.seed))
        for path in write_all(slug):
            print(path.relative_to(GOLDEN.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
