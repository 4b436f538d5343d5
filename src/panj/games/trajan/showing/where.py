"""Which building site a move is about, said by what lies there: rows and columns are no words."""

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import State
from panj.games.trajan.moves import Do
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import NONE, TILES_PER_TYPE, TYPE_POINTS


def where(s: State, move: Move) -> Message | None:
    """TR-4.6.4 A site in words; other moves need none."""
    if move.kind != Do.BUILD:
        return None
    assert isinstance(s, TrajanState)
    tile = s.sites[move.a]
    if tile == NONE:
        return Message("trajan.where.build_empty", [])
    return Message("trajan.where.build", [tile // TILES_PER_TYPE, int(TYPE_POINTS[tile])])
