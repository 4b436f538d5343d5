"""What a move of an action would bring, for a player who hovers over its target."""

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.trajan.moves import Do
from panj.games.trajan.rules.military import occupation_points
from panj.games.trajan.rules.shipping import cargo_points
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    GOODS,
    MOST_PAIRS,
    MOST_UNITS,
    NONE,
    SENATE_POINTS,
    TILE_POINTS,
    TILES_PER_TYPE,
    TYPE_ACTION,
    TYPE_POINTS,
    Ship,
    Tile,
)


def action_preview(s: TrajanState, who: int, move: Move) -> list[Message]:
    """TR-3.4.1 Points and tiles that an option of an action brings at once."""
    if move.kind == Do.MARCH:
        return march_preview(s, move.a)
    if move.kind == Do.OCCUPY:
        return [points_message(occupation_points(s, who, move.a))]
    if move.kind == Do.ADVANCE:
        return [points_message(SENATE_POINTS[s.senate.positions[who] + 1])]
    if move.kind == Do.TAKE_TILE:
        return [Message("trajan.preview.tile_worth", [int(TILE_POINTS[move.a])])]
    if move.kind == Do.BUILD:
        return build_preview(s, who, move.a)
    if move.kind == Do.SHIP:
        return [points_up_to(s, who, move.a)]
    if move.kind == Do.TAKE:
        return [Message("trajan.preview.card", [s.seaport.discard_pile(move.a)[-1]])]
    return []


def points_message(points: int) -> Message:
    """A gain in victory points."""
    return Message("trajan.preview.points", [points])


def march_preview(s: TrajanState, province: int) -> list[Message]:
    """TR-4.3.2 The tile that the leader would take."""
    tile = s.provinces[province]
    return [] if tile == NONE else [Message("trajan.preview.finds", [tile])]


def build_preview(s: TrajanState, who: int, site: int) -> list[Message]:
    """TR-4.6.4, TR-4.6.5 The building, its points, and the action of a first of its type."""
    tile = s.sites[site]
    if tile == NONE:
        return [Message("trajan.preview.no_building", [])]
    kind = tile // TILES_PER_TYPE
    found = [Message("trajan.preview.building", [kind, int(TYPE_POINTS[tile])])]
    if s.players[who].type_count(kind) == 0:
        found.append(Message("trajan.preview.bonus_action", [int(TYPE_ACTION[kind])]))
    return found


def points_up_to(s: TrajanState, who: int, ship: int) -> Message:
    """TR-4.1.4 The most that the hand can score on a ship now."""
    return Message("trajan.preview.up_to", [int(cargo_points(s, ship, most_units(s, who, ship)))])


def most_units(s: TrajanState, who: int, ship: int) -> int:
    """TR-4.1.4, TR-4.1.5 The largest load for a ship that hand and wild tiles allow."""
    player = s.players[who]
    wilds: int = player.tiles[Tile.WILD_COMMODITY]
    hand = [int(count) for count in player.hand]
    if ship == Ship.SAME:
        return min(MOST_UNITS, max(hand) + wilds)
    if ship == Ship.DIFFERENT:
        return min(MOST_UNITS, GOODS - hand.count(0) + wilds)
    pairs = sum(1 for count in hand if count > 1)
    singles = min(hand.count(1), wilds)
    return min(MOST_PAIRS, pairs + singles + (wilds - singles) // 2)
