"""Why a thing cannot be chosen, for players who point at it."""

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.minerva.moves import GOOD, OWN, TILE
from panj.games.minerva.rules.building import offered
from panj.games.minerva.rules.payment import can_pay, can_raise, missing, price
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face, Good


def impossible_actions(s: MinervaState, who: int) -> list[Blocked]:
    """MI-3.7 Everything on offer, in supply or in the city that cannot be used, and why."""
    return [*too_expensive(s, who), *no_residence(s, who), *unusable_residences(s, who)]


def too_expensive(s: MinervaState, who: int) -> list[Blocked]:
    """MI-3.13 The tiles of the display that the player cannot pay."""
    player = s.players[who]
    found: list[Blocked] = []
    for face in offered(s):
        if can_pay(s.tiles, player, face, s.fee):
            continue
        lack = missing(s.tiles, player, face)
        if lack == 0:
            found.append(fee_is_short(s, TILE.ident(face)))
            continue
        due = s.fee + price(s.tiles, player, face)
        reason = Message("minerva.refusal.too_expensive", [face, lack, due])
        found.append(Blocked(TILE.ident(face), reason, "MI-3.13"))
    return found


def no_residence(s: MinervaState, who: int) -> list[Blocked]:
    """MI-3.16 Why no residence can be laid."""
    player = s.players[who]
    if player.residences == 0:
        reason = Message("minerva.refusal.no_residence", [])
        return [Blocked(TILE.ident(Face.RESIDENCE), reason, "MI-3.16")]
    if not can_raise(player, s.fee):
        return [fee_is_short(s, TILE.ident(Face.RESIDENCE))]
    return []


def unusable_residences(s: MinervaState, who: int) -> list[Blocked]:
    """MI-3.19 Residences that cannot take an assistant now."""
    player = s.players[who]
    found: list[Blocked] = []
    for cell in player.city.tiles():
        face = player.city.at(cell)
        if face == Face.STAFFED:
            reason = Message("minerva.refusal.has_assistant", [])
            found.append(Blocked(OWN.ident(cell), reason, "MI-3.19"))
        elif face == Face.RESIDENCE and player.assistants == 0:
            reason = Message("minerva.refusal.no_assistant", [])
            found.append(Blocked(OWN.ident(cell), reason, "MI-3.19"))
        elif face == Face.RESIDENCE and not can_raise(player, s.fee):
            found.append(fee_is_short(s, OWN.ident(cell)))
    return found


def fee_is_short(s: MinervaState, thing: str) -> Blocked:
    """MI-3.8 All that is missing is the fee for everybody who goes on after somebody passed."""
    return Blocked(thing, Message("minerva.refusal.fee", [s.fee]), "MI-3.8")


def unpayable_hires(s: MinervaState, who: int) -> list[Blocked]:
    """MI-3.20 Why the next assistant cannot be paid in money, or in glory."""
    player = s.players[who]
    found: list[Blocked] = []
    price = s.tiles.hire_denarii[player.hired]
    if not can_raise(player, price):
        most = player.denarii + player.resources
        reason = Message("minerva.refusal.hire_denarii", [price, most])
        found.append(Blocked(GOOD.ident(Good.DENARIUS), reason, "MI-3.20"))
    cost = s.tiles.hire_glory[player.hired]
    if player.goods[Good.GLORY] < cost:
        reason = Message("minerva.refusal.hire_glory", [cost, player.goods[Good.GLORY]])
        found.append(Blocked(GOOD.ident(Good.GLORY), reason, "MI-3.20"))
    return found
