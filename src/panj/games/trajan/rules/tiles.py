"""TR-3.3, TR-4.7 Trajan tiles are completed; their effects."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.trajan.moves import PLUS_TWO
from panj.games.trajan.player import Player, Source
from panj.games.trajan.rules.cards import draw_face_down
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    ALL_ACTIONS,
    CENTRE,
    COLOURS,
    NONE,
    TILE_AMOUNT,
    TILE_FIRST,
    TILE_POINTS,
    TILE_SECOND,
    TILES_PER_STACK,
    TRAYS,
    Stack,
)


class CompleteTile(Step[TrajanState]):
    """TR-3.3.1, TR-3.3.4 The tile at the target tray is completed if its colours are there."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "slot")

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(who)
        self.slot = slot

    def run(self, s: TrajanState) -> None:
        player = s.players[self.who]
        tile: int = player.slots[self.slot]
        if tile != NONE and shows(player, self.slot, tile):
            complete(s, self.who, self.slot, tile)


def shows(player: Player, tray: i64, tile: i64) -> bool:
    """TR-3.3.1, TR-3.3.2 Whether a tray holds both colours of a tile, among any others."""
    first = TILE_FIRST[tile]
    second = TILE_SECOND[tile]
    if first == second:
        return player.markers[tray * COLOURS + first] > 1
    return (
        player.markers[tray * COLOURS + first] > 0 and player.markers[tray * COLOURS + second] > 0
    )


def complete(s: TrajanState, who: int, slot: int, tile: int) -> None:
    """TR-3.3.3 The slot becomes free, the Arch may come, points are scored, the effect follows."""
    player = s.players[who]
    player.slots[slot] = NONE
    if player.arch == CENTRE:
        player.arch = slot  # TR-4.5.3
    player.points[Source.TRAJAN] += TILE_POINTS[tile]
    s.note("trajan.log.completed", [who, tile, int(TILE_POINTS[tile])])
    if tile // TILES_PER_STACK == Stack.DEMANDS:
        player.kept.append(tile)  # TR-4.7.6
    else:
        s.gone.trajan.append(tile)
        carry_out(s, who, tile)


def carry_out(s: TrajanState, who: int, tile: int) -> None:
    """TR-4.7.1 to TR-4.7.5, TR-4.7.7 The effect of a tile, as far as it is possible."""
    stack = tile // TILES_PER_STACK
    amount: int = TILE_AMOUNT[tile]
    if stack == Stack.CARDS:
        draw_face_down(s, who, amount)
    elif stack == Stack.WORKERS:
        recruit_workers(s, who, amount)
    elif stack == Stack.LEGIONNAIRES:
        recruit_legionnaires(s, who, amount)
    elif stack == Stack.PLUS2 and s.players[who].plus_two != ALL_ACTIONS:
        s.then([PlacePlusTwo(who)])


def recruit_workers(s: TrajanState, who: int, amount: int) -> None:
    """TR-4.6.1, TR-4.7.3 Tokens go from the supply to the workers' camp, as many as there are."""
    player = s.players[who]
    moved = leave_supply(player, amount)
    player.workers += moved
    s.note("trajan.log.recruited_workers", [who, moved])


def recruit_legionnaires(s: TrajanState, who: int, amount: int) -> None:
    """TR-4.3.1, TR-4.7.4 Tokens go from the supply to the military camp, as many as there are."""
    player = s.players[who]
    moved = leave_supply(player, amount)
    player.legionnaires += moved
    s.note("trajan.log.recruited_legionnaires", [who, moved])


def leave_supply(player: Player, amount: int) -> int:
    """TR-4.7.7 Tokens leave the supply, as many as there are; how many did."""
    moved = min(amount, int(player.supply))
    player.supply -= moved
    return moved


class PlacePlusTwo(Decision[TrajanState]):
    """TR-4.7.5 A [+2] marker on one of the own extra-action spaces without one."""

    RULE: ClassVar[str] = "TR-4.7.5"

    def moves(self, s: TrajanState) -> list[Move]:
        placed = s.players[self.who].plus_two
        return [PLUS_TWO[action] for action in range(TRAYS) if not placed >> action & 1]

    def choose(self, s: TrajanState, move: Move) -> None:
        s.players[self.who].plus_two |= 1 << move.a
        s.note("trajan.log.plus_two", [self.who, move.a])

    def prompt(self, s: TrajanState) -> Message:
        return Message("trajan.prompt.plus_two", [])
