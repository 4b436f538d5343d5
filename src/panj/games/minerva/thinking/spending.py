"""What resources and denarii are worth to one player of Minerva: held, gained, sold or spent."""

from typing import Final

from mypy_extensions import i64

from panj.core.moves import Move
from panj.core.state import Decision, State
from panj.games.minerva.moves import Do
from panj.games.minerva.rules.building import offered
from panj.games.minerva.rules.exchanges import BuyResources
from panj.games.minerva.rules.payment import SellResource, missing
from panj.games.minerva.rules.temples import is_temple
from panj.games.minerva.tables import (
    HELD,
    MISSING_PRICE,
    RESOURCE_LIMIT,
    RESOURCES,
)
from panj.games.minerva.thinking.building import cost_value, offer_value
from panj.games.minerva.thinking.cells import faces_of
from panj.games.minerva.thinking.situation import Situation

NEVER: Final = -1000.0


def goods_value(here: Situation) -> float:
    """What is in the hand."""
    player = here.player
    return float(player.denarii) * here.weights.denarius + float(player.resources) * here.resource


def rate_resource(here: Situation, d: Decision[State], move: Move) -> float:
    """MI-4.4, MI-4.21 The resource that the wanted tiles lack most."""
    if move.kind != Do.GAIN and move.kind != Do.BUY:
        return 0.0
    need = resource_need(here, move.a)
    if isinstance(d, BuyResources):
        price = float(here.tiles.left_count[d.face]) * here.weights.denarius
        return need - price - here.weights.bargain
    return need


def resource_need(here: Situation, good: i64) -> float:
    """What one more token of a resource is worth, by the tiles on offer that still lack it."""
    goods = here.player.goods
    if goods[good] >= RESOURCE_LIMIT:
        return here.weights.denarius
    tiles = here.tiles
    value = here.resource
    best = 0.0
    for face in offered(here.s):
        cost = tiles.cost[face * RESOURCES + good]
        if cost > goods[good]:
            gain = offer_value(here, face) - cost_value(here, face)
            best = max(best, gain / float(1 + missing(tiles, here.player, face)))
    value += here.weights.lacking * best
    for face in faces_of(here.player.city):
        if is_temple(face) and tiles.target[face] == HELD + good:
            value += float(tiles.points[face]) * (1.0 - here.weights.held_late * here.early)
    return value - here.weights.plenty * float(goods[good])


def fee_value(here: Situation) -> float:
    """MI-3.8 What the fee costs, together with the denarius that a passed player would get."""
    return here.weights.denarius * float(here.s.fee)


def spending_harm(here: Situation, spent: float) -> float:
    """MI-3.8 The harm of spending: every later action may cost a fee that must be paid."""
    have = float(here.player.denarii + here.player.resources)
    return shortage_harm(here, have - spent) - shortage_harm(here, have)


def shortage_harm(here: Situation, liquid: float) -> float:
    """How bad it is to hold so little that can be turned into money."""
    s = here.s
    if s.is_solo:
        return 0.0
    need = here.weights.liquid
    if s.is_last_round:
        need = min(need, float(here.player.residences + here.player.assistants))
    stuck = here.weights.broke if liquid < 1.0 and need > 0.0 else 0.0
    return here.weights.reserve * max(0.0, need - liquid) + stuck


def spent_on_tile(here: Situation, face: i64) -> float:
    """MI-3.13 All that a tile takes out of a player's hand."""
    player = here.player
    spent = here.s.fee + MISSING_PRICE * missing(here.tiles, player, face)
    for good in range(i64(RESOURCES)):
        spent += min(player.goods[good], here.tiles.cost[face * RESOURCES + good])
    return float(spent)


def rate_sale(here: Situation, d: Decision[State], move: Move) -> float:
    """MI-3.13 Sell what is needed least, and only when a payment asks for it."""
    if not isinstance(d, SellResource):
        return NEVER
    return -resource_need(here, move.a)
