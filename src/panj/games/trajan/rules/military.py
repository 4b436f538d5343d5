"""TR-4.3 The military action: recruit, march, occupy."""

from mypy_extensions import i64

from panj.core.moves import Move
from panj.games.trajan.moves import MARCH, OCCUPY, RECRUIT_LEGIONNAIRE, Do
from panj.games.trajan.player import Source
from panj.games.trajan.rules.tiles import recruit_legionnaires
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    CAMP,
    NONE,
    PROVINCE_NEIGHBOURS,
    PROVINCE_POINTS,
    PROVINCES,
    RIVAL_COST,
)


def can_occupy(s: TrajanState, who: int) -> bool:
    """TR-4.3.3, TR-4.3.4 Whether a legionnaire can follow the leader."""
    player = s.players[who]
    return (
        player.leader != CAMP
        and player.legionnaires > 0
        and not player.provinces >> player.leader & 1
    )


def occupation_points(s: TrajanState, who: int, province: i64) -> i64:
    """TR-4.3.3 The value of a province, less three for each rival legionnaire, never below zero."""
    points = PROVINCE_POINTS[province]
    for seat in range(s.seats):
        if seat != who and s.players[seat].provinces >> province & 1:
            points -= RIVAL_COST
    return max(points, 0)


def military_moves(s: TrajanState, who: int) -> list[Move]:
    """TR-4.3.1 to TR-4.3.3 Recruit, march to a neighbour, occupy the leader's province."""
    player = s.players[who]
    found: list[Move] = []
    if player.supply > 0:
        found.append(RECRUIT_LEGIONNAIRE)
    near = PROVINCE_NEIGHBOURS[player.leader]
    for province in range(i64(1), i64(PROVINCES)):
        if near >> province & 1:
            found.append(MARCH[province])
    if can_occupy(s, who):
        found.append(OCCUPY[player.leader])
    return found


def act_in_military(s: TrajanState, who: int, move: Move) -> None:
    """TR-4.3.1 to TR-4.3.3 Carry out one of the three options."""
    if move.kind == Do.RECRUIT_LEGIONNAIRE:
        recruit_legionnaires(s, who, 1)
    elif move.kind == Do.MARCH:
        march(s, who, move.a)
    else:
        occupy(s, who, move.a)


def march(s: TrajanState, who: int, province: int) -> None:
    """TR-4.3.2 The leader moves and takes the tile that lies there."""
    player = s.players[who]
    player.leader = province
    s.note("trajan.log.marched", [who, province])
    tile = s.provinces[province]
    if tile != NONE:
        s.provinces[province] = NONE
        player.tiles[tile] += 1
        s.note("trajan.log.found", [who, tile])


def occupy(s: TrajanState, who: int, province: int) -> None:
    """TR-4.3.3 A legionnaire goes from the camp to the leader's province and scores."""
    player = s.players[who]
    points = occupation_points(s, who, province)
    player.legionnaires -= 1
    player.provinces |= 1 << province
    player.points[Source.MILITARY] += points
    s.note("trajan.log.occupied", [who, province, int(points)])
