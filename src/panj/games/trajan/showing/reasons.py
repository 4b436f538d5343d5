"""Why a thing cannot be chosen, for players who point at it."""

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.trajan.moves import PROVINCE, SHIP, SITE, STACK, TRAY
from panj.games.trajan.player import Player
from panj.games.trajan.rules.construction import open_sites
from panj.games.trajan.rules.seaport import can_ship_pairs
from panj.games.trajan.state import TrajanState
from panj.games.trajan.tables import (
    CAMP,
    PROVINCE_NEIGHBOURS,
    PROVINCES,
    SITES,
    TRAYS,
    Action,
    Ship,
    Tile,
)


def because(thing: str, reason: str, rule: str) -> Blocked:
    """One thing and the reason, which needs no operands."""
    return Blocked(thing, Message(f"trajan.refusal.{reason}", []), rule)


def empty_trays(player: Player) -> list[Blocked]:
    """TR-3.2.1 Trays without a marker cannot be sown."""
    return [
        because(TRAY.ident(tray), "empty_tray", "TR-3.2.1")
        for tray in range(TRAYS)
        if player.tray_size(tray) == 0
    ]


def blocked_things(s: TrajanState, who: int, action: int) -> list[Blocked]:
    """TR-3.4.1 What an action cannot use now, each with the reason."""
    player = s.players[who]
    if action == Action.SEAPORT:
        return blocked_ships(player)
    if action == Action.MILITARY:
        return blocked_provinces(player)
    if action == Action.TRAJAN:
        return [
            because(STACK.ident(stack), "empty_stack", "TR-4.5.1")
            for stack in range(len(s.stacks))
            if not s.stacks[stack]
        ]
    if action == Action.CONSTRUCTION:
        return blocked_sites(player)
    return []


def blocked_ships(player: Player) -> list[Blocked]:
    """TR-4.1.4 Ships for which the hand has nothing."""
    if player.hand_size() + player.tiles[Tile.WILD_COMMODITY] == 0:
        return [
            because(SHIP.ident(ship), "no_cargo", "TR-4.1.4")
            for ship in (Ship.SAME, Ship.PAIRS, Ship.DIFFERENT)
        ]
    if not can_ship_pairs(player):
        return [because(SHIP.ident(Ship.PAIRS), "no_pair", "TR-4.1.4")]
    return []


def blocked_provinces(player: Player) -> list[Blocked]:
    """TR-4.3.1 to TR-4.3.4 Provinces too far away, or where no legionnaire can go; the camp."""
    found: list[Blocked] = []
    if player.supply == 0:
        found.append(because("camp:military", "no_supply", "TR-4.3.1"))
    near = PROVINCE_NEIGHBOURS[player.leader]
    for province in range(i64(1), i64(PROVINCES)):
        if province != player.leader and not near >> province & 1:
            found.append(because(PROVINCE.ident(province), "too_far", "TR-4.3.2"))
    if player.leader != CAMP and player.provinces >> player.leader & 1:
        found.append(because(PROVINCE.ident(player.leader), "own_legionnaire", "TR-4.3.4"))
    elif player.leader != CAMP and player.legionnaires == 0:
        found.append(because(PROVINCE.ident(player.leader), "no_legionnaire", "TR-4.3.3"))
    return found


def blocked_sites(player: Player) -> list[Blocked]:
    """TR-4.6.1 to TR-4.6.3 Sites that are taken or not adjacent; camps without tokens."""
    found: list[Blocked] = []
    if player.supply == 0:
        found.append(because("camp:workers", "no_supply", "TR-4.6.1"))
    sites = open_sites(player)
    for site in range(i64(SITES)):
        if player.sites >> site & 1:
            found.append(because(SITE.ident(site), "own_worker", "TR-4.6.3"))
        elif not sites >> site & 1:
            found.append(because(SITE.ident(site), "not_adjacent", "TR-4.6.2"))
        elif player.workers == 0:
            found.append(because(SITE.ident(site), "no_worker", "TR-4.6.2"))
    return found
