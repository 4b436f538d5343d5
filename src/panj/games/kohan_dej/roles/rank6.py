"""KO-4.26 to KO-4.28 Merchant, Alchemist, Trader."""

from typing import Final

from panj.core.moves import Move
from panj.games.kohan_dej.moves import ALONE, Do
from panj.games.kohan_dej.records import Law, Used
from panj.games.kohan_dej.roles.power import RolePower
from panj.games.kohan_dej.state import KohanState

MERCHANT_GOLD: Final = 1


class Merchant(RolePower):
    """KO-4.26 One extra gold at the start of the turn."""

    def at_turn_start(self, s: KohanState, seat: int) -> None:
        if not s.is_on(Law.BONUS_ANY_TIME):
            self.take(s, seat)

    def powers(self, s: KohanState, seat: int, found: list[Move]) -> None:
        if s.is_on(Law.BONUS_ANY_TIME) and s.now.may_use(Used.BONUS):
            found.append(ALONE[Do.BONUS])

    def use(self, s: KohanState, seat: int, move: Move) -> None:
        s.now.use(Used.BONUS)
        self.take(s, seat)

    def take(self, s: KohanState, seat: int) -> None:
        """KO-4.26 The gold comes from the bank, whatever is gathered."""
        s.players[seat].gold += MERCHANT_GOLD
        s.note("kohan_dej.log.merchant", [seat])


class Alchemist(RolePower):
    """KO-4.27 Gets back at the end of the turn what his districts cost: see `turn.EndTurn`."""


class Trader(RolePower):
    """KO-4.28 Trade districts are outside his limit: see `building.is_free_of_limit`."""
