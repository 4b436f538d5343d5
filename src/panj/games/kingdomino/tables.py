"""Component facts of Kingdomino, read once from `data/`."""

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Terrain:
    """KD-1.2 What a square shows; the castle counts as one more."""

    NONE: Final = 0
    WHEAT: Final = 1
    FOREST: Final = 2
    LAKE: Final = 3
    GRASSLAND: Final = 4
    SWAMP: Final = 5
    MINE: Final = 6
    CASTLE: Final = 7


TERRAINS: Final = ["none", "wheat", "forest", "lake", "grassland", "swamp", "mine", "castle"]

CROWN: Final = 8
TERRAIN_MASK: Final = CROWN - 1
"""A square is its terrain plus CROWN for each crown on it: `square & TERRAIN_MASK` is its terrain,
`square // CROWN` its number of crowns."""

EVERY_TERRAIN: Final = 0b1111110
"""A bit for each terrain, the castle left out."""

MOST_CROWNS: Final = 3
DOMINOES: Final = 48
GAMES_IN_DYNASTY: Final = 3
MIDDLE_KINGDOM_POINTS: Final = 10
HARMONY_POINTS: Final = 5


class Layout:
    """KD-2 What one player count or mode uses."""

    def __init__(self, row: dict[str, str]) -> None:
        self.mode = row["mode"]
        self.players = int(row["players"])
        self.kings_each = int(row["kings_per_player"])
        self.used = int(row["dominoes_used"])
        self.per_line = int(row["dominoes_per_line"])
        self.lines: i64 = int(row["lines"])
        self.grid: i64 = int(row["grid"])


def rows(name: str) -> list[dict[str, str]]:
    """The rows of one component table."""
    text = files("panj.games.kingdomino").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def squares_of(side: str) -> list[int]:
    """One half of every domino, by its number; there is no domino 0."""
    halves = [0]
    for row in rows("dominoes.csv"):
        halves.append(TERRAINS.index(row[f"{side}_terrain"]) + CROWN * int(row[f"{side}_crowns"]))
    return halves


LEFT: Final = vec[i64](squares_of("left"))
RIGHT: Final = vec[i64](squares_of("right"))
LAYOUTS: Final = [Layout(row) for row in rows("setup.csv")]


def layout_number(mode: str, players: int) -> int:
    """Where the layout of this mode stands in LAYOUTS."""
    for number, layout in enumerate(LAYOUTS):
        if layout.mode == mode and layout.players == players:
            return number
    raise ValueError(f"no layout {mode} for {players} players")
