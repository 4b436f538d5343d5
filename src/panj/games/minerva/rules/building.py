"""MI-3.12, MI-3.15, MI-6.5 What is on offer, and paying for a tile of it."""

from typing import ClassVar

from mypy_extensions import i64

from panj.core.moves import Move
from panj.core.state import Step
from panj.games.minerva.moves import BUILD, HALVES, Do
from panj.games.minerva.rules.payment import can_pay, pay_cost, pay_fee
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import LOCATION_FACES, Face


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


def offered(s: MinervaState) -> list[int]:
    """MI-3.12 The faces in the display and the temple row, each once."""
    if s.is_solo:
        faces = sorted({face for face in s.pairs if Face.EMPTY < face < LOCATION_FACES})
    else:
        faces = [face for face in range(LOCATION_FACES) if s.display[face]]
    return faces + s.row


def builds(s: MinervaState, who: int, fee: i64) -> list[Move]:
    """MI-3.12, MI-9.27 Every tile in the display that can be paid; equal tiles are one option."""
    found: list[Move] = []
    player = s.players[who]
    if s.is_solo:
        found += pair_builds(s, who)
    else:
        display = s.display
        for face in range(i64(LOCATION_FACES)):
            if display[face] != 0 and can_pay(s.tiles, player, face, fee):
                found.append(BUILD[face])
    for temple in s.row:
        if can_pay(s.tiles, player, temple, fee):
            found.append(BUILD[temple])
    return found


def pair_builds(s: MinervaState, who: int) -> list[Move]:
    """MI-6.5 The halves of pairs that can be paid, and the round tiles that can be taken."""
    player = s.players[who]
    found: list[Move] = []
    for pair in range(len(s.pairs) // HALVES):
        first: i64 = s.pairs[pair * HALVES]
        second: i64 = s.pairs[pair * HALVES + 1]
        if can_pay(s.tiles, player, first, 0):
            found.append(Move(Do.BUILD_HALF, pair, first))
        if second == Face.ROUND:
            found.append(Move(Do.TAKE, pair))
        elif second != Face.EMPTY and second != first and can_pay(s.tiles, player, second, 0):
            found.append(Move(Do.BUILD_HALF, pair, second))
    return found
