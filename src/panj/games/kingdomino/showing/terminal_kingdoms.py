"""Kingdoms of Kingdomino: one large with coordinates and points, others small."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from panj.games.kingdomino.showing.terminal_squares import (
    letter,
    small_square,
    square,
    square_width,
)
from panj.terminal.badges import COLOURS
from panj.terminal.board import Pane
from panj.terminal.screen import centred, right

REACH: Final = 2
"""No domino lies further than this from a kingdom."""

WIDE_PANEL: Final = 49
NARROW_PANEL: Final = 44
EDGE_WIDTH: Final = 3

Place = tuple[int, int]


def large_kingdom(pane: Pane, seat: int, spots: dict[Place, int]) -> Panel:
    """A kingdom with its coordinates, its territories and its bonuses."""
    player = pane.view["players"][seat]
    parts: list[RenderableType] = [grid(pane, player, spots), territories(pane, player)]
    parts += bonuses(pane, player)
    return Panel(
        Group(*parts),
        title=title(pane, seat),
        title_align="left",
        border_style=COLOURS[seat],
        width=panel_width(pane, player),
        padding=0,
    )


def panel_width(pane: Pane, player: dict[str, Any]) -> int:
    """Always the same, except for kingdoms that need more."""
    columns, _ = window(pane, player)
    needed = len(columns) * square_width(pane) + EDGE_WIDTH + 3
    return max(WIDE_PANEL if pane.is_wide else NARROW_PANEL, needed)


def small_kingdom(pane: Pane, seat: int) -> Panel:
    """A rival's kingdom without coordinates."""
    player = pane.view["players"][seat]
    squares = squares_of(player)
    rows = [
        Text().join(
            small_square(pane, *squares[x, y]) if (x, y) in squares else Text(" · ", "dim")
            for x in range(player["west"], player["east"] + 1)
        )
        for y in range(player["north"], player["south"] + 1)
    ]
    return Panel(
        Group(*rows), title=title(pane, seat), title_align="left", border_style=COLOURS[seat]
    )


def title(pane: Pane, seat: int) -> Text:
    """Whose kingdom it is, and the points so far."""
    points = pane.screen.text("core.points", points=points_of(pane, seat))
    return pane.badge(seat).append(f" · {pane.screen.cell(points)}", "default")


def points_of(pane: Pane, seat: int) -> int:
    """Finished games with their bonuses, the running one by its territories."""
    player = pane.view["players"][seat]
    total = sum(int(game["total"]) for game in player["games"])
    if len(player["games"]) < pane.view["game"]:
        total += sum(int(territory["points"]) for territory in player["territories"])
    return total


def squares_of(player: dict[str, Any]) -> dict[Place, tuple[str, int]]:
    """Every laid square by its place."""
    return {(x, y): (terrain, crowns) for x, y, terrain, crowns in player["squares"]}


def grid(pane: Pane, player: dict[str, Any], spots: dict[Place, int]) -> Group:
    """The squares with their coordinates; a free cell shows the first move that begins there."""
    columns, rows = window(pane, player)
    squares = squares_of(player)
    edge = "".join(centred(coordinate(pane, x), square_width(pane)) for x in columns)
    lines = [Text(" " * (EDGE_WIDTH + 1) + edge, "dim")]
    for y in rows:
        line = Text(right(coordinate(pane, y), EDGE_WIDTH) + " ", "dim")
        for x in columns:
            line.append_text(grid_cell(pane, squares.get((x, y)), spots.get((x, y))))
        lines.append(line)
    return Group(*lines)


def grid_cell(pane: Pane, half: tuple[str, int] | None, number: int | None) -> Text:
    """A square, a number to type, or a free cell."""
    if half is not None:
        return square(pane, *half)
    if number is not None:
        return Text(centred(pane.screen.number(number), square_width(pane)), "cyan")
    return Text(centred("." if pane.ascii else "·", square_width(pane)), "dim")


def window(pane: Pane, player: dict[str, Any]) -> tuple[range, range]:
    """The columns and rows in which a next domino may lie, with the kingdom itself."""
    size = pane.view["grid"]
    west = max(player["west"] - REACH, player["east"] - size + 1)
    east = min(player["east"] + REACH, player["west"] + size - 1)
    north = max(player["north"] - REACH, player["south"] - size + 1)
    south = min(player["south"] + REACH, player["north"] + size - 1)
    return range(west, east + 1), range(north, south + 1)


def coordinate(pane: Pane, value: int) -> str:
    """A coordinate at the edge."""
    sign = "-" if value < 0 else ""
    return sign + pane.screen.number(abs(value))


def territories(pane: Pane, player: dict[str, Any]) -> Text:
    """What every territory with crowns is worth: squares times crowns."""
    line = Text(" ")
    for territory in player["territories"]:
        if territory["points"]:
            line.append(f"{letter(pane, territory['terrain'])} ", "bold")
            line.append(f"{sum_text(pane, territory)}  ")
    if not line.plain.strip():
        line.append(pane.screen.cell(pane.screen.text("cli.kingdomino.no_crowns")), "dim")
    return line


def sum_text(pane: Pane, territory: dict[str, Any]) -> str:
    """A territory's points as a sum, such as `5x2=10`."""
    number = pane.screen.number
    product = f"{number(territory['squares'])}\u00d7{number(territory['crowns'])}"
    return f"{product}={number(territory['points'])}"


def bonuses(pane: Pane, player: dict[str, Any]) -> list[Text]:
    """How the variants in use stand for this kingdom."""
    options = pane.view["options"]
    lines: list[Text] = []
    if options.get("middle_kingdom"):
        lines.append(bonus(pane, "middle", bool(player["centred"])))
    if options.get("harmony"):
        lines.append(bonus(pane, "harmony", not player["discarded"]))
    return lines


def bonus(pane: Pane, name: str, stands: bool) -> Text:
    """One bonus, and whether it would be won as things stand."""
    mark = ("+" if pane.ascii else "✓") if stands else ("-" if pane.ascii else "✗")
    key = f"cli.kingdomino.{name}.{'yes' if stands else 'no'}"
    text = pane.screen.cell(pane.screen.text(key))
    return Text(f" {mark} {text}", "green" if stands else "dim")
