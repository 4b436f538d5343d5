"""A city of Minerva as a grid: tiles with what they give, and the numbers of moves on cells."""

from typing import Any, Final

from panj.games.minerva.showing.terminal_effects import effect, letter
from panj.terminal.board import Fold, Pane
from panj.terminal.cells import END, Block, Cell, Line, fit, fixed, line, trimmed, width
from panj.terminal.choices import Choice
from panj.terminal.kit import NUMBER, QUIET, numbers_of

LABEL: Final = 4
CELLS: Final = (8, 7)
"""How wide cells are that tell what a tile gives."""

SMALL_CELL: Final = 4
LEAST_ROWS: Final = 6

Place = tuple[int, int]


class Window:
    """The part of a city that is drawn: first column and row, how many, how wide each is."""

    def __init__(self, left: int, top: int, columns: int, rows: int, cell: int) -> None:
        self.left = left
        self.top = top
        self.columns = columns
        self.rows = rows
        self.cell = cell

    @property
    def xs(self) -> range:
        """The columns that are seen."""
        return range(self.left, self.left + self.columns)

    @property
    def ys(self) -> range:
        """The rows that are seen."""
        return range(self.top, self.top + self.rows)

    def has(self, place: Place) -> bool:
        """Whether a cell is seen."""
        return place[0] in self.xs and place[1] in self.ys


def place_of(text: str) -> Place:
    """A cell by its notation."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def choices_on(pane: Pane) -> dict[Place, list[Choice]]:
    """The moves that name a cell of the own city."""
    found: dict[Place, list[Choice]] = {}
    if pane.focus != pane.me:
        return found
    for choice in pane.choices:
        for thing in choice.things:
            kind, _, at = thing.partition(":")
            if kind in ("cell", "own"):
                found.setdefault(place_of(at), []).append(choice)
    return found


def window_of(pane: Pane, room: int) -> Window:
    """The whole city, where it goes into so many columns; else around the cells to choose."""
    extent = pane.view["players"][pane.focus]["extent"]
    asked = list(choices_on(pane))
    xs = [extent["west"], extent["east"], *[x for x, _ in asked]]
    ys = [extent["north"], extent["south"], *[y for _, y in asked]]
    count = max(xs) - min(xs) + 1
    fitting = [each for each in CELLS if LABEL + count * each <= room]
    cell = fitting[0] if fitting else SMALL_CELL
    columns = min(count, (room - LABEL) // cell)
    rows = min(max(ys) - min(ys) + 1, most_rows(pane))
    left = begin(xs, columns, [x for x, _ in asked])
    return Window(left, begin(ys, rows, [y for _, y in asked]), columns, rows, cell)


def most_rows(pane: Pane) -> int:
    """How many rows of a city are drawn at this step of folding."""
    lines = pane.room.lines
    if pane.fold < Fold.PARTS:
        return lines // 2
    if pane.fold < Fold.MOVES:
        return max(lines // 4 + 3, LEAST_ROWS) - (pane.fold - Fold.PARTS)
    return LEAST_ROWS


def begin(all_of: list[int], count: int, asked: list[int]) -> int:
    """Where a window of so many columns or rows begins: the cells to choose lie in its middle."""
    low, high = min(all_of), max(all_of)
    wanted = asked or [low, high]
    middle = (min(wanted) + max(wanted) + 1 - count) // 2
    return max(low, min(middle, high - count + 1))


def city(pane: Pane, room: int) -> Block:
    """The city that is looked at, in so many columns."""
    window = window_of(pane, room)
    extent = pane.view["players"][pane.focus]["extent"]
    tiles = {(tile["x"], tile["y"]): tile for tile in pane.view["players"][pane.focus]["city"]}
    asked = choices_on(pane)
    rows = [heads(pane, window, extent)]
    for y in window.ys:
        cells = [cell_of(pane, tiles.get((x, y)), asked.get((x, y), []), window) for x in window.xs]
        label = fit(Cell(pane.digits(y), QUIET), LABEL - 1, END)
        rows.append(trimmed(line(label, " ", *cells)))
    hidden = max(0, extent["south"] - window.ys[-1])
    if hidden:
        rows.append(line(" " * LABEL, Cell(f"▾ {pane.digits(hidden)}", QUIET)))
    return fixed(rows)


def heads(pane: Pane, window: Window, extent: dict[str, int]) -> Line:
    """The numbers of the columns, and how much lies outside to the left, above and to the right."""
    before = max(0, window.left - extent["west"])
    above = max(0, window.top - extent["north"])
    after = max(0, extent["east"] - window.xs[-1])
    corner = (f"◂{pane.digits(before)}" if before else "") + (
        f"▴{pane.digits(above)}" if above else ""
    )
    shown = line(fit(Cell(corner, QUIET), LABEL))
    for x in window.xs:
        shown += fit(Cell(pane.digits(x), QUIET), window.cell, "centre")
    return line(trimmed(shown), Cell(f" ▸{pane.digits(after)}", QUIET) if after else "")


def cell_of(pane: Pane, tile: dict[str, Any] | None, choices: list[Choice], window: Window) -> Line:
    """A cell: a tile with its effect, the number of the move that chooses it, or a point."""
    most = window.cell - 1
    number = numbers_of(pane, choices)
    if tile is None:
        empty = number or [Cell("·", QUIET)]
        return line(fit(empty, most, "centre"), " ")
    face = face_of(pane, tile, window)
    if number:
        face = face if width(face) + width(number) < most else face[:1]
        face = line(face, " " * (most - width(face) - width(number)), number)
    if not pane.is_rtl:
        return line(fit(face, most), " ")
    return line(fit(face[::-1], most, END), " ")


def face_of(pane: Pane, tile: dict[str, Any], window: Window) -> Line:
    """The letter of a tile and what it does."""
    shown = letter(pane, tile["type"])
    if tile["assistant"]:
        return line(shown, Cell("●", "bold"))
    if tile["type"] == "residence":
        is_acting = pane.view.get("residence") == tile["cell"]
        return line(shown, Cell("▸", NUMBER)) if is_acting else [shown]
    if window.cell == SMALL_CELL:
        return [shown]
    facts = effect(pane, pane.view["faces"][tile["tile"]]["effect"])
    if tile["type"] == "temple":
        facts = line(facts, Cell(f"={pane.digits(tile['points'])}", "bold"))
    gap = " " if width(facts) < window.cell - 2 else ""
    if width(facts) > window.cell - 2:
        facts = [Cell(f"={pane.digits(tile['points'])}", "bold")] if "points" in tile else []
    return line(shown, gap, facts)
