"""MI-4.13, MI-4.14, MI-4.21 Arrow effects: pay the left side for the right, as often as wanted."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision, Step
from panj.games.minerva.moves import BUY, EXCHANGE, STOP, Do
from panj.games.minerva.rules.payment import FOR_NOTHING, RaiseCash, can_raise, gain, pay
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import RESOURCE_LIMIT, RESOURCES, Good


def can_exchange(s: MinervaState, who: int, face: i64) -> bool:
    """MI-4.1 Whether at least one exchange is payable; otherwise nothing is asked."""
    tiles = s.tiles
    paid = tiles.left[face]
    if paid == Good.DENARIUS:
        return can_raise(s.players[who], tiles.left_count[face]) and has_space(s, who)
    if paid == Good.TWO_DIFFERENT:
        return kinds_held(s, who) >= 2
    return s.players[who].goods[paid] >= tiles.left_count[face]


def has_space(s: MinervaState, who: int) -> bool:
    """MI-4.21 Whether some kind is held less than six times."""
    goods = s.players[who].goods
    return any(goods[good] < RESOURCE_LIMIT for good in range(RESOURCES))


def kinds_held(s: MinervaState, who: int) -> i64:
    """MI-4.14 How many kinds of resources the player holds."""
    goods = s.players[who].goods
    kinds: i64 = 0
    for good in range(i64(RESOURCES)):
        if goods[good] > 0:
            kinds += 1
    return kinds


class Exchange(Decision[MinervaState]):
    """What all exchanges share: the tile that allows them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face")

    def __init__(self, who: int, face: int) -> None:
        super().__init__(who)
        self.face = face

    def again(self, s: MinervaState) -> None:
        """MI-4.1 One exchange after the other, while one is payable."""
        if can_exchange(s, self.who, self.face):
            s.then([self])


class SetExchanges(Exchange):
    """MI-4.13 One kind is paid: the number of exchanges is all there is to say."""

    RULE: ClassVar[str] = "MI-4.13"

    def moves(self, s: MinervaState) -> list[Move]:
        tiles = s.tiles
        held = s.players[self.who].goods[tiles.left[self.face]]
        return EXCHANGE[: held // tiles.left_count[self.face] + 1]

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.a == 0:
            return
        tiles = s.tiles
        face = self.face
        goods = s.players[self.who].goods
        paid = tiles.left[face]
        goods[paid] = goods[paid] - move.a * tiles.left_count[face]
        gained = move.a * tiles.right_count[face]
        if s.notes is not None:
            operands: list[int | str] = [self.who, move.a * tiles.left_count[face], paid]
            s.note("minerva.log.exchanged", [*operands, gained, tiles.right[face]])
        gain(s, self.who, tiles.right[face], gained)

    def prompt(self, s: MinervaState) -> Message:
        tiles = s.tiles
        face = self.face
        return Message("minerva.prompt.exchange", [face, tiles.left[face], tiles.right[face]])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        tiles = s.tiles
        face = self.face
        if move.a == 0:
            return []
        return [
            Message("minerva.preview.pay", [move.a * tiles.left_count[face], tiles.left[face]]),
            Message("minerva.preview.gain", [move.a * tiles.right_count[face], tiles.right[face]]),
        ]


class PayPairs(Exchange):
    """MI-4.14 Two resources of different kinds, a new pair each time, or stop."""

    RULE: ClassVar[str] = "MI-4.14"

    def moves(self, s: MinervaState) -> list[Move]:
        goods = s.players[self.who].goods
        found: list[Move] = []
        for first in range(RESOURCES):
            for second in range(first + 1, RESOURCES):
                if goods[first] > 0 and goods[second] > 0:
                    found.append(Move(Do.PAY_PAIR, first, second))
        found.append(STOP)
        return found

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.STOP:
            return
        tiles = s.tiles
        goods = s.players[self.who].goods
        goods[move.a] = goods[move.a] - 1
        goods[move.b] = goods[move.b] - 1
        count = tiles.right_count[self.face]
        if s.notes is not None:
            operands: list[int | str] = [self.who, move.a, move.b, count, tiles.right[self.face]]
            s.note("minerva.log.paid_pair", operands)
        gain(s, self.who, tiles.right[self.face], count)
        self.again(s)

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.pay_pair", [self.face])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        if move.kind == Do.STOP:
            return []
        tiles = s.tiles
        amounts: list[int | str] = [tiles.right_count[self.face], tiles.right[self.face]]
        return [Message("minerva.preview.gain", amounts)]


class BuyResources(Exchange):
    """MI-4.21 Denarii for resources of choice, one at a time, or stop."""

    RULE: ClassVar[str] = "MI-4.21"

    def moves(self, s: MinervaState) -> list[Move]:
        goods = s.players[self.who].goods
        found = [BUY[good] for good in range(RESOURCES) if goods[good] < RESOURCE_LIMIT]
        found.append(STOP)
        return found

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.BUY:
            cost = s.tiles.left_count[self.face]
            s.then(
                [
                    RaiseCash(self.who, cost, FOR_NOTHING),
                    ReceiveBought(self.who, self.face, move.a),
                ]
            )

    def prompt(self, s: MinervaState) -> Message:
        return Message("minerva.prompt.buy", [self.face, s.tiles.left_count[self.face]])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        if move.kind == Do.STOP:
            return []
        return [
            Message("minerva.preview.pay", [s.tiles.left_count[self.face], Good.DENARIUS]),
            Message("minerva.preview.gain", [1, move.a]),
        ]


class ReceiveBought(Step[MinervaState]):
    """MI-4.21 The denarii are there: pay them, take the resource, and ask again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face", "good")

    def __init__(self, who: int, face: int, good: int) -> None:
        super().__init__(who)
        self.face = face
        self.good = good

    def run(self, s: MinervaState) -> None:
        cost = s.tiles.left_count[self.face]
        pay(s, self.who, cost)
        gain(s, self.who, self.good, 1)
        if s.notes is not None:
            s.note("minerva.log.bought", [self.who, self.good, cost])
        BuyResources(self.who, self.face).again(s)
