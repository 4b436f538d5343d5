"""The market of Pax Pamir: two rows of six cards below their prices, with the moves on them."""

from typing import Any

from panj.games.pax_pamir.showing.terminal_faces import (
    card_name,
    card_place,
    face,
    patriot,
    price,
)
from panj.games.pax_pamir.tables import COLUMNS
from panj.terminal.board import Pane
from panj.terminal.cells import Block, Cell, Line, fit, joined, line, trimmed, width
from panj.terminal.kit import GAIN, HEADING, QUIET, spot

ON_MARKET = ("buy", "tax_card")


def market(pane: Pane) -> Block:
    """The prices where there is room for them, then name and face of every card."""
    columns = (pane.columns + 1) // COLUMNS - 1
    rows: list[list[dict[str, Any]]] = [[], []]
    for slot in pane.view["market"]:
        rows[slot["row"]].append(slot)
    found: Block = [prices(pane, columns)] if pane.is_wide else []
    for row in rows:
        found.append(row_of([name_line(pane, each, columns) for each in row], columns))
        found.append(row_of([face_line(pane, each, columns) for each in row], columns))
    return found


def row_of(cells: list[Line], columns: int) -> Line:
    """Cells of one width next to one another."""
    return trimmed(joined([fit(each, columns) for each in cells], 1))


def prices(pane: Pane, columns: int) -> Line:
    """What a card of each column costs."""
    heads: list[Line] = []
    for at, cost in enumerate(pane.view["prices"]):
        lead = line(Cell(pane.word("cli.pax_pamir.market"), HEADING), " ") if at == 0 else []
        words = pane.word("cli.pax_pamir.price", rupees=cost) if cost else free(pane)
        heads.append(line(lead, Cell(words, QUIET)))
    return row_of(heads, columns)


def free(pane: Pane) -> str:
    """That something costs nothing."""
    return pane.word("cli.pax_pamir.free")


def name_line(pane: Pane, slot: dict[str, Any], columns: int) -> Line:
    """The name of a card; its cost where no price stands above it, or another one."""
    if slot["card"] is None:
        return [Cell("–", QUIET)]
    is_told = pane.is_wide and slot["cost"] == pane.view["prices"][slot["column"]]
    cost = [] if is_told else line(" ", price(pane, slot["cost"]))
    return line(card_name(pane, slot["card"], columns - width(cost)), cost)


def face_line(pane: Pane, slot: dict[str, Any], columns: int) -> Line:
    """The move on a card, its suit, rank and region, the rupees on it, and whose patriot it is."""
    card = slot["card"]
    if card is None:
        return []
    is_asked = bool(pane.of(*ON_MARKET))
    lead = line(spot(pane, pane.at(f"card:{card}"), 2, "–"), " ") if is_asked else []
    lead += line(face(pane, card), " " if pane.is_wide else "")
    letter = patriot(pane, card)
    tail = line(" " if letter else "", letter)
    if slot["rupees"]:
        coins = Cell(f"+{pane.digits(slot['rupees'])}", GAIN)
        tail = line(" " if pane.is_wide else "", coins, tail)
    room = columns - width(lead) - width(tail)
    return line(lead, card_place(pane, card, room), tail)
