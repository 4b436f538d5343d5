"""MI-3.15, MI-6.5 Taking a tile from the display: payment, solo pairs, and refilling temples."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.moves import Move
from panj.core.state import Step
from panj.games.minerva.moves import Do
from panj.games.minerva.payment import can_pay, pay_cost, pay_fee
from panj.games.minerva.placing import PlaceTile
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import Face


class PayTile(Step[MinervaState]):
    """MI-3.15, MI-9.17 The fee first, then the cost; then the cell is asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "face", "pair")

    def __init__(self, who: int, face: int, pair: int) -> None:
        super().__init__(who)
        self.face = face
        self.pair = pair

    def run(self, s: MinervaState) -> None:
        pay_fee(s, self.who)
        pay_cost(s, self.who, self.face)
        s.then([PlaceTile(self.who, self.face, self.pair)])


def pair_builds(s: MinervaState, who: int) -> list[Move]:
    """MI-6.5 The halves of pairs that can be paid, and the round tiles that can be taken."""
    player = s.players[who]
    found: list[Move] = []
    for pair in range(len(s.pairs) // 2):
        first: i64 = s.pairs[pair * 2]
        second: i64 = s.pairs[pair * 2 + 1]
        if can_pay(s.tiles, player, first, 0):
            found.append(Move(Do.BUILD_HALF, pair, first))
        if second == Face.ROUND:
            found.append(Move(Do.TAKE, pair))
        elif second != Face.EMPTY and second != first and can_pay(s.tiles, player, second, 0):
            found.append(Move(Do.BUILD_HALF, pair, second))
    return found
