"""PP-1.1, PP-4.16 Pieces: put on the table, moved, taken away, and named by moves."""

from typing import Final

from mypy_extensions import i64, u8

from panj.core.moves import Move
from panj.games.pax_pamir.moves import Do
from panj.games.pax_pamir.places import (
    Piece,
    army_place,
    gift_place,
    is_block,
    is_gift,
    owner_at,
    piece_at,
    road_place,
    spot_at,
    spy_place,
    tribe_place,
)
from panj.games.pax_pamir.state import PaxState
from panj.games.pax_pamir.tables import NONE


def marks_at(s: PaxState, place: i64) -> i64:
    """PP-9.R37 How many of the pieces on a place were placed this turn."""
    count: i64 = 0
    for marked in s.memory.placed:
        if marked == place:
            count += 1
    return count


# The board holds bytes. Compiled, a sum of bytes (u8) that is too large or below 0 wraps around
# without a word: so sums are made of i64, and only the result becomes a byte again.


def put(s: PaxState, place: i64) -> None:
    """PP-1.1 Put a piece from its supply onto a place."""
    s.board[place] = u8(i64(s.board[place]) + 1)
    if is_block(place):
        s.blocks[owner_at(place)] = s.blocks[owner_at(place)] - 1
    else:
        s.players[owner_at(place)].supply -= 1


def place_new(s: PaxState, place: i64) -> None:
    """PP-3.2 Place a piece by a place instruction: it is marked for this turn."""
    put(s, place)
    s.memory.placed.append(place)


def remove(s: PaxState, place: i64) -> None:
    """PP-9.R37 Return one piece to its supply, an unmarked one first."""
    s.board[place] = u8(i64(s.board[place]) - 1)
    if marks_at(s, place) > i64(s.board[place]):
        s.memory.placed.remove(place)
    if is_block(place):
        s.blocks[owner_at(place)] = s.blocks[owner_at(place)] + 1
    else:
        s.players[owner_at(place)].supply += 1


def remove_all(s: PaxState, place: i64) -> None:
    """PP-1.1 Return all pieces of one owner on a place to their supply."""
    while s.board[place] > 0:
        remove(s, place)


def relocate(s: PaxState, start: i64, end: i64) -> None:
    """PP-9.R37 Move one piece, an unmarked one first; a marked one keeps its mark."""
    marked = marks_at(s, start) == i64(s.board[start])
    s.board[start] = u8(i64(s.board[start]) - 1)
    s.board[end] = u8(i64(s.board[end]) + 1)
    if marked:
        s.memory.placed.remove(start)
        s.memory.placed.append(end)


def is_takeable(s: PaxState, place: i64) -> bool:
    """PP-4.16 Whether a piece that was not placed this turn stands here."""
    return i64(s.board[place]) > marks_at(s, place)


# Moves that name a piece

TAKE: Final = [Do.TAKE_TRIBE, Do.TAKE_ARMY, Do.TAKE_ROAD, Do.TAKE_GIFT, Do.TAKE_SPY]
REMOVE: Final = [Do.REMOVE_TRIBE, Do.REMOVE_ARMY, Do.REMOVE_ROAD, NONE, Do.REMOVE_SPY]
"""The verbs of moves by the kind of piece; no battle removes a gift."""


def piece_move(verbs: list[int], place: i64) -> Move:
    """PP-3.19, PP-3.45 The move that takes or removes a piece from a place."""
    if is_gift(place):
        return Move(verbs[Piece.GIFT], spot_at(place))
    return Move(verbs[piece_at(place)], spot_at(place), owner_at(place))


def place_of(move: Move, who: i64) -> i64:
    """PP-3.19, PP-3.45 The place of the piece that a move names; gifts are the mover's own."""
    kind = move.kind
    if kind == Do.TAKE_TRIBE or kind == Do.REMOVE_TRIBE:
        return tribe_place(move.b, move.a)
    if kind == Do.TAKE_ARMY or kind == Do.REMOVE_ARMY:
        return army_place(move.b, move.a)
    if kind == Do.TAKE_ROAD or kind == Do.REMOVE_ROAD:
        return road_place(move.b, move.a)
    if kind == Do.TAKE_GIFT:
        return gift_place(who, move.a)
    return spy_place(move.a, move.b)
