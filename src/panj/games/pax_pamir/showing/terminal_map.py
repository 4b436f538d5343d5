"""The map of Pax Pamir: two rows of regions, with all nine borders and their roads between them."""

from collections.abc import Sequence
from typing import Any, Final

from panj.games.pax_pamir.showing.terminal_faces import (
    blocks_of,
    coalition_letter,
    fitting,
    numbered,
    region_name,
    roads_of,
    seats_of,
    several,
    spaced,
)
from panj.terminal.board import Pane
from panj.terminal.cells import (
    CENTRE,
    Block,
    Cell,
    Line,
    cut,
    fit,
    fixed,
    line,
    trimmed,
    width,
)
from panj.terminal.choices import Choice
from panj.terminal.kit import HEADING, QUIET, box

ABOVE: Final = ("transcaspia", "kabul", "punjab")
BELOW: Final = ("persia", "herat", "kandahar")
LEVEL: Final = {
    ABOVE: ("kabul_transcaspia", "kabul_punjab"),
    BELOW: ("herat_persia", "herat_kandahar"),
}
DOWN: Final = ("persia_transcaspia", "herat_kabul", "kandahar_punjab")
ASLANT: Final = ("herat_transcaspia", "kabul_kandahar")

ON_REGIONS: Final = ("build_army", "battle_region", "rebuke")
ON_BORDERS: Final = ("build_road", "place_road")
ON_PIECES: Final = ("take_army", "take_tribe", "remove_army", "remove_tribe")

BOX: Final = 17
GAP: Final = 5
LABEL: Final = 8
FLAT: Final = 21
FLAT_GAP: Final = 8


def country(pane: Pane) -> Block:
    """The map, as boxes or as a few lines; it stands from left to right in every language."""
    drawn = boxes(pane) if pane.is_wide and pane.has_parts else lines(pane)
    return fixed([trimmed(each) for each in drawn])


# What lies where


def region_of(pane: Pane, region: str) -> dict[str, Any]:
    """What the view says of a region."""
    found: dict[str, Any] = next(each for each in pane.view["regions"] if each["region"] == region)
    return found


def ruler(pane: Pane, region: str) -> Line:
    """The shape of who rules."""
    seat = region_of(pane, region)["ruler"]
    return [] if seat is None else [Cell(" "), pane.shape(seat)]


def pieces(pane: Pane, region: str, columns: int) -> Line:
    """Tribes as shapes and armies as letters; the moves that take them where there is room."""
    told = region_of(pane, region)
    plain = spaced([seats_of(pane, told["tribes"]), blocks_of(pane, told["armies"])])
    counted = line(short_tribes(pane, told), " ", roads_of(pane, told["armies"]))
    ways = [with_moves(pane, region), plain, counted] if pane.of(*ON_PIECES) else [plain, counted]
    return fitting(ways, columns) if plain else [Cell("–", QUIET)]


def short_tribes(pane: Pane, told: dict[str, Any]) -> Line:
    """Tribes as shapes with their number."""
    found: Line = []
    for seat, count in enumerate(told["tribes"]):
        if count:
            found += [pane.shape(seat), Cell(pane.digits(count) if count > 1 else "")]
    return found


def with_moves(pane: Pane, region: str) -> Line:
    """The pieces of a region, each kind behind the number of the move that takes one."""
    told = region_of(pane, region)
    found: list[Line] = []
    for seat, count in enumerate(told["tribes"]):
        moves = numbered(pane, taking(pane, f"tribe:{region}:{seat}"))
        found.append(line(moves, several(pane, pane.shape(seat), count)))
    for coalition, count in told["armies"].items():
        moves = numbered(pane, taking(pane, f"army:{region}:{coalition}"))
        letter = Cell(coalition_letter(pane, coalition))
        found.append(line(moves, " " if moves else "", several(pane, letter, count)))
    return spaced(found)


def taking(pane: Pane, piece: str) -> list[Choice]:
    """The moves that take a piece off the map."""
    return [each for each in pane.at(piece) if each.verb in ON_PIECES]


def on_region(pane: Pane, region: str) -> Line:
    """The number of the move that chooses a region."""
    found = [each for each in pane.at(f"region:{region}") if each.verb in ON_REGIONS]
    return numbered(pane, found)


def on_border(pane: Pane, border: str) -> Line:
    """The number of the move that puts a road on a border."""
    found = [each for each in pane.at(f"border:{border}") if each.verb in ON_BORDERS]
    return numbered(pane, found)


def roads(pane: Pane, border: str) -> Line:
    """The roads of a border; a dot where there are none."""
    told = next(each for each in pane.view["borders"] if each["border"] == border)
    return roads_of(pane, told["roads"]) or [Cell("·", QUIET)]


def label(pane: Pane, border: str, columns: int) -> Line:
    """The move on a border and its roads, in so many columns."""
    moves, laid = on_border(pane, border), roads(pane, border)
    return fitting([spaced([moves, laid]), line(moves, laid), moves or laid], columns)


def level(pane: Pane, border: str, columns: int, has_move: bool) -> Line:
    """A border between two regions of one row."""
    laid = label(pane, border, columns) if has_move else roads(pane, border)
    rest = columns - width(laid)
    left = max(rest, 0) // 2
    return line(Cell("─" * left, QUIET), laid, Cell("─" * (rest - left), QUIET))


def slope() -> Cell:
    """A border that runs aslant."""
    return Cell("╲", QUIET)


# As boxes


def boxes(pane: Pane) -> Block:
    """Every region a box, every border a line."""
    return [*above(pane), between(pane), *below(pane)]


def region_boxes(pane: Pane, regions: Sequence[str]) -> list[Block]:
    """The boxes of a row."""
    found: list[Block] = []
    for region in regions:
        shape = ruler(pane, region)
        name = cut(region_name(pane, region), BOX - 4 - width(shape))
        title = line(Cell(name, HEADING), shape)
        body = [pieces(pane, region, BOX - 4)]
        found.append(box(title, body, BOX, on_region(pane, region)))
    return found


def above(pane: Pane) -> Block:
    """The upper row, with the borders that leave it."""
    one, two, three = region_boxes(pane, ABOVE)
    first, second = LEVEL[ABOVE]
    heads = [fit(on_border(pane, each), GAP, CENTRE) for each in (first, second)]
    ways = [level(pane, each, GAP, False) for each in (first, second)]
    foot = fit([slope()], GAP)
    return [
        line(one[0], heads[0], two[0], heads[1], three[0]),
        line(one[1], ways[0], two[1], ways[1], three[1]),
        line(one[2], foot, two[2], foot, three[2]),
    ]


def between(pane: Pane) -> Line:
    """The borders between the rows."""
    first, second, third = DOWN
    rest = BOX + GAP - 3 - LABEL
    found = fit(label(pane, first, BOX), BOX, CENTRE)
    for aslant, down in zip(ASLANT, (second, third), strict=True):
        found += line("  ", slope(), fit(label(pane, aslant, LABEL), LABEL))
        found += line(" ", fit(label(pane, down, rest - 1), rest - 1))
    return found


def below(pane: Pane) -> Block:
    """The lower row, with the borders that reach it."""
    one, two, three = region_boxes(pane, BELOW)
    first, second = LEVEL[BELOW]
    heads = [line(fit(on_border(pane, each), GAP - 1), slope()) for each in (first, second)]
    ways = [level(pane, each, GAP, False) for each in (first, second)]
    space = [Cell(" " * GAP)]
    return [
        line(one[0], heads[0], two[0], heads[1], three[0]),
        line(one[1], ways[0], two[1], ways[1], three[1]),
        line(one[2], space, two[2], space, three[2]),
    ]


# As lines


def lines(pane: Pane) -> Block:
    """Every row of regions one line, and one for the borders between them."""
    return [flat_row(pane, ABOVE), flat_between(pane), flat_row(pane, BELOW)]


def flat_row(pane: Pane, regions: tuple[str, str, str]) -> Line:
    """A row of regions, with the borders between them."""
    one, two, three = (fit(flat(pane, each), FLAT) for each in regions)
    first, second = (level(pane, each, FLAT_GAP - 1, True) for each in LEVEL[regions])
    return line(one, first, " ", two, second, " ", three)


def flat(pane: Pane, region: str) -> Line:
    """A region in one line: the move on it, its name, who rules, what stands there."""
    moves = on_region(pane, region)
    lead = line(moves, " " if moves else "")
    shape = ruler(pane, region)
    name = region_name(pane, region)
    told = pieces(pane, region, FLAT - width(lead) - width(shape) - 6)
    room = FLAT - 2 - width(lead) - width(shape) - width(told)
    return line(lead, Cell(cut(name, max(room, 3)), HEADING), shape, " ", told, " ")


def flat_between(pane: Pane) -> Line:
    """The borders between the rows in one line."""
    first, second, third = DOWN
    room = FLAT_GAP - 2
    found = fit(label(pane, first, FLAT), FLAT - 1, CENTRE)
    for aslant, down in zip(ASLANT, (second, third), strict=True):
        found += line(slope(), " ", fit(label(pane, aslant, room + 1), room + 1))
        found += fit(label(pane, down, FLAT - 1), FLAT - 1, CENTRE)
    return found
