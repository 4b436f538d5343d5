"""The common table of Trajan: forum, provinces, building sites, Trajan tiles, seaport."""

from typing import Any, Final

from panj.games.trajan.showing.terminal_pieces import (
    building,
    dash_if_none,
    forum_tile,
    forum_tiles,
    trajan_tile,
)
from panj.terminal.board import Fold, Pane
from panj.terminal.cells import (
    END,
    Block,
    Cell,
    Line,
    Parts,
    fit,
    fixed,
    flow,
    joined,
    line,
    width,
)
from panj.terminal.kit import HEADING, NUMBER, QUIET, legend, numbers_of

TITLE: Final = 12
NARROW_TITLE: Final = 11
SITE_COLUMNS: Final = 5
BUILDINGS: Final = ("door", "stairs", "fountain", "roof", "window")


def heading(pane: Pane, name: str) -> Line:
    """What a row of things is, in a column of such titles."""
    columns = TITLE if pane.is_wide else NARROW_TITLE
    return fit([Cell(pane.word(f"cli.trajan.{name}"), HEADING)], columns)


def is_touched(pane: Pane, *kinds: str) -> bool:
    """Whether moves name things of these kinds."""
    return any(
        thing.partition(":")[0] in kinds for choice in pane.choices for thing in choice.things
    )


def opener(pane: Pane, key: str, count: int = 0) -> Line:
    """The key that shows a folded part."""
    name = pane.word(f"cli.trajan.open.{key}", count=count)
    return line(Cell(name, QUIET), " ", Cell(f"v {key}", NUMBER))


# The forum


def forum(pane: Pane, columns: int) -> Block:
    """The tiles of the forum, the yellow spaces behind a line."""
    view = pane.view["forum"]
    if is_touched(pane, "forum"):
        green, yellow = spaces(pane, "g", view["green"]), spaces(pane, "y", view["yellow"])
    else:
        green, yellow = (
            forum_tiles(pane, [kind for kind in view[name] if kind]) for name in ("green", "yellow")
        )
    items: list[Parts] = [*dash_if_none(green), Cell("│", QUIET), *dash_if_none(yellow)]
    found = flow(items, columns, heading(pane, "forum"))
    if pane.fold >= Fold.PARTS and not is_touched(pane, "forum"):
        items = [opener(pane, "f", len(green) + len(yellow)), *folded(pane)]
        return flow(items, columns, heading(pane, "forum"), 3)
    return found


def spaces(pane: Pane, letter: str, kinds: list[str | None]) -> list[Parts]:
    """Every space that has a tile, with the number of the move that takes it."""
    found: list[Parts] = []
    for at, kind in enumerate(kinds):
        if kind is not None:
            lead = numbers_of(pane, pane.at(f"forum:{letter}{at}"))
            found.append(line(lead or Cell("–", QUIET), " ", forum_tile(pane, kind)))
    return found


# Provinces


def provinces(pane: Pane, columns: int) -> Block:
    """Provinces with their points, tiles, leaders and legionnaires."""
    asked = is_touched(pane, "province")
    shown = [each for each in pane.view["provinces"] if each["province"] != "camp" or asked]
    if not pane.has_parts:
        held = [each for each in shown if matters(pane, each, asked)]
        rest = opener(pane, "p", len(shown) - len(held))
        return flow(
            [*[province(pane, each) for each in held], rest], columns, heading(pane, "provinces")
        )
    return flow([province(pane, each) for each in shown], columns, heading(pane, "provinces"))


def matters(pane: Pane, shown: dict[str, Any], asked: bool) -> bool:
    """Whether a province is told where there is no room: somebody stands there, or it may be
    chosen now."""
    if asked:
        return bool(pane.at(f"province:{shown['province']}"))
    return bool(shown["leaders"] or shown["legionnaires"])


def province(pane: Pane, shown: dict[str, Any]) -> Line:
    """A province: the move, its name and points, and what stands or lies in it."""
    lead = numbers_of(pane, pane.at(f"province:{shown['province']}"))
    name = pane.word(f"trajan.province.{shown['province']}")
    found = line(lead, " " if lead else "", name)
    worth = shown["points"] if shown["worth"] is None else shown["worth"]
    if shown["points"]:
        found += line(" ", pane.word("cli.trajan.points_short", points=worth))
    if shown["tile"] is not None:
        found += line(" ", forum_tile(pane, shown["tile"]))
    for seat in shown["leaders"]:
        found += line(" ", pane.shape(seat), Cell("♛", "bold"))
    for seat in shown["legionnaires"]:
        found += line(" ", pane.shape(seat))
    return found


# Building sites


def sites(pane: Pane) -> Block:
    """The building sites as a grid: tiles by letter and points, workers by shape."""
    asked = is_touched(pane, "site")
    cell = 6 if asked else 4
    every = pane.view["sites"]
    rows = [
        joined([site(pane, at, cell) for at in range(row, row + SITE_COLUMNS)], 0)
        for row in range(0, len(every), SITE_COLUMNS)
    ]
    return [[Cell(pane.word("cli.trajan.site"), HEADING)], *fixed(rows)]


def site(pane: Pane, at: int, columns: int) -> Line:
    """One site: what may be had there and the move that builds there."""
    shown = site_face(pane, at)
    lead = numbers_of(pane, pane.at(f"site:{at}"))
    cells = line(lead, " " if lead else "", shown)
    if pane.is_rtl:
        return fit(cells[::-1], columns, END)
    return line(fit(cells, columns - 1, END), " ")


def site_face(pane: Pane, at: int) -> Line:
    """A tile, a worker, or nothing."""
    shown = pane.view["sites"][at]
    if shown["building"] is not None:
        return line(building(pane, shown["building"]) + pane.digits(shown["points"]))
    workers = [pane.shape(seat) for seat in shown["workers"]]
    return workers or [Cell("·", QUIET)]


def sites_line(pane: Pane, columns: int) -> Block:
    """The same row after row in a line."""
    items: list[Parts] = []
    every = pane.view["sites"]
    for at in range(len(every)):
        lead = numbers_of(pane, pane.at(f"site:{at}"))
        row_ends = at % SITE_COLUMNS == SITE_COLUMNS - 1 and at < len(every) - 1
        end = line(" ", Cell("/", QUIET)) if row_ends else []
        items.append(line(lead, ":" if lead else "", site_face(pane, at), end))
    return flow(items, columns, heading(pane, "site"), 1)


def buildings_legend(pane: Pane) -> Line:
    """What the letters of buildings mean."""
    entries: list[tuple[Parts, str]] = [
        (building(pane, each), pane.word(f"trajan.building.{each}")) for each in BUILDINGS
    ]
    return legend([*entries, ("♛", pane.word("cli.trajan.leader")), ("∩", arch(pane))])


def arch(pane: Pane) -> str:
    """What the arch is called."""
    return pane.word("cli.trajan.arch")


# Trajan tiles and the seaport


def stacks(pane: Pane) -> Block:
    """The top tiles of the stacks."""
    items: list[Parts] = []
    for each in pane.view["stacks"]:
        if each["top"] is not None:
            lead = numbers_of(pane, pane.at(f"stack:{each['stack']}"))
            items.append(line(lead, " " if lead else "", trajan_tile(pane, each["top"])))
    return flow(dash_if_none(items), pane.columns, heading(pane, "tiles"))


def seaport(pane: Pane) -> Block:
    """What ships score for one, two and more units, and the piles of cards."""
    view = pane.view["seaport"]
    items: list[Parts] = [ship(pane, each) for each in view["ships"]]
    items += [pile(pane, name) for name in ("draw", "left", "right")]
    return flow(items, pane.columns, heading(pane, "ships"))


def ship(pane: Pane, shown: dict[str, Any]) -> Line:
    """A ship, and its points by units."""
    lead = numbers_of(pane, pane.at(f"ship:{shown['ship']}"))
    name = Cell(pane.word(f"cli.trajan.ship.{shown['ship']}"), QUIET)
    points = "/".join(pane.digits(each) for each in shown["points"])
    return line(lead, " " if lead else "", name, " ", points)


def pile(pane: Pane, name: str) -> Line:
    """A pile of cards: how many are face down, or the top card."""
    lead = numbers_of(pane, [each for each in pane.at(f"pile:{name}") if each.verb != "discard"])
    begin = line(lead, " " if lead else "", Cell(pane.word(f"cli.trajan.pile.{name}"), QUIET), " ")
    if name == "draw":
        return line(begin, pane.digits(pane.view["seaport"]["pile"]))
    cards = pane.view["seaport"][name]
    return line(begin, pane.word(f"trajan.good.{cards[-1]}") if cards else "–")


LAST_PARTS: Final = {"t": (stacks, ("stack",)), "c": (seaport, ("ship", "pile"))}
"""Parts by the key that opens them: how they are drawn, and what moves touch there."""


def folded(pane: Pane) -> list[Parts]:
    """The keys of those parts that the question does not touch, where there is no room."""
    return [
        opener(pane, key)
        for key, (_, kinds) in LAST_PARTS.items()
        if not pane.has_parts and not is_touched(pane, *kinds)
    ]


def tiles_and_ships(pane: Pane) -> Block:
    """The tops of the stacks, ships and cards, as far as they are not folded."""
    return [
        row
        for draw, kinds in LAST_PARTS.values()
        if pane.has_parts or is_touched(pane, *kinds)
        for row in draw(pane)
    ]


def beside_sites(pane: Pane) -> int:
    """The columns that the grid of sites leaves."""
    return pane.columns - max(width(each) for each in sites(pane)) - 2
