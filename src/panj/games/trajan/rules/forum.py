"""TR-4.2 The forum action, and tiles that come to the mat."""

from panj.core.moves import Move
from panj.games.trajan.moves import FORUM_SPACES, TAKE_FORUM
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import FORUM_KINDS, NONE


def can_take_forum(s: TrajanState) -> bool:
    """TR-4.2.1 Whether any tile lies in the forum building."""
    return any(tile != NONE for tile in s.forum.spaces)


def forum_moves(s: TrajanState) -> list[Move]:
    """TR-4.2.1 Any one tile, from a yellow or a green space."""
    found: list[Move] = []
    for space in range(FORUM_SPACES):
        tile = s.forum.spaces[space]
        if tile != NONE:
            found.append(TAKE_FORUM[space * FORUM_KINDS + tile])
    return found


def take_forum(s: TrajanState, who: int, move: Move) -> None:
    """TR-4.2.1 The tile goes to the mat; its space stays empty until the quarter ends."""
    s.forum.spaces[move.a] = NONE
    s.players[who].tiles[move.b] += 1
    s.note("trajan.log.took_forum", [who, move.b])
