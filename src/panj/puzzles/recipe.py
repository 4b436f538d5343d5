"""How puzzles of a game are looked for, and what they are called: data in its house,
`learn/themes.json`."""

from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from panj.core.game import Game
from panj.core.messages import Refused

FOLDER: Final = "learn"
THEMES: Final = "themes.json"

Measure = Literal["points", "chance"]
"""What walks are compared by: points ahead of the best other, or the chance to win."""


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """How a theme is recognised; whatever is not said fits. The first that fits is taken."""

    name: str
    answer: list[str] = []
    """Patterns of the best move in text notation."""
    tempting: list[str] = []
    """Patterns of what `greedy` plays."""
    gains: list[str] = []
    """Sources of points; one of them is the strongest reason, and it is more for the solver."""
    denies: bool = False
    """The strongest reason is what the best other does not get."""
    more: list[str] = []
    """Verbs that the solver plays more often afterwards, by at least a quarter in a walk."""
    fewer: list[str] = []
    """Verbs that the solver plays less often afterwards."""
    rule: str = ""
    """The rule behind it."""
    depth: int = 0
    """How deep one has to look, from 0: it makes the puzzle harder."""


class Recipe(Struct, frozen=True, forbid_unknown_fields=True):
    """How puzzles of a game are looked for."""

    measure: Measure
    lead: float
    """By how much the best move must lead the second."""
    seats: list[int]
    players: list[str]
    """The bots that play the games; each seat draws one."""
    themes: list[Theme]
    options: list[dict[str, Any]] = msgspec.field(default_factory=lambda: [{}])
    between: list[float] = msgspec.field(default_factory=lambda: [0.25, 1.0])
    """The part of a game that is looked at."""
    most_moves: int = 24
    every: int = 1
    """One of so many decisions is looked at, by chance."""
    walks: list[int] = msgspec.field(default_factory=lambda: [6, 24, 96])
    """How many walks the first look, the second and the proof take for each move at most."""

    def theme(self, name: str) -> Theme | None:
        """The theme of this name."""
        return next((theme for theme in self.themes if theme.name == name), None)


@cache
def recipe(game: Game) -> Recipe | None:
    """How puzzles of a game are looked for; None for a game that has none."""
    if not game.house.package:
        return None
    file = files(game.house.package).joinpath(FOLDER, THEMES)
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Recipe)
    except msgspec.MsgspecError:
        raise Refused("puzzle.refusal.damaged", [0]) from None
