"""Write the kept screens of all games with a board of their own: what a terminal shows, as text.

    python tools/terminal_screens.py

A test draws them again and compares. Look at what has changed before you commit it.
"""

from pathlib import Path
from typing import NamedTuple

from panj.core.house import TERMINAL
from panj.core.registry import REGISTRY
from panj.terminal.bidi import EXPLICIT
from panj.terminal.ink import Look
from terminal import drawn, random_match

FOLDER = Path(__file__).parents[1] / "tests" / "terminal" / "screens"
LOOKS = (("en", 100, 40), ("fa", 100, 40), ("hu", 80, 24))
MOVES = 70
SEED = 4


class Kept(NamedTuple):
    """One screen: of which game, and how it is looked at."""

    slug: str
    lang: str
    columns: int
    lines: int

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.slug}-{self.lang}-{self.columns}.txt"

    def text(self) -> str:
        """The screen as it is drawn now."""
        game = REGISTRY.game(self.slug)
        seats = min(4, max(game.seat_counts))
        moves = MOVES
        match = random_match(self.slug, seats, {}, SEED, moves)
        while len(match.moves()) < 2:  # its end, or nothing to choose
            moves -= 1
            match = random_match(self.slug, seats, {}, SEED, moves)
        look = Look(self.lang == "fa", EXPLICIT)
        console = drawn(match, self.lang, self.columns, self.lines, look, out=False)
        lines = console.export_text().splitlines()
        return "\n".join(each.rstrip() for each in lines) + "\n"


def kept_screens() -> list[Kept]:
    """One screen in every language for every game that draws its own board."""
    games = [REGISTRY.game(slug) for slug in REGISTRY.slugs()]
    return [
        Kept(game.slug, *look)
        for game in games
        if game.house.part(TERMINAL, "BOARD") is not None
        for look in LOOKS
    ]


def main() -> None:
    """Write every kept screen anew."""
    FOLDER.mkdir(exist_ok=True)
    for screen in kept_screens():
        screen.path.write_text(screen.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
