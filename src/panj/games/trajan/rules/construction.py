"""TR-4.6 The construction action: recruit a worker, or build."""

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.trajan.moves import BUILD, RECRUIT_WORKER, Do
from panj.games.trajan.player import Player, Source
from panj.games.trajan.rules.tiles import recruit_workers
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    ALL_SITES,
    NONE,
    SITE_NEIGHBOURS,
    SITES,
    TILES_PER_TYPE,
    TYPE_ACTION,
    TYPE_POINTS,
)


def open_sites(player: Player) -> i64:
    """TR-4.6.2, TR-4.6.3 Sites for the next worker: any for the first, then beside an own one."""
    if player.sites == 0:
        return ALL_SITES
    near: i64 = 0
    for site in range(i64(SITES)):
        if player.sites >> site & 1:
            near |= SITE_NEIGHBOURS[site]
    return near & ~player.sites


def can_construct(s: TrajanState, who: int) -> bool:
    """TR-4.6.1, TR-4.6.2 Whether the player can recruit or build."""
    player = s.players[who]
    return player.supply > 0 or (player.workers > 0 and open_sites(player) != 0)


def construction_moves(s: TrajanState, who: int) -> list[Move]:
    """TR-4.6.1, TR-4.6.2 Recruit, or build on one of the open sites."""
    player = s.players[who]
    found = [RECRUIT_WORKER] if player.supply > 0 else []
    if player.workers > 0:
        sites = open_sites(player)
        for site in range(i64(SITES)):
            if sites >> site & 1:
                found.append(BUILD[site])
    return found


def construct(s: TrajanState, who: int, move: Move) -> int:
    """TR-4.6.1, TR-4.6.2 Carry out an option; the bonus action that follows, or NONE."""
    if move.kind == Do.RECRUIT_WORKER:
        recruit_workers(s, who, 1)
        return NONE
    return build(s, who, move.a)


def build(s: TrajanState, who: int, site: int) -> int:
    """TR-4.6.4 A worker goes to a site and takes the tile if it is still there."""
    player = s.players[who]
    player.workers -= 1
    player.sites |= 1 << site
    tile = s.sites[site]
    if tile == NONE:
        s.note("trajan.log.built_nothing", [who, site])
        return NONE
    s.sites[site] = NONE
    is_first = player.type_count(tile // TILES_PER_TYPE) == 0
    player.built |= 1 << tile
    player.points[Source.CONSTRUCTION] += TYPE_POINTS[tile]
    s.note("trajan.log.built", [who, tile // TILES_PER_TYPE, int(TYPE_POINTS[tile])])
    return bonus_action(tile) if is_first else NONE


def bonus_action(tile: int) -> int:
    """TR-4.6.5 The action that the first tile of a type brings."""
    return TYPE_ACTION[tile // TILES_PER_TYPE]
