"""KO-3.E, KO-3.G A turn: what happens at its start, the main loop, its end."""

from typing import ClassVar, Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Blocked, Decision, Step
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import TurnState, Used
from panj.games.kohan_dej.rules.building import add_builds, is_free_of_limit, payments, price
from panj.games.kohan_dej.rules.ending import add_waivers, end_turn, waive, waive_preview
from panj.games.kohan_dej.rules.gathering import (
    GATHERING,
    add_gathering,
    gather,
    gather_preview,
)
from panj.games.kohan_dej.rules.income import add_income, has_income, income_preview, take_income
from panj.games.kohan_dej.rules.payment import start_build
from panj.games.kohan_dej.rules.roles.rank4 import owes_crown
from panj.games.kohan_dej.rules.roles.table import POWERS
from panj.games.kohan_dej.rules.uniques import (
    LABORATORY_GOLD,
    SMITHY_CARDS,
    SMITHY_GOLD,
    add_uniques,
    use_unique,
)
from panj.games.kohan_dej.showing.reasons import blocked_cards
from panj.games.kohan_dej.state import KohanState
from panj.games.kohan_dej.tables import CROWN_RANK, RANK, Role

INCOMES: Final = (Do.INCOME, Do.PLAIN_INCOME)
WAIVERS: Final = (Do.WAIVE_POOR_HOUSE, Do.WAIVE_PARK)


class StartTurn(Step[KohanState]):
    """KO-3.17 The turn begins: the role's own effects, then the main loop."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "role", "gathered")

    def __init__(self, who: int, role: int, gathered: int) -> None:
        super().__init__(who)
        self.role = role
        self.gathered = gathered

    def run(self, s: KohanState) -> None:
        s.turn += 1
        s.now = TurnState(self.who, self.role, self.gathered, 0, 0, 0, 0)
        if self.role == s.marks.bewitched and self.role != Role.EMPEROR:
            s.now.use(Used.CROWN)  # KO-4.12 a bewitched King takes the crown himself
        s.then([TakeTurn(self.who)])
        POWERS[self.role].at_turn_start(s, self.who)


class TakeTurn(Decision[KohanState]):
    """KO-3.25 The player does one thing after another, in any order, until he ends the turn."""

    RULE: ClassVar[str] = "KO-3.25"
    SECRET: ClassVar[bool] = True

    def moves(self, s: KohanState) -> list[Move]:
        found: list[Move] = []
        now = s.now
        if now.gathered == 0:
            add_gathering(s, self.who, found)
        add_income(s, self.who, found)
        POWERS[now.role].powers(s, self.who, found)
        add_builds(s, self.who, found)
        add_uniques(s, self.who, found)
        if may_end(s):
            add_waivers(s, self.who, found)
            found.append(ALONE[Do.END_TURN])
        return found

    def choose(self, s: KohanState, move: Move) -> None:
        who = self.who
        POWERS[s.now.role].before(s)
        if move.kind == Do.END_TURN:
            end_turn(s, who)
            return
        s.then([self])
        if move.kind in GATHERING:
            s.now.gathered = 1
            gather(s, who, move)
        elif move.kind in INCOMES:
            take_income(s, who, move)
        elif move.kind in WAIVERS:
            waive(s, who, move)
        elif move.kind == Do.BUILD:
            start_build(s, who, int(move.a), False)
        elif not use_unique(s, who, move):
            POWERS[s.now.role].use(s, who, move)

    def prompt(self, s: KohanState) -> Message:
        if s.now.gathered == 0:
            return Message("kohan_dej.prompt.turn_gather", [s.now.role])
        return Message("kohan_dej.prompt.turn", [s.now.role])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        return turn_preview(s, self.who, move)

    def is_final(self, s: KohanState, move: Move) -> bool:
        return move.kind == Do.END_TURN and has_more_to_take(s, self.who)

    def blocked(self, s: KohanState) -> list[Blocked]:
        found = blocked_cards(s, self.who)
        return found + POWERS[s.now.role].blocked(s, self.who)


def has_more_to_take(s: KohanState, seat: int) -> bool:
    """KO-3.26 Whether ending the turn would give up an income, which is never harmful."""
    return has_income(s, seat) or POWERS[s.now.role].has_gold_to_take(s, seat)


def turn_preview(s: KohanState, seat: int, move: Move) -> list[Message]:
    """KO-3.25 What a move of the main loop would cost and gain."""
    kind = move.kind
    if kind in GATHERING:
        return gather_preview(s, seat, move)
    if kind in INCOMES:
        return income_preview(s, seat, move)
    if kind in WAIVERS:
        return waive_preview(move)
    if kind == Do.BUILD:
        return build_preview(s, seat, move)
    if kind == Do.LABORATORY:
        return [Message("kohan_dej.preview.gain_gold", [LABORATORY_GOLD])]
    if kind == Do.SMITHY:
        return [Message("kohan_dej.preview.pay_draw", [SMITHY_GOLD, SMITHY_CARDS])]
    return POWERS[s.now.role].preview(s, seat, move)


def build_preview(s: KohanState, seat: int, move: Move) -> list[Message]:
    """KO-3.34 The price, or that there are other ways to pay."""
    ways = payments(s, seat, move.a, len(s.players[seat].hand) - 1)
    if ways == [Do.PAY_GOLD]:
        said = [Message("kohan_dej.preview.pay_gold", [price(s, seat, move.a)])]
    else:
        said = [Message("kohan_dej.preview.ways", [len(ways)])]
    if is_free_of_limit(s, move.a):
        said.append(Message("kohan_dej.preview.outside_limit", []))
    return said


def may_end(s: KohanState) -> bool:
    """KO-3.40, KO-6.7 The player has gathered, and moved the crown where he must."""
    if s.now.gathered == 0:
        return False
    return RANK[s.now.role] != CROWN_RANK or not owes_crown(s)
