"""Trajan as numbers: everything but hands, hidden piles and secret arrangements (TR-7)."""

from typing import Final

from mypy_extensions import i16, i64

from panj.core.state import State
from panj.core.terms import Terms
from panj.games.trajan.actions import ExtraWindow, TakeAction, UseExtraTile
from panj.games.trajan.demands import PayDemand
from panj.games.trajan.draft import FillTray, TakeCard, TakeStartTile
from panj.games.trajan.player import Player
from panj.games.trajan.seaport import DiscardCard, PlayFirst, PlaySecond
from panj.games.trajan.senate import ChooseBonus, votes_of
from panj.games.trajan.shipping import LoadDifferent, LoadPairs, LoadSame, LoadUnits
from panj.games.trajan.sowing import ChooseTray, DropMarker
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_TILES,
    CENTRE,
    COLOURS,
    FORUM_KINDS,
    GOODS,
    GREEN_SPACES,
    LIFTED,
    NONE,
    PROVINCES,
    ROUNDS,
    SITES,
    SYMBOLS,
    TILE_FIRST,
    TILE_IDS,
    TILE_POINTS,
    TILE_SECOND,
    TILE_SYMBOL,
    TILES_PER_STACK,
    TILES_PER_TYPE,
    TOKENS,
    TOP_OF_SENATE,
    TRAYS,
    TYPE_POINTS,
    TYPES,
    YELLOW_SPACES,
)
from panj.games.trajan.tiles import PlacePlusTwo
from panj.sight.encoding import (
    LARGEST,
    SMALLEST,
    Encoding,
    Field,
    Questions,
    Switches,
    amount,
    category,
    distance,
    flags,
    head_fields,
    write_head,
)
from panj.sight.sheet import Sheet

QUESTIONS: Final = Questions(
    [
        TakeCard,
        FillTray,
        TakeStartTile,
        ChooseTray,
        DropMarker,
        PlacePlusTwo,
        TakeAction,
        UseExtraTile,
        DiscardCard,
        PlayFirst,
        PlaySecond,
        LoadSame,
        LoadPairs,
        LoadDifferent,
        PayDemand,
        ChooseBonus,
    ]
)

SWITCHES: Final = Switches(
    [
        "bonus_demand=per_tile",
        "wild_demand_for_bonus",
        "purge_votes_in_provinces",
        "commodity_reshuffle",
        "final_senate_reset",
    ]
)
STACKS: Final = 6
TILES: Final = len(TILE_IDS)
FACE: Final = 3
SHIPS: Final = 3
CARDS: Final = 60
MOST: Final = 99


class TrajanEncoding(Encoding):
    """TR-7.1 The board, all mats, and the own hand."""

    def fields(self, terms: Terms) -> list[Field]:
        return [
            *head_fields(terms),
            QUESTIONS.field(),
            *table_fields(terms.seats),
            *board_fields(terms.seats),
            *mat_fields(terms.seats),
            amount("hand", (GOODS,), CARDS, "The own cards by kind."),
        ]

    def write(self, s: State, seat: i64, out: Sheet) -> None:
        assert isinstance(s, TrajanState)
        write_head(s, seat, out)
        out.put(QUESTIONS.number(s))
        write_question(s, out)
        write_table(s, seat, out)
        write_board(s, seat, out)
        write_mats(s, seat, out)
        out.row(s.players[seat].hand)


def table_fields(n: int) -> list[Field]:
    """What is asked, and how far the game is."""
    return [
        category("subject", (1,), GOODS + 1, "Action, tray, kind or demand in question, plus 1."),
        amount("times", (1,), MOST, "Repetitions, cards or units of the decision."),
        amount("trail", (TRAYS, 2), MOST, "By action: repetitions that wait, open extra windows."),
        SWITCHES.field(),
        category("first", (1,), n - 1, "The first player, counted from the own seat."),
        amount("round", (1,), ROUNDS, "The number of the round; 0 during the set-up."),
        amount("time", (1,), MOST, "The time marker; beyond the cycle a round ends."),
        amount("cycle", (1,), MOST, "Spaces of the time cycle."),
        flags("revealed", (1,), "Whether all markers lie open."),
        flags("extra_used", (1,), "Whether an extra-action tile was used in this turn."),
    ]


def board_fields(n: int) -> list[Field]:
    """What lies on the board."""
    tile = "tile and both colours, each plus 1"
    return [
        amount("demands", (SYMBOLS,), MOST, "Demands that lie open, by symbol."),
        amount("past_demands", (SYMBOLS,), MOST, "Demands of earlier quarters, by symbol."),
        amount("demand_pile", (1,), MOST, "Demands that are face down."),
        amount("pile", (1,), CARDS, "Commodity cards that are face down."),
        amount("left", (GOODS,), CARDS, "The left discard pile by kind."),
        category("left_top", (1,), GOODS, "Its top card, plus 1."),
        amount("right", (GOODS,), CARDS, "The right discard pile by kind."),
        category("right_top", (1,), GOODS, "Its top card, plus 1."),
        flags("grey_ships", (SHIPS,), "Ships that show their grey side."),
        category("forum", (GREEN_SPACES + YELLOW_SPACES,), FORUM_KINDS, "Forum tiles, plus 1."),
        amount("forum_piles", (2,), MOST, "Forum tiles and extra-action tiles that are to come."),
        category("provinces", (PROVINCES,), FORUM_KINDS, "Tiles in the provinces, plus 1."),
        category("leaders", (n,), PROVINCES - 1, "Where the leaders stand; 0 is the camp."),
        flags("legionnaires", (n, PROVINCES), "Who has a legionnaire where."),
        category("sites", (SITES,), TYPES, "Types of the construction tiles, plus 1."),
        amount("site_points", (SITES,), MOST, "Points on these tiles."),
        flags("workers", (n, SITES), "Who has a worker where."),
        amount("senate", (n,), TOP_OF_SENATE, "Positions on the senate track."),
        amount("senate_height", (n,), n - 1, "Of discs on one position the higher comes first."),
        amount("votes", (n,), MOST, "Votes of the discs and of senate tiles."),
        category("senate_bonus", (2,), BONUS_TILES, "Bonus tiles of this quarter, plus 1."),
        amount("bag", (1,), BONUS_TILES, "Bonus tiles still in the bag."),
        category("stacks", (STACKS, FACE), TILES, f"The tops of the Trajan stacks: {tile}."),
        amount("stack_points", (STACKS,), MOST, "Points on these tiles."),
        amount("stack_heights", (STACKS,), TILES_PER_STACK, "Tiles in each stack."),
    ]


def mat_fields(n: int) -> list[Field]:
    """What lies on the mats, the own first."""
    tile = "tile and both colours, each plus 1"
    return [
        amount("points", (n,), LARGEST, "The score track.", SMALLEST),
        amount("supply", (n,), TOKENS, "Tokens in the supply."),
        amount("worker_camp", (n,), TOKENS, "Workers in their camp."),
        amount("military_camp", (n,), TOKENS, "Legionnaires in their camp."),
        amount("markers", (n, TRAYS, COLOURS), MOST, "Markers by tray and colour; 0 if secret."),
        amount("lifted", (n, COLOURS), MOST, "Markers in the hand of whoever sows; 0 if secret."),
        amount("trays_filled", (n,), TRAYS, "How many trays hold a marker."),
        category("slots", (n, TRAYS, FACE), TILES, f"Trajan tiles beside the trays: {tile}."),
        amount("slot_points", (n, TRAYS), MOST, "Points on these tiles."),
        category("arch", (n,), CENTRE, "Where the Trajan Arch stands; 6 is the centre."),
        flags("plus_two", (n, TRAYS), "Extra-action spaces with a [+2] marker."),
        amount("tiles", (n, FORUM_KINDS), MOST, "Forum tiles by kind."),
        amount("kept", (n, SYMBOLS), TILES, "Completed Trajan demand tiles by symbol."),
        amount("buildings", (n, TYPES), TILES_PER_TYPE, "Construction tiles by type."),
        flags("yellow_bonus", (n, BONUS_TILES), "Bonus tiles won as consul."),
        flags("grey_bonus", (n, BONUS_TILES), "Bonus tiles won as vice consul."),
        amount("display", (n, GOODS), CARDS, "Cards on the display by kind."),
        amount("hand_size", (n,), CARDS, "Cards in hand."),
        amount("known", (n, GOODS), CARDS, "Cards in hand that everybody saw being taken."),
    ]


def write_question(s: TrajanState, out: Sheet) -> None:
    """What the decision is about, and which actions wait below it (TR-3.4.4)."""
    d = s.decision()
    subject: i64 = 0
    times: i64 = 0
    if isinstance(d, TakeAction):
        subject = d.action + 1
        times = d.times
    elif isinstance(d, UseExtraTile):
        subject = d.action + 1
    elif isinstance(d, (DropMarker, FillTray)):
        subject = d.tray + 1
    elif isinstance(d, LoadUnits):
        subject = d.after + 1
        times = d.units
    elif isinstance(d, PlaySecond):
        subject = d.first + 1
    elif isinstance(d, PayDemand):
        subject = s.demands[d.at] + 1
    elif isinstance(d, TakeCard):
        times = d.left
    out.put(subject)
    out.put(times)
    write_trail(s, out)


def write_trail(s: TrajanState, out: Sheet) -> None:
    """TR-3.4.4 The actions that are going on."""
    cells = out.cells
    for step in s.agenda:
        if isinstance(step, TakeAction):
            at = out.at + 2 * i64(step.action)
            cells[at] = cells[at] + i16(step.times)
        elif isinstance(step, ExtraWindow):
            out.add(2 * step.action + 1)
    out.skip(2 * TRAYS)


def write_table(s: TrajanState, seat: i64, out: Sheet) -> None:
    """How far the game is."""
    SWITCHES.write(s.terms, out)
    out.put(distance(s.first, seat, s.seats))
    out.put(s.round)
    out.put(s.time)
    out.put(s.cycle)
    out.put(1 if s.revealed else 0)
    out.put(1 if s.extra_used else 0)


def write_board(s: TrajanState, seat: i64, out: Sheet) -> None:
    """TR-7.1 What lies on the board."""
    out.tally(s.demands, SYMBOLS)
    out.tally(s.past_demands, SYMBOLS)
    out.put(len(s.demand_pile))
    write_seaport(s, out)
    for tile in s.forum:
        out.put(tile + 1)
    out.put(len(s.forum_pile))
    out.put(len(s.extra_pile))
    write_map(s, seat, out)
    write_senate(s, seat, out)
    for stack in s.stacks:
        write_tile(stack[-1] if stack else NONE, out)
    for stack in s.stacks:
        out.put(TILE_POINTS[stack[-1]] if stack else 0)
    for stack in s.stacks:
        out.put(len(stack))


def write_seaport(s: TrajanState, out: Sheet) -> None:
    """TR-7.1 The face-up piles, the size of the face-down one, the ships."""
    out.put(len(s.pile))
    out.tally(s.left, GOODS)
    out.put(s.left[-1] + 1 if s.left else 0)
    out.tally(s.right, GOODS)
    out.put(s.right[-1] + 1 if s.right else 0)
    out.bits(s.grey_ships, SHIPS)


def write_map(s: TrajanState, seat: i64, out: Sheet) -> None:
    """TR-1.6, TR-1.7 Provinces and construction sites with everybody on them."""
    seats = s.seats
    for tile in s.provinces:
        out.put(tile + 1)
    for i in range(seats):
        out.put(s.players[(seat + i) % seats].leader)
    for i in range(seats):
        out.bits(s.players[(seat + i) % seats].provinces, PROVINCES)
    for tile in s.sites:
        out.put(tile // TILES_PER_TYPE + 1 if tile >= 0 else 0)
    for tile in s.sites:
        out.put(TYPE_POINTS[tile] if tile >= 0 else 0)
    for i in range(seats):
        out.bits(s.players[(seat + i) % seats].sites, SITES)


def write_senate(s: TrajanState, seat: i64, out: Sheet) -> None:
    """TR-1.8 The track, who lies above whom, the votes and the bonus tiles."""
    seats = s.seats
    for i in range(seats):
        out.put(s.positions[(seat + i) % seats])
    for height in range(seats):
        out.set(distance(s.discs[height], seat, seats), height)
    out.skip(seats)
    for i in range(seats):
        out.put(votes_of(s, (seat + i) % seats))
    for bonus in s.senate_bonus:
        out.put(bonus + 1)
    out.skip(2 - len(s.senate_bonus))
    out.put(len(s.bag))


def write_tile(tile: i64, out: Sheet) -> None:
    """TR-4.7 What a Trajan tile shows."""
    if tile < 0:
        out.skip(FACE)
        return
    out.put(tile + 1)
    out.put(TILE_FIRST[tile] + 1)
    out.put(TILE_SECOND[tile] + 1)


def write_mats(s: TrajanState, seat: i64, out: Sheet) -> None:
    """TR-7.1 Everything on the mats, field by field, the own first."""
    seated = [s.players[(seat + i) % s.seats] for i in range(s.seats)]
    for player in seated:
        out.put(player.score())
    for player in seated:
        out.put(player.supply)
    for player in seated:
        out.put(player.workers)
    for player in seated:
        out.put(player.legionnaires)
    write_markers(seated, s.revealed, out)
    write_tiles(seated, out)
    write_cards(seated, out)


def write_markers(seated: list[Player], revealed: bool, out: Sheet) -> None:
    """TR-2.11 The markers of all, or before they are revealed the own ones."""
    write_rows(seated, revealed, 0, TRAYS * COLOURS, out)
    write_rows(seated, revealed, LIFTED * COLOURS, COLOURS, out)
    for player in seated:
        filled: i64 = 0
        for tray in range(i64(TRAYS)):
            if player.tray_size(tray) > 0:
                filled += 1
        out.put(filled)


def write_rows(seated: list[Player], revealed: bool, start: i64, size: i64, out: Sheet) -> None:
    """Some of everybody's markers."""
    for i in range(len(seated)):
        if revealed or i == 0:
            out.part(seated[i].markers, start, size)
        else:
            out.skip(size)


def write_tiles(seated: list[Player], out: Sheet) -> None:
    """TR-1.2 Trajan tiles, the Arch, [+2] markers, forum tiles, buildings and bonus tiles."""
    for player in seated:
        for tile in player.slots:
            write_tile(tile, out)
    for player in seated:
        for tile in player.slots:
            out.put(TILE_POINTS[tile] if tile >= 0 else 0)
    for player in seated:
        out.put(player.arch)
    for player in seated:
        out.bits(player.plus_two, TRAYS)
    for player in seated:
        out.row(player.tiles)
    for player in seated:
        for kept in player.kept:
            out.add(TILE_SYMBOL[kept])
        out.skip(SYMBOLS)
    for player in seated:
        for kind in range(i64(TYPES)):
            out.put(player.type_count(kind))
    for player in seated:
        out.tally(player.yellow, BONUS_TILES)
    for player in seated:
        out.tally(player.grey, BONUS_TILES)


def write_cards(seated: list[Player], out: Sheet) -> None:
    """TR-7.1, TR-7.2 Displays, and of hands the size and what everybody saw."""
    for player in seated:
        out.row(player.display)
    for player in seated:
        out.put(player.hand_size())
    for player in seated:
        out.row(player.known)


ENCODING: Final = TrajanEncoding("trajan")
