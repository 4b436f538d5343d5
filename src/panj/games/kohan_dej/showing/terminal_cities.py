"""Cities of Kohan Dej: towers side by side, or a line of districts for each where it is narrow."""

from collections.abc import Sequence
from typing import Any, Final

from panj.terminal.board import Fold, Pane
from panj.terminal.cells import (
    Block,
    Cell,
    Line,
    Parts,
    beside,
    cut,
    fit,
    flow,
    line,
    trimmed,
)
from panj.terminal.choices import Choice
from panj.terminal.kit import QUIET, bar, spot

TYPE_STYLES: Final = {
    "noble": "black on #e3bd4f",
    "religious": "black on #7fb0ff",
    "trade": "black on #7ccf8a",
    "military": "black on #f0776b",
    "unique": "black on #c99be8",
}
MOST_IN_A_ROW: Final = 5
NUMBER_WIDTH: Final = 2
LEAST_NAME: Final = 9


def cities(pane: Pane) -> list[Block]:
    """All cities, one's own (or the one looked at) first."""
    seats = [pane.focus, *pane.rivals]
    if pane.is_wide and pane.has_rivals:
        return towers(pane, seats)
    return [[each for seat in seats for each in city_lines(pane, seat)]]


def towers(pane: Pane, seats: Sequence[int]) -> list[Block]:
    """A column for each city; six and more stand in two rows."""
    rows = 1 if len(seats) <= MOST_IN_A_ROW else 2
    in_row = -(-len(seats) // rows)
    columns = pane.columns // max(in_row, 3)
    return [
        beside(*[tower(pane, seat, columns - 1) for seat in seats[at : at + in_row]], gap=1)
        for at in range(0, len(seats), in_row)
    ]


def tower(pane: Pane, seat: int, columns: int) -> Block:
    """A city from its owner's name down."""
    player = pane.view["players"][seat]
    head = line(pane.badge_with_you(seat, columns - 8), marks(pane, player))
    found = [
        fit(head, columns),
        line(progress(pane, player), "  ", points(pane, player)),
        line(gold(pane, player), "  ", cards(pane, player)),
    ]
    for place in range(len(player["city"])):
        found.append(floor(pane, seat, place, columns))
    return found


def marks(pane: Pane, player: dict[str, Any]) -> Line:
    """Whether a city is safe from the role of rank 8."""
    return line(" ", Cell(pane.word("cli.kohan_dej.safe"), "cyan")) if player["protected"] else []


def progress(pane: Pane, player: dict[str, Any]) -> Line:
    """How far a city is from the size that ends the game."""
    return bar(player["size"], pane.view["target"])


def points(pane: Pane, player: dict[str, Any]) -> str:
    """The points so far."""
    return pane.word("core.points", points=player["points"])


def gold(pane: Pane, player: dict[str, Any]) -> Line:
    """The gold of a player."""
    return [Cell(pane.word("cli.kohan_dej.gold", gold=player["gold"]), "yellow")]


def cards(pane: Pane, player: dict[str, Any]) -> str:
    """How many cards a player holds."""
    return pane.word("cli.kohan_dej.cards", cards=player["hand"])


def floor(pane: Pane, seat: int, place: int, columns: int) -> Line:
    """A district of a tower: its move's number, type, name and cost."""
    district = pane.view["players"][seat]["city"][place]
    lead = line(spot(pane, touching(pane, seat, place), NUMBER_WIDTH), " ", letter(pane, district))
    cost = cost_text(pane, district)
    name = columns - NUMBER_WIDTH - 4 - len(cost)
    return line(lead, " ", fit(district_name(pane, district), name), " ", Cell(cost, QUIET))


def touching(pane: Pane, seat: int, place: int) -> list[Choice]:
    """The moves that would touch a district."""
    return pane.at(f"district:{seat},{place}")


def letter(pane: Pane, district: dict[str, Any]) -> Cell:
    """The letter of a type on its colour."""
    kind = district["type"]
    return Cell(pane.word(f"cli.kohan_dej.letter.{kind}"), TYPE_STYLES[kind])


def district_name(pane: Pane, district: dict[str, Any]) -> str:
    """What a district is called."""
    return pane.word(f"kohan_dej.district.{district['district']}")


def cost_text(pane: Pane, district: dict[str, Any]) -> str:
    """The cost now; a coin on it is told."""
    return pane.digits(district["cost"]) + ("*" if district["coin"] else "")


# In lines


def city_lines(pane: Pane, seat: int) -> Block:
    """A player and the city in a line of districts; rivals fold to one line."""
    player = pane.view["players"][seat]
    facts: list[Parts] = [
        pane.badge_with_you(seat, 16),
        progress(pane, player),
        points(pane, player),
        gold(pane, player),
        cards(pane, player),
    ]
    if player["protected"]:
        facts.append(Cell(pane.word("cli.kohan_dej.safe"), "cyan"))
    shown = districts(pane, seat)
    if pane.fold >= Fold.PARTS and seat != pane.focus:
        return one_line(pane, facts, shown, any(touched(pane, seat)))
    return (
        [*flow(facts, pane.columns), *flow(shown, pane.columns, "  ")]
        if shown
        else flow(facts, pane.columns)
    )


def one_line(pane: Pane, facts: Sequence[Parts], shown: Sequence[Line], is_touched: bool) -> Block:
    """A rival in one line, without the bar; the districts too where moves touch them."""
    short = [facts[0], *facts[2:]]
    if is_touched and pane.fold < Fold.MOVES:
        return flow([*short, *shown], pane.columns, indent=2)
    return flow(short, pane.columns)[:1]


def touched(pane: Pane, seat: int) -> list[list[Choice]]:
    """For every district the moves that would touch it."""
    count = len(pane.view["players"][seat]["city"])
    return [touching(pane, seat, place) for place in range(count)]


def districts(pane: Pane, seat: int) -> list[Line]:
    """The districts of a city one after another."""
    city = pane.view["players"][seat]["city"]
    return [
        card(pane, district, touching(pane, seat, place)) for place, district in enumerate(city)
    ]


def card(pane: Pane, district: dict[str, Any], choices: Sequence[Choice]) -> Line:
    """A district or a card in a row of them."""
    name = district_name(pane, district)
    shown = cut(name, LEAST_NAME) if pane.fold >= Fold.NAMES else name
    lead = line(trimmed(spot(pane, choices, 1)), " ") if choices else []
    cost = Cell(cost_text(pane, district), QUIET)
    return line(lead, letter(pane, district), " ", shown, " ", cost)
