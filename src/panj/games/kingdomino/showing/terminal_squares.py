"""Squares of Kingdomino: a letter and crowns on the terrain's colour, never colour alone."""

from functools import cache
from typing import Any, Final, cast

from panj.games.kingdomino.showing.view import faces
from panj.terminal.board import Pane
from panj.terminal.cells import CENTRE, Cell, Line, fit, line
from panj.terminal.kit import legend

TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
STYLES: Final = {
    "wheat": "black on #e3bd4f",
    "forest": "black on #6fb583",
    "lake": "black on #76b1e8",
    "grassland": "black on #a5cf63",
    "swamp": "black on #b79f80",
    "mine": "black on #a597a0",
    "castle": "bold black on #e8e4da",
}
"""Black letters on every ground: light and dark themes keep their own white."""

SQUARE_WIDTH: Final = 5
NARROW_WIDTH: Final = 4

Half = tuple[str, int]
"""What one square shows: its terrain and its crowns."""


@cache
def dominoes() -> dict[int, tuple[Half, Half]]:
    """Both halves of every domino by number."""
    halves = cast(dict[str, list[list[Any]]], faces())
    return {
        int(number): ((first[0], first[1]), (second[0], second[1]))
        for number, (first, second) in halves.items()
    }


def letter(pane: Pane, terrain: str) -> str:
    """The letter of a terrain in the reader's language; a rook for the castle."""
    return "♜" if terrain == "castle" else pane.word(f"cli.kingdomino.letter.{terrain}")


def square(pane: Pane, terrain: str, crowns: int) -> Cell:
    """A square with one mark for every crown."""
    lead = " " if pane.is_wide else ""
    face = f"{lead}{letter(pane, terrain)}{'♛' * crowns}"
    return Cell(face.ljust(square_width(pane)), STYLES[terrain])


def square_width(pane: Pane) -> int:
    """How many columns a square takes."""
    return SQUARE_WIDTH if pane.is_wide else NARROW_WIDTH


def free_square(pane: Pane, text: str, style: str, move: int = 0) -> Line:
    """A cell without a square: a dot, or the number of a move."""
    return fit(Cell(text, style, [move] if move else []), square_width(pane), CENTRE)


def small_square(pane: Pane, terrain: str, crowns: int) -> Cell:
    """A square of a rival, with the number of its crowns."""
    count = pane.digits(crowns) if crowns else " "
    return Cell(f" {letter(pane, terrain)}{count}", STYLES[terrain])


def domino_text(pane: Pane, domino: int) -> Line:
    """Both halves of a domino, the left one at the left in every language."""
    first, second = dominoes()[domino]
    return [Cell("", inside=line(square(pane, *first), square(pane, *second)))]


def terrain_legend(pane: Pane) -> Line:
    """Which letter is which terrain."""
    return legend(
        [
            (
                Cell(f" {letter(pane, each)} ", STYLES[each]),
                pane.short(f"kingdomino.terrain.{each}"),
            )
            for each in TERRAINS
        ]
    )
