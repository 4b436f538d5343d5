"""A game without a board of its own: what its view shows, as a list."""

from typing import Any, Final

from panj.lab.draw.frame import MARGIN, TOP, Frame
from panj.lab.draw.sight import Sight

WIDTH: Final = 860
LINE: Final = 22
MOST: Final = 40
INDENT: Final = 18


def draw(sight: Sight) -> str:
    """The picture of a table."""
    rows = listed(sight.view, 0)
    cut = rows[:MOST]
    frame = Frame(sight, WIDTH, TOP + len(cut) * LINE + 20 + MARGIN, [])
    inside = frame.panel(MARGIN, TOP, WIDTH - 2 * MARGIN, len(cut) * LINE + 20)
    for at, (depth, name, value) in enumerate(cut):
        y = inside + at * LINE + 15
        x = MARGIN + 14 + depth * INDENT
        frame.svg.text(x, y, name, 14, frame.colour("ink-2"), 600, "start", 200)
        room = WIDTH - MARGIN - 14 - (x + 210)
        frame.svg.text(x + 210, y, value, 14, frame.colour("ink"), 400, "start", room)
    return frame.svg.render(sight.slug)


def listed(value: dict[str, Any], depth: int) -> list[tuple[int, str, str]]:
    """A view line by line: how deep, the name of a field, its value."""
    rows: list[tuple[int, str, str]] = []
    for name, each in value.items():
        inside = each if isinstance(each, list) else [each]
        if inside and all(isinstance(item, dict) for item in inside):
            for at, item in enumerate(inside):
                number = f" {at + 1}" if isinstance(each, list) else ""
                rows += [(depth, f"{name}{number}", ""), *listed(item, depth + 1)]
        else:
            rows.append((depth, name, ", ".join(map(str, inside))))
    return rows
