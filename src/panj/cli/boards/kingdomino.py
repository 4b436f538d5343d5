"""The table of Kingdomino: the own kingdom, both lines, the rivals, the numbered moves."""

from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panj.cli.boards.board import Board, Sight, number_text
from panj.cli.boards.kingdomino_kingdoms import (
    Place,
    coordinate,
    large_kingdom,
    points_of,
    small_kingdom,
)
from panj.cli.boards.kingdomino_squares import domino_text, legend
from panj.cli.choices import Choice
from panj.cli.screen import right

ARROWS: Final = {(1, 0): "→", (0, 1): "↓", (-1, 0): "←", (0, -1): "↑"}
ASCII_ARROWS: Final = {(1, 0): ">", (0, 1): "v", (-1, 0): "<", (0, -1): "^"}


class KingdominoBoard(Board):
    """One kingdom large, the lines beside it, the others small below."""

    def draw(self, sight: Sight) -> RenderableType:
        me = max(sight.me, 0)
        beside = Table.grid(padding=(0, 1))
        beside.add_row(large_kingdom(sight, me, first_numbers(sight)), lines(sight))
        rivals = [seat for seat in range(len(sight.names)) if seat != me]
        return Group(heading(sight), beside, rivals_part(sight, rivals), legend(sight))

    def choices(self, sight: Sight) -> RenderableType:
        if sight.choices and all(len(choice.things) == 2 for choice in sight.choices):
            return placement_list(sight)
        if sight.choices and all(choice.things for choice in sight.choices):
            return claim_list(sight)
        return super().choices(sight)


def heading(sight: Sight) -> Text:
    """The round, the pile, and the variants in use."""
    screen = sight.screen
    view = sight.view
    facts = [
        round_text(sight),
        screen.text("cli.kingdomino.pile", count=view["pile"]),
    ]
    if "top_number" in view:
        facts.append(screen.text("cli.kingdomino.top", number=view["top_number"]))
    if view["options"].get("dynasty"):
        facts.append(screen.text("cli.kingdomino.game", game=view["game"]))
    return Text(" · ".join(screen.cell(fact) for fact in facts), "bold")


def round_text(sight: Sight) -> str:
    """Which round it is; before the first one, kings are only drawn."""
    view = sight.view
    if not view["round"]:
        return sight.screen.text("cli.kingdomino.start")
    return sight.screen.text("core.round_of", round=view["round"], rounds=view["rounds"])


def rivals_part(sight: Sight, rivals: list[int]) -> RenderableType:
    """The other kingdoms, or only their points where lines are scarce."""
    if not sight.is_low:
        return Columns([small_kingdom(sight, seat) for seat in rivals], padding=(0, 1))
    line = Text()
    for seat in rivals:
        points = sight.screen.text("core.points", points=points_of(sight, seat))
        line.append_text(sight.badge(seat)).append(f" {sight.screen.cell(points)}   ")
    return line


# The lines


def lines(sight: Sight) -> RenderableType:
    """The dominoes that are placed in this round, and those that are claimed for the next."""
    view = sight.view
    parts: list[RenderableType] = []
    if view["current"]:
        parts.append(line_title(sight, "cli.kingdomino.current"))
        for place, entry in enumerate(view["current"]):
            parts.append(line_entry(sight, entry, standing(sight, place, view["position"])))
    if view["next"]:
        parts.append(line_title(sight, "cli.kingdomino.next"))
        parts += [line_entry(sight, entry, " ") for entry in view["next"]]
    return Group(*parts)


def line_title(sight: Sight, key: str) -> Text:
    """What a line is."""
    return Text(sight.screen.cell(sight.screen.text(key)), "bold")


def standing(sight: Sight, place: int, position: int) -> str:
    """Whether a king has acted, acts now or waits."""
    if place < position:
        return "x" if sight.ascii else "✓"
    if place == position:
        return ">" if sight.ascii else "▶"
    return " "


def line_entry(sight: Sight, entry: dict[str, Any], mark: str) -> Text:
    """A domino of a line with its number and the king on it."""
    number = sight.screen.number(entry["domino"])
    line = Text(f"{mark} {right(number, 2)} ", "dim" if mark in "x✓" else "")
    line.append_text(domino_text(sight, entry["domino"]))
    if entry["owner"] is not None:
        line.append(" ").append_text(sight.king(entry["owner"]))
    return line


# The moves


def first_numbers(sight: Sight) -> dict[Place, int]:
    """For every cell the first move whose left half lies there."""
    found: dict[Place, int] = {}
    for choice in sight.choices:
        if len(choice.things) == 2:
            found.setdefault(place_of(choice.things[0]), choice.number)
    return found


def place_of(thing: str) -> Place:
    """The coordinates of a cell's id."""
    x, y = thing.removeprefix("cell:").split(",")
    return int(x), int(y)


def placement_list(sight: Sight) -> RenderableType:
    """The placements by the cell of the left half: a number, the way to the right half, points."""
    groups = groupby(sight.choices, lambda choice: place_of(choice.things[0]))
    entries = [placement_line(sight, cell, list(choices)) for cell, choices in groups]
    hint = Text(sight.screen.text("cli.kingdomino.how"), "dim")
    return Group(hint, Columns(entries, padding=(0, 2), column_first=True))


def placement_line(sight: Sight, cell: Place, choices: list[Choice]) -> Text:
    """All ways to lay a domino whose left half lies on one cell."""
    x, y = (coordinate(sight, value) for value in cell)
    line = Text(right(f"{x},{y}", 5), "dim")
    for choice in choices:
        line.append_text(number_text(sight.screen, choice.number))
        line.append(f" {arrow(sight, choice)} ", "not dim").append_text(gain_text(sight, choice))
    return line


def arrow(sight: Sight, choice: Choice) -> str:
    """Where the right half lies, seen from the left half."""
    (x, y), (right_x, right_y) = (place_of(thing) for thing in choice.things)
    return (ASCII_ARROWS if sight.ascii else ARROWS)[right_x - x, right_y - y]


def gain_text(sight: Sight, choice: Choice) -> Text:
    """The points that a placement brings at once; nothing where it brings none."""
    points = sum(int(preview.operands[0]) for preview in choice.previews)
    if not points:
        return Text("")
    return Text(f"+{sight.screen.number(points)}", "green")


def claim_list(sight: Sight) -> RenderableType:
    """The dominoes that may be claimed."""
    table = Table.grid(padding=(0, 2))
    for choice in sight.choices:
        table.add_row(*claim_row(sight, choice))
    return table


def claim_row(sight: Sight, choice: Choice) -> list[Text]:
    """A domino to claim, as it looks, and when it would play."""
    domino = int(choice.things[0].removeprefix("domino:"))
    order = [
        sight.screen.text("cli.kingdomino.order", place=int(preview.operands[0]))
        for preview in choice.previews
    ]
    return [
        number_text(sight.screen, choice.number),
        domino_text(sight, domino),
        Text(sight.screen.cell(choice.words)),
        Text(sight.screen.cell(" ".join(order)), "dim"),
    ]


BOARD: Final = KingdominoBoard()
