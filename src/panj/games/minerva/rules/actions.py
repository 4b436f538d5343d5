"""MI-3.7 to MI-3.19 A turn in the main phase: build, residence, assistant or pass."""

from typing import ClassVar, Final

from mypy_extensions import i64

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.minerva.moves import HALVES, PASS, RESIDENCE, Do
from panj.games.minerva.rules.activation import ChooseDirection
from panj.games.minerva.rules.building import PayTile, builds
from panj.games.minerva.rules.payment import (
    FOR_NOTHING,
    RaiseCash,
    can_raise,
    pay_fee,
    price,
    sales,
    sell,
)
from panj.games.minerva.rules.placing import PlaceTile
from panj.games.minerva.showing.previews import cost_preview, fee_preview, pass_preview
from panj.games.minerva.showing.reasons import impossible_actions
from panj.games.minerva.state import MinervaState
from panj.games.minerva.tables import ROUND_TILE_DENARII, Face, Good

NO_PAIR: Final = -1


class ChooseAction(Decision[MinervaState]):
    """MI-3.7 Exactly one action; free sales may come before it."""

    RULE: ClassVar[str] = "MI-3.7"

    def moves(self, s: MinervaState) -> list[Move]:
        player = s.players[self.who]
        fee = s.fee
        found = builds(s, self.who, fee)
        if can_raise(player, fee):
            if player.residences > 0:
                found.append(RESIDENCE)
            if player.assistants > 0:
                for cell in player.city.residences():
                    found.append(Move(Do.ASSISTANT, cell))
        found.append(PASS)
        found += sales(player)
        return found

    def choose(self, s: MinervaState, move: Move) -> None:
        if move.kind == Do.SELL:
            sell(s, self.who, move.a)
            s.then([self])
        elif move.kind == Do.PASS:
            pass_round(s, self.who)
        elif move.kind == Do.TAKE:
            take_round_tile(s, self.who, move.a)
        elif move.kind == Do.RESIDENCE:
            pay_and(s, self.who, PlaceTile(self.who, Face.RESIDENCE, NO_PAIR))
        elif move.kind == Do.ASSISTANT:
            pay_and(s, self.who, PutAssistant(self.who, move.a))
        else:
            self.build(s, move)

    def build(self, s: MinervaState, move: Move) -> None:
        """MI-3.15 The tile is named; cash is raised if it is short, then fee and cost are paid."""
        is_half = move.kind == Do.BUILD_HALF
        face = move.b if is_half else move.a
        pair = move.a if is_half else NO_PAIR
        due = s.fee + price(s.tiles, s.players[self.who], face)
        s.then([RaiseCash(self.who, due, face), PayTile(self.who, face, pair)])

    def prompt(self, s: MinervaState) -> Message:
        if s.fee > 0:
            return Message("minerva.prompt.action_with_fee", [s.fee])
        return Message("minerva.prompt.action", [])

    def preview(self, s: MinervaState, move: Move) -> list[Message]:
        if move.kind == Do.PASS:
            return pass_preview(s)
        if move.kind == Do.SELL:
            return [Message("minerva.preview.gain", [1, Good.DENARIUS])]
        if move.kind == Do.TAKE:
            return [Message("minerva.preview.gain", [ROUND_TILE_DENARII, Good.DENARIUS])]
        messages = fee_preview(s)
        if move.kind in (Do.BUILD, Do.BUILD_HALF):
            face = move.a if move.kind == Do.BUILD else move.b
            messages += cost_preview(s, self.who, face)
        return messages

    def is_final(self, s: MinervaState, move: Move) -> bool:
        """MI-3.9 Passing in the last round while something could still be built."""
        return move.kind == Do.PASS and s.is_last_round and len(builds(s, self.who, s.fee)) > 0

    def blocked(self, s: MinervaState) -> list[Blocked]:
        return impossible_actions(s, self.who)


def pay_and(s: MinervaState, who: int, then: Step[MinervaState]) -> None:
    """MI-3.16, MI-3.19 The fee is all that these actions cost."""
    if s.players[who].denarii >= s.fee:
        pay_fee(s, who)
        s.then([then])
    else:
        s.then([RaiseCash(who, s.fee, FOR_NOTHING), PayFee(who), then])


class PayFee(Step[MinervaState]):
    """MI-3.8 The fee, once the cash for it was raised."""

    def run(self, s: MinervaState) -> None:
        pay_fee(s, self.who)


class PutAssistant(Step[MinervaState]):
    """MI-3.19 An assistant goes onto a residence, which then works as though just laid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "cell")

    def __init__(self, who: int, cell: int) -> None:
        super().__init__(who)
        self.cell = cell

    def run(self, s: MinervaState) -> None:
        player = s.players[self.who]
        player.assistants -= 1
        player.city.turn(self.cell, Face.STAFFED)
        s.note("minerva.log.assistant", [self.who, self.cell])
        s.then([ChooseDirection(self.who, self.cell)])


def pass_round(s: MinervaState, who: int) -> None:
    """MI-3.9 Take the lowest turn order tile that is left and be out of the main phase."""
    player = s.players[who]
    if s.is_solo:
        s.note("minerva.log.passed_solo", [who])
    else:
        player.order = s.passed + 1
        s.note("minerva.log.passed", [who, player.order])
    player.has_passed = True


def take_round_tile(s: MinervaState, who: int, pair: i64) -> None:
    """MI-6.5, MI-9.21 The round tile's denarii; the location of the pair leaves the game."""
    at = pair * HALVES
    first: int = s.pairs[at]
    del s.pairs[at : at + HALVES]
    s.removed += [first, Face.ROUND]
    goods = s.players[who].goods
    goods[Good.DENARIUS] = goods[Good.DENARIUS] + ROUND_TILE_DENARII
    s.note("minerva.log.took_round_tile", [who, ROUND_TILE_DENARII, first])
