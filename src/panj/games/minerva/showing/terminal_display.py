"""What may be built in Minerva: the display, the temples, the pairs of a game alone."""

from typing import Any, Final

from panj.games.minerva.showing.terminal_effects import (
    amount,
    amounts,
    condition_in_words,
    effect,
    letter,
)
from panj.terminal.board import Fold, Pane
from panj.terminal.cells import (
    Block,
    Cell,
    Line,
    Parts,
    cut,
    cut_line,
    fit,
    grid,
    in_columns,
    line,
    width,
)
from panj.terminal.choices import Choice
from panj.terminal.kit import HEADING, NUMBER, PRICE, QUIET, spot

NAME_WIDTH: Final = 17
SHORT_NAME: Final = 13
SHORTEST_NAME: Final = 9
NAME_IN_PAIR: Final = 8
HALF: Final = 24
NUMBER_WIDTH: Final = 2
NO_MARK: Final = "  "


class Offer:
    """A tile that may be built, and the moves that build it."""

    def __init__(self, tile: dict[str, Any], choices: list[Choice]) -> None:
        self.tile = tile
        self.choices = choices

    @property
    def is_temple(self) -> bool:
        """Whether it is a temple."""
        return bool(self.tile.get("type") == "temple")


def offers(pane: Pane) -> list[Offer]:
    """Everything on offer: the display or the pairs, then the temples."""
    view = pane.view
    found = [Offer(tile, built(pane, tile)) for tile in [*view["display"], *view["temples"]]]
    return [*found, *[each for pair in pairs(pane) for each in pair]]


def built(pane: Pane, tile: dict[str, Any]) -> list[Choice]:
    """The move that builds a tile which lies alone."""
    return pane.at(f"tile:{tile['tile']}", "build")


def pairs(pane: Pane) -> list[list[Offer]]:
    """The pairs of a game alone: of each one tile is taken, the other leaves the game."""
    found = []
    for at, pair in enumerate(pane.view["pairs"]):
        here = pane.at(f"pair:{at}")
        found.append([Offer(tile, [m for m in here if takes(m, tile)]) for tile in pair])
    return found


def takes(choice: Choice, tile: dict[str, Any]) -> bool:
    """Whether a move takes this tile of its pair."""
    return f"tile:{tile['tile']}" in choice.things or is_round(tile, choice)


def is_round(tile: dict[str, Any], choice: Choice) -> bool:
    """Whether a move takes this tile as the round tile of its pair."""
    return tile["tile"] == "round_tile" and choice.verb == "take"


def is_asked(pane: Pane) -> bool:
    """Whether tiles on offer are chosen now."""
    return any(each.choices for each in offers(pane))


def is_list(pane: Pane) -> bool:
    """Whether every tile has a line of its own, beside the city; otherwise they stand in columns
    below it."""
    return len(shown_offers(pane)) <= pane.room.lines // 2 + 2 and pane.fold < Fold.NAMES


def shown_offers(pane: Pane) -> list[Offer]:
    """The tiles that are told: where there is no room, those that can be chosen."""
    every = offers(pane)
    if pane.has_parts:
        return every
    if not is_asked(pane):
        return []
    chosen = [each for each in every if each.choices]
    if pane.fold >= Fold.NAMES:
        return chosen
    return [each for each in every if each.choices or not each.is_temple]


def list_of_offers(pane: Pane, most_name: int = 0) -> Block:
    """A line for each tile: its move, type, name, what it gives and costs, what one would pay."""
    name = most_name or (NAME_WIDTH if pane.is_wide else SHORT_NAME)
    rows: list[list[Parts]] = [heading(pane)]
    marks = pair_marks(pane)
    for each in shown_offers(pane):
        first, *rest = row_of(pane, each, name)
        rows.append([line(marks.get(id(each.tile), NO_MARK) if marks else "", first), *rest])
    if len(rows) == 1:
        rows = []
    aligns = "<<<>" if pane.is_wide else "<<<"
    return [*grid(rows, aligns, 1), *hidden_line(pane)]


def pair_marks(pane: Pane) -> dict[int, Line]:
    """What stands before the tiles of a pair in a list: a bracket around both."""
    corners = "╮╯" if pane.is_rtl else "╭╰"
    return {
        id(each.tile): line(Cell(corner, QUIET), " ")
        for pair in pairs(pane)
        for each, corner in zip(pair, corners, strict=False)
        if len(pair) > 1
    }


def heading(pane: Pane) -> list[Parts]:
    """What the columns of the list are."""
    names = ["display", "gives", *(["costs", "you_pay"] if pane.is_wide else ["pay"])]
    styles = [HEADING, QUIET, QUIET, QUIET]
    return [
        Cell(pane.word(f"cli.minerva.{name}"), style)
        for name, style in zip(names, styles, strict=False)
    ]


def row_of(pane: Pane, offer: Offer, most_name: int) -> list[Parts]:
    """One tile in columns."""
    tile = offer.tile
    number = spot(pane, offer.choices, NUMBER_WIDTH, "–")
    if "type" not in tile:
        gain = amount(pane, "denarius", tile["denarii"])
        return [line(number, " ", pane.word("minerva.tile.round_tile")), gain, "", ""]
    name = line(number, " ", letter(pane, tile["type"]), " ", named(pane, tile, most_name))
    gives = [] if offer.is_temple else effect(pane, tile["effect"])
    if pane.is_wide:
        return [name, gives, amounts(pane, tile["cost"]), denarii(pane, tile)]
    return [name, gives, payment(pane, tile)]


def name_of(pane: Pane, tile: dict[str, Any]) -> Line:
    """What a tile is called; a temple by what it counts."""
    if tile["type"] == "temple":
        return condition_in_words(pane, tile["effect"])
    return [Cell(pane.word(f"minerva.tile.{tile['tile']}"))]


def named(pane: Pane, tile: dict[str, Any], most: int) -> Line:
    """The name in so many columns, and behind it how many there are."""
    copies = line(" ", f"×{pane.digits(tile['count'])}") if tile["count"] > 1 else []
    return line(cut_line(name_of(pane, tile), most - width(copies)), copies)


def denarii(pane: Pane, tile: dict[str, Any]) -> Line:
    """The denarii for what is missing."""
    count = tile.get("denarii", 0)
    return [Cell(amount(pane, "denarius", count), PRICE)] if count else []


def payment(pane: Pane, tile: dict[str, Any]) -> Line:
    """What the reader would pay: the resources held, and denarii for the others."""
    return amounts(pane, payment_of(pane, tile))


def payment_of(pane: Pane, tile: dict[str, Any]) -> dict[str, int]:
    """The same as numbers; who only watches is told the cost."""
    if "denarii" not in tile:
        cost: dict[str, int] = tile["cost"]
        return cost
    goods = pane.view["players"][pane.me]["goods"]
    held = {good: min(count, goods[good]) for good, count in tile["cost"].items()}
    return {**held, "denarius": tile["denarii"]}


def offers_in_columns(pane: Pane) -> Block:
    """The tiles one after another in columns, below the city."""
    most = SHORTEST_NAME if not pane.is_wide or pane.fold >= Fold.NAMES else SHORT_NAME
    if pane.view["pairs"]:
        return pairs_in_columns(pane)
    items = [short_offer(pane, each, most) for each in shown_offers(pane)]
    return [*(in_columns(items, pane.columns) if items else []), *hidden_line(pane)]


def pairs_in_columns(pane: Pane) -> Block:
    """Pairs, both tiles of each, and the temples."""
    shown = {id(each.tile) for each in shown_offers(pane)}
    items = [
        pair_line(pane, pair)
        for pair in pairs(pane)
        if any(id(each.tile) in shown for each in pair)
    ]
    temples = [
        short_offer(pane, Offer(tile, built(pane, tile)), SHORTEST_NAME)
        for tile in pane.view["temples"]
        if id(tile) in shown
    ]
    found = [in_columns(each, pane.columns) for each in (items, temples) if each]
    return [*[row for block in found for row in block], *hidden_line(pane)]


def pair_line(pane: Pane, pair: list[Offer]) -> Line:
    """The tiles of a pair beside one another."""
    found: Line = []
    for each in pair:
        shown = short_offer(pane, each, NAME_IN_PAIR)
        found += line(Cell("│", QUIET), shown) if found else fit(shown, HALF)
    return found


def short_offer(pane: Pane, offer: Offer, most: int) -> Line:
    """One tile with its move, what it gives and what one would pay."""
    tile = offer.tile
    number = spot(pane, offer.choices, NUMBER_WIDTH, "–")
    if "type" not in tile:
        gain = amount(pane, "denarius", tile["denarii"])
        return line(number, " ", cut(pane.word("minerva.tile.round_tile"), most), " ", gain)
    lead = line(number, " ", letter(pane, tile["type"]), " ")
    if offer.is_temple:
        return line(lead, effect(pane, tile["effect"]), " ", charge(pane, tile))
    name = named(pane, tile, most)
    return line(lead, name, " ", effect(pane, tile["effect"]), " ", charge(pane, tile))


def charge(pane: Pane, tile: dict[str, Any]) -> Line:
    """What one would pay, behind a minus: what a tile gives stands before it."""
    price = payment_of(pane, tile)
    return [Cell(each.text, PRICE) for each in amounts(pane, {g: -n for g, n in price.items()})]


def hidden_line(pane: Pane) -> Block:
    """How many tiles are not told, and the key that shows them."""
    hidden = len(offers(pane)) - len(shown_offers(pane))
    if not hidden:
        return []
    name = "more_display" if is_asked(pane) else "whole_display"
    told = Cell(pane.word(f"cli.minerva.{name}", count=hidden), QUIET)
    return [line(told, " ", Cell("v d", NUMBER))]
