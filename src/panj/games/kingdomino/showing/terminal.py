"""The table of Kingdomino: the own kingdom, both lines, the rivals, the numbered moves."""

from itertools import groupby
from typing import Any, ClassVar, Final

from panj.games.kingdomino.showing.terminal_kingdoms import (
    Place,
    coordinate,
    large_kingdom,
    points_of,
    small_kingdom,
)
from panj.games.kingdomino.showing.terminal_squares import domino_text, terrain_legend
from panj.terminal.board import Board, Group, Pane
from panj.terminal.cells import END, Block, Cell, Line, Parts, beside, fit, flow, line, widest
from panj.terminal.choices import Choice
from panj.terminal.kit import GAIN, HEADING, NUMBER, QUIET, number, numbers_of

GAIN_KEY: Final = "kingdomino.preview.points"
ARROWS: Final = {(1, 0): "→", (0, 1): "↓", (-1, 0): "←", (0, -1): "↑"}


class KingdominoBoard(Board):
    """One kingdom large, the lines beside it, the others small below."""

    routine: ClassVar = frozenset(
        f"kingdomino.log.{name}" for name in ("dealt_three", "dealt_four", "king_drawn")
    )

    def title(self, pane: Pane) -> list[Parts]:
        view = pane.view
        facts: list[Parts] = [
            round_text(pane),
            pane.word("cli.kingdomino.pile", count=view["pile"]),
        ]
        if "top_number" in view:
            facts.append(pane.word("cli.kingdomino.top", number=view["top_number"]))
        if view["options"].get("dynasty"):
            facts.append(pane.word("cli.kingdomino.game", game=view["game"]))
        return facts

    def table(self, pane: Pane) -> list[Block]:
        spots = first_numbers(pane) if pane.focus == pane.me else {}
        mine = beside(large_kingdom(pane, pane.focus, spots), lines(pane), gap=2)
        legend = [terrain_legend(pane)] if pane.has_legends else []
        return [mine, rivals_part(pane), legend]

    def groups(self, pane: Pane) -> list[Group]:
        choices = pane.choices
        if choices and all(len(choice.things) == 2 for choice in choices):
            return [placements(pane)]
        if choices and all(choice.things for choice in choices):
            return [claims(pane)]
        return []


def round_text(pane: Pane) -> str:
    """Which round it is; before the first one, kings are only drawn."""
    view = pane.view
    if not view["round"]:
        return pane.word("cli.kingdomino.start")
    return pane.word("core.round_of", round=view["round"], rounds=view["rounds"])


def rivals_part(pane: Pane) -> Block:
    """The other kingdoms, or only their points where lines are scarce."""
    if pane.has_rivals:
        drawn = beside(*[small_kingdom(pane, seat) for seat in pane.rivals])
        if widest(drawn) <= pane.columns:
            return drawn
    return flow([points_line(pane, seat) for seat in pane.rivals], pane.columns, gap=3)


def points_line(pane: Pane, seat: int) -> Line:
    """A rival's name and points."""
    points = pane.word("core.points", points=points_of(pane, seat))
    return line(pane.badge_with_you(seat, 16), " ", points)


# The lines


def lines(pane: Pane) -> Block:
    """The dominoes that are placed in this round, and those that are claimed for the next."""
    view = pane.view
    found: Block = []
    if view["current"]:
        found.append(heading(pane, "cli.kingdomino.current"))
        for place, entry in enumerate(view["current"]):
            found.append(line_entry(pane, entry, standing(pane, place, view["position"])))
    if view["next"]:
        found.append(heading(pane, "cli.kingdomino.next"))
        found += [line_entry(pane, entry, " ") for entry in view["next"]]
    return found


def heading(pane: Pane, key: str) -> Line:
    """What a line is."""
    return line(Cell(pane.word(key), HEADING))


def standing(pane: Pane, place: int, position: int) -> str:
    """Whether a king has acted, acts now or waits."""
    if place < position:
        return "✓"
    return pane.forward if place == position else " "


def line_entry(pane: Pane, entry: dict[str, Any], mark: str) -> Line:
    """A domino of a line with its number, and the king on it or the move that puts one there."""
    style = QUIET if mark == "✓" else NUMBER if mark != " " else ""
    value = fit(pane.digits(entry["domino"]), 2, END)
    found = line(Cell(mark, style), " ", value, " ", domino_text(pane, entry["domino"]))
    claims_here = pane.at(f"domino:{entry['domino']}")
    if entry["owner"] is not None:
        return line(found, " ", pane.badge(entry["owner"], 14))
    return line(found, " ", number(pane, claims_here[0].number)) if claims_here else found


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


def placements(pane: Pane) -> Group:
    """The placements by the cell of the left half: a number, the way to the right half, points."""
    cells = groupby(pane.choices, lambda choice: place_of(choice.things[0]))
    items = [placement_line(pane, cell, list(choices)) for cell, choices in cells]
    how = Cell(pane.word("cli.kingdomino.how"), QUIET)
    return Group("", items, [line(numbers_of(pane, pane.choices), " ", how)])


def placement_line(pane: Pane, cell: Place, choices: list[Choice]) -> Line:
    """All ways to lay a domino whose left half lies on one cell."""
    x, y = (coordinate(pane, value) for value in cell)
    found = fit(Cell(f"{x},{y}", QUIET), 5, END)
    for choice in choices:
        found += line(fit([number(pane, choice.number)], 3, END), " ", arrow(choice), " ")
        found += gain(pane, choice)
    return found


def arrow(choice: Choice) -> str:
    """Where the right half lies, seen from the left half."""
    (x, y), (right_x, right_y) = (place_of(thing) for thing in choice.things)
    return ARROWS[right_x - x, right_y - y]


def gain(pane: Pane, choice: Choice) -> Line:
    """The points that a placement brings at once; nothing where it brings none."""
    points = sum(int(each.operands[0]) for each in choice.previews if each.key == GAIN_KEY)
    return [Cell(f"+{pane.digits(points)}", GAIN)] if points else []


def claims(pane: Pane) -> Group:
    """The dominoes that may be claimed."""
    return Group("", [claim_line(pane, choice) for choice in pane.choices])


def claim_line(pane: Pane, choice: Choice) -> Line:
    """A domino to claim, as it looks, and when it would play."""
    domino = int(choice.things[0].removeprefix("domino:"))
    order = [
        pane.word("cli.kingdomino.order", place=int(preview.operands[0]))
        for preview in choice.previews
    ]
    shown = line(number(pane, choice.number), " ", domino_text(pane, domino), "  ", choice.words)
    return line(shown, "  ", Cell(" ".join(order), QUIET)) if order else shown


BOARD: Final = KingdominoBoard()
