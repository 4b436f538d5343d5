"""Cards, pieces and coalitions of Pax Pamir in a few letters."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len

from panj.games.pax_pamir.tables import (
    COALITIONS,
    COURT_CARDS,
    PATRIOT_OF,
    RANK_OF,
    REGION_OF,
    REGIONS,
    SUIT_OF,
    SUITS,
    Event,
)
from panj.terminal.board import Pane
from panj.terminal.cells import Cell, Line, cut, line, width
from panj.terminal.choices import Choice
from panj.terminal.kit import DANGER, PRICE, number

SUIT_STYLES: Final = {
    "economic": "black on #e3bd4f",
    "military": "black on #f0776b",
    "political": "black on #b79be8",
    "intelligence": "black on #7fb0ff",
}
ONE_BY_ONE: Final = 4
"""So many pieces of one owner are drawn each by itself."""


def is_court(card: int) -> bool:
    """Whether a card belongs in a court."""
    return card <= COURT_CARDS


def is_check(card: int) -> bool:
    """Whether a card is a Dominance Check."""
    return Event.FIRST_CHECK <= card <= Event.LAST_CHECK


def card_name(pane: Pane, card: int, most: int = 0) -> str:
    """What a card is called, cut to so many columns."""
    name = pane.word(f"pax_pamir.card.{card}")
    return cut(name, most) if most else name


def region_name(pane: Pane, region: str) -> str:
    """What a region is called."""
    return pane.word(f"pax_pamir.region.{region}")


def suit_letter(pane: Pane, suit: str) -> Cell:
    """The letter of a suit on its colour."""
    return Cell(pane.word(f"cli.pax_pamir.suit.{suit}"), SUIT_STYLES[suit])


def coalition_letter(pane: Pane, coalition: str | None) -> str:
    """The letter of a coalition; a line where there is none yet."""
    return "–" if coalition is None else pane.word(f"cli.pax_pamir.coalition.{coalition}")


def face(pane: Pane, card: int) -> Line:
    """The suit and rank of a court card, or that it is an event."""
    if not is_court(card):
        return [Cell("!!", DANGER)]
    suit = SUITS[SUIT_OF[card]]
    return [suit_letter(pane, suit), Cell(pane.digits(int(RANK_OF[card])))]


def card_region(pane: Pane, card: int) -> str:
    """The region of a court card; what an event is."""
    if not is_court(card):
        return pane.word("cli.pax_pamir.check" if is_check(card) else "cli.pax_pamir.event")
    return region_name(pane, REGIONS[REGION_OF[card]])


def card_place(pane: Pane, card: int, columns: int) -> str:
    """The region of a court card, or what an event is, in so many columns."""
    name = card_region(pane, card)
    if is_court(card) and cell_len(name) > columns:
        name = pane.word(f"cli.pax_pamir.region.{REGIONS[REGION_OF[card]]}")
    return cut(name, columns)


def patriot(pane: Pane, card: int) -> str:
    """The coalition of a patriot."""
    if not is_court(card) or PATRIOT_OF[card] < 0:
        return ""
    return coalition_letter(pane, COALITIONS[PATRIOT_OF[card]])


def seats_of(pane: Pane, counts: Sequence[int]) -> Line:
    """A shape for each piece, the seats after one another."""
    found: Line = []
    for seat, count in enumerate(counts):
        found += several(pane, pane.shape(seat), count)
    return found


def blocks_of(pane: Pane, counts: Mapping[str, int]) -> Line:
    """A letter for each block, the coalitions after one another."""
    found: list[Line] = []
    for coalition, count in counts.items():
        if count:
            found.append(several(pane, Cell(coalition_letter(pane, coalition)), count))
    return spaced(found)


def roads_of(pane: Pane, counts: Mapping[str, int]) -> Line:
    """The roads of a border in short: letters with their number."""
    found: Line = []
    for coalition, count in counts.items():
        if count:
            found.append(Cell(coalition_letter(pane, coalition) + more_than_one(pane, count)))
    return found


def more_than_one(pane: Pane, count: int) -> str:
    """How many, if not one."""
    return pane.digits(count) if count > 1 else ""


def several(pane: Pane, piece: Cell, count: int) -> Line:
    """A piece as often as it is there; many as a number."""
    if count <= ONE_BY_ONE:
        return [Cell(piece.text * count, piece.style)] if count else []
    return [Cell(piece.text + pane.digits(count), piece.style)]


def spaced(parts: Iterable[Line]) -> Line:
    """Parts with one column between them."""
    found: Line = []
    for each in parts:
        if each:
            found += line(" " if found else "", each)
    return found


def numbered(pane: Pane, choices: Sequence[Choice]) -> Line:
    """The numbers of moves before a thing, as `5/6`; nothing where there are none."""
    found: Line = []
    for each in choices:
        found += line("/" if found else "", number(pane, each.number))
    return found


def fitting(lines: Sequence[Line], columns: int) -> Line:
    """The first of several ways to show something that has room, or else the last one."""
    for each in lines:
        if width(each) <= columns:
            return each
    return lines[-1]


def price(pane: Pane, rupees: int) -> Cell:
    """What something costs, in short."""
    return Cell(pane.word("cli.pax_pamir.rupees", rupees=rupees), PRICE)
