"""TR-1.1 Every piece of the game, wherever it lies."""

from typing import Final

from panj.games.trajan.player import Player
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import COLOURS, FORUM_NAMES, GOOD_NAMES, NONE, SITES, TRAYS

# Where the numbers of each kind of piece begin.
CARD: Final = 100
TRAJAN_TILE: Final = 200
FORUM_TILE: Final = 300
DEMAND: Final = 400
BUILDING: Final = 500
BONUS: Final = 600
TOKEN: Final = 700
MARKER: Final = 800


def pieces(s: TrajanState) -> list[int]:
    """TR-1.1 Every card, tile, token and marker, wherever it lies, sorted."""
    found = [CARD + good for good in [*s.seaport.pile, *s.seaport.left, *s.seaport.right]]
    found += [TRAJAN_TILE + tile for stack in s.stacks for tile in stack]
    found += [TRAJAN_TILE + tile for tile in s.gone.trajan]
    lying = [*s.forum.spaces, *s.provinces]
    found += [FORUM_TILE + tile for tile in [*s.forum.pile, *s.forum.extra_pile, *s.gone.forum]]
    found += [FORUM_TILE + tile for tile in lying if tile != NONE]
    drawn = [*s.demands.open, *s.demands.past]
    found += [DEMAND + symbol for symbol in [*s.demands.pile, *s.demands.removed, *drawn]]
    found += [BUILDING + tile for tile in s.sites if tile != NONE]
    found += [BONUS + bonus for bonus in [*s.senate.bag, *s.senate.bonus]]
    for seat in range(s.seats):
        found += pieces_of(s.players[seat], seat)
    return sorted(found)


def pieces_of(player: Player, seat: int) -> list[int]:
    """TR-1.2 What belongs to one player, on the mat and on the board."""
    found: list[int] = []
    for good in range(len(GOOD_NAMES)):
        found += [CARD + good] * int(player.hand[good] + player.display[good])
    found += [TRAJAN_TILE + int(tile) for tile in [*player.slots, *player.kept] if tile != NONE]
    for kind in range(len(FORUM_NAMES)):
        found += [FORUM_TILE + kind] * int(player.tiles[kind])
    found += [BUILDING + tile for tile in range(SITES) if player.built >> tile & 1]
    found += [BONUS + bonus for bonus in [*player.yellow, *player.grey]]
    tokens = int(player.supply + player.workers + player.legionnaires)
    tokens += int(player.provinces).bit_count() + int(player.sites).bit_count()
    found += [TOKEN + seat] * tokens
    for colour in range(COLOURS):
        markers = sum(int(player.markers[row * COLOURS + colour]) for row in range(TRAYS + 1))
        found += [MARKER + seat * COLOURS + colour] * markers
    return found
