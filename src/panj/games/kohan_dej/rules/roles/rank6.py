"""KO-4.26 to KO-4.28 Merchant, Alchemist, Trader."""

from typing import Final

from panj.core.messages import Message
from panj.core.moves import Move
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.one_round import Used
from panj.games.kohan_dej.rules.laws import Law
from panj.games.kohan_dej.rules.roles.power import BonusPower, RolePower
from panj.games.kohan_dej.state import KohanState

MERCHANT_GOLD: Final = 1


class Merchant(BonusPower):
    """KO-4.26 One extra gold at the start of the turn. It is given by itself, and may be put back
    as long as nothing else was done (KO-9.49): nobody has to be asked for it in every turn."""

    def before(self, s: KohanState) -> None:
        if not s.is_on(Law.BONUS_ANY_TIME):
            s.now.use(Used.BONUS)

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        super().powers(s, seat, found)
        is_open = not s.is_on(Law.BONUS_ANY_TIME) and s.now.may_use(Used.BONUS)
        if is_open and not s.is_on(Law.EFFECTS_AUTOMATIC):
            found.append(ALONE[Do.DECLINE])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        if move.kind == Do.DECLINE:
            s.players[seat].gold -= MERCHANT_GOLD
            s.note("kohan_dej.log.declined", [seat, s.now.role])
        else:
            super().use(s, seat, move)

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        if move.kind == Do.DECLINE:
            return [Message("kohan_dej.preview.without_gold", [MERCHANT_GOLD])]
        return [Message("kohan_dej.preview.gain_gold", [MERCHANT_GOLD])]

    def take(self, s: KohanState, seat: int) -> None:
        """KO-4.26 The gold comes from the bank, whatever is gathered."""
        s.players[seat].gold += MERCHANT_GOLD
        s.note("kohan_dej.log.merchant", [seat])


class Alchemist(RolePower):
    """KO-4.27 Gets back at the end of the turn what his districts cost, unless he does without it:
    see `ending`."""

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.POWER)
        s.note("kohan_dej.log.declined", [seat, s.now.role])

    def preview(self, s: KohanState, seat: int, move: Move) -> list[Message]:
        return [Message("kohan_dej.preview.without_gold", [s.now.spent])]


class Trader(RolePower):
    """KO-4.28, KO-9.50 Trade districts are outside his limit, and may stand in his city already:
    see `building.is_free_of_limit` and `building.may_repeat`."""
