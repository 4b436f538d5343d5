"""TR-9.37 Whether the action of a tray has a legal option once a sowing has ended there."""

from panj.games.trajan.player import Player
from panj.games.trajan.rules.actions import can_act
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import COLOURS, TILE_AMOUNT, TILES_PER_STACK, Action, Stack


def can_act_with(s: TrajanState, who: int, action: int, tile: int) -> bool:
    """TR-3.3.4 Whether the action has an option after this tile was completed at its tray.

    Only two tiles change that: one that frees slot V, and legionnaires that take the last tokens.
    """
    player = s.players[who]
    if action == Action.TRAJAN:
        return any(stack for stack in s.stacks)  # TR-4.5.3 the Arch has a slot to stand on
    takes_tokens = tile // TILES_PER_STACK == Stack.LEGIONNAIRES
    if action == Action.CONSTRUCTION and takes_tokens and player.workers == 0:
        return bool(player.supply > TILE_AMOUNT[tile])  # TR-4.7.4
    return can_act(s, who, action)


def can_avoid(player: Player, row: int, missing: list[int], drops: int) -> bool:
    """TR-3.3.1 Whether so many markers of a row can fall without bringing all missing colours."""
    size = player.tray_size(row)
    for colour in missing:
        others = size - player.markers[row * COLOURS + colour]
        if others + missing.count(colour) - 1 >= drops:
            return True
    return False
