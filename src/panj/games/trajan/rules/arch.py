"""TR-4.5 The Trajan action: a tile for the slot with the Arch, and where the Arch goes."""

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.trajan.moves import TAKE_TILE
from panj.games.trajan.player import Player
from panj.games.trajan.rules.setup import take_top
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import CENTRE, NONE, TRAYS


def can_take_tile(s: TrajanState, who: int) -> bool:
    """TR-4.5.1 Whether the Arch stands on a slot and some stack has a tile."""
    if s.players[who].arch == CENTRE:
        return False
    return any(stack for stack in s.stacks)


def tile_moves(s: TrajanState) -> list[Move]:
    """TR-4.5.1 The top tile of every stack that is not empty."""
    return [TAKE_TILE[stack[-1]] for stack in s.stacks if stack]


def take_tile(s: TrajanState, who: int, tile: int) -> None:
    """TR-4.5.1, TR-4.5.2 The tile goes where the Arch stands, and the Arch moves on."""
    player = s.players[who]
    slot: int = player.arch
    take_top(s, tile)
    player.slots[slot] = tile
    player.arch = next_free_slot(player, slot)
    s.note("trajan.log.placed_tile", [who, tile, slot])


def next_free_slot(player: Player, slot: i64) -> i64:
    """TR-4.5.2, TR-4.5.3 The first slot clockwise without a tile, or the centre."""
    for step in range(i64(1), i64(TRAYS)):
        after = (slot + step) % TRAYS
        if player.slots[after] == NONE:
            return after
    return CENTRE
