"""MI-3.8, MI-3.13, MI-3.22, MI-3.23 Fees, costs, sales and the limit of six."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.minerva.moves import SELL
from panj.games.minerva.state import MinervaState, Player
from panj.games.minerva.tables import MISSING_PRICE, RESOURCE_LIMIT, RESOURCES, Face, Good, Tiles

FOR_NOTHING: Final = Face.EMPTY
"""A payment that is not the cost of a tile: every resource may be sold for it."""


def missing(tiles: Tiles, player: Player, face: i64) -> i64:
    """MI-3.13 How many units of a tile's cost the player does not hold."""
    total: i64 = 0
    at = face * RESOURCES
    for good in range(i64(RESOURCES)):
        lack = tiles.cost[at + good] - player.goods[good]
        if lack > 0:
            total += lack
    return total


def surplus(tiles: Tiles, player: Player, face: i64) -> i64:
    """MI-3.13 How many resources are left for sale beside a tile's cost."""
    total: i64 = 0
    at = face * RESOURCES
    for good in range(i64(RESOURCES)):
        spare = player.goods[good] - tiles.cost[at + good]
        if spare > 0:
            total += spare
    return total


def price(tiles: Tiles, player: Player, face: i64) -> i64:
    """MI-3.13 The denarii for what is missing, without the fee."""
    return MISSING_PRICE * missing(tiles, player, face)


def can_pay(tiles: Tiles, player: Player, face: i64, fee: i64) -> bool:
    """MI-3.13 The exact affordability test."""
    due = fee + price(tiles, player, face)
    return player.denarii >= due or player.denarii + surplus(tiles, player, face) >= due


def can_raise(player: Player, amount: i64) -> bool:
    """MI-3.13 Whether cash and sales cover an amount."""
    return player.denarii >= amount or player.denarii + player.resources >= amount


def sell(s: MinervaState, who: int, good: i64) -> None:
    """MI-3.22 One token goes back to the supply for 1 denarius."""
    goods = s.players[who].goods
    goods[good] = goods[good] - 1
    goods[Good.DENARIUS] = goods[Good.DENARIUS] + 1
    # here and elsewhere: searches read no log, and even making the list of operands takes time
    if s.notes is not None:
        s.note("minerva.log.sold", [who, good])


def gain(s: MinervaState, who: int, good: i64, count: i64) -> None:
    """MI-4.4, MI-3.23 Gain a good; a resource beyond six turns into a denarius at once."""
    goods = s.players[who].goods
    held = goods[good] + count
    goods[good] = held
    if good < RESOURCES and held > RESOURCE_LIMIT:
        goods[good] = RESOURCE_LIMIT
        goods[Good.DENARIUS] = goods[Good.DENARIUS] + held - RESOURCE_LIMIT
        if s.notes is not None:
            s.note("minerva.log.over_limit", [who, held - RESOURCE_LIMIT, good])


def pay(s: MinervaState, who: int, amount: i64) -> None:
    """Denarii go to the bank."""
    goods = s.players[who].goods
    goods[Good.DENARIUS] = goods[Good.DENARIUS] - amount


def pay_fee(s: MinervaState, who: int) -> None:
    """MI-3.8 The fee comes first."""
    fee = s.fee
    if fee > 0:
        pay(s, who, fee)
        if s.notes is not None:
            s.note("minerva.log.fee", [who, fee])


def pay_cost(s: MinervaState, who: int, face: i64) -> None:
    """MI-3.13 Held resources must be paid; 3 denarii for each unit that is missing."""
    player = s.players[who]
    due = price(s.tiles, player, face)
    pay(s, who, due)
    at = face * RESOURCES
    for good in range(i64(RESOURCES)):
        cost = s.tiles.cost[at + good]
        if cost > 0:
            held = player.goods[good]
            paid = cost if cost < held else held
            player.goods[good] = held - paid
            if s.notes is not None and paid > 0:
                s.note("minerva.log.paid", [who, paid, good])
    if s.notes is not None and due > 0:
        s.note("minerva.log.paid", [who, due, Good.DENARIUS])


class RaiseCash(Step[MinervaState]):
    """MI-3.13 While cash is short of a chosen payment, one token after another is sold."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "amount", "face")

    def __init__(self, who: int, amount: int, face: int) -> None:
        super().__init__(who)
        self.amount = amount
        self.face = face

    def run(self, s: MinervaState) -> None:
        if s.players[self.who].denarii < self.amount:
            s.then([SellResource(self.who, self.amount, self.face), self])


class SellResource(Decision[MinervaState]):
    """MI-9.34 Which token to sell, among kinds that the payment does not need."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "amount", "face")
    RULE: ClassVar[str] = "MI-3.13"

    def __init__(self, who: int, amount: int, face: int) -> None:
        super().__init__(who)
        self.amount = amount
        self.face = face

    def moves(self, s: MinervaState) -> list[Move]:
        goods = s.players[self.who].goods
        at = self.face * RESOURCES
        cost = s.tiles.cost
        return [SELL[good] for good in range(RESOURCES) if goods[good] > cost[at + good]]

    def choose(self, s: MinervaState, move: Move) -> None:
        sell(s, self.who, move.a)

    def prompt(self, s: MinervaState) -> Message:
        short = self.amount - s.players[self.who].denarii
        return Message("minerva.prompt.sell", [short])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        return [Message("minerva.preview.gain", [1, Good.DENARIUS])]


def sales(player: Player) -> list[Move]:
    """MI-3.22 The free sales: one token of each kind that is held."""
    return [SELL[good] for good in range(RESOURCES) if player.goods[good] > 0]
