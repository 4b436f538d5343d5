"""Write the kept screens of whole games: the first one, one in the middle, and the end.

    python tools/terminal_games.py [NAME ...]

A test plays them again at a terminal and compares. Look at what has changed before you commit it.
"""

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.whole_game import GAMES, kept_text, played


def main() -> None:
    """Write the games that are named, or all."""
    for game in GAMES:
        if sys.argv[1:] and game.name not in sys.argv[1:]:
            continue
        game.path.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            seen = played(game, Path(folder))
        game.path.write_text(kept_text(seen), encoding="utf-8")


if __name__ == "__main__":
    main()
