"""Kingdoms of Kingdomino: one large with coordinates and points, others small."""

from typing import Any, Final

from panj.games.kingdomino.showing.terminal_squares import (
    free_square,
    letter,
    small_square,
    square,
    square_width,
)
from panj.terminal.badges import COLOURS
from panj.terminal.board import Fold, Pane
from panj.terminal.cells import (
    CENTRE,
    END,
    Block,
    Cell,
    Line,
    fit,
    fixed,
    flow,
    line,
    widest,
    wrapped,
)
from panj.terminal.kit import GAIN, HEADING, NUMBER, QUIET, box

REACH: Final = 2
"""No domino lies further than this from a kingdom."""

WIDE_PANEL: Final = 49
NARROW_PANEL: Final = 44
EDGE_WIDTH: Final = 3
LONGEST_NAME: Final = 20
"""As a level of bots with its style is long."""

Place = tuple[int, int]


def large_kingdom(pane: Pane, seat: int, spots: dict[Place, int]) -> Block:
    """A kingdom with its coordinates, its territories and its bonuses."""
    player = pane.view["players"][seat]
    body = [*grid(pane, player, spots), *territories(pane, player), *bonuses(pane, player)]
    return framed(pane, seat, body, panel_width(pane, player))


def framed(pane: Pane, seat: int, body: Block, columns: int) -> Block:
    """A kingdom in a frame of its player's colour; where lines are scarce, below the name only."""
    if pane.fold >= Fold.PARTS:
        return [title(pane, seat), *body]
    return box(title(pane, seat), body, columns, style=COLOURS[seat], turned=pane.is_rtl)


def panel_width(pane: Pane, player: dict[str, Any]) -> int:
    """Always the same, except for kingdoms that need more."""
    columns, _ = window(pane, player)
    needed = len(columns) * square_width(pane) + EDGE_WIDTH + 5
    return max(WIDE_PANEL if pane.is_wide else NARROW_PANEL, needed)


def small_kingdom(pane: Pane, seat: int) -> Block:
    """A rival's kingdom without coordinates."""
    player = pane.view["players"][seat]
    squares = squares_of(player)
    rows = [
        [
            small_square(pane, *squares[x, y]) if (x, y) in squares else Cell(" · ", QUIET)
            for x in range(player["west"], player["east"] + 1)
        ]
        for y in range(player["north"], player["south"] + 1)
    ]
    columns = max(widest(rows), widest([title(pane, seat)]) + 2) + 4
    return box(title(pane, seat), fixed(rows), columns, style=COLOURS[seat], turned=pane.is_rtl)


def title(pane: Pane, seat: int) -> Line:
    """Whose kingdom it is, and the points so far."""
    points = pane.word("core.points", points=points_of(pane, seat))
    return line(pane.badge_with_you(seat, LONGEST_NAME), " · ", points)


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


def grid(pane: Pane, player: dict[str, Any], spots: dict[Place, int]) -> Block:
    """The squares with their coordinates; a free cell shows the first move that begins there."""
    columns, rows = window(pane, player)
    squares = squares_of(player)
    wide = square_width(pane)
    edge = [fit(Cell(coordinate(pane, x), QUIET), wide, CENTRE) for x in columns]
    lines = [line(" " * (EDGE_WIDTH + 1), *edge)]
    for y in rows:
        lead = fit(Cell(coordinate(pane, y), QUIET), EDGE_WIDTH, END)
        cells = [grid_cell(pane, squares.get((x, y)), spots.get((x, y))) for x in columns]
        lines.append(line(lead, " ", *cells))
    return fixed(lines)


def grid_cell(pane: Pane, half: tuple[str, int] | None, number: int | None) -> Line:
    """A square, a number to type, or a free cell."""
    if half is not None:
        return [square(pane, *half)]
    if number is not None:
        return free_square(pane, pane.digits(number), NUMBER, number)
    return free_square(pane, "·", QUIET)


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
    return pane.digits(value)


def territories(pane: Pane, player: dict[str, Any]) -> Block:
    """What every territory with crowns is worth: squares times crowns."""
    items = [
        line(Cell(letter(pane, each["terrain"]), HEADING), " ", sum_text(pane, each))
        for each in player["territories"]
        if each["points"]
    ]
    if not items:
        return [line(Cell(pane.word("cli.kingdomino.no_crowns"), QUIET))]
    return flow(items, panel_width(pane, player) - 4)


def sum_text(pane: Pane, territory: dict[str, Any]) -> str:
    """A territory's points as a sum, such as `5x2=10`."""
    number = pane.digits
    product = f"{number(territory['squares'])}\u00d7{number(territory['crowns'])}"
    return f"{product}={number(territory['points'])}"


def bonuses(pane: Pane, player: dict[str, Any]) -> Block:
    """How the variants in use stand for this kingdom."""
    options = pane.view["options"]
    lines: Block = []
    if options.get("middle_kingdom"):
        lines += bonus(pane, player, "middle", bool(player["centred"]))
    if options.get("harmony"):
        lines += bonus(pane, player, "harmony", not player["discarded"])
    return lines


def bonus(pane: Pane, player: dict[str, Any], name: str, stands: bool) -> Block:
    """One bonus, and whether it would be won as things stand."""
    style = GAIN if stands else QUIET
    text = pane.word(f"cli.kingdomino.{name}.{'yes' if stands else 'no'}")
    lead = line(Cell("✓" if stands else "✗", style), " ")
    return wrapped(text, panel_width(pane, player) - 4, style, lead)
