"""The table of Kingdomino: the own kingdom, both lines, the rivals, the numbered moves."""

from itertools import groupby
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from panj.games.kingdomino.showing.terminal_kingdoms import (
    Place,
    coordinate,
    large_kingdom,
    points_of,
    small_kingdom,
)
from panj.games.kingdomino.showing.terminal_squares import domino_text, legend
from panj.terminal.board import Board, Pane, number_text
from panj.terminal.choices import Choice
from panj.terminal.screen import right

GAIN: Final = "kingdomino.preview.points"
ARROWS: Final = {(1, 0): "→", (0, 1): "↓", (-1, 0): "←", (0, -1): "↑"}
ASCII_ARROWS: Final = {(1, 0): ">", (0, 1): "v", (-1, 0): "<", (0, -1): "^"}


class KingdominoBoard(Board):
    """One kingdom large, the lines beside it, the others small below."""

    def draw(self, pane: Pane) -> RenderableType:
        me = max(pane.me, 0)
        beside = Table.grid(padding=(0, 1))
        beside.add_row(large_kingdom(pane, me, first_numbers(pane)), lines(pane))
        rivals = [seat for seat in range(len(pane.names)) if seat != me]
        return Group(heading(pane), beside, rivals_part(pane, rivals), legend(pane))

    def choices(self, pane: Pane) -> RenderableType:
        if pane.choices and all(len(choice.things) == 2 for choice in pane.choices):
            return placement_list(pane)
        if pane.choices and all(choice.things for choice in pane.choices):
            return claim_list(pane)
        return super().choices(pane)


def heading(pane: Pane) -> Text:
    """The round, the pile, and the variants in use."""
    screen = pane.screen
    view = pane.view
    facts = [
        round_text(pane),
        screen.text("cli.kingdomino.pile", count=view["pile"]),
    ]
    if "top_number" in view:
        facts.append(screen.text("cli.kingdomino.top", number=view["top_number"]))
    if view["options"].get("dynasty"):
        facts.append(screen.text("cli.kingdomino.game", game=view["game"]))
    return Text(" · ".join(screen.cell(fact) for fact in facts), "bold")


def round_text(pane: Pane) -> str:
    """Which round it is; before the first one, kings are only drawn."""
    view = pane.view
    if not view["round"]:
        return pane.screen.text("cli.kingdomino.start")
    return pane.screen.text("core.round_of", round=view["round"], rounds=view["rounds"])


def rivals_part(pane: Pane, rivals: list[int]) -> RenderableType:
    """The other kingdoms, or only their points where lines are scarce."""
    if not pane.is_low:
        return Columns([small_kingdom(pane, seat) for seat in rivals], padding=(0, 1))
    line = Text()
    for seat in rivals:
        points = pane.screen.text("core.points", points=points_of(pane, seat))
        line.append_text(pane.badge(seat)).append(f" {pane.screen.cell(points)}   ")
    return line


# The lines


def lines(pane: Pane) -> RenderableType:
    """The dominoes that are placed in this round, and those that are claimed for the next."""
    view = pane.view
    parts: list[RenderableType] = []
    if view["current"]:
        parts.append(line_title(pane, "cli.kingdomino.current"))
        for place, entry in enumerate(view["current"]):
            parts.append(line_entry(pane, entry, standing(pane, place, view["position"])))
    if view["next"]:
        parts.append(line_title(pane, "cli.kingdomino.next"))
        parts += [line_entry(pane, entry, " ") for entry in view["next"]]
    return Group(*parts)


def line_title(pane: Pane, key: str) -> Text:
    """What a line is."""
    return Text(pane.screen.cell(pane.screen.text(key)), "bold")


def standing(pane: Pane, place: int, position: int) -> str:
    """Whether a king has acted, acts now or waits."""
    if place < position:
        return "x" if pane.ascii else "✓"
    if place == position:
        return ">" if pane.ascii else "▶"
    return " "


def line_entry(pane: Pane, entry: dict[str, Any], mark: str) -> Text:
    """A domino of a line with its number and the king on it."""
    number = pane.screen.number(entry["domino"])
    line = Text(f"{mark} {right(number, 2)} ", "dim" if mark in "x✓" else "")
    line.append_text(domino_text(pane, entry["domino"]))
    if entry["owner"] is not None:
        line.append(" ").append_text(pane.short_badge(entry["owner"]))
    return line


# The moves


def first_numbers(pane: Pane) -> dict[Place, int]:
    """For every cell the first move whose left half lies there."""
    found: dict[Place, int] = {}
    for choice in pane.choices:
        if len(choice.things) == 2:
            found.setdefault(place_of(choice.things[0]), choice.number)
    return found


def place_of(thing: str) -> Place:
    """The coordinates of a cell's id."""
    x, y = thing.removeprefix("cell:").split(",")
    return int(x), int(y)


def placement_list(pane: Pane) -> RenderableType:
    """The placements by the cell of the left half: a number, the way to the right half, points."""
    groups = groupby(pane.choices, lambda choice: place_of(choice.things[0]))
    entries = [placement_line(pane, cell, list(choices)) for cell, choices in groups]
    hint = Text(pane.screen.text("cli.kingdomino.how"), "dim")
    return Group(hint, Columns(entries, padding=(0, 2), column_first=True))


def placement_line(pane: Pane, cell: Place, choices: list[Choice]) -> Text:
    """All ways to lay a domino whose left half lies on one cell."""
    x, y = (coordinate(pane, value) for value in cell)
    line = Text(right(f"{x},{y}", 5), "dim")
    for choice in choices:
        line.append_text(number_text(pane.screen, choice.number))
        line.append(f" {arrow(pane, choice)} ", "not dim").append_text(gain_text(pane, choice))
    return line


def arrow(pane: Pane, choice: Choice) -> str:
    """Where the right half lies, seen from the left half."""
    (x, y), (right_x, right_y) = (place_of(thing) for thing in choice.things)
    return (ASCII_ARROWS if pane.ascii else ARROWS)[right_x - x, right_y - y]


def gain_text(pane: Pane, choice: Choice) -> Text:
    """The points that a placement brings at once; nothing where it brings none."""
    points = sum(int(each.operands[0]) for each in choice.previews if each.key == GAIN)
    if not points:
        return Text("")
    return Text(f"+{pane.screen.number(points)}", "green")


def claim_list(pane: Pane) -> RenderableType:
    """The dominoes that may be claimed."""
    table = Table.grid(padding=(0, 2))
    for choice in pane.choices:
        table.add_row(*claim_row(pane, choice))
    return table


def claim_row(pane: Pane, choice: Choice) -> list[Text]:
    """A domino to claim, as it looks, and when it would play."""
    domino = int(choice.things[0].removeprefix("domino:"))
    order = [
        pane.screen.text("cli.kingdomino.order", place=int(preview.operands[0]))
        for preview in choice.previews
    ]
    return [
        number_text(pane.screen, choice.number),
        domino_text(pane, domino),
        Text(pane.screen.cell(choice.words)),
        Text(pane.screen.cell(" ".join(order)), "dim"),
    ]


BOARD: Final = KingdominoBoard()
