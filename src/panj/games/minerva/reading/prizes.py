"""MI-1.4, MI-1.5, MI-3.20, MI-6.11 What is won or hired: tiles for culture, glory and order,
assistants, titles."""

from typing import Final

from panj.core.messages import Refused
from panj.games.minerva.reading.rows import (
    FEWEST_PLAYERS,
    MOST_POINTS,
    MOST_PRICE,
    Row,
    count_is,
    no_repeats,
    number,
    numbered,
    one_of,
)
from panj.games.minerva.tables import (
    CULTURE_HEIGHT,
    CULTURE_NAMES,
    GLORY_PLACES,
    MOST_ASSISTANTS,
    MOST_PLAYERS,
    RANK_NAMES,
    ROUNDS,
    Tiles,
)

GLORY_TILES: Final = 16
FIRST_ROUNDS: Final = 2
"""MI-1.4 In the first rounds there is one place less for glory."""
MOST_SYMBOLS: Final = 20
MOST_SCORE: Final = 999


def read_culture(tiles: Tiles, rows: list[Row]) -> None:
    """MI-2.2, MI-2.9 The culture stacks for each player count, lowest on top."""
    no_repeats(rows)
    count_is(rows, "culture_tiles.csv", len(CULTURE_NAMES) * CULTURE_HEIGHT)
    for category in range(len(CULTURE_NAMES)):
        check_positions(rows, category)
        for players in range(1, MOST_PLAYERS + 1):
            read_stack(tiles, rows, players, category)


def culture_of(row: Row) -> tuple[int, int]:
    """MI-9.5 By what a culture tile is sorted: its points, then its symbols."""
    symbols = number(row, "symbols_required", 1, MOST_SYMBOLS)
    return number(row, "vp", 1, MOST_POINTS), symbols


def check_positions(rows: list[Row], category: int) -> None:
    """MI-2.9 The places in the stack, where they are written, are those of the sorted stack."""
    mine = [row for row in rows if one_of(row, "category", CULTURE_NAMES) == category]
    order = sorted(culture_of(row) for row in mine)
    for row in mine:
        if "stack_position" in row.values:
            place = number(row, "stack_position", 1, max(1, len(order)))
            if order[place - 1] != culture_of(row):
                row.agree("stack_position", str(order.index(culture_of(row)) + 1))


def read_stack(tiles: Tiles, rows: list[Row], players: int, category: int) -> None:
    """MI-9.5 One stack, sorted by points, then by symbols."""
    stack: list[tuple[int, int]] = []
    marked = max(players, FEWEST_PLAYERS)
    for row in rows:
        least = number(row, "min_players", FEWEST_PLAYERS, MOST_PLAYERS)
        if one_of(row, "category", CULTURE_NAMES) == category and least <= marked:
            stack.append(culture_of(row))
    height = int(tiles.culture_height[players])
    if len(stack) != height:
        raise Refused(
            "minerva.refusal.table_culture",
            [CULTURE_NAMES[category], players, len(stack), height],
            "MI-2.2",
        )
    stack.sort()
    for place in range(len(stack)):
        at = tiles.culture_at(players, category, place)
        tiles.culture_points[at], tiles.symbols[at] = stack[place]


def read_glory(tiles: Tiles, rows: list[Row]) -> None:
    """MI-1.4, MI-2.10 The glory tiles by round and place."""
    no_repeats(rows)
    count_is(rows, "glory_tiles.csv", GLORY_TILES)
    for row in rows:
        when = number(row, "round", 1, ROUNDS)
        place = number(row, "place", 1, GLORY_PLACES if when > FIRST_ROUNDS else GLORY_PLACES - 1)
        at = tiles.glory_at(when, place)
        if tiles.glory_points[at]:
            raise row.refused("minerva.refusal.table_repeated", [])
        tiles.glory_points[at] = number(row, "vp", 1, MOST_POINTS)


def read_order(tiles: Tiles, rows: list[Row]) -> None:
    """MI-1.5, MI-2.3 The points on the backs of the turn order tiles; as many are used as play."""
    no_repeats(rows)
    count_is(rows, "turn_order_tiles.csv", MOST_PLAYERS)
    for row in numbered(rows, "number", 1, MOST_PLAYERS):
        at = number(row, "number", 1, MOST_PLAYERS)
        row.agree("min_players", str(max(at, FEWEST_PLAYERS)))
        tiles.order_points[at] = number(row, "vp_back", 0, MOST_POINTS)


def read_assistants(tiles: Tiles, rows: list[Row]) -> None:
    """MI-3.20 What the next assistant costs."""
    count_is(rows, "assistant_costs.csv", MOST_ASSISTANTS)
    for row in numbered(rows, "assistants_owned", 0, MOST_ASSISTANTS - 1):
        owned = number(row, "assistants_owned", 0, MOST_ASSISTANTS - 1)
        tiles.hire_denarii[owned] = number(row, "cost_denarii", 1, MOST_PRICE)
        tiles.hire_glory[owned] = number(row, "cost_glory", 1, MOST_PRICE)


def read_ranks(tiles: Tiles, rows: list[Row]) -> None:
    """MI-6.11 The least score of every solo title but the lowest, highest first."""
    count_is(rows, "solo_ranks.csv", len(RANK_NAMES))
    above = ""
    for rank in range(len(RANK_NAMES)):
        row = rows[rank]
        if one_of(row, "rank", RANK_NAMES) != rank:
            raise row.refused("minerva.refusal.table_value", ["rank", row.text("rank")])
        row.agree("max_score", above)
        if rank == len(RANK_NAMES) - 1:
            row.agree("min_score", "")
            return
        least = number(row, "min_score", 1, int(above) if above else MOST_SCORE)
        tiles.ranks.append(least)
        above = str(least - 1)
