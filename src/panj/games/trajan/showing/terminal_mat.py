"""The six trays of a mat in Trajan as a circle of boxes, or a line for each where it is narrow."""

from typing import Any, Final

from panj.games.trajan.showing.terminal_pieces import (
    ACTIONS,
    NOTHING,
    ROMAN,
    action,
    marker,
    markers,
    plus_two,
    trajan_tile,
    tray_name,
)
from panj.terminal.board import Pane
from panj.terminal.cells import (
    END,
    Block,
    Cell,
    Line,
    Parts,
    cut,
    cut_line,
    fit,
    fixed,
    flow,
    in_columns,
    line,
    width,
)
from panj.terminal.choices import Choice
from panj.terminal.kit import HEADING, NUMBER, QUIET, box, number, numbers_of

WIDE_BOX: Final = 20
NARROW_BOX: Final = 17
UPPER: Final = (0, 1, 2)
LOWER: Final = (5, 4, 3)
"""Trays run clockwise: the lower row from the right to the left."""


def circle(pane: Pane) -> Block:
    """The mat that is looked at, sowing clockwise."""
    columns = room_in(pane) + 4
    rows = [row_of(pane, UPPER, "▸", columns), row_of(pane, LOWER, "◂", columns)]
    between = turn_line(columns) if pane.is_wide and pane.has_parts else []
    return fixed([*rows[0], *between, *rows[1]])


def trays_in_lines(pane: Pane) -> Block:
    """The same without boxes."""
    return in_columns([tray_line(pane, tray) for tray in range(len(ROMAN))], pane.columns)


def turn_line(columns: int) -> Block:
    """Where the circle turns: down at the right, up at the left."""
    middle = columns // 2
    shown = line(" " * middle, "▴", " " * (2 * columns + 1), "▾")
    return [fit(shown, 3 * columns + 2)]


def row_of(pane: Pane, trays: tuple[int, ...], arrow: str, columns: int) -> Block:
    """Three boxes beside one another, and the way of sowing between them."""
    boxes = [tray_box(pane, tray, columns) for tray in trays]
    found: Block = []
    for at, parts in enumerate(zip(*boxes, strict=True)):
        between = arrow if at == 1 else " "
        row: Line = []
        for each in parts:
            row += line(between if row else "", each)
        found.append(row)
    return found


def mat(pane: Pane) -> dict[str, Any]:
    """The player whose mat is drawn."""
    found: dict[str, Any] = pane.view["players"][pane.focus]
    return found


def tray_box(pane: Pane, tray: int, columns: int) -> Block:
    """A tray: its action, markers, the tile at it, and below the move and where it leads."""
    name = line(ROMAN[tray], " ", Cell(action(pane, ACTIONS[tray]), HEADING))
    if tray in path(pane):
        name = line(name, " ", Cell("▾", NUMBER))
    body = [content(pane, tray), slot(pane, tray)]
    inner = columns - 4
    # The corners and what is told of a tray stay in the reading order of the language.
    shown = [mirrored(pane, each, inner) for each in body]
    title, lower = (cut_line(each, inner) for each in (name, lower_edge(pane, tray)))
    if pane.is_rtl:
        title, lower = title[::-1], lower[::-1]
    return box(title, shown, columns, lower)


def mirrored(pane: Pane, cells: Line, columns: int) -> Line:
    """A line inside geometry: in its own direction."""
    shown = cut_line(cells, columns)
    return fit(shown[::-1], columns, END) if pane.is_rtl else fit(shown, columns)


def path(pane: Pane) -> list[int]:
    """The trays into which the lifted markers fall."""
    sowing = pane.view["sowing"]
    if sowing is None or sowing["who"] != pane.focus:
        return []
    found: list[int] = sowing["path"]
    return found


def content(pane: Pane, tray: int) -> Line:
    """The markers in a tray; before all are arranged, others' are hidden."""
    trays = mat(pane)["trays"]
    if trays is None:
        return [Cell("?", QUIET)]
    return markers(pane, trays[tray]) or [Cell("·", QUIET)]


def slot(pane: Pane, tray: int) -> Line:
    """The Trajan tile at a tray, the arch where the next one will lie, the marker of repetition."""
    player = mat(pane)
    tile = player["slots"][tray]
    found: Line = tile_in_box(pane, tile) if tile else []
    if player["arch"] == tray:
        found = line("∩", " ", found or pane.word("cli.trajan.arch"))
    if ACTIONS[tray] in player["plus_two"]:
        found = line(found, " " if found else "", Cell(plus_two(pane), "bold"))
    return found or [Cell(NOTHING, QUIET)]


def tile_in_box(pane: Pane, tile: dict[str, Any]) -> Line:
    """A Trajan tile, closer together where a box is narrow."""
    shown = trajan_tile(pane, tile)
    return shown if width(shown) <= room_in(pane) else trajan_tile(pane, tile, is_tight=True)


def room_in(pane: Pane) -> int:
    """How many columns go into a box."""
    return (WIDE_BOX if pane.is_wide else NARROW_BOX) - 4


def moves_at(pane: Pane, tray: int) -> list[Choice]:
    """The moves that choose a tray, its slot or the space of its action."""
    if pane.focus != pane.me:
        return []
    names = (f"tray:{tray}", f"slot:{tray}", f"space:{ACTIONS[tray]}")
    return [each for each in pane.choices if any(name in each.things for name in names)]


def sowing_from(pane: Pane, tray: int) -> dict[str, Any] | None:
    """What the sowing of a tray would bring the reader."""
    return next((each for each in pane.view["sowings"] if each["source"] == tray), None)


def lower_edge(pane: Pane, tray: int) -> Line:
    """The move of a tray and where it leads, or that markers end there."""
    choices = moves_at(pane, tray)
    sowing = sowing_from(pane, tray)
    if choices and choices[0].verb == "sow" and sowing is not None:
        begin = line(number(pane, choices[0].number), " ", pane.forward, " ")
        name = tray_name(pane, sowing["target"])
        return line(begin, name if width(begin) + width(name) <= room_in(pane) else name[:1])
    if choices and choices[0].verb == "start_tile":
        return [Cell("▾", NUMBER)]
    if choices:
        return numbers_of(pane, choices)
    if path(pane) and pane.view["sowing"]["target"] == tray:
        return [Cell(pane.word("cli.trajan.target"), NUMBER)]
    trays = mat(pane)["trays"]
    return [] if trays is None or trays[tray] else [Cell(pane.word("cli.trajan.empty"), QUIET)]


def tray_line(pane: Pane, tray: int) -> Line:
    """A tray in one line."""
    lead = line(Cell(f"{ROMAN[tray]:>3}", HEADING), " ", content(pane, tray), " ")
    lower = lower_edge(pane, tray)
    mark = line(" ", Cell("▾", NUMBER)) if tray in path(pane) else []
    return line(lead, slot(pane, tray), mark, "  " if lower else "", lower)


def lifted(pane: Pane) -> Block:
    """The markers in the hand of whoever sows or arranges, with the moves that drop them."""
    player = mat(pane)
    if not player["lifted"]:
        return []
    items: list[Parts] = []
    for colour in dict.fromkeys(player["lifted"]):
        count = player["lifted"].count(colour)
        lead = numbers_of(pane, pane.at(f"marker:{colour}", "drop"))
        name = cut(pane.word(f"trajan.colour.{colour}"), 12)
        copies = f" ×{pane.digits(count)}" if count > 1 else ""
        shown = line(marker(pane, colour), " ", name, copies)
        items.append(line(lead, " " if width(lead) else "", shown))
    return flow(items, pane.columns, line(Cell(pane.word("cli.trajan.lifted"), HEADING), "  "))
