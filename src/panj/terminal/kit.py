"""Pieces of which boards are made: numbers of moves, badges in tables, bars, boxes, legends."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from panj.terminal.board import NARROW_NAME, Group, Pane
from panj.terminal.cells import (
    END,
    Block,
    Cell,
    Line,
    Parts,
    fit,
    grid,
    joined,
    line,
    trimmed,
    widest,
    width,
)
from panj.terminal.choices import Choice
from panj.terminal.names import short_names

NUMBER: Final = "bold cyan"
HEADING: Final = "bold"
QUIET: Final = "dim"
GAIN: Final = "green"
PRICE: Final = "yellow"
DANGER: Final = "bold red"

MOST_NAME: Final = 16
LEAST_NAME: Final = 4
"""Names that are cut shorter tell nothing."""

# Numbers of moves


def number(pane: Pane, value: int) -> Cell:
    """The number that is typed to make a move."""
    return Cell(pane.screen.number(value), NUMBER, (value,))


def numbers(pane: Pane, values: Iterable[int]) -> Line:
    """Several numbers, those in a row as a range: `1, 5-10`."""
    found: Line = []
    for low, high in ranges(values):
        if found:
            found.append(Cell(pane.screen.words.comma, QUIET))
        if low == high:
            found.append(number(pane, low))
        else:
            shown = pane.word(
                "cli.range", low=pane.screen.number(low), high=pane.screen.number(high)
            )
            found.append(Cell(shown, NUMBER, range(low, high + 1)))
    return found


def ranges(values: Iterable[int]) -> list[tuple[int, int]]:
    """Numbers as ranges, from the lowest."""
    found: list[tuple[int, int]] = []
    for value in sorted(set(values)):
        if found and found[-1][1] == value - 1:
            found[-1] = (found[-1][0], value)
        else:
            found.append((value, value))
    return found


def numbers_of(pane: Pane, choices: Iterable[Choice]) -> Line:
    """The numbers of moves, in a row as ranges."""
    return numbers(pane, [each.number for each in choices])


def spot(pane: Pane, choices: Sequence[Choice], columns: int = 2, none: str = "") -> Line:
    """What stands before a thing: the number of the move that it may be chosen by, several as
    `5/6`; `none` (nothing, or `–`) where there is no such move."""
    shown: Line = []
    for each in choices:
        shown += line(Cell("/", QUIET) if shown else "", number(pane, each.number))
    if not shown:
        shown = [Cell(none, QUIET)]
    if width(shown) > columns:
        shown = numbers_of(pane, choices)
    return fit(shown, max(columns, width(shown)), END)


def spelled(pane: Pane, choice: Choice, words: str = "", gains: bool = True) -> Line:
    """A move with its number, its words, and what it costs and brings."""
    shown = line(number(pane, choice.number), " ", words or choice.words)
    if gains and choice.gains:
        shown += line(" ", Cell(f"({pane.screen.words.comma.join(choice.gains)})", GAIN))
    return shown


def why_not(pane: Pane, count: int) -> list[Parts]:
    """The key that tells why so many things cannot be chosen; nothing if there are none."""
    if not count:
        return []
    return [line(Cell("?", NUMBER), " ", Cell(pane.word("cli.why_not", count=count), QUIET))]


def group(
    pane: Pane, title: str, choices: Sequence[Choice], more: Sequence[Parts] = ()
) -> list[Group]:
    """A group of moves told one by one; none where there are no moves."""
    if not choices:
        return []
    items = [spelled(pane, each) for each in choices]
    return [Group(title, [*items, *more], [numbers_of(pane, choices), *more])]


def placed(
    pane: Pane, title: str, choices: Sequence[Choice], where: str, more: Sequence[Parts] = ()
) -> list[Group]:
    """A group of moves whose numbers stand on the table: their range, and where to look."""
    if not choices:
        return []
    return [Group(title, [line(numbers_of(pane, choices), " ", Cell(where, QUIET)), *more])]


def by_verb(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Moves of one verb together, in their order."""
    return [list(found) for _, found in groupby(choices, lambda each: each.verb)]


# Tables by seat


def seat_table(
    pane: Pane, rows: Sequence[tuple[str, Sequence[Parts]]], columns: int, names: bool = True
) -> Block:
    """A column for each seat and a row for each fact: `("points", ["37", "25"])`. Names are cut to
    what so many columns leave them, and left out when that is too little to tell them apart."""
    seats = range(len(pane.names))
    shapes: list[Parts] = ["", *[pane.shape(seat) for seat in seats]]
    body: list[list[Parts]] = [[Cell(title, QUIET), *values] for title, values in rows]
    aligns = "<" + ">" * len(seats)
    for most in range(NARROW_NAME, LEAST_NAME - 1, -1) if names else ():
        if len(set(short_names(pane.names, most))) < len(set(pane.names)):
            break
        called: list[Parts] = ["", *[pane.badge(seat, most)[2:] for seat in seats]]
        found = grid([shapes, called, *body], aligns)
        if widest(found) <= columns:
            return found
    found = grid([shapes, *body], aligns)
    return found if widest(found) <= columns else grid([shapes, *body], aligns, 1)


def seat_lines(
    pane: Pane, rows: Sequence[Sequence[Parts]], seats: Sequence[int] = (), aligns: str = ""
) -> Block:
    """A line for each seat: its badge, then facts in columns. Names give way to facts."""
    which = seats or range(len(pane.names))
    found: Block = []
    for most in range(MOST_NAME, LEAST_NAME - 1, -1):
        badges = [pane.badge_with_you(seat, most) for seat in which]
        cells = [[badge, *row] for badge, row in zip(badges, rows, strict=True)]
        found = grid(cells, "<" + aligns)
        if widest(found) <= pane.columns:
            break
    return found


# Bars, boxes, legends


def bar(done: int, whole: int, style: str = "") -> Line:
    """How much of a whole is done; it fills from where reading begins."""
    shown = max(0, min(done, whole))
    return [Cell("▰" * shown, style), Cell("▱" * (whole - shown), QUIET)]


def box(
    title: Parts,
    body: Sequence[Sequence[Cell]],
    columns: int,
    lower: Parts = "",
    style: str = QUIET,
    turned: bool = False,
) -> Block:
    """A frame of so many columns around lines, with a title in its upper edge and words in its
    lower one. Pass `pane.is_rtl` as `turned`, but not for a box that goes into `fixed`."""
    inner = columns - 2
    side = Cell("│", style)
    return [
        edge("╮╭" if turned else "╭╮", title, inner, style),
        *[line(side, " ", fit(each, inner - 2), " ", side) for each in body],
        edge("╯╰" if turned else "╰╯", lower, inner, style),
    ]


def edge(corners: str, words: Parts, inner: int, style: str) -> Line:
    """An edge of a box, with words in it."""
    shown = trimmed(fit(words, min(width(line(words)), inner - 2)))
    if shown:
        shown = line(" ", shown, " ")
    rest = "─" * (inner - width(shown))
    return line(Cell(corners[0], style), shown, Cell(rest, style), Cell(corners[1], style))


def legend(entries: Sequence[tuple[Parts, str]]) -> Line:
    """What letters mean: `N noble  R religious`."""
    return joined([line(letter, " ", Cell(word, QUIET)) for letter, word in entries])
