"""MI-2 What everybody begins with, for each number of players."""

from typing import Final

from panj.games.minerva.reading.rows import MOST_PRICE, Row, count_is, number, numbered
from panj.games.minerva.tables import CULTURE_HEIGHT, MOST_PLAYERS, ROUNDS, TEMPLE_NAMES, Tiles

MOST_WHEAT: Final = 6
MOST_RESIDENCES: Final = 9


def read_setup(tiles: Tiles, rows: list[Row]) -> None:
    """MI-2.2, MI-2.4, MI-2.8, MI-2.11 A row for each number of players."""
    count_is(rows, "setup_by_players.csv", MOST_PLAYERS)
    for row in numbered(rows, "players", 1, MOST_PLAYERS):
        players = number(row, "players", 1, MOST_PLAYERS)
        read_purses(tiles, row, players)
        tiles.start_wheat[players] = number(row, "wheat_each", 0, MOST_WHEAT)
        tiles.residences[players] = number(row, "residences_each", 1, MOST_RESIDENCES)
        tiles.temple_row[players] = number(row, "temples_face_up", 1, len(TEMPLE_NAMES))
        height = number(row, "culture_tiles_per_category", 1, CULTURE_HEIGHT)
        tiles.culture_height[players] = height


def read_purses(tiles: Tiles, row: Row, players: int) -> None:
    """MI-2.11 The denarii of the start player, and of everybody clockwise."""
    text = row.text("starting_denarii_by_seat")
    purses = text.split(";")
    if len(purses) != players or not all(is_purse(purse) for purse in purses):
        raise row.refused("minerva.refusal.table_value", ["starting_denarii_by_seat", text])
    for seat in range(players):
        tiles.start_denarii[players * MOST_PLAYERS + seat] = int(purses[seat])


def is_purse(text: str) -> bool:
    """Whether this is a sensible number of denarii."""
    return text.isascii() and text.isdecimal() and int(text) <= MOST_PRICE


def check_counts(tiles: Tiles, rows: list[Row]) -> None:
    """MI-2.1, MI-2.3, MI-2.6 What the row says of other pieces is what their tables give."""
    for row in rows:
        players = number(row, "players", 1, MOST_PLAYERS)
        normal = len(tiles.copies.used("normal", players))
        row.agree("normal_tiles", str(normal))
        row.agree("stack_size_without_round_tile", str(normal // ROUNDS))
        row.agree("starting_tiles", str(len(tiles.copies.used("start", players))))
        row.agree("turn_order_tiles", str(players if players > 1 else 0))
        row.agree("fountains", str(players))
