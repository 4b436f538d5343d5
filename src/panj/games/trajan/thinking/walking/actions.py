"""TR-3.4 What an action brings: its options, and the best of them."""

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.actions import repetitions
from panj.games.trajan.rules.senate import can_advance
from panj.games.trajan.tables import CENTRE, SENATE_POINTS, SENATE_VOTES, Action, Pile, Tile
from panj.games.trajan.thinking.value import (
    colours_there,
    extras_value,
    senate_prospect,
    tile_value,
)
from panj.games.trajan.thinking.walking.camps import (
    build_gain,
    construction_gain,
    legionnaire_gain,
    march_gain,
    military_gain,
    occupy_gain,
    worker_gain,
)
from panj.games.trajan.thinking.walking.forum import forum_gain, tile_gain
from panj.games.trajan.thinking.walking.glance import UNKNOWN, Glance
from panj.games.trajan.thinking.walking.seaport import card_gain, play_gain, seaport_gain
from panj.games.trajan.thinking.walking.shipping import ship_gain


def action_gain(at: Glance, action: i64) -> float:
    """TR-3.4.1 The best option of an action, or none."""
    known = at.actions[action]
    if known == UNKNOWN:
        known = max(0.0, best_option(at, action))
        at.actions[action] = known
    return known


def best_option(at: Glance, action: i64) -> float:
    """TR-3.4.1 The best option of an action."""
    if action == Action.SEAPORT:
        return seaport_gain(at)
    if action == Action.FORUM:
        return forum_gain(at)
    if action == Action.MILITARY:
        return military_gain(at)
    if action == Action.SENATE:
        return advance_gain(at) if can_advance(at.s, at.who) else 0.0
    if action == Action.TRAJAN:
        return arch_gain(at)
    return construction_gain(at)


def option_gain(at: Glance, move: Move) -> float:
    """TR-3.4.1 One option of an action; none gains nothing."""
    kind = move.kind
    if kind == Do.DECLINE:
        return 0.0
    if kind == Do.TAKE_FORUM:
        return tile_gain(at, move.b)
    if kind == Do.MARCH:
        return march_gain(at, move.a)
    if kind == Do.OCCUPY:
        return occupy_gain(at)
    if kind == Do.RECRUIT_LEGIONNAIRE:
        return legionnaire_gain(at)
    if kind == Do.BUILD:
        return build_gain(at, move.a)
    if kind == Do.RECRUIT_WORKER:
        return worker_gain(at)
    if kind == Do.TAKE_TILE:
        return slot_gain(at, move.a)
    if kind == Do.ADVANCE:
        return advance_gain(at)
    return port_gain(at, move)


def port_gain(at: Glance, move: Move) -> float:
    """TR-4.1 One option of the seaport action."""
    port = at.s.seaport
    if move.kind == Do.DRAW_TWO:
        return at.weights.draw_two
    if move.kind == Do.TAKE:
        return card_gain(at, port.left[-1] if move.a == Pile.LEFT else port.right[-1])
    if move.kind == Do.PLAY:
        return play_gain(at)
    return ship_gain(at, move.a)


def advance_gain(at: Glance) -> float:
    """TR-4.4 The disc one position on, on top of the others."""
    position: i64 = at.s.senate.positions[at.who] + 1
    votes = SENATE_VOTES[position] + at.player.tile_votes()
    gain = float(SENATE_POINTS[position])
    return gain + senate_prospect(at.weights, at.s, at.who, votes, position, True) - at.senate()


def arch_gain(at: Glance) -> float:
    """TR-4.5.1 The best tile for the slot with the Arch."""
    best = 0.0
    if at.player.arch != CENTRE:
        for stack in at.s.stacks:
            if len(stack) > 0:
                best = max(best, slot_gain(at, stack[-1]))
    return best


def slot_gain(at: Glance, tile: i64) -> float:
    """TR-4.5.1, TR-5.3.4 A tile in the slot with the Arch: a point, and the hope to complete it."""
    there = colours_there(at.player, at.player.arch, tile)
    return 1.0 + at.soon * at.weights.ready[there] * tile_value(at.weights, at.s, tile)


def repeat_gain(at: Glance, action: i64, move: Move) -> float:
    """TR-4.8.1 The action again, and perhaps a second time, less the tile that is spent."""
    if move.kind == Do.DECLINE:
        return 0.0
    gain = action_gain(at, action) - at.extras()
    if repetitions(at.player, action) > 1:
        gain += at.weights.action_to_come
    tile = Tile.EXTRA + move.a  # the wild tile is numbered after the six actions
    tiles = at.player.tiles
    tiles[tile] -= 1
    gain += extras_value(at.weights, at.player, at.left)
    tiles[tile] += 1
    return gain
