"""PP-1.1, PP-4.16 Putting pieces on the table, moving them, taking them away."""

from mypy_extensions import i64, u8

from panj.games.pax_pamir.places import is_block, owner_at
from panj.games.pax_pamir.state import PaxState


def marks_at(s: PaxState, place: i64) -> i64:
    """PP-9.R37 How many of the pieces on a place were placed this turn."""
    count: i64 = 0
    for marked in s.memory.placed:
        if marked == place:
            count += 1
    return count


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
