"""KO-4.26 to KO-4.28 Merchant, Alchemist, Trader."""

from typing import Final

from panj.games.kohan_dej.rules.roles.power import BonusPower, RolePower
from panj.games.kohan_dej.state import KohanState

MERCHANT_GOLD: Final = 1


class Merchant(BonusPower):
    """KO-4.26 One extra gold at the start of the turn."""

    def take(self, s: KohanState, seat: int) -> None:
        """KO-4.26 The gold comes from the bank, whatever is gathered."""
        s.players[seat].gold += MERCHANT_GOLD
        s.note("kohan_dej.log.merchant", [seat])


class Alchemist(RolePower):
    """KO-4.27 Gets back at the end of the turn what his districts cost: see `turn.end_turn`."""


class Trader(RolePower):
    """KO-4.28 Trade districts are outside his limit: see `building.is_free_of_limit`."""
