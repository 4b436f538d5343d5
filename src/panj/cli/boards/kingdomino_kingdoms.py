"""Kingdoms of Kingdomino: one large with coordinates and points, others small."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from panj.cli.boards.board import Sight
from panj.cli.boards.kingdomino_squares import letter, small_square, square, square_width
from panj.cli.screen import centred, right
from panj.cli.seats import COLOURS

REACH: Final = 2
"""No domino lies further than this from a kingdom."""

WIDE_PANEL: Final = 49
NARROW_PANEL: Final = 44
EDGE_WIDTH: Final = 3

Place = tuple[int, int]


def large_kingdom(sight: Sight, seat: int, spots: dict[Place, int]) -> Panel:
    """A kingdom with its coordinates, its territories and its bonuses."""
    player = sight.view["players"][seat]
    parts: list[RenderableType] = [grid(sight, player, spots), territories(sight, player)]
    parts += bonuses(sight, player)
    return Panel(
        Group(*parts),
        title=title(sight, seat),
        title_align="left",
        border_style=COLOURS[seat],
        width=panel_width(sight, player),
        padding=0,
    )


def panel_width(sight: Sight, player: dict[str, Any]) -> int:
    """Always the same, except for kingdoms that need more."""
    columns, _ = window(sight, player)
    needed = len(columns) * square_width(sight) + EDGE_WIDTH + 3
    return max(WIDE_PANEL if sight.is_wide else NARROW_PANEL, needed)


def small_kingdom(sight: Sight, seat: int) -> Panel:
    """A rival's kingdom without coordinates."""
    player = sight.view["players"][seat]
    squares = squares_of(player)
    rows = [
        Text().join(
            small_square(sight, *squares[x, y]) if (x, y) in squares else Text(" · ", "dim")
            for x in range(player["west"], player["east"] + 1)
        )
        for y in range(player["north"], player["south"] + 1)
    ]
    return Panel(
        Group(*rows), title=title(sight, seat), title_align="left", border_style=COLOURS[seat]
    )


def title(sight: Sight, seat: int) -> Text:
    """Whose kingdom it is, and the points so far."""
    points = sight.screen.text("core.points", points=points_of(sight, seat))
    return sight.badge(seat).append(f" · {sight.screen.cell(points)}", "default")


def points_of(sight: Sight, seat: int) -> int:
    """Finished games with their bonuses, the running one by its territories."""
    player = sight.view["players"][seat]
    total = sum(int(game["total"]) for game in player["games"])
    if len(player["games"]) < sight.view["game"]:
        total += sum(int(territory["points"]) for territory in player["territories"])
    return total


def squares_of(player: dict[str, Any]) -> dict[Place, tuple[str, int]]:
    """Every laid square by its place."""
    return {(x, y): (terrain, crowns) for x, y, terrain, crowns in player["squares"]}


def grid(sight: Sight, player: dict[str, Any], spots: dict[Place, int]) -> Group:
    """The squares with their coordinates; a free cell shows the first move that begins there."""
    columns, rows = window(sight, player)
    squares = squares_of(player)
    edge = "".join(centred(coordinate(sight, x), square_width(sight)) for x in columns)
    lines = [Text(" " * (EDGE_WIDTH + 1) + edge, "dim")]
    for y in rows:
        line = Text(right(coordinate(sight, y), EDGE_WIDTH) + " ", "dim")
        for x in columns:
            line.append_text(grid_cell(sight, squares.get((x, y)), spots.get((x, y))))
        lines.append(line)
    return Group(*lines)


def grid_cell(sight: Sight, half: tuple[str, int] | None, number: int | None) -> Text:
    """A square, a number to type, or a free cell."""
    if half is not None:
        return square(sight, *half)
    if number is not None:
        return Text(centred(sight.screen.number(number), square_width(sight)), "cyan")
    return Text(centred("." if sight.ascii else "·", square_width(sight)), "dim")


def window(sight: Sight, player: dict[str, Any]) -> tuple[range, range]:
    """The columns and rows in which a next domino may lie, with the kingdom itself."""
    size = sight.view["grid"]
    west = max(player["west"] - REACH, player["east"] - size + 1)
    east = min(player["east"] + REACH, player["west"] + size - 1)
    north = max(player["north"] - REACH, player["south"] - size + 1)
    south = min(player["south"] + REACH, player["north"] + size - 1)
    return range(west, east + 1), range(north, south + 1)


def coordinate(sight: Sight, value: int) -> str:
    """A coordinate at the edge."""
    sign = "-" if value < 0 else ""
    return sign + sight.screen.number(abs(value))


def territories(sight: Sight, player: dict[str, Any]) -> Text:
    """What every territory with crowns is worth: squares times crowns."""
    line = Text(" ")
    for territory in player["territories"]:
        if territory["points"]:
            line.append(f"{letter(sight, territory['terrain'])} ", "bold")
            line.append(f"{sum_text(sight, territory)}  ")
    if not line.plain.strip():
        line.append(sight.screen.cell(sight.screen.text("cli.kingdomino.no_crowns")), "dim")
    return line


def sum_text(sight: Sight, territory: dict[str, Any]) -> str:
    """A territory's points as a sum, such as `5x2=10`."""
    number = sight.screen.number
    product = f"{number(territory['squares'])}\u00d7{number(territory['crowns'])}"
    return f"{product}={number(territory['points'])}"


def bonuses(sight: Sight, player: dict[str, Any]) -> list[Text]:
    """How the variants in use stand for this kingdom."""
    options = sight.view["options"]
    lines: list[Text] = []
    if options.get("middle_kingdom"):
        lines.append(bonus(sight, "middle", bool(player["centred"])))
    if options.get("harmony"):
        lines.append(bonus(sight, "harmony", not player["discarded"]))
    return lines


def bonus(sight: Sight, name: str, stands: bool) -> Text:
    """One bonus, and whether it would be won as things stand."""
    mark = ("+" if sight.ascii else "✓") if stands else ("-" if sight.ascii else "✗")
    key = f"cli.kingdomino.{name}.{'yes' if stands else 'no'}"
    text = sight.screen.cell(sight.screen.text(key))
    return Text(f" {mark} {text}", "green" if stands else "dim")
