"""KO-4.23 to KO-4.25 Bishop, Abbot, Cardinal."""

from typing import ClassVar, Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.core.state import Decision
from panj.games.kohan_dej.moves import Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.cards import draw_cards
from panj.games.kohan_dej.rules.roles.power import RolePower
from panj.games.kohan_dej.state import KohanState

ABBOT_GOLD: Final = 1


class Bishop(RolePower):
    """KO-4.23 Until the round ends rank 8 cannot touch the city of the player in this role."""

    def at_turn_start(self, s: KohanState, seat: int) -> None:
        s.marks.protected = seat


class Abbot(RolePower):
    """KO-4.24 Takes 1 gold from a richest player, unless he is among the richest himself."""

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.now.may_use(Used.POWER):
            found += [Move(Do.TAKE_FROM_RICHEST, other) for other in richer_than(s, seat)]

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        s.players[move.a].gold -= ABBOT_GOLD
        s.players[seat].gold += ABBOT_GOLD
        s.note("kohan_dej.log.took_from_richest", [seat, move.a])


def richer_than(s: KohanState, seat: int) -> list[int]:
    """KO-4.24 The players with the most gold, if that is more than this player has."""
    most = s.players[seat].gold
    found: list[int] = []
    for other in range(s.seats):
        gold = s.players[other].gold
        if gold > most:
            found = []
            most = gold
        if gold == most and gold > s.players[seat].gold:
            found.append(int(other))
    return found


class ChooseMix(Decision[KohanState]):
    """KO-4.24 How much of the Abbot's income is gold; the rest is cards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who", "income")
    RULE: ClassVar[str] = "KO-4.24"

    def __init__(self, who: int, income: int) -> None:
        super().__init__(who)
        self.income = income

    def moves(self, s: KohanState) -> list[Move]:
        return [Move(Do.MIX, gold) for gold in range(self.income, -1, -1)]

    def choose(self, s: KohanState, move: Move) -> None:
        s.players[self.who].gold += move.a
        drawn = draw_cards(s, self.who, self.income - int(move.a))
        s.note("kohan_dej.log.income_mix", [self.who, move.a, drawn])

    def prompt(self, s: KohanState) -> Message:
        return Message("kohan_dej.prompt.mix", [self.income])

    def preview(self, s: KohanState, move: Move) -> list[Message]:
        return [Message("kohan_dej.preview.mix", [move.a, self.income - move.a])]


class Cardinal(RolePower):
    """KO-4.25 His power is a way of paying: see `payment.ChooseLender`."""
