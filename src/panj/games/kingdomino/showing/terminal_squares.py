"""Squares of Kingdomino: a letter and crowns on the terrain's colour, never colour alone."""

from functools import cache
from typing import Any, Final, cast

from rich.text import Text

from panj.games.kingdomino.showing.view import faces
from panj.terminal.board import Pane
from panj.terminal.screen import LEFT_TO_RIGHT_MARK, left
from panj.words.direction import RIGHT_TO_LEFT

TERRAINS: Final = ("wheat", "forest", "lake", "grassland", "swamp", "mine")
STYLES: Final = {
    "wheat": "black on #e3bd4f",
    "forest": "bright_white on #2d6a3e",
    "lake": "bright_white on #2f6fae",
    "grassland": "black on #a5cf63",
    "swamp": "black on #b79f80",
    "mine": "bright_white on #43393f",
    "castle": "bold black on #e8e4da",
}
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


def forced_forward(text: str) -> str:
    """A letter after which the line runs from left to right again."""
    return text + LEFT_TO_RIGHT_MARK if RIGHT_TO_LEFT.search(text) else text


def letter(pane: Pane, terrain: str) -> str:
    """The letter of a terrain in the reader's language; a rook for the castle."""
    if terrain == "castle":
        return "#" if pane.ascii else "♜"
    return forced_forward(pane.screen.text(f"cli.kingdomino.letter.{terrain}"))


def square(pane: Pane, terrain: str, crowns: int) -> Text:
    """A square with one mark for every crown."""
    marks = ("^" if pane.ascii else "♛") * crowns
    face = f"{letter(pane, terrain)}{marks}"
    lead = " " if pane.is_wide else ""
    return Text(left(lead + face, square_width(pane)), STYLES[terrain])


def square_width(pane: Pane) -> int:
    """How many columns a square takes."""
    return SQUARE_WIDTH if pane.is_wide else NARROW_WIDTH


def small_square(pane: Pane, terrain: str, crowns: int) -> Text:
    """A square of a rival, with the number of its crowns."""
    count = pane.screen.number(crowns) if crowns else " "
    return Text(f" {letter(pane, terrain)}{count}", STYLES[terrain])


def domino_text(pane: Pane, domino: int) -> Text:
    """Both halves of a domino."""
    (left, left_crowns), (right, right_crowns) = dominoes()[domino]
    face = square(pane, left, left_crowns)
    return face.append_text(square(pane, right, right_crowns))


def legend(pane: Pane) -> Text:
    """Which letter is which terrain."""
    line = Text()
    for terrain in TERRAINS:
        line.append(f" {letter(pane, terrain)} ", STYLES[terrain])
        name = pane.screen.short(f"kingdomino.terrain.{terrain}")
        line.append(f" {pane.screen.cell(name)}  ", "dim")
    return line
