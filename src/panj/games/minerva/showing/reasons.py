"""Why a thing cannot be chosen, for players who point at it."""

from panj.core.messages import Message
from panj.core.state import Blocked
from panj.games.minerva.moves import OWN, TILE
from panj.games.minerva.rules.building import offered
from panj.games.minerva.rules.payment import can_pay, missing, price
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face


def too_expensive(s: MinervaState, who: int) -> list[Blocked]:
    """MI-3.13 The tiles of the display that the player cannot pay."""
    player = s.players[who]
    found: list[Blocked] = []
    for face in offered(s):
        if not can_pay(s.tiles, player, face, s.fee):
            due = s.fee + price(s.tiles, player, face)
            lack = missing(s.tiles, player, face)
            reason = Message("minerva.refusal.too_expensive", [face, lack, due])
            found.append(Blocked(TILE.ident(face), reason, "MI-3.13"))
    return found


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
    return found
