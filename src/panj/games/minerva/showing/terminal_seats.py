"""What players of Minerva have: goods, people, culture, glory, and a line for each seat."""

from collections import Counter
from typing import Any, Final

from panj.games.minerva.showing.terminal_effects import GOODS, TYPES, amounts, letter
from panj.terminal.board import Fold, Pane
from panj.terminal.cells import Block, Cell, Line, Parts, flow, joined, line
from panj.terminal.kit import HEADING, QUIET, seat_lines, spot

MOST_AHEAD: Final = 2
"""So many culture tiles after the top one are told."""


def possessions(pane: Pane, columns: int) -> Block:
    """The goods of whoever is looked at, residences, assistants, the price of the next one."""
    player = pane.view["players"][pane.focus]
    goods: list[Parts] = [
        line(
            Cell(pane.word(f"minerva.good.{good}"), QUIET), " ", pane.digits(player["goods"][good])
        )
        for good in GOODS
    ]
    return [
        *flow(goods, columns),
        *flow([*people(pane, player), *next_price(pane, player)], columns),
    ]


def people(pane: Pane, player: dict[str, Any]) -> list[Parts]:
    """Residences and assistants that are left."""
    return [
        line("⌂", " ", pane.digits(player["residences"])),
        pane.word("cli.minerva.assistants", count=player["assistants"]),
    ]


def next_price(pane: Pane, player: dict[str, Any]) -> list[Parts]:
    """What the next assistant costs, in both currencies."""
    price = player["next_assistant"]
    if price is None:
        return []
    parts = [
        amounts(pane, {"denarius": price["denarii"]}),
        amounts(pane, {"glory": price["glory"]}),
    ]
    title = Cell(pane.word("cli.minerva.next"), QUIET)
    return [line(title, " ", parts[0], " / ", parts[1])]


def culture(pane: Pane, columns: int) -> Block:
    """The culture stacks: points needed and points won, from the top."""
    stacks: list[Parts] = [stack(pane, each) for each in pane.view["culture"]]
    lead = line(Cell(pane.word("cli.minerva.culture"), HEADING), "  ")
    return flow(stacks, columns, lead)


def stack(pane: Pane, shown: dict[str, Any]) -> Line:
    """One stack, and how much of what its top tile needs is there."""
    name = shown["culture"]
    choices = pane.at(f"culture:{name}")
    begin = line(spot(pane, choices, 1), " ") if choices else []
    begin += line(Cell(pane.word(f"minerva.culture.{name}"), QUIET), " ")
    if not shown["tiles"]:
        return line(begin, "–")
    have = pane.view["players"][pane.focus]["goods"][name]
    tiles = [tile_text(pane, each) for each in shown["tiles"]]
    top = line(*([pane.digits(have), "/"] if have else []), tiles[0])
    rest = tiles[1 : 1 + MOST_AHEAD] if pane.is_wide and pane.has_legends else []
    if not rest:
        return line(begin, top)
    then = Cell(pane.word("cli.minerva.then"), QUIET)
    return line(begin, top, " ", then, " ", joined(rest, 1))


def tile_text(pane: Pane, tile: dict[str, Any]) -> Line:
    """Points of culture needed, and the points of the tile."""
    arrow = "←" if pane.is_rtl else "→"
    return line(pane.digits(tile["symbols"]), arrow, pane.digits(tile["points"]))


def seats(pane: Pane) -> Block:
    """A line for each seat; where lines are scarce only who it is, the points and the goods."""
    players = pane.view["players"]
    if pane.fold >= Fold.NAMES:
        items = [brief(pane, seat, player) for seat, player in enumerate(players)]
        return flow(items, pane.columns, gap=3)
    return seat_lines(pane, [facts(pane, player) for player in players], aligns=">")


def facts(pane: Pane, player: dict[str, Any]) -> list[Parts]:
    """Points, goods, people, tiles, and whether the round is over for a player."""
    left, assistants = people(pane, player)
    found: list[Parts] = [pane.word("core.points", points=points(player)), goods(pane, player)]
    found += [left, assistants, tiles_by_type(pane, player)]
    return [*found, standing(pane, player)]


def brief(pane: Pane, seat: int, player: dict[str, Any]) -> Line:
    """Who it is, the points and the goods."""
    return line(
        pane.badge(seat, 10),
        " ",
        pane.word("core.points", points=points(player)),
        " ",
        goods(pane, player),
    )


def goods(pane: Pane, player: dict[str, Any]) -> Line:
    """The goods that a player has."""
    return amounts(pane, {good: player["goods"][good] for good in GOODS})


def points(player: dict[str, Any]) -> int:
    """The points that are won: culture and glory tiles, temples as they stand."""
    won = [*player["culture"], *player["glory"], *player["city"]]
    return sum(each.get("points", 0) for each in won)


def tiles_by_type(pane: Pane, player: dict[str, Any]) -> Line:
    """How many tiles of each type a city has."""
    counts = Counter(tile["type"] for tile in player["city"])
    return joined(
        [line(letter(pane, each), pane.digits(counts[each])) for each in TYPES if counts[each]], 1
    )


def standing(pane: Pane, player: dict[str, Any]) -> Parts:
    """Whether a player has passed, and the turn order tile."""
    if player["order"] is not None:
        return Cell(pane.word("cli.minerva.passed_with", order=player["order"]), "bold")
    return Cell(pane.word("cli.minerva.passed"), "bold") if player["passed"] else ""
