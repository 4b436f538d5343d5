"""TR-7.1 What lies on the board of Trajan, as numbers."""

from typing import Final

from mypy_extensions import i64

from panj.core.cells import Cells
from panj.core.encoding import Field, amount, category, distance, flags
from panj.games.trajan.rules.senate import votes_of
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    BONUS_PER_QUARTER,
    BONUS_TILES,
    FORUM_KINDS,
    GOODS,
    GREEN_SPACES,
    NONE,
    PROVINCES,
    SITES,
    SYMBOLS,
    TILE_FIRST,
    TILE_IDS,
    TILE_POINTS,
    TILE_SECOND,
    TILES_PER_STACK,
    TILES_PER_TYPE,
    TOP_OF_SENATE,
    TYPE_POINTS,
    TYPES,
    YELLOW_SPACES,
)

STACKS: Final = 6
TILES: Final = len(TILE_IDS)
FACE: Final = 3
"""How many numbers tell what a Trajan tile shows."""
SHIPS: Final = 3
MOST_CARDS: Final = 60
MOST: Final = 99


def board_fields(n: int) -> list[Field]:
    """What lies on the board."""
    tile = "tile and both colours, each plus 1"
    return [
        amount("demands", (SYMBOLS,), MOST, "Demands that lie open, by symbol."),
        amount("past_demands", (SYMBOLS,), MOST, "Demands of earlier quarters, by symbol."),
        amount("demand_pile", (1,), MOST, "Demands that are face down."),
        amount("pile", (1,), MOST_CARDS, "Commodity cards that are face down."),
        amount("left", (GOODS,), MOST_CARDS, "The left discard pile by kind."),
        category("left_top", (1,), GOODS, "Its top card, plus 1."),
        amount("right", (GOODS,), MOST_CARDS, "The right discard pile by kind."),
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
        category(
            "senate_bonus",
            (BONUS_PER_QUARTER,),
            BONUS_TILES,
            "Bonus tiles of this quarter, plus 1.",
        ),
        amount("bag", (1,), BONUS_TILES, "Bonus tiles still in the bag."),
        category("stacks", (STACKS, FACE), TILES, f"The tops of the Trajan stacks: {tile}."),
        amount("stack_points", (STACKS,), MOST, "Points on these tiles."),
        amount("stack_heights", (STACKS,), TILES_PER_STACK, "Tiles in each stack."),
    ]


def write_board(s: TrajanState, seat: i64, out: Cells) -> None:
    """TR-7.1 What lies on the board."""
    out.tally(s.demands.open, SYMBOLS)
    out.tally(s.demands.past, SYMBOLS)
    out.put(len(s.demands.pile))
    write_seaport(s, out)
    for tile in s.forum.spaces:
        out.put(tile + 1)
    out.put(len(s.forum.pile))
    out.put(len(s.forum.extra_pile))
    write_map(s, seat, out)
    write_senate(s, seat, out)
    for stack in s.stacks:
        write_tile(stack[-1] if stack else NONE, out)
    for stack in s.stacks:
        out.put(TILE_POINTS[stack[-1]] if stack else 0)
    for stack in s.stacks:
        out.put(len(stack))


def write_seaport(s: TrajanState, out: Cells) -> None:
    """TR-7.1 The face-up piles, the size of the face-down one, the ships."""
    out.put(len(s.seaport.pile))
    out.tally(s.seaport.left, GOODS)
    out.put(s.seaport.left[-1] + 1 if s.seaport.left else 0)
    out.tally(s.seaport.right, GOODS)
    out.put(s.seaport.right[-1] + 1 if s.seaport.right else 0)
    out.bits(s.seaport.grey_ships, SHIPS)


def write_map(s: TrajanState, seat: i64, out: Cells) -> None:
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


def write_senate(s: TrajanState, seat: i64, out: Cells) -> None:
    """TR-1.8 The track, who lies above whom, the votes and the bonus tiles."""
    seats = s.seats
    for i in range(seats):
        out.put(s.senate.positions[(seat + i) % seats])
    for height in range(seats):
        out.set(distance(s.senate.discs[height], seat, seats), height)
    out.skip(seats)
    for i in range(seats):
        out.put(votes_of(s, (seat + i) % seats))
    for bonus in s.senate.bonus:
        out.put(bonus + 1)
    out.skip(BONUS_PER_QUARTER - len(s.senate.bonus))
    out.put(len(s.senate.bag))


def write_tile(tile: i64, out: Cells) -> None:
    """TR-4.7 What a Trajan tile shows."""
    if tile < 0:
        out.skip(FACE)
        return
    out.put(tile + 1)
    out.put(TILE_FIRST[tile] + 1)
    out.put(TILE_SECOND[tile] + 1)
