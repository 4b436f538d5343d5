"""The order of letters where lines run from right to left, as each kind of terminal wants it.

Lines are laid out in cells first. Here, last, they become a row of letters as they stand on the
screen, from the left; then whatever the terminal would do to them by itself is done the other way.
"""

from collections.abc import Sequence
from typing import Final

from panj.terminal.cells import Cell, width
from panj.terminal.joining import joined_letters
from panj.terminal.order import (
    LEFT_TO_RIGHT_MARK,
    MIRRORED,
    NEUTRAL,
    RIGHT,
    RIGHT_TO_LEFT_MARK,
    SIGNS,
    Glyph,
    clean,
    kind_of,
    reordered,
)
from panj.words.direction import RIGHT_TO_LEFT

LOGICAL: Final = "logical"
"""Nobody orders anything: for pipes and screen readers."""

EXPLICIT: Final = "explicit"
"""The terminal was told to leave the order to us, and joins letters by itself."""

TERMINAL: Final = "terminal"
"""The terminal orders every line as a paragraph of its own."""

RUNS: Final = "runs"
"""The terminal turns words that run from right to left round, and nothing else."""

PANJ: Final = "panj"
"""The terminal does nothing: we order and join the letters."""

MODES: Final = (TERMINAL, PANJ, RUNS)
"""What `PANJ_BIDI` may say."""

HELD: Final = (LEFT_TO_RIGHT_MARK, "")


def glyphs(cells: Sequence[Cell], columns: int, is_rtl: bool, mode: str) -> list[Glyph]:
    """The letters of a line in the order in which a terminal of this kind wants them."""
    if mode == LOGICAL:
        return clean(logical(cells))
    shown = visual(cells, columns, is_rtl, mode == PANJ)
    if mode == RUNS:
        return turned_runs(shown)
    if mode == TERMINAL and is_rtl:
        return [(RIGHT_TO_LEFT_MARK, ""), *paragraph(shown)]
    if mode == TERMINAL:
        return reordered(shown, is_rtl=False, holds_signs=False)
    return shown


def logical(cells: Sequence[Cell]) -> list[Glyph]:
    """The letters in reading order."""
    found: list[Glyph] = []
    for cell in cells:
        inside = cell.inside
        found += logical(inside) if inside is not None else [(c, cell.style) for c in cell.text]
    return found


def visual(cells: Sequence[Cell], columns: int, is_rtl: bool, joins: bool) -> list[Glyph]:
    """The letters of a line as they stand from the left; one from the right fills its width."""
    found: list[Glyph] = []
    if is_rtl:
        found += [(" ", "")] * (columns - width(cells))
    for cell in reversed(cells) if is_rtl else cells:
        found += cell_glyphs(cell, is_rtl, joins)
    return found


def cell_glyphs(cell: Cell, is_rtl: bool, joins: bool) -> list[Glyph]:
    """The letters of one cell from the left."""
    if cell.inside is not None:
        return [each for part in cell.inside for each in cell_glyphs(part, is_rtl, joins)]
    if not RIGHT_TO_LEFT.search(cell.text):
        return clean([(letter, cell.style) for letter in cell.text])
    text = joined_letters(cell.text) if joins else cell.text
    return reordered([(letter, cell.style) for letter in text], is_rtl)


# What single terminals want


def turned_runs(shown: Sequence[Glyph]) -> list[Glyph]:
    """Runs of words from right to left the other way round, for a terminal that turns them back."""
    found: list[Glyph] = []
    run: list[Glyph] = []
    loose: list[Glyph] = []
    for each in shown:
        if kind_of(each[0]) == RIGHT:
            run += [*loose, each] if run else [each]
            loose = []
        elif run and each[0] == " " and not loose:
            loose = [each]
        else:
            found += [*reversed(run), *loose, each]
            run, loose = [], []
    return [*found, *reversed(run), *loose]


def paragraph(shown: Sequence[Glyph]) -> list[Glyph]:
    """What a terminal that orders every line itself has to be sent: the letters in reading order,
    and marks only where it would read them otherwise."""
    sent = reordered(shown, is_rtl=True, holds_signs=False)
    if reordered(sent, is_rtl=True, holds_signs=False) == list(shown):
        return sent
    return held(shown)


def held(shown: Sequence[Glyph]) -> list[Glyph]:
    """A line from the right in which marks hold whatever stands from left to right."""
    found: list[Glyph] = []
    ends = held_ends(shown)
    at = len(shown) - 1
    while at >= 0:
        if at in ends:
            start = ends[at]
            found += [HELD, *shown[start : at + 1], HELD, (RIGHT_TO_LEFT_MARK, "")]
            at = start - 1
        else:
            letter, style = shown[at]
            found.append((MIRRORED.get(letter, letter), style))
            at -= 1
    return found


def held_ends(shown: Sequence[Glyph]) -> dict[int, int]:
    """Where each part from left to right ends, and where it begins: it goes from a digit, a sign or
    a letter to the last one before the next letter from the right."""
    found: dict[int, int] = {}
    start = end = -1
    for at, (letter, _) in enumerate([*shown, ("\u0627", "")]):
        kind = kind_of(letter)
        if kind == RIGHT:
            if start >= 0:
                found[end] = start
            start = -1
        elif kind != NEUTRAL or letter in SIGNS:
            start = at if start < 0 else start
            end = at
    return found
