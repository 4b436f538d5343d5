"""The table of Minerva: the city, what may be built, culture, seats, the moves by what they do."""

from typing import ClassVar, Final

from panj.games.minerva.showing.terminal_city import choices_on, city, window_of
from panj.games.minerva.showing.terminal_display import (
    is_list,
    list_of_offers,
    offers_in_columns,
)
from panj.games.minerva.showing.terminal_effects import legend_entries
from panj.games.minerva.showing.terminal_seats import culture, possessions, seats
from panj.terminal.board import Board, Fold, Group, Pane
from panj.terminal.cells import Block, Cell, Parts, beside, flow, line, widest
from panj.terminal.choices import Choice
from panj.terminal.kit import QUIET, legend, numbers_of, spelled, why_not

BUILDING: Final = ("build", "build_half", "take")
ON_CELLS: Final = ("place", "choose", "assistant")
GROUPS: Final = {
    "trade": ("sell", "buy", "exchange", "pay_pair", "gain", "side"),
    "culture": ("culture", "take_culture"),
    "line": ("activate",),
    "people": ("hire_denarii", "hire_glory"),
    "other": ("use", "pass", "stop", "decline"),
}
TURN_GROUPS: Final = {
    "people": GROUPS["people"],
    "other": (*GROUPS["other"], *GROUPS["trade"]),
}
"""While a turn begins, selling is one of the other things that one may do."""

GAP: Final = 2
FEW: Final = 3
LEAST_CITY: Final = 32


class MinervaBoard(Board):
    """The own city as a grid, and beside it what may be built."""

    routine: ClassVar = frozenset(
        f"minerva.log.{name}" for name in ("revealed", "temple_revealed", "paid", "income", "score")
    )

    def title(self, pane: Pane) -> list[Parts]:
        view = pane.view
        facts: list[Parts] = [
            pane.word("cli.minerva.round", round=view["round"], rounds=view["rounds"]),
            pane.word("cli.minerva.fee", denarii=view["fee"]),
        ]
        if view["next_order"] is not None:
            facts.append(pane.word("cli.minerva.next_order", number=view["next_order"]))
        glory = [
            pane.digits(each["points"])
            for each in view["glory"]
            if each["round"] == view["round"] and each["holder"] is None
        ]
        if glory:
            facts.append(line(Cell(pane.word("cli.minerva.glory")), " ", "/".join(glory)))
        if "rank" in view:
            facts.append(pane.word(f"minerva.rank.{view['rank']}"))
        return [*facts, pane.word("cli.minerva.deck", count=view["deck"])]

    def table(self, pane: Pane) -> list[Block]:
        found = beside_display(pane) if is_list(pane) else above_display(pane)
        legends = [flow_legend(pane)] if pane.has_legends else []
        return [*found, seats(pane), *legends]

    def groups(self, pane: Pane) -> list[Group]:
        verbs = GROUPS if not pane.of("pass") else TURN_GROUPS
        found = [build_group(pane), place_group(pane)]
        found += [group_of(pane, name, pane.of(*some)) for name, some in verbs.items()]
        return merged([each for each in found if each is not None])

    def part(self, pane: Pane, key: str) -> Block | None:
        if key == "d":
            return list_of_offers(pane)
        return city(pane, pane.columns) if key == "c" else None


# The table


def beside_display(pane: Pane) -> list[Block]:
    """The city with goods and culture below it, and beside it a list of what may be built."""
    offered = list_of_offers(pane)
    room = max(pane.columns - widest(offered) - GAP, LEAST_CITY)
    mine = [*city(pane, room), *possessions_part(pane, room), *culture(pane, room)]
    return [[line(each) for each in beside(mine, offered, gap=GAP)]]


def above_display(pane: Pane) -> list[Block]:
    """The city with goods and culture beside it, and below what may be built in columns."""
    room = pane.columns * 3 // 5
    grid = city(pane, room)
    rest = pane.columns - widest(grid) - GAP
    mine = beside(grid, [*possessions_part(pane, rest), *culture(pane, rest)], gap=GAP)
    return [mine, offers_in_columns(pane)]


def possessions_part(pane: Pane, room: int) -> Block:
    """The goods with their names; where lines are scarce the line of the seat tells them."""
    return possessions(pane, room) if pane.has_rivals else []


def flow_legend(pane: Pane) -> Block:
    """What letters and signs mean."""
    return [
        each
        for entries in legend_entries(pane)
        for each in flow([legend([entry]) for entry in entries], pane.columns)
    ]


# The moves


def group_title(pane: Pane, name: str) -> str:
    """What a group of moves is called."""
    return pane.word(f"cli.minerva.group.{name}")


def group_of(pane: Pane, name: str, choices: list[Choice]) -> Group | None:
    """Moves that do the same, each in its words."""
    if not choices:
        return None
    items = [move_line(pane, each) for each in choices]
    brief = [numbers_of(pane, choices)] if len(choices) > FEW else None
    return Group(group_title(pane, name), items, brief)


def move_line(pane: Pane, choice: Choice) -> list[Cell]:
    """A move in words; what it brings is left out last."""
    return spelled(pane, choice, gains=pane.fold < Fold.MOVES)


def build_group(pane: Pane) -> Group | None:
    """What may be built: the numbers stand in the display."""
    choices = pane.of(*BUILDING)
    others = why_not(pane, sum(each.thing.startswith("tile:") for each in pane.blocked))
    if not choices:
        return Group(group_title(pane, "build"), others) if others else None
    where = Cell(pane.word("cli.minerva.at.display"), QUIET)
    brief: list[Parts] = [line(numbers_of(pane, choices), " ", where), *others]
    if not pane.is_wide or pane.fold >= Fold.RIVALS:
        return Group(group_title(pane, "build"), brief)
    items: list[Parts] = [spelled(pane, each, named(pane, each), gains=False) for each in choices]
    return Group(group_title(pane, "build"), [*items, *others], brief)


def named(pane: Pane, choice: Choice) -> str:
    """The tile of a move that builds; other moves in their words."""
    tiles = [each for each in choice.things if each.startswith("tile:")]
    return pane.called(tiles[0]) if tiles else choice.words


def place_group(pane: Pane) -> Group | None:
    """Cells to choose: their numbers stand in the city; those out of sight are spelled."""
    choices = pane.of(*ON_CELLS)
    laying = pane.of("residence")
    items: list[Parts] = [spelled(pane, each) for each in laying]
    if choices:
        items += cell_items(pane, choices)
    name = "people" if laying or pane.of("assistant") else "city"
    return Group(group_title(pane, name), items) if items else None


def cell_items(pane: Pane, choices: list[Choice]) -> list[Parts]:
    """The numbers in the city as ranges, and moves on cells that are not seen."""
    window = window_of(pane, pane.columns * 3 // 5 if not is_list(pane) else room_of_city(pane))
    seen = {
        each.number
        for place, some in choices_on(pane).items()
        if window.has(place)
        for each in some
    }
    shown = [each for each in choices if each.number in seen]
    verb = "assistant" if choices[0].verb == "assistant" else "cell"
    where = Cell(pane.word(f"cli.minerva.at.{verb}"), QUIET)
    found: list[Parts] = [line(numbers_of(pane, shown), " ", where)] if shown else []
    return [*found, *[spelled(pane, each) for each in choices if each not in shown]]


def room_of_city(pane: Pane) -> int:
    """The columns that the display leaves to the city."""
    return max(pane.columns - widest(list_of_offers(pane)) - GAP, LEAST_CITY)


def merged(groups: list[Group]) -> list[Group]:
    """Groups of one title as one."""
    found: dict[str, Group] = {}
    for each in groups:
        first = found.setdefault(each.title, each)
        if first is not each:
            first.items += each.items
            first.brief = None
    return list(found.values())


BOARD: Final = MinervaBoard()
