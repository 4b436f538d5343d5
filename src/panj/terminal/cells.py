"""Lines of a screen as rows of cells, laid out by columns before anybody orders the letters.

A cell is a run of letters in one style. A line is a row of cells in reading order: where a
language runs from right to left, its first cell stands at the right. A block is a part of a table.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len

from panj.words.direction import unmarked

START: Final = "start"
END: Final = "end"
CENTRE: Final = "centre"
ELLIPSIS: Final = "…"
FURTHER: Final = 2
"""How far further lines of something broken stand in."""


class Cell:
    """A run of letters in one style, the moves whose numbers it shows, or a row with an order of
    its own (`inside`): what lies on a map or a grid is not turned round with the page."""

    __slots__ = ("inside", "moves", "style", "text")

    def __init__(
        self,
        text: str,
        style: str = "",
        moves: Iterable[int] = (),
        inside: "Sequence[Cell] | None" = None,
    ) -> None:
        self.text = COMBINING.sub("", text)
        self.style = style
        self.moves = tuple(moves)
        self.inside = inside

    def __repr__(self) -> str:
        return f"Cell({self.text!r}, {self.style!r})" if self.inside is None else f"{self.inside}"


COMBINING: Final = re.compile("[\u0300-\u036f\u064b-\u0655\u0670]")
"""Marks on letters, for which few terminals keep columns; words are read without them."""

Line = list[Cell]
Block = list[Line]
Parts = str | Cell | Sequence[Cell]
"""What a line is made of: a text without a style, a cell, or other cells."""


def line(*parts: Parts) -> Line:
    """Cells after one another."""
    found: Line = []
    for part in parts:
        if isinstance(part, Cell):
            found.append(part)
        elif isinstance(part, str):
            found += [Cell(part)] if part else []
        else:
            found += part
    return found


def styled(text: str, style: str) -> Line:
    """A line of one style."""
    return [Cell(text, style)]


def width(cells: Sequence[Cell]) -> int:
    """How many columns cells take."""
    return sum(cell_len(cell.text) if cell.inside is None else width(cell.inside) for cell in cells)


def widest(block: Iterable[Sequence[Cell]]) -> int:
    """How many columns the longest line takes."""
    return max((width(each) for each in block), default=0)


def text_of(cells: Sequence[Cell]) -> str:
    """The letters of a line in reading order, without marks."""
    return "".join(
        unmarked(cell.text) if cell.inside is None else text_of(cell.inside) for cell in cells
    )


def moves_in(block: Iterable[Sequence[Cell]]) -> set[int]:
    """The numbers of all moves that lines show, alone or in a range."""
    found: set[int] = set()
    for cells in block:
        for cell in cells:
            found.update(cell.moves)
            if cell.inside is not None:
                found |= moves_in([cell.inside])
    return found


# Cutting and filling


def cut(text: str, most: int) -> str:
    """A text that takes no more columns than this; what was cut off is told by `…`."""
    if cell_len(text) <= most:
        return text
    if most <= 0:
        return ""
    kept = text
    while cell_len(kept) > most - 1:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def cut_line(cells: Sequence[Cell], most: int) -> Line:
    """A line that takes no more columns than this."""
    if width(cells) <= most:
        return list(cells)
    kept: Line = []
    left = most - len(ELLIPSIS)
    for cell in cells:
        wide = width([cell])
        if wide > left:
            rest = "" if cell.inside is not None else cut(cell.text, left + 1)
            kept.append(Cell(rest or ELLIPSIS, cell.style, cell.moves))
            break
        kept.append(cell)
        left -= wide
    return kept if most > 0 else []


def fit(cells: Parts, columns: int, align: str = START) -> Line:
    """Cells in exactly so many columns: filled up, or cut."""
    kept = cut_line(line(cells), columns)
    missing = columns - width(kept)
    before = {START: 0, END: missing, CENTRE: missing // 2}[align]
    return line(" " * before, kept, " " * (missing - before))


def fixed(block: Iterable[Sequence[Cell]]) -> Block:
    """A block whose cells stand from left to right in every language: a map, a grid, a circle."""
    return [[Cell("", inside=list(cells))] for cells in block]


# Putting together


def beside(*blocks: Sequence[Sequence[Cell]], gap: int = 1) -> Block:
    """Blocks next to one another, the first one where reading begins."""
    shown = [block for block in blocks if block]
    widths = [widest(block) for block in shown]
    rows = max((len(block) for block in shown), default=0)
    found: Block = []
    for row in range(rows):
        parts: list[Line] = []
        for block, columns in zip(shown, widths, strict=True):
            parts.append(fit(block[row] if row < len(block) else [], columns))
        found.append(trimmed(joined(parts, gap)))
    return found


def joined(lines: Sequence[Sequence[Cell]], gap: int = 2) -> Line:
    """Lines as one, with so many columns between them."""
    found: Line = []
    for each in lines:
        found += line(" " * gap if found else "", each)
    return found


def trimmed(cells: Sequence[Cell]) -> Line:
    """A line without empty cells at its end."""
    kept = list(cells)
    while kept and kept[-1].inside is None and not kept[-1].text.strip() and not kept[-1].style:
        kept.pop()
    return kept


def grid(
    rows: Sequence[Sequence[Parts]], aligns: str = "", gap: int = 2, most: Sequence[int] = ()
) -> Block:
    """Rows in columns as wide as they need to be: `aligns` has a letter for each column, `<` for
    the start, `>` for the end, `^` for the middle (`<` for the rest); `most` cuts columns."""
    lines = [[line(each) for each in row] for row in rows]
    count = max((len(row) for row in lines), default=0)
    widths = [
        max((width(row[at]) for row in lines if at < len(row)), default=0) for at in range(count)
    ]
    for at, limit in enumerate(most):
        if at < count and limit:
            widths[at] = min(widths[at], limit)
    how = [ALIGNS[each] for each in aligns] + [START] * count
    return [
        trimmed(joined([fit(each, widths[at], how[at]) for at, each in enumerate(row)], gap))
        for row in lines
    ]


ALIGNS: Final = {"<": START, ">": END, "^": CENTRE}


def flow(
    items: Sequence[Parts], columns: int, lead: Parts = "", gap: int = 2, indent: int = -1
) -> Block:
    """Items after one another, so many in a line as go in; further lines begin below the first
    item, or so many columns in. An item that is longer than a line is broken between words."""
    begin = line(lead)
    start = width(begin) if indent < 0 else indent
    found: Block = [begin]
    is_first = True
    for each in items:
        item = line(each)
        space = 0 if is_first else gap
        if not is_first and width(found[-1]) + space + width(item) > columns:
            found.append(line(" " * start))
            space = 0
        first, *more = broken(item, columns - start, FURTHER)
        found[-1] += line(" " * space, cut_line(first, columns - start))
        found += [line(" " * start, cut_line(rest, columns - start)) for rest in more]
        is_first = False
    return found


def wrapped(text: str, columns: int, style: str = "", lead: Parts = "", indent: int = -1) -> Block:
    """A sentence broken between words into lines of one cell each."""
    begin = line(lead)
    start = width(begin) if indent < 0 else indent
    found: Block = []
    words = text.split()
    taken: list[str] = []
    for word in words:
        before = width(begin) if not found else start
        if taken and before + cell_len(" ".join([*taken, word])) > columns:
            found.append(line(begin if not found else " " * start, Cell(" ".join(taken), style)))
            taken = []
        taken.append(word)
    rest = Cell(cut(" ".join(taken), columns - start), style)
    found.append(line(begin if not found else " " * start, rest))
    return found


def broken(cells: Sequence[Cell], columns: int, indent: int = 0) -> Block:
    """A line broken between words, its styles kept, into lines that go in; further ones begin so
    many columns in. A word that is too long for any line, such as a key or a path, stays whole."""
    if width(cells) <= columns:
        return [list(cells)]
    found: Block = [[]]
    for word in words_of(cells):
        if text_of(found[-1]).strip() and width(found[-1]) + width(word) > columns:
            found.append(line(" " * indent))
            first = word[0]
            if first.inside is None:
                word = [Cell(first.text.lstrip(), first.style, first.moves), *word[1:]]
        for each in word:
            add_piece(found[-1], each)
    return [trimmed(each) for each in found]


def words_of(cells: Sequence[Cell]) -> list[Line]:
    """The words of a line, each with the space before it; a word may lie in several cells."""
    found: list[Line] = []
    for cell in cells:
        pieces = [cell]
        if cell.inside is None:
            pieces = [Cell(each, cell.style, cell.moves) for each in WORD.findall(cell.text)]
        for at, piece in enumerate(pieces):
            is_joined = at == 0 and found and not piece.text[:1].isspace()
            if is_joined and found[-1][-1].text.strip():
                found[-1].append(piece)
            else:
                found.append([piece])
    return found


WORD: Final = re.compile(r"\s*\S+|\s+")


def add_piece(cells: Line, piece: Cell) -> None:
    """Put a piece at the end of a line: into its last cell where that looks the same, for the
    letters of a sentence are ordered cell by cell."""
    last = cells[-1] if cells else None
    is_same = (
        last is not None
        and last.inside is None
        and piece.inside is None
        and last.text.strip()
        and (last.style, last.moves) == (piece.style, piece.moves)
    )
    if last is not None and is_same:
        cells[-1] = Cell(last.text + piece.text, piece.style, piece.moves)
    else:
        cells.append(piece)


def in_columns(items: Sequence[Parts], columns: int, gap: int = 2) -> Block:
    """Items in columns of one width, read down each column. Where one is longer than a line, all
    stand below each other and it is broken between words."""
    lines = [line(each) for each in items]
    wide = widest(lines)
    if wide > columns:
        return [part for each in lines for part in broken(each, columns, 2 * FURTHER)]
    count = max(1, min(len(lines), (columns + gap) // (wide + gap)))
    height = -(-len(lines) // count)
    return [
        trimmed(joined([fit(each, wide) for each in lines[row::height]], gap))
        for row in range(height)
    ]
