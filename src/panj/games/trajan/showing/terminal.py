"""The table of Trajan: the circle of trays, the seats, the common table, the moves by what they
do."""

from typing import Any, ClassVar, Final

from panj.games.trajan.showing.terminal_mat import circle, lifted, mat, sowing_from, trays_in_lines
from panj.games.trajan.showing.terminal_pieces import (
    ROMAN,
    action,
    colours_of,
    dash_if_none,
    forum_tiles,
    goods,
    marker,
    trajan_tile,
)
from panj.games.trajan.showing.terminal_table import (
    beside_sites,
    buildings_legend,
    forum,
    heading,
    provinces,
    seaport,
    sites,
    sites_line,
    stacks,
    tiles_and_ships,
)
from panj.terminal.board import Board, Fold, Group, Pane
from panj.terminal.cells import (
    Block,
    Cell,
    Line,
    Parts,
    beside,
    fit,
    flow,
    joined,
    line,
    widest,
)
from panj.terminal.choices import Choice
from panj.terminal.kit import (
    DANGER,
    GAIN,
    QUIET,
    number,
    numbers_of,
    seat_table,
    spelled,
    why_not,
)

PLACED: Final = {
    "forum": ("take_forum",),
    "tile": ("take_tile",),
}
"""Moves whose numbers stand at tiles on the table."""

GROUPS: Final = {
    "drop": ("drop",),
    "card": ("take", "draw_two", "play", "play_card", "stop"),
    "ship": (
        *("ship", "load_same", "load_wilds", "load_pair", "load_wild_pair"),
        *("load_one", "load_one_wild", "done"),
    ),
    "military": ("recruit_legionnaire", "march", "occupy"),
    "senate": ("advance",),
    "construction": ("recruit_worker",),
    "other": ("plus_two", "use_extra", "pay", "choose_bonus", "decline"),
}
FEW: Final = 3

BESIDE: Final = 2
"""The columns between the circle and the seats."""


class TrajanBoard(Board):
    """The mat of the reader large, the common table below it."""

    routine: ClassVar = frozenset(
        f"trajan.log.{name}" for name in ("refilled", "turned_up", "reshuffled", "dropped")
    )

    def title(self, pane: Pane) -> list[Parts]:
        view = pane.view
        facts: list[Parts] = [pane.word("cli.trajan.quarter", quarter=view["quarter"])]
        if view["round"]:
            facts.append(pane.word("cli.trajan.round", round=view["round"], rounds=view["rounds"]))
        facts += [time_of(pane), demands(pane)]
        return facts if view["quarter"] else [pane.word("cli.trajan.setup")]

    def table(self, pane: Pane) -> list[Block]:
        found = [*mats(pane), lifted(pane), *common(pane), yours(pane)]
        return [*found, [buildings_legend(pane)]] if pane.has_legends and pane.is_wide else found

    def groups(self, pane: Pane) -> list[Group]:
        found = [sow_group(pane), put_group(pane), *discard_groups(pane), start_group(pane)]
        found += [placed_group(pane, name, verbs) for name, verbs in PLACED.items()]
        found.append(build_group(pane))
        found += [group_of(pane, name, pane.of(*verbs)) for name, verbs in GROUPS.items()]
        return [each for each in found if each is not None]

    def part(self, pane: Pane, key: str) -> Block | None:
        parts = {
            "f": lambda: forum(pane, pane.columns),
            "p": lambda: provinces(pane, pane.columns),
            "t": lambda: stacks(pane),
            "c": lambda: seaport(pane),
        }
        return parts[key]() if key in parts else None


# The title


def time_of(pane: Pane) -> Line:
    """How far the quarter has run."""
    done, whole = pane.view["time"], pane.view["cycle"]
    shown = line(Cell(pane.word("cli.trajan.time")), " ")
    if pane.is_wide:
        shown += [Cell("▮" * done), Cell("▯" * (whole - done), QUIET), Cell(" ")]
    return line(shown, pane.digits(done), "/", pane.digits(whole))


def demands(pane: Pane) -> Line:
    """What the people demand, and what it would cost the reader now."""
    names = [pane.word(f"trajan.symbol.{each}") for each in pane.view["demands"]]
    if not names:
        return line(pane.word("cli.trajan.no_demands"))
    shown = line(Cell(pane.word("cli.trajan.demands")), " ")
    for at, each in enumerate(names):
        shown += line(Cell(pane.screen.words.comma) if at else "", each)
    penalty = pane.view["players"][max(pane.me, 0)]["penalty"]
    if pane.me < 0 or not penalty:
        return shown
    cost = pane.word("cli.trajan.penalty", points=abs(penalty))
    return line(shown, " ", Cell(cost, DANGER))


# The table


def mats(pane: Pane) -> list[Block]:
    """The circle, and beside it the seats; the trays in lines where there is no room."""
    if pane.fold < Fold.NAMES or pane.is_wide:
        trays = circle(pane)
        room = pane.columns - widest(trays) - BESIDE
        return [beside(trays, seats(pane, room), gap=BESIDE)]
    return [trays_in_lines(pane), flow(seats_in_short(pane), pane.columns, gap=3)]


def seats_in_short(pane: Pane) -> list[Parts]:
    """Everybody's points, and what they come to in the end."""
    return [
        line(
            pane.badge(seat, 10),
            " ",
            pane.word("core.points", points=player["score"]),
            " ",
            Cell(f"({pane.digits(player['projection']['total'])})", QUIET),
        )
        for seat, player in enumerate(pane.view["players"])
    ]


def seats(pane: Pane, columns: int) -> Block:
    """A column for each seat, within so many columns of the window."""
    players = pane.view["players"]
    rows: list[tuple[str, list[Parts]]] = [
        (pane.word(f"cli.trajan.seat.{name}"), [pane.digits(value(each)) for each in players])
        for name, value in SEAT_FACTS.items()
    ]
    return seat_table(pane, rows, columns, names=pane.is_wide)


SEAT_FACTS: Final[dict[str, Any]] = {
    "points": lambda player: player["score"],
    "end": lambda player: player["projection"]["total"],
    "votes": lambda player: player["votes"],
    "workers": lambda player: player["workers"],
    "legion": lambda player: player["legionnaires"],
    "cards": lambda player: player["hand_size"],
    "tiles": lambda player: sum(player["tiles"].values()) + len(player["kept"]),
}


def common(pane: Pane) -> list[Block]:
    """Forum, provinces and sites; the sites as a grid where there is room beside the others."""
    if pane.is_wide and pane.has_parts:
        room = beside_sites(pane)
        left = [*filled(forum(pane, room), room), *provinces(pane, room)]
        return [beside(left, sites(pane), gap=2), tiles_and_ships(pane)]
    rows = [forum(pane, pane.columns), provinces(pane, pane.columns)]
    rows += [sites_line(pane, pane.columns), tiles_and_ships(pane)]
    return [[each for block in rows for each in block]]


def filled(block: Block, columns: int) -> Block:
    """The same; a place to keep the grid of sites at the end of the lines."""
    return [fit(each, columns) for each in block]


def yours(pane: Pane) -> Block:
    """The cards and tiles of whoever is looked at."""
    player = mat(pane)
    name = "yours" if pane.focus == pane.me else "theirs"
    items = [item for kind, items in belongings(pane, player) for item in kind_items(kind, items)]
    return flow(items, pane.columns, heading(pane, name))


def kind_items(title: Cell, items: list[Parts]) -> list[Parts]:
    """Things behind what they are; nothing where there are none."""
    return [line(title, " ", items[0]), *items[1:]] if items else []


def belongings(pane: Pane, player: dict[str, Any]) -> list[tuple[Cell, list[Parts]]]:
    """Cards in hand and on display, tiles, kept Trajan tiles, bonus tiles."""
    is_open = player["hand"] is not None
    hand = goods(pane, player["hand" if is_open else "known"], is_hand=is_open)
    tiles = [kind for kind, count in player["tiles"].items() for _ in range(count)]
    kept: list[Parts] = [trajan_tile(pane, each) for each in player["kept"]]
    bonus: list[Parts] = [bonus_text(pane, each) for each in [*player["yellow"], *player["grey"]]]
    own: list[tuple[str, list[Parts]]] = [
        ("hand" if is_open else "known", dash_if_none(hand)),
        ("shown", goods(pane, player["display"])),
        ("own_tiles", forum_tiles(pane, tiles)),
        ("kept", kept),
        ("bonus", bonus),
    ]
    return [(Cell(pane.word(f"cli.trajan.{name}"), QUIET), items) for name, items in own]


def bonus_text(pane: Pane, bonus: dict[str, Any]) -> Line:
    """A bonus tile and what it scores now."""
    points = pane.word("cli.trajan.points_short", points=bonus["points"])
    return line(bonus_name(pane, bonus["bonus"]), " ", points)


def bonus_name(pane: Pane, name: str) -> Line:
    """What a bonus tile counts: two kinds of cards, a symbol, workers, legionnaires, its like."""
    if name in ("workers", "legionnaires"):
        return line(pane.word(f"trajan.stack.{name}"))
    if name == "bonus_tiles":
        return line(pane.word("cli.trajan.bonus_tiles"))
    if name in ("bread", "games", "religion"):
        return line(pane.word(f"trajan.symbol.{name}"))
    first, second = (pane.word(f"trajan.good.{each}") for each in name.split("_"))
    return line(first, "/", second)


# The moves


def group_title(pane: Pane, name: str) -> str:
    """What a group of moves is called."""
    return pane.word(f"cli.trajan.group.{name}")


def group_of(pane: Pane, name: str, choices: list[Choice]) -> Group | None:
    """Moves that do the same, each in its words."""
    if not choices:
        return None
    # Where it is narrow, the provinces tell what lies there.
    has_gains = pane.fold < Fold.MOVES and (pane.is_wide or name != "military")
    items = [spelled(pane, each, gains=has_gains) for each in choices]
    brief = [numbers_of(pane, choices)] if len(choices) > FEW else None
    return Group(group_title(pane, name), items, brief)


def sow_group(pane: Pane) -> Group | None:
    """Trays to sow: where each leads, the time then, the tile that it may complete."""
    choices = pane.of("sow")
    if not choices:
        return None
    return Group("", [sow_line(pane, each) for each in choices] + why_not(pane, len(pane.blocked)))


def sow_line(pane: Pane, choice: Choice) -> Line:
    """One sowing: `1 I ▸ III military, time 15`."""
    source = int(choice.things[0].partition(":")[2])
    sowing = sowing_from(pane, source)
    if sowing is None:
        return spelled(pane, choice)
    target = sowing["target"]
    shown = line(number(pane, choice.number), " ", ROMAN[source], " ", pane.forward, " ")
    shown += line(ROMAN[target], " ", action(pane, sowing["action"]), pane.screen.words.comma)
    shown += line(pane.word("cli.trajan.time_then", time=sowing["time"]))
    return line(shown, warnings(pane, sowing))


def warnings(pane: Pane, sowing: dict[str, Any]) -> Line:
    """What a sowing completes, that no action follows, that the round ends."""
    found: Line = []
    tile = mat(pane)["slots"][sowing["target"]]
    if sowing["can_complete"] and tile is not None:
        found += line(" ", Cell("✓", GAIN), colours_of(pane, tile))
    if not sowing["can_act"]:
        found += line(" ", Cell(pane.word("cli.trajan.no_action"), DANGER))
    if sowing["laps"]:
        found += line(" ", Cell(pane.word("cli.trajan.round_ends"), "bold"))
    return found


def put_group(pane: Pane) -> Group | None:
    """Two markers for a tray, by their letters."""
    choices = pane.of("put")
    if not choices:
        return None
    items = [line(number(pane, each.number), " ", pair_of(pane, each)) for each in choices]
    items += [spelled(pane, each) for each in pane.of("arrange")]
    return Group(group_title(pane, "put"), items)


def pair_of(pane: Pane, choice: Choice) -> Line:
    """The two markers of a move."""
    first, second = (marker(pane, name) for name in choice.notation.split()[1:])
    return line(first, "+", second)


def discard_groups(pane: Pane) -> list[Group | None]:
    """Cards to discard, by the pile they would lie on."""
    return [discard_group(pane, pile) for pile in ("left", "right")]


def discard_group(pane: Pane, pile: str) -> Group | None:
    """The cards that may go to one pile."""
    choices = [each for each in pane.of("discard") if f"pile:{pile}" in each.things]
    if not choices:
        return None
    items = [line(number(pane, each.number), " ", pane.called(good_of(each))) for each in choices]
    title = pane.word(f"cli.trajan.pile.{pile}")
    return Group(title, items, [numbers_of(pane, choices)])


def good_of(choice: Choice) -> str:
    """The card that a move names."""
    return next(thing for thing in choice.things if thing.startswith("good:"))


def start_group(pane: Pane) -> Group | None:
    """A first Trajan tile for a slot: every tile once, with the slots that it may lie on."""
    choices = pane.of("start_tile")
    if not choices:
        return None
    items: list[Parts] = []
    for stack in pane.view["stacks"]:
        here = [each for each in choices if f"stack:{stack['stack']}" in each.things]
        if here and stack["top"] is not None:
            slots = [line(number(pane, each.number), " ", slot_of(each)) for each in here]
            items.append(line(colours_of(pane, stack["top"]), " ", joined(slots, 1)))
    return Group(group_title(pane, "tile"), items)


def slot_of(choice: Choice) -> str:
    """The slot that a move names, as a Roman number."""
    slot = next(thing for thing in choice.things if thing.startswith("slot:"))
    return ROMAN[int(slot.partition(":")[2])]


def placed_group(pane: Pane, name: str, verbs: tuple[str, ...]) -> Group | None:
    """Tiles to take: their numbers stand on the table."""
    choices = pane.of(*verbs)
    if not choices:
        return None
    where = Cell(pane.word("cli.trajan.at.tile"), QUIET)
    return Group(group_title(pane, name), [line(numbers_of(pane, choices), " ", where)])


def build_group(pane: Pane) -> Group | None:
    """Sites to build at: their numbers stand in the grid."""
    choices = pane.of("build")
    if not choices:
        return None
    where = Cell(pane.word("cli.trajan.at.site"), QUIET)
    return Group(group_title(pane, "build"), [line(numbers_of(pane, choices), " ", where)])


BOARD: Final = TrajanBoard()
